"""`pithead puzzle`: a position, an answer, and what each event is worth."""

import pytest

from pithead.coach.puzzles import puzzle_of
from pithead.games import game_names, load_game
from pithead.words import LANGUAGES, Words


@pytest.mark.parametrize("game", game_names())
def test_a_right_answer_tells_how_often_each_event_wins(pithead, game):
    puzzle = puzzle_of(load_game(game), 2)
    ran = pithead("puzzle", game, "2", stdin=f"{puzzle.best}\n")
    assert ran.code == 0, ran.err
    assert Words("en")("puzzle-right") in ran.out
    for event, share in puzzle.shares.items():
        assert any(f"{100 * share:.1f} %  " in line and line.endswith(f"  {event}") for line in ran.lines)


def test_another_answer_loses_and_may_be_mended(pithead):
    puzzle = puzzle_of(load_game("dice-miner"), 1)
    worst = min(puzzle.shares, key=lambda event: puzzle.shares[event])
    ran = pithead("puzzle", "dice-miner", "1", stdin=f"{worst}\n{puzzle.best}\n")
    lost = f"{100 * (puzzle.shares[puzzle.best] - puzzle.shares[worst]):.1f}"
    assert ran.code == 0, ran.err
    assert Words("en")("puzzle-wrong", percent=lost) in ran.out
    assert Words("en")("puzzle-right") in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_speaks_every_language(pithead, language):
    ran = pithead("--lang", language, "puzzle", "mini-miners", stdin="quit\n")
    assert ran.code == 130
    assert Words(language)("puzzle-welcome", game="Mini Miners", quit=Words(language)("command-quit")) in ran.out


def test_a_number_that_is_none_is_refused_in_one_sentence(pithead):
    ran = pithead("puzzle", "dice-miner", "100000")
    assert ran.code == 2
    assert "There is no puzzle 100" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_of_a_theme_says_what_it_is_about(pithead, language):
    ran = pithead("--lang", language, "puzzle", "mini-miners", "--theme", "escape", stdin="quit\n")
    assert ran.code == 130
    assert f"{Words(language)('puzzle-mini-miners-theme-escape')}: " in ran.out


def test_a_theme_that_is_none_is_refused_with_those_that_there_are(pithead):
    ran = pithead("puzzle", "dice-miner", "--theme", "dragons")
    assert ran.code == 2
    assert "There is no theme dragons here, only: " in ran.err
    assert "beer" in ran.err


def test_new_puzzles_go_to_a_file(pithead):
    ran = pithead("puzzle", "dice-miner", "--make", "1", "--seed", "e", "--out", "new.json", "--keep", "kept", "--workers", "1")
    assert ran.code == 0, ran.err
    assert "1 puzzles are in new.json" in ran.out
