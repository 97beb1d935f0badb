"""“Show me”: the best events of a seat with what they are worth and why, and what a decision has lost against the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pithead.bots import make_evaluator
from pithead.bots.evaluation import ValuedEvent
from pithead.coach.analysis import best_of, lost
from pithead.coach.room import coach_of
from pithead.game import AnyGame, Event, Seat
from pithead.values import Value

MOST_HINTS: Final = 5
"""So many events are shown."""


class Suggestion(Value, kw_only=True):
    """Something you could do: in notation, in words, your share of the victory afterwards with its standard error, and why.

    A lone player's `share` is the points to be expected at the end.
    """

    event: str
    words: str
    share: float
    error: float
    why: str


class Lost(Value, kw_only=True):
    """What a decision lost against the best: 0 if it was the best itself. `why` speaks for the best one."""

    number: int
    event: str
    words: str
    best: str
    best_words: str
    loss: float
    error: float
    why: str


class Coach:
    """Evaluates the decisions of one game; it sees what the seat sees, and nothing else."""

    def __init__(self, game: AnyGame, effort: int = 1, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        coach_of(game.name)
        self.evaluator = make_evaluator(game, effort)

    def hints(self, view: Any, seat: Seat, legal: Sequence[Event], most: int = MOST_HINTS) -> list[Suggestion]:
        """The best of the legal events, the best first."""
        options = sorted(self.options(view, seat, legal), key=lambda option: -option.worth.shares[seat])
        return [
            Suggestion(event=self.game.write_event(event), words="", share=worth.shares[seat], error=worth.error, why="")
            for event, worth in options[:most]
        ]

    def loss(self, view: Any, seat: Seat, legal: Sequence[Event], event: Event) -> Lost:
        """What one of the legal events loses against the best of them."""
        options = self.options(view, seat, legal)
        best = best_of(options, seat)
        chosen = next(option for option in options if option.event == event)
        loss, error = lost(best, chosen, seat)
        chosen_text, best_text = self.game.write_event(event), self.game.write_event(best.event)
        return Lost(number=0, event=chosen_text, words="", best=best_text, best_words="", loss=loss, error=error, why="")

    def options(self, view: Any, seat: Seat, legal: Sequence[Event]) -> list[ValuedEvent]:
        """Every legal event with what it is worth."""
        return self.evaluator.options(view, seat, legal, self.seed)
