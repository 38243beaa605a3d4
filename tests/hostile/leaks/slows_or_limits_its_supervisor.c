// RTE
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
    struct rlimit few = {100, 100};
    struct sched_param none = {0};
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    int others[] = {1, getppid()};
    for (int i = 0; i < 2; i++) {
        if (!others[i]) continue;
        if (!prlimit(others[i], RLIMIT_NOFILE, &few, 0)) return puts("limited"), 0;
        if (!setpriority(PRIO_PROCESS, others[i], 19)) return puts("slowed"), 0;
        if (!sched_setscheduler(others[i], SCHED_IDLE, &none)) return puts("idle"), 0;
        if (!sched_setaffinity(others[i], sizeof first, &first)) return puts("kept to a core"), 0;
        if (!syscall(SYS_ioprio_set, 1, others[i], 3 << 13)) return puts("last to read"), 0;
    }
    if (!setpriority(PRIO_USER, 0, 19)) return puts("all slowed"), 0;
    return 9;
}
