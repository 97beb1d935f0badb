"""A command that plays games of bots, measures something on them, and writes the page of what it found."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from pithead.game import Refusal


class NotMeasured(Exception):
    """There is nothing to measure, or not enough; the sentence says what to do."""


def page_parser(module: str, description: str | None) -> argparse.ArgumentParser:
    """The options that all such commands have; their games are kept in a folder, so that whoever stops early can go on."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=description, formatter_class=argparse.RawTextHelpFormatter)
    bank = Path(f"{module.rpartition('.')[2]}-bank")
    parser.add_argument("--bank", type=Path, default=bank, help="where the games are kept")
    parser.add_argument("--only-read", action="store_true", help="play nothing, measure what is there")
    parser.add_argument("--out", type=Path, help="the page; without it the page is printed")
    return parser


def no_games(bank: Path) -> NotMeasured:
    """The folder holds too few games, and none were to be played."""
    return NotMeasured(f"{bank}: no games to measure; leave out --only-read")


def write_page(asked: argparse.Namespace, lines: Callable[[argparse.Namespace], Iterable[str]]) -> int:
    """Play, measure, write; the exit code."""
    try:
        text = "\n".join(lines(asked)) + "\n"
    except (Refusal, NotMeasured) as refused:
        print(refused, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"stopped; what was played is in {asked.bank}", file=sys.stderr)
        return 130
    if asked.out is None:
        print(text, end="")
    else:
        asked.out.write_text(text, "utf-8")
    return 0
