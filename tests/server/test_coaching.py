"""The coach over HTTP: hints and losses against bots, never between people, and analyses that come in pieces."""

import json
import random

import httpx
import pytest

from pithead.bots import RandomBot
from pithead.coach.analysis import analyse
from pithead.games import game_names, load_game
from pithead.match.commands import Resign, decide
from pithead.match.play import open_match, play_out
from pithead.record import Player, write_record
from pithead.server import page_coach
from tests.server.live import HEADERS, Person, seated
from tests.sizes import size
from tests.waiting import HANG_S, wait_until

DECISIONS = 30
"""So many are made before somebody gives up: in the second excavation or the second shift."""


def game_record(name):
    """A random game; a whole one takes long to analyse, so mostly it is one that is given up."""
    game, rng = load_game(name), random.Random("coaching")
    match, _ = open_match(game, [Player(name, "human", None) for name in ("Ann", "Bob")], options=game.options_type(), seed="coaching")
    if size("WHOLE_GAMES"):
        play_out(match, [RandomBot()] * 2, rng)
        return match.record()
    match.deal()
    for _ in range(DECISIONS):
        seat = rng.choice(match.table.actors)
        match.act(seat, rng.choice(game.legal(match.state, seat)))
        match.deal()
    _, match.table = decide(match.table, 1, Resign())
    return match.record()


@pytest.fixture(scope="module")
def records():
    return {name: game_record(name) for name in game_names()}


@pytest.fixture(scope="module")
def imported(live, records):
    keeper = httpx.Client(base_url=live.url, headers=HEADERS, timeout=HANG_S)
    assert keeper.post("/api/session", json={}).status_code == 200
    yield {name: keeper.post("/api/records", content=write_record(record)).json()["table"] for name, record in records.items()}
    keeper.close()


@pytest.fixture
def ann(live):
    return Person(live.url, "Ann")


def against_a_bot(person, game):
    """A table of one person and a bot, at the first choice between several things."""
    created = person.open(("human", "bot"), game=game, join="00" * 16)

    def at_a_choice():
        shown = person.table(created["table"])
        choices = shown.get("choices", ())
        if len(choices) == 1:
            person.command(created["table"], shown["version"], "act", event=choices[0]["event"])
        return shown if len(choices) > 1 else None

    return created["table"], wait_until(at_a_choice)


@pytest.mark.parametrize("game", game_names())
def test_a_hint_names_the_best_choices_with_a_chance_and_a_reason(ann, game):
    table, shown = against_a_bot(ann, game)
    answer = ann.get(f"/api/tables/{table}/hint?lang=de")
    assert answer.status_code == 200, answer.text
    options = answer.json()["options"]
    assert 2 <= len(options) <= 5
    assert {option["event"] for option in options} <= {choice["event"] for choice in shown["choices"]}
    shares = [option["share"] for option in options]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)
    assert all(option["why"].endswith(".") and option["words"] for option in options)
    assert options == ann.get(f"/api/tables/{table}/hint?lang=de").json()["options"]


def test_what_a_decision_lost_is_told_after_it(ann):
    table, shown = against_a_bot(ann, "dice-miner")
    best = ann.get(f"/api/tables/{table}/hint").json()["options"][0]["event"]
    worse = next(choice["event"] for choice in shown["choices"] if choice["event"] != best)
    assert ann.command(table, shown["version"], "act", event=worse).status_code == 200
    count = next(number for number in range(1, 200) if own_step(ann, table, number))
    lost = ann.get(f"/api/tables/{table}/loss?event={count}&lang=en").json()
    assert lost["event"] == worse
    assert lost["best"] == best
    assert lost["loss"] > 0
    assert lost["why"].endswith(".")
    question = ann.get(f"/api/tables/{table}/loss/question?event={count}&lang=en").text
    assert json.loads(page_coach.loss(question, "en", lambda _: None)) == lost, "a browser would say something else"


def own_step(person, table, number):
    return person.get(f"/api/tables/{table}/loss?event={number}").status_code == 200


def test_there_is_no_coach_between_people(live):
    table, people = seated(live.url)
    for person in people:
        for path in ("hint", "hint/question", "loss?event=1", "loss/question?event=1"):
            answer = person.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 409
            assert answer.json()["reason"] == "coach-people"


def test_a_spectator_gets_no_hint(live, ann):
    table, _ = against_a_bot(ann, "dice-miner")
    assert Person(live.url, "Zoe").get(f"/api/tables/{table}/hint").status_code == 404


def test_nobody_is_told_what_a_bot_lost_before_the_game_is_over(ann):
    table, _ = against_a_bot(ann, "mini-miners")
    told = {ann.get(f"/api/tables/{table}/loss?event={number}").json().get("reason") for number in range(1, 4)}
    assert told <= {"coach-decision", "scene-unknown"}
    assert ann.get(f"/api/tables/{table}/loss?event=0").json()["reason"] == "scene-unknown"


def finished(person, table, lang="en"):
    """Ask until the analysis is there, which grows on the way."""
    path, done = f"/api/games/{table}/analysis?lang={lang}", []
    answer = person.post(path)

    def analysis():
        nonlocal answer
        if answer.status_code != 202:
            return answer
        assert answer.json()["is"] == "progress"
        done.append(answer.json()["done"])
        answer = person.get(path)
        return None

    wait_until(analysis, pause=0.3)
    assert answer.status_code == 200, answer.text
    assert done == sorted(done)
    return answer.json()


def test_an_analysis_is_the_one_of_the_library_with_words(ann, imported, records):
    told = finished(ann, imported["dice-miner"])
    wanted = analyse(records["dice-miner"])
    assert told["curve"] == [list(shares) for shares in wanted.curve]
    assert [seat["luck"] for seat in told["seats"]] == [seat.luck for seat in wanted.seats]
    assert [each["number"] for each in told["mistakes"]] == [each.number for each in wanted.mistakes]
    assert [each["number"] for each in told["lucky"]] == [each.number for each in wanted.lucky]
    french = ann.get(f"/api/games/{imported['dice-miner']}/analysis?lang=fr").json()
    assert french["curve"] == told["curve"]
    assert french["seats"][0]["band"] == told["seats"][0]["band"]
    assert french["seats"][0]["band_words"] != told["seats"][0]["band_words"]


@pytest.mark.parametrize("game", game_names())
def test_every_step_of_an_analysis_is_told(ann, imported, records, game):
    told = finished(ann, imported[game])
    assert told["is"] == "analysis"
    assert [event["number"] for event in told["events"]] == list(range(1, len(records[game].steps) + 1))
    assert len(told["curve"]) == len(told["events"]) + 1
    assert all(event["words"] for event in told["events"])
    assert all(each["why"].endswith(".") and each["best_words"] for each in told["mistakes"])
    assert ("own_luck" in told["seats"][0]) == (game == "mini-miners")
    for seat in told["seats"]:
        assert seat["final"] - seat["initial"] == pytest.approx(seat["luck"] + seat["skill"] + seat["others"], abs=1e-9)


def test_a_game_that_nobody_knows_has_no_analysis(ann):
    assert ann.get("/api/games/0123456789abcdef/analysis").status_code == 404


def test_a_running_game_is_not_analysed(ann):
    table, _ = against_a_bot(ann, "dice-miner")
    answer = ann.post(f"/api/games/{table}/analysis")
    assert answer.status_code == 409
    assert answer.json()["reason"] == "table-playing"
