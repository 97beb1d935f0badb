"""What a solver knows of a box: which faces mean the same at the end, which are never better than others, and how dice come up.

In the last round chests score nothing, so a chest on a tool die is as good as its beer once the mountain is empty. A face is *lower*
than another of its kind if whoever shows the other is never worse off: more gems, a pickaxe instead of nothing. Of two dice of a kind it
is never better to roll the higher one, because the lower one comes up just the same.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, Final, TypeAlias

from pithead.dice_miner.kernel.layout import KINDS, SYMBOL_MASK, Fact, Kind, Symbol
from pithead.game import Unreadable
from pithead.sim.memory import FLOAT64, INT64, Allocator, StructLayout, new_struct

BoxFacts: TypeAlias = Any
"""A record of arrays."""

ROLLED_MOST: Final = 3
"""Dice that one spend of magic may roll."""

THROWS_MOST: Final = 4 * (1 + 6 + 21 + 56)
FACES: Final = KINDS * 8
COUNTS: Final = ROLLED_MOST + 1

BOX_FACTS: Final = StructLayout(
    [
        ("box", INT64, (Fact.SIZE,)),
        ("same", INT64, (FACES,)),  # the rank of the first face of the kind that means the same
        ("lower", INT64, (FACES,)),  # ranks of the lower faces, as bits
        ("rungs", INT64, (FACES,)),  # faces that magic may roll, lower ones first
        ("rungs_used", INT64, (1,)),
        ("throw", INT64, (KINDS * COUNTS,)),  # the first throw of so many dice of a kind
        ("throws", INT64, (KINDS * COUNTS,)),  # how many throws there are
        ("comes_up", INT64, (THROWS_MOST,)),  # a handful
        ("odds", FLOAT64, (THROWS_MOST,)),
    ],
)


def make_box_facts(memory: Allocator, box: Any) -> BoxFacts:
    """The facts of a box; magic that rolls too many dice at once is refused."""
    if most_rolled(box) > ROLLED_MOST:
        raise Unreadable("solve-magic", "DM-5.2", count=most_rolled(box), most=ROLLED_MOST)
    facts: Any = new_struct(memory, BOX_FACTS)
    facts.box[:] = box
    used = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        ranks = sorted({int(rank) for rank in box[Fact.SIDES + kind * 8 : Fact.SIDES + kind * 8 + 6]})
        for rank in ranks:
            facts.same[kind * 8 + rank] = next(other for other in ranks if _meaning(box, kind, other) == _meaning(box, kind, rank))
        faces = sorted({int(facts.same[kind * 8 + rank]) for rank in ranks})
        for rank in faces:
            facts.lower[kind * 8 + rank] = sum(1 << other for other in faces if other != rank and _lower(box, kind, other, rank))
        for rank in sorted(faces, key=lambda rank: int(facts.lower[kind * 8 + rank]).bit_count()):
            facts.rungs[used] = kind * 8 + rank
            used += 1
    facts.rungs_used[0] = used
    _put_throws(facts)
    return facts


def most_rolled(box: Any) -> int:
    """How many dice one spend of magic may roll."""
    return int(max(*box[Fact.MAGIC_NUMBERS : Fact.MAGIC_NUMBERS + 8], *box[Fact.HERO_NUMBER : Fact.HERO_NUMBER + 8]))


def _meaning(box: Any, kind: int, rank: int) -> tuple[int, ...]:
    """What a face is good for in the last magic phase: symbols but chests, a tunnel, magic."""
    symbols = int(box[Fact.SYMBOLS + kind * 8 + rank]) & ((1 << Symbol.CHEST) - 1)
    tunnel = int(box[Fact.TUNNELS + rank]) if kind == Kind.TUNNEL else 0
    magic = int(box[Fact.MAGIC_NUMBERS + rank]) if kind == Kind.MAGIC else 0
    return symbols, tunnel, magic


def _lower(box: Any, kind: int, face: int, than: int) -> bool:
    """Is a face never better than another one?"""
    (symbols, tunnel, magic), (others, other_tunnel, other_magic) = _meaning(box, kind, face), _meaning(box, kind, than)
    good = all(symbols >> place & SYMBOL_MASK <= others >> place & SYMBOL_MASK for place in (Symbol.GEM, Symbol.PICKAXE, Symbol.SHIELD))
    bad = all(others >> place & SYMBOL_MASK <= symbols >> place & SYMBOL_MASK for place in (Symbol.CAVE, Symbol.DRAGON))
    return good and bad and tunnel in (0, other_tunnel) and magic in (0, other_magic)


def _put_throws(facts: BoxFacts) -> None:
    """Every way in which up to three dice of a kind can come up, equal ones together."""
    used = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        sides = Counter(int(facts.same[kind * 8 + rank]) for rank in facts.box[Fact.SIDES + kind * 8 : Fact.SIDES + kind * 8 + 6])
        for dice in range(COUNTS):
            facts.throw[kind * COUNTS + dice] = used
            for faces in combinations_with_replacement(sorted(sides), dice):
                orders = factorial(dice) // prod(factorial(count) for count in Counter(faces).values())
                facts.comes_up[used] = sum(1 << face * 8 for face in faces)
                facts.odds[used] = orders * prod(sides[face] for face in faces) / 6**dice
                used += 1
            facts.throws[kind * COUNTS + dice] = used - int(facts.throw[kind * COUNTS + dice])
