// RTE
#include <fcntl.h>
#include <stdio.h>
int main(void) {
    const char *paths[] = {"/proc/sys/kernel/core_pattern", "/proc/sys/vm/drop_caches",
                           "/proc/sysrq-trigger", "/proc/self/oom_score_adj", "/dev/mem", "/dev/kmsg"};
    for (int i = 0; i < 6; i++)
        if (open(paths[i], O_WRONLY) >= 0) {
            puts(paths[i]);
            return 0;
        }
    return 1;
}
