"""`rules`: the rules of a game in the reader's language, all of them or one by its number."""

from __future__ import annotations

from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.words.rulebook import RuleShown, find_rule, rulebook
from pithead.words.spans import Line, Span, line, painted


def rule_text(name: str, rule: str | None) -> str:
    """One rule by its number, or the whole book, for a terminal."""
    return "\n".join(painted(book(name) if rule is None else [one_rule(find_rule(name, rule, say))], paint))


def one_rule(rule: RuleShown) -> Line:
    """A rule with its number."""
    return line(Span(rule.number, "name"), f" {rule.text}")


def book(name: str) -> list[Line]:
    """All rules, section by section; a game without a rulebook says so."""
    lines: list[Line] = []
    for section in rulebook(name, say):
        lines += [line(Span(f"{section.number} {section.title}", "title")), *map(one_rule, section.rules), ()]
    return lines[:-1] or [line(say("generic-no-rules"))]
