"""At a real table, on a phone: a typical trove in fewer than ten taps, kept by the browser, with keys too, and what comes now."""

import json

from pithead.games import load_game
from tests.web.hands import wait_on

PHONE = {"viewport": {"width": 390, "height": 844}}
TROVE = {"tunnel:1": 3, "tunnel:2": 2, "tunnel:3": 1, "treasure:2": 1, "tool:pickaxe": 1, "hazard:cave2": 1, "hazard:dragon3": 1}
LEFT_OUT = ("tunnel:beer", "magic:2", "tool:chest2")
"""Together 13 dice: what one of three players has in the middle of the game; the last three score nothing."""


class Hand:
    """Taps on the page, and counts them; with a pointer, for a finger that a slow machine lifts late is a long press."""

    def __init__(self, page):
        self.page = page
        self.taps = 0

    def tap(self, where):
        self.page.locator(where).click()
        self.taps += 1

    def count(self, face, number):
        self.tap(tile(face))
        if number > 1:
            self.tap(f".pad-keys button:text-is('{number}')")


def tile(face):
    return f'[data-piece="die:{face}"]'


def total_of(page):
    """What the pad says the player has in this round."""
    return page.locator(".pad b").inner_text()


def becomes_total(page, expected):
    wait_on(page, lambda: total_of(page) == expected, lambda: (expected, total_of(page)))


def becomes_counted(page, face, expected):
    count = page.locator(f"{tile(face)} .tile-count")
    wait_on(page, lambda: count.inner_text() == expected, lambda: (expected, count.inner_text()))


def count_a_trove(page):
    """Tap in a typical trove until the page has its points; the number of taps."""
    page.locator(tile("tunnel:1")).wait_for()
    hand = Hand(page)
    for face, number in TROVE.items():
        hand.count(face, number)
    becomes_total(page, points_of_the_trove())
    return hand.taps


def points_of_the_trove():
    """What the engine says it is worth."""
    dice = [*LEFT_OUT, *(face for face, number in TROVE.items() for _ in range(number))]
    [points, _] = load_game("dice-miner").score(json.dumps({"troves": [dice, []]})).players
    assert points.total == sum((points.tunnels, points.treasure, points.hazards)) > 0
    return str(points.total)


def test_a_typical_trove_takes_fewer_than_ten_taps_and_is_kept(look, live):
    page = look(live.url, "/score/dice-miner", **PHONE)
    assert count_a_trove(page) < 10
    page.reload()
    becomes_total(page, points_of_the_trove())
    becomes_counted(page, "tunnel:1", "3")

    page.locator(".sheet .rule").first.wait_for()
    page.locator(tile("tunnel:1")).focus()
    page.keyboard.press("1")
    page.keyboard.press("2")
    becomes_counted(page, "tunnel:1", "12")
    page.keyboard.press("Backspace")
    becomes_counted(page, "tunnel:1", "11")


def test_the_helper_goes_through_the_rounds_and_the_sheet_goes_along(look, live):
    page = look(live.url, "/score/dice-miner", **PHONE)
    now = page.locator(".steps-now")
    now.wait_for()
    heard = []
    while page.get_by_role("button", name="Next", exact=True).is_enabled():
        heard.append(now.inner_text())
        page.get_by_role("button", name="Next", exact=True).click()
        wait_on(page, lambda: now.inner_text() != heard[-1], lambda: heard)
    assert heard[0] == "Round 1 · Set-up"
    assert heard[5] == "Round 2 · Excavation"
    assert now.inner_text() == "Round 3 · The end"
    page.get_by_role("heading", name="Round 3, point by point").wait_for()


def test_everything_is_cleared_after_a_question(look, live):
    page = look(live.url, "/score/mini-miners", **PHONE)
    diamond = page.locator('[data-piece="supply:diamond"]')
    diamond.click()
    becomes_total(page, "7")
    page.get_by_role("button", name="Clear everything").click()
    page.get_by_role("button", name="Yes, clear everything").click()
    becomes_total(page, "0")
    page.get_by_role("button", name="Diamonds : 0").wait_for()
