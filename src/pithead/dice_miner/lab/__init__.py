"""Experiments with Dice Miner, and what its statistics count."""
