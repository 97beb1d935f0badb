"""`rules`: the rules of a game in the reader's language, all of them or one by its number."""

from __future__ import annotations

from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import PREFIXES, load_game
from pithead.text.spans import Line, Span, line, painted


def rule_text(name: str, rule: str | None) -> str:
    """One rule by its number, or the whole book, for a terminal."""
    return "\n".join(painted(book(name) if rule is None else [one_rule(name, rule)], paint))


def one_rule(name: str, rule: str) -> Line:
    """A rule by its number, such as `DM-4.6`."""
    id = f"rule-{rule.lower().replace('.', '-')}"
    if not id.startswith(f"rule-{prefix_of(name)}-") or id not in say.ids("rule"):
        raise Unreadable("rule-unknown", number=rule, game=name)
    return line(Span(rule.upper(), "name"), f" {say.plain(id)}")


def book(name: str) -> list[Line]:
    """All rules, section by section."""
    prefix = prefix_of(name)
    lines: list[Line] = []
    title = f"rule-{prefix}-section-"
    for section in (id.removeprefix(title) for id in say.ids("rule") if id.startswith(title)):
        lines += [line(Span(f"{section} {say.plain(title + section)}", "title"))]
        for id in say.ids("rule"):
            if id.startswith(f"rule-{prefix}-{section}-"):
                lines.append(one_rule(name, f"{prefix}-{section}.{id.rpartition('-')[2]}"))
        lines.append(())
    return lines[:-1]


def prefix_of(name: str) -> str:
    """How the ids of a game's rules begin."""
    return PREFIXES[load_game(name).name].lower()
