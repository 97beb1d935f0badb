"""A stranger who knows nothing but what the page says: whole games by visible roles and words, in three sizes of window.

python -m tests.proofs.stranger                              # both titles, three sizes, three games in a row each
python -m tests.proofs.stranger --game dice-miner --size phone

Each begins at the front page, plays to the end, plays again twice, and finds all three games on the front page.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from pithead.words import Words
from pithead.words.shell import title_of
from tests.browser import ARGUMENTS, find
from tests.server.live import Live
from tests.waiting import HANG_S
from tests.web.hands import busy_coach, play_all, prefer, read_aloud, wait_on
from tests.web.node import built
from tests.web.screens import GAMES

SIZES = {"laptop": (1280, 720), "phone": (390, 844), "phone on its side": (844, 390)}
GAMES_IN_A_ROW = 3


def play_in_a_row(page, url, title, rng):
    """From the front page through all games in a row and back to it; how many decisions it took."""
    page.goto(url)
    card = page.get_by_role("article", name=title)
    card.get_by_label("Level").select_option(label="First day")
    card.get_by_role("button", name="Play now").click()
    decisions = 0
    for number in range(GAMES_IN_A_ROW):
        if number:
            page.get_by_role("button", name="Play again").click()
        page.get_by_role("region", name="Your move").wait_for()
        decisions += len(play_all(page, read_aloud, rng))
        page.get_by_role("region", name="Point by point").wait_for()
    page.get_by_role("link", name="Pithead").first.click()
    finished = page.get_by_role("region", name="Your finished games").get_by_role("listitem").filter(has_text=title)
    wait_on(page, lambda: finished.count() == GAMES_IN_A_ROW, lambda: page.locator("main").inner_text())
    return decisions


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--size", choices=tuple(SIZES), help="only in this window")
    asked = parser.parse_args()
    built()
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder) / "pithead.db") as live, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(whole=True), args=ARGUMENTS)
        for game in (asked.game,) if asked.game else GAMES:
            for size in (asked.size,) if asked.size else SIZES:
                width, height = SIZES[size]
                context = browser.new_context(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
                context.set_default_timeout(1000 * HANG_S)
                prefer(context)
                busy_coach(context)
                begin = time.monotonic()
                decisions = play_in_a_row(context.new_page(), live.url, title_of(game, Words("en")), rng)
                seconds = time.monotonic() - begin
                print(f"stranger: {GAMES_IN_A_ROW} games of {game} on a {size}, {decisions} decisions, {seconds:.0f} s", flush=True)
                context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
