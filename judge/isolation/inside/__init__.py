"""The supervisor, a process of its own: python -I -S, with this folder as its only path."""
