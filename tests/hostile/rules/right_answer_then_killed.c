// RTE
#include <signal.h>
#include <stdio.h>
int main(void) {
    puts("42");
    fflush(stdout);
    raise(SIGSEGV);
}
