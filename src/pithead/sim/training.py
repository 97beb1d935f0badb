"""What the trainers of all games share: the options of their commands, and the question for a card."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from pithead.sim.cores import cores


def training_parser(module: str, game: str, **defaults: Any) -> argparse.ArgumentParser:
    """The command of a trainer with the options that all have; `defaults` are those that depend on the game."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}")
    parser.add_argument("game", choices=[game])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seats")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--generations", type=int)
    parser.add_argument("--games", type=int)
    parser.add_argument("--rate", type=int)
    parser.add_argument("--passes", type=float)
    parser.add_argument("--pace", type=float)
    parser.add_argument("--check", type=int)
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--seed", default="pithead")
    parser.add_argument("--learner", choices=["processor", "card"], default="processor")
    parser.add_argument("--box", type=Path)
    parser.add_argument("--write-box", type=Path)
    parser.add_argument("--export", type=Path)
    parser.set_defaults(**defaults)
    return parser


def read_arguments(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """What the command line asks for; refused is a card that is not there."""
    asked = parser.parse_args()
    if asked.learner == "card" and not has_card():
        parser.error("--learner card needs PyTorch and a graphics card that it can use; without them leave it out")
    return asked


def load_torch() -> Any:
    """PyTorch, which is installed where there is a card and is no need of ours."""
    return import_module("torch")


def has_card() -> bool:
    """Is PyTorch here, with a card that it can use?"""
    try:
        return bool(load_torch().cuda.is_available())
    except ImportError:
        return False


def log(line: str) -> None:
    """A line of progress."""
    print(line, file=sys.stderr, flush=True)
