"""`simulate dice-miner`: who plays which hero, and what the games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from pithead.dice_miner.kernel.kernel import Card, Processor
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.dice_miner.kernel.options import SimulationOptions
from pithead.dice_miner.kernel.results import ParquetFile, Summary, summary
from pithead.dice_miner.kernel.tables import box_table, table_options
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import Unreadable
from pithead.sim.codec import Array
from pithead.sim.run import CHUNK, CHUNK_OF_THINKERS, Sums
from pithead.sim.simulation import KernelSimulation, SimulationReport, seat_rows, share_table

if TYPE_CHECKING:
    from pithead.words import Words

BOTS: Final = ("random", "greedy")
"""By their numbers in the kernels."""


class DiceMinerSimulation(KernelSimulation):
    """Many games of Dice Miner."""

    processor = Processor
    graphics = Card
    table: DiceMinerOptions

    def __init__(self, game: DiceMiner, bots: Sequence[str], options: SimulationOptions) -> None:
        table = DiceMinerOptions(solo=options.solo, random_heroes=options.random_heroes or options.heroes == "random")
        super().__init__(game, bots, table)
        self.box = game.box
        self.table = table
        self.heroes_wanted = options.heroes
        self.heroes = read_heroes(game.box, options.heroes, len(bots))
        self.chunk = CHUNK if set(bots) == {"random"} else CHUNK_OF_THINKERS

    def tables(self) -> tuple[Array, Array]:
        """The box and the options of the table, as the kernel reads them."""
        bots = [BOTS.index(bot) if bot in BOTS else 0 for bot in self.bots]
        return box_table(self.box), table_options(self.box, len(bots), self.table, bots, self.heroes)

    def sample(self, functions: SimpleNamespace, state: Array, box: Array, options: Array, rng: Any, outcome: Array) -> None:
        """Draw what is due; heroes that the table has asked for are dealt to their seats."""
        if state[Field.PHASE] == Phase.DEALING:
            functions.deal_heroes(state, box, options, rng, outcome)
        else:
            super().sample(functions, state, box, options, rng, outcome)

    def file(self, path: Path, facts: dict[str, str]) -> ParquetFile:
        """The file for the results."""
        return ParquetFile(path, self.bots, list(self.box.heroes), {**facts, "heroes": self.heroes_wanted, "solo": self.table.solo or ""})

    def summary(self, tally: Sums) -> Summary:
        """What the games add up to."""
        return summary(tally, len(self.bots), list(self.box.heroes))

    def report(self, summary: Summary, say: Words) -> SimulationReport:
        """By seat, by start and by hero."""
        heads = say("simulate-games"), say("simulate-wins"), say("simulate-points")
        wins = len(self.bots) > 1
        tables = [share_table(say("simulate-by-seat"), heads, seat_rows(summary.seats, self.bots), wins)]
        if summary.starter is not None:
            tables.append(share_table(say("simulate-by-start"), heads, [(say("simulate-starter"), summary.starter)]))
        tables.append(share_table(say("simulate-by-hero"), heads, [(share.name, share) for share in summary.heroes], wins))
        notes = [say("simulate-decisions", decisions=round(summary.decisions_per_game, 1))]
        if wins:
            notes.append(say("simulate-ties", percent=round(100 * summary.ties, 2)))
        if summary.given_up:
            notes.append(say("simulate-given-up", games=summary.given_up))
        return SimulationReport(tuple(tables), (*notes, say("simulate-intervals")))


def read_heroes(box: Box, text: str, seats: int) -> list[str | None]:
    """A hero for each seat, None for any; nothing at all if the bots choose, or all are dealt."""
    if text in ("chosen", "random"):
        return []
    names = [name.strip() for name in text.split(",")]
    if len(names) != seats:
        raise Unreadable("sim-each-seat", what="--heroes", count=len(names), seats=seats)
    for name in names:
        if name != "random" and name not in box.heroes:
            raise Unreadable("no-such-hero", "DM-1.3", hero=name, known=", ".join((*box.heroes, "random", "chosen")))
        if name != "random" and names.count(name) > 1:
            raise Unreadable("hero-taken", "DM-2.2", hero=name)
    return [None if name == "random" else name for name in names]
