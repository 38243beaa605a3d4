// OLE
#include <stdio.h>
int main(void) { for (int i = 0; i < 100000000; i++) putchar('x'); }
