"""The authority: one game at one table, with seats, the only dealer, clocks, undo, and what each seat may know of it.

There is one `Table`: a value that grows entry by entry, by what `commands` decides. A server keeps these entries in a journal; a
`Match` holds a table for a terminal, which goes on step by step. Time, randomness, storage and transport all come from outside.
"""

from pithead.match.play import Match, open_match, play_out, resume_match
from pithead.match.table import Table

__all__ = ["Match", "Table", "open_match", "play_out", "resume_match"]
