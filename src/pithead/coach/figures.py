"""Pictures for the rules: real positions, each at the rule that it explains, most of them from the lessons."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec

from pithead.coach.lessons import Lesson, lesson_count, lessons_of, opened, solved
from pithead.game import AnyGame, State
from pithead.games import package_of
from pithead.record import read_step
from pithead.values import Value


class RulesPicture(Value, forbid_unknown_fields=True):
    """A picture of a position of its own, or of a lesson before or after its first answer; its caption is `figure-GAME-ID`."""

    id: str
    rule: str
    lesson: str = ""
    answered: bool = False
    position: dict[str, Any] | None = None


class _Gallery(msgspec.Struct, forbid_unknown_fields=True):
    figure: tuple[RulesPicture, ...]


@cache
def figures_of(name: str) -> tuple[RulesPicture, ...]:
    """The pictures of a game's rules; none if it brings none."""
    file = package_of(name).resource("coach", "figures.toml")
    return () if file is None else msgspec.convert(tomllib.loads(file.read_text("utf-8")), _Gallery).figure


def figure_states(game: AnyGame) -> list[tuple[RulesPicture, State]]:
    """Every picture of a game with the state that it shows."""
    seen = lesson_states(game)
    return [
        (figure, game.read_position(msgspec.json.encode(figure.position)) if figure.position else seen[figure.lesson][figure.answered])
        for figure in figures_of(game.name)
    ]


def lesson_states(game: AnyGame) -> dict[str, tuple[State, State]]:
    """Each lesson of a game, by its name: before and after the first of its answers."""
    seen: dict[str, tuple[State, State]] = {}
    after: State | None = None
    for lesson in lessons_of(game.name) if lesson_count(game.name) else ():
        before = opened(game, lesson, after)
        after = _answered(game, lesson, before)
        seen[lesson.id] = before, after
    return seen


def _answered(game: AnyGame, lesson: Lesson, state: State) -> State:
    after = solved(game, lesson, state, read_step(game, state, lesson.answers[0]))
    assert after is not None, lesson.id
    return after
