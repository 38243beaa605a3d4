// RTE
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
int main(void) {
#ifdef __x86_64__
    long own = syscall(0x40000000 + SYS_getpid), process;
    if (own > 0) return puts("x32"), 0;
    __asm__ volatile("int $0x80" : "=a"(process) : "a"(20) : "memory", "r8", "r9", "r10", "r11");
    return printf("i386: %ld\n", process), 0;
#endif
    return 9;
}
