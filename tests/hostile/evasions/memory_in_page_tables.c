// MLE RTE
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>
int main(void) {
    size_t step = 2 << 20, size = 400L << 30;
    volatile char *held = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (held == MAP_FAILED) return 1;
    madvise((void *)held, size, MADV_NOHUGEPAGE);
    int sum = 0;
    for (size_t at = 0; at < size; at += step) sum += held[at];
    printf("%d\n", 42 + sum);
}
