"""Whole games of players who all think alike, and a row of numbers for each that says how it went."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from pithead.mini_miners.bots.search.playouts import best_by_policy
from pithead.mini_miners.bots.search.tree import grow_tree, new_tree, root_statistics
from pithead.mini_miners.bots.search.workspace import Model, Tree, Workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.game import menu, sample, settle, step
from pithead.mini_miners.kernel.handfuls import kinds_in
from pithead.mini_miners.kernel.layout import NOTHING, Field, Phase, Row, SeatRow
from pithead.mini_miners.kernel.playout import finish_row, sit_down, ties_in, winners
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.layout import Layout, span
from pithead.sim.stream import begin_stream, below
from pithead.sim.words import Words, lowest

STREAMS: Final = 8
"""Streams of chance in a game, one for each round: two boxes find the same hands, markets and events, whatever was done before."""

THINKING: Final = np.uint64(0x9E3779B97F4A7C15)
"""What players think of comes from another stream than what the table draws."""

CALLED: Final = 1 << Phase.AIMING | 1 << Phase.REACTING | 1 << Phase.MOVING | 1 << Phase.PLACING
"""The phases while dwarves are placed."""

PER_MILLE: Final = 1000


class PlayerField(Layout):
    """How everybody at the table plays."""

    THOUGHTS: int
    """Walks for a decision; with none the policy decides."""
    POLICY_PER_MILLE: int
    """So many decisions out of a thousand are left to the policy."""


class ThinkersRow(Layout):
    """What the row of a game says beside what the kernel's says, round by round and dwarf by dwarf."""

    DUG: int = span(at.ROUNDS_MOST * at.DWARVES)
    """The space where the dwarf stood when digging began, or NOTHING: in the tavern, or home again before anybody was asked anything."""
    TOOLS: int = span(at.ROUNDS_MOST * at.DWARVES)
    """The kinds of tool cards that it carried to its place, as bits."""


class GameTable(NamedTuple):
    """What games need beside a model: a state and its chance, the options of the table, who plays, and what a search says of choices."""

    state: Any
    outcome: Any
    rng: Any
    options: Any
    player: Any
    visits: Any
    shares: Any


def play_whole_games(
    model: Model, workspace: Workspace, tree: Tree, table: GameTable, seed: Any, first: int, games: int, rows: Any
) -> None:
    """The games from this number on, a row for each; a game depends on the seed and its number alone."""
    state = table.state
    for place in range(games):
        play_whole_game(model, workspace, tree, table, seed, first + place, rows, place)
        finish_row(state, rows, place)
        rows[place, Row.WINNERS] = winners(state)
        rows[place, Row.TIES] = ties_in(state)


def play_whole_game(
    model: Model, workspace: Workspace, tree: Tree, table: GameTable, seed: Any, number: int, rows: Any, place: int
) -> None:
    """A game from its start to its end; where dwarves dug, and with which tools, is noted in its row."""
    state, box = table.state, model.box
    begin_stream(workspace.rng, seed ^ THINKING, number)
    begin_stream(table.rng, seed, number * STREAMS)
    sit_down(state, box, table.options)
    notes = Row.SIZE + state[Field.SEATS] * SeatRow.SIZE
    for column in range(ThinkersRow.TOOLS):
        rows[place, notes + column] = NOTHING
    past = equipped = dug = 0
    while state[Field.PHASE] != Phase.OVER:
        if state[Field.PASTS] != past:
            past = state[Field.PASTS]
            begin_stream(table.rng, seed, number * STREAMS + past)
        if equipped == past and state[Field.PHASE] == Phase.PLACING:
            equipped = past + 1
            note_tools(state, rows, place, notes)
        if dug == past and equipped > past and not CALLED >> state[Field.PHASE] & 1:
            dug = past + 1
            note_places(state, rows, place, notes)
        if chance_acts(state):
            sample(state, box, table.rng, table.outcome)
            settle(state, box, table.outcome)
        else:
            seat = first_actor(state)
            step(state, box, seat, player_decision(model, workspace, tree, table, seat, menu(state, box, seat)))


def player_decision(model: Model, workspace: Workspace, tree: Tree, table: GameTable, seat: int, choices: int) -> int:
    """The choice of a seat."""
    if choices & (choices - 1) == 0:
        return lowest(choices)
    thoughts = table.player[PlayerField.THOUGHTS]
    if thoughts == 0 or below(workspace.rng, PER_MILLE) < table.player[PlayerField.POLICY_PER_MILLE]:
        return best_by_policy(model, workspace, table.state, seat, choices)
    for word in range(Field.SIZE):
        workspace.root[word] = table.state[word]
    grow_tree(model, workspace, tree, seat, new_tree(tree), thoughts)
    return root_statistics(tree, seat, table.visits, table.shares)


def note_tools(state: Words, rows: Any, place: int, notes: int) -> None:
    """What every dwarf of the round carries when the first is placed."""
    begin = notes + ThinkersRow.TOOLS + state[Field.PASTS] * at.DWARVES
    crew = state[Field.CREW]
    while crew:
        dwarf = lowest(crew)
        rows[place, begin + dwarf] = kinds_in(state[Field.HIDDEN + dwarf] + state[Field.SHOWN + dwarf])
        crew &= crew - 1


def note_places(state: Words, rows: Any, place: int, notes: int) -> None:
    """Where every dwarf of the round stands when the last is placed."""
    begin = notes + ThinkersRow.DUG + state[Field.PASTS] * at.DWARVES
    crew = state[Field.CREW]
    while crew:
        dwarf = lowest(crew)
        if state[Field.PLACE + dwarf] < at.SPACES:
            rows[place, begin + dwarf] = state[Field.PLACE + dwarf]
        crew &= crew - 1
