// RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
int main(void) {
    char path[4096];
    fgets(path, sizeof path, stdin);
    path[strcspn(path, "\n")] = 0;
    struct timespec times[2] = {{1, 0}, {1, 0}};
    if (!chmod(path, 0)) return 0;
    if (!utimensat(AT_FDCWD, path, times, 0)) return 0;
    if (!setxattr(path, "user.spoilt", "x", 1, 0)) return 0;
    if (!chown(path, getuid(), getgid())) return 0;
    if (!truncate(path, 0)) return 0;
    return 9;
}
