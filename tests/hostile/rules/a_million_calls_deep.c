// AC
#include <stdio.h>
__attribute__((optimize("O0"))) static int deep(int left) { return left ? deep(left - 1) + 1 : 0; }
int main(void) { printf("%d\n", deep(1000000) - 1000000 + 42); }
