# WA
print("\x1b[2J\x1b]0;42\x07\x1b[1;1H42")
