"""Every screen, wide and narrow, light and dark: no violation that axe knows (U14), no small target, no sideways scroll (U6)."""

import pytest

from pithead.words import LANGUAGES
from tests.sizes import size
from tests.web.hands import DRAWN
from tests.web.node import WEB
from tests.web.screens import GAMES, PAGES, screens
from tests.web.tables import cookies, table_at

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text
SPOKEN = LANGUAGES[: 1 + size("LANGUAGES")]
LOOKS = [(scheme, *size) for size in ((1280, 800), (390, 844)) for scheme in ("light", "dark")]
OTHERS = LOOKS if size("LOOKS") == len(LOOKS) else LOOKS[::3]
"""Of all but the first language: the colours stay, so light and wide, dark and narrow will do."""

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


@pytest.mark.parametrize("language", SPOKEN)
def test_every_screen_is_for_everybody(look, live, language):
    """Each screen is opened once; its colours and its width change under it."""
    axe, found = AXE(), []
    page = look(live.url, "/about", locale=language, reduced_motion="reduce")
    for name, path, person in screens(live.url):
        visit(page, live.url, path, person)
        page.evaluate(axe)
        for scheme, width in in_looks(page, LOOKS if language == SPOKEN[0] else OTHERS):
            found += [f"{name}, {scheme}, {width} px: {each}" for each in faults(page, width)]
    assert not found, "\n".join(found)


def in_looks(page, looks):
    """Light and dark, wide and narrow, one after the other."""
    for scheme, width, height in looks:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield scheme, width


def faults(page, width):
    """What axe finds, targets too small for a thumb, and whatever sticks out at the side."""
    result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    yield from (f"{each['id']} {[node['target'] for node in each['nodes']][:2]}" for each in result["violations"])
    if width < 400:
        yield from (f"small {text}" for _, text in page.evaluate(SMALL))
    if (wide := page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")) > 0:
        yield f"{wide} px sideways"


MOVING = """() => [...document.querySelectorAll("*")].filter((each) => {
    const { animationDuration, transitionDuration } = getComputedStyle(each);
    return `${animationDuration}, ${transitionDuration}`.split(", ").some((time) => parseFloat(time) > 0);
}).map((each) => each.className?.baseVal ?? each.className)"""


def test_nothing_moves_for_people_who_want_no_motion(look, live):
    """U5: with reduced motion every animation and transition takes no time."""
    page = look(live.url, "/about", reduced_motion="reduce")
    boards = [(f"/table/{made.table}", made.asked) for made in (table_at(live.url, game, 30, seed=30) for game in GAMES)]
    for path, person in [*((path, None) for path in PAGES.values()), *boards]:
        visit(page, live.url, path, person)
        moving = page.evaluate(MOVING)
        assert not moving, (path, moving[:5])
