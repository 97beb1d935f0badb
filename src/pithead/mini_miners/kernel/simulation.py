"""`simulate mini-miners`: which form of the game with which dwarves, and what the games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pithead.mini_miners.kernel.kernel import Card, Processor
from pithead.mini_miners.kernel.results import ParquetFile, Summary, summary
from pithead.mini_miners.kernel.tables import box_table, table_options
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.sim.codec import Array
from pithead.sim.run import CHUNK, Sums
from pithead.sim.simulation import KernelSimulation, ResultTable, SimulationReport, seat_rows, share_row, share_table

if TYPE_CHECKING:
    from pithead.words import Words

BOTS: Final = ("random",)


class MiniMinersSimulation(KernelSimulation):
    """Many games of Mini Miners."""

    processor = Processor
    graphics = Card
    table: MiniMinersOptions

    chunk = CHUNK // 5  # its games are long

    def __init__(self, game: MiniMiners, bots: Sequence[str], options: MiniMinersOptions) -> None:
        super().__init__(game, bots, options)
        self.box = game.box
        self.table = options

    def tables(self) -> tuple[Array, Array]:
        """The box and the options of the table, as the kernel reads them."""
        return box_table(self.box), table_options(self.box, len(self.bots), self.table)

    def file(self, path: Path, facts: dict[str, str]) -> ParquetFile:
        """The file for the results."""
        forms = {"simplified": self.table.simplified, "long": self.table.long, "open-draft": self.table.open_draft}
        on = ", ".join(name for name, chosen in forms.items() if chosen)
        return ParquetFile(path, self.bots, {**facts, "options": on, "dwarves": ", ".join(self.table.dwarves)})

    def summary(self, tally: Sums) -> Summary:
        """What the games add up to."""
        return summary(tally, len(self.bots), self.box.names)

    def report(self, summary: Summary, say: Words) -> SimulationReport:
        """By seat and by dwarf."""
        wins = say("simulate-wins")
        by_seat = share_table(
            say("simulate-by-seat"), (say("simulate-games"), wins, say("simulate-gold")), seat_rows(summary.seats, self.bots)
        )
        by_dwarf = ResultTable(
            say("simulate-by-dwarf"),
            (say("simulate-played"), wins, say("simulate-haul"), say("simulate-home")),
            tuple((*share_row(dwarf.name, dwarf), f"{100 * dwarf.home:8.2f} %") for dwarf in summary.dwarves),
        )
        notes = [
            say("simulate-decisions", decisions=round(summary.decisions_per_game, 1)),
            say("simulate-fell-in", percent=round(100 * summary.fell_in, 2)),
            say("simulate-ties", percent=round(100 * summary.ties, 2)),
        ]
        if summary.given_up:
            notes.append(say("simulate-given-up", games=summary.given_up))
        return SimulationReport((by_seat, by_dwarf), (*notes, say("simulate-intervals-dwarves")))
