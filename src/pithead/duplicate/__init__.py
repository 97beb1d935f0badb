"""Duplicate evenings: every table plays the same deals, and everybody is compared with those who had the same seat in the same deal."""
