// WA
#include <unistd.h>
int main(void) { return write(1, "42\xff\xfe\xc0\x80", 6) != 6; }
