"""What each level gives away where it is known what every choice is worth: in solved endgames, and in positions that were rolled out."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

import msgspec

from pithead.bots import need_kernels
from pithead.bots.ladder import Wish, bots_of
from pithead.bots.process_pool import spread
from pithead.bots.warm_up import rehearse_apart
from pithead.game import Unreadable


class Given(msgspec.Struct, frozen=True):
    """The share of a victory that a level gives away at a decision, on average, with the half width of the interval of 95 %."""

    name: str
    endgames: float
    endgames_within: float
    natural: float
    natural_within: float


def given_away(wish: Wish, positions: int, told: Callable[[int, int], None] = lambda done, whole: None) -> tuple[Given, ...]:
    """All bots of a ladder in so many endgames, and in half as many positions that were rolled out."""
    if wish.game != "dice-miner":
        raise Unreadable("ladder-exact", game=wish.game)
    need_kernels()
    from pithead.dice_miner.bots import yardstick  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings

    names = bots_of(wish)
    rehearse_apart(wish.game)  # compiled once here, the kernels are at hand for all workers
    solved = yardstick.endgames(positions, workers=wish.workers, progress=told)
    rolled = yardstick.natural(natural_of(positions), workers=wish.workers, progress=told)
    asked = [(name, wish.budget, number, posed) for name in names for group in (solved, rolled) for number, posed in enumerate(group)]
    losses = []
    for done, loss in enumerate(spread(yardstick.loss_of_level, asked, wish.workers), 1):
        losses.append(loss)
        told(done, len(asked))
    found = []
    for name, start in zip(names, range(0, len(losses), len(solved) + len(rolled))):
        exact = yardstick.mean_loss(losses[start : start + len(solved)])
        usual = yardstick.mean_loss(losses[start + len(solved) : start + len(solved) + len(rolled)])
        found.append(Given(name, *(round(figure, 5) for figure in (exact.mean, exact.error, usual.mean, usual.error))))
    return tuple(found)


def natural_of(endgames: int) -> int:
    """Rolled out positions take longer than endgames, so there are half as many."""
    return ceil(endgames / 2)


def table(found: tuple[Given, ...]) -> str:
    """Lines of text, in percent of a victory."""
    lines = [f"{'':14} {'endgames':>16} {'natural':>16}"]
    for each in found:
        exact, usual = (f"{100 * mean:.2f} +-{100 * within:.2f} %" for mean, within in _figures(each))
        lines.append(f"{each.name:14} {exact:>16} {usual:>16}")
    return "\n".join(lines)


def _figures(each: Given) -> tuple[tuple[float, float], tuple[float, float]]:
    return (each.endgames, each.endgames_within), (each.natural, each.natural_within)
