"""A table in words and marks, for clients with a language; all of it is made from what the seat may know anyway.

Such a client knows no rules and writes no sentences. It draws the board, gives every thing its name from `labels`, and names
things by their marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from pithead.game import CHANCE, Event, IllegalEvent, Refusal, Seat, Step
from pithead.match.entries import Acted, Answered, AnyJournalItem, Ended, Fell, JournalEntry, Left, Opened
from pithead.match.shown import Choice, News, Phrasing, TableView, news_of, shown
from pithead.match.table import Table, after_item, open_from
from pithead.words import Words
from pithead.words.shell import ScoreSheet, Shell, refused, shell_of, winners_of, won
from pithead.words.shell import told as sentence


class Narration(msgspec.Struct, frozen=True):
    """A table in words: `news` stand beside those of the update; `askable` are the marks that one may ask about with `why`.

    Beside the news, `drawings` are the things that each is about, and `steps` how many steps the game had after it.
    """

    title: str = ""
    ask: str = ""
    hint: str = ""
    labels: dict[str, str] = {}
    askable: tuple[str, ...] = ()
    sheet: tuple[ScoreSheet, ...] = ()
    describe: tuple[str, ...] = ()
    news: tuple[str, ...] = ()
    drawings: tuple[tuple[str, ...], ...] = ()
    steps: tuple[int, ...] = ()


class NewsTold(NamedTuple):
    """One of the news as a sentence, what it is about, and how many steps the game had after it."""

    news: News
    text: str
    drawings: tuple[str, ...]
    step: int


class Transition(NamedTuple):
    """One journal item, and the table before and after it."""

    item: AnyJournalItem
    before: Table
    after: Table


def transitions(table: Table | None, entries: Iterable[JournalEntry]) -> Iterator[Transition]:
    """What happened after a table, or with None since it was opened, item by item."""
    for entry in entries:
        for item in entry.items:
            if isinstance(item, Opened):
                table = open_from(item)
            else:
                assert table is not None
                after = after_item(table, item)
                yield Transition(item, table, after)
                table = after


@cache
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)


@lru_cache(maxsize=64)
def shell(game: Any, language: str) -> Shell:
    """The shell of a game in a language; what it has put into words once it remembers."""
    return shell_of(game, words(language))


class Reason(NamedTuple):
    """Why a thing can't be chosen now, and by which rule; both are empty if nothing forbids it."""

    why: str = ""
    rule: str = ""


class Narrator:
    """Puts one table into words for one seat, or with None for a spectator, in one language."""

    def __init__(self, table: Table, seat: Seat | None, language: str) -> None:
        game: Any = table.game
        self.table = table
        self.game = table.game
        self.seat = seat
        self.say = words(language)
        self.shell = shell(game, language)
        self.names = names_of(table, self.say)

    def shown(self, previews: bool = True) -> TableView:
        """The table as the seat may know it, with its choices in words."""
        return shown(self.table, self.seat, previews, self)

    def narration(self, picture: TableView, same: Narration | None = None, describe: bool = True) -> Narration:
        """The rest of the table in words, without news; `picture` is what `shown` gave.

        `same` is what was said in this language to somebody with the same view: most of it is said again.
        """
        view = picture.view
        if view is None:
            return Narration(ask=self.ask())
        if same is None:
            same = Narration(
                title=self.shell.title(view),
                labels=self.shell.labels(view, self.names),
                sheet=tuple(self.shell.account(view, self.names)),
                describe=tuple(self.shell.describe(view, self.names)) if describe else (),
            )
        return msgspec.structs.replace(
            same,
            ask=self.ask(view),
            hint=self.shell.hint(view) if picture.choices else "",
            askable=self.askable(view, (*picture.choices, *picture.extras)),
        )

    # Whose turn it is

    def ask(self, view: Any = None) -> str:
        """What is awaited, and from whom."""
        say, table = self.say, self.table
        match table.status:
            case "open" if table.awaited:
                return say("told-salting", names=", ".join(self.names[seat] for seat in table.awaited), count=len(table.awaited))
            case "open":
                return say("told-open", count=sum(not chair.taken for chair in table.chairs))
            case "over":
                return f"{say('play-over')} {self.result()}"
            case _ if table.actors == (CHANCE,):
                return say("told-chance")
            case _ if self.seat in table.actors:
                asked = self.shell.ask(view, self.seat)
                return say("told-yours", ask=asked if asked.endswith("?") else f"{asked}.")
            case _:
                return say("told-theirs", names=", ".join(self.names[seat] for seat in table.actors), count=len(table.actors))

    def result(self) -> str:
        """Who has won."""
        standing = self.table.standing()
        assert standing is not None
        if len(self.names) == 1:
            return self.say("play-alone", points=standing.totals[0])
        if self.table.ended is not None:
            return f"{winners_of(standing, self.names, self.say)}."
        return won(self.game.name, standing, self.names, self.say)

    # What may be chosen, and what may not

    def phrase(self, view: Any, event: Event) -> Phrasing:
        """A legal event in words, and the marks that mean it."""
        assert self.seat is not None
        step = Step(self.seat, event)
        return Phrasing(self.shell.in_words(view, step, self.names), self.shell.marks(view, step))

    def preview(self, before: Any, after: Any) -> str:
        """What would change from one view to another."""
        assert self.seat is not None
        return self.shell.preview(before, after, self.seat)

    def askable(self, view: Any, possible: Sequence[Choice]) -> tuple[str, ...]:
        """The marks of things that mean something and can't be chosen; only for those whose turn it is."""
        if self.seat is None or self.seat not in self.table.actors:
            return ()
        legal = {mark for choice in possible for mark in choice.marks}
        return tuple(mark for mark in self.shell.natural(view, self.seat) if mark not in legal)

    def why_not(self, mark: str) -> Reason:
        """Why a thing can't be chosen now: what the rules say to the event that pointing at it would mean."""
        if self.seat is None or self.seat not in self.table.actors:
            return Reason()
        view = self.game.view(self.table.state, self.seat)
        event = self.shell.natural(view, self.seat).get(mark)
        legal = self.game.legal(self.table.state, self.seat)
        if event is None or any(mark in self.shell.marks(view, Step(self.seat, each)) for each in legal):
            return Reason()
        try:
            self.game.apply(self.table.state, self.seat, event)
        except IllegalEvent as refusal:
            return Reason(self.refusal(refusal), refusal.rule)
        return Reason()

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as a sentence, with names that people know; one that comes too early or too late says what is asked for now."""
        if refusal.reason == "not-now" and self.seat in self.table.actors:
            ask = self.shell.ask(self.game.view(self.table.state, self.seat), self.seat)
            return f"{self.say('told-not-now', ask=ask if ask.endswith('?') else f'{ask}.')} ({refusal.rule})"
        return refused(self.shell, refusal, self.say)

    # What happened

    def news(self, happened: Iterable[Transition]) -> tuple[NewsTold, ...]:
        """The news of the seat, and each as a sentence."""
        known = ((news_of(self.table, each.item, self.seat), each) for each in happened)
        return tuple(
            [NewsTold(news, self.happened(each), self.drawings(each), len(each.after.steps)) for news, each in known if news is not None]
        )

    def drawings(self, transition: Transition) -> tuple[str, ...]:
        """The things that a journal item is about, as far as the seat may know them."""
        match transition.item:
            case Acted(seat, event):
                step = Step(seat, self.game.read_event(event))
            case Fell(event):
                step = Step(CHANCE, self.game.read_event(event))
            case _:
                return ()
        seen = self.game.seen(step, self.seat)
        return () if seen is None else self.shell.drawings(self.game.view(transition.before.state, self.seat), seen)

    def happened(self, transition: Transition) -> str:
        """A journal item as a sentence."""
        item, before, after = transition
        match item:
            case Acted(seat, event):
                return self.stepped(before, after, Step(seat, self.game.read_event(event)))
            case Fell(event):
                return self.stepped(before, after, Step(CHANCE, self.game.read_event(event)))
            case Ended():
                return self.say("play-over")
            case Left(seat, why):
                return self.say(f"told-left-{why}", name=self.names[seat])
            case Answered(seat, yes):
                return self.say("told-answered-yes" if yes else "told-answered-no", name=self.names[seat])
            case _:
                kind = str(item.__struct_config__.tag)
                who = getattr(item, "seat", None)
                return self.say(f"told-{kind}") if who is None else self.say(f"told-{kind}", name=self.names[who])

    def stepped(self, before: Table, after: Table, step: Step) -> str:
        """A step as the seat may see it."""
        seen = self.game.seen(step, self.seat)
        if seen is None:
            return ""
        old, new = (self.game.view(table.state, self.seat) for table in (before, after))
        return sentence(self.shell, old, new, seen, self.names)


def names_of(table: Table, say: Words) -> tuple[str, ...]:
    """The names at the table; an empty chair has a number."""
    return tuple(name or say("play-human", number=seat + 1) for seat, name in enumerate(table.names))
