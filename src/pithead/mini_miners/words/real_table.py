"""Mini Miners at a real table: gold and tools at the end, and the phases of every round in order (MM-9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.scoring import Points, ScoreCase, score_case
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.mini_miners.words.names import MineWords
from pithead.words import Words
from pithead.words.real_table import CountedGroup, CountedPiece, CountedPlayer, RealTable, RoundStep, TableForm, TableScore, steps_in
from pithead.words.shell import ScoreRow, ScoreSheet

NUGGET: Final = "supply:nugget"
DIAMOND: Final = "supply:diamond"
TOOL: Final = "supply:tool"
DWARF: Final = "dwarf:"
MOST_GOLD: Final = 99
"""Pieces of gold of one kind in a treasury: the bank never runs out (MM-1.3), but nobody counts further."""

STEPS: Final = {
    "setup": "MM-2.1",
    "recruit": "MM-3.1",
    "market": "MM-4.1",
    "placement": "MM-5.1",
    "collect": "MM-6.1",
    "recovery": "MM-9.1",
    "end": "MM-9.2",
}
"""What happens in a game, in order, each with the first of its rules."""


class MineTable(RealTable):
    """Mini Miners at a real table, in one language."""

    def __init__(self, game: MiniMiners, say: Words) -> None:
        self.box = game.box
        self.say = say
        self.words = MineWords(game.box, say)

    def form(self) -> TableForm:
        """Nuggets, diamonds and tools at the end, and the lowest dwarf of the last round, which breaks a tie."""
        say = self.say
        treasury = (
            CountedPiece(NUGGET, say("mine-name-nugget"), (NUGGET,), MOST_GOLD),
            CountedPiece(DIAMOND, say("mine-name-diamond"), (DIAMOND,), MOST_GOLD),
            CountedPiece(TOOL, say("mine-name-tools"), (TOOL,), len(self.box.tools)),
        )
        dwarves = tuple(CountedPiece(DWARF + name, self.dwarf(name), (DWARF + name,), 1) for name in self.box.names)
        groups = (CountedGroup(say("mine-name-treasury"), treasury), CountedGroup(say("mine-name-lowest"), dwarves, single=True))
        rounds = MiniMinersOptions().rounds
        note = say("mine-table-note", value=self.box.tables.supply.diamond_value)
        return TableForm(1, groups, note, tuple(self.steps(round, rounds) for round in range(1, rounds + 1)))

    def dwarf(self, name: str) -> str:
        """A dwarf by initiative and name."""
        return f"{self.box.initiative[name]} {self.words.dwarf(name)}"

    def steps(self, round: int, rounds: int) -> tuple[RoundStep, ...]:
        """The phases of a round; the game is set up before the first, and the last recovery is the end."""
        steps = steps_in(round, rounds, STEPS, between="recovery")
        return tuple(RoundStep(self.say(f"mine-phase-{name}"), self.say(f"mine-step-{name}"), rule) for name, rule in steps)

    def score(self, players: Sequence[CountedPlayer]) -> TableScore:
        """What treasuries and stores are worth at the end; a tie is broken if everybody's lowest dwarf is known (MM-9.2)."""
        counts = [player.rounds[0] for player in players]
        lowest = tuple(tuple(id.removeprefix(DWARF) for id in player.single) for player in players)
        treasuries = tuple(map(self.gold, counts))
        stores = tuple(count.get(TOOL, 0) for count in counts)
        reply = score_case(self.box, ScoreCase(treasuries, stores, lowest if all(lowest) else None))
        counted = any(any(count.values()) for count in counts)
        sheets = tuple(map(self.sheet, players, reply.players)) if counted else ()
        return TableScore((sheets,), tuple(points.total for points in reply.players), reply.winners)

    def gold(self, counts: dict[str, int]) -> int:
        """What nuggets and diamonds are worth (MM-1.1)."""
        return counts.get(NUGGET, 0) + counts.get(DIAMOND, 0) * self.box.tables.supply.diamond_value

    def sheet(self, player: CountedPlayer, points: Points) -> ScoreSheet:
        """One player's gold and tools."""
        say, counts = self.say, player.rounds[0]
        why = say(
            "mine-why-counted",
            nuggets=counts.get(NUGGET, 0),
            diamonds=counts.get(DIAMOND, 0),
            value=self.box.tables.supply.diamond_value,
        )
        rows = (
            ScoreRow(say("mine-sheet-gold"), points.gold, why, "MM-1.1"),
            ScoreRow(say("mine-sheet-tools"), points.bonus, say("mine-why-tools", tools=points.tools), "MM-9.2"),
        )
        return ScoreSheet(player.name, rows, "", points.total)
