"""Mini Miners as a handful of functions: who acts, what may be chosen, a choice, an outcome, and what it does."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.decks import draw_sample
from pithead.mini_miners.kernel.dig import announcing_menu, announcing_step, next_dig
from pithead.mini_miners.kernel.drawing import drawn, looking_menu, put_card_back, show_sample
from pithead.mini_miners.kernel.escape import come_home, escaping_menu, escaping_step, lurking_step, turn_to_exit
from pithead.mini_miners.kernel.finds import (
    bracing_menu,
    bracing_step,
    choosing_step,
    clear,
    find,
    gleaning_menu,
    gleaning_step,
    settle_dig,
)
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
from pithead.mini_miners.kernel.recruit import deal, dealt, discard, enlist, levy_menu, pick
from pithead.mini_miners.kernel.setup import begin_round, draw_lots, gather, join, scatter, scattered, starts, turn_up, turned
from pithead.mini_miners.kernel.targets import aim_menu, aim_step, move, move_menu, reaction_menu, reaction_step
from pithead.sim.stream import Rng
from pithead.sim.words import Words, lowest


def chance_acts(state: Words) -> bool:
    """Is an outcome due?"""
    return state[at.PHASE] <= at.LAST_CHANCE


def actors(state: Words) -> int:
    """The seats that owe a decision, as bits."""
    if chance_acts(state) or state[at.PHASE] == at.OVER:
        return 0
    return state[at.WAITING] if at.TOGETHER >> state[at.PHASE] & 1 else 1 << state[at.TURN]


def first_actor(state: Words) -> int:
    """The lowest of the seats that owe a decision."""
    return lowest(state[at.WAITING]) if at.TOGETHER >> state[at.PHASE] & 1 else state[at.TURN]


def menu(state: Words, box: Words, seat: int) -> int:
    """The choices of a seat that owes a decision, as bits: in the order in which the plain engine lists them."""
    phase = state[at.PHASE]
    if phase == at.MARKET_TURN:
        return market_menu(state, box)
    if phase == at.ESCAPING:
        return escaping_menu(state, box)
    if phase == at.PLACING:
        return placing_menu(state, box)
    if phase == at.DRAFT:
        return state[at.HAND + seat]
    if phase == at.ANNOUNCING:
        return announcing_menu(state, box)
    if phase == at.DISCARDING:
        return state[at.TROOP + seat]
    if phase == at.LEVY:
        return levy_menu(state)
    if phase == at.REACTING:
        return reaction_menu(state, box)
    if phase == at.AIMING:
        return aim_menu(state, box)
    if phase == at.BRACING:
        return bracing_menu(state, box)
    if phase == at.LOOKING:
        return looking_menu(state, box)
    if phase == at.MOVING:
        return move_menu(state, box)
    if phase == at.GLEANING:
        return gleaning_menu(state)
    if phase == at.CLEARING:
        return state[at.FALLEN]
    if phase == at.SEARCHING:
        return search_menu(state)
    if phase == at.CHOOSING or phase == at.LURKING:  # noqa: PLR1714 - no tuples in a kernel
        return 3
    return 0


def step(state: Words, box: Words, seat: int, choice: int) -> None:
    """The state after a choice of the menu."""
    phase = state[at.PHASE]
    if phase == at.MARKET_TURN:
        market_step(state, choice)
    elif phase == at.ESCAPING:
        escaping_step(state, box, choice)
    elif phase == at.PLACING:
        placing_step(state, box, choice)
    elif phase == at.DRAFT:
        pick(state, seat, choice)
    elif phase == at.ANNOUNCING:
        announcing_step(state, box, choice)
    elif phase == at.DISCARDING:
        discard(state, seat, choice)
    elif phase == at.LEVY:
        enlist(state, box, choice)
    elif phase == at.REACTING:
        reaction_step(state, box, choice)
    elif phase == at.AIMING:
        aim_step(state, box, choice)
    elif phase == at.BRACING:
        bracing_step(state, box, choice)
    elif phase == at.LOOKING:
        put_card_back(state, choice)
    elif phase == at.MOVING:
        move(state, choice)
    elif phase == at.GLEANING:
        gleaning_step(state, choice)
    elif phase == at.CLEARING:
        clear(state, choice)
    elif phase == at.SEARCHING:
        search_step(state, choice)
    elif phase == at.CHOOSING:
        choosing_step(state, box, choice)
    elif phase == at.LURKING:
        lurking_step(state, choice)
    onward(state, box)


def onward(state: Words, box: Words) -> None:
    """The rules go on by themselves until somebody is asked or something is drawn."""
    while state[at.PHASE] >= at.FIRST_PASSING:
        phase = state[at.PHASE]
        if phase == at.NEXT_DIG:
            next_dig(state, box)
        elif phase == at.SETTLING:
            settle_dig(state, box)
        elif phase == at.LEAVING:
            turn_to_exit(state, box)
        elif phase == at.HOME:
            come_home(state, box)
        elif phase == at.NEXT_CALL:
            next_call(state)
        elif phase == at.NEXT_TRADER:
            next_trader(state, box)
        elif phase == at.BARGAINS:
            bargain(state, box)
        elif phase == at.NEW_ROUND:
            begin_round(state)
        else:
            recover(state, box)


def sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """What the piles, the decks or the lot say next; the only place that meets randomness."""
    phase = state[at.PHASE]
    if phase == at.DRAWING:
        draw_sample(state, rng, outcome)
    elif phase == at.SHOWING:
        show_sample(state, outcome)
    elif phase == at.STOCKING:
        lay(state, rng, outcome)
    elif phase == at.FETCHING:
        fetch_sample(state, rng, outcome)
    elif phase == at.THIEVING:
        steal(state, rng, outcome)
    elif phase == at.SHAKING:
        shake(box, rng, outcome)
    elif phase == at.DEALING:
        deal(state, box, rng, outcome)
    elif phase == at.TURNING:
        turn_up(state, rng, outcome)
    elif phase == at.LOTS:
        draw_lots(state, rng, outcome)
    elif phase == at.SCATTERING:
        scatter(box, rng, outcome)
    elif phase == at.GATHERING:
        gather(state, box, rng, outcome)


def settle(state: Words, box: Words, outcome: Words) -> None:
    """The state after an outcome."""
    phase = state[at.PHASE]
    if phase == at.DRAWING:
        drawn(state, box, outcome[0])
    elif phase == at.SHOWING:
        find(state, box, outcome[0])
    elif phase == at.STOCKING:
        laid(state, outcome)
    elif phase == at.FETCHING:
        drew(state, outcome[0])
    elif phase == at.THIEVING:
        stole(state, outcome[0])
    elif phase == at.SHAKING:
        shook(state, box, outcome[0])
    elif phase == at.DEALING:
        dealt(state, outcome)
    elif phase == at.TURNING:
        turned(state, outcome[0])
    elif phase == at.LOTS:
        starts(state, outcome[0])
    elif phase == at.SCATTERING:
        scattered(state, outcome)
    elif phase == at.GATHERING:
        join(state, outcome[0])
    onward(state, box)
