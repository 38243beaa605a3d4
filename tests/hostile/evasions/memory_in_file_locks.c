// MLE RTE
#include <fcntl.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
static volatile char own[80 << 20];
int main(void) {
    char name[64];
    for (int i = 0; i < 8; i++) {
        if (fork()) continue;
        for (int held = 0; held < 200; held++) {
            sprintf(name, "%d-%d", i, held);
            int file = open(name, O_RDWR | O_CREAT, 0600);
            for (int at = 100; at; at--) {
                struct flock lock = {.l_type = F_WRLCK, .l_start = 2 * at, .l_len = 1};
                if (fcntl(file, F_SETLK, &lock)) return 1;
            }
        }
        return usleep(300000), 0;
    }
    for (int i = 0; i < sizeof own; i += 4096) own[i] = 1;
    int status;
    while (wait(&status) > 0)
        if (status) return 2;
    puts("42");
}
