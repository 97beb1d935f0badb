"""Many games side by side, a decision in each at a time: what learners ask for.

Chance, and the bots that play here, act between two decisions of those who play from outside. A game that has ended gives its place
to the next one at once.
"""

from __future__ import annotations

from typing import Any, Final

from pithead.dice_miner.kernel import layout as at
from pithead.dice_miner.kernel.actions import choice_of, legal_mask
from pithead.dice_miner.kernel.bots import decide
from pithead.dice_miner.kernel.game import actors, chance_acts, first_actor, menu, sample, settle, step
from pithead.dice_miner.kernel.playout import sit_down, winners
from pithead.dice_miner.kernel.scoring import most_gems, score, total
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.kernel.setup import bag
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import Words, byte, dice_in, popcount

OUTSIDE: Final = 255
"""The bot of a seat whose decisions come from outside."""

FACES: Final = at.KINDS * 6
HEROES: Final = at.ACTION_TAKE


def observation_size(seats: int) -> int:
    """How long the observation of a seat is."""
    table = at.OVER + 1 + at.ROUNDS + at.SEATS_MOST + 4 * seats + 4 + FACES + at.SLOTS * FACES + at.KINDS
    return table + seats * (HEROES + FACES + 6 + FACES + at.ROUNDS + 1)


def put_one(row: Any, first: int, size: int, place: int) -> int:
    """A 1 in one of so many places; where the next piece begins."""
    for other in range(size):
        row[first + other] = 0
    row[first + place] = 1
    return first + size


def put_seats(row: Any, first: int, seats: int, seat: int, among: int) -> int:
    """A 1 for each of these seats, clockwise from the own one; where the next piece begins."""
    for place in range(seats):
        other = seat + place - (seats if seat + place >= seats else 0)
        row[first + place] = among >> other & 1
    return first + seats


def put_handful(row: Any, first: int, handful: int) -> int:
    """How many dice show each of the six faces of a kind; where the next piece begins."""
    for rank in range(6):
        row[first + rank] = byte(handful, rank)
    return first + 6


def put_dice(row: Any, first: int, state: Words, trove: int, there: int) -> int:
    """The handfuls of all kinds, or nothing; where the next piece begins."""
    for kind in range(at.KINDS):
        first = put_handful(row, first, state[trove + kind] if there else 0)
    return first


def observe(state: Words, box: Words, seat: int, row: Any) -> None:
    """What a seat may know, as the coding of `pithead.dice_miner.kernel.encoding` writes it."""
    seats, phase = state[at.SEATS], state[at.PHASE]
    magic = phase in (at.MAGIC, at.CHOOSING, at.ROLLING)
    place = put_one(row, 0, at.OVER + 1, phase)
    place = put_one(row, place, at.ROUNDS, state[at.ROUND] - 1)
    place = put_one(row, place, at.SEATS_MOST, seat)
    place = put_seats(row, place, seats, seat, actors(state))
    place = put_seats(row, place, seats, seat, 1 << state[at.START])
    place = put_seats(row, place, seats, seat, state[at.WAITING] if magic else 0)
    place = put_seats(row, place, seats, seat, state[at.CONTENDERS])
    row[place] = state[at.TIES]
    row[place + 1] = state[at.PICKS] if phase == at.EXCAVATION else 0
    row[place + 2] = state[at.HERO_SPENT] if magic else 0
    row[place + 3] = state[at.TO_CHOOSE] if magic else 0
    place = put_dice(row, place + 4, state, block(state[at.TURN]) + at.APART, magic)
    place = put_mountain(row, place, state)
    place = put_bag(row, place, state, box)
    most = most_gems(state, box, (1 << seats) - 1)
    for turn in range(seats):
        other = seat + turn - (seats if seat + turn >= seats else 0)
        shown = phase == at.REROLLING or (phase == at.REPLENISH and other == seat)
        place = put_player(row, place, state, other, shown)
        row[place] = score(state, box, other, most)
        place += 1


def put_mountain(row: Any, first: int, state: Words) -> int:
    """The face in each slot; where the next piece begins."""
    for place in range(at.SLOTS * FACES):
        row[first + place] = 0
    for line in range(at.ROWS):
        for column in range(line + 2):
            if state[at.OCCUPIED] >> (line * 8 + column) & 1:
                face = byte(state[at.MOUNTAIN + line], column)
                row[first + (face >> 3) * 6 + (face & 7)] = 1
            first += FACES
    return first


def put_bag(row: Any, first: int, state: Words, box: Words) -> int:
    """How many dice of each kind are in the bag; where the next piece begins."""
    sums, before = bag(state, box), 0
    for kind in range(at.KINDS):
        row[first + kind] = byte(sums, kind) - before
        before = byte(sums, kind)
    for seat in range(state[at.SEATS]):
        row[first + at.MAGIC_DICE] -= dice_in(state[block(seat) + at.SPENT])
    for line in range(at.ROWS):
        for column in range(line + 2):
            if state[at.OCCUPIED] >> (line * 8 + column) & 1:
                row[first + (byte(state[at.MOUNTAIN + line], column) >> 3)] -= 1
    return first + at.KINDS


def put_player(row: Any, first: int, state: Words, seat: int, shown: int) -> int:
    """Hero, trove, spent magic, cached dice if they may be shown, and points; where the next piece begins."""
    mine = block(seat)
    for place in range(HEROES):
        row[first + place] = state[mine + at.HERO] == place
    first = put_dice(row, first + HEROES, state, mine, 1)
    first = put_handful(row, first, state[mine + at.SPENT])
    first = put_dice(row, first, state, mine + at.APART, shown)
    for place in range(at.ROUNDS):
        row[first + place] = state[mine + at.SCORES + place] if place < state[at.SCORED] else 0
    return first + at.ROUNDS


def ended(state: Words) -> int:
    """Is the game over, or given up because nothing could decide it?"""
    return state[at.PHASE] == at.OVER or state[at.TIES] >= at.TIES_MOST or state[at.THROW] >= at.TIES_MOST


def advance(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """Let chance and bots act until somebody from outside is asked, or the game has ended."""
    while not ended(state):
        if chance_acts(state):
            sample(state, box, rng, outcome)
            settle(state, box, outcome)
        else:
            seat = first_actor(state)
            if state[block(seat) + at.BOT] == OUTSIDE:
                return
            step(state, box, seat, decide(state, box, rng, seat, menu(state, box, seat)))


def begin_game(state: Words, box: Words, wish: Words, seed: int, game: int, rng: Rng, outcome: Words) -> None:
    """The game of this number, up to the first decision from outside."""
    begin_stream(rng, seed, game)
    sit_down(state, wish)
    advance(state, box, rng, outcome)


def show(state: Words, box: Words, place: int, seats: Any, masks: Any, observations: Any) -> None:
    """Who is asked next, what is legal, and what that seat may know."""
    seat = first_actor(state)
    seats[place] = seat
    legal_mask(state, box, seat, masks[place])
    if observations.shape[1]:
        observe(state, box, seat, observations[place])


def begin_games(
    box: Words, wish: Words, seed: int, states: Any, rngs: Any, outcomes: Any, numbers: Any, seats: Any, masks: Any, observations: Any
) -> None:
    """New games in all places."""
    for place in range(len(numbers)):
        begin_game(states[place], box, wish, seed, numbers[place], rngs[place], outcomes[place])
        show(states[place], box, place, seats, masks, observations)


def step_games(
    box: Words,
    wish: Words,
    seed: int,
    states: Any,
    rngs: Any,
    outcomes: Any,
    numbers: Any,
    seats: Any,
    masks: Any,
    observations: Any,
    games: int,
    actions: Any,
    rewards: Any,
    over: Any,
    points: Any,
) -> None:
    """An action in every game; a game that ends is paid out, and the next one that belongs to its place begins."""
    for place in range(len(numbers)):
        state, rng, outcome = states[place], rngs[place], outcomes[place]
        step(state, box, seats[place], choice_of(actions[place]))
        advance(state, box, rng, outcome)
        over[place] = ended(state)
        for seat in range(state[at.SEATS]):
            rewards[place, seat] = 0
        if over[place]:
            pay(state, rewards[place], points[place])
            numbers[place] += games
            begin_game(state, box, wish, seed, numbers[place], rng, outcome)
        show(state, box, place, seats, masks, observations)


def pay(state: Words, rewards: Any, points: Any) -> None:
    """1 for a lone winner, shared by several; the rewards of all seats add up to nothing."""
    seats, won = state[at.SEATS], winners(state)
    for seat in range(seats):
        points[seat] = total(state, seat)
        rewards[seat] = 0
        if won:
            part = seats / popcount(won) if won >> seat & 1 else 0.0
            rewards[seat] = (part - 1) / (seats - 1)


def random_actions(masks: Any, rng: Rng, actions: Any) -> None:
    """Any legal action for each place."""
    for place in range(len(masks)):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[place, action]
        left = below(rng, count)
        for action in range(masks.shape[1]):
            if masks[place, action]:
                if left == 0:
                    actions[place] = action
                    break
                left -= 1
