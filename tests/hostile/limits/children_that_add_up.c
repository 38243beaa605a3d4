// MLE
#include <stdlib.h>
#include <unistd.h>
int main(void) {
    for (int child = 0; child < 6; child++)
        if (!fork()) {
            volatile char *held = malloc(30 << 20);
            for (int i = 0; i < 30 << 20; i += 4096) held[i] = 1;
            for (;;) pause();
        }
    for (;;) pause();
}
