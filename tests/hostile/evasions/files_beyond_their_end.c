// OLE RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
int main(void) {
    for (int i = 0; i < 200; i++) {
        char name[20];
        sprintf(name, "%d", i);
        int file = open(name, O_CREAT | O_RDWR, 0600);
        if (file < 0 || fallocate(file, FALLOC_FL_KEEP_SIZE, 0, 15 << 20)) return 1;
    }
    puts("42");
}
