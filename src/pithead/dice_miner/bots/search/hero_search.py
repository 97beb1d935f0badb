"""The draft: each takes the hero with which they will most likely win, knowing that the others do the same (DM-2.2)."""

from __future__ import annotations

from pithead.dice_miner.bots.search.value import judge
from pithead.dice_miner.bots.search.workspace import BEST, COUNT, RANK, Model, Workspace, copy_state
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.dice_miner.kernel.setup import choose, heroes_menu
from pithead.sim.words import lowest


def search_heroes(model: Model, workspace: Workspace) -> int:
    """The best hero for the seat in turn in the first state; who wins then is in the first values."""
    ply = 0
    begin_hero(model, workspace, 0)
    while True:
        menu = workspace.nodes[ply, COUNT]
        if menu:
            workspace.nodes[ply, RANK] = lowest(menu)
            workspace.nodes[ply, COUNT] = menu & (menu - 1)
            copy_state(workspace.states, ply + 1, ply)
            choose(workspace.states[ply + 1], workspace.nodes[ply, RANK])
            ply += 1
            begin_hero(model, workspace, ply)
        elif ply == 0:
            return int(workspace.nodes[0, BEST])
        else:
            ply -= 1
            prefer(workspace, ply)


def begin_hero(model: Model, workspace: Workspace, ply: int) -> None:
    """The heroes that are left, or a judgement when everybody has one."""
    workspace.nodes[ply, COUNT] = 0
    workspace.highest[ply] = -1.0
    if workspace.states[ply, Field.PHASE] == Phase.HEROES:
        workspace.nodes[ply, COUNT] = heroes_menu(workspace.states[ply], model.box)
    else:
        judge(model, workspace, workspace.states[ply], workspace.values[ply])


def prefer(workspace: Workspace, ply: int) -> None:
    """Is the hero that was just tried the best so far?"""
    seat = workspace.states[ply, Field.TURN]
    if workspace.values[ply + 1, seat] > workspace.highest[ply]:
        workspace.highest[ply] = workspace.values[ply + 1, seat]
        workspace.nodes[ply, BEST] = workspace.nodes[ply, RANK]
        for player in range(workspace.states[ply, Field.SEATS]):
            workspace.values[ply, player] = workspace.values[ply + 1, player]
