"""The scoring: gold in the treasury, and a nugget for each three tools (MM-9.2)."""

from __future__ import annotations

from typing import Final

from pithead.base import ScoreReply
from pithead.game import Unreadable, read_json
from pithead.mini_miners.rules.cards import TOOLS, Cards
from pithead.mini_miners.rules.content import FEWEST_SEATS, MOST_SEATS, Box
from pithead.mini_miners.rules.state import Over, State
from pithead.values import Value

TOOLS_PER_NUGGET: Final = 3


class Sheet(Value):
    """One player's scoring: gold in the treasury, tool cards, and what each dwarf of this round brought home."""

    gold: int
    tools: int
    hauls: dict[str, int]

    @property
    def bonus(self) -> int:
        """A nugget for each three tools (MM-9.2)."""
        return tool_bonus(self.tools)

    @property
    def total(self) -> int:
        """The gold that counts (MM-9.2)."""
        return self.gold + self.bonus


def tool_bonus(tools: int) -> int:
    """What so many tools in the store are worth at the end (MM-9.2)."""
    return tools // TOOLS_PER_NUGGET


def totals(state: State) -> tuple[int, ...]:
    """The gold of every seat that would count if the game ended now, as `score` has it."""
    if isinstance(state.phase, Over):
        return state.treasuries
    tools = [len(store) for store in state.stores]
    for dwarf in state.crew:
        tools[dwarf.owner] += len(dwarf.hidden) + len(dwarf.shown)
    return tuple([gold + tool_bonus(number) for gold, number in zip(state.treasuries, tools)])


def score(state: State) -> tuple[Sheet, ...]:
    """What every seat would score if the game ended now; at the end the bonus lies in the treasury already (MM-9.2)."""
    sheets = []
    for seat, store in enumerate(state.stores):
        own = [dwarf for dwarf in state.crew if dwarf.owner == seat]
        tools = len(store) + sum(len(dwarf.hidden) + len(dwarf.shown) for dwarf in own)
        paid = tool_bonus(tools) if isinstance(state.phase, Over) else 0
        sheets.append(Sheet(state.treasuries[seat] - paid, tools, {dwarf.name: dwarf.haul for dwarf in own}))
    return tuple(sheets)


class ScoreCase(Value, forbid_unknown_fields=True):
    """Gold, tools (or how many they are) and the dwarves of the last round; the dwarves only break a tie."""

    treasuries: tuple[int, ...]
    stores: tuple[Cards | int, ...] | None = None
    troops: tuple[tuple[str, ...], ...] | None = None


class Points(Value):
    """A player's gold at the end, and where it comes from."""

    gold: int
    tools: int
    bonus: int
    total: int


def read_case(json: bytes | str) -> ScoreCase:
    """The case that the JSON describes."""
    return read_json(json, ScoreCase, "score-json")


def score_case(box: Box, case: ScoreCase) -> ScoreReply[Points]:
    """What treasuries and stores are worth at the end (MM-9.2); several have won only if nothing was said about their dwarves."""
    _check(box, case)
    stores = [store if isinstance(store, int) else len(store) for store in case.stores or (0,) * len(case.treasuries)]
    sheets = [Sheet(gold, tools, {}) for gold, tools in zip(case.treasuries, stores)]
    most = max(sheet.total for sheet in sheets)
    winners = tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == most)
    if case.troops is not None and len(winners) > 1:
        lowest = {seat: min((box.initiative[name] for name in case.troops[seat]), default=len(box.initiative) + 1) for seat in winners}
        winners = (min(winners, key=lowest.__getitem__),)
    return ScoreReply(tuple(Points(sheet.gold, sheet.tools, sheet.bonus, sheet.total) for sheet in sheets), winners)


def _check(box: Box, case: ScoreCase) -> None:
    seats = len(case.treasuries)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Unreadable("seats", "MM-2.1", seats=seats, least=FEWEST_SEATS, most=MOST_SEATS)
    for where, entries in (("stores", case.stores), ("troops", case.troops)):
        if entries is not None and len(entries) != seats:
            raise Unreadable("position-seats", where=where, seats=seats, count=len(entries))
    if min(case.treasuries) < 0:
        raise Unreadable("position-gold", "MM-1.3")
    stores = case.stores or ()
    if any(isinstance(store, int) and not 0 <= store <= len(box.tools) for store in stores):
        raise Unreadable("score-tools", "MM-1.1", most=len(box.tools))
    for tool in (tool for store in stores if not isinstance(store, int) for tool in store):
        if tool not in TOOLS:
            raise Unreadable("no-such-tool", "MM-1.1", tool=tool, known=", ".join(TOOLS))
    for dwarf in (dwarf for troop in case.troops or () for dwarf in troop):
        if dwarf not in box.initiative:
            raise Unreadable("no-such-dwarf", "MM-1.1", dwarf=dwarf, known=", ".join(box.names))
