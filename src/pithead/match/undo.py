"""Undo, derived from the log: free until a roll, a reveal or another seat's event; beyond that the others must agree.

Dice are sealed by what they are rolled for, not by when, so a roll that was taken back falls the same way again.
"""

from __future__ import annotations

from pithead.game import CHANCE, AnyGame, Seat, State, Step, turned_up
from pithead.match.table import Table


def free_undo(table: Table, seat: Seat) -> bool:
    """Was the last step this seat's own decision, and did nobody learn anything by it?"""
    if not table.steps or table.steps[-1].seat != seat or table.status != "playing":
        return False
    if turned_up(table.game, table.previous, table.state):
        return False
    if not face_down(table, table.steps, seat):
        return True
    return not closes(table.game, table.previous, seat, table.state)


def last_decision(table: Table, seat: Seat) -> int | None:
    """How many steps came before this seat's last decision; None if it never decided."""
    return next((number for number in reversed(range(len(table.steps))) if table.steps[number].seat == seat), None)


def face_down(table: Table, steps: tuple[Step, ...], seat: Seat) -> bool:
    """Has another seat decided anything since the last roll that this seat may not see yet?"""
    for step in reversed(steps):
        if step.seat == CHANCE:
            return False
        if step.seat != seat and table.game.seen(step, seat) != step:
            return True
    return False


def decided_unseen(table: Table, seat: Seat) -> bool:
    """Has another seat decided anything since the last roll that this seat has not heard of at all, not even as a back?"""
    for step in reversed(table.steps):
        if step.seat == CHANCE:
            return False
        if step.seat != seat and table.game.seen(step, seat) is None:
            return True
    return False


def closes(game: AnyGame, before: State, seat: Seat, after: State) -> bool:
    """Was this the last of decisions that several seats take at once, so that all are turned up?

    It was not if one of the others still owes theirs, or if the seat alone goes on in the same phase.
    """
    owed, still = set(game.to_act(before)), set(game.to_act(after))
    if still - owed:
        return True
    if still & (owed - {seat}):
        return False
    return still != {seat} or game.phase(before) != game.phase(after)
