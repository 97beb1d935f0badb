"""The rules in a reader's language, section by section, every rule by its number."""

from __future__ import annotations

from pithead.game import Unreadable
from pithead.games import package_of
from pithead.values import Value
from pithead.words import Words


class Rule(Value):
    """One rule: its number, such as `DM-4.6`, and its text."""

    number: str
    text: str


class Section(Value):
    """A section: its number, its title and its rules."""

    number: str
    title: str
    rules: tuple[Rule, ...]


def rulebook(name: str, say: Words) -> list[Section]:
    """All rules of a game."""
    prefix = _prefix(name)
    title = f"rule-{prefix}-section-"
    ids = say.ids("rule")
    numbers = [id.removeprefix(title) for id in ids if id.startswith(title)]
    return [
        Section(
            number,
            say.plain(title + number),
            tuple(
                find_rule(name, f"{prefix}-{number}.{id.rpartition('-')[2]}", say)
                for id in ids
                if id.startswith(f"rule-{prefix}-{number}-")
            ),
        )
        for number in numbers
    ]


def find_rule(name: str, number: str, say: Words) -> Rule:
    """A rule of a game by its number."""
    id = f"rule-{number.lower().replace('.', '-')}"
    if not id.startswith(f"rule-{_prefix(name)}-") or id not in say.ids("rule"):
        raise Unreadable("rule-unknown", number=number, game=name)
    return Rule(number.upper(), say.plain(id))


def _prefix(name: str) -> str:
    """How the ids of a game's rules begin."""
    return package_of(name).rule_prefix.lower()
