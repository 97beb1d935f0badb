"""Games of bots to measure ratings by: a crowd that comes and goes, at tables of two to four, kept in a file that can be gone on with.

Every visitor plays as one bot does, which the ratings are not told. Beside them sit the levels themselves, whose strength was measured.
A player's name says both: `hewer#12` is the twelfth visitor and plays as a hewer, `hewer` is the level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from pithead.bots.bot import Bot, CarelessBot
from pithead.bots.levels import bots_of, known, level_of, levels
from pithead.bots.process_pool import map_in_processes
from pithead.coach.analysis import Weigher, evaluator_of
from pithead.game import CHANCE, AnyGame, Seat, State
from pithead.games import load_game

VISITOR_GAMES: Final = 60
"""About so many games a visitor plays before another comes."""

VISITORS_AT_ONCE: Final = 40
BOT_RATE: Final = 0.5
"""How often one of the seats is a level's."""

SEARCH_RATE: Final = 0.005
"""So many of the visitors, and of the levels that sit down, look ahead: those games take longest."""

THOUGHTS: Final = 100
"""Iterations a move of whoever looks ahead by the clock: the same games come again on any machine."""

SLIPS: Final = (0.1, 0.25, 0.5, 0.75)
"""Visitors who take the plain heuristic's choice, but for so many of their decisions any."""


class BotGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that was played: who sat where, the points, who won, and with an analysis how the dice favoured each seat."""

    number: int
    players: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    luck: tuple[float, ...] = ()


class BotGamesConfig(NamedTuple):
    """Which games are played; with `pairs` the levels meet each other two by two and the dice are weighed, else a crowd plays."""

    game: str
    seed: str = "ratings"
    pairs: bool = False


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
    if config.pairs:
        return Lineup(config, number, tuple(rng.sample(levels(config.game), 2)))
    seats = rng.choice([count for count in load_game(config.game).seats if 2 <= count <= 4])
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
    luck = GameLuck(game, lineup.number, len(bots)) if config.pairs else None
    state = game.start(len(bots))
    while actors := game.to_act(state):
        seat = actors[0]
        if seat == CHANCE:
            event = game.sample(state, lambda label: rng.randrange)
        else:
            event = bots[seat].choose(game.view(state, seat), game.legal(state, seat), rng, 1.0)
        after = game.apply(state, seat, event)
        if luck is not None and seat == CHANCE:
            luck.add(state, after)
        state = after
    standing = game.standing(state)
    return BotGame(lineup.number, lineup.players, standing.totals, standing.winners, luck.sums if luck is not None else ())


class GameLuck:
    """What the dice of a game gave to each seat, by a quick analysis: what every outcome changed, added up."""

    def __init__(self, game: AnyGame, seed: int, seats: int) -> None:
        self.weigher = Weigher(game, evaluator_of(game, 0), seed)
        self.sums = (0.0,) * seats

    def add(self, before: State, after: State) -> None:
        """One more outcome."""
        old, new = self.weigher.public(before).shares, self.weigher.public(after).shares
        self.sums = tuple(round(each + now - then, 5) for each, now, then in zip(self.sums, new, old))


def read_games(file: Path) -> list[BotGame]:
    """The games of a file, of which a last line that was cut off is left out."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=BotGame) for line in lines]


def play_games(config: BotGamesConfig, count: int, file: Path, workers: int = 1) -> Iterator[Sequence[BotGame]]:
    """Play the games that the file does not hold yet, each written as soon as it is over; yields all games so far."""
    games = read_games(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
    have = {game.number for game in games}
    todo = (lineup_of(config, number) for number in range(count) if number not in have)
    with file.open("ab") as out:
        for game in map_in_processes(play_game, todo, workers):
            games.append(game)
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            yield games
