"""Ways to play in a browser: with a pointer, with the keyboard alone, or from what a screen reader is told."""

import json
import random
import re
import time

from playwright.sync_api import TimeoutError as TooLate

from tests.server.live import play_out
from tests.sizes import size
from tests.waiting import HANG_S

PAUSE_MS = 50
"""Milliseconds between two looks at a page, each of which keeps three processes busy."""

GONE_MS = 5000
"""Milliseconds after which a thing that was not touched may be gone, and the page is looked at anew."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until the page has drawn what was done to it."""


def follow(page, link):
    """Follow a link of the app by the keyboard, and go on once the focus is at the head of the page it leads to."""
    link.press("Enter")
    becomes(page, "document.activeElement.tagName === 'H1'")


def prefer(context, **settings):
    """Settings of a browser or of one page, for all that it opens from now on."""
    kept = json.dumps(json.dumps({"motion": 0, "forced": False, **settings}))
    unset = "location.protocol !== 'about:' && localStorage.getItem('pithead') === null"
    context.add_init_script(f"if ({unset}) localStorage.setItem('pithead', {kept})")


def sitting(look, live, table, person, analyses=True, **settings):
    """The table in a browser of that person."""
    page = look(live.url, f"/table/{table}", person, prefers=settings, analyses=analyses)
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
        page.wait_for_timeout(PAUSE_MS)
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


def touched(thing):
    """Click on a thing that the table may take away meanwhile; whether it was still there."""
    try:
        thing.click(timeout=GONE_MS)
    except TooLate:
        return False
    return True


def point_and_click(page, rng):
    """One decision with the pointer: lanterns on the board until one choice is selected, or a choice without a place; then yes."""
    end, clicks = time.monotonic() + HANG_S, 0
    while clicks < 12 and time.monotonic() < end:
        now = my_turn(page)
        if now["over"]:
            return False
        if now["stage"] == "selected":
            if touched(page.locator(".decide .primary")):
                decided(page, now)
                return True
        elif now["plain"] and (not now["marks"] or rng.random() < 0.5):
            clicks += touched(page.locator(".decide button[data-event]").first)
        else:
            clicks += touched(page.locator(f'[data-legal][data-mark="{rng.choice(now["marks"])}"]').first)
        page.evaluate(DRAWN)  # the bar says it a frame after the board, and a second touch of the same thing would confirm it
    raise AssertionError(("twelve clicks were not enough", state(page)))


IN_WORDS = """(share) => {
    const choices = [...document.querySelectorAll("#in-words button[data-event]")];
    choices[Math.floor(share * choices.length)]?.click();
}"""


def select_in_words(page, rng):
    """Select one of the choices in the list of words; False once the game is over."""
    while not (now := my_turn(page))["over"]:
        if now["stage"] == "selected":
            return True
        page.evaluate(IN_WORDS, rng.random())
        page.evaluate(DRAWN)
    return False


def confirm(page):
    """Confirm the choice that is selected."""
    page.evaluate("document.querySelector('.decide .primary')?.click()")


def choose_in_words(page, rng):
    """One decision from the list of choices in words; False once the game is over."""
    if not select_in_words(page, rng):
        return False
    before = state(page)
    confirm(page)
    decided(page, before)
    return True


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
            if touch_named(page, "Confirm"):
                return True
            continue
        folded = [found for found in buttons if found["name"].startswith("In words") and "[expanded]" not in found["rest"]]
        if folded:
            touch_named(page, json.loads(f'"{folded[0]["name"]}"'))
            continue
        choices = [name for name in names if not name.startswith(NO_CHOICES)]
        if choices:
            touch_named(page, rng.choice(choices))
        page.evaluate(DRAWN)
    raise AssertionError(("nothing to choose", heard))


def touch_named(page, name):
    """Touch the button of the bar that has this name; whether it was still there."""
    return touched(page.get_by_role("region", name="Your move").get_by_role("button", name=name, exact=True).first)


def play_all(page, move, rng=None, most=400):
    """Decision after decision until the game is over; what each of them gave."""
    rng = rng or random.Random(1)
    given = []
    while len(given) < most and (one := move(page, rng)):
        given.append(one)
    assert len(given) < most
    return given


FIRST = 3
"""So many decisions of everybody are made in a page before a program goes on; the last of a game follow in the page."""

NEARLY_OVER = {
    "dice-miner": lambda view: view["round"] == 3 and len(view["mountain"]) <= 5,
    "mini-miners": lambda view: view["round"] == 3 and view["phase"]["is"] in ("announcing", "choosing", "gleaning", "escaping"),
}
"""Whether a few decisions are left for everybody: most of the last mountain is dug, or all dwarves are in the mine for the last time."""


def play_through(page, move, table, person, rng=None):
    """A game against bots to its end; what each decision in the page gave. A program plays the middle, unless whole games are wanted."""
    rng, given = rng or random.Random(1), []
    if not size("WHOLE_GAMES"):
        given = [move(page, rng) for _ in range(FIRST)]
        skip_middle([page], table, [person])
    return given + play_all(page, move, rng)


def skip_middle(pages, table, people):
    """A program plays the middle of a game for everybody who sits there; then they come back to it."""
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    play_out(table, people, until=NEARLY_OVER[people[0].table(table)["game"]])
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)
        page.locator(".bar, .end").first.wait_for()


def shows(page, version):
    """Wait until the page shows a version of the table, or a later one."""
    expression = f"Number(document.querySelector('.table')?.dataset.version ?? -1) >= {version}"
    becomes(page, expression)
    page.evaluate(DRAWN)


def busy_coach(context, table="*"):
    """To this browser the coach is always busy: nobody looks at the analysis of these games, and one can take half a minute."""
    refusal = {"is": "refused", "reason": "coach-busy"}
    context.route(f"**/api/games/{table}/analysis*", lambda route: route.fulfill(status=429, json=refusal))
