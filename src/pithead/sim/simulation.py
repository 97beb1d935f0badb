"""Simulations: many games of bots, on a kernel or on the plain engine, and what they add up to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from pithead.game import AnyGame, Options, Unreadable
from pithead.sim.machines import Array, KernelCard, KernelProcessor, compiled_before, compiled_now
from pithead.sim.results import ResultsFile, Share
from pithead.sim.run import CHUNK, Machine, Sums

if TYPE_CHECKING:
    from pithead.words import Words


class ResultTable(NamedTuple):
    """A table of results: the heads of the columns, and rows that begin with a name."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class SimulationReport(NamedTuple):
    """What `simulate` prints: tables, and sentences below them."""

    tables: tuple[ResultTable, ...]
    notes: tuple[str, ...]


class Simulation(ABC):
    """Many games of one game: who plays, with which options, on what, and what the games add up to."""

    chunk: int = CHUNK
    """How many games a core plays at a time: a fraction of a second."""
    in_processes: ClassVar[bool] = False
    """Does every core need a process of its own? A kernel lets go of Python's lock, the plain engine doesn't."""

    def __init__(self, game: AnyGame, bots: Sequence[str], options: Options) -> None:
        game.start(len(bots), options)  # refuses what can't be played
        self.game = game
        self.bots = list(bots)
        self.options = options

    def is_compiled(self) -> bool:
        """Is the first use quick, because nothing has to be compiled?"""
        return True

    @abstractmethod
    def core(self) -> Machine:
        """This processor, ready to play."""

    def card(self) -> Machine:
        """The graphics card, compiled and ready; raises Unreadable if the game has no kernel."""
        raise Unreadable("sim-game", game=self.game.name)

    @abstractmethod
    def file(self, path: Path, facts: dict[str, str]) -> ResultsFile:
        """The file for the results."""

    @abstractmethod
    def summary(self, tally: Sums) -> Any:
        """What the games add up to: a struct with at least `games`."""

    @abstractmethod
    def report(self, summary: Any, say: Words) -> SimulationReport:
        """The summary in tables and sentences."""


class KernelSimulation(Simulation):
    """Many games of a game with a kernel."""

    processor: ClassVar[type[KernelProcessor]]
    graphics: ClassVar[type[KernelCard]]
    table: Options
    """The options of the rules, without what only simulations can choose."""

    @abstractmethod
    def tables(self) -> tuple[Array, Array]:
        """The box and the options of the table, as the kernel reads them."""

    def sample(self, functions: SimpleNamespace, state: Array, box: Array, options: Array, rng: Any, outcome: Array) -> None:
        """Draw what is due, as these options want it."""
        functions.sample(state, box, rng, outcome)

    def is_compiled(self) -> bool:
        """Is the first use quick, because this machine has kept the compiled code?"""
        return compiled_before(self.processor.kernel, self.processor.needs_bots(self.tables()[1]))

    def core(self) -> KernelProcessor:
        """This processor, compiled and ready."""
        core = self.processor(*self.tables())
        core.tally(core.rows(0, 0, 1))
        compiled_now(self.processor.kernel, self.processor.needs_bots(core.options))
        return core

    def card(self) -> KernelCard:
        """The graphics card, compiled and ready."""
        card = self.graphics(*self.tables())
        card.rows(0, 0, 1)
        return card


def read_bots(text: str, seats: int, game: str, known: Sequence[str]) -> list[str]:
    """A bot for each seat: one name for all, or as many as there are seats."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise Unreadable("bot-unknown", name=name, game=game, known=", ".join(known))
    if len(names) not in (1, seats):
        raise Unreadable("sim-each-seat", what="--bots", count=len(names), seats=seats)
    return names * seats if len(names) == 1 else names


def share_table(title: str, heads: tuple[str, str, str], shares: Iterable[tuple[str, Share]], wins: bool = True) -> ResultTable:
    """A row for each group of those who play alike; without `wins` that column is empty."""
    return ResultTable(title, (heads[0], heads[1] if wins else "", heads[2]), tuple(share_row(*share, wins) for share in shares))


def share_row(name: str, share: Share, wins: bool = True) -> tuple[str, ...]:
    """How often this group played and won, and its points."""
    won = f"{100 * share.wins:7.2f} ±{100 * share.wins_within:5.2f} %" if wins else ""
    return name, f"{share.games:,}", won, f"{share.points:9.2f} ±{share.points_within:5.2f}"


def seat_rows(shares: Sequence[Share], bots: Sequence[str]) -> list[tuple[str, Share]]:
    """The shares of the seats, each named by its number and its bot."""
    return [(f"{share.name} {bot}", share) for share, bot in zip(shares, bots)]
