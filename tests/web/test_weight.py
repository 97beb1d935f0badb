"""U13: a light first load, quickly usable on a slow line."""

import statistics

import httpx

from tests.waiting import HANG_S

LIGHT = 40 * 1024
"""Bytes of script and style that the front page may load first, packed."""

SOON = 1.0
"""Seconds until the front page can be used over a slow line."""

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}


def test_the_first_load_is_light(look, live):
    page = look(live.url)
    page.get_by_role("button").first.wait_for()
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').filter((each) => /\\.(js|css)$/.test(new URL(each.name).pathname))"
        ".map((each) => [new URL(each.name).pathname, each.encodedBodySize])"
    )
    first = {path: size for path, size in loaded if "app-" in path or path in preloaded(live.url)}
    assert len(first) >= 2
    weight, whole = sum(first.values()), sum(size for _, size in loaded)
    print(f"U13: {weight / 1024:.1f} KB of script and style in {len(first)} files, {whole / 1024:.1f} KB once all is drawn")
    assert 0 < weight <= LIGHT


def preloaded(url):
    """What the page itself asks for, before any script has run."""
    html = httpx.get(url, timeout=HANG_S).text
    return [part.partition('"')[0] for part in html.split('href="')[1:] + html.split('src="')[1:]]


WHEN_USABLE = """
    new MutationObserver(() => {
        window.usable ??= document.querySelector("button:enabled") ? performance.now() : undefined;
    }).observe(document, { childList: true, subtree: true, attributes: true });
"""


def test_the_front_page_can_be_used_soon_over_a_slow_line(chromium, live):
    """At 150 ms there and back and 1.6 Mbit/s, with nothing kept from before, by the browser's own clock; the median of five visits."""
    seconds = []
    for _ in range(5):
        context = chromium.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        page.add_init_script(WHEN_USABLE)
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.emulateNetworkConditions", SLOW)
        page.goto(live.url, wait_until="commit")
        page.locator("button:enabled").first.wait_for(state="visible")
        seconds.append(page.evaluate("window.usable") / 1000)
        context.close()
    print("U13: usable after", ", ".join(f"{each:.2f}" for each in sorted(seconds)), "s at 150 ms / 1.6 Mbit/s")
    assert statistics.median(seconds) < SOON
