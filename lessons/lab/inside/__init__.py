"""What stands in the worker for packages that it has not: see project.py."""
