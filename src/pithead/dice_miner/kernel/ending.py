"""The scoring phase and what follows it: another round, the end, or a tie-break (DM-6, DM-8)."""

from __future__ import annotations

from pithead.dice_miner.kernel.layout import ROUNDS, TIE_ZERO, TIES_KEPT, Field, Kind, Phase, SeatField
from pithead.dice_miner.kernel.replenish import begin_replenish, trove_dice
from pithead.dice_miner.kernel.scoring import most_gems, score, total
from pithead.dice_miner.kernel.seats import block
from pithead.sim.words import Words


def score_round(state: Words, box: Words) -> None:
    """Everybody's points are written down; marks of spent magic end (DM-5.8, DM-6.6)."""
    seats = state[Field.SEATS]
    for seat in range(seats):
        refresh(state, seat)
    if state[Field.CONTENDERS]:
        score_tie(state, box)
        return
    most = most_gems(state, box, (1 << seats) - 1)
    for seat in range(seats):
        state[block(seat) + SeatField.SCORES + (state[Field.SCORED] & 3)] = score(state, box, seat, most)
    state[Field.SCORED] += 1
    if state[Field.ROUND] < ROUNDS:
        begin_replenish(state, box)
        return
    following = state[Field.TURN] + 1
    state[Field.FIRST] = 0 if following == seats else following
    finish(state, leaders(state))


def refresh(state: Words, seat: int) -> None:
    """The trove without the marks of spent magic (DM-5.8)."""
    trove = block(seat)
    state[trove + Kind.MAGIC] += state[trove + SeatField.SPENT]
    state[trove + SeatField.SPENT] = 0


def leaders(state: Words) -> int:
    """The seats with most points (DM-8.1)."""
    best, highest = 0, -(1 << 20)
    for seat in range(state[Field.SEATS]):
        value = total(state, seat)
        if value > highest:
            best, highest = 0, value
        if value == highest:
            best |= 1 << seat
    return best


def score_tie(state: Words, box: Words) -> None:
    """The tied compare one more scoring among themselves, which decides alone (DM-8.2)."""
    tied = state[Field.CONTENDERS]
    most = most_gems(state, box, tied)
    best, highest, packed = 0, -(1 << 20), 0
    for seat in range(state[Field.SEATS]):
        if tied >> seat & 1:
            value = score(state, box, seat, most)
            packed |= (value + TIE_ZERO) << (seat * 16)
            if value > highest:
                best, highest = 0, value
            if value == highest:
                best |= 1 << seat
    if state[Field.TIES] < TIES_KEPT:
        state[Field.TIE_SCORES + (state[Field.TIES] & 7)] = packed
    state[Field.TIES] += 1
    finish(state, best)


def finish(state: Words, best: int) -> None:
    """One leader wins; several roll their whole troves and go on, while they have any dice (DM-8.1, DM-8.2)."""
    rolling = 0
    for seat in range(state[Field.SEATS]):
        if best >> seat & 1 and trove_dice(state, seat):
            rolling |= 1 << seat
    if best & (best - 1) == 0 or rolling == 0:
        state[Field.CONTENDERS] = 0
        state[Field.WAITING] = best
        state[Field.PHASE] = Phase.OVER
    else:
        state[Field.CONTENDERS] = best
        state[Field.WAITING] = rolling
        state[Field.PHASE] = Phase.REROLLING
