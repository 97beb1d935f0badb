"""A state as the net sees it: for each seat, and for the table, a list of features and their values.

A feature may be listed twice; then its values add up.
"""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search.feature_layout import (
    CHANCE_STEPS,
    FOUND_STEPS,
    HALVES,
    MOST,
    QUARTERS,
    SeatFeature,
    Stage,
    TableFeature,
)
from pithead.mini_miners.bots.search.features import ALL_SEEING, cards_of, outlook, read_mine
from pithead.mini_miners.bots.search.workspace import Model, Prospect, Workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import Fact, Field, Phase, Place
from pithead.mini_miners.kernel.recruit import drafts_for
from pithead.sim.actors import actors
from pithead.sim.words import Words, byte, lowest, popcount

TABLE: Final = at.SEATS_MOST
"""The list of the table, after those of the seats."""


def write_net_features(model: Model, workspace: Workspace, state: Words) -> None:
    """Write down what is seen of every seat and of the table."""
    seats = state[Field.SEATS]
    stage = stage_of(state)
    for place in range(at.SEATS_MOST + 1):
        workspace.feature_count[place] = 0
    for seat in range(at.SEATS_MOST):
        workspace.expected[seat] = 0.0
    workspace.guests[0] = 0.0
    if state[Field.OCCUPIED] and stage >= Stage.PLACING:
        read_mine(model, workspace, state, ALL_SEEING)
        outlook(model, workspace, state)
    left = state[Field.ROUNDS] - state[Field.ROUND]
    for seat in range(seats):
        note_wealth(workspace, state, seat, left)
        note_tools(workspace, state, seat)
        if stage == Stage.BETWEEN:
            continue
        if stage == Stage.DRAFT:
            note_draft(model, workspace, state, seat)
        elif stage == Stage.DISCARDING or stage == Stage.LEVY:  # noqa: PLR1714 - no tuples in a kernel
            note_troop(model, workspace, state, seat)
        else:
            note_dwarves(model, workspace, state, seat)
        if actors(state) >> seat & 1:
            put_feature(workspace, seat, SeatFeature.TO_ACT, 1)
    if stage == Stage.MARKET:
        note_traders(workspace, state)
    note_table(model, workspace, state, stage, left)


def stage_of(state: Words) -> int:
    """What is going on."""
    phase = state[Field.PHASE]
    if phase == Phase.DRAFT:
        return Stage.DRAFT
    if phase == Phase.DISCARDING:
        return Stage.DISCARDING
    if phase == Phase.LEVY:
        return Stage.LEVY
    if state[Field.CREW] == 0:
        return Stage.BETWEEN
    if phase == Phase.MARKET or phase == Phase.SEARCHING:  # noqa: PLR1714 - no tuples in a kernel
        return Stage.MARKET
    return Stage.PLACING if state[Field.TO_CALL] else Stage.DIGGING


def put_feature(workspace: Workspace, place: int, feature: int, value: int) -> None:
    """One more on a list, unless it is 0; values beyond the largest are the largest."""
    if value:
        count = workspace.feature_count[place]
        workspace.feature[place, count] = feature
        workspace.feature_value[place, count] = min(max(value, -MOST), MOST)
        workspace.feature_count[place] = count + 1


def rounded(value: float) -> int:
    """The nearest whole number."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)


def note_wealth(workspace: Workspace, state: Words, seat: int, left: int) -> None:
    """Gold, what may come home, and both before the best of the rivals."""
    own = state[Field.TREASURY + seat]
    hoped = own + workspace.expected[seat]
    best, best_hoped = 0, -1e9
    for other in range(state[Field.SEATS]):
        if other != seat:
            best = max(best, state[Field.TREASURY + other])
            best_hoped = max(best_hoped, state[Field.TREASURY + other] + workspace.expected[other])
    put_feature(workspace, seat, SeatFeature.LEAD + left, own - best)
    put_feature(workspace, seat, SeatFeature.HOPED_LEAD + left, rounded(HALVES * (hoped - best_hoped)))
    put_feature(workspace, seat, SeatFeature.WEALTH + left, rounded(HALVES * hoped))
    put_feature(workspace, seat, SeatFeature.EXPECTED, rounded(QUARTERS * workspace.expected[seat]))


def note_tools(workspace: Workspace, state: Words, seat: int) -> None:
    """The tools of the store."""
    store = state[Field.STORE + seat]
    for tool in range(at.TOOLS):
        put_feature(workspace, seat, SeatFeature.STORED + tool, byte(store, tool))
    put_feature(workspace, seat, SeatFeature.TOOLS, tools_in(store))


def note_draft(model: Model, workspace: Workspace, state: Words, seat: int) -> None:
    """What was picked, for whoever it is, and what is left to pick from."""
    hand, picks = state[Field.HAND + seat], state[Field.PICKS + seat]
    picked, whose = state[Field.PICKED + seat], drafts_for(state, seat)
    if picked != at.NOBODY:
        hand &= ~(1 << picked)
        put_feature(workspace, whose, SeatFeature.WAITING + model.box[Fact.DOES + picked], 1)
    while picks:
        put_feature(workspace, whose, SeatFeature.WAITING + model.box[Fact.DOES + (picks & 255) - 1], 1)
        picks >>= 8
    while hand:
        put_feature(workspace, seat, SeatFeature.HAND + model.box[Fact.DOES + lowest(hand)], 1)
        hand &= hand - 1


def note_troop(model: Model, workspace: Workspace, state: Words, seat: int) -> None:
    """The troop, without the dwarf that was discarded in secret."""
    troop = state[Field.TROOP + seat]
    if state[Field.PHASE] == Phase.DISCARDING and state[Field.PICKED + seat] != at.NOBODY:
        troop &= ~(1 << state[Field.PICKED + seat])
    put_feature(workspace, seat, SeatFeature.WAITING_COUNT, popcount(troop))
    while troop:
        put_feature(workspace, seat, SeatFeature.WAITING + model.box[Fact.DOES + lowest(troop)], 1)
        troop &= troop - 1


def note_dwarves(model: Model, workspace: Workspace, state: Words, seat: int) -> None:
    """The dwarves that are played, where they are and what they carry."""
    troop = state[Field.TROOP + seat] & state[Field.CREW]
    waiting, digging, home, tools = 0, 0, 0, 0
    while troop:
        dwarf = lowest(troop)
        troop &= troop - 1
        place, does = state[Field.PLACE + dwarf], model.box[Fact.DOES + dwarf]
        if place == Place.REMOVED:
            continue
        handful = state[Field.HIDDEN + dwarf] + state[Field.SHOWN + dwarf]
        tools += tools_in(handful)
        if place == Place.UNCALLED:
            waiting += 1
            put_feature(workspace, seat, SeatFeature.WAITING + does, 1)
            put_handful(workspace, seat, SeatFeature.CARRIED, handful)
        elif place == Place.TAVERN:
            home += 1
            put_feature(workspace, seat, SeatFeature.HOME + does, 1)
        else:
            digging += 1
            put_feature(workspace, seat, SeatFeature.DIGGING + does, 1)
            put_feature(workspace, seat, SeatFeature.SPACE + place, 1)
            put_handful(workspace, seat, SeatFeature.UNDERGROUND, handful)
    put_feature(workspace, seat, SeatFeature.TOOLS, tools)
    put_feature(workspace, seat, SeatFeature.WAITING_COUNT, waiting)
    put_feature(workspace, seat, SeatFeature.DIGGING_COUNT, digging)
    put_feature(workspace, seat, SeatFeature.HOME_COUNT, home)


def put_handful(workspace: Workspace, seat: int, first: int, handful: int) -> None:
    """The tools of a handful, kind by kind."""
    while handful:
        tool = lowest(handful) >> 3
        put_feature(workspace, seat, first + tool, byte(handful, tool))
        handful &= ~(255 << (8 * tool))


def note_traders(workspace: Workspace, state: Words) -> None:
    """Who is at the market, and who goes there later."""
    put_feature(workspace, state[Field.TURN], SeatFeature.TRADES, 1)
    queue = state[Field.QUEUE]
    while queue:
        put_feature(workspace, (queue & at.NIBBLE) - 1, SeatFeature.TRADES_LATER, 1)
        queue >>= 4


def note_table(model: Model, workspace: Workspace, state: Words, stage: int, left: int) -> None:
    """Seats, rounds, what is going on, the event, the market and the mine."""
    put_feature(workspace, TABLE, TableFeature.SEATS + state[Field.SEATS], 1)
    put_feature(workspace, TABLE, TableFeature.ROUNDS + left, 1)
    put_feature(workspace, TABLE, TableFeature.STAGE + stage, 1)
    if stage != Stage.BETWEEN and state[Field.EVENT] != at.NOTHING:
        put_feature(workspace, TABLE, TableFeature.EVENT + state[Field.EVENT], 1)
    for place in range(at.PLACES):
        if state[Field.MARKET + place] != at.NOTHING:
            put_feature(workspace, TABLE, TableFeature.MARKET + state[Field.MARKET + place], 1)
    if stage < Stage.PLACING:
        return
    put_feature(workspace, TABLE, TableFeature.FALLEN, state[Field.FALLEN_COUNT])
    put_feature(workspace, TABLE, TableFeature.GUESTS, rounded(QUARTERS * workspace.guests[0]))
    put_feature(workspace, TABLE, TableFeature.TO_CALL, popcount(state[Field.TO_CALL]))
    for deck in range(at.DECKS):
        cards = cards_of(state, deck)
        put_feature(workspace, TABLE, TableFeature.LIVES + deck, rounded(CHANCE_STEPS * model.finds[deck, cards, 0, 0, 0, Prospect.LIVES]))
        put_feature(workspace, TABLE, TableFeature.FOUND + deck, rounded(FOUND_STEPS * model.finds[deck, cards, 0, 0, 0, Prospect.FOUND]))
