# RTE
held = [open("/dev/null") for _ in range(100_000)]
print(42)
