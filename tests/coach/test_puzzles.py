"""Puzzles: every one is a real position with one best event, and all of them come once before any comes again."""

from datetime import date, timedelta

import msgspec
import pytest

from pithead.bots import make_evaluator
from pithead.coach.puzzles import TIE_MARGIN, answer, collection, number_of_day, puzzle_of, state_of
from pithead.coach.puzzles.make import CLEAR_MARGIN, make_puzzles
from pithead.game import IllegalEvent, Unreadable
from pithead.games import game_names, load_game

LEAST = 30


@pytest.mark.parametrize("name", game_names())
def test_every_puzzle_is_a_position_with_all_its_legal_events(name):
    game, puzzles = load_game(name), collection(name).puzzles
    assert len(puzzles) >= LEAST
    for puzzle in puzzles:
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


def test_the_same_seed_makes_the_same_puzzle_and_another_look_agrees():
    game = load_game("dice-miner")
    first, again = (make_puzzles(game, "c", 1, lambda made, games: None) for _ in range(2))
    assert first == again
    puzzle = first[0]
    state = game.read_position(msgspec.json.encode(puzzle.position))
    legal = game.legal(state, puzzle.seat)
    options = make_evaluator(game, 1).options(game.view(state, puzzle.seat), puzzle.seat, legal, 99)
    assert game.write_event(max(options, key=lambda option: option.worth.shares[puzzle.seat]).event) == puzzle.best
