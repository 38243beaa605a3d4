"""Problem packages: those of others judged and verified, and ours made for other judges."""
