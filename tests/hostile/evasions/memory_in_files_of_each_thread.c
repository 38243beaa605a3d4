// MLE RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static char page[4096];
static atomic_int full;
static int fill(void *nothing) {
    int ends[2];
    while (!pipe2(ends, O_NONBLOCK))
        while (write(ends[1], page, sizeof page) > 0) {}
    full++;
    for (;;) pause();
}
int main(void) {
    int flags = CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD;
    for (int i = 0; i < 90; i++)
        if (clone(fill, malloc(1 << 14) + (1 << 14), flags, NULL) < 0) return 1;
    while (full < 90) usleep(1000);
    usleep(50000);
    puts("42");
    fflush(stdout);
    _exit(0);
}
