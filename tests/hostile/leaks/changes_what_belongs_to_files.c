// RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/fs.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
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
    int folder = open(".", O_RDONLY), version = 1;  // its own, where the next program begins too
    long flags = FS_SYNC_FL;
    if (!ioctl(folder, FS_IOC_SETFLAGS, &flags)) return 0;
    if (!ioctl(folder, FS_IOC_SETVERSION, &version)) return 0;
    return 9;
}
