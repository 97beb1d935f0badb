"""Thousands of games at once: an action for each, and everything comes back in numpy arrays.

batch = Batch("dice-miner", games=4096)
seen = batch.reset()
while learning:
    seen = batch.step(actions_for(seen.observations, seen.masks))

Games with a kernel are played in it, all others on the plain engine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import pairwise
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from pithead.bots import BOT_BUDGET_S, make_bot
from pithead.envs.encoded_game import EncodedGame, read_options
from pithead.fair import loose
from pithead.game import AnyGame, Unreadable
from pithead.games import load_game, package_of
from pithead.sim.batch import Ends, Places
from pithead.sim.room import BatchCore
from pithead.sim.stream import GAME_BITS, STEP, seed_number
from pithead.words import Words
from pithead.words.language import choose_language
from pithead.words.progress import ProgressLine

A = TypeVar("A")
Actions: TypeAlias = npt.NDArray[np.int64]
Indices: TypeAlias = npt.NDArray[np.intp]
Numbers: TypeAlias = npt.NDArray[Any]

AGENT: Final = "agent"
"""Who plays a seat from outside."""


class Seen(NamedTuple, Generic[A]):
    """What every game shows to the seat that is asked next, and how those went that have just ended.

    `ended` marks games that ended with the last action: their `rewards` and `points` are those of the end, but the rest
    belongs already to the new game that took their place.
    """

    observations: A
    masks: A
    seats: A
    rewards: A
    ended: A
    points: A


class Games(Protocol):
    """Games side by side, place by place, which write what they show into `Seen`."""

    actions: int
    size: int
    """How long an observation is."""
    encoding_version: int

    def begin(self, seen: Seen[Numbers], part: slice) -> None:
        """New games in these places: the first ones of the seed."""

    def step(self, seen: Seen[Numbers], part: slice, chosen: Actions) -> None:
        """An action for each of these places, and everything that follows up to the next one."""

    def random_actions(self, masks: npt.NDArray[np.int8], chosen: Actions) -> None:
        """Any legal action for each game."""

    def branch(self, places: Indices, seed: str) -> Games:
        """Games that go on from where these places stand, with dice of another seed."""


class KernelGames:
    """Games in a kernel."""

    def __init__(self, core: BatchCore, games: int, seed: str) -> None:
        self.core = core
        self.actions = core.actions
        self.size = core.observation_size
        self.encoding_version = core.encoding_version
        self.games = games
        self.seed = np.uint64(seed_number(seed))
        self.rng = np.array([seed_number(f"{seed}/actions")], np.uint64)
        self.numbers = np.arange(games)
        self.states = np.zeros((games, core.words), np.int64)
        self.rngs = np.zeros((games, 1), np.uint64)
        self.outcomes = np.zeros((games, core.outcome_words), np.int64)

    def _of(self, seen: Seen[Numbers], part: slice) -> tuple[Any, ...]:
        arrays = self.states, self.rngs, self.numbers, seen.seats, seen.masks, seen.observations
        return *self.core.facts, self.seed, self.outcomes[part], Places(*(array[part] for array in arrays))

    def begin(self, seen: Seen[Numbers], part: slice) -> None:
        """New games in these places: the first ones of the seed."""
        self.numbers[part] = np.arange(self.games)[part]
        self.core.kernel.begin_games(*self._of(seen, part))

    def step(self, seen: Seen[Numbers], part: slice, chosen: Actions) -> None:
        """An action for each of these places, and everything that follows up to the next one."""
        ends = Ends(seen.rewards[part], seen.ended[part], seen.points[part])
        self.core.kernel.step_games(*self._of(seen, part), self.games, chosen[part], ends)

    def random_actions(self, masks: npt.NDArray[np.int8], chosen: Actions) -> None:
        """Any legal action for each game."""
        self.core.kernel.random_actions(masks, self.rng, chosen)

    def branch(self, places: Indices, seed: str) -> KernelGames:
        """Games that go on from where these places stand, with dice of another seed."""
        games = KernelGames(self.core, len(places), seed)
        games.states[:] = self.states[places]
        games.rngs[:, 0] = games.seed + (games.numbers.astype(np.uint64) << np.uint64(GAME_BITS)) * np.uint64(STEP)
        return games


class PlainGames:
    """Games on the plain engine, for a game without a kernel."""

    def __init__(self, table: EncodedGame, bots: Sequence[str], games: int, seed: str, observe: bool) -> None:
        self.tables = [copy(table) for _ in range(games)]
        self.bots = [None if bot == AGENT else make_bot(table.game, bot, seat) for seat, bot in enumerate(bots)]
        self.actions = table.actions
        self.size = table.size
        self.encoding_version = table.encoding.version
        self.games = games
        self.seed = seed
        self.observe = observe
        self.rng = np.random.default_rng(seed_number(f"{seed}/actions"))
        self.numbers = np.arange(games)
        self.dice = [Random() for _ in range(games)]

    def begin(self, seen: Seen[Numbers], part: slice) -> None:
        """New games in these places: the first ones of the seed."""
        self.numbers[part] = np.arange(self.games)[part]
        for place in range(self.games)[part]:
            self._new_game(place)
            self._show(seen, place)

    def _new_game(self, place: int) -> None:
        """The next game in a place that asks an agent."""
        while True:
            self.dice[place] = Random(f"{self.seed}/{self.numbers[place]}")
            self.tables[place].reset(self.dice[place])
            self._bots_act(place)
            if self.tables[place].actor is not None:
                return
            self.numbers[place] += self.games

    def _bots_act(self, place: int) -> None:
        table = self.tables[place]
        while (seat := table.actor) is not None and (bot := self.bots[seat]) is not None:
            view, legal = table.game.view(table.state, seat), table.game.legal(table.state, seat)
            table.decide(seat, bot.choose(view, legal, self.dice[place], BOT_BUDGET_S))

    def _show(self, seen: Seen[Numbers], place: int) -> None:
        table = self.tables[place]
        seat = table.actor
        assert seat is not None
        seen.seats[place] = seat
        seen.masks[place] = table.mask(seat)
        if self.observe:
            seen.observations[place] = table.observe(seat)

    def step(self, seen: Seen[Numbers], part: slice, chosen: Actions) -> None:
        """An action for each of these places, and everything that follows up to the next one."""
        seen.rewards[part], seen.ended[part] = 0, False
        for place in range(self.games)[part]:
            table = self.tables[place]
            table.act(int(chosen[place]))
            self._bots_act(place)
            if table.actor is None:
                seen.rewards[place], seen.ended[place] = table.rewards(), True
                seen.points[place] = table.game.standing(table.state).totals
                self.numbers[place] += self.games
                self._new_game(place)
            self._show(seen, place)

    def random_actions(self, masks: npt.NDArray[np.int8], chosen: Actions) -> None:
        """Any legal action for each game."""
        for place, mask in enumerate(masks):
            chosen[place] = self.rng.choice(mask.nonzero()[0])

    def branch(self, places: Indices, seed: str) -> PlainGames:
        """Games that go on from where these places stand, with dice of another seed."""
        games = copy(self)
        games.games, games.seed, games.numbers = len(places), seed, np.arange(len(places))
        games.tables, games.dice = [copy(self.tables[place]) for place in places], [Random(f"{seed}/{place}") for place in games.numbers]
        for table, dice in zip(games.tables, games.dice, strict=True):
            table.draw = loose(dice)
        return games


class Batch:
    """So many games side by side. The arrays of `Seen` are filled anew by each step: copy what you want to keep.

    `bots` names `agent` or a bot for every seat: in a kernel one that it can play, on the plain engine any of the game; without it all
    seats are agents. Place i plays the games i, i + games, i + 2 * games and so on of the seed, and each of them depends on nothing but its
    number and the actions. With `observe=False` no observations are made.
    """

    def __init__(
        self,
        name: str,
        games: int = 4096,
        seats: int = 2,
        bots: Sequence[str] | None = None,
        seed: str = "",
        threads: int = 1,
        observe: bool = True,
        content: str | None = None,
        **options: Any,
    ) -> None:
        game = load_game(name, content)
        players = agents_and_bots(game, seats, bots)
        self.games = games
        core = kernel_core(game, players, options)
        self.played: Games
        if core is None:
            self.played = PlainGames(EncodedGame(name, seats, content, **options), players, games, seed, observe)
        else:
            self.played = KernelGames(core, games, seed)
        self.actions = self.played.actions
        self.encoding_version = self.played.encoding_version
        self.seen: Seen[Numbers] = Seen(
            np.zeros((games, self.played.size if observe else 0), np.int16),
            np.zeros((games, self.actions), np.int8),
            np.zeros(games, np.int8),
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros((games, seats), np.int16),
        )
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.slices = _parts(games, threads)
        if isinstance(self.played, KernelGames) and not self.played.core.is_compiled():
            self._compile(self.played)
        self.reset()

    def _compile(self, played: KernelGames) -> None:
        """Play a step of one game, so that nothing has to be compiled later; a terminal shows that it takes its time."""
        say = Words(choose_language(None, os.environ))
        one, actions, dice = slice(0, 1), np.zeros(1, np.int64), played.rng.copy()
        with ProgressLine(say("simulate-compiling")):
            played.begin(self.seen, one)
            played.random_actions(self.seen.masks[one], actions)
            played.step(self.seen, one, actions)
        played.rng[:] = dice
        played.core.mark_compiled()

    def _run(self, work: Callable[[slice], None]) -> None:
        if self.pool is None:
            work(self.slices[0])
        else:
            list(self.pool.map(work, self.slices))

    def reset(self) -> Seen[Numbers]:
        """New games everywhere: the first ones of the seed, again."""
        self.seen.rewards[:] = 0
        self.seen.ended[:] = False
        self._run(lambda part: self.played.begin(self.seen, part))
        return self.seen

    def branch(self, places: npt.ArrayLike, seed: str) -> Batch:
        """Another batch, whose games go on from where those in these places stand, each with dice of its own; a place may be named often.

        What lies face down goes along as it lies: a search that should not know it has to mix it first.
        """
        other, chosen = copy(self), np.asarray(places, np.intp)
        other.games = len(chosen)
        other.played = self.played.branch(chosen, seed)
        other.seen = Seen(*(array[chosen] for array in self.seen))
        other.slices = _parts(other.games, len(self.slices))
        return other

    def step(self, actions: npt.ArrayLike) -> Seen[Numbers]:
        """An action for the seat that is asked in each game, and everything that follows up to the next one."""
        chosen = np.asarray(actions, np.int64)
        self._check_actions(chosen)
        self._run(lambda part: self.played.step(self.seen, part, chosen))
        return self.seen

    def _check_actions(self, actions: Actions) -> None:
        inside = actions.shape == (self.games,) and bool(((actions >= 0) & (actions < self.actions)).all())
        if not inside:
            raise Unreadable("env-actions", games=self.games, most=self.actions - 1)
        legal = self.seen.masks[np.arange(self.games), actions]
        if not legal.all():
            place = int(legal.argmin())
            known = ", ".join(map(str, self.seen.masks[place].nonzero()[0]))
            raise Unreadable("env-action", action=int(actions[place]), legal=known)

    def random_actions(self) -> Actions:
        """Any legal action for each game."""
        actions = np.zeros(self.games, np.int64)
        self.played.random_actions(self.seen.masks, actions)
        return actions


def _parts(games: int, threads: int) -> list[slice]:
    cuts = [games * part // threads for part in range(threads + 1)]
    return [slice(first, last) for first, last in pairwise(cuts)]


def agents_and_bots(game: AnyGame, seats: int, bots: Sequence[str] | None) -> list[str]:
    """Who plays each seat: these, or agents everywhere."""
    players = list(bots) if bots is not None else [AGENT] * seats
    if seats < 2 or seats not in game.seats:
        raise Unreadable("seats", seats=seats, least=2, most=game.seats[-1])
    if len(players) != seats:
        raise Unreadable("sim-each-seat", what="bots", count=len(players), seats=seats)
    if AGENT not in players:
        raise Unreadable("env-no-agent")
    return players


def kernel_core(game: AnyGame, players: Sequence[str], options: Mapping[str, Any]) -> BatchCore | None:
    """The kernel of a game for these players, if it has one."""
    kernel = package_of(game.name).kernel
    if kernel is None:
        return None
    known = (AGENT, *kernel().bots)
    for bot in players:
        if bot not in known:
            raise Unreadable("bot-unknown", name=bot, game=game.name, known=", ".join(known))
    return kernel().batch(game, [None if bot == AGENT else bot for bot in players], read_options(game, options))
