# OLE
with open("large", "wb") as file:
    while True:
        file.write(b"x" * 4096)
