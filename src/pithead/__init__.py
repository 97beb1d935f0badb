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

_HOMES: Final = ("game", "games", "package", "record", "fair", "bots")
"""The modules where these names live, the quickest to import first."""


def __getattr__(name: str) -> Any:
    if name in __all__:
        for home in _HOMES:
            module = import_module(f"{__name__}.{home}")
            if hasattr(module, name):
                value = globals()[name] = getattr(module, name)
                return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
