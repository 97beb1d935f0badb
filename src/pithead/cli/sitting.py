"""What a terminal needs of a table, be it a game, a lesson or a puzzle."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pithead.cli.typed import Phrasebook, notation
from pithead.cli.words import say
from pithead.game import AnyGame, Event, Seat, State, Step, Unreadable
from pithead.words.shell import Shell, shell_of
from pithead.words.spans import Line


class OfferedChoice(NamedTuple):
    """Something that a person may do: as an event, in notation as it is read and as people see it, in words, and what it would change.

    `label` tells it from the others, and `words` add what it is good for, if there is more to say.
    """

    event: Event
    text: str
    notation: str
    label: str
    words: str
    preview: str


class Sitting(ABC):
    """A table where one person at a time sits at the keyboard; unless said otherwise nobody else is there."""

    def __init__(self, game: AnyGame, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.shell: Shell = shell_of(game, say)

    @property
    @abstractmethod
    def state(self) -> State:
        """The position now."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Is there nothing more to do?"""

    @property
    @abstractmethod
    def actor(self) -> Seat | None:
        """The person who is to decide now, the lowest seat of several; nobody while bots or dice are due."""

    @property
    def message(self) -> str:
        """A word above the table."""
        return ""

    @abstractmethod
    def view(self) -> Any:
        """The table as it may be shown now."""

    def must_hand_over(self, seat: Seat) -> bool:
        """Must the keyboard be handed over to this seat first?"""
        return False

    def sit(self, seat: Seat) -> None:  # noqa: B027 - nobody else is there
        """This seat is at the keyboard now: the table and the log are shown as it may know them until another sits down."""

    @property
    @abstractmethod
    def moving(self) -> str:
        """Who is to act now, by name."""

    def choices(self, seat: Seat) -> list[OfferedChoice]:
        """What the seat may do, and what each would change."""
        view = self.game.view(self.state, seat)
        return [self.offered(view, Step(seat, event)) for event in self.game.legal(self.state, seat)]

    def offered(self, view: Any, step: Step) -> OfferedChoice:
        """A legal event as it is offered to the seat, which sees the view."""
        label, words = self.shell.label(view, step, self.names), self.shell.choice(view, step, self.names)
        more = "" if words in label else words.removeprefix(label).lstrip(":\u00a0 ")
        texts = self.game.write_event(step.event), notation(self.game, self.shell, step.event, self.names)
        return OfferedChoice(step.event, *texts, label, more, self.preview(*step))

    def preview(self, seat: Seat, event: Event) -> str:
        """What an event would change by itself."""
        return ""

    def read(self, seat: Seat, text: str) -> Event:
        """The event that the seat typed, in notation or in the words of any language; raises Refusal if it is none."""
        events = [*self.game.legal(self.state, seat), *self.game.extras(self.state, seat)]
        return Phrasebook(self.game, self.game.view(self.state, seat), seat, events, self.names).read(text)

    def understood(self, text: str, seat: Seat, choices: Sequence[OfferedChoice]) -> Event:
        """The event that was typed: the number of a choice, in notation or in words; raises Refusal with the reason why not."""
        if text.isdecimal():
            if not 1 <= int(text) <= len(choices):
                raise Unreadable("number", text=text, least=1, most=len(choices))
            return choices[int(text) - 1].event
        event = self.read(seat, text)
        self.game.apply(self.state, seat, event)
        return event

    @abstractmethod
    def act(self, seat: Seat, event: Event) -> str:
        """Play a decision; what happened in one sentence."""

    def undo(self, seat: Seat) -> None:  # noqa: B027 - there is nothing to take back
        """Take the last decision back; raises Refusal if that is too late."""

    def advance(self) -> Iterator[str]:
        """Play everything that needs no person, and tell each as it happens."""
        return iter(())

    @abstractmethod
    def hint(self, seat: Seat) -> list[Line]:
        """What the seat could do, and why; raises Refusal between people."""

    @abstractmethod
    def history(self) -> list[str]:
        """Everything that has happened so far."""

    @abstractmethod
    def ending(self) -> list[Line]:
        """The last words."""
