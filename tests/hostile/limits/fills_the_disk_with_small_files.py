# OLE
number = 0
while True:
    number += 1
    with open(f"small{number}", "wb") as file:
        file.write(b"x" * 100000)
