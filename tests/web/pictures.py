"""Takes the pictures of the README and the documentation in a real browser: `make pictures` calls it."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import ARGUMENTS, find
from tests.server.live import Live
from tests.web.node import built
from tests.web.tables import cookies, table_at, weighed

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
PICTURES = {
    "web-front": (None, WIDE, "light"),
    "web-dice-miner": (("dice-miner", 9, 4, 3), WIDE, "light"),
    "web-mini-miners": (("mini-miners", 60, 2, 3), WIDE, "light"),
    "web-dice-miner-phone": (("dice-miner", 10, 4, 2), PHONE, "dark"),
    "web-mini-miners-phone": (("mini-miners", 40, 2, 2), PHONE, "light"),
    "web-end": (("mini-miners", 1000, 2, 3), WIDE, "light"),
    "web-analysis": (("dice-miner", 1000, 3, 3), {"width": 1280, "height": 1240}, "light"),
}
"""For each picture the game, how many decisions were made, the seed and the seats (or the front page), the size and the colours."""

ANALYSED = {"web-analysis": "/game/{}/analysis", "web-end": "/table/{}"}
"""The pictures of a finished game that has been analysed, and where."""

DRAWN = {"web-analysis": ".stories", "web-end": ".swing", "web-front": ".cover svg"}
"""What is there once a picture is drawn, if it is not a board."""


def take(browser, url, name):
    """Take one picture."""
    scene, size, scheme = PICTURES[name]
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce", locale="en")
    path = "/"
    if scene is not None:
        game, events, seed, seats = scene
        made = table_at(url, game, events, seed, seats)
        context.add_cookies(cookies(made.asked))
        path = f"/table/{made.table}"
        if name in ANALYSED:
            weighed(made.people[0], made.table)
            path = ANALYSED[name].format(made.table)
    page = context.new_page()
    page.goto(f"{url}{path}")
    page.wait_for_load_state("networkidle")
    page.locator(DRAWN.get(name, ".frame [data-mark]")).first.wait_for()
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.png")
    context.close()


def main():
    """Take all of them."""
    built()
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder) / "pithead.db") as live, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(whole=True), args=ARGUMENTS)
        for name in PICTURES:
            take(browser, live.url, name)
            print(f"docs/pictures/{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
