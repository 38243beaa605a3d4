// RTE
#define _GNU_SOURCE
#include <linux/io_uring.h>
#include <linux/keyctl.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
int main(void) {
    struct io_uring_params ring = {0};
    struct perf_event_attr event = {.type = PERF_TYPE_SOFTWARE, .size = sizeof event, .exclude_kernel = 1};
    char text[16];
    struct iovec here = {text, sizeof text}, there = {text, sizeof text};
    long open_doors = 0;
    open_doors += syscall(SYS_io_uring_setup, 1, &ring) >= 0;
    open_doors += syscall(SYS_userfaultfd, 1) >= 0;
    open_doors += syscall(SYS_perf_event_open, &event, 0, -1, -1, 0) >= 0;
    open_doors += syscall(SYS_keyctl, KEYCTL_GET_KEYRING_ID, KEY_SPEC_SESSION_KEYRING, 1) >= 0;
    open_doors += syscall(SYS_add_key, "user", "spoilt", "x", 1, KEY_SPEC_PROCESS_KEYRING) >= 0;
    open_doors += syscall(SYS_bpf, 0, text, sizeof text) >= 0;
    open_doors += syscall(SYS_memfd_secret, 0) >= 0;
    open_doors += syscall(SYS_unshare, CLONE_NEWUSER) >= 0;
    open_doors += syscall(SYS_setns, 0, 0) >= 0;
    open_doors += syscall(SYS_personality, 0xffffffff) >= 0;
    open_doors += process_vm_readv(getppid(), &here, 1, &there, 1, 0) >= 0;
    const int families[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK, AF_PACKET, AF_ALG, AF_VSOCK};
    for (int i = 0; i < 7; i++) {
        open_doors += socket(families[i], SOCK_RAW, 0) >= 0;
        open_doors += socket(families[i], SOCK_DGRAM, 0) >= 0;
        open_doors += socket(families[i], SOCK_STREAM, 0) >= 0;
    }
    printf("%ld doors are open\n", open_doors);
    return open_doors ? 0 : 9;
}
