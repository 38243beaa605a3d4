// MLE RTE OLE
#include <stdio.h>
#include <sys/xattr.h>
#include <unistd.h>
static char value[60000];
int main(void) {
    char name[64];
    for (int i = 0; i < 4000; i++) {
        sprintf(name, "user.%d", i);
        if (fsetxattr(1, name, value, sizeof value, 0)) return 1;
    }
    usleep(100000);
    puts("42");
}
