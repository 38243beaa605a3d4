// MLE RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(void) {
    int size = 1 << 20, ends[2];
    char *block = malloc(60 * size);
    memset(block, 'x', 60 * size);
    for (int i = 0; i < 60; i++) {
        if (pipe(ends) || fcntl(ends[1], F_SETPIPE_SZ, size) < 0) return 1;
        fcntl(ends[1], F_SETFL, O_NONBLOCK);
        if (write(ends[1], block, size) < 0) return 2;
    }
    usleep(100000);
    puts("42");
}
