"""The ladder: Elo by maximum likelihood, duplicate deals, and what the command says."""

from math import log10
from random import Random
from time import perf_counter, sleep

import msgspec
import pytest

from pithead.bots.elo import PairResult, rate
from pithead.bots.ladder import (
    Ladder,
    LadderBatch,
    LadderConfig,
    LadderDeal,
    batches,
    entrants,
    ladder_of,
    measure,
    pairs_of,
    play_batch,
    play_deal,
    read_shipped,
    table,
    write,
)
from pithead.bots.levels import bots_of, levels
from pithead.game import Unreadable
from pithead.sim.budget_clock import budget_seconds, by_processor_time

CONFIG = LadderConfig("mini-miners", games=4, workers=1, bots=("first-day", "greedy"), seed="x")


def elo(share):
    return 400 * log10(share / (1 - share))


def match_of(first, second, share, weight=4000.0):
    return PairResult((first, second), int(weight), share, 0.02, weight)


def test_three_victories_in_four_are_191_points():
    ratings = {rating.name: rating for rating in rate([match_of("a", "b", 0.75)], ("b", 1000.0))}
    assert ratings["b"] == ("b", 1000.0, 0.0)
    assert ratings["a"].elo == pytest.approx(1000 + elo(0.75), abs=0.5)
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)


def test_the_interval_is_that_of_the_logistic_curve():
    (rating,) = [each for each in rate([match_of("a", "b", 0.5, 400)], ("b", 0.0)) if each.name == "a"]
    assert rating.within == pytest.approx(1.96 * 400 / 2.302585 / (400 * 0.25) ** 0.5, rel=0.01)


def test_numbers_that_fit_together_are_found_again():
    true = {"a": 0.0, "b": 120.0, "c": 300.0, "d": 480.0}
    names = sorted(true)
    matches = [
        match_of(one, other, 1 / (1 + 10 ** ((true[other] - true[one]) / 400)), 10_000) for one in names for other in names if one < other
    ]
    for rating in rate(matches, ("a", 0.0)):
        assert rating.elo == pytest.approx(true[rating.name], abs=1.0)


def test_the_interval_covers_the_truth_about_as_often_as_it_says():
    rng, covered = Random(3), 0
    for _ in range(200):
        shares = [(sum(rng.random() < 0.64 for _ in range(2))) / 2 for _ in range(150)]
        (rating,) = [each for each in rate([PairResult.of(("a", "b"), shares, 2)], ("b", 0.0)) if each.name == "a"]
        covered += abs(rating.elo - elo(0.64)) <= rating.within
    assert 178 <= covered <= 200


def test_who_wins_every_game_still_has_a_number():
    ratings = {each.name: each.elo for each in rate([PairResult.of(("a", "b"), [1.0] * 50, 2)], ("b", 0.0))}
    assert 300 < ratings["a"] < 2000


def test_duplicates_count_for_what_they_are_worth():
    alike = PairResult.of(("a", "b"), [0.5] * 90 + [1.0] * 5 + [0.0] * 5, 2)
    mixed = PairResult.of(("a", "b"), [1.0, 0.0] * 50, 2)
    assert alike.games == mixed.games == 200
    assert alike.weight > mixed.weight
    assert alike.within < mixed.within


def test_a_bot_against_itself_wins_exactly_half_of_a_deal_if_it_never_varies():
    for number in range(3):
        assert play_deal(LadderConfig("mini-miners", seed="s", budget=0.0), ("greedy", "greedy"), number).share == 0.5


def test_all_pairs_play_at_least_as_many_games_as_asked_for_in_turn():
    config = LadderConfig("dice-miner", games=1000, bots=("first-day", "apprentice", "hewer"))
    work = list(batches(config))
    assert [batch.pair for batch in work[:3]] == [("first-day", "apprentice"), ("first-day", "hewer"), ("apprentice", "hewer")]
    assert sum(batch.deals for batch in work if batch.pair == work[0].pair) == 500


def test_a_level_meets_those_next_to_it():
    names = entrants(LadderConfig("mini-miners"))
    assert names == ("first-day", "apprentice", "hewer", "greedy", "foreman", "mine-master")
    met = pairs_of(names)
    assert len(met) == 9
    assert set(zip(levels("mini-miners"), levels("mini-miners")[1:])) <= set(met)
    assert ("first-day", "mine-master") not in met


def test_the_same_seed_plays_the_same_games():
    batch = LadderBatch(LadderConfig("mini-miners", seed="seed", budget=0.0), ("first-day", "apprentice"), 0, 3)
    assert [deal.share for deal in play_batch(batch).deals] == [deal.share for deal in play_batch(batch).deals]


def test_a_budget_of_processor_time_does_not_pass_while_a_process_waits():
    with by_processor_time():
        begin, on_the_wall = budget_seconds(), perf_counter()
        sleep(0.05)
        assert budget_seconds() - begin < perf_counter() - on_the_wall
    begin = budget_seconds()
    sleep(0.05)
    assert budget_seconds() - begin >= 0.05


def test_a_ladder_says_whether_its_seconds_were_of_processor_time():
    terms = msgspec.structs.replace(CONFIG, processor_time=True)
    made = measure(terms)
    assert made.processor_time
    assert not ladder_of(CONFIG, play_batch(LadderBatch(CONFIG, ("first-day", "greedy"), 0, 1)).deals).processor_time
    assert [pair.share for pair in made.pairs] == [pair.share for pair in measure(CONFIG).pairs]


def test_a_ladder_is_measured_written_and_read(tmp_path):
    progress = []
    made = measure(CONFIG, lambda done, whole: progress.append((done, whole)))
    assert progress == [(1, 1)]
    assert made.games == 4
    assert {rung.name for rung in made.rungs} == {"first-day", "greedy"}
    assert sum(bool(rung.below) for rung in made.rungs) == 1
    assert all(rung.ms > 0 for rung in made.rungs)
    assert "first-day" in table(made)
    write(made, tmp_path)
    assert msgspec.json.decode((tmp_path / "mini-miners-2.json").read_bytes(), type=Ladder) == made
    with pytest.raises(Unreadable, match="ladder-unmeasured"):
        read_shipped("mini-miners", 3)


def test_who_stops_early_keeps_what_was_played():
    def stop(done, whole):
        raise KeyboardInterrupt

    made = measure(LadderConfig("mini-miners", games=400, workers=1, bots=("first-day", "greedy")), stop)
    assert made.stopped
    assert 0 < made.games < 400


def test_a_ladder_goes_on_with_the_deals_that_were_kept(tmp_path):
    terms = LadderConfig("mini-miners", games=16, workers=1, bots=("first-day", "greedy"), budget=0.0)
    half, file = msgspec.structs.replace(terms, games=8), tmp_path / "mini-miners-2.jsonl"
    first = measure(half, bank=tmp_path)
    file.write_bytes(file.read_bytes() + b'{"pair":["first-d')
    progress = []
    whole = measure(terms, lambda done, of: progress.append((done, of)), tmp_path)
    assert progress == [(2, 2)]
    assert whole.games == 16
    assert measure(terms, lambda done, of: progress.append((done, of)), tmp_path) == whole
    assert progress == [(2, 2)]
    assert [pair.share for pair in measure(half, bank=tmp_path).pairs] == [pair.share for pair in first.pairs]
    with pytest.raises(Unreadable, match="ladder-bank"):
        measure(msgspec.structs.replace(terms, seed="another"), bank=tmp_path)


def test_the_better_one_comes_later_with_its_victories_over_the_one_below():
    deals = [LadderDeal(("hewer", "greedy"), share, (10, 10), (0.1, 0.2)) for share in (1.0, 1.0, 0.5, 0.5, 1.0, 0.0)]
    worse, better = ladder_of(CONFIG, deals).rungs
    assert (worse.name, better.name, better.below) == ("greedy", "hewer", "greedy")
    assert better.won == pytest.approx(4 / 6, abs=1e-3)
    assert (better.ms, worse.ms) == (10.0, 20.0)


def test_one_bot_alone_is_no_ladder():
    with pytest.raises(Unreadable, match="ladder-two"):
        measure(LadderConfig("mini-miners", bots=("greedy",)))


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_the_shipped_ladder_rises_from_level_to_level(game):
    """Measured for this release: each level wins more than half of its games against the next lower, interval included."""
    made = read_shipped(game, 2)
    assert [level for level in made.bots if level.name in levels(game)] == list(bots_of(game).levels), "these levels were not measured"
    places = {rung.name: rung for rung in made.rungs}
    assert [rung.name for rung in made.rungs if rung.name in levels(game)] == list(levels(game))
    for lower, higher in zip(levels(game), levels(game)[1:]):
        match = next(match for match in made.pairs if set(match.pair) == {lower, higher})
        won = match.share if match.pair[0] == higher else 1 - match.share
        assert match.games >= 1000
        assert won - match.within > 0.5
        assert places[higher].elo > places[lower].elo
