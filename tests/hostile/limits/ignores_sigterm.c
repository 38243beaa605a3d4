// TLE
#include <signal.h>
int main(void) {
    for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
    for (volatile int i = 0;; i++);
}
