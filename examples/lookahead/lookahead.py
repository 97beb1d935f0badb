"""A bot that beats `greedy`: it asks what every choice would make of its chance to win, and takes the best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pithead import AnyGame, BotPackage, Event, Seat, ThinkingBot, make_evaluator


class LookaheadBot(ThinkingBot):
    """One step ahead, by the evaluator that analyses games; quick, so that a move takes milliseconds."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.seat = seat
        self.evaluator = make_evaluator(game, effort=0)

    def think(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """The legal event with the largest share of the victory after it."""
        options = self.evaluator.options(view, self.seat, legal, rng.getrandbits(32))
        return max(options, key=lambda option: option.worth.shares[self.seat]).event


BOT = BotPackage(name="lookahead", games=("dice-miner",), make=LookaheadBot)
