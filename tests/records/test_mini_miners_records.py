"""Two hundred recorded games of Mini Miners replay and verify, and whatever is changed in one is noticed."""

import gzip
import json
from collections import Counter
from random import Random

import msgspec
import pytest
from properties.mines import check_pieces
from records.make_games import read_games
from records.make_mini_miners import FILE, GAMES, games
from records.mutations import Tree, only_who_practised, outcomes, refusal, rehashed, tree

from pithead import fair
from pithead.mini_miners.rules.notation import FORMS
from pithead.record import game_of, read_record, replay_record, verify, write_record

RECORDS = read_games(FILE)
SAMPLE = [RECORDS[number] for number in (0, 1, 2, 3, 9, 12, 24, 36, 40, 47)]
"""Every number of seats, with and without a seed, a corrected box, picked dwarves, and all forms of the game."""


def test_there_are_two_hundred_games_of_every_size_and_option():
    assert len(RECORDS) == GAMES == 200
    assert {len(record.header.players) for record in RECORDS} == {2, 3, 4}
    for option in ("simplified", "long", "open-draft", "trade"):
        assert {record.header.options[option] for record in RECORDS} == {False, True}
    assert sum(bool(record.header.options["dwarves"]) for record in RECORDS) == 10
    assert sum(record.header.corrections is not None for record in RECORDS) == 20
    assert {record.header.seed is None for record in RECORDS} == {False, True}
    assert len({record.digest for record in RECORDS}) == 200


@pytest.mark.parametrize("part", range(10))
def test_every_recorded_game_verifies(part):
    for record in RECORDS[part::10]:
        assert verify(record) == record.result


@pytest.mark.parametrize("part", range(4))
def test_every_recorded_game_replays_with_all_its_pieces(part):
    for record in RECORDS[part::4]:
        game = game_of(record.header)
        state, steps = replay_record(game, record)
        assert game.to_act(state) == ()
        assert len(steps) == len(record.steps)
        assert game.standing(state) == record.result
        if record.header.corrections is None:
            check_pieces(state)


def test_every_kind_of_event_happens_in_some_game():
    verbs = Counter(step.rpartition(": ")[2].split()[0] for record in RECORDS for step in record.steps)
    assert set(verbs) == set(FORMS)


@pytest.mark.rule("MM-6.6", "MM-9.2")
def test_in_some_of_them_the_mine_falls_in():
    ends = [replay_record(game_of(record.header), record)[0] for record in RECORDS]
    assert sum(past.fell_in for state in ends for past in state.past) > 5
    assert any(len(set(state.treasuries)) < state.seats for state in ends)


def test_a_record_reads_back_in_both_its_forms():
    for record in RECORDS[:40]:
        assert read_record(write_record(record)) == read_record(msgspec.json.encode(record)) == record


def test_the_same_rules_and_seeds_make_the_same_games_again():
    with gzip.open(FILE, "rb") as file:
        for line, record in zip(file, games()):
            assert msgspec.json.encode(record) + b"\n" == line
            if record.header.table == "mine 50":
                break


# Changes


def test_the_records_themselves_are_good():
    assert [refusal(json.dumps(tree(record)).encode()) for record in SAMPLE] == [None] * len(SAMPLE)
    assert [refusal(rehashed(tree(record))) for record in SAMPLE] == [None] * len(SAMPLE)


@pytest.mark.parametrize("number", range(len(SAMPLE)))
def test_every_single_change_is_noticed(number):
    whole, rng = Tree(tree(SAMPLE[number])), Random(number)
    for _ in range(100):
        path, mutant = whole.mutant(rng)
        assert refusal(json.dumps(mutant).encode()), (path, mutant)


@pytest.mark.parametrize("number", range(len(SAMPLE)))
@pytest.mark.parametrize("part", ["header", "result", "secret", "format"])
def test_every_change_of_header_result_or_secret_is_noticed_under_a_fresh_digest(part, number):
    whole, rng = Tree(tree(SAMPLE[number]), under=(part,)), Random(number)
    for _ in range(60 if part == "header" else 10):
        path, mutant = whole.mutant(rng)
        assert refusal(rehashed(mutant)) or only_who_practised(whole.value, mutant), (path, mutant)


OTHERS = {
    "drew": ["star", "cart", "helmet"],
    "stole": ["star", "cart", "helmet"],
    "laid": ["star", "cart", "helmet"],
    "looked": ["collapse", "nugget:1", "nugget:4"],
    "revealed": ["collapse", "nugget:1", "nugget:4"],
    "shook": ["T1", "T9"],
    "starts": ["0", "1"],
    "turned": ["truce", "clearance"],
    "scattered": ["blank", "+1", "star"],
    "joined": ["mole", "crook"],
    "dealt": ["mole,crook", "lucky"],
}


def other_outcome(rng, words):
    """An outcome that says something else: another card, two of them swapped, one left out, one too many."""
    verb, *rest = words
    place = rng.randrange(len(rest))
    match rng.choice(["other", "other", "swap", "less", "more"]):
        case "other":
            rest[place] = rng.choice(OTHERS[verb])
        case "swap":
            other = rng.randrange(len(rest))
            rest[place], rest[other] = rest[other], rest[place]
        case "less":
            del rest[place]
        case "more":
            rest.insert(place, rest[place])
    return [verb, *rest]


@pytest.mark.parametrize("number", range(len(SAMPLE)))
def test_every_change_of_an_outcome_is_noticed_under_a_fresh_digest(number):
    rng, tried = Random(number), 0
    whole = tree(SAMPLE[number])
    while tried < 40:
        place = rng.choice(outcomes(whole["steps"]))
        text = " ".join(other_outcome(rng, whole["steps"][place].split()))
        if text != whole["steps"][place]:
            mutant = whole | {"steps": [*whole["steps"][:place], text, *whole["steps"][place + 1 :]]}
            assert refusal(rehashed(mutant)) in ("verify-outcome", "verify-step", "verify-form"), (place, text)
            tried += 1


@pytest.mark.parametrize("number", range(len(SAMPLE)))
def test_an_outcome_left_out_or_doubled_is_noticed(number):
    rng = Random(number)
    whole = tree(SAMPLE[number])
    steps = whole["steps"]
    for place in rng.sample(outcomes(steps), 25):
        for changed in (steps[:place] + steps[place + 1 :], [*steps[:place], steps[place], *steps[place:]]):
            assert refusal(rehashed(whole | {"steps": changed})), steps[place]


def test_another_secret_envelope_has_other_cards():
    whole = next(tree(record) for record in RECORDS if record.header.seed is None)
    whole["secret"] = bytes(32).hex()
    whole["header"]["commitment"] = fair.commitment(bytes(32))
    assert refusal(rehashed(whole)) == "verify-outcome"


def test_a_better_result_is_not_believed():
    whole = tree(RECORDS[0])
    whole["result"]["totals"][0] += 50
    assert refusal(rehashed(whole)) == "verify-result"
