"""Pithead: two dwarf-mining board games, as values and functions. Unofficial.

What other programs build on is here under its own name, and imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pithead.bots import Bot, BotPackage, RandomBot, ThinkingBot, make_bot, make_evaluator
    from pithead.fair import loose
    from pithead.game import CHANCE, AnyGame, Event, IllegalEvent, Options, Refusal, Seat, Standing, State, Step, Unreadable
    from pithead.games import game_names, load_game
    from pithead.package import Edition, GamePackage
    from pithead.record import Record, read_record, verify, write_record

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "AnyGame",
    "Bot",
    "BotPackage",
    "Edition",
    "Event",
    "GamePackage",
    "IllegalEvent",
    "Options",
    "RandomBot",
    "Record",
    "Refusal",
    "Seat",
    "Standing",
    "State",
    "Step",
    "ThinkingBot",
    "Unreadable",
    "game_names",
    "load_game",
    "loose",
    "make_bot",
    "make_evaluator",
    "read_record",
    "verify",
    "write_record",
]

_HOMES: Final = {
    "pithead.bots": ("Bot", "BotPackage", "RandomBot", "ThinkingBot", "make_bot", "make_evaluator"),
    "pithead.fair": ("loose",),
    "pithead.game": (
        "CHANCE",
        "AnyGame",
        "Event",
        "IllegalEvent",
        "Options",
        "Refusal",
        "Seat",
        "Standing",
        "State",
        "Step",
        "Unreadable",
    ),
    "pithead.games": ("game_names", "load_game"),
    "pithead.package": ("Edition", "GamePackage"),
    "pithead.record": ("Record", "read_record", "verify", "write_record"),
}


def __getattr__(name: str) -> Any:
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(home), name)
    return value
