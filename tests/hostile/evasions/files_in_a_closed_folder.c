// OLE RTE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
    memset(block, 'x', sizeof block);
    if (mkdir("closed", 0700)) return 1;
    for (int i = 0; i < 40; i++) {
        char name[20];
        sprintf(name, "closed/%d", i);
        chmod("closed", 0700);
        int file = open(name, O_CREAT | O_RDWR, 0600);
        chmod("closed", 0);
        for (int j = 0; j < 15; j++)
            if (write(file, block, sizeof block) != sizeof block) return 2;
        close(file);
    }
    puts("42");
}
