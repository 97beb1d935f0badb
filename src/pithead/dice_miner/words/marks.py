"""Dice Miner for drawn boards: the mark of each die and hero, its name aloud, and what pointing at it means.

`slot:b2` is a die on the mountain, `die:0:tunnel:3` one in the trove of seat 0 (equal ones share it), `hero:engineer` a
hero and `seat:1` a player.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import KINDS, Face, Trove, kind_of, shown
from pithead.dice_miner.rules.events import BAG, Cache, Cheers, Choose, Event, Roll, Spend, Take
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.position import Position
from pithead.dice_miner.rules.scoring import REMEMBERED, Sheet
from pithead.game import Seat, Step

BEER = "beer"
SCORED = ("replenish", "end")
"""The phases in which the points of the troves that lie there are written down already (DM-6.6)."""


def slot_mark(slot: str) -> str:
    """The mark of a die on the mountain."""
    return f"slot:{slot}"


SLOT_MARKS: Final = {slot: slot_mark(slot) for slot in SLOTS}


def die_mark(seat: Seat, face: Face) -> str:
    """The mark of a die in a trove."""
    return f"die:{seat}:{face}"


def hero_mark(hero: str) -> str:
    """The mark of a hero."""
    return f"hero:{hero}"


def seat_mark(seat: Seat) -> str:
    """The mark of a player."""
    return f"seat:{seat}"


def hero_marks(view: Position, step: Step) -> tuple[str, ...]:
    """The hero that a step is about: the one that is chosen, or whose magic is spent."""
    match step.event:
        case Choose(hero):
            return (hero_mark(hero),)
        case Spend("hero"):
            return (hero_mark(view.heroes[step.seat] or ""),)
        case _:
            return ()


def marks(view: Position, step: Step) -> tuple[str, ...]:
    """What one would point at to mean the step."""
    event: Event = step.event
    match event:
        case Choose() | Spend("hero"):
            return hero_marks(view, step)
        case Take(slot):
            return (slot_mark(slot),)
        case Cheers(kind, to):
            beer = die_mark(step.seat, f"{kind}:{BEER}")
            return (beer,) if to == BAG else (beer, seat_mark(to))
        case Spend(die) | Roll(die) | Cache(die):
            return (die_mark(step.seat, die),)
        case _:
            return ()


def natural(view: Position, seat: Seat) -> dict[str, Event]:
    """What the seat would mean by pointing at a thing, be it legal or not."""
    found: dict[str, Event] = {slot_mark(slot): Take(slot) for slot in SLOTS if view.mountain.get(slot)}
    trove = view.troves[seat]
    found |= {die_mark(seat, face): _meant(view, seat, face) for face in trove}
    found |= {hero_mark(hero): Choose(hero) for hero in view.heroes if hero and view.phase == "heroes"}
    hero = view.heroes[seat]
    if hero and view.phase != "heroes":
        found[hero_mark(hero)] = Spend("hero")
    beers = [kind for kind in KINDS if f"{kind}:{BEER}" in trove]
    others = [other for other in range(view.seats) if other != seat]
    if view.phase == "excavation":
        found |= {seat_mark(other): Cheers((*beers, KINDS[0])[0], other) for other in others}
    return found


def pointable(view: Position, seat: Seat) -> list[str]:
    """The marks of the same things, in the same order; what each would mean is not worked out."""
    found = [SLOT_MARKS[slot] for slot, face in view.mountain.items() if face]
    found += dice_marks(seat, view.troves[seat])
    hero = view.heroes[seat]
    if view.phase == "heroes":
        found += [hero_mark(each) for each in view.heroes if each]
    elif hero:
        found.append(hero_mark(hero))
    if view.phase == "excavation":
        found += [seat_mark(other) for other in range(view.seats) if other != seat]
    return found


def _meant(view: Position, seat: Seat, face: Face) -> Event:
    """What pointing at an own die means in this phase."""
    symbol = shown(face).symbol
    if view.phase == "replenish":
        return Cache(face)
    if view.phase == "excavation" and symbol == BEER:
        return Cheers(kind_of(face), BAG if view.seats == 1 else (seat + 1) % view.seats)
    if view.phase == "magic" and symbol == "magic" and not view.to_choose:
        return Spend(face)
    return Roll(face)


@lru_cache(maxsize=REMEMBERED)
def dice_marks(seat: Seat, trove: Trove) -> tuple[str, ...]:
    """The marks of the dice in a trove."""
    return tuple([die_mark(seat, face) for face in dict.fromkeys(trove)])


@lru_cache(maxsize=REMEMBERED)
def has_beer(trove: Trove) -> bool:
    """Is there a beer among these dice?"""
    return any(shown(face).symbol == BEER for face in trove)


def ask_of(view: Position, seat: Seat) -> str:
    """What is asked, by its name in the catalogues."""
    if view.phase == "excavation":
        return ("cheers" if has_beer(view.troves[seat]) else "take", "second", "first")[view.picks]
    if view.phase == "magic":
        return "roll" if view.to_choose else "spend"
    return "cache" if view.phase == "replenish" else "heroes"


def deciding_tie(view: Position) -> bool:
    """Do the troves as they lie only break a tie? Then they add nothing to the points (DM-8.2)."""
    return bool(view.contenders or view.ties)


def earlier_rounds(view: Position, seat: Seat) -> tuple[int, ...]:
    """The points of the rounds that the trove as it lies does not tell of."""
    scores = view.scores[seat]
    return scores[:-1] if view.phase in SCORED and not deciding_tie(view) else scores


def counted(box: Box, hero: str | None, trove: Trove, seat: Seat, sheet: Sheet) -> tuple[tuple[str, ...], ...]:
    """The marks of the dice and the hero that make the tunnels, the treasure and the hazards (DM-6.2 to DM-6.4)."""
    longest = max(sheet.sequences, default=0)
    dice, helping = tuple(dict.fromkeys(trove)), box.hero_faces(hero)
    there = {shown(face).symbol for face in (*dice, *helping)}
    parts: tuple[list[str], ...] = ([], [], [])
    for faces, mark in ((dice, ""), (helping, hero_mark(hero or ""))):
        for face in faces:
            part = _part_of(face, longest, there)
            if part is not None and mark not in parts[part]:
                parts[part].append(mark or die_mark(seat, face))
    return tuple(map(tuple, parts))


TUNNELS, TREASURE, HAZARDS = range(3)
DANGERS: Final = {"cave": "cave", "pickaxe": "cave", "dragon": "dragon", "shield": "dragon"}
"""The symbols of the hazards, and the danger that each belongs to."""


def _part_of(face: Face, longest: int, there: Collection[str]) -> int | None:
    """The part of a score that a face counts in, where tunnels are so long and these symbols are there; None if in none."""
    _, symbol, number = shown(face)
    match symbol:
        case "tunnel":
            return TUNNELS if number <= longest else None
        case "treasure":
            return TREASURE
        case _:
            return HAZARDS if DANGERS.get(symbol) in there else None
