"""Two hundred recorded games replay and verify, step by step."""

import gzip

import msgspec
import pytest
from records.make_games import FILE, GAMES, games, read_games

from pithead.dice_miner.rules.events import Cheers
from pithead.game import Refusal
from pithead.record import FORMAT, digest_of, game_of, read_record, replay_record, verify, write_record

RECORDS = read_games()


def test_there_are_two_hundred_games_of_every_size_and_option():
    assert len(RECORDS) == GAMES == 200
    assert {len(record.header.players) for record in RECORDS} == {1, 2, 3, 4}
    assert {record.header.options["solo"] for record in RECORDS} == {None, "daily", "dragon"}
    assert {record.header.options["random-heroes"] for record in RECORDS} == {False, True}
    assert {record.header.seed is None for record in RECORDS} == {False, True}
    assert sum(record.header.corrections is not None for record in RECORDS) == 20
    assert len({record.digest for record in RECORDS}) == 200


@pytest.mark.parametrize("part", range(10))
def test_every_recorded_game_verifies(part):
    for record in RECORDS[part::10]:
        assert verify(record) == record.result


@pytest.mark.parametrize("part", range(4))
def test_every_recorded_game_replays_with_all_its_dice(part):
    for record in RECORDS[part::4]:
        game = game_of(record.header)
        state, steps = replay_record(game, record)
        assert game.to_act(state) == ()
        assert len(steps) == len(record.steps)
        assert sum(map(len, state.troves)) + len(state.lost) == 60
        assert game.standing(state) == record.result


@pytest.mark.rule("DM-8.2")
def test_some_of_them_end_in_a_tie_break_and_most_share_beer():
    ended = [replay_record(game_of(record.header), record) for record in RECORDS]
    assert sum(bool(state.ties) for state, _ in ended) >= 10
    assert sum(any(isinstance(step.event, Cheers) for step in steps) for _, steps in ended) > 150


def test_a_record_reads_back_in_both_its_forms():
    for record in RECORDS[:40]:
        assert read_record(write_record(record)) == read_record(msgspec.json.encode(record)) == record


def test_the_same_rules_and_seeds_make_the_same_games_again():
    with gzip.open(FILE, "rb") as file:
        for line, record in zip(file, games()):
            assert msgspec.json.encode(record) + b"\n" == line
            if record.header.table == "game 40":
                break


@pytest.mark.parametrize("steps", [0, 1, 17, 60])
def test_a_replay_can_stop_anywhere(steps):
    record = RECORDS[2]
    game = game_of(record.header)
    state, done = replay_record(game, record, steps)
    assert len(done) == steps
    assert game.to_act(state)


def test_a_record_without_its_last_steps_ends_too_early():
    record = msgspec.structs.replace(RECORDS[2], steps=RECORDS[2].steps[:-1])
    record = msgspec.structs.replace(record, digest=digest_of(record))
    with pytest.raises(Refusal, match="verify-early"):
        verify(record)


def test_an_unfinished_record_is_not_verified():
    for change in ({"result": None}, {"secret": None}):
        record = msgspec.structs.replace(RECORDS[2], **change)
        record = msgspec.structs.replace(record, digest=digest_of(record))
        with pytest.raises(Refusal, match="verify-unfinished"):
            verify(record)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "0"}, "record-rules"),
        ({"content": "sha256:" + 64 * "0"}, "record-content"),
        ({"game": "ludo"}, "game-unknown"),
        ({"options": {"random-heroes": "no"}}, "record-json"),
        ({"options": {"unheard-of": True}}, "record-json"),
    ],
)
def test_a_record_of_another_game_rule_or_box_says_which(change, reason):
    record = msgspec.structs.replace(RECORDS[2], header=msgspec.structs.replace(RECORDS[2].header, **change))
    record = msgspec.structs.replace(record, digest=digest_of(record))
    with pytest.raises(Refusal) as refusal:
        verify(record)
    assert refusal.value.reason == reason


def test_the_format_has_a_version():
    data = msgspec.json.encode(RECORDS[0])
    assert FORMAT == "pithead-record/1"
    with pytest.raises(Refusal, match="record-json"):
        read_record(data.replace(b"pithead-record/1", b"pithead-record/2"))


def test_a_file_too_large_to_be_a_record_is_not_read():
    with pytest.raises(Refusal, match="record-large"):
        read_record(b" " * (4 << 20) + msgspec.json.encode(RECORDS[0]))


OTHER_WAYS = ["take a1", "00: take a1", "0:  take a1", "0: TAKE A1", "7: take a1", f"{'9' * 5000}: done", "-1: done", "x: done"]


@pytest.mark.parametrize("step", OTHER_WAYS, ids=lambda step: step[-11:])
def test_a_step_written_in_another_way_is_refused(step):
    steps = list(RECORDS[2].steps)
    place = next(number for number, text in enumerate(steps) if ": take" in text)
    steps[place] = step
    record = msgspec.structs.replace(RECORDS[2], steps=tuple(steps))
    record = msgspec.structs.replace(record, digest=digest_of(record))
    with pytest.raises(Refusal) as refusal:
        verify(record)
    assert refusal.value.reason in ("verify-form", "verify-step")
    assert refusal.value.details["number"] == place + 1
