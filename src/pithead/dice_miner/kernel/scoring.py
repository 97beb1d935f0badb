"""The scoring phase: tunnels, treasure, and hazards against tools (DM-6)."""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import SYMBOL_MASK, TUNNEL_BITS, TUNNEL_MASK, TUNNELS_MOST, Fact, Field, Kind, SeatField, Symbol
from pithead.dice_miner.kernel.seats import block, hero_of
from pithead.sim.words import Words, byte


def symbols(state: Words, box: Words, seat: int) -> int:
    """Gems, cave-ins, dragons, pickaxes, shields and chests of a trove and its hero, packed (DM-6.5)."""
    trove = block(seat)
    packed = box[Fact.HERO_SYMBOLS + hero_of(state, seat)]
    for rank in range(6):
        packed += byte(state[trove + Kind.HAZARD], rank) * box[Fact.SYMBOLS + Kind.HAZARD * 8 + rank]
        packed += byte(state[trove + Kind.TOOL], rank) * box[Fact.SYMBOLS + Kind.TOOL * 8 + rank]
        packed += byte(state[trove + Kind.TREASURE], rank) * box[Fact.SYMBOLS + Kind.TREASURE * 8 + rank]
    return packed


def symbol(packed: int, place: int) -> int:
    """One of the packed symbols."""
    return packed >> place & SYMBOL_MASK


def tunnels(state: Words, box: Words, seat: int) -> int:
    """The points of the best sequences 1, 2, 3 ...: i * min(k_1..k_i) for each i (DM-6.2)."""
    handful = state[block(seat) + Kind.TUNNEL]
    packed = box[Fact.HERO_TUNNELS + hero_of(state, seat)]
    for rank in range(6):
        packed += byte(handful, rank) * box[Fact.TUNNELS + rank]
    points, reach = 0, TUNNEL_MASK
    for value in range(1, TUNNELS_MOST + 1):
        reach = min(reach, packed & TUNNEL_MASK)
        points += value * reach
        packed >>= TUNNEL_BITS
    return points


def against(dangers: int, tools: int) -> int:
    """+1 a danger for each tool, or -1 a danger without any (DM-6.4)."""
    return dangers * (tools if tools else -1)


def points(packed: int, tunnel_points: int, most: int) -> int:
    """The points of one player, whose gems count double if they are the most (DM-6.3, DM-6.6)."""
    gems = symbol(packed, Symbol.GEM)
    treasure = gems * 2 if gems == most else gems
    caves = against(symbol(packed, Symbol.CAVE), symbol(packed, Symbol.PICKAXE))
    dragons = against(symbol(packed, Symbol.DRAGON), symbol(packed, Symbol.SHIELD))
    return tunnel_points + treasure + caves + dragons


def most_gems(state: Words, box: Words, seats: int) -> int:
    """The gems of the one player of these seats with strictly most; -1 on a tie, or alone (DM-6.3)."""
    most, doubled = -1, -1
    alone = seats & (seats - 1) == 0
    for seat in range(state[Field.SEATS]):
        if seats >> seat & 1:
            gems = symbol(symbols(state, box, seat), Symbol.GEM)
            if gems > most:
                most, doubled = gems, gems
            elif gems == most:
                doubled = -1
    return -1 if alone else doubled


def score(state: Words, box: Words, seat: int, most: int) -> int:
    """What a trove scores as it lies, when `most` gems count double (DM-6)."""
    return points(symbols(state, box, seat), tunnels(state, box, seat), most)


def total(state: Words, seat: int) -> int:
    """The points of all finished rounds (DM-6.6)."""
    place = block(seat) + SeatField.SCORES
    return state[place] + state[place + 1] + state[place + 2]
