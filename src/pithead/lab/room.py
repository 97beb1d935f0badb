"""What the lab room of a game offers: experiments for the designers' report, and what its statistics count."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias

from pithead.lab.statistics import GameStatistics
from pithead.words import Words

if TYPE_CHECKING:
    from pithead.lab.numbers import Drawn
    from pithead.lab.runner import ExperimentRunner


class Experiments(Protocol):
    """The experiments with one game, within a budget of games."""

    def cost(self) -> float:
        """What all experiments cost, in games of random players."""

    def figures(self, runner: ExperimentRunner) -> Iterator[Drawn]:
        """All figures of the report, as they are found out."""


MakeExperiments: TypeAlias = Callable[[Any, int, str | None, Words], Experiments]
"""`(game, games, content, say)`: about so many games, with the text of the user's content file."""


class Study(NamedTuple):
    """Other experiments than those of the report, with a name of their own, and how many games they need."""

    games: int
    experiments: MakeExperiments


NO_STUDIES: Final[Mapping[str, Study]] = MappingProxyType({})


class GameLab(NamedTuple):
    """What can be found out about a game. Games are given as `load_game` makes them."""

    experiments: MakeExperiments
    statistics: GameStatistics
    studies: Mapping[str, Study] = NO_STUDIES
