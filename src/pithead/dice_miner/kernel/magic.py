"""The magic phase: symbols are spent to roll dice again (DM-5)."""

from __future__ import annotations

from pithead.dice_miner.kernel.ending import score_round
from pithead.dice_miner.kernel.layout import KINDS, Fact, Field, Kind, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.seats import block, hero_of, next_seat
from pithead.dice_miner.kernel.setup import roll_handful
from pithead.sim.stream import Rng
from pithead.sim.words import Words, dice_in, faces_in, one


def begin_magic(state: Words, first: int) -> None:
    """Magic turns go clockwise from the player who would have taken the next die (DM-5.1)."""
    state[Field.WAITING] = (1 << state[Field.SEATS]) - 1
    begin_magic_turn(state, first)


def begin_magic_turn(state: Words, turn: int) -> None:
    """The turn of one of those who wait for it."""
    state[Field.WAITING] &= ~(1 << turn)
    state[Field.TURN] = turn
    state[Field.HERO_SPENT] = 0
    state[Field.SPENDS] = 0
    state[Field.PHASE] = Phase.MAGIC


def rollable(state: Words) -> int:
    """How many dice magic may roll: unspent, no hazard (DM-5.2 to DM-5.5)."""
    trove = block(state[Field.TURN])
    handfuls = state[trove + Kind.MAGIC] + state[trove + Kind.TOOL] + state[trove + Kind.TREASURE] + state[trove + Kind.TUNNEL]
    return dice_in(handfuls)


def magic_menu(state: Words, box: Words) -> int:
    """Magic to spend, or an end."""
    mine = block(state[Field.TURN])
    magic = faces_in(state[mine + Kind.MAGIC]) & box[Fact.MAGIC_FACES]
    hero = box[Fact.HERO_MAGIC + hero_of(state, state[Field.TURN])] - state[Field.HERO_SPENT]
    menu = 1 << MagicChoice.END
    if magic or hero > 0:
        dice = rollable(state)
        if dice > 1:
            menu |= magic
        if dice > 0 and hero > 0:
            menu |= 1 << MagicChoice.SPEND_HERO
    return menu


def magic_step(state: Words, box: Words, choice: int) -> None:
    """Spend magic, or end the turn."""
    if choice == MagicChoice.END:
        end_magic(state, box)
    else:
        spend(state, box, choice)


def spend(state: Words, box: Words, choice: int) -> None:
    """A magic face is spent, and now its dice are to be chosen (DM-5.2, DM-5.4)."""
    mine = block(state[Field.TURN])
    if choice == MagicChoice.SPEND_HERO:
        state[Field.HERO_SPENT] += 1
        count = box[Fact.HERO_NUMBER + hero_of(state, state[Field.TURN])]
    else:
        state[mine + Kind.MAGIC] -= one(choice)
        state[mine + SeatField.SPENT] += one(choice)
        count = box[Fact.MAGIC_NUMBERS + (choice & 7)]
    state[Field.SPENDS] += 1
    state[Field.TO_CHOOSE] = min(count, rollable(state))
    state[Field.PHASE] = Phase.CHOOSING


def choosing_menu(state: Words) -> int:
    """The faces of the dice that may still be chosen (DM-5.2 to DM-5.5)."""
    trove = block(state[Field.TURN])
    apart = trove + SeatField.APART
    menu = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        menu |= faces_in(state[trove + kind] - state[apart + kind]) << (kind * 8)
    return menu


def roll(state: Words, face: int) -> None:
    """A die is chosen; when all are, they roll at once (DM-5.2)."""
    state[block(state[Field.TURN]) + SeatField.APART + ((face & 63) >> 3)] += one(face & 7)
    state[Field.TO_CHOOSE] -= 1
    if state[Field.TO_CHOOSE] == 0:
        state[Field.PHASE] = Phase.ROLLING


def magic_sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """The chosen dice, rolled (DM-5.2)."""
    apart = block(state[Field.TURN]) + SeatField.APART
    outcome[Kind.HAZARD] = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        outcome[kind] = roll_handful(box, rng, kind, dice_in(state[apart + kind]))


def magic_rolled(state: Words, outcome: Words) -> None:
    """The dice lie in the trove with their new faces (DM-5.2, DM-5.7)."""
    trove = block(state[Field.TURN])
    apart = trove + SeatField.APART
    for kind in range(Kind.HAZARD + 1, KINDS):
        state[trove + kind] += outcome[kind] - state[apart + kind]
        state[apart + kind] = 0
    state[Field.PHASE] = Phase.MAGIC


def end_magic(state: Words, box: Words) -> None:
    """No more magic: the next player's turn, or the scoring (DM-5.1)."""
    if state[Field.WAITING]:
        begin_magic_turn(state, next_seat(state[Field.WAITING], state[Field.TURN] + 1))
    else:
        score_round(state, box)
