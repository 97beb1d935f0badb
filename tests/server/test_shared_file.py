"""Two processes share a file: a table is the same through either, each bot thinks once, and if one is killed the other goes on."""

import re
import time

import pytest

from tests.server.live import Live, Person, hear, play_out
from tests.waiting import wait_until

TOKEN = "0123456789abcdef-metrics"


@pytest.fixture
def both(tmp_path):
    with Live(tmp_path / "p.db", **{"metrics-token": TOKEN}) as one, Live(tmp_path / "p.db", **{"metrics-token": TOKEN}) as two:
        time.sleep(1)  # until each has heard of the other
        yield one, two


def thoughts(person):
    """How often a bot began to think at the process that a person is connected to."""
    found = re.search(r"pithead_bot_thoughts_total (\d+)", person.get("/metrics", Authorization=f"Bearer {TOKEN}").text)
    return int(found[1]) if found else 0


def moves_of_bots(person, table):
    with person.socket(table, since=0) as ws:
        return sum(each["is"] == "acted" and each["seat"] == 1 for each in hear(ws, "update")["news"])


def against_bots(url, count):
    """Somebody with so many games against a bot."""
    person = Person(url)
    tables = [person.open(("open", "bot"))["table"] for _ in range(count)]
    for table in tables:
        assert person.sit(table).status_code == 200
    return person, tables


def played(person, tables, moves):
    """The same tables after so many moves of the person at each, when it is their turn again or the game is over."""
    for table in tables:
        play_out(table, [person], most=moves)
        wait_until(lambda table=table: person.table(table)["to_act"] in ([0], []))


def test_each_bot_thinks_once_and_a_killed_process_leaves_its_tables_to_the_other(both):
    one, two = both
    person, tables = against_bots(one.url, 8)
    played(person, tables, 2)
    there = person.at(two.url)
    assert all(there.table(table)["version"] == person.table(table)["version"] for table in tables)
    counts = thoughts(person), thoughts(there)
    assert all(counts), "each looks after some of the tables"
    moves = sum(moves_of_bots(person, table) for table in tables)
    assert moves <= sum(counts) < 1.5 * moves, "a process that stood still for long may have been taken for dead"
    two.kill()
    before = {table: moves_of_bots(person, table) for table in tables}
    played(person, tables, 3)
    assert all(moves_of_bots(person, table) > before[table] for table in tables)


def test_one_command_starts_several_processes_on_a_file(tmp_path):
    with Live(tmp_path / "p.db", processes=2) as server:
        people = [Person(server.url, name) for name in ("Ann", "Bo")]
        table = people[0].open(("open", "open"), visibility="public")["table"]
        for person in people:
            assert person.sit(table).status_code == 200
        acked = play_out(table, people, most=12)
        assert acked == sorted(set(acked))
        with people[0].socket(table, since=0) as ws:
            assert hear(ws, "update")["table"]["version"] == acked[-1]
