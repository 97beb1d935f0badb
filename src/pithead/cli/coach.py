"""The coach at this terminal: “show me” with reasons, and a word after each decision; never between people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pithead.cli.typed import notation
from pithead.cli.words import say
from pithead.coach.hints import Coach
from pithead.coach.words import CoachWords
from pithead.game import AnyGame, Event, Refusal, Seat
from pithead.words.shell import shell_of
from pithead.words.spans import Line, Span, line


class TableCoach:
    """The coach of one table; what it needs is loaded with the first question."""

    def __init__(self, game: AnyGame, names: Sequence[str], people: Sequence[Seat]) -> None:
        self.game = game
        self.names = names
        self.people = people
        self._words = CoachWords(game, names, say)
        self._coach: Coach | None = None

    def coach(self) -> Coach:
        """The coach; refuses while people play against each other."""
        if len(self.people) > 1:
            raise Refusal("coach-people")
        if self._coach is None:
            self._coach = Coach(self.game)
        return self._coach

    def hint(self, view: Any, seat: Seat, legal: Sequence[Event]) -> list[Line]:
        """The best choices, the best first, each with what it is worth and why; its notation stands behind it."""
        suggestions = self.coach().hints(view, seat, legal)
        alone = len(self.names) == 1
        lines = [line(say("coach-show-alone" if alone else "coach-show"))]
        for number, each in enumerate(suggestions, 1):
            worth = f"{amount(each.share, alone)} {error(each.error, alone)}".rstrip()
            found = self._words.suggestion(view, seat, each)
            about = say("play-about", choice=found.words, more=found.why)
            lines.append(line(f"  {number}  {worth}  {about}", Span(f"  {self.notation(each.event)}", "dim")))
        return lines

    def word(self, view: Any, seat: Seat, legal: Sequence[Event], event: Event) -> str:
        """What a decision lost, if there was anything to decide."""
        if len(legal) < 2 or event not in legal:
            return ""
        lost = self.coach().loss(view, seat, legal, event)
        if not lost.loss:
            return say("coach-lost-nothing")
        found = self._words.lost(view, seat, lost)
        loss = points_lost(lost.loss, lost.error, len(self.names) == 1)
        return say("coach-lost", loss=loss, best=self.notation(lost.best), words=found.best_words, why=found.why)

    def notation(self, event: str) -> str:
        """An event in notation as people at this table see it."""
        return notation(self.game, shell_of(self.game, say), self.game.read_event(event), self.names)


def amount(value: float, points: bool, sign: bool = False) -> str:
    """A share in per cent, or points, with one decimal."""
    plus = "+" if sign and value > 0 else ""
    number = round(value if points else 100 * value, 1) + 0.0
    return plus + say("coach-points" if points else "coach-percent", number=number)


def points_lost(value: float, deviation: float, points: bool) -> str:
    """What a decision lost with its standard error: a hundredth of the victory is a point of winning chance."""
    uncertain = error(deviation, points)
    number = round(value if points else 100 * value, 1)
    return say("coach-loss-alone" if points else "coach-loss", number=number, error=f" {uncertain}" if uncertain else "")


def error(value: float, points: bool) -> str:
    """A standard error with one decimal; nothing where there is none."""
    return say("coach-error", number=round(value if points else 100 * value, 1)) if value else ""
