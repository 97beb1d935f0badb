"""What people type at a table, in the words of any language: choices, and commands beside them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, NamedTuple

from pithead.cli.words import say
from pithead.game import AnyGame, Event, Seat, Step, Unreadable
from pithead.words import LANGUAGES, Words
from pithead.words.shell import Shell, shell_of

SHORT: Final = {"?": "help", "h": "help", "q": "quit"}
"""Commands in one letter."""


def folded(text: str) -> str:
    """A text as it is compared: small letters without accents, anything else between words is one space."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


@cache
def commands() -> dict[str, str]:
    """Every word for a command in every language, and the command that it means."""
    words = ((Words(language), id) for language in LANGUAGES for id in Words(language).ids("command"))
    return {folded(say.plain(id)): id.removeprefix("command-") for say, id in words}


def command_of(word: str) -> str:
    """The command that a word means in any language; empty if it is none."""
    return SHORT.get(word) or commands().get(folded(word), "")


def notation(game: AnyGame, shell: Shell, event: Event, names: Sequence[str]) -> str:
    """An event in notation, where the seat that it goes to has a name instead of its number."""
    text, to = game.write_event(event), shell.recipient(event)
    return text if to is None else text.removesuffix(str(to)) + names[to]


class Phrase(NamedTuple):
    """A choice in one language: its label, and the texts that it is compared with."""

    event: Event
    label: str
    whole: tuple[str, ...]

    @property
    def words(self) -> list[str]:
        """All words of these texts."""
        return " ".join(self.whole).split()


class Phrasebook(NamedTuple):
    """The choices of one seat in every language, and what somebody who types may mean."""

    game: AnyGame
    view: Any
    seat: Seat
    events: Sequence[Event]
    names: Sequence[str]

    def read(self, text: str) -> Event:
        """A choice in notation or in words, or else any event in notation; raises Unreadable, with what may have been meant."""
        written, refusals = [], []
        for notation in self.with_numbers(text):
            try:
                written.append(self.game.read_event(notation))
            except Unreadable as refusal:
                refusals.append(refusal)
        if chosen := [event for event in written if event in self.events]:
            return chosen[0]
        return self.find(text, written, refusals)

    def with_numbers(self, text: str) -> Iterator[str]:
        """The text, and if it ends with somebody's name the same with the number of their seat."""
        yield text
        for seat, name in enumerate(self.names):
            if text.casefold().endswith(f" {name.casefold()}"):
                yield f"{text[: -len(name)]}{seat}"

    def find(self, text: str, written: Sequence[Event], refusals: Sequence[Unreadable]) -> Event:
        """The choice in just these words, of this language first; else what is written in notation; else what their beginnings mean."""
        typed = folded(text)
        books: list[list[Phrase]] = []
        for language in sorted(LANGUAGES, key=lambda language: language != say.language):
            book = self.phrases(language)
            books.append(book)
            if same := [phrase for phrase in book if typed in phrase.whole]:
                return same[0].event
        if written:
            return written[0]
        for book in books:
            begun = [phrase for phrase in book if typed and _begins(typed, phrase.whole)]
            alike = begun or [phrase for phrase in book if typed and all(_begins(part, phrase.words) for part in typed.split())]
            if len({phrase.label for phrase in alike}) == 1:
                return alike[0].event
            if alike:
                raise Unreadable("choice-unclear", text=text, first=alike[0].label, second=alike[1].label)
        own = {phrase.event: phrase.label for phrase in reversed(books[0])}
        labels = {whole: phrase.event for book in reversed(books) for phrase in reversed(book) for whole in phrase.whole}
        for near in get_close_matches(typed, labels, n=1, cutoff=0.6):
            raise Unreadable("choice-near", text=text, near=own[labels[near]])
        if refusals[0].reason == "event-unknown" and books[0]:
            raise Unreadable("choice-unknown", text=text, example=books[0][0].label)
        raise refusals[0]

    def phrases(self, language: str) -> list[Phrase]:
        """Every choice in a language."""
        shell = shell_of(self.game, Words(language))
        return [self.phrase(shell, event) for event in self.events]

    def phrase(self, shell: Shell, event: Event) -> Phrase:
        """A choice in the language of a shell."""
        step = Step(self.seat, event)
        label, *more = (words(self.view, step, self.names) for words in (shell.label, shell.in_words, shell.choice))
        return Phrase(event, label, tuple(map(folded, (label, *more))))


def _begins(part: str, texts: Sequence[str]) -> bool:
    return any(text.startswith(part) for text in texts)
