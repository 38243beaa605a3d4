// TLE
#include <unistd.h>
int main(void) {
    for (int number = 0; number < 3; number++) close(number);
    for (volatile int i = 0;; i++);
}
