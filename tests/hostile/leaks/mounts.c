// WA RTE
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/mount.h>
#include <unistd.h>
int main(void) {
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS)) perror("unshare");
    if (mount("proc", "/tmp", "proc", 0, NULL)) perror("mount");
    if (mount("tmpfs", "/tmp", "tmpfs", 0, NULL)) perror("mount");
    if (chroot("/tmp")) perror("chroot");
    return 1;
}
