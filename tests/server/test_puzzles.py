"""Puzzles and the daily mountain over HTTP."""

import random

import pytest

from pithead.bots import RandomBot, make_bot
from pithead.coach.puzzles import collection, puzzle_of, themes
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.games import game_names, load_game
from pithead.match import open_match, play_out
from pithead.record import Player, write_record
from pithead.words import LANGUAGES, Words
from tests.server.live import Person
from tests.server.live import play_out as play_game_out


@pytest.fixture
def ann(live):
    return Person(live.url, "Ann")


@pytest.mark.parametrize("game", game_names())
def test_todays_puzzle_is_one_of_all_and_shows_its_seat_alone(ann, game):
    shown = ann.get(f"/api/puzzles/{game}?lang=en").json()
    puzzle = puzzle_of(load_game(game), shown["number"])
    assert shown["count"] == len(collection(game).puzzles)
    assert shown["rating"] == puzzle.rating
    assert shown["scene"]["shown"]["you"] == puzzle.seat
    assert {choice["event"] for choice in shown["scene"]["shown"]["choices"]} == set(puzzle.shares)
    assert "shares" not in shown


@pytest.mark.parametrize("game", game_names())
def test_a_puzzle_says_its_theme_and_leads_to_the_next_of_each(ann, game):
    numbers = themes(game)
    shown = ann.get(f"/api/puzzles/{game}/1?lang=de").json()
    assert shown["theme"] == Words("de")(f"puzzle-{game}-theme-{puzzle_of(load_game(game), 1).theme}")
    assert [theme["count"] for theme in shown["themes"]] == [len(each) for each in numbers.values()]
    last = ann.get(f"/api/puzzles/{game}/{len(collection(game).puzzles)}").json()
    assert [theme["next"] for theme in last["themes"]] == [each[0] for each in numbers.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_answer_is_told_in_every_language(ann, language):
    puzzle = puzzle_of(load_game("dice-miner"), 3)
    told = ann.http.post(f"/api/puzzles/dice-miner/3?lang={language}", json={"event": puzzle.best}).json()
    assert told["right"]
    assert told["says"] == Words(language)("puzzle-right")
    assert [share["event"] for share in told["shares"]] == sorted(puzzle.shares, key=lambda event: -puzzle.shares[event])


def test_a_wrong_answer_does_not_give_the_solution_away(ann):
    puzzle = puzzle_of(load_game("dice-miner"), 3)
    worst = min(puzzle.shares, key=lambda event: puzzle.shares[event])
    told = ann.http.post("/api/puzzles/dice-miner/3", json={"event": worst}).json()
    assert not told["right"]
    assert told["loss"] > 0
    assert "shares" not in told


def test_whoever_gives_up_is_told(ann):
    told = ann.http.post("/api/puzzles/mini-miners/1", json={"event": None}).json()
    assert not told["right"]
    assert told["shares"][0]["event"] == puzzle_of(load_game("mini-miners"), 1).best


@pytest.mark.parametrize(("path", "status"), [("chess", 404), ("dice-miner/x", 404), ("dice-miner/0", 422)])
def test_what_is_no_puzzle_is_refused(ann, path, status):
    answer = ann.http.get(f"/api/puzzles/{path}")
    assert answer.status_code == status
    assert answer.json()["message"]


def daily_record(bot):
    game = load_game("dice-miner")
    match, _ = open_match(game, [Player("Ann", "human", None)], options=DiceMinerOptions(solo="daily"), seed="daily 2026-11-15")
    play_out(match, [bot], random.Random(1))
    return match.record()


@pytest.mark.rule("DM-9.2")
def test_a_finished_daily_mountain_is_compared_with_bots(ann):
    record = daily_record(make_bot(load_game("dice-miner"), "greedy", 0))
    table = ann.http.post("/api/records", content=write_record(record)).json()["table"]
    told = ann.get(f"/api/tables/{table}/daily?lang=de").json()
    assert told["points"] == record.result.totals[0]
    assert told["beaten"] > 50
    assert told["levels"][0]["words"] == Words("de")("level-first-day")


def test_a_game_of_two_is_not_compared(ann):
    game = load_game("dice-miner")
    match, _ = open_match(game, [Player(name, "human", None) for name in ("Ann", "Bob")], seed="two")
    play_out(match, [RandomBot()] * 2, random.Random(1))
    table = ann.http.post("/api/records", content=write_record(match.record())).json()["table"]
    refused = ann.http.get(f"/api/tables/{table}/daily")
    assert refused.status_code == 422
    assert refused.json()["message"] == Words("en")("error-daily-only")


def test_one_try_a_day_counts_by_the_servers_date(ann, live):
    (before,) = ann.get("/api/me/daily").json()["tries"]
    assert before == {"game": "dice-miner", "day": before["day"]}
    begun = ann.post("/api/daily/dice-miner", nonce="00" * 16).json()
    assert begun == {**before, "table": begun["table"], "status": "playing"}
    assert ann.post("/api/daily/dice-miner", nonce="11" * 16).json() == begun
    shown = ann.table(begun["table"])
    assert shown["seed"] == f"daily {before['day']}"
    play_game_out(begun["table"], [ann])
    after = ann.get("/api/me/daily").json()
    assert after["tries"] == [{**begun, "status": "over", "points": ann.table(begun["table"])["result"]["totals"][0]}]
    assert 0 < after["seconds"] <= 86_400
    assert ann.post("/api/daily/dice-miner", nonce="22" * 16).json()["status"] == "over"
    assert Person(live.url, "Bo").post("/api/daily/dice-miner", nonce="00" * 16).json()["table"] != begun["table"]


def test_a_game_without_a_daily_table_has_no_try(ann):
    refused = ann.http.post("/api/daily/mini-miners", json={"nonce": "00" * 16})
    assert refused.status_code == 404
