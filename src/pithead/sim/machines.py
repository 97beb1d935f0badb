"""The machines that play the games of a kernel: this processor, and a graphics card."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from pithead.sim import actors, batch, own_games, places, playing, slots, stream, tally, threads, words
from pithead.sim.compile import build_cpu, built_once, is_compiled, mark_compiled
from pithead.sim.cuda import build_cuda, let_share, load_cuda, multiprocessors, simulated
from pithead.sim.layout import constants
from pithead.sim.run import Rows, Sums

Array = npt.NDArray[np.int64]
Bindings: TypeAlias = Mapping[str, Any]


class CardShape(NamedTuple):
    """How games are spread over a graphics card."""

    threads: int
    """Threads of a block."""
    blocks: int
    """Blocks for each multiprocessor: as many as find room at once."""
    registers: int | None
    """Registers of a thread: so few that another block finds room and works while the first waits for its instructions."""
    games: int = 1
    """Games of a block for each of its threads, where it has a pool of them."""


class PooledStates(NamedTuple):
    """How the states of a pool lie on a card, packed: `packed.py` says how."""

    layout: Any
    """The fields of a state and, behind them, what the pool keeps with it."""
    widths: Mapping[str, int]
    """The bytes of each number of a field."""
    near: frozenset[str]
    """The fields that are asked for most."""


class Kernel:
    """The compiled rules of a game: its own modules between those that all games share, and its layout.

    `random_play` binds names for a kernel in which nobody but random bots plays: it is smaller and quicker, and may be inlined.
    `in_step` says how games on a card wait for each other: the module that plays so, what the game brings for it, and names that are bound;
    with `pooled`, games are pooled and that module is the threads' own.
    """

    def __init__(
        self,
        layout: ModuleType,
        rules: tuple[ModuleType, ...],
        observing: tuple[ModuleType, ...],
        random_play: Mapping[str, str],
        inline: bool,
        card: CardShape,
        in_step: tuple[ModuleType, ModuleType, Mapping[str, Any]],
        pooled: PooledStates | None = None,
    ) -> None:
        self.layout: Any = layout
        self.modules = (words, stream, layout, actors, *rules, playing, tally)
        self.batch_modules = (*self.modules, *observing, batch)
        self.random_play = random_play
        self.inline = inline
        self.card = card
        self.in_step = in_step
        self.pooled = pooled

    def row_words(self, seats: int) -> int:
        """How long the row of a game is."""
        return int(self.layout.Row.SIZE + seats * self.layout.SeatRow.SIZE)

    def tally_rows(self, rows: Rows, seats: int) -> Sums:
        """What rows add up to."""
        sums = np.zeros(self.layout.Tally.SIZE, np.int64)
        compiled(self).tally_rows(rows, len(rows), seats, sums)
        return sums

    def playout_arrays(self) -> tuple[Any, ...]:
        """What a playout works with: a state, a generator and an outcome."""
        return np.zeros(self.layout.Field.SIZE, np.int64), np.zeros(1, np.uint64), np.zeros(self.layout.OutcomeField.SIZE, np.int64)


def _bindings(kernel: Kernel, bots: bool) -> Bindings:
    return {} if bots else kernel.random_play


def compiled(kernel: Kernel, bots: bool = False) -> SimpleNamespace:
    """The functions of a kernel for this processor, by their names: for random play alone, or with all bots."""
    return compiled_batch(kernel, bots)


@built_once
def compiled_batch(kernel: Kernel, bots: bool = False) -> SimpleNamespace:
    """The same with those for many games side by side; whoever plays from outside may play against the bots in here."""
    return build_cpu(kernel.batch_modules, _bindings(kernel, bots), inline=kernel.inline and not bots)


def compiled_before(kernel: Kernel, bots: bool = False, batch: bool = False) -> bool:
    """Is the first use quick, because this machine has kept all of the compiled code?"""
    return is_compiled(kernel.batch_modules, _bindings(kernel, bots), _use(batch))


def compiled_now(kernel: Kernel, bots: bool = False, batch: bool = False) -> None:
    """The first use is over: all of the compiled code is kept."""
    mark_compiled(kernel.batch_modules, _bindings(kernel, bots), _use(batch))


def _use(batch: bool) -> str:
    """What a kernel is used for: either use compiles what it needs."""
    return "batch" if batch else "games"


@built_once
def compiled_for_card(kernel: Kernel, max_registers: int | None, packing: Any = None) -> SimpleNamespace:
    """The functions of a kernel for a graphics card, in random play, with the states of a pool packed like this."""
    waiting, own, bound = kernel.in_step
    names = {**kernel.random_play, **_sizes(kernel), **bound}
    if kernel.pooled is None:
        return build_cuda((*kernel.modules, own, own_games, waiting), threads, names, max_registers, inline=kernel.inline)
    names["SlotField"] = constants(kernel.pooled.layout)
    if packing is not None:
        from pithead.sim.packed import field_constants, state_functions  # noqa: PLC0415 - needs a card's compiler

        fields = field_constants(kernel.pooled.layout, packing)
        names |= {"Field": fields, "SlotField": fields, **vars(state_functions(packing))}
    return build_cuda((*kernel.modules, own, own_games, slots), waiting, names, max_registers, inline=kernel.inline)


@built_once
def packing_for_card(kernel: Kernel, threads: int) -> Any:
    """Where the fields of states in a pool lie, for blocks of so many threads; a simulated card packs nothing."""
    if kernel.pooled is None or simulated():
        return None
    from pithead.sim.packed import Packing  # noqa: PLC0415

    return Packing(*kernel.pooled, threads)


@built_once
def compiled_batch_for_card(kernel: Kernel, bots: bool, facts: int) -> SimpleNamespace:
    """The functions for many games side by side on a graphics card, with a box of so many words."""
    sizes = {**_sizes(kernel), "FACT_WORDS": facts}
    return build_cuda(kernel.batch_modules, places, {**_bindings(kernel, bots), **sizes}, inline=False)


def _sizes(kernel: Kernel) -> Mapping[str, int]:
    """How much memory a thread of a card needs of each kind."""
    layout = kernel.layout
    return {"FACT_WORDS": layout.Fact.SIZE, "STATE_WORDS": layout.Field.SIZE, "OUTCOME_WORDS": layout.OutcomeField.SIZE}


class _Machine:
    """Something with a box and the options of a table."""

    kernel: ClassVar[Kernel]

    def __init__(self, options: Array) -> None:
        self.seats = int(options[self.kernel.layout.Option.SEATS])

    def tally(self, rows: Rows) -> Sums:
        """What rows add up to."""
        return self.kernel.tally_rows(rows, self.seats)


class KernelProcessor(_Machine):
    """This processor, with a box and the options of a table; several threads may use it at once: the kernel lets go of Python's lock."""

    def __init__(self, box: Array, options: Array) -> None:
        super().__init__(options)
        self.box = np.array(box)  # a cluster hands over arrays that can't be written, for which all would be compiled once more
        self.options = np.array(options)
        self.functions = compiled(self.kernel, self.needs_bots(options))

    @classmethod
    def needs_bots(cls, options: Array) -> bool:
        """Does anybody play who is not random?"""
        layout = cls.kernel.layout
        return bool(options[layout.Option.BOTS : layout.Option.BOTS + layout.SEATS_MOST].any())

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process compiles its own functions."""
        return type(self), (self.box, self.options)

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play games, a row for each."""
        rows = np.zeros((games, self.kernel.row_words(self.seats)), np.int16)
        self.functions.play_rows(self.box, self.options, np.uint64(seed), first, games, rows, *self.kernel.playout_arrays())
        return rows

    def sums(self, seed: int, first: int, games: int) -> Sums:
        """Play games and sum up how they went."""
        sums = np.zeros(playing.Sum.SIZE, np.int64)
        self.functions.play_sums(self.box, self.options, np.uint64(seed), first, games, sums, *self.kernel.playout_arrays())
        return sums


class KernelCard(_Machine):
    """A graphics card with a box and the options of a table on it."""

    def __init__(self, box: Array, options: Array, shape: CardShape | None = None) -> None:
        super().__init__(options)
        threads, blocks, registers, self.games = shape or self.kernel.card
        self.cuda = load_cuda()
        self.packing = packing_for_card(self.kernel, threads)
        self.functions = compiled_for_card(self.kernel, registers, self.packing)
        self.box = self.cuda.to_device(box)
        self.options = self.cuda.to_device(options)
        self.threads = 1 if simulated() else threads  # threads of one block disturb each other in the simulator
        self.blocks = blocks * multiprocessors()

    def rows(self, seed: int, first: int, games: int) -> Rows:
        """Play games, a row for each."""
        return self._play(seed, first, games, games)[0]

    def sums(self, seed: int, first: int, games: int) -> Sums:
        """Play games and sum up how they went."""
        return self._play(seed, first, games, 0)[1]

    def _play(self, seed: int, first: int, games: int, rows: int) -> tuple[Rows, Sums]:
        """Play games, and keep a row of each if there are so many rows, else sums."""
        kept = self.cuda.to_device(np.zeros((rows, self.kernel.row_words(self.seats)), np.int16))
        sums = self.cuda.to_device(np.zeros(playing.Sum.SIZE, np.int64))
        asked = self.box, self.options, np.uint64(seed), first, games, kept, sums
        if self.kernel.pooled is None:
            self.functions.play_by_threads[self._blocks(games, self.threads), self.threads](*asked)
        else:
            self._play_pool(self.kernel.pooled, games, asked)
        return np.asarray(kept.copy_to_host()), np.asarray(sums.copy_to_host())

    def _play_pool(self, pooled: PooledStates, games: int, asked: tuple[Any, ...]) -> None:
        """Play games in pools, whose states lie on the card for so long."""
        at_once = self.games * self.threads
        blocks = self._blocks(games, at_once)
        if self.packing is None:
            memory = self.cuda.to_device(np.zeros((blocks * at_once, pooled.layout.SIZE), np.int64))
            launch = self.functions.play_by_threads[blocks, self.threads]
        else:
            memory = self.cuda.device_array(blocks * at_once * self.packing.state_bytes, np.uint8)
            launch = self.functions.play_by_threads[blocks, self.threads, 0, self.packing.near_bytes * self.threads]
            let_share(launch)
        launch(*asked, memory, at_once)

    def _blocks(self, games: int, at_once: int) -> int:
        return max(1, min(self.blocks, -(-games // at_once)))
