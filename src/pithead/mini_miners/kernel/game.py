"""Mini Miners as tables of its phases: what may be chosen and what a choice does, what is drawn and what that does, what goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pithead.mini_miners.kernel.decks import draw_sample
from pithead.mini_miners.kernel.dig import announcing_menu, announcing_step, next_dig
from pithead.mini_miners.kernel.drawing import drawn, looking_menu, put_card_back, show_sample
from pithead.mini_miners.kernel.escape import come_home, escaping_menu, escaping_step, lurking_menu, lurking_step, turn_to_exit
from pithead.mini_miners.kernel.finds import (
    bracing_menu,
    bracing_step,
    choosing_menu,
    choosing_step,
    clear,
    clearing_menu,
    find,
    gleaning_menu,
    gleaning_step,
    settle_dig,
)
from pithead.mini_miners.kernel.layout import CHANCE_PHASES, FIRST_PASSING, Field, Phase
from pithead.mini_miners.kernel.market import (
    bargain,
    drew,
    fetch_sample,
    laid,
    lay,
    market_menu,
    market_step,
    next_trader,
    search_menu,
    search_step,
    steal,
    stole,
)
from pithead.mini_miners.kernel.placement import next_call, placing_menu, placing_step, shake, shook
from pithead.mini_miners.kernel.recovery import recover
from pithead.mini_miners.kernel.recruit import deal, dealt, discard, discard_menu, draft_menu, enlist, levy_menu, pick
from pithead.mini_miners.kernel.setup import begin_round, draw_lots, gather, join, scatter, scattered, starts, turn_up, turned
from pithead.mini_miners.kernel.targets import aim_menu, aim_step, move, move_menu, reaction_menu, reaction_step
from pithead.sim import phases
from pithead.sim.phases import PhaseTable
from pithead.sim.words import Words

PHASES: Final[PhaseTable] = {
    Phase.MARKET: (market_menu, market_step),
    Phase.ESCAPING: (escaping_menu, escaping_step),
    Phase.PLACING: (placing_menu, placing_step),
    Phase.DRAFT: (draft_menu, pick),
    Phase.ANNOUNCING: (announcing_menu, announcing_step),
    Phase.DISCARDING: (discard_menu, discard),
    Phase.LEVY: (levy_menu, enlist),
    Phase.REACTING: (reaction_menu, reaction_step),
    Phase.AIMING: (aim_menu, aim_step),
    Phase.BRACING: (bracing_menu, bracing_step),
    Phase.LOOKING: (looking_menu, put_card_back),
    Phase.MOVING: (move_menu, move),
    Phase.GLEANING: (gleaning_menu, gleaning_step),
    Phase.CLEARING: (clearing_menu, clear),
    Phase.SEARCHING: (search_menu, search_step),
    Phase.CHOOSING: (choosing_menu, choosing_step),
    Phase.LURKING: (lurking_menu, lurking_step),
    Phase.DRAWING: (draw_sample, drawn),
    Phase.SHOWING: (show_sample, find),
    Phase.STOCKING: (lay, laid),
    Phase.FETCHING: (fetch_sample, drew),
    Phase.THIEVING: (steal, stole),
    Phase.SHAKING: (shake, shook),
    Phase.DEALING: (deal, dealt),
    Phase.TURNING: (turn_up, turned),
    Phase.LOTS: (draw_lots, starts),
    Phase.SCATTERING: (scatter, scattered),
    Phase.GATHERING: (gather, join),
}
PASSING: Final[Mapping[int, phases.Function]] = {
    Phase.NEXT_DIG: next_dig,
    Phase.SETTLING: settle_dig,
    Phase.LEAVING: turn_to_exit,
    Phase.HOME: come_home,
    Phase.NEXT_CALL: next_call,
    Phase.NEXT_TRADER: next_trader,
    Phase.BARGAINS: bargain,
    Phase.NEW_ROUND: begin_round,
    Phase.RECOVERY: recover,
}

menu, step, sample, settle = phases.phase_functions(__name__, Field.PHASE, CHANCE_PHASES, PHASES, then="onward")
pass_through = phases.by_phase(__name__, Field.PHASE, "pass_through", ("state", "box"), PASSING)


def onward(state: Words, box: Words) -> None:
    """The rules go on by themselves until somebody is asked or something is drawn."""
    while state[Field.PHASE] >= FIRST_PASSING:
        pass_through(state, box)
