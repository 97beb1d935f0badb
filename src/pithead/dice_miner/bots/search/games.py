"""Whole games between players that think, and what a learner keeps of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.dice_miner.bots.search import slots as of
from pithead.dice_miner.bots.search.decide import decide_by_mind
from pithead.dice_miner.bots.search.features import see
from pithead.dice_miner.bots.search.judge import judge
from pithead.dice_miner.bots.search.uct import Tree, uct
from pithead.dice_miner.bots.search.workspace import PLANNED, Desk, Mind
from pithead.dice_miner.kernel.bots import greedy_choice
from pithead.dice_miner.kernel.game import chance_acts, first_actor, menu, sample, settle, step
from pithead.dice_miner.kernel.layout import KINDS, ROUNDS, SEATS_MOST, TIES_KEPT, Field, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.magic import spend
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import start
from pithead.sim.stream import Rng, begin_stream, below, random_choice
from pithead.sim.words import Words, lowest, popcount

# who plays for a seat
RANDOM: Final = 0
GREEDY: Final = 1
FIRST_MIND: Final = 2
SECOND_MIND: Final = 3
UCT: Final = 4

# what a player is: who, how often it slips out of a thousand, the effort or the number of playouts
WHO: Final = 0
SLIPS: Final = 1
PLAYOUTS: Final = 2
EFFORT: Final = 3
PLAYER_WORDS: Final = EFFORT + 5

STREAMS: Final = 8
"""Streams of dice in a game: one for each new mountain, so that both seatings of a pair find the same ones, and one for the rest."""


class Notes(NamedTuple):
    """What a learner keeps: a row for each state that was noted."""

    slots: Any
    lines: Any
    stage: Any
    first: Any
    """Whom the first seat of the row is."""
    won: Any
    points: Any
    later: Any
    """What the mind thought before the next round, or who won."""
    prospects: Any
    used: Any
    rate: Any
    """How many states out of a thousand are noted."""
    players: Any


def empty_notes(seats: int, room: int, rate: int) -> Notes:
    """Room for so many states."""
    return Notes(
        slots=np.zeros((room, of.slots_of(seats)), np.uint8),
        lines=np.zeros((room, of.lines_of(seats)), np.int16),
        stage=np.zeros(room, np.uint8),
        first=np.zeros(room, np.uint8),
        won=np.zeros((room, seats), np.float32),
        points=np.zeros((room, seats), np.float32),
        later=np.zeros((room, seats), np.float32),
        prospects=np.zeros((ROUNDS + 1, SEATS_MOST)),
        used=np.zeros(1, np.int64),
        rate=np.array([rate], np.int64),
        players=np.zeros((seats, PLAYER_WORDS), np.int64),
    )


def player_choice(mind: Mind, other: Mind, desk: Desk, tree: Tree, players: Any, state: Words, seat: int) -> int:
    """The choice of a seat that owes a decision; the desk notes whether it comes with a plan of dice to roll."""
    desk.counters[PLANNED] = 0
    choices = menu(state, mind.box, seat)
    if choices & (choices - 1) == 0:
        return lowest(choices)
    who = players[seat, WHO]
    if who == RANDOM or below(desk.rng, 1000) < players[seat, SLIPS]:
        return random_choice(desk.rng, choices)
    if who == GREEDY:
        return greedy_choice(state, mind.box, seat, choices)
    if who == UCT:
        return uct(tree, mind.box, state, seat, desk.rng, players[seat, PLAYOUTS])
    for word in range(Field.SIZE):
        desk.states[0, word] = state[word]
    desk.counters[PLANNED] = state[Field.PHASE] == Phase.MAGIC
    return decide_by_mind(mind if who == FIRST_MIND else other, desk, players[seat, EFFORT:], seat)


def take_step(mind: Mind, desk: Desk, state: Words, seat: int, choice: int) -> None:
    """The state after a choice; a mind that spends magic has already chosen its dice."""
    if desk.counters[PLANNED] and choice != MagicChoice.END:
        spend(state, mind.box, choice)
        for kind in range(KINDS):
            state[block(seat) + SeatField.APART + kind] = desk.plans[0, kind]
        state[Field.TO_CHOOSE] = 0
        state[Field.PHASE] = Phase.ROLLING
    else:
        step(state, mind.box, seat, choice)


def roll_dice(mind: Mind, state: Words, seed: int, game: int, rng: Rng, mountain: Rng, outcome: Words) -> None:
    """What chance does; every new mountain has a stream of its own."""
    if state[Field.PHASE] == Phase.FILLING:
        begin_stream(mountain, seed, game * STREAMS + state[Field.ROUND])
        sample(state, mind.box, mountain, outcome)
    else:
        sample(state, mind.box, rng, outcome)
    settle(state, mind.box, outcome)


def play_match(
    mind: Mind, other: Mind, desk: Desk, tree: Tree, players: Any, state: Words, deal: int, seed: int, game: int, rng: Rng, notes: Notes
) -> int:
    """A game from its start to its end; the winners as bits. The notes keep states on the way, if they have a rate."""
    seats = players.shape[0]
    begin_stream(rng, seed, game * STREAMS)
    start(state, seats, deal, 1)
    before, rested = notes.used[0], 0
    while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT:
        phase, round = state[Field.PHASE], state[Field.ROUND]
        if notes.rate[0] and not state[Field.CONTENDERS]:
            if phase == Phase.FILLING:
                judge(mind, desk, state, notes.prospects[round & 3])
                note(mind, desk, state, of.SETTING_OUT + round - 1, state[Field.START], notes)
            elif phase in (Phase.REPLENISH, Phase.REROLLING) and rested < round:
                rested = round
                note(mind, desk, state, of.RESTING + round - 1, fewest_points(state, desk.rng), notes)
            elif phase in (Phase.EXCAVATION, Phase.MAGIC) and below(desk.rng, 1000) < notes.rate[0]:
                note(mind, desk, state, of.DIGGING + round - 1, state[Field.TURN], notes)
        if chance_acts(state):
            roll_dice(mind, state, seed, game, rng, desk.dice, desk.outcome)
        else:
            seat = first_actor(state)
            take_step(mind, desk, state, seat, player_choice(mind, other, desk, tree, players, state, seat))
    won = state[Field.WAITING] if state[Field.PHASE] == Phase.OVER else 0
    if notes.rate[0]:
        note_end(state, won, notes, before)
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


def note(mind: Mind, desk: Desk, state: Words, stage: int, first: int, notes: Notes) -> None:
    """Keep what a mind sees of a state, while there is room."""
    place = notes.used[0]
    if place >= notes.stage.shape[0]:
        return
    see(state, mind.box, mind.codes, mind.caps, first, desk.slots, desk.lines)
    for slot in range(notes.slots.shape[1]):
        notes.slots[place, slot] = desk.slots[slot]
    for line in range(notes.lines.shape[1]):
        notes.lines[place, line] = desk.lines[line]
    notes.stage[place] = stage
    notes.first[place] = first
    notes.used[0] = place + 1


def note_end(state: Words, won: int, notes: Notes, before: int) -> None:
    """What came of the states of a game: who won, the points, and what was thought before the next round."""
    seats = state[Field.SEATS]
    winners = popcount(won)
    for place in range(before, notes.used[0]):
        stage = notes.stage[place]
        round = stage + 1 if stage < of.RESTING else stage - of.RESTING + 1 if stage < of.SETTING_OUT else stage - of.SETTING_OUT + 1
        for column in range(seats):
            seat = (notes.first[place] + column) % seats
            share = 1.0 / winners if won >> seat & 1 else 0.0
            notes.won[place, column] = share
            notes.points[place, column] = total(state, seat)
            notes.later[place, column] = share if round == ROUNDS else notes.prospects[round + 1, seat]


def play_matches(
    mind: Mind,
    other: Mind,
    desk: Desk,
    tree: Tree,
    players: Any,
    state: Words,
    deal: int,
    seed: int,
    first: int,
    games: int,
    rng: Rng,
    notes: Notes,
    wins: Any,
) -> None:
    """Games one after the other: each mountain for every rotation of the players; the shares of victories by player, game by game."""
    seats = players.shape[0]
    for place in range(games):
        number, turn = (first + place) // seats, (first + place) % seats
        for seat in range(seats):
            for word in range(players.shape[1]):
                notes.players[seat, word] = players[(seat + turn) % seats, word]
        begin_stream(desk.rng, seed + 1, first + place)
        won = play_match(mind, other, desk, tree, notes.players, state, deal, seed, number, rng, notes)
        for seat in range(seats):
            wins[place, (seat + turn) % seats] = 1.0 / popcount(won) if won >> seat & 1 else 0.0
