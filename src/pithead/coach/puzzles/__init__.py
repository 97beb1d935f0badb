"""Puzzles: positions from real games where one event is clearly best, and somebody in a hurry would miss it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from pithead.game import AnyGame, Event, Seat, State, Unreadable
from pithead.games import package_of
from pithead.values import Value

TIE_MARGIN: Final = 0.005
"""An event that wins so little less often than the best is as good."""

CheckedBy: TypeAlias = Literal["solver", "rollouts"]
"""How the shares were found: exactly, or by playing on."""

FIRST_DAY: Final = date(2026, 1, 1).toordinal()


class Puzzle(Value, forbid_unknown_fields=True):
    """A position, whose decision it is, and how often each legal event wins, to one standard error.

    `rating` is the Elo of a player who finds the best event every other time; `game` and `step` say where it comes from, `theme` what
    it is about.
    """

    position: dict[str, Any]
    seat: Seat
    shares: dict[str, float]
    error: float
    checked: CheckedBy
    rating: int
    game: str
    step: int
    theme: str = ""

    @property
    def best(self) -> str:
        """The event that wins most often."""
        return self.ranked[0][0]

    @property
    def ranked(self) -> list[tuple[str, float]]:
        """The events with how often they win, the best first."""
        return sorted(self.shares.items(), key=lambda event: -event[1])


class PuzzleCheck(NamedTuple):
    """How often each legal event wins, in their order, the largest standard error, and how that was found."""

    shares: tuple[float, ...]
    error: float
    by: CheckedBy


class Collection(Value, forbid_unknown_fields=True):
    """The puzzles of a game, the facts of the box that they belong to, and the command that made them."""

    content: str
    command: str
    puzzles: tuple[Puzzle, ...]


class PuzzleResult(NamedTuple):
    """What an event was worth: is it right, and how much does it win less than the best?"""

    right: bool
    loss: float


@cache
def collection(game: str) -> Collection:
    """The puzzles that a game brings; raises Unreadable if it brings none."""
    file = package_of(game).resource("coach", "puzzles.json")
    if file is None:
        raise Unreadable("puzzles-none", game=game)
    return msgspec.json.decode(file.read_bytes(), type=Collection)


def puzzle_count(game: str) -> int:
    """How many puzzles a game brings."""
    return 0 if package_of(game).resource("coach", "puzzles.json") is None else len(collection(game).puzzles)


def puzzle_of(game: AnyGame, number: int) -> Puzzle:
    """The puzzle of a number, from 1."""
    puzzles = collection(game.name).puzzles
    if not 1 <= number <= len(puzzles):
        raise Unreadable("puzzle-number", number=number, most=len(puzzles))
    return puzzles[number - 1]


@cache
def themes(game: str) -> dict[str, tuple[int, ...]]:
    """The numbers of the puzzles of each theme, the most frequent theme first."""
    found: dict[str, tuple[int, ...]] = {}
    for number, puzzle in enumerate(collection(game).puzzles, 1):
        found[puzzle.theme] = (*found.get(puzzle.theme, ()), number)
    return dict(sorted(found.items(), key=lambda theme: -len(theme[1])))


def of_theme(game: str, theme: str | None) -> Sequence[int]:
    """The numbers of the puzzles of a theme, or of all."""
    if theme is None:
        return range(1, len(collection(game).puzzles) + 1)
    if theme not in themes(game):
        raise Unreadable("puzzle-theme", theme=theme, known=", ".join(filter(None, themes(game))))
    return themes(game)[theme]


def number_of_day(game: str, day: date, theme: str | None = None) -> int:
    """Which puzzle a day has, of all or of a theme: all come once before any comes again."""
    numbers = of_theme(game, theme)
    return numbers[(day.toordinal() - FIRST_DAY) % len(numbers)]


def state_of(game: AnyGame, puzzle: Puzzle) -> State:
    """The position of a puzzle."""
    return game.read_position(msgspec.json.encode(puzzle.position))


def answer(game: AnyGame, puzzle: Puzzle, event: Event) -> PuzzleResult:
    """Check an event; raises IllegalEvent if the rules forbid it."""
    game.apply(state_of(game, puzzle), puzzle.seat, event)
    share = puzzle.shares[game.write_event(event)]
    loss = puzzle.shares[puzzle.best] - share
    return PuzzleResult(loss <= TIE_MARGIN, loss)
