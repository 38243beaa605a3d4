"""The ground floor: problems, solutions, files, pages, command lines; imports no other room."""
