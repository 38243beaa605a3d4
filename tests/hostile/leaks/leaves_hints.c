// RTE
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
int main(int count, char **words) {
    (void)count;
    uint64_t hint = RWH_WRITE_LIFE_LONG;  // of one file, for all who run it after us
    int program = open(words[0], O_RDONLY), folder = open(".", O_RDONLY);
    if (!fcntl(program, F_SET_RW_HINT, &hint)) return 0;
    if (!fcntl(folder, F_SET_RW_HINT, &hint)) return 0;
    return 9;
}
