"""What is measured: the solutions (bench), and what the judge itself costs (overhead)."""
