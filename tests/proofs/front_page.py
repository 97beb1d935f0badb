"""U13: how soon the front page can be used over a slow line, by the browser's own clock; fails where that is not soon.

python -m tests.proofs.front_page
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import ARGUMENTS, find
from tests.server.live import Live
from tests.web.node import built

SOON_S = 1.0
"""Seconds until the front page can be used, the median of all visits."""

VISITS = 5
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
"""150 ms there and back, 1.6 Mbit/s."""

WHEN_USABLE = """
    new MutationObserver(() => {
        window.usable ??= document.querySelector("button:enabled") ? performance.now() : undefined;
    }).observe(document, { childList: true, subtree: true, attributes: true });
"""


def visit(browser, url):
    """Seconds until the page can be used, with nothing kept from before."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(WHEN_USABLE)
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", SLOW)
    page.goto(url, wait_until="commit")
    page.locator("button:enabled").first.wait_for(state="visible")
    seconds = page.evaluate("window.usable") / 1000
    context.close()
    return seconds


def main():
    built()
    with tempfile.TemporaryDirectory() as folder, Live(Path(folder) / "pithead.db") as live, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(whole=True), args=ARGUMENTS)
        seconds = sorted(visit(browser, live.url) for _ in range(VISITS))
        browser.close()
    print("U13: usable after", ", ".join(f"{each:.2f}" for each in seconds), "s at 150 ms / 1.6 Mbit/s")
    return statistics.median(seconds) >= SOON_S


if __name__ == "__main__":
    sys.exit(main())
