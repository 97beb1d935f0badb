"""What is true of every game, whatever its players decide and its dice show."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.bots import RandomBot
from pithead.game import CHANCE, IllegalEvent, Refusal, Unreadable, forced, replay
from pithead.match import open_match, resume_match
from pithead.record import Player, game_of, read_record, read_step, replay_record, verify, write_record, write_step
from tests.kits import kits
from tests.sizes import size

GAMES = size("LAWS")

POSITIONS, TEXTS, STRANGE_GAMES = 10 * GAMES, 20 * GAMES, 4 * GAMES
KITS = kits("properties", "games")


@pytest.fixture(params=KITS)
def kit(request):
    return KITS[request.param]


def accepts(game, state, seat, event):
    """Does the game take an event? What it refuses, it refuses with a rule."""
    try:
        return bool(game.apply(state, seat, event))
    except IllegalEvent as refusal:
        return not (refusal.rule and refusal.reason)


@settings(max_examples=GAMES)
@given(data=st.data())
def test_replay_equals_play(kit, data):
    table = data.draw(kit.tables())
    states = table.play()
    assert list(replay(kit.GAME, table.first, table.steps)) == states


@settings(max_examples=GAMES)
@given(data=st.data())
def test_a_game_in_writing_reads_back(kit, data):
    game, table = kit.GAME, data.draw(kit.tables())
    for state, step in zip(table.play(), table.steps):
        assert read_step(game, state, write_step(game, step)) == step
        assert game.read_event(game.write_event(step.event)) == step.event
        json = game.write_position(state)
        assert game.read_position(json) == state
        assert game.write_position(game.read_position(json)) == json


@pytest.mark.parametrize("number", range(STRANGE_GAMES))
def test_every_position_of_a_strange_box_reads_back_and_goes_on_in_the_same_way(kit, number):
    """Boxes that no shop sells make what is rare in ours common."""
    games = kit.STRANGE_GAMES
    table = kit.Table(Random(f"strange {number}"), *kit.FORMS[number % len(kit.FORMS)], kit.Table.biases[-1], games[number % len(games)])
    states = table.play()
    for state, step, following in zip(states, table.steps, states[1:]):
        again = table.game.read_position(table.game.write_position(state))
        assert again == state
        assert all(table.game.legal(again, seat) == table.game.legal(state, seat) for seat in range(state.seats))
        assert table.game.apply(again, step.seat, step.event) == following
    assert table.game.read_position(table.game.write_position(states[-1])) == states[-1]


@settings(max_examples=POSITIONS)
@given(data=st.data())
def test_legal_is_exactly_what_is_accepted(kit, data):
    state = data.draw(kit.positions())
    for seat in range(state.seats):
        accepted = {event for event in kit.everything_sayable(state.seats) if accepts(kit.GAME, state, seat, event)}
        assert set(kit.GAME.legal(state, seat)) == accepted
        assert bool(accepted) == (seat in kit.GAME.to_act(state))


@settings(max_examples=POSITIONS)
@given(data=st.data())
def test_chance_acts_alone_and_nobody_acts_for_it(kit, data):
    game, state = kit.GAME, data.draw(kit.positions())
    actors = game.to_act(state)
    if CHANCE in actors:
        assert actors == (CHANCE,)
        event = game.sample(state, lambda label: lambda number: number - 1)
        assert accepts(game, state, CHANCE, event)
        assert not any(accepts(game, state, seat, event) for seat in range(state.seats))
    else:
        with pytest.raises(IllegalEvent):
            game.sample(state, lambda label: lambda number: 0)
    assert not any(accepts(game, state, CHANCE, event) for event in kit.everything_sayable(state.seats))


@settings(max_examples=POSITIONS)
@given(data=st.data())
def test_a_position_is_a_value_that_no_event_changes(kit, data):
    game, state = kit.GAME, data.draw(kit.positions())
    before = game.write_position(state)
    for seat in game.to_act(state):
        for event in game.legal(state, seat):
            assert game.apply(state, seat, event) == game.apply(state, seat, event) != state
    assert game.write_position(state) == before


@settings(max_examples=POSITIONS)
@given(data=st.data())
def test_a_forced_step_is_the_only_legal_one(kit, data):
    game, state = kit.GAME, data.draw(kit.positions())
    choices = [event for seat in game.to_act(state) if seat != CHANCE for event in game.legal(state, seat)]
    assert (forced(game, state) is not None) == (len(choices) == 1 and len(game.to_act(state)) == 1)


@settings(max_examples=TEXTS)
@given(data=st.data())
def test_every_event_reads_back(kit, data):
    event = data.draw(kit.EVENTS)
    text = kit.GAME.write_event(event)
    assert kit.GAME.read_event(text) == event
    assert kit.GAME.read_event(f"  {text.upper().replace(' ', '   ')} ") == event
    assert text == text.strip()


@settings(max_examples=TEXTS)
@given(data=st.data())
def test_any_text_is_an_event_or_refused(kit, data):
    text = data.draw(st.one_of(st.text(), st.lists(st.sampled_from(kit.WORDS)).map(" ".join)))
    try:
        event = kit.GAME.read_event(text)
    except Unreadable:
        return
    assert kit.GAME.read_event(kit.GAME.write_event(event)) == event


@st.composite
def matches(draw, kit):
    """A match with some of its steps played, perhaps all."""
    count, options = draw(st.sampled_from(kit.FORMS))
    nonces = st.one_of(st.none(), st.binary(min_size=16, max_size=16).map(bytes.hex))
    players = [Player(draw(st.text(max_size=5)), draw(st.sampled_from(["human", "bot"])), draw(nonces)) for _ in range(count)]
    match, secret = open_match(kit.GAME, players, options=options, seed=draw(st.one_of(st.none(), st.text(max_size=5))))
    random = draw(st.randoms(use_true_random=True))
    match.deal()
    for _ in range(draw(st.sampled_from([0, 5, 40, 5000]))):
        if match.over:
            break
        seat = random.choice(kit.GAME.to_act(match.state))
        match.act(seat, RandomBot().choose(None, kit.GAME.legal(match.state, seat), random, 0.0))
        match.deal()
    return match, secret


@settings(max_examples=2 * GAMES)
@given(data=st.data())
def test_every_record_reads_back_and_replays(kit, data):
    match, secret = data.draw(matches(kit))
    data = write_record(match.record())
    record = read_record(data)
    assert write_record(record) == data
    assert replay_record(game_of(record.header), record) == (match.state, list(match.steps))
    assert write_record(resume_match(record, secret).record()) == data
    if match.over:
        assert verify(record) == kit.GAME.standing(match.state)
    else:
        with pytest.raises(Refusal, match="verify-unfinished"):
            verify(record)


@settings(max_examples=5 * GAMES)
@given(data=st.binary(max_size=60))
def test_garbage_is_no_record_and_no_position(kit, data):
    for read in (read_record, kit.GAME.read_position, kit.GAME.score):
        with pytest.raises(Refusal):
            read(data)
