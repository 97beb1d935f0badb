"""Whole games in a third engine: WebKit plays both titles by the roles and names that it computes itself, and finds them on the front page.

python -m tests.proofs.webkit                     # says so and ends well where there is no WebKit
python -m tests.proofs.webkit --game mini-miners

It is Debian's WebKitGTK (`webkit2gtk-driver`, and `xvfb` for a screen that nobody sees), driven by WebDriver; nothing of it is patched.
"""

import argparse
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from pithead.words import Words
from pithead.words.shell import title_of
from tests.proofs.second_engine import Gone, play, until
from tests.server.live import Live
from tests.waiting import HANG_S
from tests.web.node import built

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
GONE = (
    *("no such element", "stale element reference", "element not interactable", "element click intercepted"),
    *("move target out of bounds", "unknown error"),
)
"""What is said of a thing that the table has taken away meanwhile; of one that goes while its name is computed, only the last."""

CANDIDATES = {
    "button": "button, summary, [role=button]",
    "region": "section[aria-label], section[aria-labelledby], [role=region]",
}
"""Where things with a role can be; whether they have it is WebKit's to say."""

TEXTS = """(...all) => all.map((each) => [
    each.ariaLabel,
    document.getElementById(each.getAttribute("aria-labelledby"))?.textContent,
    each.tagName === "SECTION" ? "" : each.textContent,
].join(" "))"""
"""Whatever may be in the name of a thing: to compute the names of all would take long."""

PLAIN = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
"""There is no graphics card."""

NODE = "element-6066-11e4-a52e-4f735466cecf"
"""How WebDriver calls a reference to a thing on the page."""


def free_port():
    """A port that nobody listens on."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return bound.getsockname()[1]


class WebKit:
    """A WebKitGTK on a screen of its own, with one tab."""

    def __init__(self, browser):
        screen = subprocess.Popen(
            [SCREEN, "-displayfd", "1", "-screen", "0", "1280x800x24"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert screen.stdout is not None
        display = f":{screen.stdout.readline().strip()}"
        port = free_port()
        environment = {**os.environ, **PLAIN, "DISPLAY": display, "GDK_BACKEND": "x11", "LANG": "en_GB.UTF-8", "LANGUAGE": "en"}
        driver = subprocess.Popen([DRIVER, f"--port={port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.processes = (driver, screen)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=HANG_S)
        until(self.listens, "WebKitWebDriver does not listen")
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        made = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.version = made["capabilities"]["browserVersion"]
        self.session = f"/session/{made['sessionId']}"

    def listens(self):
        """Does the driver answer?"""
        try:
            return self.http.get("/status").status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    def ask(self, method, path, body=None):
        """What the driver answers to a command; raises Gone where a thing is missing."""
        answer = self.http.request(method, path, **({} if body is None else {"json": body})).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            if answer["error"] in GONE:
                raise Gone(answer["message"])
            raise AssertionError((path, answer["error"], answer["message"]))
        return answer

    def open(self, url):
        """Go to an address."""
        self.ask("POST", f"{self.session}/url", {"url": url})

    def find(self, role, name=None, inside=None):
        """The things with a role, and a name, as WebKit computes them; their references."""
        within = "" if inside is None else f"/element/{inside}"
        query = {"using": "css selector", "value": CANDIDATES[role]}
        found = [each[NODE] for each in self.ask("POST", f"{self.session}{within}/elements", query)]
        if name is None or not found:
            return found
        named = [each for each, text in zip(found, self.call(TEXTS, *found), strict=True) if name in text]
        return [each for each in named if (self.computed(each, "label"), self.computed(each, "role")) == (name, role)]

    def computed(self, node, what):
        """The role or the label of a thing in the accessibility tree."""
        return self.ask("GET", f"{self.session}/element/{node}/computed{what}")

    def call(self, function, *nodes):
        """What a function gives on the page for these things."""
        script = f"return ({function})(...arguments)"
        return self.ask("POST", f"{self.session}/execute/sync", {"script": script, "args": [{NODE: node} for node in nodes]})

    def click(self, node):
        """Press a thing where a finger would."""
        self.ask("POST", f"{self.session}/element/{node}/click", {})

    def close(self):
        """End it."""
        self.http.delete(self.session)
        for process in self.processes:
            process.terminate()
            process.wait(HANG_S)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=("dice-miner", "mini-miners"), help="only this one")
    wanted = parser.parse_args().game
    browser = next(map(str, sorted(Path("/").glob(BROWSERS.removeprefix("/")))), None)
    if browser is None or not shutil.which(DRIVER) or not shutil.which(SCREEN):
        print("webkit: there is no WebKitGTK with its driver and Xvfb on this machine")
        return 0
    built()
    rng = random.Random(1)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Live(Path(folder) / "pithead.db") as live:
        webkit = WebKit(browser)
        try:
            for game in (wanted,) if wanted else ("dice-miner", "mini-miners"):
                begin = time.monotonic()
                clicks = play(webkit, live.url, title_of(game, Words("en")), rng)
                seconds = time.monotonic() - begin
                print(f"webkit: a whole game of {game} in WebKitGTK {webkit.version}, {clicks} clicks, {seconds:.0f} s", flush=True)
        finally:
            webkit.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
