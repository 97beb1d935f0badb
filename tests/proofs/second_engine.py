"""Whole games in a second engine: Firefox plays both titles by what its own accessibility tree tells, and finds them on the front page.

python -m tests.proofs.second_engine                 # says so and ends well where there is no Firefox
python -m tests.proofs.second_engine --game mini-miners

It is driven by WebDriver BiDi, which every Firefox speaks; nothing of it is patched.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path

from websockets.sync.client import connect

from pithead.words import Words
from pithead.words.shell import title_of
from tests.server.live import Live
from tests.waiting import HANG_S, PAUSE_S
from tests.web.hands import NO_CHOICES
from tests.web.node import built

NAMES = ("firefox-esr", "firefox")
PREFERENCES = {
    "remote.active-protocols": 1,
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
MOST_CLICKS = 3000
MOVE, OVER = "Your move", "Point by point"
"""The parts of the page where one decides, and where one reads how it ended."""

SAID = """(...all) => all.map((each) => ({
    name: (each.ariaLabel ?? each.innerText ?? "").replace(/^[^\\p{L}\\p{N}]+/u, "").trim(),
    open: each.getAttribute("aria-expanded") !== "false",
    enabled: !each.disabled && each.getAttribute("aria-disabled") !== "true" && each.checkVisibility(),
}))"""
"""The words on buttons, and whether one may press them."""


class Gone(Exception):
    """What was to be touched is not there any more."""


class Firefox:
    """A Firefox without a window, and one tab."""

    def __init__(self, path, folder):
        (folder / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        )
        command = [path, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0", "about:blank"]
        log = folder / "log"
        with log.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        address = until(lambda: LISTENING.search(log.read_text("utf-8", "replace")), "Firefox does not listen")[1]
        self.ends = ExitStack()
        self.wire = self.ends.enter_context(connect(f"{address}/session", max_size=None, open_timeout=HANG_S))
        self.numbers = count(1)
        self.ask("session.new", capabilities={"alwaysMatch": {}})
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method, **params):
        """What Firefox answers to a command; raises Gone where a thing is missing."""
        number = next(self.numbers)
        self.wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.wire.recv(HANG_S))
            if answer.get("id") == number:
                break
        if answer["type"] == "error":
            if answer["error"] in ("no such node", "no such element", "move target out of bounds", "no such frame"):
                raise Gone(answer["message"])
            raise AssertionError((method, answer["error"], answer["message"]))
        return answer["result"]

    def open(self, url):
        """Go to an address."""
        self.ask("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def find(self, role, name=None, inside=None):
        """The things with a role, and a name, in the accessibility tree; their references."""
        value = {"role": role} if name is None else {"role": role, "name": name}
        start = {} if inside is None else {"startNodes": [{"sharedId": inside}]}
        nodes = self.ask("browsingContext.locateNodes", context=self.tab, locator={"type": "accessibility", "value": value}, **start)
        return [node["sharedId"] for node in nodes["nodes"]]

    def call(self, function, *nodes):
        """What a function gives on the page for these things."""
        arguments = [{"sharedId": node} for node in nodes]
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=f"(...nodes) => JSON.stringify(({function})(...nodes) ?? null)",
            target={"context": self.tab},
            arguments=arguments,
            awaitPromise=True,
        )
        if answer["type"] != "success":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, node):
        """Press a thing where a finger would."""
        self.call("(each) => each.scrollIntoView({ block: 'nearest' })", node)
        origin = {"type": "element", "element": {"sharedId": node}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.ask("input.performActions", context=self.tab, actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def close(self):
        """End it."""
        self.ends.close()
        self.process.terminate()
        self.process.wait(HANG_S)


def until(condition, why):
    """Wait until a condition about the page holds; what it gave."""
    end = time.monotonic() + HANG_S
    while True:
        try:
            if found := condition():
                return found
        except Gone:
            pass
        assert time.monotonic() < end, why() if callable(why) else why
        time.sleep(PAUSE_S)


def said(firefox, nodes):
    """What things say, and whether one may press them."""
    return list(zip(nodes, firefox.call(SAID, *nodes), strict=True)) if nodes else []


def decide(firefox, bar, rng):
    """One click towards a decision in the part of the page where one decides; whether there was anything to press."""
    open_to_us = [(node, words) for node, words in said(firefox, firefox.find("button", inside=bar)) if words["enabled"]]
    confirm = [node for node, words in open_to_us if words["name"] == "Confirm"]
    folded = [node for node, words in open_to_us if words["name"].startswith("In words") and not words["open"]]
    choices = [node for node, words in open_to_us if not words["name"].startswith(NO_CHOICES)]
    for nodes in (confirm, folded, choices):
        if nodes:
            firefox.click(rng.choice(nodes))
            return True
    return False


def play(firefox, url, title, rng):
    """A whole game against a bot, from the front page back to it; how many clicks it took."""
    firefox.open(url)
    firefox.click(until(lambda: firefox.find("button", f"Play now: {title}"), "no button to play")[0])
    clicks, bar, end = 0, "", time.monotonic() + 20 * HANG_S
    while clicks < MOST_CLICKS and time.monotonic() < end:
        try:
            if bar and decide(firefox, bar, rng):
                clicks += 1
            elif firefox.find("region", OVER):
                break
            else:
                bar = next(iter(firefox.find("region", MOVE)), "")
        except Gone:
            bar = ""
    assert firefox.find("region", OVER), (title, clicks, firefox.call("() => document.body.innerText"))
    until(lambda: firefox.find("button", "Play again"), "no way to play again")
    firefox.open(url)
    own = until(lambda: firefox.find("region", "Your finished games") or firefox.find("region", "Your games"), "no own games")
    until(lambda: title in firefox.call("(each) => each.innerText", own[0]), "the game is not on the front page")
    return clicks


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("dice-miner", "mini-miners"), help="only this one")
    wanted = parser.parse_args().game
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        print("second engine: there is no Firefox on this machine")
        return 0
    built()
    rng = random.Random(1)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, Live(Path(folder) / "pithead.db") as live:
        profile = Path(folder) / "profile"
        profile.mkdir()
        firefox = Firefox(path, profile)
        try:
            version = firefox.call("() => navigator.userAgent").rpartition("/")[2]
            for game in (wanted,) if wanted else ("dice-miner", "mini-miners"):
                begin = time.monotonic()
                clicks = play(firefox, live.url, title_of(game, Words("en")), rng)
                print(
                    f"second engine: a whole game of {game} in Firefox {version}, {clicks} clicks, {time.monotonic() - begin:.0f} s",
                    flush=True,
                )
        finally:
            firefox.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
