"""What is in a small package that is right in all things."""

YAML = "name: Sum\nlicense: cc0\nlimits:\n  memory: 256\n"
SUBMISSIONS = {
    "accepted/sum.py": "print(sum(map(int, input().split())))",
    "wrong_answer/off.py": "print(sum(map(int, input().split())) + 1)",
    "run_time_error/dies.py": "1 / 0",
    "time_limit_exceeded/loops.py": "while True: pass",
}
