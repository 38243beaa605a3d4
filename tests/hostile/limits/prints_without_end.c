// OLE
#include <stdio.h>
int main(void) { for (;;) puts("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"); }
