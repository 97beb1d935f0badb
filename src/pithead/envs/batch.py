"""Thousands of games at once on the fast kernels: an action for each, and everything comes back in numpy arrays.

batch = Batch("dice-miner", games=4096)
seen = batch.reset()
while learning:
    seen = batch.step(actions_for(seen.observations, seen.masks))
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.envs.coding import fields
from pithead.game import AnyGame, Unreadable
from pithead.games import kernel_of, load_game
from pithead.sim.batch import OUTSIDE
from pithead.sim.machines import compiled_batch
from pithead.sim.stream import seed_number

Actions: TypeAlias = npt.NDArray[np.int64]

AGENT: Final = "agent"
"""Who plays a seat from outside."""


class Seen(NamedTuple):
    """What every game shows to the seat that is asked next, and how those went that have just ended.

    `ended` marks games that ended with the last action: their `rewards` and `points` are those of the end, but the rest
    belongs already to the new game that took their place.
    """

    observations: npt.NDArray[np.int16]
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    points: npt.NDArray[np.int16]


class Batch:
    """So many games side by side. The arrays of `Seen` are filled anew by each step: copy what you want to keep.

    `bots` names `agent`, `random` or, in Dice Miner, `greedy` for every seat; without it all seats are agents. Place i plays the games i,
    i + games, i + 2 * games and so on of the seed, and each of them depends on nothing but its number and the actions.
    With `observe=False` no observations are made.
    """

    def __init__(
        self,
        name: str = "dice-miner",
        games: int = 4096,
        seats: int = 2,
        bots: Sequence[str] | None = None,
        seed: str = "",
        threads: int = 1,
        observe: bool = True,
        content: str | None = None,
        **options: Any,
    ) -> None:
        game, room = load_game(name, content), kernel_of(name)
        players = list(bots) if bots is not None else [AGENT] * seats
        _check(game, room.bots, seats, players)
        coding = room.coding(game)
        numbers = [OUTSIDE if bot == AGENT else room.bots.index(bot) for bot in players]
        size = sum(field.size for field in fields(coding, game.view(game.start(seats), 0)))
        layout = room.kernel.layout
        self.games = games
        self.actions = len(coding.names)
        self.seed = np.uint64(seed_number(seed))
        self.rng = np.array([seed_number(f"{seed}/actions")], np.uint64)
        self.kernel = compiled_batch(room.kernel, any(bot not in (AGENT, "random") for bot in players))
        self.facts = room.batch_tables(coding, seats, numbers, **options)
        self.seen = Seen(
            np.zeros((games, size if observe else 0), np.int16),
            np.zeros((games, self.actions), np.int8),
            np.zeros(games, np.int8),
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros((games, seats), np.int16),
        )
        self.numbers = np.arange(games)
        self.tables = (
            np.zeros((games, layout.Field.SIZE), np.int64),
            np.zeros((games, 1), np.uint64),
            np.zeros((games, layout.OutcomeField.SIZE), np.int64),
        )
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        cuts = [games * part // threads for part in range(threads + 1)]
        self.slices = [slice(first, last) for first, last in pairwise(cuts)]
        self.reset()

    def _of(self, part: slice) -> tuple[Any, ...]:
        seen = self.seen
        tables = (table[part] for table in self.tables)
        return *self.facts, self.seed, *tables, self.numbers[part], seen.seats[part], seen.masks[part], seen.observations[part]

    def _run(self, work: Any) -> None:
        if self.pool is None:
            work(self.slices[0])
        else:
            list(self.pool.map(work, self.slices))

    def reset(self) -> Seen:
        """New games everywhere: the first ones of the seed, again."""
        self.numbers[:] = np.arange(self.games)
        self.seen.rewards[:] = 0
        self.seen.ended[:] = False
        self._run(lambda part: self.kernel.begin_games(*self._of(part)))
        return self.seen

    def step(self, actions: npt.ArrayLike) -> Seen:
        """An action for the seat that is asked in each game, and everything that follows up to the next one."""
        chosen = np.asarray(actions, np.int64)
        self._check_actions(chosen)
        seen = self.seen

        def work(part: slice) -> None:
            self.kernel.step_games(*self._of(part), self.games, chosen[part], seen.rewards[part], seen.ended[part], seen.points[part])

        self._run(work)
        return seen

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
        self.kernel.random_actions(self.seen.masks, self.rng, actions)
        return actions


def _check(game: AnyGame, known: Sequence[str], seats: int, bots: Sequence[str]) -> None:
    if seats < 2 or seats not in game.seats:
        raise Unreadable("seats", seats=seats, least=2, most=game.seats[-1])
    if len(bots) != seats:
        raise Unreadable("sim-each-seat", what="bots", count=len(bots), seats=seats)
    for bot in bots:
        if bot not in (AGENT, *known):
            raise Unreadable("bot-unknown", name=bot, game=game.name, known=", ".join((AGENT, *known)))
    if AGENT not in bots:
        raise Unreadable("env-no-agent")
