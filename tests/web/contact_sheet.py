"""Forty screens on one sheet, to be looked at side by side: every page, every phase, two to four players, all sizes, light and dark.

`make pictures` writes build/contact-sheet.png; `python -m tests.web.contact_sheet` that alone.
"""

import base64
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import ARGUMENTS, find
from tests.server.live import MODERATION_TOKEN, Live
from tests.web.hands import DRAWN
from tests.web.node import built
from tests.web.screens import BOARD, GAMES, Screen, on_server
from tests.web.tables import cookies, table_at

SHEET = Path(__file__).parents[2] / "build" / "contact-sheet.png"
SIZES = ((1280, 720), (390, 844), (1366, 768), (844, 390), (1920, 1080))
SCHEMES = ("light", "dark")
HEIGHT, WIDTH = 300, 2400
"""Of a screen on the sheet, and of the sheet, in pixels."""


def crowded(url):
    """Tables of three and four players, early, in the middle and late."""
    for game, seats, events in product(GAMES, (3, 4), (8, 45, 95)):
        made = table_at(url, game, events, seed=events, seats=seats)
        yield f"{game}, {seats} players, after {events}", Screen(f"/table/{made.table}", made.asked, BOARD)


def shot(browser, url, screen, size, scheme):
    """One screen as a picture."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce", has_touch=size[0] < 900, locale="en"
    )
    if screen.person is not None:
        context.add_cookies(cookies(screen.person))
        context.add_init_script("localStorage.setItem('pithead-met', '1')")
    page = context.new_page()
    page.goto(f"{url}{screen.path}")
    page.locator(screen.drawn).first.wait_for()
    page.wait_for_load_state("networkidle")
    screen.act(page)
    page.evaluate(DRAWN)
    taken = page.screenshot()
    context.close()
    return taken


STYLE = f"""
body {{ margin: 24px; width: {WIDTH}px; display: flex; flex-wrap: wrap; gap: 16px; background: #8a8378; font: 14px sans-serif }}
figure {{ margin: 0 }}
img {{ height: {HEIGHT}px }}
"""


def figure(name, taken):
    """One screen with its name."""
    return f'<figure><img src="data:image/png;base64,{base64.b64encode(taken).decode()}"><figcaption>{name}</figcaption></figure>'


def main():
    """Take all of them, one after the other, and write the sheet."""
    built()
    shots = []
    token = {"moderation-token": MODERATION_TOKEN}
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder) / "pithead.db", **token) as live, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(whole=True), args=ARGUMENTS)
        for number, (name, screen) in enumerate((*on_server(live.url), *crowded(live.url))):
            size, scheme = SIZES[number % len(SIZES)], SCHEMES[number % len(SCHEMES)]
            shots.append((f"{name} · {size[0]}x{size[1]}, {scheme}", shot(browser, live.url, screen, size, scheme)))
        page = browser.new_page(viewport={"width": WIDTH + 48, "height": 800})
        page.set_content(f"<style>{STYLE}</style>" + "".join(figure(*each) for each in shots), wait_until="load")
        SHEET.parent.mkdir(exist_ok=True)
        page.screenshot(path=SHEET, full_page=True, timeout=0)  # seventy pictures take their time
        browser.close()
    print(f"{len(shots)} screens: {SHEET.relative_to(SHEET.parents[1])}")


if __name__ == "__main__":
    main()
