"""The things of Dice Miner for those who draw them: dice by their faces, and heroes.

`die:tunnel:3` is a die that shows a face, `hero:engineer` a hero.
"""

from __future__ import annotations

from typing import Final

from pithead.dice_miner.rules.dice import KINDS, Face, shown
from pithead.dice_miner.rules.events import Cache, Cheers, Dealt, Event, Roll, Rolled, Spend, Take
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.words.marks import hero_mark, hero_marks
from pithead.game import Step

SYMBOLS: Final = {
    ("tunnel",): "DM-6.2",
    ("treasure",): "DM-6.3",
    ("magic",): "DM-5.2",
    ("pickaxe", "cave"): "DM-6.4",
    ("shield", "dragon"): "DM-6.4",
    ("chest",): "DM-7.1",
    ("beer",): "DM-4.3",
}
"""The symbols that belong together, and the rule that says what they are good for."""


def die_drawing(face: Face) -> str:
    """How the drawing of a die is called."""
    return f"die:{face}"


def drawings(before: Position, step: Step) -> tuple[str, ...]:
    """The dice and heroes that a step is about."""
    event: Event = step.event
    match event:
        case Take(slot):
            return (die_drawing(before.mountain[slot] or ""),)
        case Cheers(kind):
            return (die_drawing(f"{kind}:beer"),)
        case Spend(die) | Roll(die) | Cache(die) if die != "hero":
            return (die_drawing(die),)
        case Rolled(faces):
            return tuple(map(die_drawing, faces))
        case Dealt(heroes):
            return tuple(map(hero_mark, heroes))
        case _:
            return hero_marks(before, step)


def faces_with(sides: dict[str, tuple[Face, ...]], symbol: str) -> tuple[Face, ...]:
    """The faces with a symbol, each once and from few to many; a beer as each kind of die shows it."""
    found = dict.fromkeys(face for kind in KINDS for face in sides[kind] if shown(face).symbol == symbol)
    return tuple(sorted(found, key=lambda face: shown(face).number))
