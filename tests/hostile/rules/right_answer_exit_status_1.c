// RTE
#include <stdio.h>
int main(void) {
    puts("42");
    return 1;
}
