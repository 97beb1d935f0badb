"""The scoring phase: tunnels, treasure, and hazards against tools, every point accounted for (DM-6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from typing import Final

from msgspec.structs import replace

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import Face, Trove, shown
from pithead.values import Value

COUNTED: Final = (
    *(f"tunnel:{value}" for value in range(1, 10)),
    "treasure",
    "cave",
    "dragon",
    "pickaxe",
    "shield",
    "chest",
    "magic",
    "beer",
)


REMEMBERED: Final = 4096
"""Troves whose counts are kept: whoever asks what a position is worth asks about the same ones again and again."""


class Sheet(Value, dict=True, gc=True):
    """One player's scoring: `sequences` are the lengths of the tunnels, the rest counts symbols."""

    sequences: tuple[int, ...]
    gems: int
    doubled: bool
    cave_ins: int
    pickaxes: int
    dragons: int
    shields: int

    @property
    def tunnels(self) -> int:
        """The sum of all sequences (DM-6.2)."""
        return worth_of_tunnels(self.sequences)

    @property
    def treasure(self) -> int:
        """One point a gem, two for the one player with most (DM-6.3)."""
        return worth_of_gems(self.gems, self.doubled)

    @property
    def hazards(self) -> int:
        """Cave-ins and dragons, each turned to good and multiplied by its tool (DM-6.4)."""
        return against(self.cave_ins, self.pickaxes) + against(self.dragons, self.shields)

    @cached_property
    def total(self) -> int:
        """The points of the round (DM-6.6)."""
        return self.tunnels + self.treasure + self.hazards


@lru_cache(maxsize=REMEMBERED)
def worth_of_tunnels(sequences: tuple[int, ...]) -> int:
    """The sum of the dice of sequences of these lengths (DM-6.2)."""
    return sum(length * (length + 1) // 2 for length in sequences)


def worth_of_gems(gems: int, doubled: bool) -> int:
    """One point each, or two (DM-6.3)."""
    return gems * (2 if doubled else 1)


def against(dangers: int, tools: int) -> int:
    """+1 a danger for each tool, or -1 a danger without any (DM-6.4)."""
    return dangers * (tools or -1)


def sequences(tunnels: Sequence[int]) -> tuple[int, ...]:
    """The lengths of the best sequences 1, 2, 3 ..., where the n-th value stands for the dice showing n + 1 (DM-6.2)."""
    lengths: list[int] = []
    open_ends = tunnels[0]
    for length, dice in enumerate((*tunnels[1:], 0), 1):
        reach = min(open_ends, dice)
        lengths += [length] * (open_ends - reach)
        open_ends = reach
    return tuple(lengths)


def score_troves(box: Box, heroes: Sequence[str | None], troves: Sequence[Trove]) -> tuple[Sheet, ...]:
    """The sheets of these players, whose gems are compared among each other (DM-6.3, DM-6.5)."""
    sheets = [lone_sheet((*trove, *box.hero_faces(hero))) for hero, trove in zip(heroes, troves)]
    gems = sorted([sheet.gems for sheet in sheets])
    most = gems[-1] if len(gems) > 1 and gems[-1] > gems[-2] else None
    return tuple([replace(sheet, doubled=True) if sheet.gems == most else sheet for sheet in sheets])


@lru_cache(maxsize=REMEMBERED)
def lone_sheet(faces: tuple[Face, ...]) -> Sheet:
    """The sheet of a player with these faces whose gems are not the most."""
    count = count_symbols(faces)
    return Sheet(
        sequences=sequences([count[f"tunnel:{value}"] for value in range(1, 10)]),
        gems=count["treasure"],
        doubled=False,
        cave_ins=count["cave"],
        pickaxes=count["pickaxe"],
        dragons=count["dragon"],
        shields=count["shield"],
    )


def count_symbols(faces: Sequence[Face]) -> dict[str, int]:
    """How many of each symbol the faces show; tunnel dice are counted face by face."""
    count = dict.fromkeys(COUNTED, 0)
    for face in faces:
        symbol, number = points_of(face)
        count[symbol] += number
    return count


@cache
def points_of(face: Face) -> tuple[str, int]:
    """What a face adds to which count."""
    meaning = shown(face)
    return (face, 1) if meaning.symbol == "tunnel" else (meaning.symbol, meaning.number)
