"""The position that was asked about: the exact share of the one in turn after each of its choices, whatever the phase."""

from __future__ import annotations

from pithead.dice_miner.bots.solver.answers import cast, hero_faces, hope, plan_of_other, stop_share
from pithead.dice_miner.bots.solver.lore import Lore
from pithead.dice_miner.bots.solver.picks import ANY, NO_FACE, Pile, begin_choice, next_face, share_of
from pithead.dice_miner.bots.solver.plans import alike, borrow_trove, choose_dice, grow, lay_hand, new_plan, plan_of
from pithead.dice_miner.bots.solver.room import CHOICE, FIRST_NODE, FIRST_OPTION, FULL, HERO_LEFT, OPTION_COUNT, Room
from pithead.dice_miner.kernel.excavation import excavation_menu
from pithead.dice_miner.kernel.layout import KINDS, SEATS_MOST, ExcavationChoice, Fact, Field, Kind, MagicChoice, Phase, SeatField
from pithead.dice_miner.kernel.magic import choosing_menu
from pithead.dice_miner.kernel.scoring import total
from pithead.dice_miner.kernel.seats import block
from pithead.sim.words import Words, lowest, one


def solve(lore: Lore, room: Room, pile: Pile, state: Words) -> None:
    """The shares of the one in turn go to the pile by choice; where chance acts there is one choice, 0."""
    for choice in range(64):
        pile.shares[choice] = -1.0
    for word in range(Field.SIZE):
        pile.states[0, word] = state[word]
    phase = state[Field.PHASE]
    if phase == Phase.EXCAVATION:
        solve_picks(lore, room, pile, excavation_menu(state, lore.box))
    elif phase == Phase.SHARING:
        pile.shares[0] = share_after_roll(lore, room, pile)
    elif phase == Phase.MAGIC:
        solve_magic(lore, room, pile, state)
    else:
        solve_choosing(lore, room, pile, state)


def solve_picks(lore: Lore, room: Room, pile: Pile, menu: int) -> None:
    """Every choice of an excavation."""
    while menu and not room.desk.counters[FULL]:
        choice = lowest(menu)
        menu &= menu - 1
        begin_choice(lore, pile, 0, choice, *ANY)
        pile.shares[choice] = mean_below(lore, room, pile)


def mean_below(lore: Lore, room: Room, pile: Pile) -> float:
    """The mean over the sides of a shared beer, or what follows a choice."""
    mean = 0.0
    while True:
        pile.window[1, 0], pile.window[1, 1] = ANY
        mean += pile.odds[0] * share_of(lore, room, pile, 1)
        if pile.face[0] == NO_FACE or room.desk.counters[FULL] or not next_face(lore, pile, 0):
            break
    return float(mean if pile.states[0, Field.TURN] == 0 else 1.0 - mean)


def share_after_roll(lore: Lore, room: Room, pile: Pile) -> float:
    """A beer is about to be rolled: the choice that shared it is taken back, and made again."""
    state = pile.states[0]
    beer, to = state[Field.GIFT] & 63, state[Field.GIFT] >> 8
    state[Field.PHASE] = Phase.EXCAVATION
    state[Field.PICKS] = 0
    for place in range(KINDS):
        if lore.box[Fact.BEERS + place] & 63 == beer and lore.box[Fact.BEER_BYTES + (beer >> 3)]:
            begin_choice(lore, pile, 0, ExcavationChoice.CHEERS + place * SEATS_MOST + to, *ANY)
    return mean_below(lore, room, pile)


def solve_magic(lore: Lore, room: Room, pile: Pile, state: Words) -> None:
    """Every face to spend, and stopping."""
    seat = state[Field.TURN]
    own = plan_of(lore, room, state, seat, hero_faces(lore, state, seat) - state[Field.HERO_SPENT], False)
    plan = plan_of_other(lore, room, state)
    lead = total(state, seat) - total(state, 1 - seat)
    if not room.desk.counters[FULL]:
        cast(room, own, plan, lead, False)
    if not room.desk.counters[FULL]:
        node = room.plans[own, FIRST_NODE]
        pile.shares[MagicChoice.END] = stop_share(room, node, lead)
        best_by_choice(room, pile, node)


def best_by_choice(room: Room, pile: Pile, node: int) -> None:
    """The best option of each choice, in a plan that has been worked through."""
    first = room.nodes[node, FIRST_OPTION]
    for option in range(first, first + room.nodes[node, OPTION_COUNT]):
        choice = room.options[option, CHOICE]
        pile.shares[choice] = max(pile.shares[choice], hope(room, option))


def solve_choosing(lore: Lore, room: Room, pile: Pile, state: Words) -> None:
    """Every die that may be chosen next, with the best ones after it; or the roll, if all are chosen."""
    seat = state[Field.TURN]
    borrow_trove(room, state, seat)
    lay_hand(lore, room, state, seat, 0)
    room.desk.hands[0, HERO_LEFT] = hero_faces(lore, state, seat) - state[Field.HERO_SPENT]
    plan = new_plan(lore, room)
    if plan < 0:
        return
    node = room.plans[plan, FIRST_NODE]
    menu = choosing_menu(state) if state[Field.PHASE] == Phase.CHOOSING else 1
    while menu:
        face = lowest(menu)
        menu &= menu - 1
        lay_chosen(lore, room, state, node)
        if state[Field.PHASE] == Phase.CHOOSING:
            room.desk.hands[1, face >> 3] += one(lore.same[face])
        choose_dice(lore, room, plan, node, face, max(0, state[Field.TO_CHOOSE] - 1))
    grow(lore, room, plan, 1)
    other = plan_of_other(lore, room, state)
    if room.desk.counters[FULL]:
        return
    cast(room, plan, other, total(state, seat) - total(state, 1 - seat), False)
    if not room.desk.counters[FULL]:
        best_by_choice(room, pile, node)


def lay_chosen(lore: Lore, room: Room, state: Words, node: int) -> None:
    """The hand of a node, and the dice that are already chosen."""
    apart = block(state[Field.TURN]) + SeatField.APART
    for place in range(5):
        room.desk.hands[0, place] = room.nodes[node, place]
        room.desk.hands[1, place] = 0
    for kind in range(Kind.HAZARD + 1, KINDS):
        room.desk.hands[1, kind] = alike(lore, kind, state[apart + kind])
