"""Players of Dice Miner: greedy, and those that search."""
