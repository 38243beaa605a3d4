// RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#ifndef MADV_PAGEOUT
#define MADV_PAGEOUT 21
#endif
int main(void) {
    long contexts = 0;  // of which there are 65536 for the whole machine
    int program = open("/bin/sh", O_RDONLY), folder = open("/usr/bin", O_RDONLY);
    if (program < 0 || folder < 0) return 1;
    if (!syscall(SYS_io_setup, 65000, &contexts)) return puts("nobody else writes behind"), 0;
    if (inotify_init() >= 0) return puts("one of 128 that a user has"), 0;
    if (!fcntl(program, F_SETLEASE, F_RDLCK)) return puts("who updates it waits"), 0;
    if (!fcntl(folder, F_NOTIFY, DN_ACCESS)) return puts("it hears who starts what"), 0;
    if (!posix_fadvise(program, 0, 0, POSIX_FADV_DONTNEED)) return puts("read it again"), 0;
    void *page = mmap(NULL, 4096, PROT_READ, MAP_SHARED, program, 0);
    if (!madvise(page, 4096, MADV_PAGEOUT)) return puts("and again"), 0;
    if (!syscall(SYS_syncfs, program)) return puts("all disks are busy, and it cannot be killed"), 0;
    if (!syscall(SYS_sync)) return puts("the same"), 0;
    struct sigevent nothing = {.sigev_notify = SIGEV_NONE};
    timer_t timer;
    int timers = 0;
    while (timers < 2000 && !timer_create(CLOCK_MONOTONIC, &nothing, &timer)) timers++;
    if (timers == 2000) return puts("and on: a user has some ten thousand, with waiting signals"), 0;
    return 9;
}
