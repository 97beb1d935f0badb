"""The static edition in a real browser: a plain web server gives it away once, and then it plays without any network."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from pithead.words import Words
from pithead.words.shell import title_of
from tests.web.hands import my_turn, play_all, point_and_click, prefer
from tests.web.node import node
from tests.web.static_edition import made, served

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
}"""

SEARCHED_MOVES = Path(__file__).with_name("searched_moves.py")


@pytest.fixture(scope="module")
def edition():
    with served() as url:
        yield url


def cut_off(look, edition, language):
    """A page of somebody who was here once, and has no network now."""
    page = look(edition, "", locale=language)
    prefer(page, pace=0)
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    return page


def decide(page, rng):
    """One decision with the pointer; the scores of a round are put away first, for they lie over the board."""
    my_turn(page)
    page.evaluate("document.querySelector('.round-scored button')?.click()")
    return point_and_click(page, rng)


@pytest.mark.parametrize(("game", "language"), [("dice-miner", "en"), ("mini-miners", "de")])
def test_a_whole_game_without_a_network(look, edition, game, language):
    say = Words(language)
    page = cut_off(look, edition, language)
    page.get_by_role("button", name=f"{say('web-play-now')}: {title_of(game, say)}").click()
    page.locator(".bar").wait_for()
    my_turn(page)
    page.get_by_role("button", name=say("web-show-me")).click()
    page.locator(".hints li button").first.wait_for()
    rng = random.Random(2)
    assert decide(page, rng)
    lines = page.locator(".log li").count()
    after = page.context.new_page()
    page.close()
    after.goto(page.url)
    my_turn(after)
    assert after.locator(".log li").count() >= lines
    assert len(play_all(after, decide, rng)) > 10
    after.locator("summary", has_text=say("web-verify")).click()
    after.get_by_role("button", name=say("web-verify")).click()
    after.locator('.checks [data-passed="true"]').first.wait_for()
    assert after.locator('.checks [data-passed="false"]').count() == 0


def test_the_search_in_a_page_chooses_as_on_a_server():
    """The same kernels with the same seeds and numbers of thoughts, by the browser's engine and by wasmtime."""
    command = [node().node, str(Path(__file__).with_name("run_in_pyodide.mjs")), str(made()), str(SEARCHED_MOVES)]
    in_page = subprocess.run(command, capture_output=True, text=True, check=False)
    assert in_page.returncode == 0, (in_page.stdout + in_page.stderr)[-2000:]
    on_server = subprocess.run([sys.executable, str(SEARCHED_MOVES)], capture_output=True, text=True, check=True)
    moves = json.loads(on_server.stdout)
    assert json.loads(in_page.stdout) == moves
    assert sum(map(len, moves)) >= 100
