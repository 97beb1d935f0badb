"""Each table is looked after by one process, and by another soon after that one is gone."""

from collections import Counter

from pithead.server.broadcasts import Topic, read_broadcast
from pithead.server.owners import SILENCE_S, Owners


def hall(count):
    """So many processes that hear each other, and the time that they share."""
    now = [0.0]
    owners = [Owners(f"p{number}", lambda: now[0]) for number in range(count)]
    return owners, now


def said(message):
    """What a heartbeat or a farewell says, as who listens gets it."""
    topic, text = read_broadcast(message)
    assert topic == Topic.ALIVE
    return text


def say(owners, speaker, message):
    for each in owners:
        each.on_message(said(message))
        each.changed()


TABLES = [f"table-{number}" for number in range(600)]


def test_one_process_alone_owns_everything():
    (owner,), _ = hall(1)
    assert all(map(owner.mine, TABLES))


def test_all_agree_on_one_owner_and_share_the_tables_about_evenly():
    owners, _ = hall(3)
    for each in owners:
        say(owners, each, each.heartbeat())
    found = [[each.owner(table) for table in TABLES] for each in owners]
    assert found[0] == found[1] == found[2]
    assert all(150 < count < 250 for count in Counter(found[0]).values())


def test_who_is_silent_loses_its_tables_and_only_those_move():
    owners, now = hall(3)
    for each in owners:
        say(owners, each, each.heartbeat())
    before = {table: owners[0].owner(table) for table in TABLES}
    now[0] = SILENCE_S * 0.9
    for each in owners[:2]:
        say(owners, each, each.heartbeat())
    now[0] = SILENCE_S * 1.1
    assert owners[0].changed()
    assert owners[0].living == ("p0", "p1")
    after = {table: owners[0].owner(table) for table in TABLES}
    assert all(before[table] == after[table] for table in TABLES if before[table] != "p2")
    assert not owners[0].changed(), "nothing new"


def test_who_says_farewell_is_gone_at_once_and_who_asks_is_answered():
    owners, _ = hall(2)
    assert owners[1].on_message(said(owners[0].heartbeat(asks=True)))
    assert not owners[1].on_message(said(owners[0].heartbeat()))
    owners[1].changed()
    assert owners[1].living == ("p0", "p1")
    owners[1].on_message(said(owners[0].farewell()))
    assert owners[1].changed()
    assert owners[1].living == ("p1",)
