"""A game that brings nothing but rules is played in the browser all the same: every page works without a board of its own."""

import contextlib
import os
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.server.live import Live
from tests.web.node import built
from tests.web.test_every_screen import AXE, faults, in_looks

LOOK_AGAIN_MS = 5_000
ROOT = Path(__file__).parents[2]
GAME = """
from pithead.package import Edition, GamePackage
from tests.strangers import Pebbles

PACKAGE = GamePackage(name="pebbles", editions=(Edition("1", lambda corrections: Pebbles()),))
"""


@pytest.fixture(scope="module")
def stranger(tmp_path_factory):
    """A server on which a package with one more game is installed."""
    built()
    folder = tmp_path_factory.mktemp("stranger")
    (folder / "stranger_game.py").write_text(GAME)
    info = folder / "stranger_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger-game\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[pithead.games]\npebbles = stranger_game:PACKAGE\n")
    path = os.pathsep.join(filter(None, (str(folder), str(ROOT), os.environ.get("PYTHONPATH"))))
    with Live(folder / "pithead.db", environment={"PYTHONPATH": path}, log=folder / "log") as server:
        yield server


def played(page):
    """Take what is offered first until the game is over; the choices stand in words, and Enter says yes."""
    while not page.locator(".end").count():
        choice = page.locator(".choices button:not([aria-disabled=true])").first
        page.wait_for_function("() => document.querySelector('.choices button, .end')")
        if page.locator(".end").count():
            return
        before = page.locator(".log li").count()
        with contextlib.suppress(TooLate):  # a bot's move may come between two keys: then look again
            choice.focus(timeout=LOOK_AGAIN_MS)
            page.keyboard.press("Enter")
            page.locator(".decide .primary:enabled").focus(timeout=LOOK_AGAIN_MS)
            page.keyboard.press("Enter")
            grown = "before => document.querySelectorAll('.log li').length > before || document.querySelector('.end')"
            page.wait_for_function(grown, arg=before, timeout=LOOK_AGAIN_MS)


def test_a_game_without_a_board_is_played_to_its_end_and_looked_back_at(look, stranger):
    page = look(stranger.url, "/", locale="en")
    card = page.locator("article", has=page.get_by_role("heading", name="Pebbles"))
    card.locator(".cover svg").wait_for()
    card.get_by_role("button", name="Play now").click()
    page.locator(".gb-facts").wait_for()
    page.wait_for_function("() => document.querySelector('.choices button, .end')")
    assert page.locator(".choices button").all_inner_texts()[:1] == ["take 1"]
    page.locator(".choices button").first.hover()
    page.locator(".gb-after").nth(1).wait_for()  # what the heap would be, and whose turn
    played(page)
    assert page.locator(".end .cheer").inner_text()
    page.get_by_role("link", name="Look back").click()
    page.locator(".reel").wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="What if").click()
    page.locator(".choices button").first.click()
    page.locator(".decide .primary").click()
    page.locator(".branch").get_by_role("button", name="Back to the game").wait_for()


@pytest.mark.parametrize("page_name", ["learn", "puzzle", "rules"])
def test_a_page_that_a_game_has_nothing_for_says_so(look, stranger, page_name):
    page = look(stranger.url, f"/{page_name}/pebbles", locale="en")
    page.get_by_role("heading", name="Pebbles").wait_for()
    assert "Pebbles" in page.locator("main p").inner_text()
    assert page.locator(f'a[href="/{page_name}/pebbles"]').count() == 0


def test_every_screen_of_such_a_game_is_for_everybody(look, stranger):
    axe, found = AXE(), []
    page = look(stranger.url, "/new/pebbles", locale="en", reduced_motion="reduce")
    page.get_by_role("button", name="Open the table").wait_for()
    assert page.locator("fieldset").count() == 2  # how many, and who: there is nothing to choose
    steps = {
        "new": lambda: None,
        "invite": lambda: page.get_by_role("button", name="Open the table").click(),
        "front": lambda: page.goto(stranger.url),
        "table": lambda: page.get_by_role("button", name="Play now: Pebbles").click(),
    }
    for number, (name, go) in enumerate(steps.items()):
        go()
        page.wait_for_load_state("networkidle")
        page.locator({"table": ".gb", "invite": ".invite"}.get(name, "h1")).first.wait_for()
        page.evaluate(axe)
        for scheme, width in in_looks(page, number):
            found += [f"{name}, {scheme}, {width} px: {each}" for each in faults(page, width)]
    assert page.locator(".gb").count() == 1
    assert not found, "\n".join(found)
