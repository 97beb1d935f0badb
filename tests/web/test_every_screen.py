"""Every screen is for everybody: nothing that axe finds (U14), no small target, no sideways scroll (U6), no unwanted motion (U5).

Nor is anything that a screen needs forbidden by the policy of the server: the browser would say so on its console, which fails the test.
"""

import pytest

from pithead.words import LANGUAGES
from tests.sizes import by_turns
from tests.web.hands import DRAWN
from tests.web.node import WEB
from tests.web.screens import SCREENS, visit

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text
LOOKS = [(scheme, *size) for size in ((1280, 800), (390, 844)) for scheme in ("light", "dark")]

SMALL = """() => [...document.querySelectorAll("button, select, input, summary, [role=button][data-legal], a.button, nav a")]
    .filter((each) => each.checkVisibility?.({ checkVisibilityCSS: true }) && !each.closest(".hidden, .skip, [inert]"))
    .map((each) => {
        const label = each.matches("input[type=checkbox], input[type=radio]") ? each.closest("label") ?? each : each;
        const box = label.getBoundingClientRect();
        const name = each.dataset.mark ?? each.textContent?.slice(0, 30);
        return [Math.min(box.width, box.height), `${each.tagName} ${name} ${box.width}x${box.height}`];
    })
    .filter(([size]) => size > 1 && size < 43.5)"""

HIDDEN_COLUMNS = """() => [...document.querySelectorAll(".wide:has(> .ratings)")]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth)
    .map((each) => `${each.scrollWidth} px of columns in ${each.clientWidth}: ${each.querySelector("thead")?.textContent}`)"""
"""Tables of standings whose last columns are out of sight."""

CUT = """() => [...document.querySelectorAll(".head nav a")]
    .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth)
    .map((each) => `the head cuts ${each.textContent}`)"""

MOVING = """() => [...document.querySelectorAll("*")].filter((each) => {
    const { animationDuration, transitionDuration } = getComputedStyle(each);
    return `${animationDuration}, ${transitionDuration}`.split(", ").some((time) => parseFloat(time) > 0);
}).map((each) => each.className?.baseVal ?? each.className)"""
"""What would move, though the reader wants no motion."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_for_everybody(look, live, language):
    """Each screen is opened once in a language; its colours and its width change under it. Languages and looks take turns."""
    axe, found = AXE(), []
    spoken = [number for number in range(len(SCREENS)) if language in by_turns(LANGUAGES, number, "LANGUAGES")]
    names = list(SCREENS)
    page = look(live.url, "/about", locale=language, reduced_motion="reduce")
    for number in spoken:
        visit(page, live.url, SCREENS[names[number]](live.url))
        moving = page.evaluate(MOVING)
        found += [f"{names[number]}: {each} moves" for each in moving[:5]]
        page.evaluate(axe)
        for scheme, width in in_looks(page, number):
            found += [f"{names[number]}, {scheme}, {width} px: {each}" for each in faults(page, width)]
    assert not found, "\n".join(found)


def in_looks(page, number):
    """Light and dark, wide and narrow, one after the other: as many of them as are wanted, another one first for each number."""
    for scheme, width, height in by_turns(LOOKS, number, "LOOKS"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield scheme, width


def faults(page, width):
    """What axe finds, targets too small for a thumb, and whatever sticks out at the side."""
    result = page.evaluate("axe.run(document, { resultTypes: ['violations'], preload: false })")  # no rule that is on reads style sheets
    yield from (f"{each['id']} {[node['target'] for node in each['nodes']][:2]}" for each in result["violations"])
    if width < 400:
        yield from (f"small {text}" for _, text in page.evaluate(SMALL))
        yield from page.evaluate(HIDDEN_COLUMNS)
        yield from page.evaluate(CUT)
    if (wide := page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")) > 0:
        yield f"{wide} px sideways"
