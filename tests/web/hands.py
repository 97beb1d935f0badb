"""Ways to play in a browser: with a pointer, with the keyboard alone, or from what a screen reader is told."""

import json
import random
import re
import time

from playwright.sync_api import TimeoutError as TooLate

from tests.waiting import HANG_S, PAUSE_S

GONE_MS = 5000
"""Milliseconds after which a thing that can't be touched is taken for gone, and the page is looked at anew."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until the page has drawn what was done to it."""


def prefer(page, **settings):
    """Settings of this browser, for all pages it opens from now on."""
    kept = json.dumps(json.dumps({"motion": 0, "forced": False, **settings}))
    page.context.add_init_script(f"localStorage.getItem('pithead') ?? localStorage.setItem('pithead', {kept})")


def sitting(look, live, table, person, **settings):
    """The table in a browser of that person."""
    page = look(live.url, "/settings", person)
    prefer(page, **settings)
    page.goto(f"{live.url}/table/{table}")
    page.locator(".bar").wait_for()
    return page


STATE = """() => {
    const bar = document.querySelector(".bar");
    return {
        stage: bar?.dataset.stage ?? "none",
        over: document.querySelector(".table")?.dataset.over === "true",
        marks: [...document.querySelectorAll("[data-legal]")].map((each) => each.dataset.mark),
        plain: document.querySelectorAll(".decide button[data-event]").length,
    };
}"""


def state(page):
    """What the page asks for now."""
    return page.evaluate(STATE)


def until(page, wanted, why):
    """Wait for a state of the page."""

    def reached():
        return now if wanted(now := state(page)) else None

    return wait_on(page, reached, lambda: (why, state(page), page.locator("#ask").all_inner_texts()))


def wait_on(page, condition, why):
    """Wait until a condition about a page holds, while the page goes on; what it gave."""
    end = time.monotonic() + HANG_S
    while not (found := condition()):
        assert time.monotonic() < end, why()
        page.wait_for_timeout(1000 * PAUSE_S)
    return found


def becomes(page, expression):
    """Wait until a script's expression is true on the page; asked from outside, for the page itself may not evaluate text."""
    return wait_on(page, lambda: page.evaluate(expression), lambda: (expression, page.title()))


def my_turn(page):
    """Wait until this page is asked and has something to choose, or the game is over."""
    return until(page, ready, "nobody is asked")


def ready(now):
    """Is there something to do on the page?"""
    return now["over"] or now["stage"] == "selected" or (now["stage"] in ("open", "narrowed") and (now["marks"] or now["plain"]))


def decided(page, before):
    """Wait until a confirmed choice is on its way or done."""
    until(page, lambda now: now["over"] or now["stage"] != "sent", before)


def point_and_click(page, rng):
    """One decision with the pointer: lanterns on the board until one choice is selected, or a choice without a place; then yes."""
    for _ in range(12):
        now = my_turn(page)
        if now["over"]:
            return False
        if now["stage"] == "selected":
            try:
                page.locator(".decide .primary").click(timeout=GONE_MS)
            except TooLate:  # the table went on meanwhile, and asks anew
                continue
            decided(page, now)
            return True
        if now["plain"] and (not now["marks"] or rng.random() < 0.5):
            page.locator(".decide button[data-event]").first.click()
        else:
            mark = rng.choice(now["marks"])
            page.locator(f'[data-legal][data-mark="{mark}"]').first.click(timeout=GONE_MS)
    raise AssertionError(("twelve clicks were not enough", state(page)))


FOCUS = """() => {
    const at = document.activeElement;
    const has = (name) => at?.classList.contains(name) ?? false;
    const shows = (name) => at?.hasAttribute(name) ?? false;
    return {
        board: shows("data-mark"), legal: shows("data-legal"), picked: shows("data-selected"),
        decide: !!at?.closest(".decide"), primary: has("primary"), plain: shows("data-event"),
    };
}"""


def press(page, rng):
    """One decision with the keyboard alone: arrows around, Enter to pick, Enter for yes; the number of keys it took."""
    for keys in range(1, 60):
        now = my_turn(page)
        if now["over"]:
            return 0
        focus = page.evaluate(FOCUS)
        if now["stage"] == "selected":
            key = "Enter" if focus["picked"] or focus["primary"] else "Shift+Tab" if focus["decide"] else "Tab"
        elif focus["legal"] and not focus["picked"]:
            key = rng.choice(["Enter", "Enter", "ArrowRight", "ArrowDown"])
        elif focus["board"] and now["marks"] and not (now["plain"] and now["stage"] == "narrowed"):
            key = rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
        elif focus["plain"]:
            key = "Enter"
        else:
            key = "Tab"
        page.keyboard.press(key)
        if now["stage"] == "selected" and key == "Enter":
            page.evaluate(DRAWN)
            if state(page)["stage"] != "selected":
                decided(page, now)
                return keys
    raise AssertionError(("sixty keys were not enough", state(page), page.evaluate(FOCUS)))


BUTTON = re.compile(r"""^\s*- '?button "(?P<name>(?:[^"\\]|\\.)*)"(?P<rest>.*)$""")


NO_CHOICES = ("In words", "Undo", "Ask to undo", "Send", "Put back", "Show me", "What happened")
"""How buttons of the bar begin that are no answer to the question."""


def read_aloud(page, rng):
    """One decision from the accessibility tree alone, as a screen reader tells it: nothing else of the page is looked at."""
    end = time.monotonic() + HANG_S
    while time.monotonic() < end:
        if page.get_by_role("region", name="Point by point").count():
            return False
        try:
            heard = page.get_by_role("region", name="Your move").aria_snapshot(timeout=GONE_MS)
        except TooLate:
            continue  # the game ended while we listened
        buttons = [found for line in heard.replace("''", "'").splitlines() if (found := BUTTON.match(line))]
        names = [json.loads(f'"{found["name"]}"') for found in buttons if "[disabled]" not in found["rest"]]
        if "Confirm" in names:
            page.get_by_role("region", name="Your move").get_by_role("button", name="Confirm", exact=True).click()
            return True
        folded = [found for found in buttons if found["name"].startswith("In words") and "[expanded]" not in found["rest"]]
        if folded:
            press_named(page, json.loads(f'"{folded[0]["name"]}"'))
            continue
        choices = [
            name
            for name in names
            if not name.startswith(("In words", "Undo", "Ask to undo", "Send", "Put back", "Show me", "What happened"))
        ]
        if choices:
            press_named(page, rng.choice(choices))
        page.evaluate(DRAWN)
    raise AssertionError(("nothing to choose", heard))


def press_named(page, name):
    """Press the button of the bar that has this name."""
    page.get_by_role("region", name="Your move").get_by_role("button", name=name, exact=True).first.click()


def play_all(page, move, rng=None, most=400):
    """Decision after decision until the game is over; what each of them gave."""
    rng = rng or random.Random(1)
    given = []
    while len(given) < most and (one := move(page, rng)):
        given.append(one)
    assert len(given) < most
    return given
