"""The fast kernel, as it is built, is the plain engine: the same states, the same legal decisions, the same points, step by step."""

import random

import pytest

from pithead.bots import RandomBot
from pithead.games import load_game
from pithead.match import open_match, play_out
from pithead.record import Player, game_of, options_of, replay_record
from pithead.sim.proof import prove, prove_record
from tests.kits import cases, kits
from tests.records.making import read_games
from tests.sim.built import built
from tests.sizes import size

KITS = kits("sim", "rivals")
LAPS = (0, 3, 7, 11)
"""Laps of the proof over all tables: the first with our box, the others with strange ones."""


@pytest.mark.parametrize("lap", LAPS)
@pytest.mark.parametrize("name", KITS)
def test_many_games_are_equal_step_by_step(name, lap):
    games = size("EQUAL") // len(LAPS)
    assert prove(name, lap * len(KITS[name].TABLES), games, 2024, built(name)) > KITS[name].LEAST_STEPS * games


@pytest.mark.parametrize("name", KITS)
def test_recorded_games_of_the_newest_edition_are_equal_step_by_step(name):
    newest = load_game(name).rules_version
    records = [record for record in read_games(name) if record.header.rules == newest]
    for record in records[:: -(-len(records) // size("RECORDED"))]:
        game = game_of(record.header)
        _, steps = replay_record(game, record)
        rival = KITS[name].Rival(game, built(name))
        assert prove_record(rival, len(record.header.players), options_of(game, record.header), steps) == len(record.steps)


@pytest.mark.parametrize(("name", "table"), cases(KITS, "TABLES"))
def test_outcomes_of_the_plain_engine_lead_to_the_same_states(name, table):
    game, (seats, options) = load_game(name), table
    match, _ = open_match(game, [Player("", "bot", None)] * seats, options=options, seed="told")
    play_out(match, [RandomBot()] * seats, random.Random(7))
    assert prove_record(KITS[name].Rival(game, built(name)), seats, options, match.steps) == len(match.steps)
