"""A mind that thinks about Mini Miners: it imagines what it can't see, and tries its choices out."""
