"""A table in words and marks, for clients with a language; all of it is made from what the seat may know anyway.

Such a client knows no rules and writes no sentences. It draws the board, gives every thing its name from `labels`, and names
things by their marks.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import field

from pithead.game import CHANCE, Event, IllegalEvent, Refusal, Seat, Step
from pithead.match.entries import Acted, Answered, AnyJournalItem, Ended, Fell, JournalEntry, Left, Opened, SeatItem
from pithead.match.shown import (
    Ahead,
    Choice,
    Foresight,
    News,
    TableView,
    event_of,
    foreseen_choice,
    foreseen_from,
    news_of_seen,
    seen_in,
    shown,
    shown_after,
    text_of,
)
from pithead.match.table import Table, after_item, open_from
from pithead.values import Value
from pithead.words import Words
from pithead.words.shell import ScoreSheet, Shell, refused, shell_of, step_sentence, winners_of, won


class Narration(Value):
    """A table in words: `news` stand beside those of the update; `askable` are the marks that one may ask about with `why`.

    Beside the news, `drawings` are the things that each is about, and `steps` how many steps the game had after it.
    """

    title: str = ""
    ask: str = ""
    hint: str = ""
    labels: dict[str, str] = field(default_factory=dict)
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


class StepTold(NamedTuple):
    """A step as somebody saw it, its sentence, the things that it is about, and the views before and after it if they were known."""

    step: Step | None
    text: str
    drawings: tuple[str, ...]
    views: tuple[Any, Any] | None


SaidBefore: TypeAlias = dict[tuple[str, int, int], StepTold]
"""What was told in a language between two views, which are named by their `id`; they are kept, so no others take their places."""


class Transition(NamedTuple):
    """One journal item, and the table before and after it."""

    item: AnyJournalItem
    before: Table
    after: Table


def transitions_to(after: Table, before: Table, entry: JournalEntry) -> list[Transition]:
    """What happened between two tables that are known: only what lies between two items is worked out again."""
    *others, last = entry.items
    happened = list(transitions(before, [JournalEntry(tuple(others))])) if others else []
    return [*happened, Transition(last, happened[-1].after if happened else before, after)]


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


MAX_PHRASED: Final = 1 << 15
"""So many choices in words are remembered; when there are more, they are forgotten together."""

_phrased: dict[tuple[Shell, Step, Hashable, tuple[str, ...]], Choice] = {}
"""Choices in words by all that they depend on: the words of a shell, who chooses what, what that is about, and the names at the table."""


class Reason(NamedTuple):
    """Why a thing can't be chosen now, and by which rule; both are empty if nothing forbids it."""

    why: str = ""
    rule: str = ""


class Narrator:
    """Puts one table into words for one seat, or with None for a spectator, in one language."""

    def __init__(self, table: Table, seat: Seat | None, language: str, names: tuple[str, ...] | None = None) -> None:
        game: Any = table.game
        self.table = table
        self.game = table.game
        self.seat = seat
        self.say = words(language)
        self.shell = shell(game, language)
        self.names = names_of(table, self.say) if names is None else names

    def shown(self, previews: bool = True) -> TableView:
        """The table as the seat may know it, with its choices in words."""
        return shown(self.table, self.seat, previews, self)

    def shown_after(self, before: Table, picture: TableView, previews: bool = True, view: Any = None) -> TableView:
        """The same from a picture of the table before; `view` is what the seat sees now, if that is known."""
        return shown_after(self.table, before, picture, previews, self, view)

    def narration(self, picture: TableView, same: Narration | None = None, describe: bool = True, labels: bool = True) -> Narration:
        """The rest of the table in words, without news; `picture` is what `shown` gave.

        `same` is what was said in this language to somebody with the same view: most of it is said again.
        """
        view = picture.view
        if view is None:
            return Narration(ask=self.ask())
        if same is None:
            same = Narration(
                title=self.shell.title(view),
                labels=self.shell.labels(view, self.names) if labels else {},
                sheet=tuple(self.shell.account(view, self.names)),
                describe=tuple(self.shell.describe(view, self.names)) if describe else (),
            )
        return msgspec.structs.replace(
            same,
            ask=self.ask(view),
            hint=self.shell.hint(view) if picture.choices else "",
            askable=self.askable(view, (*picture.choices, *picture.extras)),
        )

    def labelled(self, picture: TableView, narration: Narration) -> Narration:
        """The same words of a picture, with the labels that were left out."""
        return narration if picture.view is None else msgspec.structs.replace(narration, labels=self.shell.labels(picture.view, self.names))

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

    def phrase(self, view: Any, event: Event) -> Choice:
        """A legal event in notation, in words and by its marks."""
        assert self.seat is not None
        step = Step(self.seat, event)
        about = self.shell.told_by(view, step)
        if about is None:
            return self._phrased(view, step)
        place = (self.shell, step, about, self.names)
        known = _phrased.get(place)
        if known is None:
            if len(_phrased) >= MAX_PHRASED:
                _phrased.clear()
            known = _phrased[place] = self._phrased(view, step)
        return known

    def _phrased(self, view: Any, step: Step) -> Choice:
        """The same, phrased anew."""
        game: Any = self.game
        return Choice(text_of(game, step.event), self.shell.in_words(view, step, self.names), self.shell.marks(view, step))

    def preview(self, before: Any, after: Any) -> str:
        """What would change from one view to another."""
        assert self.seat is not None
        return self.shell.preview(before, after, self.seat)

    def askable(self, view: Any, possible: Sequence[Choice]) -> tuple[str, ...]:
        """The marks of things that mean something and can't be chosen; only for those whose turn it is."""
        if self.seat is None or self.seat not in self.table.actors:
            return ()
        legal = {mark for choice in possible for mark in choice.marks}
        return tuple([mark for mark in self.shell.pointable(view, self.seat) if mark not in legal])

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

    def news(
        self, happened: Sequence[Transition], first: Any = None, last: Any = None, said: SaidBefore | None = None
    ) -> tuple[NewsTold, ...]:
        """The news of the seat, and each as a sentence; `first` and `last` are what it saw before and after it all, if that is known.

        `said` is what others were told who look at the same views.
        """
        narrated: list[NewsTold] = []
        before = first
        said = {} if said is None else said
        for number, each in enumerate(happened, 1):
            seen = SeenItem(self, each, before, last if number == len(happened) else None)
            news = news_of_seen(self.game, each.item, seen.step)
            if news is not None:
                step = self.narrate_step(seen, said)
                narrated.append(NewsTold(news, step.text, step.drawings, len(each.after.steps)))
            before = seen.after_if_known
        return tuple(narrated)

    def narrate_step(self, seen: SeenItem, said: SaidBefore) -> StepTold:
        """An item in words; somebody may have been told the same step between the same two views."""
        views = seen.known_views
        if seen.step is None or views is None:
            return StepTold(seen.step, self.happened(seen), self.drawings(seen), None)
        place = (self.say.language, id(views[0]), id(views[1]))
        if place not in said or said[place].step != seen.step:
            said[place] = StepTold(seen.step, self.happened(seen), self.drawings(seen), views)
        return said[place]

    def drawings(self, seen: SeenItem) -> tuple[str, ...]:
        """The things that a journal item is about, as far as the seat may know them."""
        return () if seen.step is None else self.shell.drawings(seen.before, seen.step)

    def stepped(self, before: Table, after: Table, step: Step) -> str:
        """A step between two tables as the seat may see it."""
        seen = self.game.seen(step, self.seat)
        if seen is None:
            return ""
        old, new = (self.game.view(table.state, self.seat) for table in (before, after))
        return step_sentence(self.shell, old, new, seen, self.names)

    def happened(self, seen: SeenItem) -> str:
        """A journal item as a sentence."""
        item = seen.transition.item
        match item:
            case Acted() | Fell():
                return "" if seen.step is None else step_sentence(self.shell, seen.before, seen.after, seen.step, self.names)
            case Ended():
                return self.say("play-over")
            case Left(seat, why):
                return self.say(f"told-left-{why}", name=self.names[seat])
            case Answered(seat, yes):
                return self.say("told-answered-yes" if yes else "told-answered-no", name=self.names[seat])
            case _:
                kind = str(item.__struct_config__.tag)
                return self.say(f"told-{kind}", name=self.names[item.seat]) if isinstance(item, SeatItem) else self.say(f"told-{kind}")


class SeenItem:
    """One journal item as a seat may see it: its step if it has one, and the views before and after, made when they are needed."""

    def __init__(self, narrator: Narrator, transition: Transition, before: Any, after: Any) -> None:
        self.game: Any = narrator.game
        self.seat = narrator.seat
        self.transition = transition
        self._before = before
        self._after = after
        self.step = seen_in(self.game, transition.item, self.seat)

    @property
    def before(self) -> Any:
        """What the seat saw before it."""
        if self._before is None:
            self._before = self.game.view(self.transition.before.state, self.seat)
        return self._before

    @property
    def after(self) -> Any:
        """What the seat saw after it."""
        if self._after is None:
            self._after = self.game.view(self.transition.after.state, self.seat)
        return self._after

    @property
    def known_views(self) -> tuple[Any, Any] | None:
        """The views before and after, if both are known already."""
        return None if self._before is None or self._after is None else (self._before, self._after)

    @property
    def after_if_known(self) -> Any:
        """The same, None if nobody has asked for it."""
        return self._after


def foreseen(
    table: Table,
    seat: Seat | None,
    event: str,
    language: str,
    shown: TableView | None = None,
    narrator: Narrator | None = None,
    ahead: Ahead | None = None,
) -> Choice:
    """A choice in notation with what it would do, in words if there is a language; raises Refusal for what can't be chosen.

    `shown` is the table as it was shown to the seat in this language, if that is known: its choices needn't be worked out again.
    `narrator` is one of this table for the seat and the language, if there is one already; what is foreseen is kept in `ahead`.
    """
    if seat is None:
        raise Refusal("forbidden")
    if narrator is None and language:
        narrator = Narrator(table, seat, language)
    known = next((choice for choice in shown.choices if choice.event == event), None) if shown is not None else None
    if shown is None or known is None:
        return foreseen_choice(table, seat, event, narrator)
    game: Any = table.game
    return foreseen_from(Foresight(table, seat, shown.view), known, event_of(game, event), narrator, ahead)


def names_of(table: Table, say: Words) -> tuple[str, ...]:
    """The names at the table; an empty chair has a number."""
    return tuple([chair.name or say("play-human", number=seat + 1) for seat, chair in enumerate(table.chairs)])
