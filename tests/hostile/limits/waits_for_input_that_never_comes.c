// TLE
#include <unistd.h>
int main(void) {
    int ends[2];
    char byte;
    while (read(0, &byte, 1) > 0);
    if (pipe(ends)) return 1;
    return read(ends[0], &byte, 1) == 1;
}
