// RTE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    puts("42");
    fflush(stdout);
    abort();
}
