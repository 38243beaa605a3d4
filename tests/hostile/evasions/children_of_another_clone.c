// TLE RTE
#define _GNU_SOURCE
#include <linux/sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}
int main(void) {
    signal(SIGCHLD, SIG_IGN);
    struct clone_args how = {.exit_signal = SIGCHLD, .flags = CLONE_PARENT};
    for (int number = 0; number < 300; number++) {
        long child = syscall(SYS_clone3, &how, sizeof how);
        if (child < 0) return 1;
        if (!child) {
            while (seconds(CLOCK_PROCESS_CPUTIME_ID) < 0.007);
            _exit(0);
        }
        usleep(2000);
    }
    puts("42");
}
