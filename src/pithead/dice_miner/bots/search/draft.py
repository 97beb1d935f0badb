"""The draft: each takes the hero with which they will most likely win, knowing that the others do the same (DM-2.2)."""

from __future__ import annotations

from pithead.dice_miner.bots.search.judge import judge
from pithead.dice_miner.bots.search.workspace import BEST, COUNT, RANK, Desk, Mind, copy_state
from pithead.dice_miner.kernel.layout import Field, Phase
from pithead.dice_miner.kernel.setup import choose, heroes_menu
from pithead.sim.words import lowest


def draft(mind: Mind, desk: Desk) -> int:
    """The best hero for the seat in turn in the first state; who wins then is in the first values."""
    ply = 0
    begin_draft(mind, desk, 0)
    while True:
        menu = desk.nodes[ply, COUNT]
        if menu:
            desk.nodes[ply, RANK] = lowest(menu)
            desk.nodes[ply, COUNT] = menu & (menu - 1)
            copy_state(desk.states, ply + 1, ply)
            choose(desk.states[ply + 1], desk.nodes[ply, RANK])
            ply += 1
            begin_draft(mind, desk, ply)
        elif ply == 0:
            return int(desk.nodes[0, BEST])
        else:
            ply -= 1
            prefer(desk, ply)


def begin_draft(mind: Mind, desk: Desk, ply: int) -> None:
    """The heroes that are left, or a judgement when everybody has one."""
    desk.nodes[ply, COUNT] = 0
    desk.highest[ply] = -1.0
    if desk.states[ply, Field.PHASE] == Phase.HEROES:
        desk.nodes[ply, COUNT] = heroes_menu(desk.states[ply], mind.box)
    else:
        judge(mind, desk, desk.states[ply], desk.values[ply])


def prefer(desk: Desk, ply: int) -> None:
    """Is the hero that was just tried the best so far?"""
    seat = desk.states[ply, Field.TURN]
    if desk.values[ply + 1, seat] > desk.highest[ply]:
        desk.highest[ply] = desk.values[ply + 1, seat]
        desk.nodes[ply, BEST] = desk.nodes[ply, RANK]
        for player in range(desk.states[ply, Field.SEATS]):
            desk.values[ply, player] = desk.values[ply + 1, player]
