"""Whole games between players that think, and what a learner keeps of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.dice_miner.bots.search import feature_layout as of
from pithead.dice_miner.bots.search.decide import decide_by_model
from pithead.dice_miner.bots.search.feature_layout import StageNet
from pithead.dice_miner.bots.search.features import write_features
from pithead.dice_miner.bots.search.uct import uct
from pithead.dice_miner.bots.search.value import judge
from pithead.dice_miner.bots.search.workspace import HAS_PLAN, Model, Tree, Workspace
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.game import menu, sample, settle, step
from pithead.dice_miner.kernel.layout import KINDS, TIES_KEPT, Field, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.magic import spend
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import start
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.rotation import seat_rotated, write_victory
from pithead.sim.stream import Rng, begin_stream, below, random_choice
from pithead.sim.words import Words, lowest, popcount

# who plays for a seat
RANDOM: Final = 0
GREEDY: Final = 1
FIRST_MODEL: Final = 2
SECOND_MODEL: Final = 3
UCT: Final = 4

# what a player is: who, how often it slips out of a thousand, the effort or the number of playouts
WHO: Final = 0
RANDOM_PER_MILLE: Final = 1
PLAYOUTS: Final = 2
EFFORT: Final = 3
PLAYER_WORDS: Final = EFFORT + 5

STREAMS: Final = 8
"""Streams of dice in a game: one for each new mountain, so that both seatings of a pair find the same ones, and one for the rest."""


class Recording(NamedTuple):
    """What a learner keeps: a row for each state that was noted."""

    slots: Any
    lines: Any
    stage: Any
    first: Any
    """Whom the first seat of the row is."""
    won: Any
    points: Any
    later: Any
    """What was thought of the states that followed, ever less the later they came, and in the end who won."""
    values: Any
    """What the model thinks of the state itself."""
    used: Any
    rate: Any
    """How many states out of a thousand are noted."""
    trace_decay: Any
    """How much a state that follows counts beside what came of it: the lambda of temporal differences."""
    players: Any


def empty_recording(seats: int, room: int, rate: int, trace_decay: float = 1.0) -> Recording:
    """Room for so many states."""
    return Recording(
        slots=np.zeros((room, of.slots_of(seats)), np.uint8),
        lines=np.zeros((room, of.lines_of(seats)), np.int16),
        stage=np.zeros(room, np.uint8),
        first=np.zeros(room, np.uint8),
        won=np.zeros((room, seats), np.float32),
        points=np.zeros((room, seats), np.float32),
        later=np.zeros((room, seats), np.float32),
        values=np.zeros((room, seats), np.float32),
        used=np.zeros(1, np.int64),
        rate=np.array([rate], np.int64),
        trace_decay=np.array([trace_decay]),
        players=np.zeros((seats, PLAYER_WORDS), np.int64),
    )


def player_choice(model: Model, other: Model, workspace: Workspace, tree: Tree, players: Any, state: Words, seat: int) -> int:
    """The choice of a seat that owes a decision; the workspace notes whether it comes with a plan of dice to roll."""
    workspace.counters[HAS_PLAN] = 0
    choices = menu(state, model.box, seat)
    if choices & (choices - 1) == 0:
        return lowest(choices)
    who = players[seat, WHO]
    if who == RANDOM or below(workspace.rng, 1000) < players[seat, RANDOM_PER_MILLE]:
        return random_choice(workspace.rng, choices)
    if who == GREEDY:
        return greedy_choice(state, model.box, seat, choices)
    if who == UCT:
        return uct(tree, model.box, state, seat, workspace.rng, players[seat, PLAYOUTS])
    for word in range(Field.SIZE):
        workspace.states[0, word] = state[word]
    workspace.counters[HAS_PLAN] = state[Field.PHASE] == Phase.MAGIC
    return decide_by_model(model if who == FIRST_MODEL else other, workspace, players[seat, EFFORT:], seat)


def take_step(model: Model, workspace: Workspace, state: Words, seat: int, choice: int) -> None:
    """The state after a choice; a model that spends magic has already chosen its dice."""
    if workspace.counters[HAS_PLAN] and choice != MagicChoice.END:
        spend(state, model.box, choice)
        for kind in range(KINDS):
            state[block(seat) + SeatField.APART + kind] = workspace.plans[0, kind]
        state[Field.TO_CHOOSE] = 0
        state[Field.PHASE] = Phase.ROLLING
    else:
        step(state, model.box, seat, choice)


def roll_dice(model: Model, state: Words, seed: int, game: int, rng: Rng, mountain: Rng, outcome: Words) -> None:
    """What chance does; every new mountain has a stream of its own."""
    if state[Field.PHASE] == Phase.FILLING:
        begin_stream(mountain, seed, game * STREAMS + state[Field.ROUND])
        sample(state, model.box, mountain, outcome)
    else:
        sample(state, model.box, rng, outcome)
    settle(state, model.box, outcome)


def play_match(
    model: Model,
    other: Model,
    workspace: Workspace,
    tree: Tree,
    state: Words,
    deal: int,
    seed: int,
    game: int,
    rng: Rng,
    recording: Recording,
) -> int:
    """A game of the recording's players from its start to its end; the winners as bits. States on the way are noted, if there is a rate."""
    players, seats = recording.players, recording.players.shape[0]
    begin_stream(rng, seed, game * STREAMS)
    start(state, seats, deal, 1)
    before, rested = recording.used[0], 0
    while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT:
        phase, round = state[Field.PHASE], state[Field.ROUND]
        if recording.rate[0] and not state[Field.CONTENDERS]:
            if phase == Phase.FILLING:
                note(model, workspace, state, StageNet.SETTING_OUT + round - 1, state[Field.START], recording)
            elif phase in (Phase.REPLENISH, Phase.REROLLING) and rested < round:
                rested = round
                note(model, workspace, state, StageNet.RESTING + round - 1, fewest_points(state, workspace.rng), recording)
            elif phase in (Phase.EXCAVATION, Phase.MAGIC) and below(workspace.rng, 1000) < recording.rate[0]:
                note(model, workspace, state, StageNet.DIGGING + round - 1, state[Field.TURN], recording)
        if chance_acts(state):
            roll_dice(model, state, seed, game, rng, workspace.dice, workspace.outcome)
        else:
            seat = first_actor(state)
            take_step(model, workspace, state, seat, player_choice(model, other, workspace, tree, players, state, seat))
    won = state[Field.WAITING] if state[Field.PHASE] == Phase.OVER else 0
    if recording.rate[0]:
        note_end(state, won, recording, before)
    return won


def fewest_points(state: Words, rng: Rng) -> int:
    """One of the seats with the fewest points."""
    fewest = total(state, 0)
    for seat in range(1, state[Field.SEATS]):
        fewest = min(fewest, total(state, seat))
    among = 0
    for seat in range(state[Field.SEATS]):
        among |= (total(state, seat) == fewest) << seat
    return random_choice(rng, among)


def note(model: Model, workspace: Workspace, state: Words, stage: int, first: int, recording: Recording) -> None:
    """Keep what a model sees of a state, while there is room."""
    place = recording.used[0]
    if place >= recording.stage.shape[0]:
        return
    seats = state[Field.SEATS]
    judge(model, workspace, state, workspace.hopes[0])
    for column in range(seats):
        recording.values[place, column] = workspace.hopes[0, (first + column) % seats]
    write_features(state, model.box, model.codes, model.caps, first, workspace.slots, workspace.lines)
    for slot in range(recording.slots.shape[1]):
        recording.slots[place, slot] = workspace.slots[slot]
    for line in range(recording.lines.shape[1]):
        recording.lines[place, line] = workspace.lines[line]
    recording.stage[place] = stage
    recording.first[place] = first
    recording.used[0] = place + 1


def note_end(state: Words, won: int, recording: Recording, before: int) -> None:
    """What came of the states of a game: who won, the points, and what was thought of the states that followed, the last first."""
    seats = state[Field.SEATS]
    winners, decay = popcount(won), recording.trace_decay[0]
    for seat in range(seats):
        share = 1.0 / winners if won >> seat & 1 else 0.0
        traced = share
        for place in range(recording.used[0] - 1, before - 1, -1):
            own = (seat + seats - recording.first[place]) % seats
            recording.won[place, own] = share
            recording.points[place, own] = total(state, seat)
            recording.later[place, own] = traced
            traced = decay * traced + (1 - decay) * recording.values[place, own]


def play_matches(
    model: Model,
    other: Model,
    workspace: Workspace,
    tree: Tree,
    players: Any,
    state: Words,
    deal: int,
    seed: int,
    first: int,
    games: int,
    rng: Rng,
    recording: Recording,
    wins: Any,
) -> None:
    """Games one after the other: each mountain for every rotation of the players; the shares of victories by player, game by game."""
    seats = players.shape[0]
    for place in range(games):
        number, turn = (first + place) // seats, (first + place) % seats
        seat_rotated(players, recording.players, turn)
        begin_stream(workspace.rng, seed + 1, first + place)
        won = play_match(model, other, workspace, tree, state, deal, seed, number, rng, recording)
        write_victory(won, turn, wins[place])
