"""Types whole games through a real terminal, in the words of each language alone: `python -m tests.proofs.play_in_tmux` (needs tmux).

Both games, five languages, on the whole screen at 80x24 and line by line. `--keep FOLDER` keeps the screens to look at, `--seats 4`
puts three bots at the table.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from pithead.games import game_names
from pithead.record import read_record, verify
from pithead.words import LANGUAGES, Words

CHOICE = re.compile(r"^ {1,4}(\d+) {1,2}(.+?)(?:  .*|…)?$", re.MULTILINE)
SCREEN_LIST = 34
"""Columns of the list of choices at 80x24."""
UNHEARD_S = 10.0
"""How long a line may stay without an effect until another one is typed."""
STUCK_S = 180.0
"""So long nothing may happen at all."""
LOOK_BACK = "-300"
"""Line by line, a question with all its choices is not longer than this."""
FOREIGN = ("play-over", "tui-round-title", "tui-key-leave", "tui-key-undo", "tui-key-close", "play-undone")
"""Messages that must never be read in another language than one's own."""


def tmux(*arguments: str) -> str:
    return subprocess.run(["tmux", *arguments], capture_output=True, text=True, check=False).stdout


class Player:
    """Somebody who reads the screen in one language and types the words that stand there."""

    def __init__(self, game: str, language: str, plain: bool, seats: int, keep: Path | None) -> None:
        self.game, self.language, self.plain, self.seats, self.keep = game, language, plain, seats, keep
        self.say = Words(language)
        self.rng = Random(f"{game} {language}")
        self.typed = 0
        self.name = f"{game}-{seats}-{language}-{'plain' if plain else 'screen'}"

    def play(self) -> None:
        """A whole game; its record must verify."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "game.json"
            how = "--plain" if self.plain else "--reduced-motion"
            who = f"--seats {self.seats} --people 1 --level random"
            command = f"{sys.executable} -m pithead play {self.game} --lang {self.language} {who} {how} --save {file}; sleep 60"
            tmux("kill-session", "-t", self.name)
            tmux("new-session", "-d", "-s", self.name, "-x", "80", "-y", "24", f"TERM=xterm-256color {command}")
            steps, since, last, begin = -1, time.monotonic(), -1, time.monotonic()
            while not (file.exists() and '"result": {' in file.read_text("utf-8")):
                now = len(read_record(file.read_bytes()).steps) if file.exists() else -1
                last, begin = (now, time.monotonic()) if now != last else (last, begin)
                assert time.monotonic() - begin < STUCK_S, f"{self.name}: nothing happens\n{self.read()}"
                if now != steps or time.monotonic() - since > UNHEARD_S:
                    steps, since = (now, time.monotonic()) if self.answer(self.read()) else (steps, since)
                time.sleep(0.1)
            time.sleep(1.0)
            self.check(self.read(), "end")
            standing = verify(read_record(file.read_bytes()))
            tmux("kill-session", "-t", self.name)
        print(f"{self.name}: {self.typed} choices typed, {' : '.join(map(str, standing.totals))}", flush=True)

    def read(self) -> str:
        return tmux("capture-pane", "-p", "-t", self.name, *(("-S", LOOK_BACK) if self.plain else ()))

    def answer(self, screen: str) -> bool:
        """Type what one may do, in words; whether there was anything to answer."""
        if self.say("tui-round-title") in screen and not self.plain:
            tmux("send-keys", "-t", self.name, "Escape")
            return True
        me = self.say("play-human", number=1)
        if self.plain:
            asked = screen.rpartition(self.say("play-choices", name=me))[2]
            choices = CHOICE.findall(asked) if asked.rstrip().endswith(">") and asked != screen else []
        else:
            mine = self.say("play-turn-of", name=me) in screen
            choices = CHOICE.findall("\n".join(line[:SCREEN_LIST].rstrip() for line in screen.splitlines())) if mine else []
        if not choices:
            return False
        self.check(screen, f"{self.typed:03}")
        _, words = self.rng.choice(choices)
        if not self.plain:
            tmux("send-keys", "-t", self.name, ":")
        tmux("send-keys", "-t", self.name, "-l", words)
        tmux("send-keys", "-t", self.name, "Enter")
        self.typed += 1
        return True

    def check(self, screen: str, number: str) -> None:
        """Nothing on the screen is in another language; the screen is kept if that is wanted."""
        own = {self.say(id) for id in FOREIGN}
        for language in LANGUAGES:
            for id in FOREIGN:
                sentence = Words(language)(id)
                found = sentence not in own and re.search(rf"(?<!\w){re.escape(sentence)}(?!\w)", screen)
                assert not found, f"{self.name}: {sentence!r} is {language}\n{screen}"
        if self.keep is not None:
            self.keep.mkdir(parents=True, exist_ok=True)
            (self.keep / f"{self.name}-{number}.txt").write_text(screen, "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=game_names())
    parser.add_argument("--languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    for game in asked.games:
        for language in asked.languages:
            for plain in (False, True):
                Player(game, language, plain, asked.seats, asked.keep).play()
