"""Players that need no chair: each sees the view of its seat and its legal events, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol

from pithead.bots.evaluation import Appraiser
from pithead.bots.learners import Learner, Searcher, Taste
from pithead.bots.levels import GREEDY, RANDOM, Level, level_of, levels
from pithead.game import AnyGame, Event, Seat, Unreadable


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


class PlainBot(Bot, Taste, Protocol):
    """A player by taste alone."""


def make_bot(game: AnyGame, name: str, seat: Seat) -> Bot:
    """A bot of a level, or a yardstick, for one seat; those that search need the fast kernels."""
    level = level_of(game.name, name)
    if level == RANDOM:
        return RandomBot()
    taste = _taste(game, seat, level)
    if level == GREEDY:
        return taste
    learner = Learner(taste, level)
    if not level.searches:
        return learner
    search = _search(game, seat, level)
    return Searcher(search, learner, level) if level.by_taste else search


def _taste(game: AnyGame, seat: Seat, level: Level) -> PlainBot:
    """What a seat likes."""
    if game.name == "dice-miner":
        from pithead.dice_miner.bots.greedy import GreedyMiner  # noqa: PLC0415

        return GreedyMiner(game, seat, level.rivals, level.hope)
    from pithead.mini_miners.bots.greedy import GreedyMiners  # noqa: PLC0415

    return GreedyMiners(game, seat, level.rivals)


def _search(game: AnyGame, seat: Seat, level: Level) -> Bot:
    """What looks ahead for a seat."""
    need_kernels()
    if game.name == "dice-miner":
        from pithead.dice_miner.bots.master import MasterMiner  # noqa: PLC0415

        return MasterMiner(game, seat, level.thoughts)
    from pithead.mini_miners.bots.master import MasterMiners  # noqa: PLC0415

    return MasterMiners(game, seat, level.thoughts)


def playable(game: str) -> tuple[str, ...]:
    """The levels of a game that can play on this machine: without kernels, those that don't search."""
    try:
        need_kernels()
    except Unreadable:
        return tuple(name for name in levels(game) if not level_of(game, name).searches)
    return levels(game)


def make_appraiser(game: AnyGame, effort: int = 1) -> Appraiser:
    """Who judges the positions of a game: at a glance with effort 0, with 1 as games are analysed, with 2 more patiently."""
    need_kernels()
    match game.name:
        case "dice-miner":
            from pithead.dice_miner.bots.evaluator import DiceAppraiser  # noqa: PLC0415

            return DiceAppraiser(game, effort)
        case "mini-miners":
            from pithead.mini_miners.bots.evaluator import MineAppraiser  # noqa: PLC0415

            return MineAppraiser(game, effort)
        case _:
            raise Unreadable("coach-game", game=game.name)


def need_kernels() -> None:
    """Refuse where what the fast kernels need is not installed."""
    for package in ("numpy", "numba"):
        if find_spec(package) is None:
            raise Unreadable("sim-missing", package=package)


__all__ = ["Bot", "CarelessBot", "RandomBot", "levels", "make_appraiser", "make_bot", "need_kernels", "playable"]
