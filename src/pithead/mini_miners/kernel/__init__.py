"""Mini Miners in arrays: the same names as in the plain engine, the same rules, many times faster."""
