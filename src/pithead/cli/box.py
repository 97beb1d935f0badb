"""`rules` and `content`: what the game is, and how sure we are of it."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path

import msgspec

from pithead.cli.files import load
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import load_game

_ITEM = re.compile(r"^- \*\*(?P<rule>[A-Z]{2}-\d+\.\d+)", re.MULTILINE)


def rules_page(name: str) -> str:
    """The page of rules: part of an installed package, or in the docs of a checkout."""
    packaged = files("pithead").joinpath("rules", f"{name}.md")
    if packaged.is_file():
        return packaged.read_text("utf-8")
    return (Path(__file__).parents[3] / "docs" / "rules" / f"{name}.md").read_text("utf-8")


def read_rules(page: str) -> dict[str, str]:
    """The text of every rule by its number: it goes on until the next rule or the next heading."""
    starts = list(_ITEM.finditer(page))
    ends = [match.start() for match in starts[1:]] + [len(page)]
    return {match["rule"]: re.split(r"^#+ ", page[match.start() : end], flags=re.MULTILINE)[0].strip() for match, end in zip(starts, ends)}


def rules(name: str, rule: str | None) -> None:
    """Print the rules, or one of them."""
    page = rules_page(load_game(name).name)
    if rule is None:
        print(page)
        return
    text = read_rules(page).get(rule.upper())
    if text is None:
        raise Unreadable("rule-unknown", number=rule, game=name)
    print(text.removeprefix("- "))


def content(name: str, file: Path | None, json: bool) -> None:
    """Print every fact of the box with its mark, guesses in colour."""
    game = load(name, file)
    facts = game.facts()
    if json:
        sys.stdout.buffer.write(
            msgspec.json.encode({"hash": game.content_hash, "facts": [{"fact": fact, "mark": mark} for fact, mark in facts]}) + b"\n"
        )
        return
    print(paint("title", say("cli-content-title", game=name)))
    for fact, mark in facts:
        print(paint(f"mark-{mark}", f"  {mark:8} {fact}"))
    marks = [mark for _, mark in facts]
    counts = ", ".join(f"{marks.count(mark)} {mark}" for mark in dict.fromkeys(marks))
    print(say("cli-content-sure", count=len(facts), marks=counts))
    print(say("cli-content-hash", hash=game.content_hash))
    print(say("cli-content-correct"))
