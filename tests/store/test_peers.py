"""Processes that share a file tell each other what they have stored, and forget those that are gone."""

import asyncio
import os
import stat
import subprocess
import sys
import time

import pytest

from pithead.store import Append, Stored, StoreFailed
from pithead.store.peers import MAX_WAITING, Peers, meeting_place
from pithead.store.sqlite import HELD_UP, LOCK_TIMEOUT_S, SqliteStore
from tests.waiting import wait_until_async


async def test_everybody_hears_what_the_others_say_in_its_order(tmp_path):
    heard = [[], [], []]
    peers = [Peers(tmp_path / "p.db", each.append) for each in heard]
    await wait_until_async(lambda: all(len(each.others) == 2 for each in peers))
    for number in range(40):
        peers[0].tell(f"m{number}")
    await wait_until_async(lambda: all(len(each) == 40 for each in heard[1:]))
    assert heard == [[], [f"m{number}" for number in range(40)], [f"m{number}" for number in range(40)]]
    peers[2].tell("back")
    await wait_until_async(lambda: heard[0] == ["back"])
    for each in peers:
        each.close()
    assert not list(meeting_place(tmp_path / "p.db").iterdir())


async def test_who_was_told_too_much_at_once_hears_that_anything_may_have_changed(tmp_path):
    heard = []
    peers = [Peers(tmp_path / "p.db", heard.append), Peers(tmp_path / "p.db", heard.append)]
    await asyncio.sleep(0)
    for number in range(3 * MAX_WAITING):
        peers[1].tell(f"m{number}")  # nobody reads meanwhile
    await wait_until_async(lambda: f"m{3 * MAX_WAITING - 1}" in heard)
    assert "*" in heard
    assert heard.index("*") < len(heard) - 1
    for each in peers:
        each.close()


async def test_who_was_killed_is_forgotten_with_its_socket(tmp_path):
    peers = Peers(tmp_path / "p.db", lambda message: None)
    program = (
        "import asyncio, os, pathlib, sys; from pithead.store.peers import Peers\n"
        "async def main(): Peers(pathlib.Path(sys.argv[1]), print); print('here', flush=True); await asyncio.sleep(600)\n"
        "asyncio.run(main())"
    )
    with subprocess.Popen([sys.executable, "-c", program, str(tmp_path / "p.db")], stdout=subprocess.PIPE) as other:
        assert other.stdout.readline() == b"here\n"
        await wait_until_async(lambda: len(peers.others) == 1)
        other.kill()
    peers.tell("anybody?")
    assert not peers.others
    assert len(list(peers.folder.iterdir())) == 1
    peers.close()


async def test_nobody_else_may_enter_the_place_where_they_meet(tmp_path, monkeypatch):
    assert stat.S_IMODE(meeting_place(tmp_path / "p.db").stat().st_mode) == 0o700
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    place = meeting_place.__globals__["Path"](meeting_place.__globals__["tempfile"].gettempdir())
    with pytest.raises(PermissionError):
        meeting_place(tmp_path / "p.db")
    for left in place.glob("pithead-12345-*"):
        left.rmdir()


async def test_a_file_that_two_processes_use_takes_every_number_once_and_both_hear_of_it(tmp_path):
    stores = [SqliteStore(tmp_path / "p.db"), SqliteStore(tmp_path / "p.db")]
    heard = [[], []]
    for store, each in zip(stores, heard):
        store.listen(each.append)
    await wait_until_async(lambda: stores[0]._peers.others and stores[1]._peers.others)
    outcomes = await asyncio.gather(
        *(store.append(Append("t", seq, f"{number}:{seq}", b"{}")) for seq in (1, 2, 3) for number, store in enumerate(stores))
    )
    assert sum(isinstance(outcome, Stored) for outcome in outcomes) == 3
    await wait_until_async(lambda: len(heard[0]) + len(heard[1]) == 3)
    await stores[0].broadcast("@token")
    await wait_until_async(lambda: all(each[-1:] == ["@token"] for each in heard))
    assert await stores[1].serving_since() <= stores[0].opened_at + 1
    for store in stores:
        await store.close()


async def test_a_process_that_is_stopped_in_a_commit_holds_the_others_up_no_longer_than_the_lock_waits(tmp_path):
    store = SqliteStore(tmp_path / "p.db")
    store.listen(lambda message: None)
    assert await store.append(Append("t", 1, "one", b"{}")) == Stored(1)
    program = (
        "import os, pathlib, signal, sys; from pithead.store.peers import WriterTurns, meeting_place\n"
        "with WriterTurns(meeting_place(pathlib.Path(sys.argv[1]))):\n"
        "    print('mine', flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGSTOP)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program, str(tmp_path / "p.db")], stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout.readline() == b"mine\n"
            begin = time.monotonic()
            both = (store.append(Append("t", 2, "two", b"{}")), store.append(Append("u", 1, "one", b"{}")))
            assert {type(each) for each in await asyncio.gather(*both, return_exceptions=True)} == {StoreFailed}
            assert time.monotonic() - begin > LOCK_TIMEOUT_S
            with pytest.raises(StoreFailed, match=HELD_UP):
                await store.append(Append("t", 2, "two", b"{}"))
            with pytest.raises(StoreFailed, match=HELD_UP):
                await store.scrub()
            assert [row.key for row in await store.read("t")] == ["one"]  # reading waits for nobody
        finally:
            other.kill()
    await wait_until_async(lambda: store._waits_since is None)
    assert await store.read("u") == []  # what was refused is not written later
    assert await store.append(Append("t", 2, "two", b"{}")) == Stored(2)
    await store.close()
