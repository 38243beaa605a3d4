"""What lessons say of Light Up, and what a page needs to draw it."""

TITLE = "Light Up"
