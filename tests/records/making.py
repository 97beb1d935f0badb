"""Two hundred games of every game, as files that the tests replay: `games.ndjson.gz` in its folder, one record a line.

    python -m tests.records.making

writes them anew. The records are always the same, unless rules or record format have changed: then old games of players have
changed, too, and `rules_version` must say so.
"""

import gzip
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

from pithead import fair
from pithead.games import edition_of, load_game
from pithead.match import Match
from pithead.record import Header, Player, read_record
from tests.kits import folder_of, kits

GAMES = 200


def file_of(game):
    """Where the records of a game are."""
    return Path(__file__).parent / folder_of(game) / "games.ndjson.gz"


def read_games(game):
    """The records of a game."""
    with gzip.open(file_of(game), "rb") as file:
        return [read_record(line) for line in file]


def match_of(game, name, seats, options, corrections=None, rules=None):
    """A table whose secret, nonces and seed come from its name: every third game is a practice game with a public seed."""
    game, rng = load_game(game, corrections) if rules is None else edition_of(game, rules, None, corrections), Random(name)
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


def main():
    """Play all games again, and write their records."""
    for game, kit in kits("records", "games").items():
        lines = b"".join(msgspec.json.encode(record) + b"\n" for record in kit.games())
        file_of(game).write_bytes(gzip.compress(lines, 9, mtime=0))


if __name__ == "__main__":
    main()
