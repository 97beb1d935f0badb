"""Players of Mini Miners: greedy, and those that search."""
