"""Bots for any game: random ones, and a search over the plain engine that knows nothing but the rules.

The search reads the view of its seat back as a position, which is possible only where nothing is hidden. A game with secrets needs a
search of its own, which imagines them; without one it has random bots alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

import msgspec

from pithead.bots.bot import ThinkingBot
from pithead.bots.levels import RANDOM
from pithead.bots.room import GameBots, Level, SearchBots
from pithead.game import CHANCE, AnyGame, Below, Draw, Event, Seat, State, Unreadable
from pithead.games import load_game
from pithead.sim.budget_clock import budget_seconds

SEARCH: Final = Level("search", searches=True, seconds=0.5)

EXPLORATION: Final = 1.0
"""The weight of what was tried rarely (UCB1)."""

PROBE_STEPS: Final = 2000
"""So many steps of a random game are checked to see whether views can be read back."""

PLAYOUT_STEPS: Final = 5000
"""A playout that is longer counts as a tie of all."""


def generic_bots(name: str) -> GameBots:
    """The bots of a game that brings none."""
    levels = (RANDOM, SEARCH) if hides_nothing(load_game(name)) else (RANDOM,)
    return GameBots(levels=levels, default=levels[-1].name, references=(RANDOM,), searching=lambda: SearchBots(UctBot))


def hides_nothing(game: AnyGame) -> bool:
    """Is the view of whoever decides a whole position, as far as a random game of each size shows?"""
    return all(_whole_views(game, seats, Random(seats)) for seats in game.seats)


def _whole_views(game: AnyGame, seats: int, rng: Random) -> bool:
    state, draw = game.start(seats), loose_draw(rng)
    for _ in range(PROBE_STEPS):
        actors = game.to_act(state)
        if not actors:
            return True
        if actors != (CHANCE,) and any(read_view(game, game.view(state, seat)) != state for seat in actors):
            return False
        state = random_step(game, state, draw, rng)
    return True


def read_view(game: AnyGame, view: Any) -> State | None:
    """The position that a view shows; None if it is not a whole one."""
    try:
        return game.read_position(msgspec.json.encode(view))
    except Unreadable:
        return None


def loose_draw(rng: Random) -> Draw:
    """Dice that fall anew each time."""

    def draw(_label: str) -> Below:
        return lambda number: int(rng.random() * number)

    return draw


def random_step(game: AnyGame, state: State, draw: Draw, rng: Random) -> State:
    """The state after chance or a random decision of the first who owes one."""
    seat = game.to_act(state)[0]
    if seat == CHANCE:
        return game.apply(state, CHANCE, game.sample(state, draw))
    legal = game.legal(state, seat)
    return game.apply(state, seat, legal[int(rng.random() * len(legal))])


class Node:
    """What is known of a decision: for each legal event the visits and the sum of the decider's shares, and the nodes after it.

    Chance may lead from an event to several states, so the nodes after it are found by their states.
    """

    def __init__(self, legal: Sequence[Event]) -> None:
        self.legal = legal
        self.visits = [0] * len(legal)
        self.sums = [0.0] * len(legal)
        self.children: list[dict[bytes, Node]] = [{} for _ in legal]

    def select(self) -> int:
        """The event to try next: each once, then by its upper confidence bound."""
        if 0 in self.visits:
            return self.visits.index(0)
        whole = log(sum(self.visits))
        bounds = [total / count + EXPLORATION * sqrt(whole / count) for total, count in zip(self.sums, self.visits)]
        return bounds.index(max(bounds))


class UctBot(ThinkingBot):
    """UCT with random playouts on the plain engine; with a number of iterations instead of time it always takes the same."""

    def __init__(self, game: AnyGame, seat: Seat, iterations: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.iterations = iterations

    def think(self, view: Any, legal: Sequence[Event], rng: Random, budget: float) -> Event:
        """The legal event that was tried most often."""
        state = read_view(self.game, view)
        if state is None or self.game.view(state, self.seat) != view:
            raise Unreadable("bot-hidden", game=self.game.name)
        root, end, done = Node(legal), budget_seconds() + budget, 0
        while done < self.iterations if self.iterations else done < len(legal) or budget_seconds() < end:
            self._iterate(root, state, rng)
            done += 1
        return legal[root.visits.index(max(root.visits))]

    def _iterate(self, root: Node, state: State, rng: Random) -> None:
        """Walk down the tree to a new node, play to the end at random, and credit every decision on the way."""
        game, draw, node = self.game, loose_draw(rng), root
        seat, path = self.seat, []
        while True:
            choice = node.select()
            path.append((node, choice, seat))
            fresh = node.visits[choice] == 0
            state = game.apply(state, seat, node.legal[choice])
            while game.to_act(state) == (CHANCE,):
                state = game.apply(state, CHANCE, game.sample(state, draw))
            actors = game.to_act(state)
            if fresh or not actors:
                break
            seat, children, key = actors[0], node.children[choice], game.write_position(state)
            if key not in children:
                children[key] = Node(game.legal(state, seat))
            node = children[key]
        shares = self._play_out(state, draw, rng)
        for passed, choice, who in path:
            passed.visits[choice] += 1
            passed.sums[choice] += shares[who]

    def _play_out(self, state: State, draw: Draw, rng: Random) -> Sequence[float]:
        """Each seat's share of the victory at the end of a random game; a lone player's is the higher the more points it has."""
        for _ in range(PLAYOUT_STEPS):
            if not self.game.to_act(state):
                break
            state = random_step(self.game, state, draw, rng)
        standing = self.game.standing(state)
        seats = range(len(standing.totals))
        winners = standing.winners or seats
        if len(seats) == 1:
            return [1 - 1 / (1 + max(standing.totals[0], 0))]
        return [(seat in winners) / len(winners) for seat in seats]
