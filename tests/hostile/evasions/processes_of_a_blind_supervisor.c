// RTE
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
    struct rlimit none = {2, 2};
    prlimit(1, RLIMIT_NOFILE, &none, 0);
    prlimit(getppid(), RLIMIT_NOFILE, &none, 0);
    for (int i = 0; i < 100; i++) {
        int child = fork();
        if (child < 0) return 3;
        if (!child) return sleep(1), 0;
    }
    while (wait(0) > 0);
    puts("42");
}
