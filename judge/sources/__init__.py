"""Source files before they are compiled: what they say, and how they are copied."""
