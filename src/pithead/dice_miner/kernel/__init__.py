"""Dice Miner on arrays: the phases under the plain engine's names, in the order of the book."""
