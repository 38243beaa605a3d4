// MLE
#include <stdlib.h>
int main(void) {
    volatile char *held = malloc(10L << 30);
    for (long i = 0; i < 10L << 30; i += 4096) held[i] = 1;
    for (;;);
}
