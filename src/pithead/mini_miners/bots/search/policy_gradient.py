"""Likings that are learned from what comes of them: games of players who follow their policy by lot, and which way it should change.

A choice is made by lot, the likelier the better it looks. When a game is over, each decision is as good as what came of it is better than
what the net had thought of the state before it; then what was chosen is liked more, and what could have been chosen less (REINFORCE with
a baseline).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.mini_miners.bots.search.liking_layout import Liking
from pithead.mini_miners.bots.search.likings import list_likings
from pithead.mini_miners.bots.search.net import run_net
from pithead.mini_miners.bots.search.playouts import QUIET, best_by_policy
from pithead.mini_miners.bots.search.policy import score_choices
from pithead.mini_miners.bots.search.self_play import STREAMS, MatchPlayer, MatchTable, open_choices
from pithead.mini_miners.bots.search.tree import write_odds
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel.game import step
from pithead.mini_miners.kernel.layout import NOTHING, SEATS_MOST, Field, Phase
from pithead.mini_miners.kernel.playout import sit_down
from pithead.sim.actors import first_actor
from pithead.sim.rotation import seat_rotated
from pithead.sim.stream import begin_stream, below
from pithead.sim.words import lowest

DECISIONS_MOST: Final = 2000
ENTRIES_MOST: Final = 120_000
LOTS: Final = 1 << 24
RARE: Final = 1e-3
"""A choice that is less likely is not held against anybody."""


class Trace(NamedTuple):
    """The decisions of a game: who decided, what was thought before, and how much of each liking the choice expressed."""

    seat: Any
    start: Any
    """Where the entries of each decision begin."""
    values: Any
    liking: Any
    amount: Any
    gradient: Any
    settings: Any
    """The temperature of the lots, and how far judgements of later states reach."""


def empty_trace(temperature: float, trace_decay: float) -> Trace:
    """Room for a game."""
    return Trace(
        seat=np.zeros(DECISIONS_MOST, np.int64),
        start=np.zeros(DECISIONS_MOST + 1, np.int64),
        values=np.zeros((DECISIONS_MOST, SEATS_MOST)),
        liking=np.zeros(ENTRIES_MOST, np.int64),
        amount=np.zeros(ENTRIES_MOST),
        gradient=np.zeros(Liking.SIZE),
        settings=np.array([temperature, trace_decay]),
    )


def choose_by_lot(model: Model, workspace: Workspace, table: MatchTable, trace: Trace, seat: int, choices: int, entry: int) -> int:
    """A choice by lot; the choice is noted on the workspace, and the end of its entries returned."""
    state = table.state
    score_choices(model, workspace, state, seat, choices)
    total = write_odds(workspace, choices, trace.settings[0])
    lot, chosen, left = total * (below(workspace.rng, LOTS) + 0.5) / LOTS, NOTHING, choices
    while left:
        choice = lowest(left)
        left &= left - 1
        lot -= workspace.priors[choice]
        if chosen == NOTHING and (lot < 0.0 or left == 0):
            chosen = choice
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        part = workspace.priors[choice] / total
        if choice != chosen and part < RARE:
            continue
        count = list_likings(model, workspace, state, seat, choice)
        amount = workspace.listed_sign[0] * ((1.0 if choice == chosen else 0.0) - part)
        for place in range(count):
            if entry < ENTRIES_MOST:
                trace.liking[entry] = workspace.listed[place]
                trace.amount[entry] = amount
                entry += 1
    workspace.taken[0] = chosen
    return entry


def follow_lots(model: Model, other: Model, workspace: Workspace, table: MatchTable, seed: Any, game: int, trace: Trace) -> int:
    """A game of players who choose by lot; the gradient of its likings is added up. The winner as a bit.

    Whoever plays the other model takes what that likes best, and nothing is learned from it.
    """
    state, box, seats = table.state, model.box, table.players.shape[0]
    begin_stream(table.rng, seed, game * STREAMS)
    sit_down(state, box, table.options)
    decisions, entry = 0, 0
    for seat in range(seats):
        workspace.shares[seat] = 1.0 / seats
    while state[Field.PHASE] != Phase.OVER:
        choices = open_choices(table, box)
        if choices == 0:
            continue
        seat = first_actor(state)
        if table.players[seat, MatchPlayer.MODEL]:
            step(state, box, seat, best_by_policy(other, workspace, state, seat, choices))
            continue
        if QUIET >> state[Field.PHASE] & 1:
            run_net(model, workspace, state, workspace.shares)
        if decisions < DECISIONS_MOST:
            trace.seat[decisions] = seat
            trace.start[decisions] = entry
            for place in range(seats):
                trace.values[decisions, place] = workspace.shares[place]
            decisions += 1
        entry = choose_by_lot(model, workspace, table, trace, seat, choices, entry)
        trace.start[decisions] = entry
        step(state, box, seat, workspace.taken[0])
    add_gradient(trace, decisions, seats, state[Field.WAITING])
    return int(state[Field.WAITING])


def add_gradient(trace: Trace, decisions: int, seats: int, won: int) -> None:
    """How much better than thought each decision was, times what it expressed; the last first."""
    decay = trace.settings[1]
    for seat in range(seats):
        came = 1.0 if won >> seat & 1 else 0.0
        for decision in range(decisions - 1, -1, -1):
            value = trace.values[decision, seat]
            if trace.seat[decision] == seat:
                for entry in range(trace.start[decision], trace.start[decision + 1]):
                    trace.gradient[trace.liking[entry]] += trace.amount[entry] * (came - value)
            came = decay * came + (1.0 - decay) * value


def policy_games(
    model: Model, other: Model, workspace: Workspace, table: MatchTable, players: Any, seed: Any, first: int, games: int, trace: Trace
) -> None:
    """Games one after the other, the players each a seat further on than in the game before."""
    for game in range(first, first + games):
        begin_stream(workspace.rng, seed + np.uint64(1), game)
        seat_rotated(players, table.players, game % players.shape[0])
        follow_lots(model, other, workspace, table, seed, game, trace)
