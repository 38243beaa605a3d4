// MLE RTE
#include <stdint.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
static volatile char own[85 << 20];
int main(void) {
    uint64_t attributes[] = {0, 1}, rule[] = {1, 0};  // of Landlock: to bind to a port
    for (int i = 0; i < 6; i++) {
        int rules = syscall(444, attributes, sizeof attributes, 0);
        if (rules < 0) return 1;
        for (rule[1] = 0; rule[1] < 65536; rule[1]++)
            if (syscall(445, rules, 2, rule, 0)) return 1;
    }
    for (int i = 0; i < sizeof own; i += 4096) own[i] = 1;
    usleep(100000);
    puts("42");
}
