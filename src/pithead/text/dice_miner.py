"""Dice Miner in words and letters: faces, log lines, the table as a drawing, and the score sheet explained (DM-6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from pithead.dice_miner.dice import KINDS, SPENT, Face, Trove, kind_of, shown
from pithead.dice_miner.events import (
    BAG,
    Cache,
    Cheers,
    Choose,
    Dealt,
    Done,
    Event,
    Filled,
    Roll,
    Rolled,
    Spend,
    Starts,
    Take,
)
from pithead.dice_miner.game import DiceMiner
from pithead.dice_miner.mountain import INDEX, ROWS, SLOTS
from pithead.dice_miner.position import PHASES
from pithead.dice_miner.scoring import Sheet, against
from pithead.dice_miner.state import State
from pithead.game import Seat, Step
from pithead.text import Words

Paint: TypeAlias = Callable[[str, str], str]
"""`paint(style, text)` dresses a text for the screen, or leaves it as it is."""

CELL: Final = 12
SHORT: Final = {"tunnel": "tun", "treasure": "gem", "magic": "mag"}


def face_words(say: Words, face: Face) -> str:
    """A face in words: `two gems`, `beer (tool die)`."""
    meaning = shown(face)
    if meaning.symbol == "beer":
        return say("dice-face-beer", kind=say(f"dice-kind-{meaning.kind}"))
    words = say(f"dice-face-{meaning.symbol}", number=meaning.number)
    return say("dice-face-spent", face=words) if face.endswith(SPENT) else words


def short_face(face: Face) -> str:
    """A face in a few letters: `tun:3`, `gem:2`, `pickaxe`, `cave1`; beers say on which die: `tool:beer`."""
    kind, _, symbol = face.partition(":")
    if kind in SHORT:
        return f"{SHORT[kind]}:{symbol}"
    return f"{kind[:3]}:beer" if symbol == "beer" else symbol


def log_line(say: Words, game: DiceMiner, before: State, step: Step, names: Sequence[str]) -> str:
    """What happened, in one sentence."""
    name = names[step.seat] if step.seat >= 0 else ""
    event: Event = step.event
    match event:
        case Choose(hero):
            return say("dice-log-choose", name=name, hero=say(f"dice-hero-{hero}"))
        case Take(slot):
            return say("dice-log-take", name=name, slot=slot, die=face_words(say, before.mountain[INDEX[slot]]))
        case Cheers(_, to):
            return say("dice-log-cheers-bag", name=name) if to == BAG else say("dice-log-cheers", name=name, other=names[to])
        case Spend(die):
            symbols = game.box.hero_magic(before.heroes[step.seat])[0] if die == "hero" else shown(die).number
            return say("dice-log-spend", name=name, number=symbols)
        case Roll(die):
            return say("dice-log-roll", name=name, die=face_words(say, die))
        case Cache(die):
            return say("dice-log-cache", name=name, die=face_words(say, die))
        case Done():
            return say("dice-log-done", name=name)
        case Rolled(faces):
            return say("dice-log-rolled", faces=", ".join(face_words(say, face) for face in faces))
        case Filled():
            return say("dice-log-filled")
        case Starts(seat):
            return say("dice-log-starts", name=names[seat])
        case Dealt(heroes):
            return say("dice-log-dealt", heroes=", ".join(say(f"dice-hero-{hero}") for hero in heroes))


def choice_words(say: Words, state: State, event: Event) -> str:
    """What a choice would touch, beside its notation; empty where the notation says it all."""
    match event:
        case Take(slot):
            return face_words(say, state.mountain[INDEX[slot]])
        case Choose(hero):
            return say(f"dice-hero-{hero}")
        case _:
            return ""


def table(say: Words, game: DiceMiner, state: State, names: Sequence[str], marked: Sequence[str], paint: Paint) -> list[str]:
    """The whole table: the mountain with the slots that may be taken marked, and every player's trove."""
    phase = say(f"dice-phase-{PHASES[type(state.phase)]}")
    if state.contenders:
        title = say("dice-tie", number=len(state.ties) + 1, phase=phase)
    else:
        title = say("dice-round", round=state.round, phase=phase)
    lines = ["", paint("title", title), ""]
    if any(state.mountain):
        lines += [*mountain(state, marked, paint), ""]
    sheets = game.sheets(state)
    for seat, name in enumerate(names):
        lines += player(say, game, state, seat, name, sheets[seat], paint)
    return lines


def mountain(state: State, marked: Sequence[str], paint: Paint) -> list[str]:
    """The pile as it lies, row by row; a star marks what may be taken."""
    lines = []
    start = 0
    for size in ROWS:
        cells = [_cell(state, slot, slot in marked, paint) for slot in SLOTS[start : start + size]]
        lines.append((" " * (CELL * (ROWS[-1] - size) // 2) + "".join(cells)).rstrip())
        start += size
    return lines


def _cell(state: State, slot: str, marked: bool, paint: Paint) -> str:
    face = state.mountain[INDEX[slot]]
    if not face:
        return " " * CELL
    text = f"{'*' if marked else ' '}{slot} {short_face(face)}"
    dressed = f"{'*' if marked else ' '}{paint('slot', slot)} {paint(kind_of(face), short_face(face))}"
    return dressed + " " * (CELL - len(text))


def player(say: Words, game: DiceMiner, state: State, seat: Seat, name: str, sheet: Sheet, paint: Paint) -> list[str]:
    """A player's hero, points and trove."""
    hero = state.heroes[seat]
    faces = ", ".join(face_words(say, face) for face in game.box.hero_faces(hero))
    shows = " · " + say("dice-hero-shows", hero=say(f"dice-hero-{hero}"), faces=faces) if hero else ""
    points = say("dice-player-points", total=state.totals()[seat], now=sheet.total)
    return [
        paint("name", say("dice-player", name=name, hero=shows)),
        f"   {points}",
        f"   {trove_line(say, state.troves[seat], paint)}",
        "",
    ]


def trove_line(say: Words, trove: Trove, paint: Paint) -> str:
    """The dice of a trove, kind by kind."""
    parts = []
    for kind in KINDS:
        faces = [face.partition(":")[2] for face in trove if kind_of(face) == kind]
        if faces:
            parts.append(paint(kind, f"{say(f'dice-kind-{kind}')} {' '.join(faces)}"))
    return " | ".join(parts) or say("dice-empty")


def sheet_lines(say: Words, sheet: Sheet) -> list[tuple[str, int, str, str]]:
    """Every part of a score: its name, its points, why, and the rule."""
    sequences = ", ".join("+".join(map(str, range(1, length + 1))) for length in sheet.sequences)
    tunnels = say("dice-why-tunnels", sequences=sequences) if sequences else say("dice-why-no-tunnel")
    gems = say("dice-why-gems", gems=sheet.gems, doubled="yes" if sheet.doubled else "no")
    dangers = [
        (sheet.cave_ins, sheet.pickaxes, "dice-why-cave-ins"),
        (sheet.dragons, sheet.shields, "dice-why-dragons"),
    ]
    hazards = [f"{say(why, dangers=number, tools=tools)} = {against(number, tools)}" for number, tools, why in dangers if number]
    return [
        (say("dice-sheet-tunnels"), sheet.tunnels, tunnels, "DM-6.2"),
        (say("dice-sheet-treasure"), sheet.treasure, gems, "DM-6.3"),
        (say("dice-sheet-hazards"), sheet.hazards, "; ".join(hazards) or say("dice-why-no-hazard"), "DM-6.4"),
        (say("dice-sheet-total"), sheet.total, "", "DM-6.6"),
    ]
