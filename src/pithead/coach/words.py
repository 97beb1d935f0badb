"""What the coach found, in words: sentences for decisions, hints and analyses, put together from the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from pithead.coach.analysis import AnalysedEvent, Analysis, Mistake
from pithead.coach.facts import DecisionFact
from pithead.coach.hints import Lost, Suggestion
from pithead.coach.room import coach_of
from pithead.game import AnyGame, Seat, State, Step, replay
from pithead.record import Record, game_of, replay_record
from pithead.words import Words
from pithead.words.shell import Shell, shell_of, step_sentence

FACTS_SPOKEN: Final = 2
"""So many facts make a sentence."""


class CoachWords:
    """Fills in the words of what the coach found about one game, in one language."""

    def __init__(self, game: AnyGame, names: Sequence[str], say: Words) -> None:
        self.game = game
        self.names = names
        self.say = say
        self.shell = shell_of(game, say)

    def choice(self, view: Any, seat: Seat, event: str) -> str:
        """An event as a choice in words."""
        return self.shell.in_words(view, Step(seat, self.game.read_event(event)), self.names) if event else ""

    def why(self, view: Any, seat: Seat, event: str) -> str:
        """One sentence that speaks for an event."""
        sentence = self.reason(view, seat, event)
        return sentence[:1].upper() + sentence[1:]

    def reason(self, view: Any, seat: Seat, event: str) -> str:
        """The same as the end of a sentence."""
        facts = coach_of(self.game.name).facts(self.game, view, seat, self.game.read_event(event))
        return reason(self.shell, self.say, self.names, self.game.name, facts)

    def suggestion(self, view: Any, seat: Seat, found: Suggestion) -> Suggestion:
        """Something to do."""
        return replace(found, words=self.choice(view, seat, found.event), why=self.why(view, seat, found.event))

    def lost(self, view: Any, seat: Seat, found: Lost) -> Lost:
        """What a decision lost."""
        words, best_words = (self.choice(view, seat, event) for event in (found.event, found.best))
        return replace(found, words=words, best_words=best_words, why=self.why(view, seat, found.best))

    def event(self, before: State, after: State, step: Step, found: AnalysedEvent) -> AnalysedEvent:
        """A step, as whoever made it saw it."""
        view = self.game.view(before, step.seat)
        words = step_sentence(self.shell, view, self.game.view(after, step.seat), step, self.names)
        return replace(found, words=words, best_words=self.choice(view, step.seat, found.best))

    def mistake(self, before: State, event: AnalysedEvent, found: Mistake) -> Mistake:
        """A mistake, and why another choice was better."""
        why = self.reason(self.game.view(before, found.seat), found.seat, found.best)
        return replace(found, words=event.words, best_words=event.best_words, why=why)


def in_words(record: Record, analysis: Analysis, say: Words) -> Analysis:
    """The analysis of a record with all its words."""
    game = game_of(record.header)
    start, _ = replay_record(game, record, 0)
    _, steps = replay_record(game, record)
    states = list(replay(game, start, steps))
    coach = CoachWords(game, analysis.names, say)
    events = tuple(coach.event(*pair, step, event) for pair, step, event in zip(pairwise(states), steps, analysis.events))
    return replace(
        analysis,
        seats=tuple(replace(seat, band_words=say(f"coach-band-{seat.band}")) for seat in analysis.seats),
        events=events,
        mistakes=tuple(coach.mistake(states[each.number - 1], events[each.number - 1], each) for each in analysis.mistakes),
        lucky=tuple(replace(each, words=events[each.number - 1].words) for each in analysis.lucky),
    )


def reason(shell: Shell, say: Words, names: Sequence[str], game: str, facts: Sequence[DecisionFact]) -> str:
    """The end of a sentence that speaks for a decision."""
    clauses = [clause(shell, say, names, game, fact) for fact in facts[:FACTS_SPOKEN]]
    match clauses:
        case [one, two]:
            return say("coach-both", one=one, two=two)
        case [one]:
            return say("coach-one", one=one)
        case _:
            return say("coach-quiet")


def clause(shell: Shell, say: Words, names: Sequence[str], game: str, fact: DecisionFact) -> str:
    """A fact as part of a sentence."""
    return say.own(game, f"coach-{fact.id}", **dict(argument(shell, names, name, value) for name, value in fact.values.items()))


def argument(shell: Shell, names: Sequence[str], name: str, value: int | float | str) -> tuple[str, object]:
    """A value as an argument of a sentence: seats and things get their names, numbers stay as they are."""
    if name == "seat" and isinstance(value, int):
        return "name", names[value]
    return name, shell.named(name, value) if isinstance(value, str) else value
