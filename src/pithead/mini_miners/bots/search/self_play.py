"""Whole games between players that search, and what a learner keeps of them: states in which nothing is half done."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.mini_miners.bots.search.feature_layout import SeatFeature, TableFeature
from pithead.mini_miners.bots.search.net_features import TABLE, write_net_features
from pithead.mini_miners.bots.search.playouts import QUIET, best_by_policy
from pithead.mini_miners.bots.search.tree import grow_tree, new_tree, root_statistics
from pithead.mini_miners.bots.search.workspace import Model, NodeField, Tree, Workspace
from pithead.mini_miners.kernel.game import menu, sample, settle, step
from pithead.mini_miners.kernel.layout import CHOICES_MOST, Field, OutcomeField, Phase
from pithead.mini_miners.kernel.playout import sit_down
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.layout import Layout
from pithead.sim.rotation import seat_rotated, write_victory
from pithead.sim.stream import begin_stream, below, random_choice
from pithead.sim.words import Words, lowest

STREAMS: Final = 8
"""Streams of chance in a game: one for each round, so that all seatings of a deal find the same hands, markets and events."""


RARER: Final = 4
"""So many times rarer states are noted in which the net is not asked."""


class MatchPlayer(Layout):
    """Who plays for a seat."""

    MODEL: int
    """0 or 1: the first model, or the other."""
    THOUGHTS: int
    """Walks for a decision; with none the policy decides."""
    RANDOM_PER_MILLE: int
    """So many choices out of a thousand are random."""


class Recording(NamedTuple):
    """What a learner keeps: a row for each state that was noted."""

    table: Any
    seats: Any
    won: Any
    later: Any
    """What was thought of the states that followed, ever less the later they came, and in the end who won."""
    values: Any
    """What was thought of the state itself: the mean of its walks."""
    used: Any
    rate: Any
    """How many states out of a thousand are noted."""
    trace_decay: Any
    """How much a state that follows counts beside what came of it: the lambda of temporal differences."""


class MatchTable(NamedTuple):
    """What a game needs beside the models: its state and chance, who plays, and what a search says of its choices."""

    state: Any
    outcome: Any
    rng: Any
    options: Any
    players: Any
    visits: Any
    shares: Any


def empty_recording(seats: int, room: int, rate: int, trace_decay: float) -> Recording:
    """Room for so many states."""
    return Recording(
        table=np.zeros((room, TableFeature.SIZE), np.int8),
        seats=np.zeros((room, seats, SeatFeature.SIZE), np.int8),
        won=np.zeros((room, seats), np.float32),
        later=np.zeros((room, seats), np.float32),
        values=np.zeros((room, seats), np.float32),
        used=np.zeros(1, np.int64),
        rate=np.array([rate], np.int64),
        trace_decay=np.array([trace_decay]),
    )


def empty_table(seats: int, options: Any) -> MatchTable:
    """A table with nothing on it."""
    return MatchTable(
        state=np.zeros(Field.SIZE, np.int64),
        outcome=np.zeros(OutcomeField.SIZE, np.int64),
        rng=np.zeros(1, np.uint64),
        options=options,
        players=np.zeros((seats, MatchPlayer.SIZE), np.int64),
        visits=np.zeros(CHOICES_MOST, np.int64),
        shares=np.zeros(CHOICES_MOST),
    )


def player_choice(model: Model, other: Model, workspace: Workspace, tree: Tree, table: MatchTable, seat: int, choices: int) -> int:
    """The choice of a seat; the first node of the tree then says what is thought of the state, if anybody searched."""
    new_tree(tree)
    player = table.players[seat]
    if below(workspace.rng, 1000) < player[MatchPlayer.RANDOM_PER_MILLE]:
        return random_choice(workspace.rng, choices)
    chosen = other if player[MatchPlayer.MODEL] else model
    if player[MatchPlayer.THOUGHTS] == 0:
        return best_by_policy(chosen, workspace, table.state, seat, choices)
    for word in range(Field.SIZE):
        workspace.root[word] = table.state[word]
    grow_tree(chosen, workspace, tree, seat, 1, player[MatchPlayer.THOUGHTS])
    return root_statistics(tree, seat, table.visits, table.shares)


def open_choices(table: MatchTable, box: Words) -> int:
    """The choices of the first seat that acts; 0 if there is nothing to decide: then chance or the only choice has had its way."""
    state = table.state
    if chance_acts(state):
        sample(state, box, table.rng, table.outcome)
        settle(state, box, table.outcome)
        return 0
    seat = first_actor(state)
    choices = menu(state, box, seat)
    if choices & (choices - 1) == 0:
        step(state, box, seat, lowest(choices))
        return 0
    return int(choices)


def play_game(
    model: Model, other: Model, workspace: Workspace, tree: Tree, table: MatchTable, seed: Any, game: int, recording: Recording
) -> int:
    """A game from its start to its end; the winner as a bit. States on the way are noted, if there is a rate."""
    state, box = table.state, model.box
    begin_stream(table.rng, seed, game * STREAMS)
    sit_down(state, box, table.options)
    before, past = recording.used[0], 0
    while state[Field.PHASE] != Phase.OVER:
        if state[Field.PASTS] != past:
            past = state[Field.PASTS]
            begin_stream(table.rng, seed, game * STREAMS + past)
            new_tree(tree)
            if recording.rate[0]:
                note(model, workspace, tree, state, recording)
        choices = open_choices(table, box)
        if choices == 0:
            continue
        seat = first_actor(state)
        choice = player_choice(model, other, workspace, tree, table, seat, choices)
        if below(workspace.rng, 1000) < note_rate(state, recording):
            note(model, workspace, tree, state, recording)
        step(state, box, seat, choice)
    note_end(state, recording, before)
    return int(state[Field.WAITING])


def note_rate(state: Words, recording: Recording) -> int:
    """How many states like this one out of a thousand are noted: most of them where the net is asked in a search."""
    if state[Field.PHASE] == Phase.ANNOUNCING:
        return int(recording.rate[0])
    return int(recording.rate[0] // RARER) if QUIET >> state[Field.PHASE] & 1 else 0


def note(model: Model, workspace: Workspace, tree: Tree, state: Words, recording: Recording) -> None:
    """Keep what the net sees of a state, and what a search has thought of it, while there is room."""
    place = recording.used[0]
    if place >= recording.table.shape[0]:
        return
    write_net_features(model, workspace, state)
    for item in range(workspace.feature_count[TABLE]):
        recording.table[place, workspace.feature[TABLE, item]] += workspace.feature_value[TABLE, item]
    walks = tree.nodes[0, NodeField.VISITS]
    for seat in range(state[Field.SEATS]):
        for item in range(workspace.feature_count[seat]):
            recording.seats[place, seat, workspace.feature[seat, item]] += workspace.feature_value[seat, item]
        recording.values[place, seat] = tree.sums[0, seat] / walks if walks else -1.0
    recording.used[0] = place + 1


def note_end(state: Words, recording: Recording, before: int) -> None:
    """What came of the states of a game: who won, and what was thought of the states that followed, the last first."""
    decay = recording.trace_decay[0]
    for seat in range(state[Field.SEATS]):
        share = 1.0 if state[Field.WAITING] >> seat & 1 else 0.0
        traced = share
        for place in range(recording.used[0] - 1, before - 1, -1):
            recording.won[place, seat] = share
            value = recording.values[place, seat]
            if value >= 0.0:
                traced = decay * traced + (1.0 - decay) * value
            recording.later[place, seat] = traced


def play_games(
    model: Model,
    other: Model,
    workspace: Workspace,
    tree: Tree,
    table: MatchTable,
    players: Any,
    seed: Any,
    first: int,
    games: int,
    recording: Recording,
    wins: Any,
) -> None:
    """Games one after the other: each deal for every rotation of the players; who won, by player and game by game."""
    seats = players.shape[0]
    for place in range(games):
        number, turn = divmod(first + place, seats)
        seat_rotated(players, table.players, turn)
        begin_stream(workspace.rng, seed + np.uint64(1), first + place)
        won = play_game(model, other, workspace, tree, table, seed, number, recording)
        write_victory(won, turn, wins[place])
