// MLE
#include <stdlib.h>
int main(void) {
    for (;;) {
        volatile char *held = malloc(1 << 20);
        for (int i = 0; held && i < 1 << 20; i += 4096) held[i] = 1;
    }
}
