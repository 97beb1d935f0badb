"""First steps: short lessons on real positions, where the engine checks every answer."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec

from pithead.game import AnyGame, State, Step, Unreadable
from pithead.games import package_of
from pithead.record import read_step
from pithead.values import Value


class Lesson(Value, forbid_unknown_fields=True):
    """One step of a tutorial: a position (or the one that the last answer led to), the answers that solve it, and what then happens.

    Its words are `learn-GAME-ID` (what to do), `-hint` (after another answer) and `-done` (after a right one).
    """

    id: str
    answers: tuple[str, ...]
    position: dict[str, Any] | None = None
    then: tuple[str, ...] = ()


class _Tutorial(msgspec.Struct, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]


@cache
def lessons_of(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game; raises Unreadable if it brings none."""
    file = package_of(name).resource("coach", "lessons.toml")
    if file is None:
        raise Unreadable("lessons-none", game=name)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), _Tutorial).lesson


def lesson_count(name: str) -> int:
    """How many lessons a game brings."""
    return 0 if package_of(name).resource("coach", "lessons.toml") is None else len(lessons_of(name))


def opened(game: AnyGame, lesson: Lesson, before: State | None) -> State:
    """The state that a lesson starts from."""
    if lesson.position is None:
        assert before is not None, lesson.id
        return before
    return game.read_position(msgspec.json.encode(lesson.position))


def solved(game: AnyGame, lesson: Lesson, state: State, step: Step) -> State | None:
    """The state after a right answer and what follows it; None after another answer, which may be legal all the same."""
    after = game.apply(state, step.seat, step.event)
    if game.write_event(step.event) not in lesson.answers:
        return None
    for text in lesson.then:
        following = read_step(game, after, text)
        after = game.apply(after, following.seat, following.event)
    return after
