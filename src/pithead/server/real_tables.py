"""Endpoints for people who play with the real box: what can be counted, and the score of what was."""

from __future__ import annotations

from typing import Final

from pithead.server import api
from pithead.server.narration import words
from pithead.server.replay_api import game_of_path, piece_labels
from pithead.server.requests import Call, Endpoint
from pithead.words.real_table import TableScore, real_table_of, score_real_table


async def show_real_table(call: Call) -> api.RealTableShown:
    """What can be counted for a score at a real table, and the steps of a round."""
    game, say = game_of_path(call), words(call.language)
    return api.RealTableShown(game.name, real_table_of(game, say).form(), piece_labels(game, say))


async def score_counted(call: Call) -> TableScore:
    """The score sheets of what was counted at a real table, point by point and by rule."""
    body: api.RealTableCounted = call.body
    return score_real_table(game_of_path(call), body.players, words(call.language))


REAL_TABLES: Final[tuple[Endpoint, ...]] = (
    Endpoint("GET", "/api/real-table/{game}", show_real_table, api.RealTableShown, query=("lang",)),
    Endpoint("POST", "/api/real-table/{game}", score_counted, TableScore, body=api.RealTableCounted, query=("lang",)),
)
