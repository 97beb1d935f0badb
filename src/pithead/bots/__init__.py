"""Players that need no chair: each sees the view of its seat and its legal events, and nothing else."""

from __future__ import annotations

from typing import Final

from pithead.bots.bot import Bot, CarelessBot, RandomBot, ThinkingBot
from pithead.bots.evaluation import Evaluator
from pithead.bots.installed import BotPackage, bot_package, installed_bots
from pithead.bots.levels import GREEDY, RANDOM, bots_of, default_level, level_of, levels, own_names
from pithead.bots.noisy import MixedBot, NoisyBot
from pithead.game import AnyGame, Seat, Unreadable

BOT_BUDGET_S: Final = 1.0
"""How long a bot may think about a decision where nobody says otherwise."""


def make_bot(game: AnyGame, name: str, seat: Seat, iterations: int = 0) -> Bot:
    """A bot for one seat: of a level, one to measure by, or one that another package brings.

    A level that searches by the clock has so many iterations instead, if there are any.
    """
    room, level = bots_of(game.name), level_of(game.name, name)
    if name not in own_names(game.name):
        return bot_package(name).make(game, seat)
    if level == RANDOM:
        return RandomBot()
    if room.heuristic is None:
        return room.searching().search(game, seat, level.iterations or iterations)
    heuristic = room.heuristic(game, seat, level)
    if level == GREEDY:
        return heuristic
    noisy = NoisyBot(heuristic, level)
    if not level.searches:
        return noisy
    search = room.searching().search(game, seat, level.iterations or iterations)
    return MixedBot(search, noisy, level) if level.heuristic_rate else search


def make_evaluator(game: AnyGame, effort: int = 1) -> Evaluator:
    """The evaluator of a game: quick with effort 0, with 1 as games are analysed, with 2 more patient."""
    room = bots_of(game.name)
    evaluator = room.searching().evaluator
    if evaluator is None:
        raise Unreadable("coach-game", game=game.name)
    return evaluator(game, effort)


__all__ = [
    "BOT_BUDGET_S",
    "Bot",
    "BotPackage",
    "CarelessBot",
    "RandomBot",
    "ThinkingBot",
    "default_level",
    "installed_bots",
    "levels",
    "make_bot",
    "make_evaluator",
]
