"""The pages of people by keyboard: Tab reaches all that can be clicked, shows where it is, and leads on."""

import pytest

from tests.web.people_screens import PEOPLE_SCREENS
from tests.web.screens import PAGES, Screen, visit
from tests.web.screens import SCREENS as ALL

STRANGERS = ("lobby", "evenings", "new evening", "today", "me", "device", "settings", "studies", "history", "ratings dice-miner")
WITH_PEOPLE = (
    "week dice-miner",
    "people",
    "moderation",
    "evening open",
    "evening over",
    "own games",
    "busy lobby",
    "waiting room",
    "study dice-miner",
)
SCREENS = {
    **{name: lambda url, path=PAGES[name]: Screen(path, None, "main h1") for name in STRANGERS},
    **{name: ALL[name] for name in WITH_PEOPLE},
    **PEOPLE_SCREENS,
}

CONTROLS = """() => {
    const seen = (each) => each.checkVisibility({ checkVisibilityCSS: true }) && !each.disabled && !each.closest("[inert]");
    const controls = [...document.querySelectorAll("a[href], button, select, input, textarea, summary")].filter(seen);
    const first = (each) => each.type !== "radio" || each.checked || !document.querySelector(`input[name="${each.name}"]:checked`);
    window.unreached = new Set(controls.filter(first));
    const clickable = [...document.querySelectorAll("main *")].filter((each) => seen(each) && getComputedStyle(each).cursor === "pointer");
    const reachable = "a[href], button, select, input, textarea, summary, label, [tabindex]";
    return [controls.length, clickable.filter((each) => !each.closest(reachable)).map((each) => each.outerHTML.slice(0, 120))];
}"""
"""How much there is to reach, and what only a pointer can use."""

STEP = """() => {
    const here = document.activeElement;
    window.unreached.delete(here);
    if (here === document.body) return null;
    const marked = ({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none";
    const shown = [here, here.closest("label")].some((each) => each && marked(getComputedStyle(each)));
    return shown ? "" : here.outerHTML.slice(0, 120);
}"""
"""What has the focus now and does not show it; null behind the last."""


@pytest.mark.parametrize("name", SCREENS)
def test_tab_reaches_all_of_a_page_and_shows_where_it_is(look, live, name):
    page = look(live.url, "/about", reduced_motion="reduce")
    visit(page, live.url, SCREENS[name](live.url))
    page.evaluate("document.activeElement?.blur()")
    count, only_by_pointer = page.evaluate(CONTROLS)
    assert only_by_pointer == []
    hidden = []
    for _ in range(count + 10):
        page.keyboard.press("Tab")
        shown = page.evaluate(STEP)
        if shown:
            hidden.append(shown)
    assert hidden == []
    assert page.evaluate("[...window.unreached].map((each) => each.outerHTML.slice(0, 120))") == []
