"""Puzzles in the browser: a wrong answer, a right one, the shares, and the next puzzle."""

import pytest

from pithead.coach.puzzles import puzzle_of, themes
from pithead.games import game_names, load_game
from pithead.words import Words
from tests.web.hands import becomes

say = Words("en")


@pytest.mark.parametrize("game", game_names())
def test_a_puzzle_is_solved_at_the_second_try(look, live, game):
    puzzle = puzzle_of(load_game(game), 1)
    ranked = sorted(puzzle.shares, key=lambda event: puzzle.shares[event])
    page = look(live.url, f"/puzzle/{game}/1", prefers={"words": True})
    page.get_by_text(say("web-puzzle-ask")).first.wait_for()
    lost = f"{100 * (puzzle.shares[ranked[-1]] - puzzle.shares[ranked[0]]):.1f}"
    play(page, ranked[0])
    page.get_by_text(say("puzzle-wrong", percent=lost)).first.wait_for()
    play(page, ranked[-1])
    page.get_by_text(say("puzzle-right")).first.wait_for()
    assert page.locator(".shares tr").count() == len(puzzle.shares)
    becomes(page, f"JSON.stringify(JSON.parse(localStorage.getItem('pithead-puzzles'))?.solved) === '{{\"{game}\":[1]}}'")
    page.get_by_role("link", name=say("web-puzzle-next")).click()
    page.get_by_text(say("web-puzzle-ask")).first.wait_for()
    assert page.url.endswith(f"/puzzle/{game}/2")


def test_whoever_gives_up_is_shown_the_solution(look, live):
    page = look(live.url, "/puzzle/dice-miner")
    page.get_by_role("button", name=say("web-puzzle-give-up"), exact=True).click()
    page.locator(".shares").wait_for()
    page.locator("[data-legal]").first.wait_for(state="detached")


def test_a_theme_leads_to_its_next_puzzle(look, live):
    numbers, first = themes("mini-miners"), puzzle_of(load_game("mini-miners"), 1)
    page = look(live.url, "/puzzle/mini-miners/1")
    page.locator(".lesson summary", has_text=say("web-puzzle-themes")).click()
    other = next(theme for theme in numbers if theme != first.theme)
    name = say("web-puzzle-theme", theme=say(f"puzzle-mini-miners-theme-{other}"), count=len(numbers[other]))
    page.get_by_role("link", name=name, exact=True).click()
    page.get_by_text(say(f"puzzle-mini-miners-theme-{other}")).first.wait_for()
    assert page.url.endswith(f"/puzzle/mini-miners/{numbers[other][0]}")


def play(page, event):
    page.locator("#type-move").fill(event)
    page.locator("#type-move").press("Enter")
