"""Mini Miners in words and letters: its shell, its marks, and its catalogues in five languages."""
