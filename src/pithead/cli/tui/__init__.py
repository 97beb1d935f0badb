"""The terminal client: boards drawn in letters and colour, keys and mouse, one screen for everything."""
