// MLE RTE
#include <stdio.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
int main(void) {
    size_t size = 8 << 20;
    int made[64], count = 0, failed = 0;
    for (; count < 64 && !failed; count++) {
        made[count] = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
        char *held = made[count] < 0 ? (char *)-1 : shmat(made[count], NULL, 0);
        if (held == (char *)-1) return 1;
        shmctl(made[count], IPC_RMID, NULL);
        memset(held, 'x', size);
    }
    puts("42");
}
