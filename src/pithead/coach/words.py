"""The coach's sentences: one for each decision, put together from its facts in the words of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.coach.facts import Fact
from pithead.words import Words
from pithead.words.shell import Shell

FACTS_SPOKEN: Final = 2
"""So many facts make a sentence."""


def why(shell: Shell, say: Words, names: Sequence[str], game: str, facts: Sequence[Fact]) -> str:
    """One sentence that speaks for a decision."""
    clauses = [clause(shell, say, names, game, fact) for fact in facts[:FACTS_SPOKEN]]
    match clauses:
        case [one, two]:
            sentence = say("coach-both", one=one, two=two)
        case [one]:
            sentence = say("coach-one", one=one)
        case _:
            sentence = say("coach-quiet")
    return sentence[:1].upper() + sentence[1:]


def clause(shell: Shell, say: Words, names: Sequence[str], game: str, fact: Fact) -> str:
    """A fact as part of a sentence."""
    return say(f"coach-{game}-{fact.id}", **dict(argument(shell, names, name, value) for name, value in fact.values.items()))


def argument(shell: Shell, names: Sequence[str], name: str, value: int | float | str) -> tuple[str, object]:
    """A value as an argument of a sentence: seats and things get their names, numbers stay as they are."""
    if name == "seat" and isinstance(value, int):
        return "name", names[value]
    return name, shell.named(name, value) if isinstance(value, str) else value
