"""The judge: runs programs on test cases under limits, and checks their answers."""
