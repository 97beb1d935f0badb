"""Experiments with Mini Miners, and what its statistics count."""
