// RTE TLE
#include <stdio.h>
#include <unistd.h>
int main(void) {
    if (!fork()) {
        setsid();
        if (!fork()) {
            for (int number = 0; number < 3; number++) close(number);
            for (volatile int i = 0;; i++);
        }
        _exit(0);
    }
    usleep(100000);
    puts("42");
}
