"""The static edition, from a plain web server into a browser that has no network any more; fails where something does not hold.

python -m tests.proofs.pocket journey            # whole games against the strongest bots, and all the rest
python -m tests.proofs.pocket start              # the first game after a click, and the second start, by the clock: for a quiet machine
python -m tests.proofs.pocket kills --number 200 # the tab is killed in the middle of a move
python -m tests.proofs.pocket thoughts           # the search in a page and by wasmtime on one core
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from pithead.bots.levels import levels
from pithead.coach.lessons import lessons_of
from pithead.coach.puzzles import puzzle_of
from pithead.games import game_names, load_game
from pithead.words import Words
from pithead.words.shell import title_of
from tests.browser import ARGUMENTS, find
from tests.proofs.slow_processor import renderers, send, slow_processor
from tests.waiting import HANG_S
from tests.web.hands import becomes, choose_in_words, my_turn, play_all, prefer, select_in_words, wait_on
from tests.web.static_edition import run_in_pyodide, served, unpack

LANGUAGES = {"dice-miner": "en", "mini-miners": "de"}
COACHED_ANSWERS = Path(__file__).parents[1] / "web" / "coached_answers.py"
CHOSEN_MOVES = Path(__file__).parents[1] / "web" / "chosen_moves.py"
WORKER_CONTROLS_PAGE = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
SNAPSHOT = """(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(" expanded"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().some(({ url }) => url.endsWith("?snapshot"));
})()"""

FIRST_GAME_S, FIRST_GAME_SLOW_S, SECOND_START_S = 6.0, 15.0, 2.5
SLOW_PROCESSOR = 4
PAUSES_MS = 400
"""The tab dies so long after a click at most."""


@contextmanager
def browser(playwright, folder, language="en"):
    """A browser that keeps everything in a folder."""
    context = playwright.chromium.launch_persistent_context(folder, executable_path=find(whole=True), args=ARGUMENTS, locale=language)
    context.set_default_timeout(1000 * HANG_S)
    prefer(context, pace=0, words=True)
    try:
        yield context
    finally:
        context.close()


def strongest(page):
    """From now on one click starts a game against one bot of the highest level."""
    rivals = {game: {"count": 1, "level": levels(game)[-1]} for game in game_names()}
    page.evaluate("(rivals) => localStorage.setItem('pithead-rivals', rivals)", json.dumps(rivals))
    page.reload()


def play_now(page, game, say):
    """Start a game in one click."""
    page.get_by_role("button", name=f"{say('web-play-now')}: {title_of(game, say)}").click()
    page.locator(".bar").wait_for()


def answer(page, text):
    """Type a move."""
    page.locator("#type-move").fill(text)
    page.locator("#type-move").press("Enter")


# The journey


def journey(playwright, url):
    """One visit; then no network and another run of the browser, for a game in each of two languages."""
    with tempfile.TemporaryDirectory() as folder:
        with browser(playwright, folder) as context:
            page = context.new_page()
            page.goto(url)
            page.get_by_role("heading", name=Words("en")("web-front-title")).wait_for()
            becomes(page, WORKER_CONTROLS_PAGE)
        for game, language in LANGUAGES.items():
            with browser(playwright, folder, language) as context:
                context.set_offline(True)
                page = context.new_page()
                page.goto(url)
                whole_game(page, url, game, Words(language))
                print(f"journey: {game}, {language}: game, hint, check of the dice, analysis, puzzle and lesson without a network")


def whole_game(page, url, game, say):
    """Everything that somebody does with one game."""
    page.get_by_role("heading", name=say("web-front-title")).wait_for()
    strongest(page)
    play_now(page, game, say)
    my_turn(page)
    page.get_by_role("button", name=say("web-show-me")).click()
    page.locator(".hints li button").first.wait_for()
    decisions = len(play_all(page, choose_in_words))
    assert decisions > 5, decisions
    page.locator("summary", has_text=say("web-verify")).click()
    page.get_by_role("button", name=say("web-verify")).click()
    page.locator('.checks [data-passed="true"]').first.wait_for()
    assert page.locator('.checks [data-passed="false"]').count() == 0
    page.get_by_role("link", name=say("web-analysis"), exact=True).click()
    page.locator(".stories").wait_for()

    puzzle = puzzle_of(load_game(game), 1)
    page.goto(f"{url}#/puzzle/{game}/1")
    page.get_by_text(say("web-puzzle-ask")).first.wait_for()
    answer(page, max(puzzle.shares, key=lambda event: puzzle.shares[event]))
    page.get_by_text(say("puzzle-right")).first.wait_for()

    lesson = lessons_of(game)[0]
    page.goto(f"{url}#/learn/{game}")
    page.get_by_text(say(f"learn-{game}-{lesson.id}")[:40]).first.wait_for()
    answer(page, lesson.answers[0])
    page.get_by_role("button", name=say("web-learn-next"), exact=True).wait_for()


# How soon


def start(playwright, url):
    """The first game, with a slow processor too, and the second start."""
    for slow, limit in ((1, FIRST_GAME_S), (SLOW_PROCESSOR, FIRST_GAME_SLOW_S)):
        with tempfile.TemporaryDirectory() as folder:
            with browser(playwright, folder) as context:
                page = context.new_page()
                with slow_processor(slow):
                    _, first = until_game(page, url)
                print(f"start: first game {first:.1f} s after the click, processor {slow} times as slow, at most {limit:g} s")
                becomes(page, WORKER_CONTROLS_PAGE)
                becomes(page, SNAPSHOT)
            again = [again_in(playwright, folder, url, slow) for _ in range(3)]
            fronts, games = (", ".join(f"{each:.1f}" for each in seconds) for seconds in zip(*again, strict=True))
            print(f"start: then the front page after {fronts} s, at most {SECOND_START_S:g} s on the quick one; a game after {games} s")
            assert first <= limit
            assert slow > 1 or min(fronts for fronts, _ in again) <= SECOND_START_S


def again_in(playwright, folder, url, slow):
    """The same after another start of the browser."""
    with browser(playwright, folder) as context:
        page = context.new_page()
        with slow_processor(slow):
            return until_game(page, url)


def until_game(page, url):
    """Seconds from the click that leads here until the front page can be used, and until a game of one's own can be played."""
    begin = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator(".play-now button:enabled").first.wait_for()
    front = time.perf_counter() - begin
    play_now(page, "dice-miner", Words("en"))
    my_turn(page)
    return front, time.perf_counter() - begin


# Kills


def kills(playwright, url, number):
    """The tab is killed again and again in the middle of a move: what was on the page before is there again, and the game goes on."""
    rng, done, games, seen = random.Random(7), 0, 0, 0
    with tempfile.TemporaryDirectory() as folder, browser(playwright, folder) as context:
        page = context.new_page()
        page.goto(url)
        page.get_by_role("heading", name=Words("en")("web-front-title")).wait_for()
        becomes(page, SNAPSHOT)
        while done < number:
            page.goto(f"{url}#/")
            play_now(page, game_names()[games % 2], Words("en"))
            games += 1
            while done < number and select_in_words(page, rng):
                before = log_of(page)
                page.evaluate("(wait) => setTimeout(() => document.querySelector('.decide .primary')?.click(), wait)", 20)
                page.wait_for_timeout(rng.randrange(PAUSES_MS))
                shown, address = log_of(page), page.url
                crash(page)
                page = context.new_page()
                page.goto(address)
                again = log_again(page, shown[-1][0] if shown else 0)
                assert all(line in again for line in shown), (shown, again)
                done, seen = done + 1, seen + (len(shown) > len(before))
                if done % 10 == 0:
                    print(f"kills: {done} of {number}, in {games} games, {seen} when the page had shown the move", flush=True)
    print(f"kills: the tab was killed {done} times in the middle of a move, in {games} games: none of the {seen} shown moves was lost")


STEPS_TOLD = """[...document.querySelectorAll('.log li a')].map((line) => [
    Number(line.getAttribute('href').split('event=')[1]), line.lastChild.textContent,
])"""


def log_of(page):
    """What the page says has happened, from the beginning on: the number of each step, and its words."""
    return page.evaluate(STEPS_TOLD)


def log_again(page, step):
    """The log of a page that was opened anew, once it has come to a step, and somebody is asked again."""
    my_turn(page)
    return wait_on(page, lambda: found if (found := log_of(page)) and found[-1][0] >= step else None, lambda: (step, log_of(page)))


def crash(page):
    """The process of a tab ends at once."""
    with page.expect_event("crash"):
        send(renderers(os.getpid()), signal.SIGKILL)
    page.close()


# Thoughts


def thoughts(count):
    """The same moves by the browser's engine and by wasmtime, on the same core, and how fast both are."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.update(THOUGHTS=str(count), WHOLE="1")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        unpack(folder)
        here, coached = json.loads(run_in_pyodide(folder, CHOSEN_MOVES)), run_in_pyodide(folder, COACHED_ANSWERS)
    there = json.loads(printed_by(CHOSEN_MOVES))
    assert coached == printed_by(COACHED_ANSWERS)
    print(f"thoughts: a hint and a whole analysis of each game are the same in a page, to the last of {len(coached):,} letters")
    assert [each["moves"] for each in here] == [each["moves"] for each in there]
    here, there = (games[: len(games) // 2] for games in (here, there))  # the rest is played without a search
    for page, server in zip(here, there, strict=True):
        rates = [count * len(each["moves"]) / each["seconds"] for each in (page, server)]
        print(
            f"thoughts: {page['game']} for {page['seats']}: {len(page['moves'])} moves of {count} thoughts, all the same; "
            f"{rates[0]:,.0f} a second in a page, {rates[1]:,.0f} by wasmtime ({rates[0] / rates[1]:.0%})"
        )
    assert sum(len(each["moves"]) for each in here) >= 100
    seconds = [sum(each["seconds"] for each in engine) for engine in (here, there)]
    print(f"thoughts: all together {seconds[1] / seconds[0]:.0%} of the speed of wasmtime, at least 50 %")
    assert seconds[0] <= 2 * seconds[1]


def printed_by(script):
    """What a Python file prints here."""
    return subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True).stdout


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("part", choices=("journey", "start", "kills", "thoughts"))
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--thoughts", type=int, default=10_000)
    asked = parser.parse_args()
    if asked.part == "thoughts":
        return thoughts(asked.thoughts)
    with served() as url, sync_playwright() as playwright:
        match asked.part:
            case "journey":
                journey(playwright, url)
            case "start":
                start(playwright, url)
            case "kills":
                kills(playwright, url, asked.number)
    return None


if __name__ == "__main__":
    sys.exit(main())
