"""The room of a game's coach: what the shared library asks of it. Its evaluator is with its bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from pithead.coach.bands import BOUNDS
from pithead.coach.facts import DecisionFact
from pithead.coach.puzzles import PuzzleCheck
from pithead.game import AnyGame, Event, Seat, State, Unreadable
from pithead.games import package_of
from pithead.values import Value

PuzzleChecker: TypeAlias = Callable[[State, Seat, int], PuzzleCheck]
"""Evaluates every event of a decision of a seat patiently, with a seed."""

PuzzleTheme: TypeAlias = Callable[[AnyGame, State, Seat, Event, Event], str]
"""What a decision of a seat is about, by its best event and the second: an id, `puzzle-GAME-theme-ID` says it."""


class LuckFit(NamedTuple):
    """How much of the luck that an analysis finds explains results best, and the part of their variance that it explains then.

    Both are measured on games of bots (docs/reference/ratings.md); where nobody has measured, luck explains nothing.
    """

    part: float = 0.0
    explained: float = 0.0


class GameCoach(Value, kw_only=True):
    """What the coach knows of a game. Lessons and puzzles are files in the game's folder."""

    facts: Callable[[AnyGame, Any, Seat, Event], tuple[DecisionFact, ...]]
    """What a decision does, as far as the seat can know, what matters most first."""

    puzzle_checker: Callable[[AnyGame], PuzzleChecker] | None = None
    """Checks puzzles better than the evaluator does."""

    puzzle_theme: PuzzleTheme | None = None
    """Sorts puzzles by what they are about."""

    daily: Mapping[str, Any] | None = None
    """The options of a game alone whose dice are the same for everybody for one day."""

    band_bounds: tuple[float, ...] = BOUNDS
    """Where the next band of players begins, measured on games of bots of each level (docs/concepts/luck-and-skill.md)."""

    luck_fit: LuckFit = LuckFit()
    """What the luck of a game says about its result."""


def has_coach(game: str) -> bool:
    """Does a game bring a coach?"""
    return package_of(game).coach is not None


def coach_of(game: str) -> GameCoach:
    """The coach of a game; raises Unreadable if it brings none."""
    room = package_of(game).coach
    if room is None:
        raise Unreadable("coach-game", game=game)
    return room()
