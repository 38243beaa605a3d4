// MLE RTE
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
static volatile char own[70 << 20];
static struct sock_filter code[4096];
// What the kernel makes of a filter is counted by nobody, and all of a machine have 528 MB of it.
static int hold(void) {
    struct sock_fprog filter = {4096, code};
    if (!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) && !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter)) return 0;
    for (int pair = 0; pair < 120; pair++) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return 1;
        for (int end = 0; end < 2; end++)
            if (setsockopt(ends[end], SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter)) return 1;
    }
    return usleep(300000), 0;
}
int main(void) {
    for (int i = 0; i < 4096; i++) code[i] = (struct sock_filter){BPF_LD | BPF_IMM, 0, 0, i << 16};
    code[4095] = (struct sock_filter){BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW};
    for (int i = 0; i < 8; i++)
        if (!fork()) return hold();
    for (int i = 0; i < sizeof own; i += 4096) own[i] = 1;
    int status;
    while (wait(&status) > 0)
        if (status) return 2;
    puts("42");
}
