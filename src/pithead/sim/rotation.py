"""A deal that is played from every seat: who sits where, and who has won."""

from __future__ import annotations

from typing import Any

from pithead.sim.words import popcount


def seat_rotated(players: Any, seated: Any, turn: int) -> None:
    """Seat the players, each so many seats further on."""
    seats = players.shape[0]
    for seat in range(seats):
        for word in range(players.shape[1]):
            seated[seat, word] = players[(seat + turn) % seats, word]


def write_victory(won: int, turn: int, shares: Any) -> None:
    """The shares of a victory by player, from the winning seats as bits."""
    seats = shares.shape[0]
    for seat in range(seats):
        shares[(seat + turn) % seats] = 1.0 / popcount(won) if won >> seat & 1 else 0.0
