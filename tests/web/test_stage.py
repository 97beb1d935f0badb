"""The stage: at every size of window the whole board is in view, and nothing moves from its place while one plays."""

from itertools import islice

import pytest

from tests.sizes import by_turns, size
from tests.web.hands import DRAWN, shows, sitting, wait_on
from tests.web.tables import cookies, states, table_at
from tests.web.test_every_screen import SMALL

GAMES = ["dice-miner", "mini-miners"]
WINDOWS = {"laptop": (1280, 720), "notebook": (1366, 768), "desktop": (1920, 1080), "phone": (390, 844), "phone on its side": (844, 390)}

DECISIONS = 50
"""So many are made: through all phases of a round."""


def phases(url, game, seats):
    """A table when each phase of the first round begins, and, if whole games are wanted, each of the second and the last."""
    seen, last = set(), 3 if size("WHOLE_GAMES") else 1
    for made in states(url, game, seed=2, seats=seats):
        view = made.asked.table(made.table)["view"]
        if view["round"] > last or made.seat is None:
            return
        phase = view["round"], str(view["phase"]["is"] if isinstance(view["phase"], dict) else view["phase"])
        if phase not in seen:
            seen.add(phase)
            yield made


CUT = """() => {
    const stage = document.querySelector(".table-board").getBoundingClientRect();
    const inside = (box) =>
        box.left >= stage.left - 8 && box.right <= stage.right + 8 && box.top >= stage.top - 8 && box.bottom <= stage.bottom + 8;
    const marks = [...document.querySelectorAll(".frame [data-mark]")].filter((each) => each.checkVisibility());
    const places = [...document.querySelectorAll(".table-board, .fit")];
    const page = document.documentElement;
    return [
        ...marks.filter((each) => !inside(each.getBoundingClientRect())).map((each) => `${each.dataset.mark} lies outside`),
        ...places.filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
            .map((each) => `${each.className} holds ${each.scrollWidth}x${each.scrollHeight} in ${each.clientWidth}x${each.clientHeight}`),
        ...(page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? ["the page is larger than the window"] : []),
        ...(stage.bottom > innerHeight || stage.right > innerWidth ? ["the stage leaves the window"] : []),
        ...(marks.length < 5 ? ["hardly anything is drawn"] : []),
        ...[...document.querySelectorAll(".bar, .bar .preview, .decide button")]
            .filter((each) => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 2)
            .map((each) => `${each.className || each.tagName} cuts ${each.innerText}`),
    ];
}"""
"""What of the board, the question and its buttons can't be seen."""

PLACES = """() => Object.fromEntries(
    [".table-head", ".players", ".table-board", ".table-actions", ".stage", ".own", ".rival", ".mm-mine", ".mm-busy", ".mm-sides"]
        .flatMap((place) => [...document.querySelectorAll(place)].map((each, number) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [`${place} ${number}`, [x, y, width, height].map(Math.round).join(" ")];
        })))"""
"""Where every part of the table lies."""


LANGUAGES_OF_SEATS = {2: "en", 3: "de", 4: "fr"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_is_in_view_at_every_size(look, live, game, seats):
    """The sizes take turns with the phases of the game, and each number of seats has a language of its own."""
    found, page = [], None
    for turn, made in enumerate(phases(live.url, game, seats)):
        if page is None:
            page = sitting(look, live, made.table, made.asked, language=LANGUAGES_OF_SEATS[seats])
        else:
            page.context.clear_cookies()
            page.context.add_cookies(cookies(made.asked))
            page.goto(f"{live.url}/table/{made.table}")
        version = made.asked.table(made.table)["version"]
        shows(page, version)
        page.locator(".frame [data-mark]").nth(4).wait_for(state="attached")  # the drawing of the board comes by itself
        for name in by_turns(list(WINDOWS), turn + seats, "WINDOWS"):
            width, height = WINDOWS[name]
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found += [f"{name}, version {version}: {each}" for each in page.evaluate(CUT)]
            if name.startswith("phone"):
                found += [f"{name}, version {version}: small {text}" for _, text in page.evaluate(SMALL)]
        page.goto("about:blank")  # it need not follow what is decided until the next state
    assert not found, "\n".join(found)


NUMBERS_CUT = """() => [...document.querySelectorAll(".mm-dwarf-card .mm-number")]
    .filter((each) => each.getBoundingClientRect().bottom > each.closest(".mm-card").getBoundingClientRect().bottom)
    .map((each) => each.innerText)"""
"""The numbers of dwarves that reach over the edge of their cards."""


def test_the_numbers_of_a_hand_lie_on_its_cards(look, live):
    made = next(phases(live.url, "mini-miners", 2))
    page = sitting(look, live, made.table, made.asked)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".mm-dwarf-card .mm-number").nth(4).wait_for()
    page.evaluate(DRAWN)
    assert page.evaluate(NUMBERS_CUT) == []


NAMED = """() => {
    const named = [...document.querySelectorAll(".seat-name, .players .name")].filter((each) => each.checkVisibility());
    const scored = [...document.querySelectorAll(".table-main .points")].filter((each) => each.checkVisibility());
    return [named.map((each) => each.firstChild.textContent).sort(), scored.length];
}"""
"""Every name of a player that is in view, and how many scores are."""


@pytest.mark.parametrize("game", GAMES)
def test_every_player_is_named_once_with_one_score_at_every_size(look, live, game):
    made = table_at(live.url, game, 40, seed=2, seats=3)
    page = sitting(look, live, made.table, made.people[0])
    for width, height in WINDOWS.values():
        page.set_viewport_size({"width": width, "height": height})
        wait_on(page, lambda: page.evaluate(NAMED) == [["Ann", "Bo", "Cleo"], 3], lambda: (page.viewport_size, page.evaluate(NAMED)))


@pytest.mark.parametrize(("game", "window"), [("dice-miner", "laptop"), ("mini-miners", "phone on its side")])
def test_nothing_moves_from_its_place_between_two_questions(look, live, game, window):
    width, height = WINDOWS[window]
    page, before = None, {}
    for made in islice(states(live.url, game, seed=3, seats=3), DECISIONS):
        if page is None:
            page = sitting(look, live, made.table, made.people[0])
            page.set_viewport_size({"width": width, "height": height})
        version = made.people[0].table(made.table)["version"]
        shows(page, version)
        now = page.evaluate(PLACES)
        moved = {place: (before[place], now[place]) for place in before if place in now and before[place] != now[place]}
        assert not moved, (version, moved)
        assert before.keys() <= now.keys()
        before = now
    assert len(before) >= 6
