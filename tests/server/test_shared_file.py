"""Two processes share a file: a table is the same through either, each bot thinks once, and if one is killed the other goes on."""

import os
import re
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.server.live import Live, Person, hear, play_out, seated
from tests.server.webhook import webhook
from tests.waiting import wait_until

TOKEN = "0123456789abcdef-metrics"


@pytest.fixture
def both(tmp_path):
    with Live(tmp_path / "p.db", **{"metrics-token": TOKEN}) as one, Live(tmp_path / "p.db", **{"metrics-token": TOKEN}) as two:
        people = [Person(each.url) for each in (one, two)]
        wait_until(lambda: all(metric(person, "processes") == 2 for person in people), "they never hear of each other")
        yield one, two


def metric(person, name):
    """A figure of the process that a person is connected to."""
    found = re.search(rf"^pithead_{name} (\d+)", person.get("/metrics", Authorization=f"Bearer {TOKEN}").text, re.MULTILINE)
    return int(found[1]) if found else 0


def thoughts(person):
    """How often a bot began to think there."""
    return metric(person, "bot_thoughts_total")


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


def opened_by(process):
    """What a process has open now; a file that it closes meanwhile is not among it."""
    found = set()
    for each in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):
            found.add(os.readlink(each))
    return found


def holder_of(ws, server):
    """Which one of the processes of a server holds the other end of a socket."""
    here, there = ws.socket.getsockname()[1], ws.socket.getpeername()[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, *_, inode = line.split()[:10]
        if (int(local[-4:], 16), int(remote[-4:], 16)) == (there, here):
            break
    else:
        raise AssertionError("no such connection")
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()

    def holders():
        return [child for child in children if f"socket:[{inode}]" in opened_by(child)]

    wait_until(lambda: len(holders()) == 1, "whoever hands a socket over keeps nothing of it")
    return holders()[0]


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux says who holds a connection")
def test_all_sockets_of_a_table_are_at_the_process_that_owns_it(tmp_path):
    def homes(table, people):
        """The processes that hold eight new sockets of a table; all of them hear its next move."""
        with ExitStack() as open_sockets:
            sockets = [open_sockets.enter_context(person.socket(table)) for person in people for _ in range(4)]
            assert {hear(ws, "update")["table"]["table"] for ws in sockets} == {table}
            holders = [holder_of(ws, server) for ws in sockets]
            (version,) = play_out(table, people, most=1)
            assert [hear(ws, "update")["table"]["version"] for ws in sockets] == [version] * len(sockets)
        return set(holders)

    with Live(tmp_path / "p.db", processes=3) as server:
        found = set()
        for _ in range(6):
            table, people = seated(server.url)
            # a process that was only just started, or stood still for long, is no owner yet
            wait_until(lambda table=table, people=people: len(homes(table, people)) == 1, "who looks at a table is not where it is")
            found |= homes(table, people)
        assert len(found) > 1, "tables are spread over the processes"


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


def decide(person, table):
    """Decide until it is somebody else's turn."""
    while (shown := person.table(table))["you"] in shown["to_act"]:
        assert person.command(table, shown["version"], "act", event=shown["choices"][0]["event"]).status_code == 200


def test_whoever_looks_through_another_process_is_not_called_and_others_are_once(tmp_path):
    with webhook() as (url, heard), Live(tmp_path / "p.db", webhook=url) as one, Live(tmp_path / "p.db", webhook=url) as two:
        table, people = seated(one.url)
        asked = people[0].table(table)["to_act"][0]
        away, looking = people[asked].at(two.url), people[1 - asked]
        with looking.socket(table), away.socket(table) as there:
            while 1 - asked not in hear(there, "here")["seats"]:
                pass
        with looking.socket(table) as here:
            while asked in hear(here, "here")["seats"]:
                pass
            wait_until(lambda: any(each["seat"] == asked for each in heard))
            heard.clear()
            for _ in range(3):
                decide(away, table)
                looking.table(table)
                decide(looking, table)
            wait_until(lambda: len(heard) >= 3, "who is away is not called")
        assert [each["seat"] for each in heard] == [asked] * 3
