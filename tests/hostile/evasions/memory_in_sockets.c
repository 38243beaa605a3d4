// MLE RTE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
static char block[1 << 16];
int main(void) {
    memset(block, 'x', sizeof block);
    for (int i = 0; i < 8; i++) {
        if (fork()) continue;
        int pair[2];
        while (!socketpair(AF_UNIX, SOCK_STREAM, 0, pair)) {
            fcntl(pair[0], F_SETFL, O_NONBLOCK);
            fcntl(pair[1], F_SETFL, O_NONBLOCK);
            while (write(pair[0], block, sizeof block) > 0);
            while (write(pair[1], block, sizeof block) > 0);
        }
        if (errno == EPERM) return 1;
        return sleep(1), 0;
    }
    int status;
    while (wait(&status) > 0)
        if (status) return 2;
    puts("42");
}
