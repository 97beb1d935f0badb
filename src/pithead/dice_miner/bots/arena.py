"""Two bots of Dice Miner on the kernel: the same mountains for every seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import numpy as np

from pithead.bots.arena.deals import ArenaConfig
from pithead.bots.timing import DecisionClock
from pithead.dice_miner.bots.functions import functions
from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.nets import WEIGHTS, make_model
from pithead.dice_miner.bots.search.rollout_search import RolloutSearch
from pithead.dice_miner.bots.search.searcher import BudgetedSearch
from pithead.dice_miner.bots.search.self_play import STREAMS
from pithead.dice_miner.bots.search.uct import empty_tree
from pithead.dice_miner.kernel.layout import KINDS, TIES_KEPT, Field, OutcomeField, Phase, SeatField
from pithead.dice_miner.kernel.tables import box_facts, box_table
from pithead.dice_miner.rules.content import standard_box
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import Seat, Unreadable
from pithead.sim.stream import seed_number

KNOWN: Final = ("random", "greedy", "uct:1000", "master:0.2", "master:20000t", "rollouts:0.2")


class KernelBot(Protocol):
    """A bot on the kernel: it gets the array of a state."""

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""


class PlainKernelBot:
    """The random or the greedy bot of the kernels."""

    def __init__(self, name: str) -> None:
        self.greedy = name == "greedy"
        self.box = box_table(standard_box())
        self.rng = np.zeros(1, np.uint64)

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        self.rng[0] = seed
        if self.greedy:
            return int(functions().greedy_choice(state, self.box, seat, menu))
        return int(functions().random_choice(self.rng, menu))


class UctKernelBot:
    """Plain UCT with random playouts."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts
        self.box = box_table(standard_box())
        self.tree = empty_tree(playouts)
        self.rng = np.zeros(1, np.uint64)

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        self.rng[0] = seed
        return int(functions().uct(self.tree, self.box, state, seat, self.rng, self.playouts))


class MasterKernelBot:
    """The master, with so many seconds or iterations a move; or another search in its place."""

    def __init__(self, budget: str, weights: Path, seats: int, search: type[BudgetedSearch] = BudgetedSearch) -> None:
        self.iterations = int(budget[:-1]) if budget.endswith("t") else 0
        self.seconds = 0.0 if self.iterations else float(budget)
        guest = new_guest()
        self.search = search(guest, make_model(guest, box_facts(standard_box()), seats, weights))

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        hidden = state.copy()
        if state[Field.PHASE] == Phase.REPLENISH:
            hide_cached(hidden, seat)
        return self.search.choose(hidden, seat, seed, self.seconds, self.iterations)


def hide_cached(state: Any, seat: int) -> None:
    """What others cache is not shown (DM-7.1)."""
    for other in range(int(state[Field.SEATS])):
        if other != seat:
            apart = Field.BLOCKS + other * SeatField.SIZE + SeatField.APART
            state[apart : apart + KINDS] = 0


def make_kernel_bot(name: str, seats: int, weights: Path) -> KernelBot:
    """The bot of a name."""
    kind, _, number = name.partition(":")
    try:
        match kind:
            case "random" | "greedy":
                return PlainKernelBot(kind)
            case "uct":
                return UctKernelBot(int(number))
            case "master":
                return MasterKernelBot(number or "0.2", weights, seats)
            case "rollouts":
                return MasterKernelBot(number or "0.2", weights, seats, RolloutSearch)
    except ValueError:
        pass
    raise Unreadable("bot-unknown", name=name, game="dice-miner", known=", ".join(KNOWN))


class KernelArenaTable:
    """A mountain, and two bots."""

    def __init__(self, config: ArenaConfig) -> None:
        self.seats, self.seed = config.seats, config.seed
        self.options = msgspec.convert(config.options, DiceMinerOptions)
        named = zip((config.first, config.second), config.weights)
        self.bots = tuple(make_kernel_bot(name, config.seats, weights or WEIGHTS) for name, weights in named)

    def share(self, number: int, own: Seat, clock: DecisionClock) -> float:
        """The first bot's share of the victory on its own seat."""
        won = self.play(number, own, clock)
        return (won >> own & 1) / won.bit_count() if won else 0.0

    def play(self, number: int, own: Seat, clock: DecisionClock) -> int:
        """A game with the first bot on its own seat; the winners as bits."""
        rules, box, seed = functions(), box_table(standard_box()), np.uint64(seed_number(self.seed))
        state, outcome = np.zeros(Field.SIZE, np.int64), np.zeros(OutcomeField.SIZE, np.int64)
        rng, mountain = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
        seeds = np.random.default_rng([number, own])
        rules.begin_stream(rng, seed, number * STREAMS)
        rules.start(state, self.seats, int(self.options.random_heroes), 1)
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
                bot, bot_seed = self.bots[who], int(seeds.integers(1 << 63))
                choice = clock.timed(who, lambda: bot.choose(state, seat, menu, bot_seed))  # noqa: B023 - called at once
            rules.step(state, box, seat, choice)
        return int(state[Field.WAITING]) if state[Field.PHASE] == Phase.OVER else 0
