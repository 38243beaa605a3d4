"""What lessons say of Nurikabe, and what a page needs to draw it."""

TITLE = "Nurikabe"
