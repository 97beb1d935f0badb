"""The excavation phase: dice leave the mountain, and beer is shared (DM-4)."""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, ExcavationChoice, Fact, Field, Phase, SeatField
from pithead.dice_miner.kernel.magic import begin_magic
from pithead.dice_miner.kernel.mountain import at_side, face_at, leftmost, on_top, remove
from pithead.dice_miner.kernel.seats import block
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, one


def excavation_menu(state: Words, box: Words) -> int:
    """Dice from the top, and beers to share; after cheers dice from the side too, and the second may be left."""
    picks = state[Field.PICKS]
    if picks == 0:
        return on_top(state[Field.OCCUPIED]) | cheers_menu(state, box)
    takes = at_side(state[Field.OCCUPIED])
    return takes if picks == 2 else takes | 1 << ExcavationChoice.LEAVE


def cheers_menu(state: Words, box: Words) -> int:
    """Each kind of beer in the trove for each other seat (DM-4.3); a lone player's seat 0 stands for the bag (DM-9.2)."""
    turn = state[Field.TURN]
    trove = block(turn)
    beers = 0
    for kind in range(KINDS):
        beers |= state[trove + kind] & box[Fact.BEER_BYTES + kind]
    if beers == 0:
        return 0
    seats = (1 << state[Field.SEATS]) - 1
    others = seats & ~(1 << turn) if seats > 1 else 1
    menu = 0
    for place in range(KINDS):
        kind = (box[Fact.BEERS + place] & 63) >> 3
        if state[trove + kind] & box[Fact.BEER_BYTES + kind]:
            menu |= others << (ExcavationChoice.CHEERS + place * SEATS_MOST)
    return menu


def excavation_step(state: Words, box: Words, choice: int) -> None:
    """Take a die, share a beer or leave the second die."""
    if choice < ExcavationChoice.CHEERS:
        take(state, choice)
    elif choice < ExcavationChoice.LEAVE:
        cheers(state, box, choice - ExcavationChoice.CHEERS)
    else:
        end_turn(state)


def take(state: Words, slot: int) -> None:
    """The die joins the trove showing the same face, and the pile slides (DM-4.2, DM-4.4, DM-4.6)."""
    face = face_at(state, slot)
    state[block(state[Field.TURN]) + (face >> 3)] += one(face & 7)
    remove(state, slot)
    if state[Field.PICKS] == 2 and state[Field.OCCUPIED]:
        state[Field.PICKS] = 1
    else:
        end_turn(state)


def cheers(state: Words, box: Words, gift: int) -> None:
    """A beer is about to be rolled and given away (DM-4.3); a lone player's goes for good (DM-9.2)."""
    turn = state[Field.TURN]
    beer, to = box[Fact.BEERS + ((gift & 31) >> 2)] & 63, gift & 3
    state[block(turn) + SeatField.BEERS_GIVEN] += 1
    if state[Field.SEATS] == 1:
        state[block(0) + (beer >> 3)] -= one(beer & 7)
        state[Field.LOST + (beer >> 3)] += one(beer & 7)
        state[Field.PICKS] = 2
    else:
        state[block(turn) + SeatField.SHARED] += 1
        state[Field.GIFT] = beer | to << 8
        state[Field.PHASE] = Phase.SHARING


def cheers_sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """The face that the shared beer comes up with (DM-4.3)."""
    kind = (state[Field.GIFT] & 63) >> 3
    outcome[0] = kind * 8 + box[Fact.SIDES + kind * 8 + below(rng, 6)]


def cheers_rolled(state: Words, outcome: Words) -> None:
    """The other player keeps the die with its new face, and the sharer may take two (DM-4.3, DM-4.4)."""
    face, beer, to = outcome[0] & 63, state[Field.GIFT] & 63, state[Field.GIFT] >> 8
    state[block(state[Field.TURN]) + (beer >> 3)] -= one(beer & 7)
    state[block(to) + (face >> 3)] += one(face & 7)
    state[Field.PICKS] = 2
    state[Field.PHASE] = Phase.EXCAVATION


def end_turn(state: Words) -> None:
    """The turn passes clockwise, until the mountain is empty (DM-4.1, DM-5.1)."""
    seats = state[Field.SEATS]
    if seats == 1 and state[Field.OCCUPIED]:
        crumble(state)
    following = state[Field.TURN] + 1
    if following == seats:
        following = 0
    state[Field.PICKS] = 0
    state[Field.TURN] = following
    if state[Field.OCCUPIED] == 0:
        begin_magic(state, following)


def crumble(state: Words) -> None:
    """A lone player's mountain loses its leftmost top die after each turn (DM-9.2)."""
    slot = leftmost(state[Field.OCCUPIED])
    face = face_at(state, slot)
    state[Field.LOST + (face >> 3)] += one(face & 7)
    remove(state, slot)
