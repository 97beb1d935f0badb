"""The static edition in a real browser: a plain web server gives it away once, and then it plays without any network."""

import json
import random
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from pithead.games import game_names
from pithead.server.static_edition import edition_bytes
from pithead.words import LANGUAGES, Words
from pithead.words.shell import title_of
from tests.sizes import by_turns, size
from tests.waiting import HANG_S
from tests.web.conftest import listen
from tests.web.hands import DRAWN, choose_in_words, my_turn, play_all, prefer, press, wait_on
from tests.web.screens import BOARD, PAGES
from tests.web.static_edition import made, run_in_pyodide, served, unpack
from tests.web.test_every_screen import AXE, faults, in_looks
from tests.web.test_real_table import count_a_trove
from tests.web.test_shared_device import play, share_table

WORKER_CONTROLS_PAGE = """async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
}"""

CHOSEN_MOVES = Path(__file__).with_name("chosen_moves.py")
COACHED_ANSWERS = Path(__file__).with_name("coached_answers.py")
IMPORT_EVERYTHING = Path(__file__).with_name("import_everything.py")

LIGHT = 8_000_000
"""So many bytes a browser may load for all of it, from a server that packs what is not packed yet."""


@pytest.fixture(scope="module")
def kept(chromium):
    """A browser of somebody who was here once, and has no network now; and where that was."""
    with served() as edition:
        context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        context.set_default_timeout(1000 * HANG_S)
        prefer(context, pace=0, words=True)
        page = context.new_page()
        page.goto(edition)
        page.wait_for_function(WORKER_CONTROLS_PAGE)
        page.close()
        context.set_offline(True)
        yield context, edition
        context.close()


@pytest.fixture
def open_kept(kept):
    """`open_kept(path, language)`: a page of that browser; what goes wrong there fails the test."""
    (context, edition), troubles = kept, []

    def open_page(path="", language="en"):
        page = context.new_page()
        listen(page, path, troubles)
        page.goto(f"{edition}?lang={language}#{path}")
        return page

    yield open_page
    for page in context.pages:
        page.close()
    assert not troubles


def begun(open_kept, game, language):
    """A game of somebody without a network, who asked for a hint and decided once."""
    say, rng = Words(language), random.Random(2)
    page = open_kept(language=language)
    page.get_by_role("button", name=f"{say('web-play-now')}: {title_of(game, say)}").click()
    page.locator(".bar").wait_for()
    my_turn(page)
    page.get_by_role("button", name=say("web-show-me")).click()
    page.locator(".hints li button").first.wait_for()
    assert choose_in_words(page, rng)
    page.locator(".saved").wait_for()
    return page


def opened_again(open_kept, page, language, close=False):
    """The game of a page in another tab, once it tells as much there; the first one may be closed before."""
    lines, path = page.locator(".log li").count(), page.url.partition("#")[2]
    if close:
        page.close()
    again = open_kept(path, language)
    my_turn(again)
    tells_more(again, lines - 1)
    return again


def tells_more(page, lines):
    """Wait until the log of a page has more lines than these."""
    wait_on(page, lambda: page.locator(".log li").count() > lines, lambda: page.locator(".log").all_inner_texts())


def finish(page):
    """To the end of the game, or to where it is given up: whole games take a minute."""
    if size("WHOLE_GAMES"):
        assert len(play_all(page, choose_in_words)) > 10
        return
    assert all(choose_in_words(page, random.Random(4)) for _ in range(2))
    page.locator(".tabs button").first.click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()


def test_a_game_to_its_end_without_a_network(open_kept):
    page = opened_again(open_kept, begun(open_kept, "dice-miner", "en"), "en", close=True)
    finish(page)
    page.locator("summary", has_text="Check the dice").click()
    page.get_by_role("button", name="Check the dice").click()
    page.locator('.checks [data-passed="true"]').first.wait_for()
    assert page.locator('.checks [data-passed="false"]').count() == 0
    page.get_by_role("link", name="Analysis").click()
    page.locator(".stories").wait_for()
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="What if…?").wait_for()


def test_a_game_in_another_language_without_a_network_and_what_is_done_in_one_tab_is_seen_in_another(open_kept):
    one, rng = begun(open_kept, "mini-miners", "de"), random.Random(3)
    page = opened_again(open_kept, one, "de")
    my_turn(one)
    lines = page.locator(".log li").count()
    assert choose_in_words(one, rng)
    tells_more(page, lines)
    one.close()
    my_turn(page)
    assert all(choose_in_words(page, rng) for _ in range(6 if size("WHOLE_GAMES") else 2))
    page.locator(".brand").click()
    page.get_by_role("link", name="Am echten Tisch: Mini Miners").click()
    page.locator('[data-piece="supply:diamond"]').click()
    page.locator(".sheet", has_text="ein Diamant").wait_for()


READ_WRONGLY = "color-contrast"
"""Where colours are forced axe takes ours for those that are seen."""


def test_it_is_for_everybody_without_a_network(open_kept):
    """Nothing that axe finds, nothing too small or too wide, in all colours; a game with keys alone. Languages and screens take turns."""
    found = []
    for language, game in zip(by_turns(LANGUAGES, 3, "LANGUAGES"), cycle(game_names())):  # the games go round
        say = Words(language)
        page = open_kept(language=language)
        page.get_by_role("button", name=f"{say('web-play-now')}: {title_of(game, say)}").click()
        page.locator(BOARD).first.wait_for()
        page.evaluate(AXE())
        assert all(press(page, random.Random(5)) for _ in range(3))
        found += seen_by_everybody(page, 0, f"{language}, {game}")
        for number, (name, path) in enumerate(by_turns(list(PAGES.items()), 3, "SCREENS")):
            page.evaluate("(path) => { location.hash = path; }", path)
            page.locator("h1").first.wait_for()
            page.wait_for_load_state("networkidle")
            found += seen_by_everybody(page, number, f"{language}, {name}")
    assert not found, "\n".join(found)


def seen_by_everybody(page, number, name):
    """What is wrong with a screen in some looks, and where the person's own colours are forced on it."""
    for scheme, width in in_looks(page, number):
        yield from (f"{name}, {scheme}, {width} px: {each}" for each in faults(page, width))
    page.emulate_media(forced_colors="active")
    page.evaluate(DRAWN)
    wide = page.viewport_size["width"]
    yield from (f"{name}, forced colours: {each}" for each in faults(page, wide) if not each.startswith(READ_WRONGLY))
    page.emulate_media(forced_colors="none")


def test_several_people_at_one_device_and_a_real_table_without_a_network(open_kept):
    page = open_kept()
    page.set_viewport_size({"width": 390, "height": 844})
    share_table(page, page.url.partition("#")[0] + "#", "mini-miners")
    lifted = play(page, 6)
    assert {"Ann", "Bo"} <= set(lifted)
    page.evaluate("location.hash = '/score/dice-miner'")
    assert count_a_trove(page) < 10


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    folder = tmp_path_factory.mktemp("unpacked")
    unpack(folder)
    return folder


def test_bots_in_a_page_choose_as_on_a_server(unpacked):
    """The same kernels with the same seeds and numbers of thoughts, by the browser's engine and by wasmtime; and on another Python."""
    on_server = subprocess.run([sys.executable, str(CHOSEN_MOVES)], capture_output=True, text=True, check=True)
    here, there = ([game["moves"] for game in json.loads(said)] for said in (run_in_pyodide(unpacked, CHOSEN_MOVES), on_server.stdout))
    assert here == there
    assert sum(map(len, there)) >= 100


def test_the_coach_in_a_page_answers_as_on_a_server(unpacked):
    """To the last digit; `make proofs` compares whole analyses."""
    on_server = subprocess.run([sys.executable, str(COACHED_ANSWERS)], capture_output=True, text=True, check=True)
    assert run_in_pyodide(unpacked, COACHED_ANSWERS) == on_server.stdout
    assert "share" in on_server.stdout


def test_every_module_in_it_can_be_imported_in_a_page(unpacked):
    """The library was cut down to what our modules can reach, and modules that need more than a page has are not there."""
    assert int(run_in_pyodide(unpacked, IMPORT_EVERYTHING)) > 250


def test_it_is_light():
    assert edition_bytes(made()) <= LIGHT
