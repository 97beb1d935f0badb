"""Who will win? The nets' answer for any state, and the exact one where nothing is left to decide."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search.feature_layout import StageNet
from pithead.dice_miner.bots.search.features import magic_left, write_features
from pithead.dice_miner.bots.search.workspace import NO_ROW, THOUGHTS, Model, Workspace
from pithead.dice_miner.kernel.bots import lead
from pithead.dice_miner.kernel.layout import ROUNDS, Field, Kind, Phase, SeatField
from pithead.dice_miner.kernel.scoring import most_gems, score, total
from pithead.dice_miner.kernel.seats import block
from pithead.sim.real import exp
from pithead.sim.words import Words

TIE_POINTS: Final = 6.0
"""In a tie-break: so many points make a seat e times as likely to win."""

QUARTER: Final = of.WIDTH // 4
"""Neurons of a quarter of the first layer."""

ALONE_POINTS: Final = 4000.0
"""A lone player has nobody to beat: the value is the score, in tenths of a point, by this number."""


def judge(model: Model, workspace: Workspace, state: Words, out: Any) -> None:
    """The probability that each seat wins, where nobody is in the middle of a roll."""
    workspace.counters[THOUGHTS] += 1
    phase, seats = state[Field.PHASE], state[Field.SEATS]
    if seats == 1:
        now = lead(state, model.box, 0) if state[Field.SCORED] < state[Field.ROUND] else 0
        out[0] = (now + 10 * total(state, 0)) / ALONE_POINTS
    elif phase == Phase.OVER:
        judge_end(state, out)
    elif state[Field.CONTENDERS]:
        judge_tie(model, state, out)
    elif phase == Phase.MAGIC and all_spent(model, state):
        judge_scored(model, workspace, state, out)
    elif phase in (Phase.EXCAVATION, Phase.MAGIC):
        run_net(model, workspace, state, StageNet.DIGGING + state[Field.ROUND] - 1, state[Field.TURN], out)
    elif phase == Phase.FILLING:
        run_net(model, workspace, state, StageNet.SETTING_OUT + state[Field.ROUND] - 1, state[Field.START], out)
    else:
        judge_rest(model, workspace, state, out)


def judge_end(state: Words, out: Any) -> None:
    """The winners share the victory (DM-8.1)."""
    won = 0
    for seat in range(state[Field.SEATS]):
        won += state[Field.WAITING] >> seat & 1
    for seat in range(state[Field.SEATS]):
        out[seat] = 1.0 / won if state[Field.WAITING] >> seat & 1 else 0.0


def judge_tie(model: Model, state: Words, out: Any) -> None:
    """Among the tied the trove as it lies decides, more or less (DM-8.2); before they have rolled all are equal."""
    tied = state[Field.CONTENDERS]
    most = most_gems(state, model.box, tied)
    rolling = state[Field.PHASE] == Phase.REROLLING
    whole = 0.0
    for seat in range(state[Field.SEATS]):
        out[seat] = 0.0
        if tied >> seat & 1:
            out[seat] = 1.0 if rolling else exp(score(state, model.box, seat, most) / TIE_POINTS)
            whole += out[seat]
    for seat in range(state[Field.SEATS]):
        out[seat] /= whole


def judge_last_tie(model: Model, state: Words, out: Any) -> None:
    """Nobody rolls any more: the best trove of the tied wins, and equal ones are as likely to win the next tie-break (DM-8.2)."""
    tied, seats = state[Field.CONTENDERS], state[Field.SEATS]
    most, best, leaders = most_gems(state, model.box, tied), -(1 << 20), 0
    for seat in range(seats):
        if tied >> seat & 1:
            best = max(best, score(state, model.box, seat, most))
    for seat in range(seats):
        out[seat] = 1.0 if tied >> seat & 1 and score(state, model.box, seat, most) == best else 0.0
        leaders += out[seat] > 0
    for seat in range(seats):
        out[seat] /= leaders


def all_spent(model: Model, state: Words) -> bool:
    """Has nobody any magic left to spend this round?"""
    left = 0
    for seat in range(state[Field.SEATS]):
        left += magic_left(state, model.box, seat)
    return left == 0


def judge_scored(model: Model, workspace: Workspace, state: Words, out: Any) -> None:
    """The state as it will be scored: after the last round that says who wins, and a tie is nobody's (DM-6, DM-8)."""
    spare, seats = workspace.spare, state[Field.SEATS]
    for word in range(Field.SIZE):
        spare[word] = state[word]
    most = most_gems(state, model.box, (1 << seats) - 1)
    for seat in range(seats):
        mine = block(seat)
        spare[mine + SeatField.SCORES + state[Field.ROUND] - 1] = score(state, model.box, seat, most)
        spare[mine + Kind.MAGIC] += spare[mine + SeatField.SPENT]
        spare[mine + SeatField.SPENT] = 0
    spare[Field.SCORED] = state[Field.ROUND]
    spare[Field.PHASE] = Phase.REPLENISH
    if state[Field.ROUND] < ROUNDS:
        judge_rest(model, workspace, spare, out)
        return
    best = total(spare, 0)
    for seat in range(1, seats):
        best = max(best, total(spare, seat))
    leaders = 0
    for seat in range(seats):
        leaders += total(spare, seat) == best
    for seat in range(seats):
        out[seat] = 1.0 / leaders if total(spare, seat) == best else 0.0


def judge_rest(model: Model, workspace: Workspace, state: Words, out: Any) -> None:
    """Between two rounds: seen from the one with the fewest points, or the mean of those (DM-7.3)."""
    seats = state[Field.SEATS]
    fewest, shares = total(state, 0), 0
    for seat in range(1, seats):
        fewest = min(fewest, total(state, seat))
    for seat in range(seats):
        workspace.rest[seat] = 0.0
    for first in range(seats):
        if total(state, first) == fewest:
            shares += 1
            run_net(model, workspace, state, StageNet.RESTING + state[Field.ROUND] - 1, first, out)
            for seat in range(seats):
                workspace.rest[seat] += out[seat]
    for seat in range(seats):
        out[seat] = workspace.rest[seat] / shares


def run_net(model: Model, workspace: Workspace, state: Words, stage: int, first: int, out: Any) -> None:
    """Ask the net of a stage, which sees the seats clockwise from `first`."""
    seats = state[Field.SEATS]
    write_features(state, model.box, model.codes, model.caps, first, workspace.slots, workspace.lines)
    forward(model, workspace, stage & 7, seats)
    highest = workspace.shares[0]
    for place in range(1, seats):
        highest = max(highest, workspace.shares[place])
    whole = 0.0
    for place in range(seats):
        workspace.shares[place] = exp(workspace.shares[place] - highest)
        whole += workspace.shares[place]
    for place in range(seats):
        seat = first + place
        seat -= seats if seat >= seats else 0
        out[seat] = workspace.shares[place] / whole


def forward(model: Model, workspace: Workspace, stage: int, seats: int) -> None:
    """Three layers: the sums of the slots' rows and lines, a layer between, and a number for each seat.

    Rows are added by eights: the sums then stay in registers for longer. A round of a loop does four parts of a row: places are then
    counted once for all four.
    """
    ones, twos, rows, first, second = workspace.ones, workspace.twos, workspace.rows, model.first, model.second
    count = gather_rows(model, workspace, seats)
    for neuron in range(of.WIDTH):
        ones[neuron] = model.first_bias[stage, neuron]
    for place in range(0, count, 8):
        a, b, c, d = rows[place] & 2047, rows[place + 1] & 2047, rows[place + 2] & 2047, rows[place + 3] & 2047
        e, f, g, h = rows[place + 4] & 2047, rows[place + 5] & 2047, rows[place + 6] & 2047, rows[place + 7] & 2047
        for neuron in range(QUARTER):
            for part in (0, QUARTER, 2 * QUARTER, 3 * QUARTER):
                at = neuron + part
                left = (first[stage, a, at] + first[stage, b, at]) + (first[stage, c, at] + first[stage, d, at])
                right = (first[stage, e, at] + first[stage, f, at]) + (first[stage, g, at] + first[stage, h, at])
                ones[at] += left + right
    row = model.starts[of.SEAT + seats * of.SEAT_SLOTS] & 2047
    for place in range(0, seats * of.SEAT_LINES, 6):
        s, t, u = line_of(workspace, place), line_of(workspace, place + 1), line_of(workspace, place + 2)
        v, w, x = line_of(workspace, place + 3), line_of(workspace, place + 4), line_of(workspace, place + 5)
        for neuron in range(QUARTER):
            for part in (0, QUARTER, 2 * QUARTER, 3 * QUARTER):
                at = neuron + part
                left = s * first[stage, row, at] + t * first[stage, row + 1, at] + u * first[stage, row + 2, at]
                right = v * first[stage, row + 3, at] + w * first[stage, row + 4, at] + x * first[stage, row + 5, at]
                ones[at] += left + right
        row += 6
    for neuron in range(of.WIDTH):
        ones[neuron] = max(ones[neuron], np.float32(0))
    for neuron in range(of.INNER):
        twos[neuron] = model.second_bias[stage, neuron]
    for place in range(0, of.WIDTH, 4):
        s, t, u, v = ones[place], ones[place + 1], ones[place + 2], ones[place + 3]
        for neuron in range(of.INNER):
            left = s * second[stage, place, neuron] + t * second[stage, place + 1, neuron]
            right = u * second[stage, place + 2, neuron] + v * second[stage, place + 3, neuron]
            twos[neuron] += left + right
    for place in range(seats):
        workspace.shares[place] = model.third_bias[stage, place]
    for other in range(of.INNER):
        signal = twos[other]
        if signal > 0:
            for place in range(seats):
                workspace.shares[place] += signal * model.third[stage, other, place]


def gather_rows(model: Model, workspace: Workspace, seats: int) -> int:
    """The rows of all slots that are not 0, filled up by empty ones to a multiple of eight; how many they are."""
    count = 0
    for slot in range(of.SEAT + seats * of.SEAT_SLOTS):
        value = workspace.slots[slot]
        workspace.rows[count] = model.starts[slot] + value - 1
        count += value > 0
    while count & 7:
        workspace.rows[count] = NO_ROW
        count += 1
    return count


def line_of(workspace: Workspace, line: int) -> Any:
    """The amount of a line."""
    return np.float32(workspace.lines[line]) * np.float32(of.LINE_SCALE)
