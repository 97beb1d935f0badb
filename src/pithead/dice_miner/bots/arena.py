"""Two bots of Dice Miner on the kernel: the same mountains for every seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from pithead.bots.arena.bouts import Clock, Wish
from pithead.dice_miner.bots.search.games import STREAMS
from pithead.dice_miner.bots.search.kernel import kernel
from pithead.dice_miner.bots.search.searcher import Thinker
from pithead.dice_miner.bots.search.uct import empty_tree
from pithead.dice_miner.bots.search.weights import make_mind, read_weights
from pithead.dice_miner.kernel.layout import KINDS, TIES_KEPT, Field, OutcomeField, Phase, SeatField
from pithead.dice_miner.kernel.tables import box_table
from pithead.dice_miner.rules.content import standard_box
from pithead.game import Seat, Unreadable
from pithead.sim.stream import seed_number

KNOWN: Final = ("random", "greedy", "uct:1000", "master:0.2", "master:20000t")


class Fighter(Protocol):
    """A bot on the kernel: it gets the array of a state."""

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""


class Simple:
    """The random or the greedy bot of the kernels."""

    def __init__(self, name: str) -> None:
        self.greedy = name == "greedy"
        self.box = box_table(standard_box())
        self.rng = np.zeros(1, np.uint64)

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        self.rng[0] = seed
        if self.greedy:
            return int(kernel().greedy_choice(state, self.box, seat, menu))
        return int(kernel().random_choice(self.rng, menu))


class Walker:
    """Plain UCT with random playouts."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts
        self.box = box_table(standard_box())
        self.tree = empty_tree(playouts)
        self.rng = np.zeros(1, np.uint64)

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        self.rng[0] = seed
        return int(kernel().uct(self.tree, self.box, state, seat, self.rng, self.playouts))


class Master:
    """The master, with so many seconds or thoughts a move."""

    def __init__(self, budget: str, weights: Path, seats: int) -> None:
        self.thoughts = int(budget[:-1]) if budget.endswith("t") else 0
        self.seconds = 0.0 if self.thoughts else float(budget)
        nets = read_weights(weights)[1]
        self.thinker = Thinker(make_mind(box_table(standard_box()), seats, nets[seats], kernel().add_up))

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        hidden = state.copy()
        if state[Field.PHASE] == Phase.REPLENISH:
            hide_cached(hidden, seat)
        return self.thinker.choose(hidden, seat, seed, self.seconds, self.thoughts)


def hide_cached(state: Any, seat: int) -> None:
    """What others cache is not shown (DM-7.1)."""
    for other in range(int(state[Field.SEATS])):
        if other != seat:
            apart = Field.BLOCKS + other * SeatField.SIZE + SeatField.APART
            state[apart : apart + KINDS] = 0


def make_fighter(name: str, seats: int, weights: Path) -> Fighter:
    """The bot of a name."""
    kind, _, number = name.partition(":")
    try:
        match kind:
            case "random" | "greedy":
                return Simple(kind)
            case "uct":
                return Walker(int(number))
            case "master":
                return Master(number or "0.2", weights, seats)
    except ValueError:
        pass
    raise Unreadable("bot-unknown", name=name, game="dice-miner", known=", ".join(KNOWN))


class DiceRing:
    """A mountain, and two bots."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        names = (wish.first, wish.second)
        self.fighters = tuple(make_fighter(name, wish.seats, weights) for name, weights in zip(names, wish.weights))

    def share(self, number: int, own: Seat, clock: Clock) -> float:
        """The first bot's share of the victory on its own seat."""
        won = self.play(number, own, clock)
        return (won >> own & 1) / won.bit_count() if won else 0.0

    def play(self, number: int, own: Seat, clock: Clock) -> int:
        """A game with the first bot on its own seat; the winners as bits."""
        rules, box, seed = kernel(), box_table(standard_box()), np.uint64(seed_number(self.wish.seed))
        state, outcome = np.zeros(Field.SIZE, np.int64), np.zeros(OutcomeField.SIZE, np.int64)
        rng, mountain = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
        thoughts = np.random.default_rng([number, own])
        rules.begin_stream(rng, seed, number * STREAMS)
        rules.start(state, self.wish.seats, int(self.wish.heroes == "dealt"), 1)
        while state[Field.PHASE] != Phase.OVER and state[Field.TIES] < TIES_KEPT:
            if rules.chance_acts(state):
                filling = state[Field.PHASE] == Phase.FILLING
                if filling:
                    rules.begin_stream(mountain, seed, number * STREAMS + int(state[Field.ROUND]))
                rules.sample(state, box, mountain if filling else rng, outcome)
                rules.settle(state, box, outcome)
                continue
            seat = int(rules.first_actor(state))
            menu = int(rules.menu(state, box, seat))
            choice = menu.bit_length() - 1
            if menu & (menu - 1):
                who = int(seat != own)
                fighter, mood = self.fighters[who], int(thoughts.integers(1 << 63))
                choice = clock.timed(who, lambda: fighter.choose(state, seat, menu, mood))  # noqa: B023 - called at once
            rules.step(state, box, seat, choice)
        return int(state[Field.WAITING]) if state[Field.PHASE] == Phase.OVER else 0
