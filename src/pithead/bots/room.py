"""The room of a game's bots: what the shared library asks of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pithead.bots.bot import Bot, HeuristicBot
from pithead.bots.evaluation import Evaluator
from pithead.game import AnyGame, Seat
from pithead.values import Value

if TYPE_CHECKING:
    from pithead.bots.arena.deals import ArenaConfig, ArenaTable
    from pithead.bots.losses import KnownPositions


class Level(
    Value,
    rename={
        "temperature": "heat",
        "oversight_rate": "overlooks",
        "rival_weight": "rivals",
        "upside_weight": "hope",
        "iterations": "thoughts",
        "heuristic_rate": "by_taste",
    },
):
    """How a bot plays: by a heuristic alone, or with a search that leaves a share of its decisions to the heuristic.

    `temperature` is in the heuristic's unit: an event that is so much worse is taken e times as rarely. `oversight_rate` is how often a
    kind of events that is not obvious isn't seen at all. `rival_weight` and `upside_weight` say how much of what others gain, and of what
    may still come, is taken into account. A search has `iterations`, or `seconds` where that is 0.

    The names in JSON are those of ladders that were measured before.
    """

    name: str
    temperature: float = 0.0
    oversight_rate: float = 0.0
    rival_weight: float = 1.0
    upside_weight: float = 1.0
    searches: bool = False
    iterations: int = 0
    heuristic_rate: float = 0.0
    seconds: float = 0.0


class SearchBots(NamedTuple):
    """What looks ahead in a game."""

    search: Callable[[AnyGame, Seat, int], Bot]
    """The bot of a seat that searches, with so many iterations a move, or as its budget allows with 0."""

    evaluator: Callable[[AnyGame, int], Evaluator] | None = None
    """Evaluates positions with an effort from 0 to 2."""

    search_with: Callable[[AnyGame, Seat, int, Path | None], Bot] | None = None
    """The bot that searches with another file of weights, or with none, where a game has such files."""


class GameBots(Value, kw_only=True):
    """The bots of a game. What needs kernels is imported by the functions, when they are called."""

    levels: tuple[Level, ...]
    """The levels that people choose from, from the weakest."""

    default: str
    """The level that somebody meets who has not chosen."""

    references: tuple[Level, ...]
    """Other bots: to measure by, and the names of older tables."""

    heuristic: Callable[[AnyGame, Seat, Level], HeuristicBot] | None = None
    """The heuristic bot of a seat; without one no level may use it."""

    searching: Callable[[], SearchBots]
    """What looks ahead."""

    iterations: int = 100
    """What a level that searches by the clock has for a decision of a simulation, where every game must be the same again."""

    arena: Callable[[ArenaConfig], ArenaTable] | None = None
    """A faster arena than the plain engine's."""

    known_positions: Callable[[], KnownPositions] | None = None
    """Positions in which it is known what every choice is worth."""
