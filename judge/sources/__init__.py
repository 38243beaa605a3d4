"""What source files say of a program before it is compiled."""
