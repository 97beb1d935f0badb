"""What the lab room of a game offers: experiments for the designers' report, and what its statistics count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from pithead.lab.statistics import GameStatistics
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.lab.numbers import Curves, Figure
    from pithead.lab.runner import ExperimentRunner


class Experiments(Protocol):
    """The experiments with one game, within a budget of games."""

    def cost(self) -> float:
        """What all experiments cost, in games of random players."""

    def figures(self, runner: ExperimentRunner) -> Iterator[Figure | Curves]:
        """All figures of the report, as they are found out."""


class GameLab(NamedTuple):
    """What can be found out about a game. Games are given as `load_game` makes them."""

    experiments: Callable[[Any, int, str | None, Words], Experiments]
    """`experiments(game, games, content, say)`: about so many games, with the text of the user's content file."""
    statistics: GameStatistics
