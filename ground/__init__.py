"""The ground floor: problems, solutions, files and command lines; it imports no other room."""
