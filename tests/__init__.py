"""The tests; also the second opinions that they ask: peers (clingo) and brute force."""
