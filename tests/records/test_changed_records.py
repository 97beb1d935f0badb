"""Whatever is changed in a finished record, somebody notices."""

import json
from collections import Counter
from random import Random

import pytest
from records.make_games import read_games
from records.mutations import Tree, only_who_practised, outcomes, places, refusal, rehashed, tree

from pithead import fair, record
from pithead.game import Refusal
from pithead.record import read_record, verify

RECORDS = read_games()
SAMPLE = [RECORDS[number] for number in (0, 1, 2, 3, 4, 5, 6, 7, 12, 13)]
"""Every table, with and without a seed, a corrected box, greedy players and a tie-break."""


def test_the_records_themselves_are_good():
    assert [refusal(json.dumps(tree(record)).encode()) for record in SAMPLE] == [None] * len(SAMPLE)
    assert [refusal(rehashed(tree(record))) for record in SAMPLE] == [None] * len(SAMPLE)


@pytest.mark.parametrize("number", range(len(SAMPLE)))
def test_every_single_change_is_noticed(number):
    whole, rng = Tree(tree(SAMPLE[number])), Random(number)
    for _ in range(500):
        path, mutant = whole.mutant(rng)
        assert refusal(json.dumps(mutant).encode()), (path, mutant)


@pytest.mark.parametrize("number", range(len(SAMPLE)))
@pytest.mark.parametrize("part", ["header", "result", "secret", "format"])
def test_every_change_of_header_result_or_secret_is_noticed_under_a_fresh_digest(part, number):
    whole, rng = Tree(tree(SAMPLE[number]), under=(part,)), Random(number)
    for _ in range(150 if part == "header" else 30):
        path, mutant = whole.mutant(rng)
        assert refusal(rehashed(mutant)) or only_who_practised(whole.value, mutant), (path, mutant)


def other_outcome(rng, words):
    """An outcome that says something else: another face, two faces swapped, one left out, one too many."""
    verb, *rest = words
    place = rng.randrange(len(rest))
    head, equals, face = rest[place].rpartition("=")
    kind = face.partition(":")[0]
    match rng.choice(["face", "face", "swap", "less", "more"]):
        case "face":
            faces = ["tunnel:1", "tunnel:5", "hazard:cave1", "hazard:beer", "tool:shield", "treasure:2", "magic:3", "tunnel:beer"]
            rest[place] = head + equals + rng.choice([other for other in faces if other.startswith(kind)] or ["1", "alchemist"])
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
    while tried < 150:
        place = rng.choice(outcomes(whole["steps"]))
        text = " ".join(other_outcome(rng, whole["steps"][place].split()))
        if text != whole["steps"][place]:
            mutant = whole | {"steps": [*whole["steps"][:place], text, *whole["steps"][place + 1 :]]}
            assert refusal(rehashed(mutant)) in ("verify-outcome", "verify-step", "verify-form"), (place, text)
            tried += 1


def test_dice_that_were_not_in_the_envelope_are_named():
    whole = tree(SAMPLE[2])
    place = next(number for number in outcomes(whole["steps"]) if whole["steps"][number].startswith("filled"))
    truth = whole["steps"][place]
    slot, _, face = truth.split()[1].partition("=")
    other = next(other for other in read_other_faces(face))
    whole["steps"][place] = truth.replace(f"{slot}={face}", f"{slot}={other}")
    with pytest.raises(Refusal) as refused:
        verify(read_record(rehashed(whole)))
    assert (refused.value.reason, refused.value.details["number"], refused.value.details["due"]) == ("verify-outcome", place + 1, truth)


def read_other_faces(face):
    kind = face.partition(":")[0]
    return [f"{kind}:beer", f"{kind}:1" if kind != "tool" else "tool:shield"][face.endswith("beer") :]


def seeded():
    return next(tree(record) for record in RECORDS if record.header.seed is not None)


def sealed():
    return next(tree(record) for record in RECORDS if record.header.seed is None)


def test_another_secret_is_not_the_one_that_was_promised():
    whole = sealed()
    for secret in (
        whole["secret"][::-1],
        whole["secret"].upper(),
        whole["secret"][:-2],
        whole["secret"] + "00",
        "",
        "xx",
        " " + whole["secret"],
    ):
        assert refusal(rehashed(whole | {"secret": secret})) == "verify-commitment"


def test_another_promise_does_not_fit_the_secret():
    whole = sealed()
    whole["header"]["commitment"] = fair.commitment(b"another")
    assert refusal(rehashed(whole)) == "verify-commitment"


def test_another_seed_does_not_fit_the_secret():
    whole = seeded()
    whole["header"]["seed"] += "?"
    assert refusal(rehashed(whole)) == "verify-seed"


def test_another_envelope_altogether_has_other_dice():
    whole = sealed()
    whole["secret"] = bytes(32).hex()
    whole["header"]["commitment"] = fair.commitment(bytes(32))
    assert refusal(rehashed(whole)) == "verify-outcome"
    whole = seeded()
    secret = fair.seed_secret("lucky")
    whole["header"] |= {"seed": "lucky", "table": "lucky", "commitment": fair.commitment(secret)}
    assert refusal(rehashed(whole | {"secret": secret.hex()})) == "verify-outcome"


def test_another_grain_of_salt_gives_other_dice():
    whole = next(tree(record) for record in RECORDS if record.header.players[0].nonce)
    whole["header"]["players"][0]["nonce"] = 32 * "0"
    assert refusal(rehashed(whole)) == "verify-outcome"


def test_a_better_result_is_not_believed():
    whole = sealed()
    whole["result"]["totals"][0] += 50
    assert refusal(rehashed(whole)) == "verify-result"


def test_the_changes_reach_every_part_of_a_record():
    whole, rng = Tree(tree(SAMPLE[4])), Random(1)
    reached = Counter(whole.mutant(rng)[0][0] for _ in range(3000))
    assert reached.keys() == {"format", "header", "steps", "result", "secret", "digest"}
    assert len(list(places(tree(SAMPLE[4])))) > 100


def test_a_verifier_that_trusts_the_digest_would_be_caught(monkeypatch):
    monkeypatch.setattr(record, "digest_of", lambda changed: changed.digest)
    whole, rng = Tree(tree(SAMPLE[2]), under=("digest",)), Random(1)
    texts = [mutant for _, mutant in (whole.mutant(rng) for _ in range(20)) if isinstance(mutant.get("digest"), str) and len(mutant) == 6]
    assert any(refusal(json.dumps(mutant).encode()) is None for mutant in texts)
