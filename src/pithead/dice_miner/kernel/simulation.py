"""`simulate dice-miner`: who plays which hero, and what the games add up to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pithead.cli.files import options_from
from pithead.cli.simulate import Wish, check_card, print_table, read_bots, say_compiling
from pithead.cli.words import say
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import Unreadable

if TYPE_CHECKING:
    from pithead.dice_miner.kernel.results import ParquetFile, Summary
    from pithead.sim.run import Machine, Sums

BOTS: Final = ("random", "greedy")
"""By their numbers in the kernels."""


class DiceMinerSimulation:
    """Many games of Dice Miner."""

    def __init__(self, game: DiceMiner, wish: Wish) -> None:
        foreign = {"simplified": wish.simplified, "long": wish.long, "open-draft": wish.open_draft, "dwarves": wish.dwarves or None}
        options = options_from(game, {"solo": wish.solo, "random-heroes": wish.heroes == "random", **foreign})
        assert isinstance(options, DiceMinerOptions)
        game.start(wish.seats, options)
        self.box = game.box
        self.options = options
        self.wish = wish
        self.bots = read_bots(wish.bots, wish.seats, wish.game, BOTS)
        self.heroes = read_heroes(game.box, wish.heroes, wish.seats)

    def core(self) -> Machine:
        """This processor, compiled and ready."""
        from pithead.dice_miner.kernel.kernel import KERNEL, Processor  # noqa: PLC0415
        from pithead.dice_miner.kernel.tables import box_table, table_options  # noqa: PLC0415
        from pithead.sim.machines import compiled_before  # noqa: PLC0415

        options = table_options(self.box, len(self.bots), self.options, [BOTS.index(bot) for bot in self.bots], self.heroes)
        say_compiling(compiled_before(KERNEL, Processor.needs_bots(options)))
        core = Processor(box_table(self.box), options)
        core.rows(0, 0, 1)
        return core

    def card(self) -> Machine:
        """The graphics card, compiled and ready."""
        from pithead.dice_miner.kernel.kernel import Card  # noqa: PLC0415
        from pithead.dice_miner.kernel.tables import box_table, table_options  # noqa: PLC0415

        check_card(self.bots)
        card = Card(box_table(self.box), table_options(self.box, len(self.bots), self.options, heroes=self.heroes))
        card.rows(0, 0, 1)
        return card

    def chunk(self) -> int:
        """How many games a core plays at a time; fewer with bots that think."""
        from pithead.sim.run import CHUNK, CHUNK_OF_THINKERS  # noqa: PLC0415

        return CHUNK if set(self.bots) == {"random"} else CHUNK_OF_THINKERS

    def file(self, path: Path, facts: dict[str, str]) -> ParquetFile:
        """The file for the results."""
        from pithead.dice_miner.kernel.results import ParquetFile  # noqa: PLC0415

        return ParquetFile(path, self.bots, list(self.box.heroes), {**facts, "heroes": self.wish.heroes, "solo": self.wish.solo or ""})

    def summary(self, tally: Sums) -> Summary:
        """What the games add up to."""
        from pithead.dice_miner.kernel.results import summary  # noqa: PLC0415

        return summary(tally, len(self.bots), list(self.box.heroes))

    def tell(self, summary: Summary) -> None:
        """By seat, by start and by hero."""
        heads = say("simulate-games"), say("simulate-wins"), say("simulate-points")
        wins = len(self.bots) > 1
        print_table(say("simulate-by-seat"), heads, [(f"{share.name} {bot}", share) for share, bot in zip(summary.seats, self.bots)], wins)
        if summary.starter is not None:
            print_table(say("simulate-by-start"), heads, [(say("simulate-starter"), summary.starter)])
        print_table(say("simulate-by-hero"), heads, [(share.name, share) for share in summary.heroes], wins)
        print(say("simulate-decisions", decisions=round(summary.decisions_per_game, 1)))
        if wins:
            print(say("simulate-ties", percent=round(100 * summary.ties, 2)))
        if summary.given_up:
            print(say("simulate-given-up", games=summary.given_up))
        print(say("simulate-intervals"))


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
