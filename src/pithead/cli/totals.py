"""The table of totals: every part of the score in a row, every player in a column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.cli.words import say
from pithead.words.shell import ScoreSheet
from pithead.words.spans import Line, Span, line

COLUMNS: Final = 72
"""The widest table, so that it fits into a dialog on a terminal of 80 columns."""


def total_lines(accounts: Sequence[ScoreSheet]) -> list[Line]:
    """What everybody has, part by part, and the sum; nothing where a game tells no points."""
    if not accounts:
        return []
    total = say("play-total")
    rows = [(part.name, [account.parts[number].points for account in accounts]) for number, part in enumerate(accounts[0].parts)]
    if [name for name, _ in rows] == [total]:
        rows = []
    head = max(len(name) for name in (total, *(name for name, _ in rows)))
    widest = max(len(account.name) for account in accounts)
    width = max(6, min(widest, (COLUMNS - head) // len(accounts) - 2))
    names = [account.name if len(account.name) <= width else account.name[: width - 1] + "…" for account in accounts]
    return [
        line(" " * head, *(Span(f"  {name:>{width}}", "name") for name in names)),
        *(line(f"{name:{head}}", *(f"  {points:{width}}" for points in column)) for name, column in rows),
        line(Span(f"{total:{head}}" + "".join(f"  {account.total:{width}}" for account in accounts), "title")),
    ]
