"""The authority: one game at one table, with seats, the only dealer, clocks, undo, and what each seat may know of it.

`Match` is a game alone, for a terminal or a simulation. `Table` is a game among people: a value that grows line by line
from a journal. Time, randomness, storage and transport all come from outside.
"""

from pithead.match.play import Match, open_match, play_out, resume_match
from pithead.match.table import Table

__all__ = ["Match", "Table", "open_match", "play_out", "resume_match"]
