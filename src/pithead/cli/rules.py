"""`rules`: the rules of a game in the reader's language: all of them, one by its number, or those that say something."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from pithead.cli.files import print_json
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import package_of
from pithead.words.rulebook import Rule, Section, find_rule, rulebook
from pithead.words.spans import Line, Span, line, painted

NUMBER: Final = re.compile(r"(?:[A-Za-z]+-)?\d+(?:\.\d+)?")
"""The number of a rule, with or without the letters of its game."""


def print_rules(name: str, asked: str, json: bool) -> None:
    """One rule by its number, the rules that hold some words, or the whole book."""
    if json:
        print_json({"game": name, "sections": found_sections(name, asked)})
    else:
        print(rule_text(name, asked))


def rule_text(name: str, asked: str | None) -> str:
    """What is asked for, for a terminal."""
    return "\n".join(painted(book(name, asked or ""), paint))


def found_sections(name: str, asked: str) -> list[Section]:
    """The sections with the rules that are asked for; raises Unreadable if no rule is."""
    sections = rulebook(name, say)
    if not asked:
        return sections
    if NUMBER.fullmatch(asked):
        return numbered(name, sections, asked)
    words = asked.casefold().split()
    kept = [replace(section, rules=tuple(rule for rule in section.rules if holds(rule, section, words))) for section in sections]
    if not any(section.rules for section in kept):
        raise Unreadable("rule-words", words=asked, game=name)
    return [section for section in kept if section.rules]


def numbered(name: str, sections: list[Section], asked: str) -> list[Section]:
    """The section with one rule, or a whole section."""
    number = asked.rpartition("-")[2]
    whole = [section for section in sections if section.number == number]
    if whole and asked == number:
        return whole
    rule = find_rule(name, asked if "-" in asked else f"{package_of(name).rule_prefix}-{asked}", say)
    return [replace(section, rules=(rule,)) for section in sections if section.number == number.partition(".")[0]]


def holds(rule: Rule, section: Section, words: list[str]) -> bool:
    """Does a rule with its heading hold every one of the words?"""
    text = f"{section.title} {rule.text}".casefold()
    return all(word in text for word in words)


def one_rule(rule: Rule) -> Line:
    """A rule with its number."""
    return line(Span(rule.number, "name"), f" {rule.text}")


def book(name: str, asked: str = "") -> list[Line]:
    """Rules section by section, one rule alone without its heading; a game without a rulebook says so."""
    sections = found_sections(name, asked)
    if NUMBER.fullmatch(asked) and "." in asked:
        return [one_rule(sections[0].rules[0])]
    lines: list[Line] = []
    for section in sections:
        lines += [line(Span(f"{section.number} {section.title}", "title")), *map(one_rule, section.rules), ()]
    return lines[:-1] or [line(say("generic-no-rules"))]
