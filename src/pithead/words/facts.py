"""What we had to reconstruct of a box, in sentences; a game that brings no words for its facts shows them as they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pithead.game import AnyGame
from pithead.games import package_of
from pithead.words import Words


def fact_sentences(game: AnyGame, say: Words) -> Sequence[tuple[str, str]]:
    """The facts that no rulebook states, each with how sure we are of it."""
    facts = [(fact, mark) for fact, mark in game.facts() if mark != "book"]
    words = package_of(game.name).words
    sentences = None if words is None else words().facts
    return facts if sentences is None else tuple(sentences(game, say, facts))


def by_subject(facts: Iterable[tuple[str, str]]) -> dict[tuple[str, str], list[str]]:
    """The values of facts about the same thing that are equally sure: `dice.tool.faces` and `guess` lead to all such faces."""
    found: dict[tuple[str, str], list[str]] = {}
    for fact, mark in facts:
        subject, _, value = fact.partition(" ")
        found.setdefault((subject, mark), []).append(value)
    return found
