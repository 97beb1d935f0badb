"""The position that was asked about: the exact share of the one in turn after each of its choices, whatever the phase."""

from __future__ import annotations

from pithead.dice_miner.bots.solver.answers import hero_faces, option_value, plan_of_other, solve_plan, stop_share
from pithead.dice_miner.bots.solver.box_facts import BoxFacts
from pithead.dice_miner.bots.solver.memory import CHOICE, FIRST_NODE, FIRST_OPTION, FULL, HERO_LEFT, NO_CHOICE, OPTION_COUNT, Memory
from pithead.dice_miner.bots.solver.picks import ANY, NO_FACE, Frames, begin_choice, next_face, share_of
from pithead.dice_miner.bots.solver.plans import choose_dice, grow, load_trove, new_plan, normalised, plan_of, write_hand
from pithead.dice_miner.kernel.excavation import excavation_menu
from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, ExcavationChoice, Fact, Field, Kind, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.magic import choosing_menu
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.sim.words import Words, lowest, one


def solve(facts: BoxFacts, memory: Memory, frames: Frames, state: Words) -> None:
    """The shares of the one in turn go to the frames by choice; where chance acts there is one choice, 0."""
    for choice in range(64):
        frames.shares[choice] = NO_CHOICE
    for word in range(Field.SIZE):
        frames.states[0, word] = state[word]
    phase = state[Field.PHASE]
    if phase == Phase.EXCAVATION:
        solve_picks(facts, memory, frames, excavation_menu(state, facts.box))
    elif phase == Phase.SHARING:
        frames.shares[0] = share_after_roll(facts, memory, frames)
    elif phase == Phase.MAGIC:
        solve_magic(facts, memory, frames, state)
    else:
        solve_choosing(facts, memory, frames, state)


def solve_picks(facts: BoxFacts, memory: Memory, frames: Frames, menu: int) -> None:
    """Every choice of an excavation."""
    while menu and not memory.scratch.counters[FULL]:
        choice = lowest(menu)
        menu &= menu - 1
        begin_choice(facts, frames, 0, choice, *ANY)
        frames.shares[choice] = mean_below(facts, memory, frames)


def mean_below(facts: BoxFacts, memory: Memory, frames: Frames) -> float:
    """The mean over the sides of a shared beer, or what follows a choice."""
    mean = 0.0
    while True:
        frames.window[1, 0], frames.window[1, 1] = ANY
        mean += frames.odds[0] * share_of(facts, memory, frames, 1)
        if frames.face[0] == NO_FACE or memory.scratch.counters[FULL] or not next_face(facts, frames, 0):
            break
    return float(mean if frames.states[0, Field.TURN] == 0 else 1.0 - mean)


def share_after_roll(facts: BoxFacts, memory: Memory, frames: Frames) -> float:
    """A beer is about to be rolled: the choice that shared it is taken back, and made again."""
    state = frames.states[0]
    beer, to = state[Field.GIFT] & 63, state[Field.GIFT] >> 8
    state[Field.PHASE] = Phase.EXCAVATION
    state[Field.PICKS] = 0
    for place in range(KINDS):
        if facts.box[Fact.BEERS + place] & 63 == beer and facts.box[Fact.BEER_BYTES + (beer >> 3)]:
            begin_choice(facts, frames, 0, ExcavationChoice.CHEERS + place * SEATS_MOST + to, *ANY)
    return mean_below(facts, memory, frames)


def solve_magic(facts: BoxFacts, memory: Memory, frames: Frames, state: Words) -> None:
    """Every face to spend, and stopping."""
    seat = state[Field.TURN]
    own = plan_of(facts, memory, state, seat, hero_faces(facts, state, seat) - state[Field.HERO_SPENT], False)
    plan = plan_of_other(facts, memory, state)
    lead = total(state, seat) - total(state, 1 - seat)
    if not memory.scratch.counters[FULL]:
        solve_plan(memory, own, plan, lead, False)
    if not memory.scratch.counters[FULL]:
        node = memory.plans[own, FIRST_NODE]
        frames.shares[MagicChoice.END] = stop_share(memory, node, lead)
        best_by_choice(memory, frames, node)


def best_by_choice(memory: Memory, frames: Frames, node: int) -> None:
    """The best option of each choice, in a plan that has been worked through."""
    first = memory.nodes[node, FIRST_OPTION]
    for option in range(first, first + memory.nodes[node, OPTION_COUNT]):
        choice = memory.options[option, CHOICE]
        frames.shares[choice] = max(frames.shares[choice], option_value(memory, option))


def solve_choosing(facts: BoxFacts, memory: Memory, frames: Frames, state: Words) -> None:
    """Every die that may be chosen next, with the best ones after it; or the roll, if all are chosen."""
    seat = state[Field.TURN]
    load_trove(memory, state, seat)
    write_hand(facts, memory, state, seat, 0)
    memory.scratch.hands[0, HERO_LEFT] = hero_faces(facts, state, seat) - state[Field.HERO_SPENT]
    plan = new_plan(facts, memory)
    if plan < 0:
        return
    node = memory.plans[plan, FIRST_NODE]
    menu = choosing_menu(state) if state[Field.PHASE] == Phase.CHOOSING else 1
    while menu:
        face = lowest(menu)
        menu &= menu - 1
        lay_chosen(facts, memory, state, node)
        if state[Field.PHASE] == Phase.CHOOSING:
            memory.scratch.hands[1, face >> 3] += one(facts.same[face])
        choose_dice(facts, memory, plan, node, face, max(0, state[Field.TO_CHOOSE] - 1))
    grow(facts, memory, plan, 1)
    other = plan_of_other(facts, memory, state)
    if memory.scratch.counters[FULL]:
        return
    solve_plan(memory, plan, other, total(state, seat) - total(state, 1 - seat), False)
    if not memory.scratch.counters[FULL]:
        best_by_choice(memory, frames, node)


def lay_chosen(facts: BoxFacts, memory: Memory, state: Words, node: int) -> None:
    """The hand of a node, and the dice that are already chosen."""
    apart = block(state[Field.TURN]) + SeatField.APART
    for place in range(5):
        memory.scratch.hands[0, place] = memory.nodes[node, place]
        memory.scratch.hands[1, place] = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        memory.scratch.hands[1, kind] = normalised(facts, kind, state[apart + kind])
