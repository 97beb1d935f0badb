"""A table where one person practises: a position, what is legal there, and nobody else who acts."""

from __future__ import annotations

from typing import Any

from pithead.cli.sitting import Sitting
from pithead.cli.words import say
from pithead.game import AnyGame, Seat, State
from pithead.words.shell import practice_names


class Practice(Sitting):
    """What a lesson and a puzzle have in common: a wrong answer changes nothing, so there is nothing to take back."""

    def __init__(self, game: AnyGame, state: State, you: Seat) -> None:
        super().__init__(game, practice_names(say, len(game.standing(state).totals), you))
        self.position = state
        self.you = you
        self.said_so_far: list[str] = []

    @property
    def state(self) -> State:
        """The position now."""
        return self.position

    def view(self) -> Any:
        """The position as whoever practises sees it."""
        return self.game.view(self.state, self.you)

    @property
    def moving(self) -> str:
        """Whoever practises."""
        return self.names[self.you]

    def feedback(self, text: str) -> str:
        """Remember what was said."""
        self.said_so_far.append(text)
        return text

    def history(self) -> list[str]:
        """What was said so far."""
        return self.said_so_far
