"""Games of bots to measure ratings by, at tables of two to four, kept in files that can be gone on with.

In a crowd every visitor plays as one bot does, which the ratings are not told, and goes after a while. Beside them sit the levels
themselves, whose strength was measured. A player's name says both: `hewer#12` is the twelfth visitor and plays as a hewer, `hewer` is
the level. Where the levels meet each other, the dice are weighed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from pithead.bots.bot import Bot, CarelessBot
from pithead.bots.levels import bots_of, known, level_of, levels
from pithead.bots.process_pool import map_in_processes
from pithead.bots.self_play import turns
from pithead.coach.analysis import Weigher, evaluator_of
from pithead.game import CHANCE, AnyGame, Seat, State
from pithead.games import load_game
from pithead.values import Value

VISITOR_GAMES: Final = 60
"""About so many games a visitor plays before another comes."""

VISITORS_AT_ONCE: Final = 40
BOT_RATE: Final = 0.5
"""How often one of the seats is a level's."""

SEARCH_RATE: Final = 0.02
"""So many of the visitors, and of the levels that sit down, look ahead: those games take longest."""

THOUGHTS: Final = 100
"""Iterations a move of whoever looks ahead by the clock: the same games come again on any machine."""

LEVEL_SEATS: Final = (2, 2, 2, 3, 4)
"""How many sit at a table of the levels; each of these is as likely."""

REDRAWN: Final = 4
"""So many other outcomes every outcome of the levels' games is compared with."""

SLIPS: Final = (0.1, 0.25, 0.5, 0.75)
"""Visitors who take the plain heuristic's choice, but for so many of their decisions any."""


class BotGame(Value, omit_defaults=True):
    """A game that was played: who sat where, the points, who won, and where dice were weighed how they favoured each seat.

    `luck` is what an analysis finds: what a state is worth after an outcome less what it was worth before. `luck_by_draws` compares with
    what it would have been worth after other outcomes of the same dice instead, so that its mean is nought however wrong the values are.
    """

    number: int
    players: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    luck: tuple[float, ...] = ()
    luck_by_draws: tuple[float, ...] = ()


class BotGamesConfig(NamedTuple):
    """Which games are played: those of the levels among themselves, whose dice are weighed, or those of a crowd."""

    game: str
    seed: str = "ratings"
    of_levels: bool = False

    @property
    def file(self) -> str:
        """What the file of these games is called."""
        return f"{self.game}-{'levels' if self.of_levels else 'crowd'}.jsonl"


class Lineup(NamedTuple):
    """A game to be played."""

    config: BotGamesConfig
    number: int
    players: tuple[str, ...]


def kinds(game: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The bots that visitors play as: those that are quick, and those that look ahead."""
    names = [name for name in known(game) if name in (*levels(game), "greedy")]
    quick = [name for name in names if not level_of(game, name).searches]
    slow = [name for name in levels(game) if level_of(game, name).searches]
    careless = [f"greedy~{slips}" for slips in SLIPS] if "greedy" in quick else []
    return (*quick, *careless), tuple(slow)


def kind_of(player: str) -> str:
    """The bot that a player plays as."""
    return player.partition("#")[0]


def lineup_of(config: BotGamesConfig, number: int) -> Lineup:
    """Who plays game `number`, and on which seats; the same for the same seed."""
    rng = Random(f"{config.seed} lineup {number}")
    possible = load_game(config.game).seats
    if config.of_levels:
        seats = rng.choice([count for count in LEVEL_SEATS if count in possible])
        return Lineup(config, number, tuple(rng.sample(levels(config.game), seats)))
    seats = rng.choice([count for count in possible if 2 <= count <= 4])
    newest = number * 3 // VISITOR_GAMES + VISITORS_AT_ONCE
    guests = rng.sample(range(newest - VISITORS_AT_ONCE, newest), seats)
    players = [visitor(config, guest) for guest in guests]
    if rng.random() < BOT_RATE:
        quick, slow = kinds(config.game)
        players[0] = rng.choice(slow if slow and rng.random() < SEARCH_RATE else [name for name in quick if name in levels(config.game)])
    rng.shuffle(players)
    return Lineup(config, number, tuple(players))


def visitor(config: BotGamesConfig, number: int) -> str:
    """The visitor of a number, who always plays as the same bot."""
    rng = Random(f"{config.seed} visitor {number}")
    quick, slow = kinds(config.game)
    return f"{rng.choice(slow if slow and rng.random() < SEARCH_RATE else quick)}#{number}"


@cache
def seated(game: str, kind: str, seat: Seat) -> Bot:
    """The bot of a kind on a seat, made once for each process."""
    from pithead.bots import make_bot  # noqa: PLC0415 - it needs this package's siblings

    name, _, slips = kind.partition("~")
    rules, level = load_game(game), level_of(game, name)
    if level.searches and not level.iterations:
        return bots_of(game).searching().search(rules, seat, THOUGHTS)
    bot = make_bot(rules, name, seat)
    return CarelessBot(bot, float(slips)) if slips else bot


def play_game(lineup: Lineup) -> BotGame:
    """Play a game, and weigh its dice if that was asked for."""
    config = lineup.config
    game, rng = load_game(config.game), Random(f"{config.seed} play {lineup.number}")
    bots = [seated(config.game, kind_of(player), seat) for seat, player in enumerate(lineup.players)]
    luck = GameLuck(game, lineup.number, len(bots)) if config.of_levels else None
    state = game.start(len(bots))
    for turn in turns(game, bots, lambda label: rng.randrange, state, rng, 1.0):
        if luck is not None and turn.seat == CHANCE:
            luck.add(turn.before, turn.after)
        state = turn.after
    standing = game.standing(state)
    sums = (luck.changes, luck.surpluses) if luck is not None else ((), ())
    return BotGame(lineup.number, lineup.players, standing.totals, standing.winners, *sums)


class GameLuck:
    """What the dice of a game gave to each seat by a quick analysis: what all outcomes changed, and their surplus over others."""

    def __init__(self, game: AnyGame, seed: int, seats: int) -> None:
        self.game = game
        self.weigher = Weigher(game, evaluator_of(game, 0), seed)
        self.rng = Random(f"other outcomes {seed}")
        self.changes = self.surpluses = (0.0,) * seats

    def add(self, before: State, after: State) -> None:
        """One more outcome."""
        new, old = self.weigher.public(after).shares, self.weigher.public(before).shares
        others = [self.weigher.public(self.drawn_anew(before)).shares for _ in range(REDRAWN)]
        means = [fmean(column) for column in zip(*others)]
        self.changes = tuple(round(each + now - then, 5) for each, now, then in zip(self.changes, new, old))
        self.surpluses = tuple(round(each + now - mean, 5) for each, now, mean in zip(self.surpluses, new, means))

    def drawn_anew(self, before: State) -> State:
        """What might have come instead."""
        return self.game.apply(before, CHANCE, self.game.sample(before, lambda label: self.rng.randrange))


def read_games(file: Path) -> list[BotGame]:
    """The games of a file, of which a last line that was cut off is left out."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=BotGame) for line in lines]


def play_games(plans: Mapping[BotGamesConfig, int], folder: Path, workers: int = 1) -> Iterator[int]:
    """Play the games that the folder does not hold yet, of all kinds by turns, each written when it is over; yields how many are left."""
    folder.mkdir(parents=True, exist_ok=True)
    todo: list[tuple[float, Lineup]] = []
    for config, count in plans.items():
        games = read_games(folder / config.file)
        (folder / config.file).write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        have = {game.number for game in games}
        todo += [(number / count, lineup_of(config, number)) for number in range(count) if number not in have]
    lineups = [lineup for _, lineup in sorted(todo, key=lambda each: each[0])]
    for left, (lineup, game) in enumerate(zip(lineups, map_in_processes(play_game, lineups, workers)), 1 - len(lineups)):
        with (folder / lineup.config.file).open("ab") as out:
            out.write(msgspec.json.encode(game) + b"\n")
        yield -left
