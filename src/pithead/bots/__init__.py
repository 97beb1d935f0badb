"""Players that need no chair: each sees the view of its seat and its legal events, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol

from pithead.game import AnyGame, Event, Seat, Unreadable

LEVELS: Final = {"dice-miner": ("random", "greedy", "master"), "mini-miners": ("random", "greedy", "master")}
"""The levels of each game, from the weakest."""


class Bot(Protocol):
    """A player: `budget` is the time in seconds that it may think."""

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""


class RandomBot:
    """Takes any legal event, all of them equally often."""

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        return legal[int(rng.random() * len(legal))]


class CarelessBot:
    """Plays like another bot, but every few decisions takes whatever comes."""

    def __init__(self, bot: Bot, slips: float) -> None:
        self.bot = bot
        self.slips = slips

    def choose(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """One of the legal events."""
        if rng.random() < self.slips:
            return legal[int(rng.random() * len(legal))]
        return self.bot.choose(view, legal, rng, budget)


def make_bot(game: AnyGame, level: str, seat: Seat) -> Bot:
    """A bot of a level for one seat; those that think need the fast kernels."""
    match game.name, level:
        case _, "random":
            return RandomBot()
        case "dice-miner", "greedy":
            from pithead.bots.dice_miner import GreedyMiner  # noqa: PLC0415

            return GreedyMiner(game, seat)
        case "dice-miner", "master":
            need_kernels()
            from pithead.bots.master import MasterMiner  # noqa: PLC0415

            return MasterMiner(game, seat)
        case "mini-miners", "greedy":
            from pithead.bots.mini_miners import GreedyMiners  # noqa: PLC0415

            return GreedyMiners(game, seat)
        case "mini-miners", "master":
            need_kernels()
            from pithead.bots.mine_master import MasterMiners  # noqa: PLC0415

            return MasterMiners(game, seat)
        case _:
            raise Unreadable("bot-unknown", name=level, game=game.name, known=", ".join(levels(game.name)))


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest; a stranger's game has a random bot."""
    return LEVELS.get(game, ("random",))


def need_kernels() -> None:
    """Refuse where what the fast kernels need is not installed."""
    for package in ("numpy", "numba"):
        if find_spec(package) is None:
            raise Unreadable("sim-missing", package=package)
