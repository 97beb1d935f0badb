"""Many games side by side, a decision in each at a time: what learners ask for, the same for every game.

Chance, and the bots that play here, act between two decisions of those who play from outside. A game that has ended gives its place
to the next one at once.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from pithead.sim.actors import first_actor
from pithead.sim.given import (
    Field,
    action_for,
    bot_on,
    choice_for,
    decide,
    ended,
    menu,
    observe,
    points_of,
    sit_down,
    step,
    winners,
)
from pithead.sim.playing import resolve_chance
from pithead.sim.stream import Rng, begin_stream, below
from pithead.sim.words import LANES, Words, byte, lowest, popcount

OUTSIDE: Final = 255
"""The bot of a seat whose decisions come from outside."""
PIECE: Final = 16
"""So many places of a mask are added up at once."""


class Places(NamedTuple):
    """Games side by side, place by place: their states and generators, their numbers, and what they show to the seat that is asked."""

    states: Any
    rngs: Any
    numbers: Any
    seats: Any
    masks: Any
    observations: Any


class Ends(NamedTuple):
    """What came of the last action in each place: which games are over, and what they pay."""

    rewards: Any
    over: Any
    points: Any


def advance(state: Words, box: Words, options: Words, rng: Rng, outcome: Words) -> int:
    """Let chance and bots act until somebody from outside is asked, and return the menu; 0 if the game is over, or nobody can go on."""
    while True:
        resolve_chance(state, box, rng, outcome)
        if ended(state):
            return 0
        seat = first_actor(state)
        choices = menu(state, box, seat)
        if choices == 0 or bot_on(state, options, seat) == OUTSIDE:
            return choices  # type: ignore[no-any-return]
        step(state, box, seat, decide(state, box, rng, seat, choices))


def begin_game(state: Words, box: Words, options: Words, seed: int, game: int, rng: Rng, outcome: Words) -> int:
    """The game of this number, up to the first decision from outside, whose menu it returns."""
    begin_stream(rng, seed, game)
    sit_down(state, box, options)
    return advance(state, box, options, rng, outcome)


def legal_mask(state: Words, box: Words, choices: int, mask: Any) -> None:
    """1 for every action of a menu, and 0 for all others."""
    for action in range(len(mask)):
        mask[action] = 0
    while choices:
        mask[action_for(state, box, lowest(choices))] = 1
        choices &= choices - 1


def show(state: Words, box: Words, choices: int, place: int, places: Places) -> None:
    """Who is asked next, what is legal by this menu, and what that seat may know."""
    seat = first_actor(state)
    places.seats[place] = seat
    legal_mask(state, box, choices, places.masks[place])
    row = places.observations[place]
    for number in range(len(row)):
        row[number] = 0
    if len(row):
        observe(state, box, seat, row)


def begin_games(box: Words, options: Words, seed: int, outcomes: Any, places: Places) -> None:
    """New games in all places."""
    for place in range(len(places.numbers)):
        state = places.states[place]
        choices = begin_game(state, box, options, seed, places.numbers[place], places.rngs[place], outcomes[place])
        show(state, box, choices, place, places)


def step_games(box: Words, options: Words, seed: int, outcomes: Any, places: Places, games: int, actions: Any, ends: Ends) -> None:
    """An action in every game; a game that ends is paid out, and the next one that belongs to its place begins."""
    for place in range(len(places.numbers)):
        state = places.states[place]
        take_action(state, box, places.seats[place], actions[place])
        choices = follow(box, options, seed, state, places.rngs[place], outcomes[place], place, places.numbers, games, ends)
        show(state, box, choices, place, places)


def take_action(state: Words, box: Words, seat: int, action: int) -> None:
    """A legal action of a seat."""
    step(state, box, seat, choice_for(state, box, seat, action))


def follow(
    box: Words, options: Words, seed: int, state: Words, rng: Rng, outcome: Words, place: int, numbers: Any, games: int, ends: Ends
) -> int:
    """Everything that follows an action, up to the next one: of the same game, or of the next one that belongs to the place; its menu."""
    choices = advance(state, box, options, rng, outcome)
    ends.over[place] = choices == 0
    for seat in range(state[Field.SEATS]):
        ends.rewards[place, seat] = 0
    if choices == 0:
        pay(state, ends.rewards[place], ends.points[place])
        numbers[place] += games
        choices = begin_game(state, box, options, seed, numbers[place], rng, outcome)
    return choices


def pay(state: Words, rewards: Any, points: Any) -> None:
    """1 for a lone winner, shared by several; the rewards of all seats add up to nothing."""
    seats, won = state[Field.SEATS], winners(state)
    for seat in range(seats):
        points[seat] = points_of(state, seat)
        rewards[seat] = 0
        if won:
            part = seats / popcount(won) if won >> seat & 1 else 0.0
            rewards[seat] = (part - 1) / (seats - 1)


def random_actions(masks: Any, rng: Rng, actions: Any) -> None:
    """Any legal action for each place."""
    for place in range(len(masks)):
        actions[place] = random_action(masks[place], rng)


def random_action(mask: Any, rng: Rng) -> int:
    """Any legal action, all of them equally often."""
    count = 0
    for action in range(len(mask)):
        count += mask[action]
    left, first = below(rng, count), 0
    while first + PIECE < len(mask):
        legal = 0
        for action in range(first, first + PIECE):
            legal += mask[action]
        if left < legal:
            break
        left -= legal
        first += PIECE
    for action in range(first, len(mask)):
        left -= mask[action]
        if left < 0:
            return action
    return 0


# pieces of observations: each writes what is not 0 into a row of zeros and says where the next piece begins


def put_one(row: Any, first: int, size: int, place: int) -> int:
    """A 1 in one of so many places, or nowhere."""
    if 0 <= place < size:
        row[first + place] = 1
    return first + size


def put_bits(row: Any, first: int, size: int, bits: int) -> int:
    """A 1 for each bit of so many."""
    bits &= (1 << size) - 1
    while bits:
        row[first + lowest(bits)] = 1
        bits &= bits - 1
    return first + size


def put_seats(row: Any, first: int, seats: int, seat: int, among: int) -> int:
    """A 1 for each of these seats, clockwise from the own one."""
    return put_bits(row, first, seats, among >> seat | among << (seats - seat))


def put_bytes(row: Any, first: int, size: int, word: int) -> int:
    """The bytes of a word as numbers; the others are 0, and written too, so what lies behind comes later in the row."""
    put_eight(row, first, word)
    return first + size


def put_eight(row: Any, first: int, word: int) -> None:
    """The bytes of a word as eight numbers of a row."""
    for lane in range(LANES):
        row[first + lane] = byte(word, lane)


def clockwise(seats: int, seat: int, place: int) -> int:
    """The seat so many places after one."""
    other = seat + place
    return other - seats if other >= seats else other
