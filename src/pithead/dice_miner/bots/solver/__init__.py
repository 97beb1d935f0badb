"""The last moves of a game of two, solved exactly."""
