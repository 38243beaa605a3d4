// OLE
#include <stdio.h>
int main(void) { for (;;) fputs("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", stderr); }
