// RTE
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>
// A user has so many files in flight as one process may have open: the judge could send no more.
int main(void) {
    int ends[2], sent = 0;
    char byte = 'x', room[CMSG_SPACE(250 * sizeof(int))] = {0};
    struct iovec part = {&byte, 1};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
    struct mmsghdr messages = {message};
    struct cmsghdr *files = CMSG_FIRSTHDR(&message);
    files->cmsg_level = SOL_SOCKET;
    files->cmsg_type = SCM_RIGHTS;
    files->cmsg_len = CMSG_LEN(250 * sizeof(int));
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return 9;
    while (sendmsg(ends[0], &message, MSG_DONTWAIT) > 0) sent += 250;
    while (sendmmsg(ends[0], &messages, 1, MSG_DONTWAIT) > 0) sent += 250;
    printf("%d are in flight\n", sent);
    fflush(stdout);
    return sent ? sleep(1) : 9;
}
