// WA RTE; landlock RTE
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
int main(void) {
    struct sockaddr_un place = {.sun_family = AF_UNIX, .sun_path = "\0that-somebody-else-wants"};
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair)) return 1;
    return bind(pair[0], (struct sockaddr *)&place, offsetof(struct sockaddr_un, sun_path) + 25) != 0;
}
