// WA RTE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
int main(int count, char **words) {
    char path[4096];
    fgets(path, sizeof path, stdin);
    path[strcspn(path, "\n")] = 0;
    const char *targets[] = {path, words[count - 1], "/proc/self/fd/0", "/proc/self/exe", "/usr/bin/env"};
    for (int i = 0; i < 5; i++) {
        int file = open(targets[i], O_RDWR | O_TRUNC);
        if (file >= 0 && write(file, "spoilt", 6) == 6) puts("written");
        chmod(targets[i], 0);
        unlink(targets[i]);
    }
}
