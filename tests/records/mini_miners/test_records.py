"""What the recorded games of Mini Miners have seen."""

from collections import Counter

import pytest

from pithead.mini_miners.rules.notation import NOTATION
from pithead.record import game_of, replay_record
from tests.records.making import read_games

RECORDS = read_games("mini-miners")


def test_every_kind_of_event_happens_in_some_game():
    verbs = Counter(step.rpartition(": ")[2].split()[0] for record in RECORDS for step in record.steps)
    assert set(verbs) == set(NOTATION.forms)


def test_in_some_of_them_the_host_has_picked_the_dwarves():
    assert sum(bool(record.header.options["dwarves"]) for record in RECORDS) == 10


@pytest.mark.rule("MM-6.6", "MM-9.2")
def test_in_some_of_them_the_mine_falls_in():
    ends = [replay_record(game_of(record.header), record)[0] for record in RECORDS]
    assert sum(past.fell_in for state in ends for past in state.past) > 5
    assert any(len(set(state.treasuries)) < state.seats for state in ends)
