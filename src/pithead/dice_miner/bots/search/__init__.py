"""A model for Dice Miner: it sees a state in small counts, guesses who will win, and looks a few turns ahead."""
