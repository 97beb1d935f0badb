"""The sealed dice are fair, and the same for everybody who plays the same envelope."""

from math import exp, log, sqrt
from random import Random

import pytest

from pithead import fair
from pithead.dice_miner.rules.events import Cheers, Filled
from pithead.dice_miner.rules.state import DiceMinerOptions
from tests.records.making import match_of

KEYS = 300
ODDS = 0.001
"""Several tests ask for the same luck, so a single one may be as odd as this."""
WORD = 1 << 32


def keys(name):
    return [fair.game_key(fair.seed_secret(f"{name} {number}"), b"header") for number in range(KEYS)]


def distance(values):
    """How far values from 0 to 1 are from uniform: the statistic of Kolmogorov and Smirnov."""
    ordered, count = sorted(values), len(values)
    return max(max((place + 1) / count - value, value - place / count) for place, value in enumerate(ordered))


def p_value(values):
    """The probability of such a distance, or a larger one, by the approximation of Stephens."""
    count = sqrt(len(values))
    reach = (count + 0.12 + 0.11 / count) * distance(values)
    if reach < 0.2:
        return 1.0
    return min(1.0, max(0.0, 2 * sum((-1) ** (term - 1) * exp(-2 * (term * reach) ** 2) for term in range(1, 101))))


def small_draws(values):
    """The probability of draws that are so small in all, by Fisher's product; exact, so uniform over fair keys."""
    half = -sum(map(log, values))
    term = total = exp(-half)
    for step in range(1, len(values)):
        term *= half / step
        total += term
    return total


def draws(key, number, count, label="r1/fill"):
    below = fair.sealed(key)(label)
    return [(below(number) + 0.5) / number for _ in range(count)]


@pytest.mark.parametrize("number", [WORD, 3 << 30, 1_000_003, 997 * 1013])
def test_draws_of_many_keys_are_uniform(number):
    of_keys = [draws(key, number, 100) for key in keys(f"below {number}")]
    assert p_value([small_draws(values) for values in of_keys]) > ODDS
    assert p_value([value for values in of_keys for value in values]) > ODDS


def test_draws_of_many_labels_are_uniform():
    draw = fair.sealed(fair.game_key(b"one secret", b"header"))
    assert p_value([(draw(f"r1/s0/magic/{number}/die1")(WORD) + 0.5) / WORD for number in range(5000)]) > ODDS


def test_a_draw_without_rejection_would_be_found():
    number = 3 << 30
    of_keys = [[(value * WORD // 1 % number + 0.5) / number for value in draws(key, WORD, 100)] for key in keys("biased")]
    assert p_value([small_draws(values) for values in of_keys]) < 1e-9
    assert p_value([value for values in of_keys for value in values]) < 1e-9


def test_a_single_key_that_repeats_itself_would_be_found():
    of_keys = [draws(key, WORD, 10) * 10 for key in keys("repeating")]
    assert p_value([small_draws(values) for values in of_keys]) < 1e-9


@pytest.mark.parametrize("faces", [2, 6, 20, 60])
def test_every_number_of_a_die_comes_up_equally_often(faces):
    count, rolls = [0] * faces, 0
    for key in keys(f"faces {faces}"):
        below = fair.sealed(key)("start/1")
        for _ in range(100):
            count[below(faces)] += 1
            rolls += 1
    expected = rolls / faces
    chi_square = sum((seen - expected) ** 2 / expected for seen in count)
    assert chi_square < (faces - 1) + 4 * sqrt(2 * (faces - 1)) + 4


def test_every_label_and_every_key_has_dice_of_its_own():
    envelopes = [fair.sealed(fair.game_key(secret, b"header")) for secret in (b"one", b"two")]
    streams = [draw(label) for draw in envelopes for label in ("r1/fill", "r2/fill", "start/1")]
    rolls = [tuple(below(6) for _ in range(30)) for below in streams]
    assert len(set(rolls)) == len(rolls)


def test_a_label_gives_the_same_stream_however_often_it_is_asked():
    draw = fair.sealed(b"key")
    one, other = draw("r1/fill"), draw("r1/fill")
    assert [one(6) for _ in range(50)] == [other(6) for _ in range(50)]


def test_the_draws_are_pinned():
    below = fair.sealed(fair.game_key(fair.seed_secret("pinned"), b"{}"))("r1/fill")
    assert [below(6) for _ in range(12)] == [0, 0, 0, 2, 5, 0, 1, 4, 4, 0, 1, 1]


def test_the_header_is_part_of_the_key():
    assert fair.game_key(b"secret", b"one table") != fair.game_key(b"secret", b"another")


def duplicate(name, seats, decisions):
    """The same table played with other decisions."""
    match, _ = match_of("dice-miner", name, seats, DiceMinerOptions(random_heroes=True))
    rng = Random(decisions)
    match.deal()
    while not match.over:
        seat = rng.choice(match.game.to_act(match.state))
        match.act(seat, rng.choice(match.game.legal(match.state, seat)))
        match.deal()
    return match


@pytest.mark.rule("DM-2.3", "DM-7.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_envelope_gives_the_same_mountains_whatever_is_decided(seats):
    played = [duplicate("duplicate", seats, decisions) for decisions in range(12)]
    mountains = [[step.event for step in match.steps if isinstance(step.event, Filled)] for match in played]
    assert all(len(three) == 3 for three in mountains)
    assert all(three == mountains[0] for three in mountains)
    assert len({tuple(match.steps) for match in played}) == len(played)


def first_cheers(match):
    """The first beer die that each seat shared in round 1: seat and kind, and how it came up."""
    found = {}
    mountains = 0
    for step, outcome in zip(match.steps, match.steps[1:]):
        mountains += isinstance(step.event, Filled)
        if mountains == 1 and isinstance(step.event, Cheers) and step.seat not in {seat for seat, _ in found}:
            found[step.seat, step.event.kind] = outcome.event
    return found


@pytest.mark.rule("DM-4.3")
def test_the_same_envelope_gives_the_same_first_cheers():
    rolled = {}
    for decisions in range(40):
        for shared, outcome in first_cheers(duplicate("cheers", 2, decisions)).items():
            rolled.setdefault(shared, []).append(outcome)
    assert sum(map(len, rolled.values())) > 20
    assert all(len(set(outcomes)) == 1 for outcomes in rolled.values())


def test_another_table_has_other_mountains():
    one, other = (duplicate(name, 2, 1) for name in ("one", "other"))
    assert one.header.commitment != other.header.commitment
    assert [step.event for step in one.steps if isinstance(step.event, Filled)] != [
        step.event for step in other.steps if isinstance(step.event, Filled)
    ]


def test_nothing_is_rolled_before_it_is_due_and_the_envelope_stays_shut():
    match, _ = match_of("dice-miner", "late", 2, DiceMinerOptions())
    assert match.steps == ()
    assert match.deal()
    assert match.deal() == []
    assert match.record().secret is None
