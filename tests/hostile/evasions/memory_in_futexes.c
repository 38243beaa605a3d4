// MLE RTE
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>
#define FUTEX_HASH 78  // PR_FUTEX_HASH and PR_FUTEX_HASH_SET_SLOTS of linux/prctl.h (6.16)
#define SET_SLOTS 1
int main(void) {
    if (prctl(FUTEX_HASH, SET_SLOTS, 1L << 21, 0, 0)) return 9;  // of 64 bytes each
    usleep(100000);
    puts("42");
}
