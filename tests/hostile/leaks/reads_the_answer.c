// WA RTE
#include <stdio.h>
#include <string.h>
int main(void) {
    char path[4096], text[4096];
    fgets(path, sizeof path, stdin);
    path[strcspn(path, "\n")] = 0;
    FILE *file = fopen(path, "r");
    if (!file) return 1;
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    puts(text);
}
