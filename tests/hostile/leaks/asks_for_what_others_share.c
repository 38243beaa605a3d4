// RTE
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>
static int open_doors;
static void tried(long result) {
    open_doors += result >= 0 || errno != EPERM;
}
int main(void) {
    char about[256];
    struct sembuf none = {0};
    tried(shmctl(0, SHM_INFO, (struct shmid_ds *)about));
    tried((long)shmat(0, NULL, 0));
    tried(semctl(0, 0, SEM_INFO, about));
    tried(semop(0, &none, 1));
    tried(semtimedop(0, &none, 1, NULL));
    tried(msgctl(0, MSG_INFO, (struct msqid_ds *)about));
    tried(msgrcv(0, about, 0, 0, IPC_NOWAIT));
    tried(msgsnd(0, about, 0, IPC_NOWAIT));
    tried(syscall(SYS_mq_unlink, "queue"));
    printf("%d doors are open\n", open_doors);
    return open_doors ? 0 : 9;
}
