// MLE RTE
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
int main(void) {
    size_t size = 8 << 20;
    for (int i = 0; i < 64; i++) {
        char *held = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (held == MAP_FAILED) return 1;
        memset(held, 'x', size);
        if (madvise(held, size, MADV_DONTNEED)) return 2;
    }
    puts("42");
}
