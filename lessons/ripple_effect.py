"""What lessons say of Ripple Effect, and what a page needs to draw it."""

TITLE = "Ripple Effect"
