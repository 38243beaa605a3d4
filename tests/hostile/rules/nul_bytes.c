// WA
#include <unistd.h>
int main(void) { return write(1, "42\0\0\0", 5) != 5; }
