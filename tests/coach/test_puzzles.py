"""Puzzles: every one is a real position with one best event, and all of them come once before any comes again."""

from datetime import date, timedelta

import msgspec
import pytest

from pithead.bots import make_evaluator
from pithead.coach.puzzles import TIE_MARGIN, answer, collection, number_of_day, puzzle_of, state_of, themes
from pithead.coach.puzzles.make import CLEAR_MARGIN, PuzzleSource, make_puzzles, puzzle_of_game, themed
from pithead.game import IllegalEvent, Unreadable
from pithead.games import game_names, load_game
from tests.sizes import size

LEAST = 30


def some_puzzles(name):
    """A part of the puzzles of a game, from the first to the last."""
    puzzles = collection(name).puzzles
    return puzzles[:: -(-len(puzzles) // size("PUZZLES"))]


@pytest.mark.parametrize("name", game_names())
def test_every_puzzle_is_a_position_with_all_its_legal_events(name):
    game = load_game(name)
    assert len(collection(name).puzzles) >= LEAST
    for puzzle in some_puzzles(name):
        state = state_of(game, puzzle)
        assert game.to_act(state) == (puzzle.seat,)
        assert set(puzzle.shares) == {game.write_event(event) for event in game.legal(state, puzzle.seat)}


@pytest.mark.parametrize("name", game_names())
def test_one_event_of_every_puzzle_is_clearly_best(name):
    for puzzle in collection(name).puzzles:
        best, second = sorted(puzzle.shares.values(), reverse=True)[:2]
        assert best - second >= CLEAR_MARGIN - 2e-4
        assert best - second > 3 * puzzle.error


@pytest.mark.parametrize("name", game_names())
def test_the_puzzles_belong_to_the_box(name):
    assert collection(name).content == load_game(name).content_hash


@pytest.mark.parametrize("name", game_names())
def test_the_best_event_is_right_and_all_others_lose(name):
    game, puzzle = load_game(name), puzzle_of(load_game(name), 1)
    for text, share in puzzle.shares.items():
        found = answer(game, puzzle, game.read_event(text))
        assert found.loss == pytest.approx(puzzle.shares[puzzle.best] - share)
        assert found.right == (found.loss <= TIE_MARGIN)
    assert answer(game, puzzle, game.read_event(puzzle.best)).loss == 0


def test_an_illegal_answer_names_its_rule():
    game = load_game("dice-miner")
    puzzle = next(puzzle for puzzle in collection("dice-miner").puzzles if puzzle.best.startswith("take"))
    with pytest.raises(IllegalEvent, match="DM-"):
        answer(game, puzzle, game.read_event("spend hero"))


@pytest.mark.parametrize("number", [0, 100_000])
def test_there_is_no_other_puzzle(number):
    with pytest.raises(Unreadable, match="puzzle-number"):
        puzzle_of(load_game("dice-miner"), number)


@pytest.mark.parametrize("name", game_names())
def test_all_puzzles_come_once_before_any_comes_again(name):
    count = len(collection(name).puzzles)
    days = [date(2026, 11, 15) + timedelta(number) for number in range(count)]
    assert sorted(number_of_day(name, day) for day in days) == list(range(1, count + 1))


def made(source, wanted, workers=1):
    return make_puzzles(source, wanted, workers, lambda made, games: None)


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """The first puzzle of a seed, and where what was found in its game is kept; looking for it takes seconds."""
    source = PuzzleSource("dice-miner", "e", tmp_path_factory.mktemp("found"))
    (puzzle,) = made(source, 1)
    return source, puzzle


def test_another_look_agrees(found):
    game, (_, puzzle) = load_game("dice-miner"), found
    state = game.read_position(msgspec.json.encode(puzzle.position))
    legal = game.legal(state, puzzle.seat)
    options = make_evaluator(game, 1).options(game.view(state, puzzle.seat), puzzle.seat, legal, 99)
    assert game.write_event(max(options, key=lambda option: option.worth.shares[puzzle.seat]).event) == puzzle.best


def test_what_was_found_in_a_game_is_kept_and_not_looked_for_again(found, monkeypatch):
    source, puzzle = found
    assert {file.suffix for file in source.kept.iterdir()} == {".json"}
    monkeypatch.setattr("pithead.coach.puzzles.make._found_in_game", lambda source, number: pytest.fail(f"game {number} once more"))
    assert made(source, 1) == [puzzle]
    with pytest.raises(pytest.fail.Exception):
        puzzle_of_game(PuzzleSource("dice-miner", "another", source.kept), 0)


def test_a_file_that_is_not_whole_is_made_again_and_the_same_seed_makes_the_same_puzzle(found, tmp_path):
    source, puzzle = found
    for file in source.kept.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes()[:-7])
    assert made(PuzzleSource("dice-miner", "e", tmp_path), 1) == [puzzle]


@pytest.mark.parametrize("name", game_names())
def test_every_puzzle_has_its_theme_and_every_theme_its_puzzles(name):
    game, puzzles = load_game(name), some_puzzles(name)
    assert [themed(game, puzzle).theme for puzzle in puzzles] == [puzzle.theme for puzzle in puzzles]
    assert sorted(number for numbers in themes(name).values() for number in numbers) == list(range(1, len(collection(name).puzzles) + 1))


@pytest.mark.parametrize(("name", "theme"), [("dice-miner", "beer"), ("dice-miner", "deny"), ("mini-miners", "escape")])
def test_all_puzzles_of_a_theme_come_once_before_any_comes_again(name, theme):
    count = len(themes(name)[theme])
    days = [number_of_day(name, date(2026, 11, 15) + timedelta(number), theme) for number in range(count)]
    assert sorted(days) == list(themes(name)[theme])


def test_themes_of_dice_miner_are_what_the_best_two_are_about():
    for puzzle in collection("dice-miner").puzzles:
        best, second = (event.split()[0] for event, _ in puzzle.ranked[:2])
        assert (puzzle.theme == "beer") == ("cheers" in (best, second))
        assert (puzzle.theme == "stop") == ("done" in (best, second) and "cheers" not in (best, second))


def test_themes_of_mini_miners_are_what_the_table_waits_for():
    for puzzle in collection("mini-miners").puzzles:
        if puzzle.theme == "escape":
            assert puzzle.position["phase"]["is"] == "escaping"
        if puzzle.position["phase"]["is"] in ("draft", "discarding"):
            assert puzzle.theme == "troop"
