"""The last dice of the mountain: every pick, every beer that is shared and every side it may come up with (DM-4).

Shares are those of seat 0; it wants them high, and seat 1 wants them low. A tree is walked without calling itself, because compiled code
that does can't be kept: a frame for each ply. Below the position that was asked about, a share that can change nothing above it is only
known to be high or low enough.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from pithead.dice_miner.bots.solver.answers import CERTAIN, magic_share
from pithead.dice_miner.bots.solver.box_facts import BoxFacts
from pithead.dice_miner.bots.solver.keys import ONE, OTHER, POSITION, find, is_kept, keep, mixed
from pithead.dice_miner.bots.solver.memory import FULL, Memory, count_work
from pithead.dice_miner.kernel.bots import best_take
from pithead.dice_miner.kernel.excavation import cheers, cheers_rolled, excavation_menu, excavation_step
from pithead.dice_miner.kernel.layout import KINDS, ROWS, ExcavationChoice, Fact, Field, Kind, Phase, SeatField, Symbol
from pithead.dice_miner.kernel.mountain import face_at, on_top
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.sim.words import Words, byte, dice_in, lowest, one

Frames: TypeAlias = Any
"""A record of arrays: the frames of a walk."""

NOTHING: Final = -1
NO_FACE: Final = 6
STEPS_A_POSITION: Final = 40
ANY: Final = (-1.0, 2.0)
"""A window that every share lies in."""
CHESTLESS: Final = (1 << Symbol.CHEST) - 1


def share_of(facts: BoxFacts, memory: Memory, frames: Frames, bottom: int) -> float:
    """Seat 0's share of a state in the frames, in which somebody digs or magic begins."""
    ply = bottom
    enter(facts, memory, frames, ply)
    while not memory.scratch.counters[FULL]:
        if frames.done[ply]:
            if ply == bottom:
                break
            ply -= 1
            absorb(frames, ply)
        elif advance(facts, memory, frames, ply):
            ply += 1
            enter(facts, memory, frames, ply)
    return float(frames.share[bottom])


def enter(facts: BoxFacts, memory: Memory, frames: Frames, ply: int) -> None:
    """Begin with a state: enough is known of it, or magic begins, or its choices are laid out."""
    state, window = frames.states[ply], frames.window[ply]
    count_work(memory, STEPS_A_POSITION)
    frames.done[ply] = 1
    if state[Field.PHASE] == Phase.MAGIC:
        share = magic_share(facts, memory, state)
        frames.share[ply] = share if state[Field.TURN] == 0 else 1.0 - share
        return
    count = write_key(facts, memory, state)
    frames.key[ply, 0] = mixed(memory, count, ONE)
    frames.key[ply, 1] = mixed(memory, count, OTHER)
    place = find(memory, frames.key[ply, 0], frames.key[ply, 1])
    if is_kept(memory, place):
        least, most = memory.kept[place], memory.most[place]
        if least == most or least >= window[1]:
            frames.share[ply] = least
            return
        if most <= window[0]:
            frames.share[ply] = most
            return
    frames.done[ply] = 0
    frames.menu[ply] = different(state, excavation_menu(state, facts.box))
    frames.choice[ply] = NOTHING
    frames.face[ply] = NO_FACE
    frames.share[ply] = -1.0 if state[Field.TURN] == 0 else 2.0


def absorb(frames: Frames, ply: int) -> None:
    """Add what was found below; the other faces of a beer don't matter where they could not bring the mean into the window.

    A share outside of its own window is a bound and no value, so the mean is one too, whatever rounding makes of the sum.
    """
    share, window, wanted = frames.share[ply + 1], frames.window[ply + 1], frames.wanted[ply]
    frames.mean[ply] += frames.odds[ply] * share
    if share >= window[1]:
        frames.face[ply] = NO_FACE
        frames.mean[ply] = max(frames.mean[ply], wanted[1])
    elif share <= window[0]:
        frames.face[ply] = NO_FACE
        frames.mean[ply] = min(frames.mean[ply] + frames.rest[ply], wanted[0])


def advance(facts: BoxFacts, memory: Memory, frames: Frames, ply: int) -> bool:
    """Lay out the next state: the next side of a shared beer, or what follows the next choice; False if there is none."""
    state, window = frames.states[ply], frames.window[ply]
    if frames.face[ply] < NO_FACE and next_face(facts, frames, ply):
        return True
    mine = state[Field.TURN] == 0
    if frames.choice[ply] != NOTHING:
        frames.share[ply] = max(frames.share[ply], frames.mean[ply]) if mine else min(frames.share[ply], frames.mean[ply])
    share = frames.share[ply]
    enough = (share >= window[1] or share > 1 - CERTAIN) if mine else (share <= window[0] or share < CERTAIN)
    if frames.menu[ply] == 0 or (enough and frames.choice[ply] != NOTHING):
        frames.done[ply] = 1
        remember(memory, frames, ply)
        return False
    choice = lowest(frames.menu[ply]) if frames.choice[ply] != NOTHING else first_choice(facts, state, frames.menu[ply])
    frames.menu[ply] &= ~(1 << choice)
    least = max(window[0], share) if mine else window[0]
    most = window[1] if mine else min(window[1], share)
    begin_choice(facts, frames, ply, choice, least, most)
    return True


def first_choice(facts: BoxFacts, state: Words, menu: int) -> int:
    """The choice to begin with: the die that makes the lead largest at once, for good choices spare work with the others."""
    slots = menu & ((1 << ExcavationChoice.CHEERS) - 1)
    if slots & (slots - 1) == 0:
        return int(lowest(menu))
    return int(best_take(state, facts.box, state[Field.TURN], slots))


def remember(memory: Memory, frames: Frames, ply: int) -> None:
    """Keep the share of a state, or in which direction it lies from there."""
    one, other = frames.key[ply, 0], frames.key[ply, 1]
    share, window, place = frames.share[ply], frames.window[ply], find(memory, one, other)
    least, most = (memory.kept[place], memory.most[place]) if is_kept(memory, place) else (-1.0, 2.0)
    if share > window[0]:
        least = max(least, share)
    if share < window[1]:
        most = min(most, share)
    least = min(least, most)
    keep(memory, place, one, other, least)
    memory.most[place] = most


def begin_choice(facts: BoxFacts, frames: Frames, ply: int, choice: int, least: float, most: float) -> None:
    """The next frame is the state after a choice, and after the first side of a beer that it shares."""
    frames.choice[ply] = choice
    frames.mean[ply] = 0.0
    frames.wanted[ply, 0] = least
    frames.wanted[ply, 1] = most
    if ExcavationChoice.CHEERS <= choice < ExcavationChoice.LEAVE:
        frames.face[ply] = NOTHING
        frames.rest[ply] = 1.0
        next_face(facts, frames, ply)
        return
    frames.face[ply] = NO_FACE
    frames.odds[ply] = 1.0
    frames.rest[ply] = 0.0
    frames.window[ply + 1, 0] = least
    frames.window[ply + 1, 1] = most
    copy_frame(frames, ply + 1, ply)
    excavation_step(frames.states[ply + 1], facts.box, choice)


def copy_frame(frames: Frames, to: int, whence: int) -> None:
    """Lay a state beside another."""
    for word in range(Field.SIZE):
        frames.states[to, word] = frames.states[whence, word]


def next_face(facts: BoxFacts, frames: Frames, ply: int) -> bool:
    """The next frame is the state with the next face of the shared beer; False after the last (DM-4.3)."""
    gift = frames.choice[ply] - ExcavationChoice.CHEERS
    kind = (facts.box[Fact.BEERS + ((gift & 31) >> 2)] & 63) >> 3
    while frames.face[ply] < NO_FACE:
        frames.face[ply] += 1
        sides = 0
        if frames.face[ply] < NO_FACE:
            for side in range(6):
                sides += facts.box[Fact.SIDES + kind * 8 + side] == frames.face[ply]
        if sides:
            frames.odds[ply] = sides / 6
            frames.rest[ply] -= frames.odds[ply]
            frames.window[ply + 1, 0] = (frames.wanted[ply, 0] - frames.mean[ply] - frames.rest[ply]) / frames.odds[ply]
            frames.window[ply + 1, 1] = (frames.wanted[ply, 1] - frames.mean[ply]) / frames.odds[ply]
            copy_frame(frames, ply + 1, ply)
            cheers(frames.states[ply + 1], facts.box, gift)
            frames.outcome[0] = kind * 8 + frames.face[ply]
            cheers_rolled(frames.states[ply + 1], frames.outcome)
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


def write_key(facts: BoxFacts, memory: Memory, state: Words) -> int:
    """Everything that matters in a state goes to the first words of the memory; how many they are.

    Where no die lies on another only the faces count, and of hazards only what they add up to, and their beers.
    """
    words = memory.scratch.words
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
            packed += byte(hazards, rank) * facts.box[Fact.SYMBOLS + Kind.HAZARD * 8 + rank]
        words[place] = (packed & CHESTLESS) | dice_in(hazards & facts.box[Fact.BEER_BYTES + Kind.HAZARD]) << Symbol.CHEST
        for kind in range(Kind.HAZARD + 1, KINDS):
            words[place + kind] = state[mine + kind]
    return 19
