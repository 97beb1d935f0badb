"""What a person is told beside the table, in words and marks: all of it from what the seat may know anyway.

A client with a language knows no rules and writes no sentence. It draws the board, gives every thing the name that stands
in `labels`, and points at things by their marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from pithead.game import CHANCE, Event, IllegalEvent, Refusal, Seat, Step
from pithead.match.entries import Acted, Answered, AnyEntry, Ended, Fell, Left, Line, Opened
from pithead.match.shown import News, foresee, news_of
from pithead.match.table import Table, entered, set_out
from pithead.words import Words
from pithead.words.shell import Account, Shell, shell_of, won
from pithead.words.shell import told as sentence


class Mention(msgspec.Struct, frozen=True):
    """A choice in words, the marks that mean it, and what it would change."""

    says: str
    marks: tuple[str, ...]
    preview: str


class Blocked(msgspec.Struct, frozen=True):
    """Why a thing can't be chosen now, and by which rule."""

    why: str
    rule: str


class Row(msgspec.Struct, frozen=True):
    """A part of a score: its points, why, by which rule, and the marks of what it counts."""

    name: str
    points: int
    why: str
    rule: str
    marks: tuple[str, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """A player's score: the rows make the total."""

    name: str
    parts: tuple[Row, ...]
    rounds: str
    total: int


class Told(msgspec.Struct, frozen=True):
    """The table in words: `choices` and `extras` beside those of the table, `news` beside those of the update."""

    title: str = ""
    ask: str = ""
    hint: str = ""
    choices: tuple[Mention, ...] = ()
    extras: tuple[Mention, ...] = ()
    labels: dict[str, str] = {}
    blocked: dict[str, Blocked] = {}
    sheet: tuple[ScoreSheet, ...] = ()
    describe: tuple[str, ...] = ()
    news: tuple[str, ...] = ()


class Moment(NamedTuple):
    """One entry, and the table before and after it."""

    entry: AnyEntry
    before: Table
    after: Table


def moments(table: Table | None, lines: Iterable[Line]) -> Iterator[Moment]:
    """What happened after a table, or with None since it was opened, entry by entry."""
    for line in lines:
        for entry in line.entries:
            if isinstance(entry, Opened):
                table = set_out(entry)
            else:
                assert table is not None
                after = entered(table, entry)
                yield Moment(entry, table, after)
                table = after


@cache
def words(language: str) -> Words:
    """The words of a language."""
    return Words(language)


class Teller:
    """Tells one table to one seat, or with None to a spectator, in one language."""

    def __init__(self, table: Table, seat: Seat | None, language: str) -> None:
        self.table = table
        self.game = table.game
        self.seat = seat
        self.say = words(language)
        self.shell: Shell = shell_of(table.game, self.say)
        self.names = names_of(table, self.say)

    def told(self) -> Told:
        """The table in words, without news."""
        if self.table.state is None:
            return Told(ask=self.ask())
        view = self.game.view(self.table.state, self.seat)
        choices = self.choices(view)
        return Told(
            title=self.shell.title(view),
            ask=self.ask(view),
            hint=self.shell.hint(view) if choices else "",
            choices=choices,
            extras=self.extras(view),
            labels=self.shell.labels(view, self.names),
            blocked=self.blocked(view, choices),
            sheet=tuple(map(score_sheet, self.shell.account(view, self.names))),
            describe=tuple(self.shell.describe(view, self.names)),
        )

    # Whose turn it is

    def ask(self, view: Any = None) -> str:
        """What is awaited, and from whom."""
        say, table = self.say, self.table
        match table.status:
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
            winners = ", ".join(self.names[seat] for seat in standing.winners)
            return f"{self.say('play-won-short', names=winners, count=len(standing.winners))}."
        return won(self.game.name, standing, self.names, self.say)

    # What may be chosen, and what may not

    def choices(self, view: Any) -> tuple[Mention, ...]:
        """The legal events of the seat, in the order of the table."""
        if self.seat is None or self.seat not in self.table.actors:
            return ()
        return tuple(self.mention(view, event) for event in self.game.legal(self.table.state, self.seat))

    def extras(self, view: Any) -> tuple[Mention, ...]:
        """What the seat may do at any time."""
        if self.seat is None or self.table.status != "playing":
            return ()
        return tuple(self.mention(view, event) for event in self.game.extras(self.table.state, self.seat))

    def mention(self, view: Any, event: Event) -> Mention:
        """A choice; what it would change is not told if that would turn something up."""
        assert self.seat is not None
        step = Step(self.seat, event)
        foreseen = foresee(self.table, self.seat, event, view)
        preview = "" if foreseen is None else self.shell.preview(view, foreseen.view, self.seat)
        return Mention(self.shell.in_words(view, step, self.names), self.shell.marks(view, step), preview)

    def blocked(self, view: Any, choices: Sequence[Mention]) -> dict[str, Blocked]:
        """The things one might point at in vain, with what the rules say to it; only for those whose turn it is."""
        if self.seat is None or self.seat not in self.table.actors:
            return {}
        legal = {mark for choice in choices for mark in choice.marks}
        found: dict[str, Blocked] = {}
        for mark, event in self.shell.natural(view, self.seat).items():
            if mark not in legal:
                try:
                    self.game.apply(self.table.state, self.seat, event)
                except IllegalEvent as refusal:
                    found[mark] = Blocked(self.refusal(refusal), refusal.rule)
        return found

    def refusal(self, refusal: Refusal) -> str:
        """Why not, by the names that people know; what comes too early or too late is told what is asked for now."""
        if refusal.reason == "not-now" and self.seat in self.table.actors:
            ask = self.shell.ask(self.game.view(self.table.state, self.seat), self.seat)
            return f"{self.say('told-not-now', ask=ask if ask.endswith('?') else f'{ask}.')} ({refusal.rule})"
        details = {what: self.shell.named(what, each) if isinstance(each, str) else each for what, each in refusal.details.items()}
        return self.say.refusal(Refusal(refusal.reason, refusal.rule, **details))

    # What happened

    def news(self, happened: Iterable[Moment]) -> tuple[tuple[News, str], ...]:
        """Every entry that says something to the seat, and how it is said."""
        told = ((news_of(self.table, moment.entry, self.seat), moment) for moment in happened)
        return tuple((news, self.happened(moment)) for news, moment in told if news is not None)

    def happened(self, moment: Moment) -> str:
        """An entry in a sentence."""
        entry, before, after = moment
        match entry:
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
                kind = str(entry.__struct_config__.tag)
                who = getattr(entry, "seat", None)
                return self.say(f"told-{kind}") if who is None else self.say(f"told-{kind}", name=self.names[who])

    def stepped(self, before: Table, after: Table, step: Step) -> str:
        """A step as the seat may see it."""
        seen = self.game.seen(step, self.seat)
        if seen is None:
            return ""
        old, new = (self.game.view(table.state, self.seat) for table in (before, after))
        return sentence(self.shell, old, new, seen, self.names)


def score_sheet(account: Account) -> ScoreSheet:
    """A score as it is sent."""
    return ScoreSheet(account.name, tuple(Row(*part) for part in account.parts), account.rounds, account.total)


def names_of(table: Table, say: Words) -> tuple[str, ...]:
    """The names at the table; an empty chair has a number."""
    return tuple(name or say("play-human", number=seat + 1) for seat, name in enumerate(table.names))
