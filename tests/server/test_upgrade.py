"""T18: games that an older release began go on under this one, and replay to the same state for ever.

A golden file is a journal, one line a line, and its name ends with the hash of the game it tells. Files are added, never
changed: `python -m tests.server.test_upgrade NAME SEED [GAME]` writes a new one.
"""

import hashlib
import random
import sys
from pathlib import Path

import msgspec
import pytest

from pithead import games
from pithead.games import load_game
from pithead.match.commands import AnswerUndo, LeaveTable, Resign, ReturnToTable, TableSpec, Undo, decide, open_table
from pithead.match.entries import Opened, SeatPlan, read_entry, write_entry
from pithead.match.shown import shown
from pithead.match.table import fold
from pithead.package import Edition
from pithead.record import digest_of, verify
from pithead.server.tables import read_journal
from tests.faults.figures import figure
from tests.match.tables import play_on, seated

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.jsonl"))


def hash_of_game(table):
    """The hash of a game as the first release told it: a game that was given up kept its envelope shut then."""
    record = table.record()
    if record.conceded:
        record = msgspec.structs.replace(record, result=None, secret=None, conceded=())
    return hashlib.sha256(msgspec.json.encode([shown(table, seat) for seat in (0, 1, None)]) + digest_of(record).encode()).hexdigest()


def test_there_are_golden_journals():
    assert figure("T18", "golden journals of older releases, which replay and go on", len(FILES), "at least 6", len(FILES) >= 6)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem.rpartition("-")[0])
def test_an_old_journal_replays_to_the_same_game(file):
    bodies = file.read_bytes().splitlines()
    table = read_journal(bodies)
    assert hash_of_game(table)[:16] == file.stem.rpartition("-")[2]
    assert [write_entry(read_entry(body)) for body in bodies] == bodies


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem.rpartition("-")[0])
def test_an_old_journal_cut_anywhere_goes_on_to_its_end(file):
    bodies = file.read_bytes().splitlines()
    for length in random.Random(18).sample(range(3, len(bodies)), 5):
        table = play_on(read_journal(bodies[:length]), [])
        assert table.status == "over"


class Next:
    """The next edition of Dice Miner, with other rules and another box."""

    rules_version = "2"

    def __init__(self):
        self.first = load_game("dice-miner")
        self.content_hash = "sha256:another box"

    def __getattr__(self, name):
        return getattr(self.first, name)


@pytest.fixture
def updated(monkeypatch):
    """A release later: new tables begin with the next edition."""
    new = Next()
    installed = games.package_of
    package = installed("dice-miner")
    later = msgspec.structs.replace(package, editions=(Edition("2", lambda corrections: new), *package.editions))
    monkeypatch.setattr(games, "package_of", lambda name: later if name == package.name else installed(name))
    return new


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem.rpartition("-")[0])
def test_an_update_of_the_rules_breaks_no_running_game(file, updated):
    assert load_game("dice-miner") is updated
    bodies = file.read_bytes().splitlines()
    assert hash_of_game(read_journal(bodies))[:16] == file.stem.rpartition("-")[2]
    table = play_on(read_journal(bodies[: len(bodies) // 2]), [])
    assert (table.status, table.game.rules_version) == ("over", "1")
    verify(table.record())


def test_after_an_update_new_tables_begin_with_the_new_rules(updated):
    wish = TableSpec(load_game("dice-miner"), updated.options_type(), (SeatPlan("bot", "B", "random"),) * 2, "t" * 16, "h", bytes(32))
    line, table = open_table(wish)
    assert (table.opened.rules, table.game.rules_version) == ("2", "2")
    assert read_journal([write_entry(line)]).game is updated


@pytest.mark.parametrize("field", ["rules", "content"])
def test_a_game_of_other_rules_is_left_alone(field):
    lines, _ = seated()
    opened = msgspec.structs.replace(lines[0].items[0], **{field: "another"})
    assert isinstance(opened, Opened)
    first = msgspec.structs.replace(lines[0], items=(opened, *lines[0].items[1:]))
    with pytest.raises(ValueError, match="table-frozen"):
        read_journal([write_entry(first)])


def write(name, seed, game="dice-miner"):
    rng = random.Random(seed)
    lines, table = seated(stand_in="random", game=load_game(game))
    while table.actors:
        table = play_on(table, lines, rng, steps=rng.randrange(1, 12))
        if not table.actors:
            break
        seat = rng.randrange(2)
        for command in rng.choice(((Undo(), AnswerUndo(True)), (LeaveTable(), ReturnToTable()), (Undo(), AnswerUndo(False)))):
            try:
                line, table = decide(table, 1 - seat if isinstance(command, AnswerUndo) else seat, command)
            except ValueError:
                break
            lines.append(line)
        if name == "resigned" and len(lines) > 60:
            line, table = decide(table, seat, Resign())
            lines.append(line)
    assert fold(lines).steps == table.steps
    file = GOLDEN / f"{name}-{hash_of_game(table)[:16]}.jsonl"
    file.write_bytes(b"".join(write_entry(line) + b"\n" for line in lines))
    print(file.name, len(lines))


if __name__ == "__main__":
    write(*sys.argv[1:])
