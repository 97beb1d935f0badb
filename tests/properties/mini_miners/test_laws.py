"""Whatever the players of Mini Miners decide and the piles hold: nothing is lost, nothing is doubled, everything ends."""

from collections import Counter
from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pithead.game import Unreadable
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.notation import NOTATION
from tests.properties.mini_miners.games import (
    FORMS,
    GAME,
    NAMES,
    SPACES,
    Table,
    check_gold,
    check_pieces,
    positions,
    tables,
)
from tests.properties.test_laws import GAMES, POSITIONS, accepts
from tests.rules.mini_miners.mine import BOX


@pytest.mark.rule("MM-1.1")
@settings(max_examples=GAMES)
@given(tables())
def test_every_dwarf_tool_card_and_marker_is_in_exactly_one_place(table):
    for state in table.play():
        check_pieces(state)


@pytest.mark.rule("MM-1.3")
@settings(max_examples=GAMES)
@given(tables())
def test_gold_moves_only_where_a_rule_says_so(table):
    states = table.play()
    for before, step, after in zip(states, table.steps, states[1:]):
        check_gold(before, step.event, after)


@pytest.mark.rule("MM-10.1")
@settings(max_examples=GAMES)
@given(tables())
def test_a_gift_moves_gold_between_two_treasuries_and_nothing_else(table):
    states = table.play()
    for before, step, after in zip(states, table.steps, states[1:]):
        if isinstance(step.event, e.Give):
            assert replace(after, treasuries=before.treasuries) == before
            assert sum(after.treasuries) == sum(before.treasuries)


@pytest.mark.rule("MM-9.2", "MM-12.2")
@settings(max_examples=GAMES)
@given(tables())
def test_every_game_ends_after_its_rounds_with_one_winner(table):
    last = table.play()[-1]
    standing = GAME.standing(last)
    assert len(last.past) == last.options.rounds
    assert len(standing.winners) == 1
    assert standing.totals[standing.winners[0]] == max(standing.totals)


@pytest.mark.rule("MM-9.2")
@settings(max_examples=GAMES)
@given(tables())
def test_what_a_position_is_worth_is_what_the_sheets_add_up_to(table):
    for state in table.play():
        assert GAME.worth(state, None) == tuple(sheet.total for sheet in GAME.sheets(state))


@pytest.mark.rule("MM-6.5", "MM-6.8")
@settings(max_examples=GAMES)
@given(tables())
def test_at_the_end_of_a_round_every_dwarf_is_in_the_tavern_or_removed(table):
    for past in table.play()[-1].past:
        assert {dwarf.place for dwarf in past.crew} <= {TAVERN, "removed"}
        assert not any(dwarf.haul for dwarf in past.crew if dwarf.place == "removed")


@settings(max_examples=POSITIONS)
@given(positions())
def test_gifts_are_exactly_what_is_accepted_at_any_time(state):
    for seat in range(state.seats):
        gifts = [e.Give(gold, to) for gold in range(max(state.treasuries) + 2) for to in range(-1, state.seats + 1)]
        assert set(GAME.extras(state, seat)) == {gift for gift in gifts if accepts(GAME, state, seat, gift)}


@settings(max_examples=POSITIONS)
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


@pytest.mark.rule("MM-6.6")
@settings(max_examples=GAMES)
@given(tables())
def test_the_mine_falls_in_only_when_six_markers_lie_there(table):
    states = table.play()
    for before, after in pairwise(states):
        if len(after.past) > len(before.past) and after.past[-1].fell_in:
            assert len(before.collapses) + 3 > BOX.tables.supply.collapse_markers


def test_every_kind_of_event_has_an_example_that_reads_back():
    examples = [form.example for form in NOTATION.forms.values()]
    kinds = {type(GAME.read_event(text)) for text in examples}
    assert kinds == set(e.Decision.__args__) | set(e.Outcome.__args__)
    assert all(GAME.write_event(GAME.read_event(text)) == text for text in examples)


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


@settings(max_examples=POSITIONS)
@given(positions(), st.integers(0, 99))
def test_the_order_in_which_cards_are_written_down_does_not_matter(state, seed):
    json = msgspec.json.decode(GAME.write_position(state))
    assert GAME.read_position(msgspec.json.encode(shuffled(Random(seed), json))) == state


@settings(max_examples=POSITIONS)
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
