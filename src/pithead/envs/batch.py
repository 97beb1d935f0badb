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
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.game import AnyGame, Unreadable
from pithead.games import load_game
from pithead.sim.stream import seed_number

Actions: TypeAlias = npt.NDArray[np.int64]

BOTS: Final = {"dice-miner": ("random", "greedy"), "mini-miners": ("random",)}
"""Who can play in the kernels, by their numbers there."""
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


class Core(Protocol):
    """The kernel of one game, ready for a table."""

    words: int
    outcome_words: int
    actions: int
    size: int
    """How long an observation is."""
    facts: tuple[Any, Any]
    """The box and what the table wishes."""
    kernel: Any


class DiceMinerCore:
    """The kernel of Dice Miner."""

    def __init__(self, game: Any, seats: int, bots: Sequence[str], random_heroes: bool = False) -> None:
        from pithead.dice_miner.kernel import batch  # noqa: PLC0415
        from pithead.dice_miner.kernel import layout as at  # noqa: PLC0415
        from pithead.dice_miner.kernel.kernel import batch_kernel  # noqa: PLC0415
        from pithead.dice_miner.kernel.tables import box_table, table_wish  # noqa: PLC0415
        from pithead.dice_miner.rules.state import DiceMinerOptions  # noqa: PLC0415

        numbers = [batch.OUTSIDE if bot == AGENT else BOTS["dice-miner"].index(bot) for bot in bots]
        self.words = at.Field.SIZE
        self.outcome_words = at.OutcomeField.SIZE
        self.actions = at.Action.SIZE
        self.size = batch.observation_size(seats)
        self.facts = box_table(game.box), table_wish(game.box, seats, DiceMinerOptions(random_heroes=random_heroes), numbers)
        self.kernel = batch_kernel("greedy" in bots)


class MiniMinersCore:
    """The kernel of Mini Miners, with the codes of its spaces and cards after its box."""

    def __init__(self, game: Any, seats: int, bots: Sequence[str], **options: Any) -> None:
        from pithead.mini_miners.kernel import batch  # noqa: PLC0415
        from pithead.mini_miners.kernel import layout as at  # noqa: PLC0415
        from pithead.mini_miners.kernel.kernel import batch_kernel  # noqa: PLC0415
        from pithead.mini_miners.kernel.tables import box_table, spaces_by_name, table_wish  # noqa: PLC0415
        from pithead.mini_miners.rules.content import DECKS  # noqa: PLC0415
        from pithead.mini_miners.rules.state import MiniMinersOptions  # noqa: PLC0415

        box, cards = game.box, sorted({card for deck in game.box.decks.values() for card in deck})
        spaces = [box.board.index[space] for space in spaces_by_name(box)]
        numbers = [cards.index(card) for deck in DECKS for card in box.decks[deck]]
        players = [batch.OUTSIDE if bot == AGENT else 0 for bot in bots]
        self.words = at.Field.SIZE
        self.outcome_words = at.OutcomeField.SIZE
        self.actions = batch.action_count(len(cards))
        self.size = batch.observation_size(seats, len(cards))
        wish = table_wish(box, seats, MiniMinersOptions(**options))
        self.facts = np.concatenate([box_table(box), spaces, numbers, [len(cards)]]), np.concatenate([wish, players])
        self.kernel = batch_kernel()


def load_core(game: AnyGame, seats: int, bots: Sequence[str], **options: Any) -> Core:
    """The kernel of a game."""
    return DiceMinerCore(game, seats, bots, **options) if game.name == "dice-miner" else MiniMinersCore(game, seats, bots, **options)


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
        game = load_game(name, content)
        players = list(bots) if bots is not None else [AGENT] * seats
        _check(name, game, seats, players)
        core = load_core(game, seats, players, **options)
        self.games = games
        self.actions = core.actions
        self.seed = np.uint64(seed_number(seed))
        self.rng = np.array([seed_number(f"{seed}/actions")], np.uint64)
        self.kernel = core.kernel
        self.facts = core.facts
        self.seen = Seen(
            np.zeros((games, core.size if observe else 0), np.int16),
            np.zeros((games, core.actions), np.int8),
            np.zeros(games, np.int8),
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros((games, seats), np.int16),
        )
        self.numbers = np.arange(games)
        self.tables = (
            np.zeros((games, core.words), np.int64),
            np.zeros((games, 1), np.uint64),
            np.zeros((games, core.outcome_words), np.int64),
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


def _check(name: str, game: AnyGame, seats: int, bots: Sequence[str]) -> None:
    if seats < 2 or seats not in game.seats:
        raise Unreadable("seats", seats=seats, least=2, most=game.seats[-1])
    if len(bots) != seats:
        raise Unreadable("sim-each-seat", what="bots", count=len(bots), seats=seats)
    for bot in bots:
        if bot not in (AGENT, *BOTS[name]):
            raise Unreadable("bot-unknown", name=bot, game=name, known=", ".join((AGENT, *BOTS[name])))
    if AGENT not in bots:
        raise Unreadable("env-no-agent")
