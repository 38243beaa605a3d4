"""What puzzles are made of: random answers, and where they have others near by."""
