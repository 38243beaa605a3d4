// MLE
__attribute__((optimize("O0"))) static int deep(int calls) { return deep(calls + 1) + 1; }
int main(void) { return deep(0); }
