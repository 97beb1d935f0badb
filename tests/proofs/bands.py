"""What players of every level give away, and in which bands they are read; the page is docs/reference/bands.md.

    python -m tests.proofs.bands --games 200 --bank FOLDER --out docs/reference/bands.md
    python -m tests.proofs.bands mini-miners --seats 3,4 --games 200 --bank FOLDER --out docs/reference/bands.md

Players at random and all levels meet at tables of two, three and four, each of them in as many games. Every table is kept in the folder as
soon as it is read, so the same command goes on where it stopped; `--only-read` plays nothing. The figures lie beside the page, in a file of
the same name: what is asked for is measured anew there, the rest stays. Levels that think by the clock get little time, counted in
processor time. After `--minutes` no table is begun.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from math import inf
from random import Random
from statistics import stdev
from time import monotonic
from typing import NamedTuple

from pithead.bots import make_bot
from pithead.bots.levels import levels
from pithead.bots.measured_page import page_parser, write_page
from pithead.bots.process_pool import map_in_processes
from pithead.coach.analysis import analyse
from pithead.coach.bands import BANDS, band
from pithead.coach.room import coach_of
from pithead.games import load_game
from pithead.intervals import mean_interval
from pithead.match.play import open_match, play_out
from pithead.record import Player
from pithead.sim.budget_clock import by_processor_time
from pithead.sim.cores import cores

GAMES = ("dice-miner", "mini-miners")
THINKING_S = 0.04
"""How long a move may take."""
HEAD = """# Bands, measured

Made by `python -m tests.proofs.bands`; what a band is: [luck and skill](../concepts/luck-and-skill.md).
Games of players at random and of all levels at mixed tables, each level as often as any other, analysed as `pithead analyse` does.
A level that thinks by the clock had {ms} ms of processor time a move.
"Given away" is the part of what was at stake: 0 is flawless, and choices at random give away 1 on average. All intervals are of 95 %.
"""


class Hurried:
    """A bot that thinks for a short time."""

    def __init__(self, bot):
        self.bot = bot

    def choose(self, view, legal, rng, budget):
        return self.bot.choose(view, legal, rng, min(budget, THINKING_S))


class BandTable(NamedTuple):
    """A table by its number, and who sits there."""

    game: str
    number: int
    names: tuple[str, ...]


def tables(game: str, seats: int) -> Iterator[BandTable]:
    """Tables without end: all levels in ever new orders, cut into tables."""
    row, block, number = [], 0, 0
    every = ("random", *levels(game))
    while True:
        while len(row) < seats:
            row += Random(f"bands {seats} {block}").sample(every, len(every))
            block += 1
        yield BandTable(game, number, tuple(row[:seats]))
        row, number = row[seats:], number + 1


def tables_for(game: str, seats: int, games: int) -> list[BandTable]:
    """So many tables that every level has that many games."""
    return list(islice(tables(game, seats), -(-games * (1 + len(levels(game))) // seats)))


def played(game, names, seed):
    """The record of a game of these bots."""
    match, _ = open_match(game, [Player(name, "bot", name) for name in names], options=game.options_type(), seed=seed)
    with by_processor_time():
        play_out(match, [Hurried(make_bot(game, name, seat)) for seat, name in enumerate(names)], Random(seed))
    return match.record()


def read_table(effort, until, table):
    """The level and what was given away, seat by seat; nothing if the time is up."""
    if monotonic() > until:
        return None
    analysis = analyse(played(load_game(table.game), table.names, f"bands {len(table.names)} {table.number}"), effort)
    return table.number, [(name, seat.given_away) for name, seat in zip(table.names, analysis.seats)]


def bank_file(bank, game, seats):
    """Where the tables of a game and a number of seats are kept; another box has another file."""
    return bank / f"{game}-{load_game(game).content_hash[:12]}-{seats}.jsonl"


def kept(file):
    """The tables of a file by their numbers; a line that was cut off is no table."""
    found = {}
    for text in file.read_text("utf-8").splitlines() if file.exists() else ():
        try:
            number, readings = json.loads(text)
        except ValueError:
            continue
        found[number] = readings
    return found


def readings(asked, game, seats):
    """What the tables have given: levels and what they gave away."""
    file, wanted = bank_file(asked.bank, game, seats), tables_for(game, seats, asked.games)
    found = kept(file)
    missing = [table for table in wanted if table.number not in found]
    if missing and not asked.only_read:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as kept_file:
            for read in map_in_processes(partial(read_table, asked.effort, asked.until), missing, asked.workers):
                if read is not None:
                    number, found[number] = read
                    kept_file.write(json.dumps(read) + "\n")
                    kept_file.flush()
                    print(f"\r{game}, {seats} seats: {len(found)} of {len(wanted)} tables", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
    return [reading for table in wanted for reading in found.get(table.number, ())]


def figures_of(game, seats, found):
    """The figures of a game and a number of seats, level by level; None without at least two readings of each."""
    bounds = coach_of(game).band_bounds
    rows = []
    for level in ("random", *levels(game)):
        shares = [share for name, share in found if name == level]
        if len(shares) < 2:
            return None
        counted = Counter(band(share, bounds) for share in shares)
        mean = mean_interval(shares)
        rows.append(
            {
                "level": level,
                "readings": len(shares),
                "given_away": round(mean.value, 4),
                "within": round(mean.within, 4),
                "spread": round(stdev(shares), 4),
                "bands": {name: counted[name] for name in BANDS},
            }
        )
    return {"game": game, "seats": seats, "box": load_game(game).content_hash, "bounds": list(bounds), "levels": rows}


def lines(asked):
    """The lines of the page: what was asked for is read anew, the rest is as it was."""
    file = asked.out.with_suffix(".json") if asked.out else None
    known = json.loads(file.read_text("utf-8")) if file and file.exists() else []
    for game in asked.game or GAMES:
        for seats in map(int, asked.seats.split(",")):
            figures = figures_of(game, seats, readings(asked, game, seats))
            if figures is not None:
                known = [each for each in known if (each["game"], each["seats"]) != (game, seats)] + [figures]
    known.sort(key=lambda each: (each["game"], each["seats"]))
    if file:
        file.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    yield HEAD.format(ms=round(1000 * THINKING_S)).rstrip()
    for each in known:
        yield from section(each)


def section(figures):
    """A table of one game and number of seats, and what must hold."""
    yield from ("", f"## {figures['game']}, {figures['seats']} seats", "")
    yield f"| level | games | given away | {' | '.join(BANDS)} |"
    yield f"| --- | --- | --- |{' --- |' * len(BANDS)}"
    for row in figures["levels"]:
        shares = (f"{100 * row['bands'][name] / row['readings']:.0f} %" if row["bands"][name] else "" for name in BANDS)
        away = f"{100 * row['given_away']:.1f} ± {100 * row['within']:.1f} %"
        yield f"| {row['level']} | {row['readings']} | {away} | {' | '.join(shares)} |"
    random, master = figures["levels"][0], figures["levels"][-1]
    dark = 100 * random["bands"][BANDS[-1]] / random["readings"]
    mean = band(master["given_away"], figures["bounds"])
    yield ""
    yield f"Random players are read as {BANDS[-1]} in {dark:.1f} % of {random['readings']} games; the mean of {master['level']}s is {mean}."


def main():
    """The command."""
    parser = page_parser("tests.proofs.bands", __doc__)
    parser.add_argument("game", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=200, help="how many games of each level")
    parser.add_argument("--effort", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--minutes", type=float, default=inf)
    asked = parser.parse_args()
    asked.until = monotonic() + 60 * asked.minutes
    return write_page(asked, lines)


if __name__ == "__main__":
    sys.exit(main())
