"""Positions of Dice Miner in which it is known what every choice is worth, and what bots lose there.

*Endgames* are the last moves of games between two minds, and the solver knows every choice's exact share. Natural endings carry more
magic than can be counted out, so a position that is too big is thinned: first each seat keeps at most two symbols (heroes' count first;
the dice with most symbols leave the table, and so do magic dice that show beer), then at most one beer as well. One that is still too big
is left out, and so is one where all choices are worth the same.

*Natural* positions come from anywhere in such games. Rollouts to the end of the round say what each choice is worth; each part of them
values the choice that the others call the best, so that nobody loses against one that was merely lucky.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pithead.bots import Bot, make_bot
from pithead.bots.losses import MeanLoss, Progress, mean_loss
from pithead.bots.process_pool import map_in_processes
from pithead.dice_miner.bots.arena import KernelBot
from pithead.dice_miner.bots.functions import functions
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.features import magic_left
from pithead.dice_miner.bots.search.rollout import TEMPERATURE
from pithead.dice_miner.bots.search.rollout_evaluator import RolloutEvaluator
from pithead.dice_miner.bots.search.self_play import EFFORT, FIRST_MODEL, PLAYER_WORDS, RANDOM_PER_MILLE, STREAMS, WHO
from pithead.dice_miner.bots.search.uct import empty_tree
from pithead.dice_miner.bots.search.workspace import THOUGHT_LIMIT, new_workspace
from pithead.dice_miner.bots.solver.solver import Solver
from pithead.dice_miner.kernel.convert import Codec
from pithead.dice_miner.kernel.layout import KINDS, ROUNDS, Fact, Field, Kind, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.seats import block
from pithead.dice_miner.rules.content import standard_box
from pithead.dice_miner.rules.game import DiceMiner
from pithead.game import Unreadable
from pithead.sim.compile import cache_folder
from pithead.sim.stream import seed_number

Array = npt.NDArray[np.int64]
SEATS: Final = 2
DICE: Final = 7
"""Endgames have less dice than this on the mountain, every number equally often."""

SOLVER_STEPS: Final = 150_000_000
"""Steps of the solver before an endgame is too big: about a second."""

SYMBOLS_TRIED: Final = 6
"""With more magic symbols on the table than these the solver need not even try."""

SYMBOLS_KEPT: Final = 2
AT_STAKE: Final = 1e-9
TRIALS: Final = 400
"""Rollouts of each choice."""

JUDGES: Final = 8
"""Parts of the rollouts that say what a choice is worth, each for itself."""

PLAY: Final = (0, 0, 36, 1, 8)
"""The effort of those who play the games: a glance at every choice."""

SLIPS_A_THOUSAND: Final = 100
"""They slip now and then, so that positions of all sorts come up."""

KEPT_EVERY: Final = 20
"""So often the cache is written: whoever stops early begins again from there."""

VERSION: Final = 1


class Posed(NamedTuple):
    """A position with a real decision, and for each of its choices the share of the one in turn by each judge.

    A solver is one judge. Rollouts are several, each with a part of them.
    """

    state: Array
    seat: int
    shares: npt.NDArray[np.float64]
    game: int = 0
    """The number of the game that it comes from."""

    def loss(self, choice: int) -> float:
        """What a choice gives away: each judge says by how much that is better which the others together call the best."""
        others = self.shares.sum(axis=0) - self.shares if len(self.shares) > 1 else self.shares
        favourites = np.take_along_axis(self.shares, np.nanargmax(others, axis=1)[:, None], axis=1)[:, 0]
        return float(np.mean(favourites - self.shares[:, choice]))


class ViewBot:
    """A bot for people's tables that sits down at the kernel: it still sees the view of its seat alone."""

    def __init__(self, level: str, budget: float) -> None:
        self.game = DiceMiner(standard_box())
        self.codec = Codec(self.game.box)
        self.seated: list[Bot] = [make_bot(self.game, level, seat) for seat in range(SEATS)]
        self.budget = budget

    def choose(self, state: Any, seat: int, menu: int, seed: int) -> int:
        """A choice of the menu."""
        plain, legal = self.codec.to_state(state), self.codec.decisions(state, menu)
        event = self.seated[seat].choose(self.game.view(plain, seat), legal, Random(seed), self.budget)
        return self.codec.choice(state, event)


def loss_of(bot: KernelBot, positions: Sequence[Posed]) -> MeanLoss:
    """What a bot gives away in these positions."""
    return mean_loss([loss_at(bot, number, posed) for number, posed in enumerate(positions)])


def loss_at(bot: KernelBot, number: int, posed: Posed) -> float:
    """What a bot gives away in one of the positions; its number is the bot's seed."""
    menu = int(functions().menu(posed.state, _codec().table, posed.seat))
    return posed.loss(bot.choose(posed.state.copy(), posed.seat, menu, seed_number(f"yardstick {number}") >> 1))


def loss_of_level(asked: tuple[str, float, int, Posed]) -> float:
    """What a level with so many seconds a move gives away in a position of this number; a process makes every bot once."""
    level, budget, number, posed = asked
    return loss_at(_view_bot(level, budget), number, posed)


@cache
def _view_bot(level: str, budget: float) -> ViewBot:
    return ViewBot(level, budget)


def endgames(count: int, workers: int = 1, progress: Progress | None = None, seed: str = "endgames") -> list[Posed]:
    """So many endgames with exact shares; those that were solved before on this machine are read from its cache."""
    return _kept("endgames", count, f"{seed} {SOLVER_STEPS} {DICE} {SYMBOLS_KEPT}", partial(_endgame, seed), workers, progress)


def natural(count: int, workers: int = 1, progress: Progress | None = None, seed: str = "natural", trials: int = TRIALS) -> list[Posed]:
    """So many positions of any phase with rolled out shares; kept in the cache as well."""
    return _kept("natural", count, f"{seed} {trials} {JUDGES} {TEMPERATURE}", partial(_rolled_out, seed, trials), workers, progress)


# games, and positions of them


def decisions(seed: str, number: int) -> list[Array]:
    """The states of a game between two minds in which somebody has a real decision."""
    rules, model, workspace, tree = functions(), _model(), _workspace(), empty_tree(0)
    workspace.clear()
    workspace.counters[THOUGHT_LIMIT] = 1 << 60
    found = []
    key = np.uint64(seed_number(seed))
    dice, state = np.zeros(1, np.uint64), np.zeros(Field.SIZE, np.int64)
    players = np.zeros((SEATS, PLAYER_WORDS), np.int64)
    players[:, WHO] = FIRST_MODEL
    players[:, RANDOM_PER_MILLE] = SLIPS_A_THOUSAND
    players[:, EFFORT:] = PLAY
    rules.begin_stream(dice, key, number * STREAMS)
    rules.begin_stream(workspace.rng, key + np.uint64(1), number)
    rules.start(state, SEATS, 0, 1)
    while state[Field.PHASE] != Phase.OVER and not state[Field.TIES]:
        if rules.chance_acts(state):
            rules.roll_dice(model, state, key, number, dice, workspace.dice, workspace.outcome)
            continue
        seat = int(rules.first_actor(state))
        menu = int(rules.menu(state, model.box, seat))
        if menu & (menu - 1) and not state[Field.CONTENDERS]:
            found.append(state.copy())
        rules.take_step(model, workspace, state, seat, rules.player_choice(model, model, workspace, tree, players, state, seat))
    return found


def _ending(seed: str, number: int) -> Array | None:
    """A decision of a game's last moves: with so many dice left on the mountain as the game's number says."""
    dice, rng = number % DICE, Random(f"{seed} {number}")
    last = (
        state for state in decisions(seed, number) if state[Field.ROUND] == ROUNDS and state[Field.PHASE] in (Phase.EXCAVATION, Phase.MAGIC)
    )
    found = [state for state in last if int(state[Field.OCCUPIED]).bit_count() == dice]
    return rng.choice(found) if found else None


def _endgame(seed: str, number: int) -> Posed | None:
    """The endgame of a game, if it has one that can be solved and matters."""
    state = _ending(seed, number)
    posed = _solve(state) if state is not None else None
    if posed is not None and posed.state[Field.PHASE] == Phase.MAGIC and number % 2 == 0:
        posed = _choosing(posed)
    if posed is None or np.ptp(posed.shares[~np.isnan(posed.shares)]) <= AT_STAKE:
        return None
    return posed._replace(game=number)


def _choosing(posed: Posed) -> Posed | None:
    """The dice to choose after the best spend, if there is one."""
    spend = int(np.nanargmax(posed.shares[0, : MagicChoice.END]))
    state = posed.state.copy()
    functions().step(state, _codec().table, posed.seat, spend)
    return _solve(state)


def _solve(state: Array) -> Posed | None:
    """The exact shares of a position, thinned as little as the solver needs."""
    whole = state[Field.PHASE] == Phase.CHOOSING
    for thinned in (state,) if whole else (state, thin(state, beers=None), thin(state, beers=1)):
        seat = int(thinned[Field.TURN])
        menu = int(functions().menu(thinned, _codec().table, seat))
        if menu & (menu - 1) == 0:
            return None
        symbols = sum(int(magic_left(thinned, _codec().table, player)) for player in range(SEATS))
        if symbols > SYMBOLS_TRIED:
            continue
        try:
            _solver().clear()
            solved = _solver().solve(thinned, SOLVER_STEPS)
        except Unreadable:
            continue
        shares = np.full((1, 64), np.nan)
        for choice, share in solved.shares.items():
            shares[0, choice] = share
        return Posed(thinned, seat, shares)
    return None


def thin(state: Array, beers: int | None) -> Array:
    """A position in which each seat has at most two magic symbols, as far as its hero allows, and so many beers or all of them."""
    box, thinned = _codec().table, state.copy()
    for seat in range(SEATS):
        mine = block(seat)
        hero = int(state[mine + SeatField.HERO])
        left = SYMBOLS_KEPT - int(box[Fact.HERO_MAGIC + hero] * box[Fact.HERO_NUMBER + hero])
        kept = 0
        for rank in sorted(range(6), key=lambda rank: int(box[Fact.MAGIC_NUMBERS + rank])):
            symbols, dice = int(box[Fact.MAGIC_NUMBERS + rank]), int(state[mine + Kind.MAGIC]) >> 8 * rank & 255
            if symbols:
                dice = min(dice, max(left, 0) // symbols)
                left -= dice * symbols
                kept += dice << 8 * rank
        thinned[mine + Kind.MAGIC] = kept
        if beers is not None:
            _share_out(thinned, mine, beers)
    return thinned


def _share_out(state: Array, mine: int, beers: int) -> None:
    """Only so many beers stay in a trove."""
    box = _codec().table
    for kind in range(KINDS):
        mask = int(box[Fact.BEER_BYTES + kind])
        if mask:
            shift = (mask & -mask).bit_length() - 1
            count = (int(state[mine + kind]) & mask) >> shift
            state[mine + kind] -= (count - min(count, beers)) << shift
            beers -= min(count, beers)


def _rolled_out(seed: str, trials: int, number: int) -> Posed:
    """A decision of a game, each choice played on."""
    state = Random(f"{seed} {number}").choice(decisions(seed, number))
    seat = int(functions().first_actor(state))
    rolled = _evaluator().roll_out(state, seat, trials, seed_number(f"{seed} {number}") >> 1, last=int(state[Field.ROUND]))
    shares = np.full((min(JUDGES, trials), 64), np.nan)
    for choice, adjusted in zip(rolled.choices, rolled.adjusted):
        shares[:, choice] = [part.mean() for part in np.array_split(adjusted, len(shares))]
    return Posed(state, seat, shares, number)


@cache
def _codec() -> Codec:
    return Codec(standard_box())


@cache
def _solver() -> Solver:
    return Solver(_codec().facts)


@cache
def _model() -> Any:
    return shipped_model(functions().guest, _codec().facts, SEATS)


@cache
def _workspace() -> Any:
    return new_workspace(functions().guest)


@cache
def _evaluator() -> RolloutEvaluator:
    return RolloutEvaluator(functions().guest, _model())


# the cache


def _kept(what: str, wished: int, wishes: str, make: Callable[[int], Posed | None], workers: int, progress: Progress | None) -> list[Posed]:
    """The first positions of a set, from the cache as far as it goes; games that have none are left out."""
    digest = hashlib.sha256(f"{VERSION} {standard_box().hash} {wishes}".encode())
    digest.update(b"".join(getattr(_model(), name).tobytes() for name in ("second", "third")))
    path = cache_folder() / "known-positions" / f"{what}-{digest.hexdigest()[:16]}.npz"
    positions = _read(path)
    first = positions[-1].game + 1 if positions else 0
    while len(positions) < wished:
        numbers = range(first, first + wished - len(positions))
        for posed in map_in_processes(make, numbers, workers):
            if posed is None:
                continue
            positions.append(posed)
            if progress:
                progress(len(positions), wished)
            if len(positions) % KEPT_EVERY == 0 or len(positions) == wished:
                _write(path, positions)
        first = numbers.stop
    return positions[:wished]


def _read(path: Path) -> list[Posed]:
    if not path.exists():
        return []
    with np.load(path) as file:
        columns = zip(file["states"], file["seats"], file["shares"], file["games"])
        return [Posed(state, int(seat), shares, int(game)) for state, seat, shares, game in columns]


def _write(path: Path, positions: list[Posed]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        np.savez_compressed(
            file,
            states=np.stack([posed.state for posed in positions]),
            seats=np.array([posed.seat for posed in positions]),
            shares=np.stack([posed.shares for posed in positions]),
            games=np.array([posed.game for posed in positions]),
        )
    part.replace(path)
