"""Ratings of people and bots: laws that hold for any games."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.coach.room import LuckFit, coach_of
from pithead.ratings.anchors import level_ratings
from pithead.ratings.bot_games import BotGame, BotGamesConfig, kind_of, lineup_of, play_games, read_games
from pithead.ratings.luck import luck_taken
from pithead.ratings.measure import compare, luck_forms, mean_luck, newcomers, settle, strengths
from pithead.ratings.rating import LOGIT, NEW_DEVIATION, Rating, after_game, expected_shares, shares_of
from pithead.ratings.rivals import Glicko2, PlainElo, WengLin
from pithead.ratings.simulated import simulated_crowd
from tests.commands import ROOT

RATINGS = st.lists(st.builds(Rating, st.integers(0, 2500).map(float), st.floats(25, 350)), min_size=2, max_size=4)


@settings(deadline=None)
@given(RATINGS)
def test_what_everybody_may_expect_adds_up_to_one_victory(ratings: list[Rating]) -> None:
    shares = expected_shares(ratings)
    assert sum(shares) == pytest.approx(1)
    assert all((one.mean < other.mean) == (a < b) for one, a in zip(ratings, shares) for other, b in zip(ratings, shares))


@settings(deadline=None)
@given(RATINGS, st.data())
def test_a_winner_rises_the_others_fall_and_everybody_becomes_surer(ratings: list[Rating], data: st.DataObject) -> None:
    winner = data.draw(st.integers(0, len(ratings) - 1))
    after = after_game(ratings, shares_of([winner], len(ratings)))
    for seat, (old, new) in enumerate(zip(ratings, after)):
        assert (new.mean >= old.mean) if seat == winner else (new.mean <= old.mean)
        assert new.deviation <= old.deviation
        assert new.games == old.games + 1


@settings(deadline=None)
@given(RATINGS)
def test_a_game_that_went_as_expected_moves_nobody(ratings: list[Rating]) -> None:
    after = after_game(ratings, expected_shares(ratings))
    assert [new.mean for new in after] == pytest.approx([old.mean for old in ratings])


def test_an_unsure_rating_moves_further_than_a_sure_one() -> None:
    newcomer, regular = after_game([Rating(900, NEW_DEVIATION), Rating(900, 40)], [1.0, 0.0])
    assert newcomer.mean - 900 > 5 * (900 - regular.mean)


def test_a_game_that_is_worth_several_tells_as_much_as_several() -> None:
    heavy = after_game([Rating(), Rating(1000, 30)], [0.6, 0.4], weight=3.0)
    light = after_game([Rating(), Rating(1000, 30)], [0.6, 0.4])
    assert heavy[0].deviation < light[0].deviation
    assert heavy[0].mean - 900 > light[0].mean - 900 > 0


def test_the_less_is_known_of_luck_the_less_of_it_is_taken_away() -> None:
    fit = coach_of("dice-miner").luck_fit
    well, badly, not_at_all = luck_taken(fit, [0.01, 0.01]), luck_taken(fit, [0.3, 0.3]), luck_taken(fit, [30.0, 0.1])
    assert 1 > well.part > badly.part > not_at_all.part >= 0
    assert well.weight > badly.weight > not_at_all.weight == pytest.approx(1, abs=0.001)
    assert well.weight > 1.2


@pytest.mark.parametrize("game", ["dice-miner", "mini-miners"])
def test_as_much_luck_is_taken_out_of_each_game_as_the_page_of_measurements_says(game: str) -> None:
    page = (ROOT / "docs" / "reference" / "ratings.md").read_text(encoding="utf-8")
    levels = page.partition(f"## The five levels of `{game}`")[2]
    part, left = re.search(r"\| (\d+) % of that luck \| (\d+) ±", levels).groups()
    assert coach_of(game).luck_fit == (int(part) / 100, pytest.approx(1 - int(left) / 100))


def test_where_nobody_has_measured_luck_a_result_stays_as_it_is() -> None:
    assert luck_taken(LuckFit(), [0.0]) == (0.0, 1.0)


@pytest.mark.parametrize("system", [PlainElo(32), WengLin(), Glicko2()])
def test_every_system_learns_who_is_better(system: PlainElo | WengLin | Glicko2) -> None:
    for number in range(200):
        winner = 0 if number % 4 else 1
        system.learn(("strong", "weak"), shares_of([winner], 2))
    assert system.mean("strong") > system.mean("weak")
    assert system.expected(("strong", "weak"))[0] == pytest.approx(0.75, abs=0.12)


def test_glicko_agrees_with_the_example_of_its_author() -> None:
    """Glickman's page takes three games at once; here each is a period, which comes to nearly the same."""
    system = Glicko2()
    scale = 173.7178
    system.known["one"] = (0.0, 200 / scale, 0.06)
    for number, (mean, deviation, score) in enumerate([(-100, 30, 1.0), (50, 100, 0.0), (200, 300, 0.0)]):
        system.known[f"other {number}"] = (mean / scale, deviation / scale, 0.06)
        system.learn(("one", f"other {number}"), (score, 1 - score))
    assert scale * system.of("one")[0] == pytest.approx(-36, abs=6)
    assert scale * system.of("one")[1] == pytest.approx(151.5, abs=4)
    assert system.of("one")[2] == pytest.approx(0.06, abs=1e-3)


def test_newcomers_start_where_they_are_told_to() -> None:
    low, usual = WengLin(newcomer=Rating(600)), WengLin()
    assert (low.mean("new"), usual.mean("new")) == (600, Rating().mean)
    low.learn(["new", "other"], [1.0, 0.0])
    assert low.mean("new") > 600 > low.mean("other")


def test_a_game_moves_nearly_as_far_as_the_package_openskill_moves_it() -> None:
    """openskill 6.2.0: PlackettLuce(mu=25, sigma=25/3, beta=25/6) moves two equal newcomers to 27.6354 and 22.3646, sigma 8.0659."""
    points = LOGIT / (25 / 6 * 2**0.5)
    new = Rating(25 * points, 25 / 3 * points)
    winner, loser = (Rating(each.mean / points, each.deviation / points) for each in after_game([new, new], [1.0, 0.0]))
    assert winner.mean - 25 == pytest.approx(25 - loser.mean)
    assert winner.mean - 25 == pytest.approx(27.6354 - 25, rel=0.15)
    assert winner.deviation == pytest.approx(8.0659, rel=0.05)


def test_an_anchored_level_stays_where_it_was_measured() -> None:
    system = WengLin({"hewer": Rating(950, 8)})
    system.learn(("hewer", "visitor"), (0.0, 1.0))
    assert system.mean("hewer") == 950 < system.mean("visitor")


def test_a_crowd_plays_on_where_it_stopped(tmp_path: Path) -> None:
    config = BotGamesConfig("mini-miners")
    file = tmp_path / config.file
    assert list(play_games({config: 2}, tmp_path)) == [1, 0]
    first = read_games(file)
    file.write_bytes(file.read_bytes() + b'{"number":')
    assert list(play_games({config: 4}, tmp_path)) == [1, 0]
    assert read_games(file)[:2] == first
    assert [game.players for game in read_games(file)] == [lineup_of(config, number).players for number in range(4)]


def test_the_dice_of_levels_are_weighed(tmp_path: Path) -> None:
    config = BotGamesConfig("dice-miner", of_levels=True)
    assert list(play_games({config: 1}, tmp_path)) == [0]
    (game,) = read_games(tmp_path / config.file)
    assert set(map(kind_of, game.players)) <= set(level_ratings("dice-miner"))
    for luck in (game.luck, game.luck_by_draws):
        assert any(luck)
        assert sum(luck) == pytest.approx(0, abs=1e-3)


def made_up(count: int) -> list[BotGame]:
    """Games of the five levels in which the better one wins three of four, and luck explains most of the rest."""
    names, games = list(level_ratings("dice-miner")), []
    names = [name for name in names if name != "greedy"]
    for number in range(count):
        low = number % 4
        better, won = low + 1, number % 7 < 5
        luck = 0.15 if won else -0.55
        games.append(BotGame(number, (names[better], names[low]), (2, 1), (0,) if won else (1,), (luck, -luck), (luck, -luck)))
    return games


def test_the_measure_sees_that_luck_was_taken_away() -> None:
    games = made_up(280)
    whole, fitted, _ = luck_forms(games)
    assert fitted.rest.value <= whole.rest.value < 0.5
    assert sum(fitted.adjusted(games[0])) == pytest.approx(1)
    plain, ours, *lucky = settle("dice-miner", games, sequences=8)
    assert ours.games is not None
    assert min(each.games or 9999 for each in lucky) <= ours.games
    assert compare("dice-miner", games)[0].name.startswith("Elo")
    elo, _, *unlucky = newcomers(games, sequences=10)
    assert min(dict(each.off)[10] for each in unlucky) < dict(elo.off)[10]
    assert plain.right[0][0] == 5
    assert kind_of("hewer#12") == "hewer"


def test_a_control_variate_takes_out_no_more_than_there_is() -> None:
    """Luck that was weighed twice too large is halved, and luck that has nothing to do with the result is left alone."""
    right = [BotGame(n, ("a", "b"), (2, 1), (n % 2,), (0.25 * (1 - 2 * (n % 2)), 0.0)) for n in range(400)]
    games = [msgspec.structs.replace(game, luck=(2 * game.luck[0], -2 * game.luck[0])) for game in right]
    games = [msgspec.structs.replace(game, luck_by_draws=((-1) ** (game.number // 2), -((-1) ** (game.number // 2)))) for game in games]
    _, fitted, by_draws = luck_forms(games)
    assert fitted.share == pytest.approx(1.0, abs=0.02)
    assert fitted.rest.value == pytest.approx(0.0, abs=0.02)
    assert by_draws.share == pytest.approx(0.0, abs=0.02)
    assert by_draws.rest.value == pytest.approx(1.0, abs=0.02)


def test_strengths_are_those_that_make_the_games_most_likely() -> None:
    games = [BotGame(n, ("good", "bad"), (1, 0), (0,) if n % 10 < 9 else (1,)) for n in range(1000)]
    found = strengths(games)
    assert found["good"] - found["bad"] == pytest.approx(382, abs=8)


def test_nobody_is_luckier_in_the_mean_by_draws() -> None:
    games = made_up(70)
    assert {player: each.value for player, each in mean_luck(games, lambda game: (0.0,) * 2).items()} == dict.fromkeys(
        {player for game in games for player in game.players}, 0.0
    )


def test_whoever_has_more_good_days_wins_more_in_the_simulator() -> None:
    games = simulated_crowd("dice-miner", 200)
    assert games == simulated_crowd("dice-miner", 200)
    assert {len(game.players) for game in games} == {2, 3, 4}
    found = strengths([msgspec.structs.replace(game, players=tuple(map(kind_of, game.players))) for game in games if seats_differ(game)])
    assert found["100%"] > found["60%"] > found["0%"]


def seats_differ(game: BotGame) -> bool:
    """Does nobody sit beside their like?"""
    return len(set(map(kind_of, game.players))) == len(game.players)
