// MLE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#define EACH (60 << 20)
static void *hold(void *nothing) {
    usleep(20000);  // by now the first thread has ended
    volatile char *held = malloc(EACH);
    for (long i = 0; i < EACH; i += 4096) held[i] = 1;
    usleep(200000);
    _exit(0);
}
int main(void) {
    for (int i = 0; i < 4; i++) {
        if (fork()) continue;
        pthread_t thread;
        pthread_create(&thread, 0, hold, 0);
        syscall(SYS_exit, 0);
    }
    int status;
    while (wait(&status) > 0)
        if (status) return 2;
    puts("42");
}
