"""The coach's sentences: one for each decision, put together from its facts in the words of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pithead.coach.facts import Fact
from pithead.words import Words
from pithead.words.shell import Shell

SPOKEN: Final = 2
"""So many facts make a sentence."""


def why(shell: Shell, say: Words, names: Sequence[str], game: str, facts: Sequence[Fact]) -> str:
    """One sentence that speaks for a decision."""
    clauses = [clause(shell, say, names, game, fact) for fact in facts[:SPOKEN]]
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
    arguments = dict(named(shell, names, name, value) for name, value in fact.values.items())
    return say(f"coach-dice-{fact.id}" if game == "dice-miner" else f"coach-mine-{fact.id}", **arguments)


def named(shell: Any, names: Sequence[str], name: str, value: Any) -> tuple[str, object]:
    """A value as an argument of a sentence: things get their names, numbers stay as they are."""
    match name:
        case "seat":
            return "name", names[value]
        case "face":
            return "die", shell.face(value)
        case "hero":
            return "hero", shell.hero(value)
        case "dwarf" | "tool" | "card" | "marker":
            return name, getattr(shell.words, name)(value)
        case _:
            return name, value
