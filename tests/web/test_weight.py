"""U13: a light first load. How soon the page can be used over a slow line is measured by `make proofs`."""

import httpx

from tests.waiting import HANG_S
from tests.web.hands import becomes

LIGHT, FONT = 60 * 1024, 20 * 1024
"""Bytes of script and style that the front page may load first, packed, and of the one font."""


def test_the_first_load_is_light(look, live):
    page = look(live.url)
    page.get_by_role("button").first.wait_for()
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').filter((each) => /\\.(js|css)$/.test(new URL(each.name).pathname))"
        ".map((each) => [new URL(each.name).pathname, each.encodedBodySize])"
    )
    first = {path: size for path, size in loaded if "app-" in path or path in preloaded(live.url)}
    assert len(first) >= 2
    weight = sum(first.values())
    assert 0 < weight <= LIGHT
    becomes(page, "document.fonts.check('700 20px Grenze')")
    entries = "performance.getEntriesByType('resource').filter((each) => /woff2$/.test(each.name))"
    fonts = page.evaluate(f"{entries}.map((each) => each.encodedBodySize)")
    assert len(fonts) == 1
    assert 0 < fonts[0] <= FONT


def preloaded(url):
    """What the page itself asks for, before any script has run."""
    html = httpx.get(url, timeout=HANG_S).text
    return [part.partition('"')[0] for part in html.split('href="')[1:] + html.split('src="')[1:]]
