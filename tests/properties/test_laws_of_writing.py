"""What is written reads back: events, positions, records."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.games import FACES, TABLES, positions
from rules.table import GAME

from pithead.bots import RandomBot
from pithead.dice_miner.rules.dice import KINDS
from pithead.dice_miner.rules.events import BAG, Cache, Cheers, Choose, Dealt, Done, Filled, Roll, Rolled, Spend, Starts, Take
from pithead.dice_miner.rules.mountain import SLOTS
from pithead.dice_miner.rules.notation import FORMS
from pithead.game import Refusal, Unreadable
from pithead.match import open_match, resume_match
from pithead.record import Player, game_of, read_record, replay_record, verify, write_record

faces = st.sampled_from(FACES)
heroes = st.sampled_from(list(GAME.box.heroes))
seats = st.integers(0, 99)
EVENTS = st.one_of(
    st.builds(Take, st.sampled_from(SLOTS)),
    st.builds(Cheers, st.sampled_from(KINDS), st.one_of(seats, st.just(BAG))),
    st.builds(Spend, st.one_of(faces, st.just("hero"))),
    st.builds(Roll, st.one_of(faces, st.sampled_from(["magic:1!", "magic:2!", "magic:3!"]))),
    st.builds(Cache, faces),
    st.builds(Choose, heroes),
    st.just(Done()),
    st.builds(Rolled, st.lists(faces, min_size=1).map(tuple)),
    st.builds(Filled, st.lists(st.one_of(faces, st.just("")), min_size=20, max_size=20).map(tuple)),
    st.builds(Starts, seats),
    st.builds(Dealt, st.lists(heroes, min_size=1).map(tuple)),
)


@settings(max_examples=400)
@given(EVENTS)
def test_every_event_reads_back(event):
    text = GAME.write_event(event)
    assert GAME.read_event(text) == event
    assert GAME.read_event(f"  {text.upper().replace(' ', '   ')} ") == event
    assert text == text.lower().strip()


WORDS = [*FORMS, "b2", "to", "bag", "1", "hero", "magic:2", "magic:2!", "a1=tunnel:1", "engineer", "=", ":"]


@settings(max_examples=400)
@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text_is_an_event_or_refused(text):
    try:
        event = GAME.read_event(text)
    except Unreadable:
        return
    assert GAME.read_event(GAME.write_event(event)) == event


@settings(max_examples=250)
@given(positions())
def test_every_position_reads_back(state):
    json = GAME.write_position(state)
    assert GAME.read_position(json) == state
    assert GAME.write_position(GAME.read_position(json)) == json


@st.composite
def matches(draw):
    """A match with some of its steps played, perhaps all."""
    count, options = draw(st.sampled_from(TABLES))
    nonces = st.one_of(st.none(), st.binary(min_size=16, max_size=16).map(bytes.hex))
    players = [Player(draw(st.text(max_size=5)), draw(st.sampled_from(["human", "bot"])), draw(nonces)) for _ in range(count)]
    match, secret = open_match(GAME, players, options=options, seed=draw(st.one_of(st.none(), st.text(max_size=5))))
    random = draw(st.randoms(use_true_random=True))
    match.deal()
    for _ in range(draw(st.sampled_from([0, 5, 40, 5000]))):
        if match.over:
            break
        seat = random.choice(GAME.to_act(match.state))
        match.act(seat, RandomBot().choose(None, GAME.legal(match.state, seat), random, 0.0))
        match.deal()
    return match, secret


@settings(max_examples=40)
@given(matches())
def test_every_record_reads_back_and_replays(case):
    match, secret = case
    record = match.record()
    assert read_record(write_record(record)) == record
    assert replay_record(game_of(record.header), record) == (match.state, list(match.steps))
    again = resume_match(record, secret)
    assert again.record() == record
    if match.over:
        assert verify(record) == GAME.standing(match.state)
    else:
        with pytest.raises(Refusal, match="verify-unfinished"):
            verify(record)


@settings(max_examples=100)
@given(st.binary(max_size=60))
def test_garbage_is_no_record_and_no_position(data):
    for read in (read_record, GAME.read_position, GAME.score):
        with pytest.raises(Refusal):
            read(data)
