"""The page about the strength of masters, from what was measured."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

Figures = dict[str, Any]

HEAD: Final = """# How strong the masters are

Made by `python -m pithead.bots.strength`, from the figures in `strength.json` beside it; all intervals are of 95 %.
Every deal is played from every seat, and counts as one value.
Where the machine is followed by "an earlier master", the shipped one has learned more since.
"""

MATCHES: Final = """## Against the master before

With the same seconds a move. With more than two seats the master before has all others. It plays with its own weights and, where the
arena knows one (`rollouts`), with its own search of three and four.
"""

CURVES: Final = """## What more time brings

Each budget against a quarter of it, in thoughts, which make a match the same on every machine.
"""

LOSSES: Final = """## How far from perfect

Real decisions of games between masters. The master chooses, and so does the same master with many times the thoughts. Where they differ
the game is played on from both choices by quick masters, on the same dice: how much more often the patient one's choice wins is what the
other gives away, in points of winning chance. What the patient one overlooks too is not in it.
"""

EXPLOITERS: Final = """## Who learns to beat it

An exploiter begins with the master's own weights and learns from games against the frozen master alone. Both choose at a glance, in
training and where it is measured: neither searches. Its nets are not told which seat is their own. Where it wins no more than half, this
training found nothing to exploit; that another one would not either is not said.
"""


def page(known: Sequence[Figures]) -> str:
    """The whole page."""
    parts = (matches(_of(known, "match")), curves(_of(known, "curve")), losses(_of(known, "loss")), exploiters(_of(known, "exploiter")))
    return "\n".join([HEAD, *(line for part in parts for line in part)]).rstrip() + "\n"


def _of(known: Sequence[Figures], kind: str) -> list[Figures]:
    found = (each for each in known if each["kind"] == kind)
    return sorted(found, key=lambda each: (each["game"], each["seats"], each.get("times", 0)))


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> Iterator[str]:
    """A table in Markdown, and an empty line."""
    yield _row(heads)
    yield _row(["---"] * len(heads))
    yield from map(_row, rows)
    yield ""


def _row(cells: Sequence[Any]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _won(each: Figures) -> str:
    return f"{each['won_percent']:.1f} ± {each['within']:.1f} %"


def _even(each: Figures) -> str:
    return f"{100 / each['seats']:.1f} %"


def section(found: Sequence[Figures], intro: str, heads: Sequence[str], row: Callable[[Figures], Sequence[Any]]) -> Iterator[str]:
    """What was measured of one kind, a row each; nothing where there is none."""
    if found:
        yield intro
        yield from table(heads, map(row, found))


def matches(found: Sequence[Figures]) -> Iterator[str]:
    """The master against the one before."""

    def row(each: Figures) -> Sequence[Any]:
        return each["game"], each["seats"], each["budget"], f"{each['games']:,}", _won(each), _even(each), each["machine"]

    return section(found, MATCHES, ("game", "seats", "seconds a move", "games", "won", "even would be", "machine"), row)


def curves(found: Sequence[Figures]) -> Iterator[str]:
    """Each budget against a quarter of it."""

    def row(each: Figures) -> Sequence[Any]:
        own, other = (f"{each['iterations'] * factor:,}" for factor in (each["times"], each["times"] // 4))
        own_ms = f"{each['ms_a_decision'][0]:.1f}"
        return each["game"], each["seats"], own, other, f"{each['games']:,}", _won(each), _even(each), own_ms, each["machine"]

    heads = ("game", "seats", "thoughts", "against", "games", "won", "even would be", "ms a decision", "machine")
    return section(found, CURVES, heads, row)


def losses(found: Sequence[Figures]) -> Iterator[str]:
    """What a decision gives away."""

    def row(each: Figures) -> Sequence[Any]:
        loss = f"{100 * each['loss']:.2f} ± {100 * each['within']:.2f} points"
        asked = (each["game"], each["seats"], f"{each['iterations']:,}", each["times"], f"{each['positions']:,}")
        return *asked, f"{100 * each['differs']:.0f} %", loss, each["decisions"], each["machine"]

    counts = ("thoughts", "times", "positions", "choices differ")
    return section(found, LOSSES, ("game", "seats", *counts, "given away at a decision", "decisions of a seat", "machine"), row)


def exploiters(found: Sequence[Figures]) -> Iterator[str]:
    """What somebody wins who has learned to beat the master and nobody else."""

    def row(each: Figures) -> Sequence[Any]:
        counts = (f"{each['learned_from']:,}", f"{each['games']:,}")
        return each["game"], each["seats"], *counts, _won(each), f"{each['best_percent']:.1f} %", _even(each), each["machine"]

    won = ("the last generation wins", "the best of them", "even would be")
    return section(found, EXPLOITERS, ("game", "seats", "games learned from", "games measured", *won, "machine"), row)
