"""What every shell needs to show a game: a title, a board, players, a log, choices, a score sheet, and all of it in words."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from pithead.game import AnyGame, Event, Refusal, Seat, Standing, Step
from pithead.games import package_of
from pithead.values import Value
from pithead.words import Words, readable
from pithead.words.spans import Line


class ScoreRow(Value):
    """A part of a score: its points, why, by which rule, and the marks of what it counts."""

    name: str
    points: int
    why: str
    rule: str
    marks: tuple[str, ...] = ()

    @property
    def because(self) -> str:
        """Why, and by which rule."""
        return f"{self.why} ({self.rule})" if self.rule else self.why


class ScoreSheet(Value):
    """A player's score: the rows make the total, and `rounds` tells those that are over."""

    name: str
    parts: tuple[ScoreRow, ...]
    rounds: str
    total: int


class Piece(Value):
    """A thing of the box: how drawings of it are called, its name, what it does, and the rule."""

    drawings: tuple[str, ...]
    name: str
    text: str
    rule: str


class PieceGroup(Value):
    """Things of the box that belong together."""

    title: str
    pieces: tuple[Piece, ...]


class Labels(dict[str, str]):
    """Labels put together of parts, each with marks of its own; what has not changed is the same object, so what is new is soon found."""

    def __init__(self, *parts: Mapping[str, str]) -> None:
        super().__init__()
        for part in parts:
            self.update(part)
        self.parts = parts


class LabelChanges(NamedTuple):
    """The labels that are new or different, and the marks of those that are gone."""

    new: dict[str, str]
    gone: tuple[str, ...]


def label_changes(old: Mapping[str, str], new: Mapping[str, str]) -> LabelChanges:
    """What differs between the labels of two positions."""
    pairs = [(old, new)]
    if isinstance(old, Labels) and isinstance(new, Labels) and len(old.parts) == len(new.parts):
        pairs = [(before, after) for before, after in zip(old.parts, new.parts) if before is not after]
    found = {mark: text for _, after in pairs for mark, text in after.items() if old.get(mark) != text}
    return LabelChanges(found, tuple([mark for before, _ in pairs for mark in before if mark not in new]))


class Shell(Protocol):
    """One game in one language. It is told what to show, as one seat may see it, and knows no rules."""

    @property
    def example(self) -> str:
        """A choice as one might type it."""

    def title(self, view: Any) -> str:
        """The round and the phase."""

    def board(self, view: Any, legal: Collection[str], large: bool = False) -> list[Line]:
        """The board as lines, for a small or a large screen; what a legal event would touch carries that event."""

    def players(self, view: Any, names: Sequence[str], brief: bool = False) -> list[Line]:
        """Every player with what lies before them; `brief` for a screen where all of them shall be seen at once."""

    def log(self, before: Any, step: Step, names: Sequence[str]) -> str:
        """What happened, in one sentence."""

    def aftermath(self, before: Any, after: Any, step: Step, names: Sequence[str]) -> str:
        """What the rules did by themselves after it, in sentences; empty if nothing."""
        return ""

    def choice(self, view: Any, step: Step, names: Sequence[str]) -> str:
        """A choice in words."""

    def recipient(self, event: Event) -> Seat | None:
        """The seat that an event goes to, whose number ends its notation; None where it goes to nobody."""
        return None

    def in_words(self, view: Any, step: Step, names: Sequence[str]) -> str:
        """A choice in words that need no notation beside them: what it is about is named.

        What a seat may do at any time (`extras`) is told by the event and the names alone.
        """

    def told_by(self, view: Any, step: Step) -> Hashable | None:
        """What words and marks of a choice depend on beside the step and the names, so that they can be remembered; None if much does."""
        return None

    def label(self, view: Any, step: Step, names: Sequence[str]) -> str:
        """A choice by what tells it from the others, as short as one would type it."""

    def preview(self, before: Any, after: Any, seat: Seat) -> str:
        """What a choice without chance would change."""

    def sheet(self, view: Any, names: Sequence[str]) -> list[tuple[str, list[ScoreRow], str]]:
        """Every player's score, explained."""

    def help(self, view: Any) -> list[str]:
        """What this game adds to the help page, in sentences."""
        return []

    def describe(self, view: Any, names: Sequence[str]) -> list[str]:
        """The position in sentences, for people who can't see the board."""

    # For drawn boards, where every thing has a mark such as `slot:b2`

    def ask(self, view: Any, seat: Seat) -> str:
        """What the seat is to decide, in a few words."""

    def hint(self, view: Any) -> str:
        """What the phase is good for, for newcomers; empty where nothing needs to be said."""
        return ""

    def marks(self, view: Any, step: Step) -> tuple[str, ...]:
        """The things on the board that one would point at to mean the step."""
        return ()

    def labels(self, view: Any, names: Sequence[str]) -> dict[str, str]:
        """A name for everything that can be drawn, by its mark, and the short words that drawings need."""

    def label_changes(self, before: Any, after: Any, names: Sequence[str]) -> LabelChanges:
        """The labels of one view that those of another before it don't have; a game may find them sooner than by making all of them."""
        return label_changes(self.labels(before, names), self.labels(after, names))

    def drawings(self, before: Any, step: Step) -> tuple[str, ...]:
        """The things that a step is about, such as `die:tunnel:3`, for those who draw them beside its sentence."""
        return ()

    def reference(self) -> list[PieceGroup]:
        """Everything in the box, with what it does."""
        return []

    def natural(self, view: Any, seat: Seat) -> dict[str, Event]:
        """What the seat would mean by pointing at a thing, be it legal or not."""
        return {}

    def pointable(self, view: Any, seat: Seat) -> Iterable[str]:
        """The marks of these things, in the same order."""
        return self.natural(view, seat)

    def named(self, what: str, id: str) -> str:
        """A detail of a refusal, such as a die or a dwarf, by the name that people know; anything else as it is."""
        return id

    def account(self, view: Any, names: Sequence[str]) -> list[ScoreSheet]:
        """Every player's score, point by point, with the marks of what counts."""

    def round_account(self, began: Any, now: Any, names: Sequence[str]) -> list[ScoreSheet]:
        """What every player got in the round that began with one view and is written down in the other; empty while it goes on."""
        return []


def practice_names(say: Words, seats: int, you: Seat = 0) -> list[str]:
    """Who sits at a table where one person practises: you, and your rivals, numbered if there are several."""
    rivals = iter(range(1, seats))
    rival = say("learn-rival")
    return [say("learn-you") if seat == you else rival if seats == 2 else f"{rival} {next(rivals)}" for seat in range(seats)]


def title_of(name: str, say: Words) -> str:
    """What people call a game: `game-NAME-title` in its catalogues, else its name."""
    return say.own(name, "game-title") or name.replace("-", " ").title()


def theme_in_words(say: Words, game: str, theme: str) -> str:
    """What a puzzle is about: `puzzle-theme-NAME` in the game's catalogue, else its name."""
    return say.own(game, f"puzzle-theme-{theme}") or readable(theme)


def bot_name(level: str, say: Words) -> str:
    """What people call a bot: `level-NAME` in the catalogues, else its name."""
    return say.find(f"level-{level}") or readable(level)


def winners_of(standing: Standing, names: Sequence[str], say: Words) -> str:
    """Who has won a game, as a part of a sentence; nobody has if the only one gave up."""
    if not standing.winners:
        return say("play-given-up")
    return say("play-won-short", names=", ".join(names[seat] for seat in standing.winners), count=len(standing.winners))


def won(name: str, standing: Standing, names: Sequence[str], say: Words) -> str:
    """Who has won a game, and with what."""
    if not any(standing.totals):
        return f"{winners_of(standing, names, say)}."
    winners = ", ".join(names[seat] for seat in standing.winners)
    return say.of(name, "play-won", names=winners, count=len(standing.winners), points=max(standing.totals))


def shell_of(game: AnyGame, say: Words) -> Shell:
    """The shell of a game; without words of its own the generic one."""
    words = package_of(game.name).words
    if words is None:
        from pithead.words.generic import GenericShell  # noqa: PLC0415 - it builds on this module

        return GenericShell(game, say)
    return words().shell(game, say)


def refused(shell: Shell, refusal: Refusal, say: Words) -> str:
    """A refusal as a sentence, with the names that people know."""
    details = {what: shell.named(what, each) if isinstance(each, str) else each for what, each in refusal.details.items()}
    return say.refusal(Refusal(refusal.reason, refusal.rule, **details))


def step_sentence(shell: Shell, before: Any, after: Any, step: Step, names: Sequence[str]) -> str:
    """What happened and what followed by itself."""
    return " ".join(filter(None, (shell.log(before, step, names), shell.aftermath(before, after, step, names))))
