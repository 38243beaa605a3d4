"""What lessons say of Alcazar, and what a page needs to draw it."""

TITLE = "Alcazar"
