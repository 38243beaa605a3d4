// TLE
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}
int main(void) {
    struct sigaction ignored = {.sa_handler = SIG_IGN, .sa_flags = SA_NOCLDWAIT};
    sigaction(SIGCHLD, &ignored, NULL);
    for (int child = 0; child < 300; child++) {
        if (!fork()) {
            while (seconds(CLOCK_PROCESS_CPUTIME_ID) < 0.007);
            _exit(0);
        }
        wait(NULL);
    }
    puts("42");
}
