"""A model that thinks about Mini Miners: it samples what it can't see, and tries its choices out."""
