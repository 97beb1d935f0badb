"""The duplicate of a week: its deals, its seats and its scores."""

from datetime import date

import pytest

from pithead.duplicate.week import WeekPlayed, begin_of, end_of, play_bot, ranking, rival_of, seat_of, week_of
from pithead.game import Unreadable


def test_a_week_begins_on_a_monday_and_lasts_seven_days():
    assert week_of(date(2026, 11, 17)) == "2026-W47"
    assert (begin_of("2026-W47"), end_of("2026-W47")) == (date(2026, 11, 16), date(2026, 11, 23))
    assert week_of(date(2027, 1, 1)) == "2026-W53"
    for wrong in ("2026-W60", "2026", "x"):
        with pytest.raises(Unreadable):
            begin_of(wrong)


def test_everybody_is_compared_on_each_deal_and_a_deal_that_was_not_played_counts_nothing():
    def played(player, deal, own, other):
        totals = (own, other) if seat_of(deal) == 0 else (other, own)
        return WeekPlayed(deal, totals, (totals.index(max(totals)),), who=player)

    ranks = ranking([played("ann", 0, 9, 1), played("bob", 0, 5, 1), played("cy", 0, 1, 5), played("bob", 1, 3, 2)], 2)
    assert [(each.player, each.score, each.deals) for each in ranks] == [
        ("ann", 1.0, (1.0, None)),
        ("bob", 1.0, (0.5, 0.5)),
        ("cy", 0.0, (0.0, None)),
    ]


def test_a_bot_makes_the_same_of_a_deal_again_and_sits_where_a_person_would():
    rival = rival_of("mini-miners")
    first = play_bot("mini-miners", "deal x 1", 1, "first-day", 0)
    assert first == play_bot("mini-miners", "deal x 1", 1, "first-day", 0)
    assert first.player == "level:first-day:0"
    assert first.margin == pytest.approx(first.totals[1] - first.totals[0], abs=0.5)
    assert rival != "first-day"
