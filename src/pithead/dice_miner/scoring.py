"""The scoring phase: tunnels, treasure, and hazards against tools, every point accounted for (DM-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from pithead.dice_miner.content import Box
from pithead.dice_miner.dice import Face, Trove, shown


class Sheet(msgspec.Struct, frozen=True):
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
        return sum(length * (length + 1) // 2 for length in self.sequences)

    @property
    def treasure(self) -> int:
        """One point a gem, two for the one player with most (DM-6.3)."""
        return self.gems * (2 if self.doubled else 1)

    @property
    def hazards(self) -> int:
        """Cave-ins and dragons, each turned to good and multiplied by its tool (DM-6.4)."""
        return against(self.cave_ins, self.pickaxes) + against(self.dragons, self.shields)

    @property
    def total(self) -> int:
        """The points of the round (DM-6.6)."""
        return self.tunnels + self.treasure + self.hazards


def against(dangers: int, tools: int) -> int:
    """+1 a danger for each tool, or -1 a danger without any (DM-6.4)."""
    return dangers * (tools or -1)


def sequences(tunnels: Sequence[int]) -> tuple[int, ...]:
    """The lengths of the best sequences 1, 2, 3 ..., where the n-th value stands for the dice showing n + 1 (DM-6.2)."""
    reach: list[int] = []
    open_ends = tunnels[0]
    for dice in (*tunnels, 0):
        reach.append(min(open_ends, dice))
        open_ends = reach[-1]
    return tuple(length for length in range(len(tunnels), 0, -1) for _ in range(reach[length - 1] - reach[length]))


def score_troves(box: Box, heroes: Sequence[str | None], troves: Sequence[Trove]) -> tuple[Sheet, ...]:
    """The sheets of these players, whose gems are compared among each other (DM-6.3, DM-6.5)."""
    symbols = [count_all((*trove, *box.hero_faces(hero))) for hero, trove in zip(heroes, troves)]
    gems = sorted(count["treasure"] for count in symbols)
    most = gems[-1] if len(gems) > 1 and gems[-1] > gems[-2] else None
    return tuple(
        Sheet(
            sequences=sequences([count[value] for value in range(1, 10)]),
            gems=count["treasure"],
            doubled=count["treasure"] == most,
            cave_ins=count["cave"],
            pickaxes=count["pickaxe"],
            dragons=count["dragon"],
            shields=count["shield"],
        )
        for count in symbols
    )


def count_all(faces: Sequence[Face]) -> Counter[str | int]:
    """How many of each symbol the faces show; tunnels are counted by their value."""
    count: Counter[str | int] = Counter()
    for face, dice in Counter(faces).items():
        meaning = shown(face)
        if meaning.symbol == "tunnel":
            count[meaning.count] += dice
        else:
            count[meaning.symbol] += dice * meaning.count
    return count
