"""Tables to test with."""

import random

from pithead.bots import RandomBot
from pithead.dice_miner.rules import DiceMiner
from pithead.match.clocks import NoClock
from pithead.match.commands import Act, TableSpec, decide, open_table, sit
from pithead.match.entries import SeatPlan
from pithead.match.table import Table

GAME = DiceMiner()
SECRET = bytes(range(32))


def wish(places=("open", "open"), game=GAME, **more):
    made = tuple(SeatPlan(kind, name="Bot" if kind == "bot" else "", level="random" if kind == "bot" else "") for kind in places)
    more = {"options": game.options_type(), "table": "t" * 16, "host": "h", "secret": SECRET, "clock": NoClock(), **more}
    return TableSpec(game=game, places=made, **more)


def seated(places=("open", "open"), **more) -> tuple[list, Table]:
    """A table where everybody sits: its lines, and itself."""
    line, table = open_table(wish(places, **more))
    lines = [line]
    for seat, chair in enumerate(table.chairs):
        if not chair.taken:
            line, table = sit(table, seat, f"w{seat}", f"P{seat}", "00" * 16, "", 0, more.get("seed"))
            lines.append(line)
    return lines, table


def act(table, seat, event, spent=0):
    return decide(table, seat, Act(event), spent)


def play_on(table, lines, rng=None, steps=10_000, until=lambda table: False):
    """Random play until the game is over, or so long."""
    rng = rng or random.Random(1)
    bot = RandomBot()
    while table.actors and steps and not until(table):
        seat = rng.choice(table.actors)
        event = bot.choose(None, table.game.legal(table.state, seat), rng, 0.0)
        line, table = act(table, seat, table.game.write_event(event))
        lines.append(line)
        steps -= 1
    return table
