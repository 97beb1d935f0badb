"""`bot run`: a local program plays at a table far away. It reads one JSON a line and answers with one JSON a line.

    → {"table": "…", "game": "dice-miner", "you": 0, "version": 12, "view": {…}, "choices": [{"event": "take a1"}, …]}
    ← {"event": "take a1"}

It is asked whenever its seat owes a decision, and sees the view of its seat and nothing else.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from typing import Any

from pithead.cli.wire import Client, Door, read_link
from pithead.cli.words import say
from pithead.game import Unreadable

SHOWN = ("table", "game", "you", "version", "view", "choices")


def run(command: str, url: str, name: str) -> int:
    """Play until the game is over; a bot that stops talking ends it with exit code 1."""
    link = read_link(url)
    client = Client(Door(link.base, name), link)
    client.sit(lambda seed: True)
    with subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        try:
            while client.table.get("status") != "over":
                if not client.table.get("choices"):
                    client.wait()
                    continue
                reply = client.ask({"do": "act", "event": _choose(bot, client.table)})
                if reply["is"] == "refused":
                    raise Unreadable("bot-refused", message=reply["message"])
                while reply["is"] == "ack" and client.table["version"] < reply["version"]:
                    client.wait()
        finally:
            client.close()
            bot.terminate()
    print(say("bot-over", totals=" : ".join(map(str, client.table["result"]["totals"]))))
    return 0


def _choose(bot: subprocess.Popen[str], table: dict[str, Any]) -> str:
    """Ask the program."""
    assert bot.stdin is not None
    assert bot.stdout is not None
    try:
        bot.stdin.write(json.dumps({name: table[name] for name in SHOWN}) + "\n")
        bot.stdin.flush()
        return str(json.loads(bot.stdout.readline())["event"])
    except (OSError, ValueError, KeyError, TypeError):
        raise Unreadable("bot-silent") from None
