"""Dice Miner: draft dice from a mountain, share beer, reroll with magic, score; three rounds."""
