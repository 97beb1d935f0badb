"""The coach: what to do now and why, what a decision has lost, and how much of a game was luck."""
