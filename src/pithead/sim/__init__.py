"""Millions of games: the rules a second time, on small arrays of numbers, compiled for processors and graphics cards.

The plain engine is the definition; `pithead.sim.proof` compares the two step by step.
"""
