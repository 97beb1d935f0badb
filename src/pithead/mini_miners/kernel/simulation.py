"""`simulate mini-miners`: which form of the game with which dwarves, and what the games add up to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pithead.cli.files import options_from
from pithead.cli.paint import paint
from pithead.cli.simulate import Wish, check_card, line_of, print_table, read_bots, say_compiling
from pithead.cli.words import say
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.state import MiniMinersOptions

if TYPE_CHECKING:
    from pithead.mini_miners.kernel.results import ParquetFile, Summary
    from pithead.sim.run import Machine, Sums

BOTS: Final = ("random",)


class MiniMinersSimulation:
    """Many games of Mini Miners."""

    def __init__(self, game: MiniMiners, wish: Wish) -> None:
        foreign = {"solo": wish.solo, "heroes": None if wish.heroes == "chosen" else wish.heroes}
        own = {"simplified": wish.simplified, "long": wish.long, "open-draft": wish.open_draft, "dwarves": wish.dwarves or None}
        options = options_from(game, {**own, **foreign})
        assert isinstance(options, MiniMinersOptions)
        game.start(wish.seats, options)
        self.box = game.box
        self.options = options
        self.bots = read_bots(wish.bots, wish.seats, wish.game, BOTS)

    def core(self) -> Machine:
        """This processor, compiled and ready."""
        from pithead.mini_miners.kernel.kernel import KERNEL, Processor  # noqa: PLC0415
        from pithead.mini_miners.kernel.tables import box_table, table_options  # noqa: PLC0415
        from pithead.sim.machines import compiled_before  # noqa: PLC0415

        say_compiling(compiled_before(KERNEL))
        core = Processor(box_table(self.box), table_options(self.box, len(self.bots), self.options))
        core.tally(core.rows(0, 0, 1))
        return core

    def card(self) -> Machine:
        """The graphics card, compiled and ready."""
        from pithead.mini_miners.kernel.kernel import Card  # noqa: PLC0415
        from pithead.mini_miners.kernel.tables import box_table, table_options  # noqa: PLC0415

        check_card(self.bots)
        card = Card(box_table(self.box), table_options(self.box, len(self.bots), self.options))
        card.rows(0, 0, 1)
        return card

    def chunk(self) -> int:
        """How many games a core plays at a time; they are longer than those of Dice Miner."""
        from pithead.sim.run import CHUNK  # noqa: PLC0415

        return CHUNK // 5

    def file(self, path: Path, facts: dict[str, str]) -> ParquetFile:
        """The file for the results."""
        from pithead.mini_miners.kernel.results import ParquetFile  # noqa: PLC0415

        options = self.options
        forms = {"simplified": options.simplified, "long": options.long, "open-draft": options.open_draft}
        on = ", ".join(name for name, chosen in forms.items() if chosen)
        return ParquetFile(path, self.bots, {**facts, "options": on, "dwarves": ", ".join(options.dwarves)})

    def summary(self, tally: Sums) -> Summary:
        """What the games add up to."""
        from pithead.mini_miners.kernel.results import summary  # noqa: PLC0415

        return summary(tally, len(self.bots), self.box.names)

    def tell(self, summary: Summary) -> None:
        """By seat and by dwarf."""
        wins = say("simulate-wins")
        by_seat = [(f"{share.name} {bot}", share) for share, bot in zip(summary.seats, self.bots)]
        print_table(say("simulate-by-seat"), (say("simulate-games"), wins, say("simulate-gold")), by_seat)
        heads = f"{say('simulate-played'):>13} {wins:>16} {say('simulate-haul'):>16} {say('simulate-home'):>10}"
        print(f"{paint('name', format(say('simulate-by-dwarf'), '20'))} {heads}")
        for dwarf in summary.dwarves:
            print(f"{line_of(dwarf.name, dwarf)} {100 * dwarf.home:8.2f} %")
        print()
        print(say("simulate-decisions", decisions=round(summary.decisions_per_game, 1)))
        print(say("simulate-fell-in", percent=round(100 * summary.fell_in, 2)))
        print(say("simulate-ties", percent=round(100 * summary.ties, 2)))
        if summary.given_up:
            print(say("simulate-given-up", games=summary.given_up))
        print(say("simulate-intervals-dwarves"))
