"""Positions of Mini Miners that somebody writes by hand: what may be left out, and what a refusal says."""

import json

import pytest

from pithead.game import Unreadable
from pithead.mini_miners.rules.state import ALL as IGNORE_ALL
from pithead.words import Words
from tests.rules.mini_miners.mine import BOX, GAME, moves

CAST = BOX.names[:12]
TABLE = {"game": "mini-miners", "seats": 2, "cast": CAST, "treasuries": [8, 8]}
CREW = [{"name": "lucky", "owner": 0, "place": "T5"}, {"name": "mole", "owner": 1, "place": "T9"}]
ESCAPING = {**TABLE, "crew": CREW, "phase": {"is": "escaping", "turn": 0, "dwarf": "lucky"}, "collapses": ["T1"]}
SIMPLE = [name for name in BOX.names if name not in BOX.tables.simplified[2]]


def read(**fields):
    return GAME.read_position(json.dumps({**TABLE, **fields}))


def refusal(**fields):
    """The reason and the sentence with which a position is refused."""
    with pytest.raises(Unreadable) as refused:
        read(**fields)
    return refused.value.reason, Words("en").refusal(refused.value)


@pytest.mark.rule("MM-2.1")
@pytest.mark.parametrize(("cast", "count"), [((), 0), (CAST[:11], 11), ((*CAST[:11], CAST[0]), 11)])
def test_the_dwarves_of_the_game_are_missed_by_the_name_of_their_field(cast, count):
    reason, sentence = refusal(cast=cast, crew=CREW, phase={"is": "lurking", "turn": 0, "dwarf": "crook"})
    assert reason == "position-cast"
    assert sentence == f"The field cast lists the dwarves of the game: 12 different ones, not {count}. (MM-2.1)"


@pytest.mark.rule("MM-5.1")
def test_every_seat_needs_a_dwarf_while_placing():
    phase = {"is": "placing", "turn": 0, "dwarf": "lucky"}
    reason, sentence = refusal(crew=[{"name": "lucky", "owner": 0}], phase=phase)
    assert reason == "position-phase"
    assert sentence == "The field crew does not fit the phase placing: every seat needs a dwarf in the crew."


@pytest.mark.parametrize(
    ("fields", "end"),
    [
        ({"phase": {"is": "dealing"}, "crew": CREW}, "nobody is played yet, so the crew has to be empty."),
        ({"phase": {"is": "lurking", "turn": 0, "dwarf": "crook"}, "crew": CREW}, "the dwarf has to be in the crew."),
        ({"phase": {"is": "market", "turn": 0, "waiting": [0]}, "crew": CREW}, "every seat has one market turn."),
        ({"phase": {"is": "escaping", "turn": 1, "dwarf": "lucky"}, "crew": CREW}, "it has to be the owner of the dwarf."),
        ({"phase": {"is": "clearing", "turn": 0, "dig": {"dwarf": "lucky"}}, "crew": CREW}, "a collapse marker has to lie on the board."),
        ({"phase": {"is": "settling", "dig": {"dwarf": "lucky"}}, "crew": CREW}, "only ever found in the “then” of “fetching”."),
    ],
)
def test_a_refusal_says_what_is_missing(fields, end):
    reason, sentence = refusal(**fields)
    assert reason == "position-phase"
    assert sentence.endswith(end)


def test_a_wrong_actor_is_told_who_acts():
    reason, sentence = refusal(**{**ESCAPING, "to_act": 1})
    assert reason == "position-to-act"
    assert sentence == "In the phase escaping the field to_act is 0, not 1; it can be left out."


def test_a_seat_that_could_do_nothing_is_named():
    full = [{"name": name, "owner": 0, "place": space} for name, space in zip(CAST[1:], BOX.board.dry)]
    zones = dict.fromkeys(BOX.board.dry[len(full) :], "forbidden")
    crew = [{"name": "handyman", "owner": 1}, *full]
    reason, sentence = refusal(crew=crew, markers=zones, phase={"is": "placing", "turn": 1, "dwarf": "handyman"})
    assert reason == "position-stuck"
    assert sentence.startswith("Seat 1 is to act in the phase placing")


@pytest.mark.rule("MM-7.7")
@pytest.mark.parametrize(("marker", "ignore"), [("blank", 0), ("ignore-1", 1), ("ignore-all", IGNORE_ALL)])
def test_what_a_dwarf_ignores_follows_from_the_marker_under_it(marker, ignore):
    state = read(**ESCAPING, markers={"T5": marker})
    assert state.phase.ignore == ignore
    assert ("escape" in moves(state)) == (ignore > 0)


@pytest.mark.rule("MM-7.7")
def test_a_dwarf_may_ignore_more_than_its_marker_gives_but_never_less():
    phase = ESCAPING["phase"]
    assert read(**{**ESCAPING, "phase": {**phase, "ignore": 2}}, markers={"T5": "ignore-1"}).phase.ignore == 2
    for ignore, marker in ((-1, "blank"), (0, "ignore-1"), (1, "ignore-all")):
        _, sentence = refusal(**{**ESCAPING, "phase": {**phase, "ignore": ignore}}, markers={"T5": marker})
        assert "can't be less than the marker under the dwarf gives" in sentence


@pytest.mark.rule("MM-1.1")
def test_an_empty_list_says_that_there_is_nothing():
    gone = {"discards": BOX.decks["I"]}
    assert read(**ESCAPING, decks={"I": {"cards": [], **gone}}) == read(**ESCAPING, decks={"I": gone})
    assert len(read(**ESCAPING, decks={"I": {}}).decks[0].cards) == 10
    for fields in ({"decks": {"I": {"cards": []}}}, {"pile": []}, {"events": []}):
        assert refusal(**ESCAPING, **fields)[0] == "position-cards"
    assert refusal(**ESCAPING, stores=[])[0] == "position-seats"


def test_a_past_round_may_leave_out_what_it_does_not_say():
    state = read(**ESCAPING, round=3, past=[{}, {"event": "truce", "fell_in": True}])
    assert [(past.event, past.fell_in, past.crew) for past in state.past] == [("", False, ()), ("truce", True, ())]
    assert "truce" not in state.events
    assert GAME.read_position(GAME.write_position(state)) == state


@pytest.mark.rule("MM-12.1")
@pytest.mark.parametrize(
    ("where", "fields"),
    [
        ("markers", {"markers": {"T5": "star"}}),
        ("event", {"event": "truce"}),
        ("events", {"events": ["truce"]}),
        ("past", {"round": 2, "past": [{"event": "truce"}]}),
        ("phase", {"phase": {"is": "shaking"}}),
        ("phase", {"phase": {"is": "turning"}, "crew": []}),
        ("phase", {"phase": {"is": "scattering"}, "crew": []}),
    ],
)
def test_a_simplified_position_has_no_markers_and_no_events(where, fields):
    simple = {**ESCAPING, "cast": SIMPLE, "options": {"simplified": True}}
    assert read(**simple, events=[], markers={"T5": "blank"}).options.simplified
    reason, sentence = refusal(**{**simple, **fields})
    assert reason == "position-simplified"
    assert sentence == f"A simplified game has none of what is in {where}: no markers, no events. (MM-12.1)"
