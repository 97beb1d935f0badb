"""A table where one person practises: a position, what is legal there, and nobody else who acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pithead.cli.session import OfferedChoice, offered
from pithead.cli.typed import Phrasebook
from pithead.cli.words import say
from pithead.game import AnyGame, Event, Seat, State, Step
from pithead.words.shell import Shell, practice_names, shell_of


class Practice:
    """What a lesson and a puzzle have in common with a game at a table."""

    file = ""

    def __init__(self, game: AnyGame, state: State, you: Seat) -> None:
        self.game = game
        self.state = state
        self.you = you
        self.shell: Shell = shell_of(game, say)
        self.names = practice_names(say, len(game.standing(state).totals), you)
        self.told_so_far: list[str] = []

    def view(self) -> Any:
        """The position as whoever practises sees it."""
        return self.game.view(self.state, self.you)

    def must_hand_over(self, seat: Seat) -> bool:
        """Nobody else is here."""
        return False

    def sit(self, seat: Seat) -> None:
        """Whoever practises has sat down already."""

    def choices(self, seat: Seat) -> list[OfferedChoice]:
        """Everything that is legal, right or not."""
        view = self.view()
        return [offered(self.game, self.shell, view, Step(seat, event), self.names, "") for event in self.game.legal(self.state, seat)]

    def read(self, seat: Seat, text: str) -> Event:
        """What was typed, in notation or in the words of any language."""
        return Phrasebook(self.game, self.view(), seat, self.game.legal(self.state, seat), self.names).read(text)

    @property
    def moving(self) -> str:
        """Whoever practises."""
        return self.names[self.you]

    def check(self, seat: Seat, event: Event) -> None:
        """Raise IllegalEvent if the rules forbid it."""
        self.game.apply(self.state, seat, event)

    def undo(self, seat: Seat) -> None:
        """There is nothing to take back: a wrong answer changes nothing."""

    def advance(self) -> Iterator[str]:
        """Nobody else acts."""
        return iter(())

    def told(self, text: str) -> str:
        """Remember what was said."""
        self.told_so_far.append(text)
        return text

    def history(self) -> list[str]:
        """What was said so far."""
        return self.told_so_far
