// RTE TLE
#include <unistd.h>
int main(void) {
    for (;;) {
        if (!fork()) setsid();
    }
}
