"""What comparing on the same deal takes out of the variance, on results whose parts are known."""

from random import Random

import pytest

from pithead.duplicate.measure import Plan, gain, left_over, margin, play_deal, variances, victory
from pithead.duplicate.scoring import TableResult


def made_up(deal_spread, other_spread, deals=800, tables=4):
    """Results that consist of who plays (worth 100 points), of the deal and of the rest, each with its spread."""
    rng, results = Random("seed"), []
    for deal in range(deals):
        luck = rng.gauss(0, deal_spread)
        for _ in range(tables):
            players = (rng.choice(("weak", "strong")), "weak")
            ahead = round(100 * (players[0] == "strong") + luck + rng.gauss(0, other_spread))
            results.append(TableResult(deal, players, (1000 + ahead, 1000), (0,) if ahead > 0 else (1,)))
    return results


@pytest.mark.parametrize(("deal_spread", "other_spread", "times"), [(0, 30, 1.0), (30, 30, 2.0), (60, 30, 5.0)])
def test_the_gain_is_what_the_deals_have_of_the_variance(deal_spread, other_spread, times):
    found = gain(made_up(deal_spread, other_spread), margin)
    assert found.low <= times <= found.high
    assert found.within == pytest.approx(other_spread**2, rel=0.1)


def test_who_plays_is_in_neither_variance():
    left = left_over(made_up(0, 1), margin)
    assert max(abs(value) for values in left.values() for value in values) < 10


def test_values_that_only_differ_between_groups_do_not_vary_within():
    whole, within = variances([[1.0, 1.0], [3.0, 3.0]])
    assert whole == pytest.approx(4 / 3)
    assert within == 0


def test_a_deal_is_the_same_at_every_table_and_comes_again():
    plan = Plan("mini-miners", ("greedy",), seats=2, deals=1, tables=2)
    one, other = play_deal(plan, 0)
    assert one == other, "bots without dice of their own do the same with the same deal"
    assert play_deal(plan, 0) == [one, other]
    assert victory(one, one.winners[0]) == 1 / len(one.winners)
