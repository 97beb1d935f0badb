"""Two hundred games of one to four seats, all options included, as the file that the tests replay.

    python -m records.make_games          (in the folder of the tests)

writes `dice-miner.ndjson.gz`, one record a line. The records are always the same, unless rules or record format have
changed: then old games of players have changed, too, and `rules_version` must say so.
"""

import gzip
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

from pithead import fair
from pithead.bots import RandomBot, make_bot
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import CHANCE
from pithead.games import load_game
from pithead.match import Match
from pithead.record import Header, Player, read_record

FILE = Path(__file__).with_name("dice-miner.ndjson.gz")
GAMES = 200
TABLES = (
    (1, DiceMinerOptions(solo="daily")),
    (1, DiceMinerOptions(random_heroes=True)),
    (2, DiceMinerOptions()),
    (2, DiceMinerOptions(solo="dragon")),
    (2, DiceMinerOptions(random_heroes=True)),
    (3, DiceMinerOptions()),
    (3, DiceMinerOptions(random_heroes=True)),
    (4, DiceMinerOptions()),
)
CORRECTIONS = """
[dice.magic]
faces = ["magic:1", "magic:1", "magic:2", "magic:2", "magic:4", "magic:beer"]
[dice.tool]
count = 9
faces = ["tool:pickaxe", "tool:shield", "tool:chest1", "tool:chest1", "tool:chest3", "tool:beer"]
[dice.tunnel]
count = 25
[heroes]
alchemist = ["magic:2", "magic:2"]
"""


def match_of(name, seats, options, corrections=None, game="dice-miner"):
    """A table whose secret, nonces and seed come from its name: every third game is a practice game with a public seed."""
    game, rng = load_game(game, corrections), Random(name)
    seed = name if rng.random() < 1 / 3 else None
    secret = sha256(name.encode()).digest() if seed is None else fair.seed_secret(seed)
    people = [Player(f"miner {seat}", "human", rng.randbytes(16).hex() if seed is None else None) for seat in range(rng.randint(0, seats))]
    players = people + [Player(f"bot {seat}", "bot", None) for seat in range(len(people), seats)]
    header = Header(
        game=game.name,
        rules=game.rules_version,
        content=game.content_hash,
        corrections=corrections,
        options=msgspec.to_builtins(options),
        table=name,
        seed=seed,
        players=tuple(players),
        commitment=fair.commitment(secret),
    )
    return Match(game, header, secret), rng


def played(name, seats, options, corrections=None, greedy=False):
    """The match of a name, played to its end."""
    match, rng = match_of(name, seats, options, corrections)
    game = match.game
    bots = [make_bot(game, "greedy", seat) if greedy else RandomBot() for seat in range(seats)]
    match.deal()
    while not match.over:
        actors = game.to_act(match.state)
        assert CHANCE not in actors
        seat = rng.choice(actors)
        match.act(seat, bots[seat].choose(game.view(match.state, seat), game.legal(match.state, seat), rng, 0.0))
        match.deal()
    return match


def games():
    """The records: one in ten with a corrected box, one in twenty by greedy bots, one in twenty with a tie-break."""
    for number in range(GAMES):
        seats, options = TABLES[number % len(TABLES)]
        corrections = CORRECTIONS if number % 10 == 3 else None
        match = played(f"game {number}", seats, options, corrections, greedy=number % 20 == 7)
        tries = 0
        while number % 20 == 12 and not match.state.ties:
            tries += 1
            match = played(f"game {number}, try {tries}", 2, DiceMinerOptions())
        yield match.record()


def read_games(file=FILE):
    """The records of a file."""
    with gzip.open(file, "rb") as file:
        return [read_record(line) for line in file]


def write_games(records):
    """The bytes of a file with these records."""
    lines = b"".join(msgspec.json.encode(record) + b"\n" for record in records)
    return gzip.compress(lines, 9, mtime=0)


if __name__ == "__main__":
    FILE.write_bytes(write_games(games()))
