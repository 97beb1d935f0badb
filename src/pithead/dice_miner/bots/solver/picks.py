"""The last dice of the mountain: every pick, every beer that is shared and every side it may come up with (DM-4).

Shares are those of seat 0; it wants them high, and seat 1 wants them low. A tree is walked without calling itself, because compiled code
that does can't be kept: a frame for each ply. Below the position that was asked about, a share that can change nothing above it is only
known to be high or low enough.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from pithead.dice_miner.bots.solver.answers import CERTAIN, magic_share
from pithead.dice_miner.bots.solver.keys import ONE, OTHER, POSITION, find, is_kept, keep, mixed
from pithead.dice_miner.bots.solver.lore import Lore
from pithead.dice_miner.bots.solver.room import FULL, Room, toil
from pithead.dice_miner.kernel.bots import best_take
from pithead.dice_miner.kernel.excavation import cheers, cheers_rolled, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import KINDS, ROWS, ExcavationChoice, Fact, Field, Kind, Phase, SeatField, Symbol
from pithead.dice_miner.kernel.mountain import face_at, on_top
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.sim.words import Words, byte, dice_in, lowest, one

Pile: TypeAlias = Any
"""A record of arrays: the frames of a walk."""

NOTHING: Final = -1
NO_FACE: Final = 6
STEPS_A_POSITION: Final = 40
ANY: Final = (-1.0, 2.0)
"""A window that every share lies in."""
CHESTLESS: Final = (1 << Symbol.CHEST) - 1


def share_of(lore: Lore, room: Room, pile: Pile, bottom: int) -> float:
    """Seat 0's share of a state in the pile, in which somebody digs or magic begins."""
    ply = bottom
    enter(lore, room, pile, ply)
    while not room.desk.counters[FULL]:
        if pile.done[ply]:
            if ply == bottom:
                break
            ply -= 1
            absorb(pile, ply)
        elif advance(lore, room, pile, ply):
            ply += 1
            enter(lore, room, pile, ply)
    return float(pile.share[bottom])


def enter(lore: Lore, room: Room, pile: Pile, ply: int) -> None:
    """Begin with a state: enough is known of it, or magic begins, or its choices are laid out."""
    state, window = pile.states[ply], pile.window[ply]
    toil(room, STEPS_A_POSITION)
    pile.done[ply] = 1
    if state[Field.PHASE] == Phase.MAGIC:
        share = magic_share(lore, room, state)
        pile.share[ply] = share if state[Field.TURN] == 0 else 1.0 - share
        return
    count = write_key(lore, room, state)
    pile.key[ply, 0] = mixed(room, count, ONE)
    pile.key[ply, 1] = mixed(room, count, OTHER)
    place = find(room, pile.key[ply, 0], pile.key[ply, 1])
    if is_kept(room, place):
        least, most = room.kept[place], room.most[place]
        if least == most or least >= window[1]:
            pile.share[ply] = least
            return
        if most <= window[0]:
            pile.share[ply] = most
            return
    pile.done[ply] = 0
    pile.menu[ply] = different(state, excavation_menu(state, lore.box))
    pile.choice[ply] = NOTHING
    pile.face[ply] = NO_FACE
    pile.share[ply] = -1.0 if state[Field.TURN] == 0 else 2.0


def absorb(pile: Pile, ply: int) -> None:
    """Add what was found below; the other faces of a beer don't matter where they could not bring the mean into the window."""
    pile.mean[ply] += pile.odds[ply] * pile.share[ply + 1]
    if pile.mean[ply] >= pile.wanted[ply, 1]:
        pile.face[ply] = NO_FACE
    elif pile.mean[ply] + pile.rest[ply] <= pile.wanted[ply, 0]:
        pile.face[ply] = NO_FACE
        pile.mean[ply] += pile.rest[ply]


def advance(lore: Lore, room: Room, pile: Pile, ply: int) -> bool:
    """Lay out the next state: the next side of a shared beer, or what follows the next choice; False if there is none."""
    state, window = pile.states[ply], pile.window[ply]
    if pile.face[ply] < NO_FACE and next_face(lore, pile, ply):
        return True
    mine = state[Field.TURN] == 0
    if pile.choice[ply] != NOTHING:
        pile.share[ply] = max(pile.share[ply], pile.mean[ply]) if mine else min(pile.share[ply], pile.mean[ply])
    share = pile.share[ply]
    enough = (share >= window[1] or share > 1 - CERTAIN) if mine else (share <= window[0] or share < CERTAIN)
    if pile.menu[ply] == 0 or (enough and pile.choice[ply] != NOTHING):
        pile.done[ply] = 1
        remember(room, pile, ply)
        return False
    choice = lowest(pile.menu[ply]) if pile.choice[ply] != NOTHING else first_choice(lore, state, pile.menu[ply])
    pile.menu[ply] &= ~(1 << choice)
    least = max(window[0], share) if mine else window[0]
    most = window[1] if mine else min(window[1], share)
    begin_choice(lore, pile, ply, choice, least, most)
    return True


def first_choice(lore: Lore, state: Words, menu: int) -> int:
    """The choice to begin with: the die that makes the lead largest at once, for good choices spare work with the others."""
    slots = menu & ((1 << ExcavationChoice.CHEERS) - 1)
    if slots & (slots - 1) == 0:
        return int(lowest(menu))
    return int(best_take(state, lore.box, state[Field.TURN], slots))


def remember(room: Room, pile: Pile, ply: int) -> None:
    """Keep the share of a state, or in which direction it lies from there."""
    one, other = pile.key[ply, 0], pile.key[ply, 1]
    share, window, place = pile.share[ply], pile.window[ply], find(room, one, other)
    least, most = (room.kept[place], room.most[place]) if is_kept(room, place) else (-1.0, 2.0)
    if share > window[0]:
        least = max(least, share)
    if share < window[1]:
        most = min(most, share)
    least = min(least, most)
    keep(room, place, one, other, least)
    room.most[place] = most


def begin_choice(lore: Lore, pile: Pile, ply: int, choice: int, least: float, most: float) -> None:
    """The next frame is the state after a choice, and after the first side of a beer that it shares."""
    pile.choice[ply] = choice
    pile.mean[ply] = 0.0
    pile.wanted[ply, 0] = least
    pile.wanted[ply, 1] = most
    if ExcavationChoice.CHEERS <= choice < ExcavationChoice.LEAVE:
        pile.face[ply] = NOTHING
        pile.rest[ply] = 1.0
        next_face(lore, pile, ply)
        return
    pile.face[ply] = NO_FACE
    pile.odds[ply] = 1.0
    pile.rest[ply] = 0.0
    pile.window[ply + 1, 0] = least
    pile.window[ply + 1, 1] = most
    copy_frame(pile, ply + 1, ply)
    excavation_step(pile.states[ply + 1], lore.box, choice)


def copy_frame(pile: Pile, to: int, whence: int) -> None:
    """Lay a state beside another."""
    for word in range(Field.SIZE):
        pile.states[to, word] = pile.states[whence, word]


def next_face(lore: Lore, pile: Pile, ply: int) -> bool:
    """The next frame is the state with the next face of the shared beer; False after the last (DM-4.3)."""
    gift = pile.choice[ply] - ExcavationChoice.CHEERS
    kind = (lore.box[Fact.BEERS + ((gift & 31) >> 2)] & 63) >> 3
    while pile.face[ply] < NO_FACE:
        pile.face[ply] += 1
        sides = 0
        if pile.face[ply] < NO_FACE:
            for side in range(6):
                sides += lore.box[Fact.SIDES + kind * 8 + side] == pile.face[ply]
        if sides:
            pile.odds[ply] = sides / 6
            pile.rest[ply] -= pile.odds[ply]
            pile.window[ply + 1, 0] = (pile.wanted[ply, 0] - pile.mean[ply] - pile.rest[ply]) / pile.odds[ply]
            pile.window[ply + 1, 1] = (pile.wanted[ply, 1] - pile.mean[ply]) / pile.odds[ply]
            copy_frame(pile, ply + 1, ply)
            cheers(pile.states[ply + 1], lore.box, gift)
            pile.outcome[0] = kind * 8 + pile.face[ply]
            cheers_rolled(pile.states[ply + 1], pile.outcome)
            return True
    return False


def different(state: Words, menu: int) -> int:
    """A menu without dice that are as good as others of it: equal faces, where no die lies on another."""
    if on_top(state[Field.OCCUPIED]) != state[Field.OCCUPIED]:
        return menu
    seen, slots, rest = 0, menu & ((1 << ExcavationChoice.CHEERS) - 1), menu >> ExcavationChoice.CHEERS << ExcavationChoice.CHEERS
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        face = face_at(state, slot)
        if not seen >> face & 1:
            seen |= 1 << face
            rest |= 1 << slot
    return rest


def write_key(lore: Lore, room: Room, state: Words) -> int:
    """Everything that matters in a state goes to the first words of the room; how many they are.

    Where no die lies on another only the faces count, and of hazards only what they add up to, and their beers.
    """
    words = room.desk.words
    flat = on_top(state[Field.OCCUPIED]) == state[Field.OCCUPIED]
    words[0] = POSITION
    words[1] = (
        state[Field.TURN]
        | state[Field.PICKS] << 1
        | state[block(0) + SeatField.HERO] << 4
        | state[block(1) + SeatField.HERO] << 8
        | flat << 12
    )
    words[2] = total(state, 0) - total(state, 1)
    words[3] = 0 if flat else state[Field.OCCUPIED]
    for row in range(ROWS):
        words[4 + row] = 0
    dice = state[Field.OCCUPIED]
    while dice:
        slot = lowest(dice)
        dice &= dice - 1
        face = face_at(state, slot)
        if flat:
            words[4 + (face >> 3)] += one(face & 7)
        else:
            words[4 + (slot >> 3)] |= face << ((slot & 7) * 8)
    for seat in range(2):
        mine, place = block(seat), 9 + seat * 5
        packed, hazards = 0, state[mine + Kind.HAZARD]
        for rank in range(6):
            packed += byte(hazards, rank) * lore.box[Fact.SYMBOLS + Kind.HAZARD * 8 + rank]
        words[place] = (packed & CHESTLESS) | dice_in(hazards & lore.box[Fact.BEER_BYTES + Kind.HAZARD]) << Symbol.CHEST
        for kind in range(Kind.HAZARD + 1, KINDS):
            words[place + kind] = state[mine + kind]
    return 19
