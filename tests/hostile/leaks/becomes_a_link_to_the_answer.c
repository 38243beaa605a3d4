// WA RTE
#include <stdio.h>
#include <string.h>
#include <unistd.h>
int main(int count, char **words) {
    char path[4096];
    fgets(path, sizeof path, stdin);
    path[strcspn(path, "\n")] = 0;
    unlink(words[count - 1]);
    if (symlink(path, words[count - 1])) perror("symlink");
    execl("/bin/cat", "cat", words[count - 1], NULL);
    return 1;
}
