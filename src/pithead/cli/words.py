"""The language of the command line: `--lang` anywhere on it, then `PITHEAD_LANG`, then the locale, then English."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from pithead.game import Unreadable
from pithead.words import Words
from pithead.words.language import choose_language


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that `--lang xx` or `--lang=xx` names, and the arguments without it."""
    wanted: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            wanted = next(words, "")
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return wanted, rest


def command_words() -> Words:
    """The words of this command."""
    try:
        return Words(choose_language(split_language(sys.argv[1:])[0], os.environ))
    except Unreadable as refusal:
        print(f"pithead: {Words('en').refusal(refusal)}", file=sys.stderr)
        sys.exit(2)


def asked_language() -> str | None:
    """The language that this command was asked for by name; None where only the locale says one."""
    return split_language(sys.argv[1:])[0] or os.environ.get("PITHEAD_LANG") or None


say = command_words()
