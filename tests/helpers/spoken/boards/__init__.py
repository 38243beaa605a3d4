"""What the second reader of sentences knows of a board: a module for each puzzle."""
