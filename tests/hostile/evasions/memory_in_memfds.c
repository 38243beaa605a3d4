// MLE RTE
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
static char block[1 << 20];
int main(void) {
    memset(block, 'x', sizeof block);
    for (int file = 0; file < 27; file++) {
        int held = memfd_create("held", 0);
        if (held < 0) return 1;
        for (int i = 0; i < 15; i++)
            if (write(held, block, sizeof block) < 0) return 2;
    }
    puts("42");
}
