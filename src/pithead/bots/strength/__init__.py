"""How strong the master of a game is: against the one before, with more time, and beside itself with far more time."""
