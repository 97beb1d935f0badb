"""The first edition of the rules, for games that began with it: what it did otherwise, and why that was wrong.

Anvil searched although he had shown a tool card (MM-8.13), and a market place stayed empty when the pile ran out before the
discards (MM-4.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from msgspec.structs import replace

from pithead.game import Draw, IllegalEvent, Seat
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.abilities import AT_MARKET_END
from pithead.mini_miners.rules.cards import without_all
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.edition_2 import SecondEdition
from pithead.mini_miners.rules.events import Laid
from pithead.mini_miners.rules.game import ONWARD, QUESTIONS, Question, draws
from pithead.mini_miners.rules.phases.market import bargain, draw_label, lie_open


def anvil(_box: Box, state: s.State, dwarf: s.Dwarf) -> s.Searching | None:
    """Anvil without a face-down tool card searches for one."""
    return s.Searching(dwarf.owner, dwarf.name) if not dwarf.hidden and (state.pile or state.discards) else None


def lay(_box: Box, state: s.State, phase: s.Stocking, draw: Draw) -> Laid:
    """A tool from the pile for every empty place, as far as they go."""
    below = draw(draw_label(state, phase))
    left = list(state.pile)
    return Laid(tuple([left.pop(below(len(left))) for _ in range(_to_lay(state))]))


def _to_lay(state: s.State) -> int:
    return min(state.market.count(""), len(state.pile))


def laid(_box: Box, state: s.State, phase: s.Stocking, _seat: Seat, event: Laid) -> s.State:
    """The tools lie open, and no others come when the pile has run out."""
    pile = without_all(state.pile, event.tools)
    if pile is None or len(event.tools) != _to_lay(state):
        raise IllegalEvent("MM-2.3", "laid-wrong", count=_to_lay(state))
    return lie_open(replace(state, pile=pile), phase, event.tools)


class FirstEdition(SecondEdition):
    """The rules of Mini Miners as they were in the first edition."""

    rules_version = "1"
    questions: ClassVar[Mapping[type[s.Stage], Question]] = {**QUESTIONS, s.Stocking: draws("MM-2.3", lay, {Laid: laid})}
    onward: ClassVar[Mapping[type[s.Stage], Callable[..., s.State]]] = {
        **ONWARD,
        s.Bargains: partial(bargain, abilities={**AT_MARKET_END, "anvil": anvil}),
    }
