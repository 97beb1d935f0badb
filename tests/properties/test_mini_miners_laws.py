"""Whatever the players of Mini Miners decide and the piles hold: nothing is lost, nothing is doubled, everything ends."""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from properties.mines import CARDS, FORMS, GAME, NAMES, SPACES, Table, check_gold, check_pieces, everything_sayable, positions, tables
from rules.mine import BOX

from pithead.game import CHANCE, IllegalEvent, Unreadable, forced, replay
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.cards import TOOLS
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.notation import FORMS as EXAMPLES
from pithead.record import read_step, write_step


@pytest.mark.rule("MM-1.1")
@settings(max_examples=20)
@given(tables())
def test_every_dwarf_tool_card_and_marker_is_in_exactly_one_place(table):
    for state in table.play():
        check_pieces(state)


@pytest.mark.rule("MM-1.3")
@settings(max_examples=20)
@given(tables())
def test_gold_moves_only_where_a_rule_says_so(table):
    states = table.play()
    for before, step, after in zip(states, table.steps, states[1:]):
        check_gold(before, step.event, after)


@pytest.mark.rule("MM-10.1")
@settings(max_examples=20)
@given(tables())
def test_a_gift_moves_gold_between_two_treasuries_and_nothing_else(table):
    states = table.play()
    for before, step, after in zip(states, table.steps, states[1:]):
        if isinstance(step.event, e.Give):
            assert replace(after, treasuries=before.treasuries) == before
            assert sum(after.treasuries) == sum(before.treasuries)


@pytest.mark.rule("MM-9.2", "MM-12.2")
@settings(max_examples=20)
@given(tables())
def test_every_game_ends_after_its_rounds_with_one_winner(table):
    last = table.play()[-1]
    standing = GAME.standing(last)
    assert len(last.past) == last.options.rounds
    assert len(standing.winners) == 1
    assert standing.totals[standing.winners[0]] == max(standing.totals)


@pytest.mark.rule("MM-6.5", "MM-6.8")
@settings(max_examples=20)
@given(tables())
def test_at_the_end_of_a_round_every_dwarf_is_in_the_tavern_or_removed(table):
    for past in table.play()[-1].past:
        assert {dwarf.place for dwarf in past.crew} <= {TAVERN, "removed"}
        assert not any(dwarf.haul for dwarf in past.crew if dwarf.place == "removed")


@settings(max_examples=20)
@given(tables())
def test_replay_equals_play(table):
    states = table.play()
    assert list(replay(GAME, table.first, table.steps)) == states


@settings(max_examples=20)
@given(tables())
def test_a_game_in_writing_reads_back(table):
    states = table.play()
    for state, step in zip(states, table.steps):
        assert read_step(GAME, state, write_step(GAME, step)) == step
        json = GAME.write_position(state)
        assert GAME.read_position(json) == state
        assert GAME.write_position(GAME.read_position(json)) == json


def accepts(state, seat, event):
    try:
        return bool(GAME.apply(state, seat, event))
    except IllegalEvent as refusal:
        return not (refusal.rule.startswith("MM-") and refusal.reason)


@settings(max_examples=300)
@given(positions())
def test_legal_is_exactly_what_is_accepted(state):
    for seat in range(state.seats):
        accepted = {event for event in everything_sayable(state.seats) if accepts(state, seat, event)}
        assert set(GAME.legal(state, seat)) == accepted
        assert bool(accepted) == (seat in GAME.to_act(state))


@settings(max_examples=150)
@given(positions())
def test_gifts_are_exactly_what_is_accepted_at_any_time(state):
    for seat in range(state.seats):
        gifts = [e.Give(gold, to) for gold in range(max(state.treasuries) + 2) for to in range(-1, state.seats + 1)]
        assert set(GAME.extras(state, seat)) == {gift for gift in gifts if accepts(state, seat, gift)}


@settings(max_examples=200)
@given(positions())
def test_the_order_of_legal_is_fixed(state):
    for seat in GAME.to_act(state):
        events = GAME.legal(state, seat)
        assert events == GAME.legal(GAME.read_position(GAME.write_position(state)), seat)
        assert len(set(events)) == len(events)
        kinds = [kind for place, kind in enumerate(map(type, events)) if not place or kind is not type(events[place - 1])]
        assert max(Counter(kinds).values(), default=0) <= 1
        places = [SPACES.index(event.space) for event in events if isinstance(event, e.Place | e.Move) and event.space != TAVERN]
        assert places == sorted(places)
        names = [NAMES.index(event.dwarf) for event in events if isinstance(event, e.Pick | e.Enlist | e.Discard | e.Target)]
        assert names == sorted(names)


@settings(max_examples=150)
@given(positions())
def test_chance_acts_alone_and_nobody_acts_for_it(state):
    actors = GAME.to_act(state)
    if CHANCE in actors:
        assert actors == (CHANCE,)
        event = GAME.sample(state, lambda label: lambda number: number - 1)
        assert accepts(state, CHANCE, event)
        assert not any(accepts(state, seat, event) for seat in range(state.seats))
    else:
        with pytest.raises(IllegalEvent):
            GAME.sample(state, lambda label: lambda number: 0)
    assert not any(accepts(state, CHANCE, event) for event in everything_sayable(state.seats))


@settings(max_examples=150)
@given(positions())
def test_a_position_is_a_value_that_no_event_changes(state):
    before = GAME.write_position(state)
    for seat in GAME.to_act(state):
        for event in GAME.legal(state, seat):
            assert GAME.apply(state, seat, event) == GAME.apply(state, seat, event) != state
    assert GAME.write_position(state) == before


@settings(max_examples=100)
@given(positions())
def test_a_forced_step_is_the_only_legal_one(state):
    step = forced(GAME, state)
    choices = [event for seat in GAME.to_act(state) if seat != CHANCE for event in GAME.legal(state, seat)]
    assert (step is not None) == (len(choices) == 1 and len(GAME.to_act(state)) == 1)


@pytest.mark.rule("MM-6.6")
@settings(max_examples=20)
@given(tables())
def test_the_mine_falls_in_only_when_six_markers_lie_there(table):
    states = table.play()
    for before, after in pairwise(states):
        if len(after.past) > len(before.past) and after.past[-1].fell_in:
            assert len(before.collapses) + 3 > BOX.tables.supply.collapse_markers


names = st.sampled_from([*NAMES, "gandalf", "?"])
tools = st.sampled_from([*TOOLS, "?"])
cards = st.sampled_from([*CARDS, "?"])
spaces = st.sampled_from(SPACES)
seats = st.integers(0, 99)
EVENTS = st.one_of(
    *(st.builds(event, names) for event in (e.Pick, e.Enlist, e.Discard, e.Target)),
    st.builds(e.Buy, seats),
    st.builds(e.Equip, tools, names),
    st.builds(e.Take, tools, st.sampled_from(["pile", "discards"])),
    st.builds(e.Place, names, st.one_of(spaces, st.just(TAVERN))),
    *(st.builds(event, spaces) for event in (e.Move, e.Remove, e.Sacrifice, e.Shook)),
    *(st.builds(event, tools) for event in (e.Use, e.Borrow)),
    st.builds(e.Dig, st.sampled_from(["", *DECKS])),
    st.builds(e.Return, cards, st.sampled_from(e.SIDES)),
    *(st.just(event()) for event in (e.Shuffle, e.End, e.Gold, e.Bonus, e.Draw, e.Escape, e.Announce, e.Pass)),
    st.builds(e.Give, st.integers(0, 9999), seats),
    st.builds(e.Joined, st.lists(names, min_size=1).map(tuple)),
    st.builds(e.Scattered, st.lists(st.sampled_from(["blank", "+1", "-1", "star", "forbidden"]), min_size=1).map(tuple)),
    st.builds(e.Laid, st.lists(tools, min_size=1, max_size=5).map(tuple)),
    st.builds(e.Turned, st.sampled_from(BOX.events)),
    st.builds(e.Starts, seats),
    st.builds(e.Dealt, st.lists(st.lists(names, min_size=1).map(tuple), min_size=1).map(tuple)),
    st.builds(e.Drew, tools, seats),
    st.builds(e.Stole, tools, seats, seats),
    st.builds(e.Looked, st.lists(cards, min_size=1).map(tuple), seats),
    st.builds(e.Revealed, st.lists(cards, min_size=1).map(tuple)),
)


@settings(max_examples=500)
@given(EVENTS)
def test_every_event_reads_back(event):
    text = GAME.write_event(event)
    assert GAME.read_event(text) == event
    assert GAME.read_event(f"  {text.upper().replace(' ', '   ')} ") == event
    assert text == text.strip()


def test_every_kind_of_event_has_an_example_that_reads_back():
    kinds = {type(GAME.read_event(text)) for text in EXAMPLES.values()}
    assert kinds == set(e.Decision.__args__) | set(e.Outcome.__args__)
    assert all(GAME.write_event(GAME.read_event(text)) == text for text in EXAMPLES.values())


WORDS = [
    *EXAMPLES,
    "crook",
    "T4",
    "on",
    "from",
    "for",
    "to",
    "pile",
    "1",
    "99",
    "999999",
    "blind",
    "III",
    "helmet",
    "?",
    "collapse",
    "top",
    ",",
]


@settings(max_examples=500)
@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text_is_an_event_or_refused(text):
    try:
        event = GAME.read_event(text)
    except Unreadable:
        return
    assert GAME.read_event(GAME.write_event(event)) == event


def shuffled(rng, value, key=""):
    """The JSON of a position with everything in another order that has none: cards, names, hands, spaces."""
    if isinstance(value, dict):
        return {name: entry if name == "past" else shuffled(rng, entry, name) for name, entry in value.items()}
    if isinstance(value, list):
        entries = [shuffled(rng, entry, key if key in ("stores", "hands", "troops") else "") for entry in value]
        if key in UNORDERED or (value and key in ("stores", "hands", "troops") and isinstance(value[0], str)):
            rng.shuffle(entries)
        return entries
    return value


UNORDERED = ("pile", "discards", "cast", "crew", "aside", "hidden", "shown", "collapses", "cards", "events", "left")


@settings(max_examples=200)
@given(positions(), st.integers(0, 99))
def test_the_order_in_which_cards_are_written_down_does_not_matter(state, seed):
    json = msgspec.json.decode(GAME.write_position(state))
    assert GAME.read_position(msgspec.json.encode(shuffled(Random(seed), json))) == state


@settings(max_examples=60)
@given(positions())
def test_a_view_is_no_position_unless_nothing_is_hidden(state):
    seen = msgspec.json.encode(GAME.view(state, None))
    if GAME.write_position(state) != seen:
        with pytest.raises(Unreadable):
            GAME.read_position(seen)


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_all_phases_are_reached_by_random_games(seats, options):
    reached = {type(state.phase) for seed in range(6) for state in Table(Random(seed), seats, options, "tools").play()}
    assert reached >= {s.Market, s.Placing, s.Drawing, s.Announcing, s.Escaping, s.Bracing, s.Over}
    assert (s.Levy in reached) == options.open_draft == (s.Draft not in reached)
    assert (s.Turning in reached) == (not options.simplified)
