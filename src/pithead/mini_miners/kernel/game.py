"""Mini Miners as tables of its phases: what may be chosen and what a choice does, what is drawn and what that does, what goes on."""

from __future__ import annotations

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
from pithead.mini_miners.kernel.layout import FIRST_PASSING, Field, Phase
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
from pithead.sim.phases import PhaseTable, by_phase
from pithead.sim.stream import Rng
from pithead.sim.words import Words

DECISIONS: Final[PhaseTable] = {
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
}
OUTCOMES: Final[PhaseTable] = {
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
PASSING: Final[PhaseTable] = {
    Phase.NEXT_DIG: (next_dig,),
    Phase.SETTLING: (settle_dig,),
    Phase.LEAVING: (turn_to_exit,),
    Phase.HOME: (come_home,),
    Phase.NEXT_CALL: (next_call,),
    Phase.NEXT_TRADER: (next_trader,),
    Phase.BARGAINS: (bargain,),
    Phase.NEW_ROUND: (begin_round,),
    Phase.RECOVERY: (recover,),
}


@by_phase(Field.PHASE, DECISIONS, 0)
def menu(state: Words, box: Words, seat: int) -> int:
    """The choices of a seat that owes a decision, as bits: in the order in which the plain engine lists them."""
    return 0


@by_phase(Field.PHASE, DECISIONS, 1)
def act(state: Words, box: Words, seat: int, choice: int) -> None:
    """What a choice of the menu does, before the rules go on."""


@by_phase(Field.PHASE, OUTCOMES, 0)
def sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """What the piles, the decks or the lot say next; the only place that meets randomness."""


@by_phase(Field.PHASE, OUTCOMES, 1, number="outcome[0]")
def take_outcome(state: Words, box: Words, outcome: Words) -> None:
    """What an outcome does, before the rules go on."""


def step(state: Words, box: Words, seat: int, choice: int) -> None:
    """The state after a choice of the menu."""
    act(state, box, seat, choice)
    onward(state, box)


def settle(state: Words, box: Words, outcome: Words) -> None:
    """The state after an outcome."""
    take_outcome(state, box, outcome)
    onward(state, box)


def onward(state: Words, box: Words) -> None:
    """The rules go on by themselves until somebody is asked or something is drawn."""
    while state[Field.PHASE] >= FIRST_PASSING:
        pass_through(state, box)


@by_phase(Field.PHASE, PASSING, 0)
def pass_through(state: Words, box: Words) -> None:
    """What the rules do by themselves in a phase that asks nobody."""
