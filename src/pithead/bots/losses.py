"""What each level loses where it is known what every choice is worth: in solved endgames, and in positions that were rolled out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, NamedTuple, TypeAlias

from pithead.bots.ladder import LadderConfig, entrants
from pithead.bots.levels import bots_of
from pithead.bots.process_pool import map_in_processes
from pithead.game import Unreadable
from pithead.intervals import mean_interval
from pithead.values import Value

Progress: TypeAlias = Callable[[int, int], None]
"""Called after every piece of work: how many are done, and of how many."""

Positions: TypeAlias = Callable[[int, int, Progress], Sequence[Any]]
"""So many positions, made by so many workers."""


class MeanLoss(NamedTuple):
    """The share of a victory that a bot loses at a decision, on average, with the half width of the interval of 95 %."""

    mean: float
    error: float
    worst: float
    positions: int


class KnownPositions(NamedTuple):
    """The positions of a game in which it is known what every choice is worth.

    `loss` is what a level, with so many seconds a move, loses in a position of this number; it is called in other processes.
    """

    endgames: Positions
    natural: Positions
    loss: Callable[[tuple[str, float, int, Any]], float]


class LevelLoss(Value):
    """The share of a victory that a level loses at a decision, on average, with the half width of the interval of 95 %."""

    name: str
    endgames: float
    endgames_within: float
    natural: float
    natural_within: float


def measure_losses(config: LadderConfig, positions: int, progress: Progress = lambda done, whole: None) -> tuple[LevelLoss, ...]:
    """All bots of a ladder in so many endgames, and in half as many positions that were rolled out."""
    room = bots_of(config.game)
    if room.known_positions is None:
        raise Unreadable("ladder-exact", game=config.game)
    source, names = room.known_positions(), entrants(config)
    solved = source.endgames(positions, config.workers, progress)
    rolled = source.natural(natural_count(positions), config.workers, progress)
    asked = [(name, config.budget, number, posed) for name in names for group in (solved, rolled) for number, posed in enumerate(group)]
    losses = []
    for done, loss in enumerate(map_in_processes(source.loss, asked, config.workers), 1):
        losses.append(loss)
        progress(done, len(asked))
    found = []
    for name, start in zip(names, range(0, len(losses), len(solved) + len(rolled))):
        exact = mean_loss(losses[start : start + len(solved)])
        usual = mean_loss(losses[start + len(solved) : start + len(solved) + len(rolled)])
        found.append(LevelLoss(name, *(round(figure, 5) for figure in (exact.mean, exact.error, usual.mean, usual.error))))
    return tuple(found)


def mean_loss(losses: Sequence[float]) -> MeanLoss:
    """All of them together."""
    return MeanLoss(*mean_interval(losses), max(losses), len(losses))


def natural_count(endgames: int) -> int:
    """Rolled out positions take longer than endgames, so there are half as many."""
    return ceil(endgames / 2)


def losses_table(found: tuple[LevelLoss, ...]) -> str:
    """Lines of text, in percent of a victory."""
    lines = [f"{'':14} {'endgames':>16} {'natural':>16}"]
    for each in found:
        exact = f"{100 * each.endgames:.2f} +-{100 * each.endgames_within:.2f} %"
        usual = f"{100 * each.natural:.2f} +-{100 * each.natural_within:.2f} %"
        lines.append(f"{each.name:14} {exact:>16} {usual:>16}")
    return "\n".join(lines)
