# MLE
held = bytearray(b"x") * (10 << 30)
