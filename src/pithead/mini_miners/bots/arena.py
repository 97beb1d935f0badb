"""Two bots of Mini Miners at tables of the plain engine: each gets the view of its seat, and nothing else.

What a pile or a deck gives depends on the number of the deal and the name of the draw, so the same cards come from every seat.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pithead.bots import Bot, RandomBot
from pithead.bots.arena.bouts import Clock, Wish
from pithead.game import CHANCE, Below, Draw, Seat, Unreadable
from pithead.mini_miners.bots.greedy import GreedyMiners
from pithead.mini_miners.rules.game import MiniMiners

KNOWN: Final = ("random", "greedy", "master:0.5", "master:2000t")


class MineRing:
    """A table of Mini Miners."""

    def __init__(self, wish: Wish) -> None:
        self.game = MiniMiners()
        self.seats = wish.seats
        self.seed = wish.seed
        self.budgets = [budget(wish.first), budget(wish.second)]
        self.bots = [[make_fighter(self.game, name, seat) for seat in range(wish.seats)] for name in (wish.first, wish.second)]

    def share(self, number: int, own: Seat, clock: Clock) -> float:
        """1 if the first bot wins on this seat."""
        game, state, draw = self.game, self.game.start(self.seats), drawn(f"{self.seed} {number}")
        moods = [Random(f"{self.seed} {number} {own} {seat}") for seat in range(self.seats)]
        while actors := game.to_act(state):
            seat = actors[0]
            if seat == CHANCE:
                state = game.apply(state, CHANCE, game.sample(state, draw))
                continue
            legal = game.legal(state, seat)
            event = legal[0]
            if len(legal) > 1:
                who, view = int(seat != own), game.view(state, seat)
                bot, seconds = self.bots[who][seat], self.budgets[who]
                event = clock.timed(who, lambda: bot.choose(view, legal, moods[seat], seconds))  # noqa: B023 - called at once
            state = game.apply(state, seat, event)
        return float(own in game.standing(state).winners)


def drawn(deal: str) -> Draw:
    """The chance of a deal: every draw has its own generator, named after it."""

    def draw(label: str) -> Below:
        return Random(f"{deal} {label}").randrange

    return draw


def budget(name: str) -> float:
    """The seconds of a name such as `master:0.5`."""
    number = name.partition(":")[2]
    try:
        return 0.0 if number.endswith("t") else float(number or 0.5)
    except ValueError:
        raise unknown(name) from None


def make_fighter(game: MiniMiners, name: str, seat: Seat) -> Bot:
    """The bot of a name, on a seat."""
    kind, _, number = name.partition(":")
    match kind:
        case "random":
            return RandomBot()
        case "greedy":
            return GreedyMiners(game, seat)
        case "master" if not number.endswith("t") or number[:-1].isdigit():
            from pithead.mini_miners.bots.master import MasterMiners  # noqa: PLC0415 - greedy needs no kernels

            return MasterMiners(game, seat, int(number[:-1]) if number.endswith("t") else 0)
        case _:
            raise unknown(name)


def unknown(name: str) -> Unreadable:
    """Nobody has this name."""
    return Unreadable("bot-unknown", name=name, game="mini-miners", known=", ".join(KNOWN))
