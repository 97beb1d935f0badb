"""`content`: what is in the box, and how sure we are of it."""

from __future__ import annotations

from pathlib import Path

from pithead.cli.files import load, print_json
from pithead.cli.paint import paint
from pithead.cli.words import say


def content(name: str, file: Path | None, json: bool) -> None:
    """Print every fact of the box with its mark, guesses in colour."""
    game = load(name, file)
    facts = game.facts()
    if json:
        print_json({"hash": game.content_hash, "facts": [{"fact": fact, "mark": mark} for fact, mark in facts]})
        return
    print(paint("title", say("cli-content-title", game=name)))
    for fact, mark in facts:
        print(paint(f"mark-{mark}", f"  {mark:8} {fact}"))
    marks = [mark for _, mark in facts]
    counts = ", ".join(f"{marks.count(mark)} {mark}" for mark in dict.fromkeys(marks))
    print(say("cli-content-sure", count=len(facts), marks=counts) if facts else say("generic-no-facts"))
    print(say("cli-content-hash", hash=game.content_hash))
    if facts:
        print(say("cli-content-correct"))
