"""Every screen, wide and narrow, light and dark: no violation that axe knows (U14), no small target, no sideways scroll (U6)."""

import os

import pytest

from tests.web.node import WEB
from tests.web.screens import screens
from tests.web.tables import cookies

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text
LANGUAGES = os.environ.get("PITHEAD_LANGUAGES", "en de").split()
LOOKS = (
    [("light", 1280, 800), ("dark", 390, 844)]
    if os.environ.get("PITHEAD_LOOKS") != "all"
    else [(scheme, *size) for scheme in ("light", "dark") for size in ((1280, 800), (390, 844))]
)

SMALL = """() => [...document.querySelectorAll("button, select, input, summary, [role=button][data-legal], a.button, nav a")]
    .filter((each) => each.checkVisibility?.({ checkVisibilityCSS: true }) && !each.closest(".hidden, .skip"))
    .map((each) => {
        const label = each.matches("input[type=checkbox], input[type=radio]") ? each.closest("label") ?? each : each;
        const box = label.getBoundingClientRect();
        const name = each.dataset.mark ?? each.textContent?.slice(0, 30);
        return [Math.min(box.width, box.height), `${each.tagName} ${name} ${box.width}x${box.height}`];
    })
    .filter(([size]) => size > 1 && size < 43.5)"""


def visit(page, url, path, person):
    """A screen in the same browser, as that person, until it is drawn."""
    page.context.clear_cookies()
    if person is not None:
        page.context.add_cookies(cookies(person))
    page.goto(f"{url}{path}")
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scheme", "width", "height"), LOOKS)
def test_every_screen_is_for_everybody(look, live, scheme, width, height, language):
    axe, found, seen = AXE(), [], 0
    page = look(live.url, "/about", viewport={"width": width, "height": height}, color_scheme=scheme, locale=language)
    for name, path, person in screens(live.url):
        visit(page, live.url, path, person)
        page.evaluate(axe)
        result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        found += [f"{name}: {each['id']} {[node['target'] for node in each['nodes']][:2]}" for each in result["violations"]]
        if width < 400:
            found += [f"{name}: small {text}" for _, text in page.evaluate(SMALL)]
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        found += [f"{name}: {wide} px sideways"] if wide > 0 else []
        seen += 1
    print(f"U6, U14: {seen} screens, {language}, {scheme}, {width} px: {len(found)} found")
    assert not found, "\n".join(found)


MOVING = """() => [...document.querySelectorAll("*")].filter((each) => {
    const { animationDuration, transitionDuration } = getComputedStyle(each);
    return `${animationDuration}, ${transitionDuration}`.split(", ").some((time) => parseFloat(time) > 0);
}).map((each) => each.className?.baseVal ?? each.className)"""


def test_nothing_moves_for_people_who_want_no_motion(look, live):
    """U5: with reduced motion every animation and transition takes no time."""
    page = look(live.url, "/about", reduced_motion="reduce")
    for name, path, person in screens(live.url):
        visit(page, live.url, path, person)
        moving = page.evaluate(MOVING)
        assert not moving, (name, moving[:5])
