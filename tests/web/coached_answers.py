"""What the coach for a page answers, as JSON: in each game a hint, what a choice loses, and first steps of an analysis; with WHOLE all."""

import json
import os
import random

from pithead.bots import RandomBot
from pithead.coach.analysis import summed_up, weigh
from pithead.fair import loose
from pithead.game import CHANCE, write_view
from pithead.games import game_names, load_game
from pithead.match.play import open_match, play_out
from pithead.record import Player, write_record
from pithead.server import api
from pithead.server.messages import encode
from pithead.server.page_coach import analysis, hint, loss

STEPS, AGAIN = 6, 20
"""The first steps count so often: long sums show a Python that adds in another way."""


def position(name):
    """What somebody at a table for two sees who has several choices."""
    game, rng = load_game(name), random.Random(3)
    state = game.start(2)
    while (seat := game.to_act(state)[0]) == CHANCE or len(game.legal(state, seat)) < 3:
        state = game.apply(state, seat, game.sample(state, loose(rng)) if seat == CHANCE else game.legal(state, seat)[0])
    legal = tuple(map(game.write_event, game.legal(state, seat)))
    edition = (name, game.rules_version, game.content_hash, None)
    return edition, write_view(game.view(state, seat)).decode(), seat, legal, ("Ann", "Bo")


def hinted(name):
    """A hint."""
    return hint(encode(api.HintQuestion(*position(name))).decode(), "en", lambda _: None)


def lost(name):
    """What the first choice loses."""
    asked = position(name)
    return loss(encode(api.LossQuestion(*asked, asked[3][0], 1)).decode(), "it", lambda _: None)


def record(name):
    """A game at random."""
    game = load_game(name)
    match, _ = open_match(game, [Player(each, "human", None) for each in ("Ann", "Bo")], options=game.options_type(), seed="coached")
    play_out(match, [RandomBot()] * 2, random.Random(4))
    return match.record()


def analysed(name):
    """The analysis of a game, or of its first steps."""
    if os.environ.get("WHOLE"):
        return analysis(write_record(record(name)).decode(), "de", lambda _: None)
    game = record(name)
    return encode(summed_up(game, list(weigh(game, 0, STEPS)) * AGAIN)).decode()


print(json.dumps([answer(name) for name in game_names() for answer in (hinted, lost, analysed)]))
