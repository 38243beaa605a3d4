"""What each judge needs besides a solution: a program that imports it as if it lay beside it."""
