"""Two bots at tables of the plain engine: each gets the view of its seat, and nothing else.

What a pile, a deck or a die gives depends on the number of the deal and the name of the draw, so the same cards come from every seat.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import msgspec

from pithead.bots import make_bot
from pithead.bots.arena.deals import NO_WEIGHTS, ArenaConfig
from pithead.bots.bot import Bot
from pithead.bots.levels import bots_of, known, level_of
from pithead.bots.self_play import play_out
from pithead.bots.timing import DecisionClock, TimedBot
from pithead.game import AnyGame, Below, Draw, Seat, Unreadable
from pithead.games import load_game

DEFAULT_MOVE_S: Final = 0.5
"""The budget of a bot that names none."""


class PlainArenaTable:
    """A table of the plain engine."""

    def __init__(self, config: ArenaConfig) -> None:
        if config.weights != (None, None) and bots_of(config.game).searching().search_with is None:
            raise Unreadable("arena-weights", game=config.game)
        self.game = load_game(config.game)
        self.options = msgspec.convert(config.options, self.game.options_type)
        self.seats = config.seats
        self.seed = config.seed
        names = (config.first, config.second)
        self.budgets = [budget(config.game, name) for name in names]
        self.bots = [
            [seated_bot(self.game, name, seat, weights) for seat in range(config.seats)] for name, weights in zip(names, config.weights)
        ]

    def share(self, number: int, own: Seat, clock: DecisionClock) -> float:
        """The first bot's share of the victory on this seat."""
        bots = []
        for seat in range(self.seats):
            who, rng = int(seat != own), Random(f"{self.seed} {number} {own} {seat}")
            bots.append(TimedBot(self.bots[who][seat], clock, who, rng, self.budgets[who]))
        start = self.game.start(self.seats, self.options)
        winners = self.game.standing(play_out(self.game, bots, draws_of(f"{self.seed} {number}"), start, Random(), 0.0)).winners
        return (own in winners) / len(winners)


def draws_of(deal: str) -> Draw:
    """The chance of a deal: every draw has its own generator, named after it."""

    def draw(label: str) -> Below:
        return Random(f"{deal} {label}").randrange

    return draw


def budget(game: str, name: str) -> float:
    """The seconds of a name such as `master:0.5`."""
    number = name.partition(":")[2]
    try:
        return 0.0 if number.endswith("t") else float(number or DEFAULT_MOVE_S)
    except ValueError:
        raise unknown(game, name) from None


def seated_bot(game: AnyGame, name: str, seat: Seat, weights: Path | None = None) -> Bot:
    """The bot of a name, on a seat; one that searches may have a number of seconds or iterations, and weights of its own."""
    kind, _, number = name.partition(":")
    if not number and kind in known(game.name):
        return make_bot(game, kind, seat)
    iterations = number.removesuffix("t") if number.endswith("t") else "0"
    if kind not in known(game.name) or not level_of(game.name, kind).searches or not iterations.isdigit():
        raise unknown(game.name, name)
    searching = bots_of(game.name).searching()
    if weights is None or searching.search_with is None:
        return searching.search(game, seat, int(iterations))
    return searching.search_with(game, seat, int(iterations), None if weights == NO_WEIGHTS else weights)


def unknown(game: str, name: str) -> Unreadable:
    """No bot has this name."""
    names = [form for each in known(game) for form in ([f"{each}:0.5", f"{each}:2000t"] if level_of(game, each).searches else [each])]
    return Unreadable("bot-unknown", name=name, game=game, known=", ".join(names))
