"""One game for learners in the kernel: the same numbers as `EncodedGame` gives, many times as quickly."""

from __future__ import annotations

import os
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import numpy as np

from pithead.envs.batch import AGENT, kernel_core
from pithead.envs.encoded_game import EncodedGame, read_options
from pithead.game import AnyGame, Options, Seat, State, Unreadable
from pithead.games import load_game, package_of
from pithead.sim.encoding import Mask, Observation, observation
from pithead.sim.room import BatchCore
from pithead.words import Words
from pithead.words.language import choose_language
from pithead.words.progress import ProgressLine


def quickest_table(name: str, seats: int, options: Mapping[str, Any]) -> EncodedGame | KernelGame:
    """A game in its kernel, or on the plain engine if it has none."""
    content = options.get("content")
    game, wished = load_game(name, content), {word: value for word, value in options.items() if word != "content"}
    if not 2 <= seats <= game.seats[-1]:
        raise Unreadable("seats", seats=seats, least=2, most=game.seats[-1])
    core = kernel_core(game, [AGENT] * seats, wished)
    return EncodedGame(name, seats, **options) if core is None else KernelGame(game, seats, read_options(game, wished), core)


class KernelGame:
    """One game with its seats in a kernel; whoever has to act next does so by the number of an action.

    The seat in turn, what it sees and what everybody sees at the end come from the kernel; what others see in between, and what people
    read, is made on the plain engine from the same state.
    """

    def __init__(self, game: AnyGame, seats: int, options: Options, core: BatchCore) -> None:
        kernel = package_of(game.name).kernel
        assert kernel is not None
        self.game = game
        self.seats = seats
        self.options = options
        self.core = core
        self.actions = core.actions
        self.size = core.observation_size
        self.encoding = kernel().encoding(game)
        self.beside = kernel().beside(game)
        self.state = np.zeros(core.words, np.int64)
        self.dice = np.zeros(1, np.uint64)
        self.outcome = np.zeros(core.outcome_words, np.int64)
        self.actor: Seat | None = None
        if core.is_compiled():
            self.reset(Random(0))
        else:
            self._compile()

    def _compile(self) -> None:
        """Play a game, so that nothing has to be compiled later; a terminal shows that it takes its time."""
        say = Words(choose_language(None, os.environ))
        with ProgressLine(say("simulate-compiling")):
            self.reset(Random(0))
            while self.actor is not None:
                self.observe(self.actor)
                self.act(int(self.legal_actions.argmax()))
            self.rewards()
        self.core.mark_compiled()
        self.reset(Random(0))

    def reset(self, rng: Random) -> None:
        """A new game; all its dice come from this generator."""
        seed = np.uint64(rng.getrandbits(64))
        self._show(self.core.kernel.begin_game(self.state, *self.core.facts, seed, 0, self.dice, self.outcome))

    def _show(self, choices: int) -> None:
        """Who acts next, and what is legal by this menu; nobody when it is empty, for the game is over."""
        self.legal_actions = np.zeros(self.actions, np.int8)
        if choices:
            self.actor = int(self.core.kernel.first_actor(self.state))
            self.core.kernel.legal_mask(self.state, self.core.facts[0], choices, self.legal_actions)
        else:
            self.actor = None

    def mask(self, seat: Seat) -> Mask:
        """1 for every legal action of a seat, and 0 for all others; nothing but 0 if it is not the one to act next."""
        return self.legal_actions.copy() if seat == self.actor else np.zeros(self.actions, np.int8)

    def observe(self, seat: Seat) -> Observation:
        """What a seat may know."""
        if self.actor is not None and seat != self.actor:
            return observation(self.encoding, self.game.view(self.plain(), seat), seat)
        row = np.zeros(self.size, np.int16)
        self.core.kernel.observe(self.state, self.core.facts[0], seat, row)
        return row

    def is_legal(self, action: int) -> bool:
        """May the seat that is next do this?"""
        return 0 <= action < self.actions and bool(self.legal_actions[action])

    def act(self, action: int) -> None:
        """The seat that is next acts, and then chance, until somebody else has to."""
        if self.actor is None:
            raise Unreadable("env-over")
        if not self.is_legal(action):
            raise Unreadable("env-action", action=action, legal=", ".join(map(str, self.legal_actions.nonzero()[0])))
        kernel, (box, options) = self.core.kernel, self.core.facts
        kernel.take_action(self.state, box, self.actor, action)
        self._show(kernel.advance(self.state, box, options, self.dice, self.outcome))

    def rewards(self) -> tuple[float, ...]:
        """What the game is worth to every seat; nothing before its end."""
        paid, points = np.zeros(self.seats, np.float32), np.zeros(self.seats, np.int16)
        if self.actor is None:
            self.core.kernel.pay(self.state, paid, points)
        return tuple(paid.tolist())

    def plain(self) -> State:
        """The state as the plain engine has it."""
        self.beside.state, self.beside.array = self.game.start(self.seats, self.options), self.state
        return self.beside.translated()

    def render(self) -> str:
        """The position in JSON, as a spectator sees it."""
        return msgspec.json.encode(self.game.view(self.plain(), None)).decode()
