"""What tests share; a test module imports from here, and never from another test module."""
