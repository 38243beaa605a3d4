// RTE TLE
#include <pthread.h>
#include <unistd.h>
static void *sleeper(void *nothing) { for (;;) pause(); return nothing; }
int main(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 64 << 10);
    for (;;) pthread_create(&thread, &attributes, sleeper, NULL);
}
