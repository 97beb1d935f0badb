"""Pithead: two dwarf-mining board games, as values and functions. Unofficial."""

__version__ = "0.1.0"
