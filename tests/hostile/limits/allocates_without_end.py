# MLE
held = []
while True:
    held.append(bytearray(b"x") * (1 << 20))
