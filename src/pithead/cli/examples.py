"""Examples of every command, as its help shows them: `GAME` stands for the first installed game and `OTHER` for the last."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "": ("play GAME", "learn OTHER", "rules GAME beer", "serve --open"),
    "play": (
        "play GAME",
        "play GAME --level hewer --coach",
        "play OTHER --seats 3 --people 1",
        "play OTHER --bots apprentice,foreman",
        "play OTHER --names Ada,Bob",
        "play GAME --plain --lang de",
    ),
    "learn": ("learn GAME", "learn OTHER --plain"),
    "puzzle": ("puzzle OTHER", "puzzle OTHER 7 --plain"),
    "join": ('join "http://192.168.1.20:8018/table/ab12#seat=…" --name Ada',),
    "games": ("games", "games --folder evenings --json", "games resume"),
    "games resume": ("games resume", "games resume EVENING.json --plain"),
    "games stats": ("games stats", "games stats --game GAME --result lost", "games stats --name Ada --analyse --json"),
    "moderate list": ("moderate list", "moderate list --json"),
    "moderate log": ("moderate log",),
    "moderate mute": ('moderate mute 3f9a1c22d0e84b17 --hours 24 --reason "be kind"',),
    "moderate ban": ("moderate ban 2001:db8::7 --hours 720",),
    "moderate lift": ("moderate lift 91aa03c5d7e2f604",),
    "moderate close": ("moderate close 0c5be8f27d1144aa",),
    "games delete": ("games delete EVENING.json --yes",),
    "replay": ("replay game.json", "replay game.json --to 20 --json"),
    "analyse": ("analyse game.json", "analyse game.json --json --svg curve.svg"),
    "verify": ("verify game.json",),
    "new": ("new OTHER --seats 3 --out evening.json",),
    "random": ("random GAME --games 100 --out games --seed tests",),
    "rules": ("rules GAME", "rules GAME 4.6", "rules GAME beer --json"),
    "content": ("content GAME", "content GAME --content box.toml --json"),
    "simulate": (
        "simulate GAME --games 1000000",
        "simulate OTHER --seats 3 --out games.parquet",
        "simulate GAME --bots greedy,random --games 1000 --out games.csv",
    ),
    "statistics": ("statistics OTHER --games 50", "statistics GAME --json"),
    "lab": ("lab GAME --games 100000 --out report",),
    "ladder": ("ladder GAME --shipped", "ladder OTHER --bots greedy,hewer --games 200 --json"),
    "bench": ("bench --seconds 1", "bench --page bench.md"),
    "load": ("load --games 20 --seconds 5", "load --postgres postgresql://localhost/empty --page load.md"),
    "serve": ("serve --open", "serve --host 0.0.0.0 --port 9000", "serve --processes 4"),
    "db": ("db check",),
    "moderate": ("moderate list", "moderate log"),
    "db backup": ("db backup BACKUP.db",),
    "db restore": ("db restore BACKUP.db --database fresh.db",),
    "db check": ("db check", "db check --database pithead.db --json"),
    "score": ("score GAME positions.jsonl",),
    "moves": ("moves GAME positions.jsonl --seat 0",),
    "apply": ("apply GAME events.jsonl",),
    "bot": ('bot run "python my_bot.py" "http://127.0.0.1:8018/table/ab12#seat=…"',),
    "bot run": ('bot run "python my_bot.py" "http://127.0.0.1:8018/table/ab12#seat=…"',),
}
"""By the names of the commands; the first is for all of them together."""
