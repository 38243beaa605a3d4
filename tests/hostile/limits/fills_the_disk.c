// OLE
#include <stdio.h>
int main(void) {
    static char block[4096];
    FILE *file = fopen("large", "w");
    for (;;) fwrite(block, 1, sizeof block, file);
}
