"""`content`: what is in the box, and how sure we are of it."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill
from typing import Final

from pithead.cli.files import load, print_json
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import AnyGame
from pithead.words.guesses import guess_sentences, guesses_of

PAGE_COLUMNS: Final = 100
"""The columns of a paragraph."""


def content(name: str, file: Path | None, json: bool) -> None:
    """Print every fact of the box with its mark, guesses in colour."""
    game = load(name, file)
    facts = game.facts()
    if json:
        marked = [{"fact": fact, "mark": mark} for fact, mark in facts]
        print_json({"hash": game.content_hash, "facts": marked, "guesses": guess_sentences(game, say)})
        return
    print(paint("title", say("cli-content-title", game=name)))
    for fact, mark in facts:
        print(paint(f"mark-{mark}", f"  {mark:8} {fact}"))
    marks = [mark for _, mark in facts]
    counts = ", ".join(f"{marks.count(mark)} {mark}" for mark in dict.fromkeys(marks))
    print(say("cli-content-sure", count=len(facts), marks=counts) if facts else say("generic-no-facts"))
    print_guesses(game)
    print(say("cli-content-hash", hash=game.content_hash))
    if facts:
        print(say("cli-content-correct"))


def print_guesses(game: AnyGame) -> None:
    """Every guess in words, what it changes, and how that was measured."""
    found = guesses_of(game)
    if found is not None:
        print(paint("title", say("cli-content-guesses")))
        for sentence in guess_sentences(game, say):
            print(fill(sentence, PAGE_COLUMNS, initial_indent="  ", subsequent_indent="  "))
        print(say("cli-content-measured", command=found.command))
