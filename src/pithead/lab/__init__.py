"""Studies of balance: many games, counted, with intervals; what every game's lab shares."""
