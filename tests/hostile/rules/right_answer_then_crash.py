# RTE
print(42)
raise ZeroDivisionError
