// OLE RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
    memset(block, 'x', sizeof block);
    for (int i = 0; i < 100; i++) {
        int file = open(".", O_TMPFILE | O_RDWR, 0600);
        if (file < 0) return 1;
        for (int j = 0; j < 15; j++)
            if (write(file, block, sizeof block) != sizeof block) return 2;
    }
    puts("42");
}
