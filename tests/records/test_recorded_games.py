"""Two hundred recorded games of every game replay and verify, step by step."""

import gzip
from itertools import islice

import msgspec
import pytest

from pithead.game import Refusal
from pithead.games import load_game
from pithead.record import FORMAT, digest_of, game_of, read_record, replay_record, verify, write_record
from tests.kits import kits
from tests.records.making import GAMES, file_of, read_games

KITS = kits("records", "games")
RECORDS = {name: read_games(name) for name in KITS}


@pytest.fixture(params=KITS)
def name(request):
    return request.param


def changed(record, **changes):
    """A record with other fields, whose digest is right again."""
    record = msgspec.structs.replace(record, **changes)
    return msgspec.structs.replace(record, digest=digest_of(record))


def test_there_are_two_hundred_games_of_every_size_and_option(name):
    records = RECORDS[name]
    assert len(records) == GAMES == 200
    assert {len(record.header.players) for record in records} == set(load_game(name).seats)
    for option, values in KITS[name].OPTIONS.items():
        assert {record.header.options[option] for record in records} == values
    assert {record.header.seed is None for record in records} == {False, True}
    assert sum(record.header.corrections is not None for record in records) == 20
    assert len({record.digest for record in records}) == 200


@pytest.mark.parametrize("part", range(5))
def test_every_recorded_game_verifies(name, part):
    for record in RECORDS[name][part::5]:
        assert verify(record) == record.result


@pytest.mark.parametrize("part", range(4))
def test_every_recorded_game_replays_with_all_its_pieces(name, part):
    for record in RECORDS[name][part::4]:
        game = game_of(record.header)
        state, steps = replay_record(game, record)
        assert game.to_act(state) == ()
        assert len(steps) == len(record.steps)
        assert game.standing(state) == record.result
        KITS[name].check_end(state, record)


def test_a_record_reads_back_in_both_its_forms(name):
    for record in RECORDS[name][:40]:
        assert read_record(write_record(record)) == read_record(msgspec.json.encode(record)) == record


def test_the_same_rules_and_seeds_make_the_same_games_again(name):
    with gzip.open(file_of(name), "rb") as file:
        for line, record in zip(file, islice(KITS[name].games(), KITS[name].AGAIN)):
            assert msgspec.json.encode(record) + b"\n" == line


@pytest.mark.parametrize("steps", [0, 1, 17, 60])
def test_a_replay_can_stop_anywhere(name, steps):
    record = RECORDS[name][2]
    game = game_of(record.header)
    state, done = replay_record(game, record, steps)
    assert len(done) == steps
    assert game.to_act(state)


def test_a_record_without_its_last_steps_ends_too_early(name):
    with pytest.raises(Refusal, match="verify-early"):
        verify(changed(RECORDS[name][2], steps=RECORDS[name][2].steps[:-1]))


@pytest.mark.parametrize("missing", ["result", "secret"])
def test_an_unfinished_record_is_not_verified(name, missing):
    with pytest.raises(Refusal, match="verify-unfinished"):
        verify(changed(RECORDS[name][2], **{missing: None}))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "0"}, "record-rules"),
        ({"content": "sha256:" + 64 * "0"}, "record-content"),
        ({"game": "ludo"}, "game-unknown"),
        ({"options": {"unheard-of": True}}, "record-json"),
    ],
)
def test_a_record_of_another_game_rule_or_box_says_which(name, change, reason):
    record = RECORDS[name][2]
    with pytest.raises(Refusal) as refusal:
        verify(changed(record, header=msgspec.structs.replace(record.header, **change)))
    assert refusal.value.reason == reason


def test_an_option_of_another_type_is_refused(name):
    record = RECORDS[name][2]
    switch = next(option for option, value in record.header.options.items() if value is False)
    with pytest.raises(Refusal, match="record-json"):
        verify(changed(record, header=msgspec.structs.replace(record.header, options={switch: "no"})))


def test_the_format_has_a_version(name):
    data = msgspec.json.encode(RECORDS[name][0])
    assert FORMAT == "pithead-record/1"
    with pytest.raises(Refusal, match="record-json"):
        read_record(data.replace(b"pithead-record/1", b"pithead-record/2"))


def test_a_file_too_large_to_be_a_record_is_not_read(name):
    with pytest.raises(Refusal, match="record-large"):
        read_record(b" " * (4 << 20) + msgspec.json.encode(RECORDS[name][0]))


OTHER_WAYS = ["{event}", "00: {event}", "0:  {event}", "0: {shout}", "7: {event}", f"{'9' * 5000}: {{event}}", "-1: {event}", "x: {event}"]


@pytest.mark.parametrize("way", OTHER_WAYS, ids=lambda way: way[-11:])
def test_a_step_written_in_another_way_is_refused(name, way):
    steps = list(RECORDS[name][2].steps)
    place = next(number for number, text in enumerate(steps) if text.startswith("0: "))
    event = steps[place].removeprefix("0: ")
    steps[place] = way.format(event=event, shout=event.upper())
    with pytest.raises(Refusal) as refusal:
        verify(changed(RECORDS[name][2], steps=tuple(steps)))
    assert refusal.value.reason in ("verify-form", "verify-step")
    assert refusal.value.details["number"] == place + 1
