# WA RTE
import socket

input()
port = int(input())
for address in ("127.0.0.1", port), ("::1", port), ("192.0.2.1", 80):
    try:
        with socket.create_connection(address, timeout=0.2) as connection:
            print(connection.recv(100).decode())
    except OSError as error:
        print(error)
with socket.socket(socket.AF_UNIX) as connection:
    try:
        connection.connect(f"\0judge-{port}")
        print(connection.recv(100).decode())
    except OSError as error:
        print(error)
