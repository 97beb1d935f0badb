"""Ratings: how strong people and bots are by the games they played, and how sure that is."""
