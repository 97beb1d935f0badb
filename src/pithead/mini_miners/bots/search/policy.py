"""How good each choice looks at first sight, in nuggets: what is likely to bring the own dwarves home with gold, and the others not.

It compares the choices of one decision. Playouts follow it, and a search begins with it.
"""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search.dig_policy import score_announcing, score_returns, score_settling
from pithead.mini_miners.bots.search.escape_policy import score_escaping, score_lurking
from pithead.mini_miners.bots.search.likings import add_likings
from pithead.mini_miners.bots.search.parameters import LIKINGS, PURCHASE_MARGIN, TOOL_VALUE_A_ROUND
from pithead.mini_miners.bots.search.placing_policy import score_aiming, score_moving, score_placing
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import Ability, EventCard, Fact, Field, MarketChoice, Phase, SearchChoice, Tool
from pithead.mini_miners.kernel.market import price
from pithead.mini_miners.kernel.recruit import drafts_for
from pithead.sim.words import Words, lowest, nth_bit

BOUGHT_FIRST: Final = 1.5
"""What is worth its price is bought before anything is equipped,"""
EQUIPPED_NEXT: Final = 0.4
"""and everything is equipped before the turn ends;"""
FITTING: Final = 0.2
"""but neither so eagerly that nothing else is ever tried."""


def score_choices(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """Fill in the scores of these choices of a seat."""
    phase = state[Field.PHASE]
    if phase == Phase.PLACING:
        score_placing(model, workspace, state, seat, choices)
    elif phase == Phase.MARKET:
        score_trading(model, workspace, state, choices)
    elif phase == Phase.ESCAPING:
        score_escaping(model, workspace, state, seat, choices)
    elif phase == Phase.DRAFT or phase == Phase.LEVY:  # noqa: PLR1714 - no tuples in a kernel
        score_recruits(model, workspace, state, seat, choices)
    elif phase == Phase.ANNOUNCING:
        score_announcing(model, workspace, state, seat, choices)
    elif phase == Phase.DISCARDING:
        score_leaving_out(model, workspace, state, seat, choices)
    elif phase == Phase.AIMING:
        score_aiming(model, workspace, state, seat, choices)
    elif phase == Phase.MOVING:
        score_moving(model, workspace, state, seat, choices)
    elif phase == Phase.LOOKING:
        score_returns(model, workspace, state, seat, choices)
    elif phase == Phase.CHOOSING or phase == Phase.CLEARING or phase == Phase.GLEANING:  # noqa: PLR1714
        score_settling(model, workspace, state, seat, choices)
    elif phase == Phase.LURKING:
        score_lurking(workspace, state, seat)
    elif phase == Phase.SEARCHING:
        score_searching(model, workspace)
    else:
        score_reacting(workspace)
    if model.parameters[LIKINGS] > 0.0:
        add_likings(model, workspace, state, seat, choices)


# recruit


def score_recruits(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """The dwarf that fits best, or the weakest for the neighbour (MM-11.1)."""
    troop = state[Field.TROOP + drafts_for(state, seat)]
    if state[Field.PHASE] == Phase.DRAFT:
        troop, picks = 0, state[Field.PICKS + seat]
        while picks:
            troop |= 1 << ((picks & 255) - 1)
            picks >>= 8
    sign = -1.0 if state[Field.EVENT] == EventCard.NEIGHBOURS else 1.0
    while choices:
        dwarf = lowest(choices)
        workspace.scores[dwarf] = sign * strength(model, dwarf, troop)
        choices &= choices - 1


def score_leaving_out(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """The weakest of the troop stays at home (MM-3.2)."""
    while choices:
        dwarf = lowest(choices)
        workspace.scores[dwarf] = -strength(model, dwarf, state[Field.TROOP + seat])
        choices &= choices - 1


def strength(model: Model, dwarf: int, troop: int) -> float:
    """What a dwarf is worth, alone and with the others."""
    does = model.box[Fact.DOES + dwarf]
    worth = model.dwarves[does]
    troop &= ~(1 << dwarf)
    while troop:
        worth += model.pairs[does, model.box[Fact.DOES + lowest(troop)]]
        troop &= troop - 1
    return float(worth)


# market


def score_trading(model: Model, workspace: Workspace, state: Words, choices: int) -> None:
    """Buy what is worth its price as long as there are hands for it, then equip, then end (MM-4.2)."""
    seat = state[Field.TURN]
    wanted = room_of_troop(model, state, seat) > tools_in(state[Field.STORE + seat])
    longer = 1.0 + model.parameters[TOOL_VALUE_A_ROUND] * (state[Field.ROUNDS] - state[Field.ROUND])
    while choices:
        choice = lowest(choices)
        score = -1.0
        if choice == MarketChoice.END:
            score = 0.0
        elif choice >= MarketChoice.EQUIP:
            score = fit(model, state, seat, choice - MarketChoice.EQUIP)
        elif choice != MarketChoice.SHUFFLE and wanted:
            blind = choice == MarketChoice.BUY_BLIND
            worth = model.tool[0] if blind else model.tools[state[Field.MARKET + choice]]
            gain = worth * longer - (1 if blind else price(state)) - model.parameters[PURCHASE_MARGIN]
            if gain > 0.0:
                score = BOUGHT_FIRST + gain
        workspace.scores[choice] = score
        choices &= choices - 1


def room_of_troop(model: Model, state: Words, seat: int) -> int:
    """How many more tool cards the own dwarves may carry (MM-4.4, MM-8.6)."""
    room, troop = 0, state[Field.TROOP + seat]
    while troop:
        dwarf = lowest(troop)
        carries = 2 if model.box[Fact.DOES + dwarf] == Ability.GADGET else 1
        room += max(0, carries - tools_in(state[Field.HIDDEN + dwarf]))
        troop &= troop - 1
    return room


def fit(model: Model, state: Words, seat: int, choice: int) -> float:
    """How well a tool lies in these hands: no second helmet or lantern, and lanterns for those who are called early."""
    tool, rank = choice // at.TROOP_MOST, choice % at.TROOP_MOST
    dwarf = nth_bit(state[Field.TROOP + seat], rank)
    if model.box[Fact.DOES + dwarf] == tool and (tool == Tool.STAR or tool == Tool.HELMET or tool == Tool.LANTERN):  # noqa: PLR1714
        return -1.0
    early = 1.0 - (dwarf + 1) / at.DWARVES
    value = model.tools[tool] + (early if tool == Tool.LANTERN else 0.5 * (1.0 - early))
    return float(EQUIPPED_NEXT + FITTING * value)


def score_searching(model: Model, workspace: Workspace) -> None:
    """The best tool there is (MM-8.13)."""
    for tool in range(at.TOOLS):
        workspace.scores[tool] = model.tools[tool]
        workspace.scores[SearchChoice.TAKE_DISCARDED + tool] = model.tools[tool]
    workspace.scores[SearchChoice.LEAVE] = 0.0


def score_reacting(workspace: Workspace) -> None:
    """A star or a helmet is shown whenever there is one (MM-7.4, MM-7.6); what is borrowed is gone."""
    workspace.scores[0] = 1.0
    workspace.scores[1] = 0.5
    workspace.scores[2] = 0.0
