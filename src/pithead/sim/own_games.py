"""What a thread of a graphics card keeps of a game that it has played."""

from __future__ import annotations

from typing import Any

from pithead.sim.playing import add_sums, write_row
from pithead.sim.words import Words


def keep_game(state: Words, decisions: int, rows: Any, place: int, own: Words) -> None:
    """How a game went: in its row where there are rows, else in the sums of this thread."""
    if len(rows):
        write_row(state, decisions, rows, place)
    else:
        add_sums(state, decisions, own)
