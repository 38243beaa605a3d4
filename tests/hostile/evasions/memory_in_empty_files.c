// MLE RTE OLE; landlock MLE RTE OLE TLE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
static volatile char own[85 << 20];
int main(void) {
    char name[64];
    for (int i = 0; i < 25000; i++) {
        sprintf(name, "%d", i);
        int file = open(name, O_WRONLY | O_CREAT, 0600);
        if (file < 0) return 1;
        close(file);
    }
    for (int i = 0; i < sizeof own; i += 4096) own[i] = 1;
    usleep(100000);
    puts("42");
}
