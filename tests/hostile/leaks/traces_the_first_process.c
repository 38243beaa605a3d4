// RTE
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
    puts("42");
    fflush(stdout);
    int others[] = {1, getppid()};
    for (int i = 0; i < 2; i++)
        if (!fork()) {
            if (ptrace(PTRACE_SEIZE, others[i], NULL, NULL)) return 9;
            sleep(1);
            return 9;
        }
    int status, held = 0;
    while (wait(&status) > 0) held += WEXITSTATUS(status) != 9;
    return held ? 0 : 9;
}
