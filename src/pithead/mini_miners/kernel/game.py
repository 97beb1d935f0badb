"""Mini Miners as a handful of functions: who acts, what may be chosen, a choice, an outcome, and what it does."""

from __future__ import annotations

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
from pithead.mini_miners.kernel.layout import FIRST_PASSING, LAST_CHANCE, TOGETHER, Field, Phase
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
    return state[Field.PHASE] <= LAST_CHANCE


def actors(state: Words) -> int:
    """The seats that owe a decision, as bits."""
    if chance_acts(state) or state[Field.PHASE] == Phase.OVER:
        return 0
    return state[Field.WAITING] if TOGETHER >> state[Field.PHASE] & 1 else 1 << state[Field.TURN]


def first_actor(state: Words) -> int:
    """The lowest of the seats that owe a decision."""
    return lowest(state[Field.WAITING]) if TOGETHER >> state[Field.PHASE] & 1 else state[Field.TURN]


def menu(state: Words, box: Words, seat: int) -> int:
    """The choices of a seat that owes a decision, as bits: in the order in which the plain engine lists them."""
    phase = state[Field.PHASE]
    if phase == Phase.MARKET:
        return market_menu(state, box)
    if phase == Phase.ESCAPING:
        return escaping_menu(state, box)
    if phase == Phase.PLACING:
        return placing_menu(state, box)
    if phase == Phase.DRAFT:
        return state[Field.HAND + seat]
    if phase == Phase.ANNOUNCING:
        return announcing_menu(state, box)
    if phase == Phase.DISCARDING:
        return state[Field.TROOP + seat]
    if phase == Phase.LEVY:
        return levy_menu(state)
    if phase == Phase.REACTING:
        return reaction_menu(state, box)
    if phase == Phase.AIMING:
        return aim_menu(state, box)
    if phase == Phase.BRACING:
        return bracing_menu(state, box)
    if phase == Phase.LOOKING:
        return looking_menu(state, box)
    if phase == Phase.MOVING:
        return move_menu(state, box)
    if phase == Phase.GLEANING:
        return gleaning_menu(state)
    if phase == Phase.CLEARING:
        return state[Field.FALLEN]
    if phase == Phase.SEARCHING:
        return search_menu(state)
    if phase == Phase.CHOOSING or phase == Phase.LURKING:  # noqa: PLR1714 - no tuples in a kernel
        return 3
    return 0


def step(state: Words, box: Words, seat: int, choice: int) -> None:
    """The state after a choice of the menu."""
    phase = state[Field.PHASE]
    if phase == Phase.MARKET:
        market_step(state, choice)
    elif phase == Phase.ESCAPING:
        escaping_step(state, box, choice)
    elif phase == Phase.PLACING:
        placing_step(state, box, choice)
    elif phase == Phase.DRAFT:
        pick(state, seat, choice)
    elif phase == Phase.ANNOUNCING:
        announcing_step(state, box, choice)
    elif phase == Phase.DISCARDING:
        discard(state, seat, choice)
    elif phase == Phase.LEVY:
        enlist(state, box, choice)
    elif phase == Phase.REACTING:
        reaction_step(state, box, choice)
    elif phase == Phase.AIMING:
        aim_step(state, box, choice)
    elif phase == Phase.BRACING:
        bracing_step(state, box, choice)
    elif phase == Phase.LOOKING:
        put_card_back(state, choice)
    elif phase == Phase.MOVING:
        move(state, choice)
    elif phase == Phase.GLEANING:
        gleaning_step(state, choice)
    elif phase == Phase.CLEARING:
        clear(state, choice)
    elif phase == Phase.SEARCHING:
        search_step(state, choice)
    elif phase == Phase.CHOOSING:
        choosing_step(state, box, choice)
    elif phase == Phase.LURKING:
        lurking_step(state, choice)
    onward(state, box)


def onward(state: Words, box: Words) -> None:
    """The rules go on by themselves until somebody is asked or something is drawn."""
    while state[Field.PHASE] >= FIRST_PASSING:
        phase = state[Field.PHASE]
        if phase == Phase.NEXT_DIG:
            next_dig(state, box)
        elif phase == Phase.SETTLING:
            settle_dig(state, box)
        elif phase == Phase.LEAVING:
            turn_to_exit(state, box)
        elif phase == Phase.HOME:
            come_home(state, box)
        elif phase == Phase.NEXT_CALL:
            next_call(state)
        elif phase == Phase.NEXT_TRADER:
            next_trader(state, box)
        elif phase == Phase.BARGAINS:
            bargain(state, box)
        elif phase == Phase.NEW_ROUND:
            begin_round(state)
        else:
            recover(state, box)


def sample(state: Words, box: Words, rng: Rng, outcome: Words) -> None:
    """What the piles, the decks or the lot say next; the only place that meets randomness."""
    phase = state[Field.PHASE]
    if phase == Phase.DRAWING:
        draw_sample(state, rng, outcome)
    elif phase == Phase.SHOWING:
        show_sample(state, outcome)
    elif phase == Phase.STOCKING:
        lay(state, rng, outcome)
    elif phase == Phase.FETCHING:
        fetch_sample(state, rng, outcome)
    elif phase == Phase.THIEVING:
        steal(state, rng, outcome)
    elif phase == Phase.SHAKING:
        shake(box, rng, outcome)
    elif phase == Phase.DEALING:
        deal(state, box, rng, outcome)
    elif phase == Phase.TURNING:
        turn_up(state, rng, outcome)
    elif phase == Phase.LOTS:
        draw_lots(state, rng, outcome)
    elif phase == Phase.SCATTERING:
        scatter(box, rng, outcome)
    elif phase == Phase.GATHERING:
        gather(state, box, rng, outcome)


def settle(state: Words, box: Words, outcome: Words) -> None:
    """The state after an outcome."""
    phase = state[Field.PHASE]
    if phase == Phase.DRAWING:
        drawn(state, box, outcome[0])
    elif phase == Phase.SHOWING:
        find(state, box, outcome[0])
    elif phase == Phase.STOCKING:
        laid(state, outcome)
    elif phase == Phase.FETCHING:
        drew(state, outcome[0])
    elif phase == Phase.THIEVING:
        stole(state, outcome[0])
    elif phase == Phase.SHAKING:
        shook(state, box, outcome[0])
    elif phase == Phase.DEALING:
        dealt(state, outcome)
    elif phase == Phase.TURNING:
        turned(state, outcome[0])
    elif phase == Phase.LOTS:
        starts(state, outcome[0])
    elif phase == Phase.SCATTERING:
        scattered(state, outcome)
    elif phase == Phase.GATHERING:
        join(state, outcome[0])
    onward(state, box)
