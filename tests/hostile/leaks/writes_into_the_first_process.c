// RTE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    char name[40];
    puts("42");
    int others[] = {1, getppid()};
    for (int i = 0; i < 2; i++) {
        const char *names[] = {"mem", "environ", "fd/0", "maps"};
        for (int j = 0; j < 4; j++) {
            sprintf(name, "/proc/%d/%s", others[i], names[j]);
            if (others[i] && open(name, j ? O_RDONLY : O_RDWR) >= 0) return puts(name), 0;
        }
    }
    return 9;
}
