"""What is read before anything is run: source files, how they are copied; YAML files."""
