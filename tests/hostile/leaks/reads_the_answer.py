# WA RTE
answer = input()
print(open(answer).read())
