"""What each level gives away where it is known what every choice is worth: in solved endgames, and in positions that were rolled out."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pithead.bots import need_kernels
from pithead.bots.ladder import Wish, bots_of
from pithead.game import Unreadable


class Given(msgspec.Struct, frozen=True):
    """The share of a victory that a level gives away at a decision, on average, with the half width of the interval of 95 %."""

    name: str
    endgames: float
    endgames_within: float
    natural: float
    natural_within: float


def given_away(wish: Wish, positions: int, told: Callable[[int, int], None] = lambda done, whole: None) -> tuple[Given, ...]:
    """All bots of a ladder on the same positions of each sort."""
    if wish.game != "dice-miner":
        raise Unreadable("ladder-exact", game=wish.game)
    need_kernels()
    from pithead.bots.yardstick import Viewer, endgames, loss_of, natural  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings

    solved = endgames(positions, progress=told)
    rolled = natural(positions, progress=told)
    found = []
    for name in bots_of(wish):
        bot = Viewer(name, wish.budget)
        exact, usual = loss_of(bot, solved), loss_of(bot, rolled)
        found.append(Given(name, round(exact.mean, 5), round(exact.error, 5), round(usual.mean, 5), round(usual.error, 5)))
    return tuple(found)


def table(found: tuple[Given, ...]) -> str:
    """Lines of text, in percent of a victory."""
    lines = [f"{'':14} {'endgames':>16} {'natural':>16}"]
    for each in found:
        exact, usual = (f"{100 * mean:.2f} +-{100 * within:.2f} %" for mean, within in _figures(each))
        lines.append(f"{each.name:14} {exact:>16} {usual:>16}")
    return "\n".join(lines)


def _figures(each: Given) -> tuple[tuple[float, float], tuple[float, float]]:
    return (each.endgames, each.endgames_within), (each.natural, each.natural_within)
