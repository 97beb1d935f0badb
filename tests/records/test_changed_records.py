"""Whatever is changed in a finished record, somebody notices."""

import json
from collections import Counter
from random import Random

import pytest

from pithead import fair, record
from tests.kits import kits
from tests.records.making import read_games
from tests.records.mutations import Tree, only_who_practised, outcomes, places, refusal, rehashed, tree
from tests.sizes import size

CHANGES = size("CHANGES")

KITS = kits("records", "games")
RECORDS = {name: read_games(name) for name in KITS}
SAMPLE = {name: [RECORDS[name][number] for number in kit.SAMPLE] for name, kit in KITS.items()}
CHANGED = [(name, number) for name in SAMPLE for number in range(len(SAMPLE[name]))]


@pytest.fixture(params=KITS)
def name(request):
    return request.param


def test_the_records_themselves_are_good(name):
    sample = SAMPLE[name]
    assert [refusal(json.dumps(tree(record)).encode()) for record in sample] == [None] * len(sample)
    assert [refusal(rehashed(tree(record))) for record in sample] == [None] * len(sample)


@pytest.mark.parametrize(("name", "number"), CHANGED)
def test_every_single_change_is_noticed(name, number):
    whole, rng = Tree(tree(SAMPLE[name][number])), Random(number)
    for _ in range(CHANGES):
        path, mutant = whole.mutant(rng)
        assert refusal(json.dumps(mutant).encode()), (path, mutant)


@pytest.mark.parametrize(("name", "number"), CHANGED)
@pytest.mark.parametrize("part", ["header", "result", "secret", "format"])
def test_every_change_of_header_result_or_secret_is_noticed_under_a_fresh_digest(part, name, number):
    whole, rng = Tree(tree(SAMPLE[name][number]), under=(part,)), Random(number)
    for _ in range(CHANGES // 2 if part == "header" else CHANGES // 10):
        path, mutant = whole.mutant(rng)
        assert refusal(rehashed(mutant)) or only_who_practised(whole.value, mutant), (path, mutant)


def other_outcome(rng, words, other_word):
    """An outcome that says something else: another word, two of them swapped, one left out, one too many."""
    verb, *rest = words
    place = rng.randrange(len(rest))
    match rng.choice(["other", "other", "swap", "less", "more"]):
        case "other":
            rest[place] = other_word(rng, verb, rest[place])
        case "swap":
            other = rng.randrange(len(rest))
            rest[place], rest[other] = rest[other], rest[place]
        case "less":
            del rest[place]
        case "more":
            rest.insert(place, rest[place])
    return [verb, *rest]


@pytest.mark.parametrize(("name", "number"), CHANGED)
def test_every_change_of_an_outcome_is_noticed_under_a_fresh_digest(name, number):
    rng, tried = Random(number), 0
    whole = tree(SAMPLE[name][number])
    while tried < CHANGES // 2:
        place = rng.choice(outcomes(whole["steps"]))
        text = " ".join(other_outcome(rng, whole["steps"][place].split(), KITS[name].other_word))
        if text != whole["steps"][place]:
            mutant = whole | {"steps": [*whole["steps"][:place], text, *whole["steps"][place + 1 :]]}
            assert refusal(rehashed(mutant)) in ("verify-outcome", "verify-step", "verify-form"), (place, text)
            tried += 1


@pytest.mark.parametrize(("name", "number"), CHANGED)
def test_an_outcome_left_out_or_doubled_is_noticed(name, number):
    rng = Random(number)
    whole = tree(SAMPLE[name][number])
    steps = whole["steps"]
    chance = outcomes(steps)
    for place in rng.sample(chance, min(len(chance), CHANGES // 4)):
        for changed in (steps[:place] + steps[place + 1 :], [*steps[:place], steps[place], *steps[place:]]):
            assert refusal(rehashed(whole | {"steps": changed})), steps[place]


def seeded(name):
    return next(tree(record) for record in RECORDS[name] if record.header.seed is not None)


def sealed(name):
    return next(tree(record) for record in RECORDS[name] if record.header.seed is None)


def test_another_secret_is_not_the_one_that_was_promised(name):
    whole = sealed(name)
    right = whole["secret"]
    for secret in (right[::-1], right.upper(), right[:-2], right + "00", "", "xx", " " + right):
        assert refusal(rehashed(whole | {"secret": secret})) == "verify-commitment"


def test_another_promise_does_not_fit_the_secret(name):
    whole = sealed(name)
    whole["header"]["commitment"] = fair.commitment(b"another")
    assert refusal(rehashed(whole)) == "verify-commitment"


def test_another_seed_does_not_fit_the_secret(name):
    whole = seeded(name)
    whole["header"]["seed"] += "?"
    assert refusal(rehashed(whole)) == "verify-seed"


def test_another_envelope_altogether_has_other_dice_and_cards(name):
    whole = sealed(name)
    whole["secret"] = bytes(32).hex()
    whole["header"]["commitment"] = fair.commitment(bytes(32))
    assert refusal(rehashed(whole)) == "verify-outcome"
    whole = seeded(name)
    secret = fair.seed_secret("lucky")
    whole["header"] |= {"seed": "lucky", "table": "lucky", "commitment": fair.commitment(secret)}
    assert refusal(rehashed(whole | {"secret": secret.hex()})) == "verify-outcome"


def test_another_grain_of_salt_gives_other_dice_and_cards(name):
    salted = (record for record in RECORDS[name] if record.header.players[0].nonce)
    whole = tree(next(salted))
    whole["header"]["players"][0]["nonce"] = 32 * "0"
    assert refusal(rehashed(whole)) == "verify-outcome"


def test_a_better_result_is_not_believed(name):
    whole = sealed(name)
    whole["result"]["totals"][0] += 50
    assert refusal(rehashed(whole)) == "verify-result"


def test_the_changes_reach_every_part_of_a_record(name):
    whole, rng = Tree(tree(SAMPLE[name][4])), Random(1)
    reached = Counter(whole.mutant(rng)[0][0] for _ in range(3000))
    assert reached.keys() == {"format", "header", "steps", "result", "secret", "digest"}
    assert len(list(places(tree(SAMPLE[name][4])))) > 100


def test_a_verifier_that_trusts_the_digest_would_be_caught(name, monkeypatch):
    monkeypatch.setattr(record, "digest_of", lambda changed: changed.digest)
    whole, rng = Tree(tree(SAMPLE[name][2]), under=("digest",)), Random(1)
    texts = [mutant for _, mutant in (whole.mutant(rng) for _ in range(20)) if isinstance(mutant.get("digest"), str) and len(mutant) == 6]
    assert any(refusal(json.dumps(mutant).encode()) is None for mutant in texts)
