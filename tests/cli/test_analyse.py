"""`pithead analyse`, hints and the coach, as a user meets them."""

import json
import random
import re

import pytest

from pithead.bots import make_bot
from pithead.coach.analysis import analyse
from pithead.games import load_game
from pithead.match import open_match, play_out
from pithead.record import Player, read_record, write_record
from pithead.words import LANGUAGES


def bot_game(name, seats=2):
    game = load_game(name)
    players = [Player(("Soot", "Coal")[seat], "bot", None) for seat in range(seats)]
    match, _ = open_match(game, players, options=game.options_type(), seed="analysed")
    play_out(match, [make_bot(game, "greedy", seat) for seat in range(seats)], random.Random(1))
    return write_record(match.record())


@pytest.fixture(scope="module")
def recorded():
    return bot_game("dice-miner")


@pytest.fixture
def file(tmp_path, recorded):
    (tmp_path / "game.json").write_bytes(recorded)
    return "game.json"


def test_an_analysis_has_a_curve_a_table_mistakes_and_where_to_look(pithead, file):
    ran = pithead("--lang", "en", "analyse", file, "--effort", "0")
    assert ran.code == 0
    assert ran.lines[0].startswith("dice-miner: Soot, Coal, ")
    assert sum("│" in line for line in ran.lines) == 11
    assert re.search(r"^Soot +(100|0) % +[+-][\d.]+ % ±[\d.]+ ", ran.out, re.M)
    assert "in points of winning chance" in ran.out
    assert ran.out.count("It gave") == 3
    looks = re.findall(r"pithead replay game.json --to (\d+)", ran.out)
    assert len(looks) == 6
    looked = pithead("--lang", "en", "replay", file, "--to", looks[0], "--plain")
    assert looked.code == 0
    assert re.search(rf"\b{looks[0]}\b", looked.lines[-1])


def test_a_mistake_is_one_sentence_that_names_what_was_better_and_why(pithead, file):
    lines = pithead("--lang", "en", "analyse", file, "--effort", "0").lines
    mistakes = [line for line in lines if "Better by" in line]
    assert len(mistakes) == 3
    better = re.compile(r"[.!] Better by [\d.]+( ±[\d.]+)? points of winning chance was “[^“”]+” \([\w :]+\): \w[^.]*(\.\d[^.]*)*\.$")
    assert all(better.search(line) for line in mistakes), mistakes


def test_nobody_gives_away_less_than_nothing_and_never_per_cent(pithead, file, recorded):
    ran = pithead("--lang", "en", "analyse", file, "--effort", "0")
    given = re.findall(r"^(?:Soot|Coal) .*?([\d.,]+) points(?: ±[\d.]+)? +([\d.]+) points", ran.out, re.M)
    seats = analyse(read_record(recorded), effort=0).seats
    assert [(float(lost.replace(",", "")), float(rate)) for lost, rate in given] == [
        (round(100 * seat.lost, 1), round(100 * seat.error_rate, 1)) for seat in seats
    ]


def test_json_is_the_analysis_of_the_library_and_the_same_each_time(pithead, file, recorded):
    first, again = (pithead("analyse", file, "--effort", "0", "--seed", "x", "--json") for _ in range(2))
    assert first.out == again.out
    wanted = analyse(read_record(recorded), effort=0, seed="x")
    told = json.loads(first.out)
    assert told["curve"] == [list(shares) for shares in wanted.curve]
    assert [account["luck"] for account in told["seats"]] == [seat.luck for seat in wanted.seats]
    assert pithead("analyse", file, "--effort", "0", "--seed", "y", "--json").out != first.out


def test_the_curve_can_be_a_picture(pithead, file, tmp_path):
    assert pithead("analyse", file, "--effort", "0", "--svg", "curve.svg").code == 0
    picture = (tmp_path / "curve.svg").read_text()
    assert picture.startswith("<svg")
    assert picture.count("<polyline") == 2
    assert "Soot" in picture


def test_a_lone_player_is_analysed_in_points(pithead, tmp_path):
    (tmp_path / "alone.json").write_bytes(bot_game("dice-miner", seats=1))
    ran = pithead("--lang", "en", "analyse", "alone.json", "--effort", "0")
    assert ran.code == 0
    assert "Points to be expected" in ran.out
    assert re.search(r"^Soot +\d+ points ", ran.out, re.M)


def test_mini_miners_have_their_own_luck(pithead, tmp_path):
    (tmp_path / "mine.json").write_bytes(bot_game("mini-miners"))
    ran = pithead("--lang", "en", "analyse", "mine.json", "--effort", "0")
    assert ran.code == 0
    assert "own luck" in ran.out


@pytest.mark.parametrize(("name", "text"), [("none.json", None), ("bad.json", "{}"), ("broken.json", "no json")])
def test_what_is_no_record_is_one_sentence(pithead, tmp_path, name, text):
    if text is not None:
        (tmp_path / name).write_text(text)
    ran = pithead("analyse", name)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1


def test_a_step_that_the_rules_forbid_is_one_sentence(pithead, file, tmp_path, recorded):
    record = json.loads(recorded)
    record["steps"][3] = "0: take e6"
    (tmp_path / "changed.json").write_text(json.dumps(record))
    ran = pithead("analyse", "changed.json")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_an_effort_that_is_none_is_refused(pithead, file):
    assert pithead("analyse", file, "--effort", "9").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_shows_choices_in_every_language(pithead, language):
    ran = pithead("--lang", language, "play", "dice-miner", "--plain", "--seed", "coach", stdin="hint\nquit\n")
    assert ran.code == 130
    hints = re.findall(r"^  [1-5]  [\d.,]+\s%.*?  (\S.*?)\s?: \S.*\.  (.+)$", ran.out, re.M)
    assert len(hints) == 5
    game = load_game("dice-miner")
    assert all(game.read_event(notation) and notation not in words for words, notation in hints), "words first, notation behind them"


def test_the_coach_speaks_after_each_decision(pithead):
    ran = pithead("--lang", "en", "play", "dice-miner", "--plain", "--coach", "--seed", "coach", stdin="1\n1\n1\nquit\n")
    assert ran.code == 130
    assert len(re.findall(r"^Coach: that (was the best|lost [\d.]+( ±[\d.]+)? points of winning chance)", ran.out, re.M)) == 3


def test_a_lesson_has_its_own_hint(pithead):
    ran = pithead("--lang", "en", "learn", "dice-miner", "--plain", stdin="hint\nquit\n")
    assert "The tunnel 2 lies in a2." in ran.out


def test_there_is_no_coach_between_people(pithead):
    ran = pithead("--lang", "en", "play", "dice-miner", "--plain", "--names", "Ann,Bob", stdin="hint\nquit\n")
    assert "There are no hints while people play against each other." in ran.out
    ran = pithead("--lang", "en", "play", "dice-miner", "--plain", "--coach", "--names", "Ann,Bob")
    assert (ran.code, ran.err) == (2, "pithead: There are no hints while people play against each other.\n")
