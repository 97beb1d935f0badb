"""“Show me”: the best events of a seat with what they are worth and why, and what a decision has lost against the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pithead.bots import make_evaluator
from pithead.bots.evaluation import Option
from pithead.coach.analysis import best_of, lost
from pithead.coach.facts import Fact
from pithead.coach.room import coach_of
from pithead.game import AnyGame, Event, Seat

MOST_HINTS: Final = 5
"""So many events are shown."""


class Advice(msgspec.Struct, frozen=True):
    """An event in notation, the share of the victory after it with its standard error, and what speaks for it."""

    event: str
    share: float
    error: float
    facts: tuple[Fact, ...]


class Loss(msgspec.Struct, frozen=True):
    """What an event lost against the best, and what speaks for the best."""

    event: str
    best: str
    loss: float
    error: float
    facts: tuple[Fact, ...]


class Coach:
    """Evaluates the decisions of one game; it sees what the seat sees, and nothing else."""

    def __init__(self, game: AnyGame, effort: int = 1, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.facts = coach_of(game.name).facts
        self.evaluator = make_evaluator(game, effort)

    def hints(self, view: Any, seat: Seat, legal: Sequence[Event], most: int = MOST_HINTS) -> list[Advice]:
        """The best of the legal events, the best first."""
        options = sorted(self.options(view, seat, legal), key=lambda option: -option.worth.shares[seat])
        return [
            Advice(self.game.write_event(event), worth.shares[seat], worth.error, self.facts(self.game, view, seat, event))
            for event, worth in options[:most]
        ]

    def loss(self, view: Any, seat: Seat, legal: Sequence[Event], event: Event) -> Loss:
        """What one of the legal events loses against the best of them."""
        options = self.options(view, seat, legal)
        best = best_of(options, seat)
        chosen = next(option for option in options if option.event == event)
        loss, error = lost(best, chosen, seat)
        write = self.game.write_event
        return Loss(write(event), write(best.event), loss, error, self.facts(self.game, view, seat, best.event))

    def options(self, view: Any, seat: Seat, legal: Sequence[Event]) -> list[Option]:
        """Every legal event with what it is worth."""
        return self.evaluator.options(view, seat, legal, self.seed)
