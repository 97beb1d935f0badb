"""Nothing costly on the event loop, nothing free of charge: who asks for much waits, and nobody else does."""

import asyncio
import json
import os
import random
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path

import msgspec
import psutil
import pytest

from pithead.bots import RandomBot
from pithead.game import Refusal
from pithead.games import load_game
from pithead.match.play import open_match, play_out
from pithead.record import Player, digest_of, write_record
from pithead.server.broadcasts import Topic, read_broadcast
from pithead.server.limits import ProcessorBudget
from pithead.server.process import ServerProcess
from pithead.server.routing import described
from pithead.server.settings import Settings
from pithead.server.shared_budget import SharedBudget
from pithead.server.study_workers import MAX_STUDIES_AT_ONCE
from pithead.server.worker_pool import MAX_WAITING, WorkerPool, WorkFailed
from pithead.store.opening import open_store
from tests.server.live import HEADERS, Live, Person, hear, seated
from tests.server.live import play_out as play_at_table
from tests.waiting import HANG_S, wait_until, wait_until_async


@pytest.fixture
async def process(tmp_path):
    process = ServerProcess(await open_store(str(tmp_path / "p.db")), Settings(cpu_ms=100))
    process.budget.clock = lambda: 0.0  # nothing grows again, however busy the machine is
    yield process
    await process.study_workers.pool.close()
    await process.worker_pool.close()
    await process.store.close()


def test_a_budget_is_overdrawn_once_and_says_when_to_come_back():
    now = [0.0]
    budget = ProcessorBudget(1000, 60, lambda: now[0])
    assert budget.wait_s(["ann", "10.0.0.1"]) == 0
    budget.charge(["ann", "10.0.0.1"], 1500)
    assert budget.wait_s(["ann"]) == budget.wait_s(["bob", "10.0.0.1"]) == 30
    assert budget.wait_s(["bob"]) == 0
    now[0] = 29.0
    assert budget.wait_s(["ann"]) == 1
    now[0] = 31.0
    assert budget.wait_s(["ann", "10.0.0.1"]) == 0
    assert ProcessorBudget(0, 60, lambda: 0.0).wait_s(["ann"]) == 0


def test_processes_tell_each_other_what_was_used():
    one, two = (SharedBudget(1000, 60, lambda: 0.0, name) for name in ("one", "two"))
    assert one.report() is None
    one.charge(["ann", "2001:db8::/64"], 700)
    one.charge(["ann"], 400)
    message = one.report()
    assert " " not in message
    topic, costs = read_broadcast(message)
    assert topic == Topic.COST
    one.on_message(costs)
    two.on_message(costs)
    assert [budget.of(key).left for budget in (one, two) for key in ("ann", "2001:db8::/64")] == [-100, 300] * 2
    assert (one.report(), two.report()) == (None, None)


def test_little_things_add_up_before_the_others_hear_of_them():
    """A preview takes a twentieth of a millisecond: a thousand of them are no less than one replay."""
    one, two = (SharedBudget(1000, 60, lambda: 0.0, name) for name in ("one", "two"))
    for _ in range(1000):
        one.charge(["ann"], 0.05)
    two.on_message(read_broadcast(one.report())[1])
    assert round(two.of("ann").left) == 950


def burn(ms: int) -> int:
    """Use so much processor time; whose it was."""
    end = time.process_time() + ms / 1000
    while time.process_time() < end:
        pass
    return os.getpid()


def burn_and_refuse(ms: int) -> None:
    burn(ms)
    raise Refusal("table-playing")


async def test_processor_time_is_charged_to_person_and_address_also_for_what_is_refused(process):
    assert await process.study_workers.run(["ann", "here"], burn, 60) != os.getpid()
    with pytest.raises(Refusal, match="table-playing"):
        await process.study_workers.run(["ann", "there"], burn_and_refuse, 60)
    with pytest.raises(Refusal) as refused:
        await process.study_workers.run(["ann", "elsewhere"], burn, 1)
    assert refused.value.reason == "too-costly"
    assert 0 < refused.value.details["seconds"] <= 60
    await process.study_workers.run(["bob", "there"], burn, 1)


async def test_work_that_must_be_stopped_is_charged_too():
    pool, costs = WorkerPool(count=2), []
    with pytest.raises(WorkFailed):
        await pool.run(burn, 60_000, limit=0.1, on_cost=costs.append)
    assert costs[0] >= 100
    await pool.close()


def read_text(path):
    """What a worker is busy with."""
    return Path(path).read_text()


@pytest.fixture
def gate(tmp_path):
    """A pipe: whoever reads it waits until somebody writes."""
    pipe = tmp_path / "gate"
    os.mkfifo(pipe)
    return pipe


async def cancelled(tasks):
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_nobody_has_many_studies_at_once_and_live_tables_do_not_wait_for_them(process, gate):
    asked = [asyncio.create_task(process.study_workers.run(["ann"], read_text, str(gate))) for _ in range(MAX_STUDIES_AT_ONCE)]
    await wait_until_async(lambda: process.study_workers.pool._busy)
    with pytest.raises(Refusal, match="too-many"):
        await process.study_workers.run(["ann"], os.getpid)
    assert await process.study_workers.run(["bob"], os.getpid, urgent=True)
    assert not any(each.done() for each in asked)
    await cancelled(asked)
    assert not process.study_workers.running


async def test_what_waits_for_a_worker_is_bounded(gate):
    pool = WorkerPool(count=2)
    waiting = [asyncio.create_task(pool.run(read_text, str(gate))) for _ in range(MAX_WAITING + 1)]
    await wait_until_async(lambda: len(pool._background) == MAX_WAITING)
    with pytest.raises(Refusal, match="busy"):
        await pool.run(os.getpid)
    assert await pool.run(os.getpid, urgent=True)
    await cancelled(waiting)
    await pool.close()


# Over the network


def a_record(seed="budgets"):
    """A whole random game."""
    game = load_game("dice-miner")
    match, _ = open_match(game, [Player(name, "human", None) for name in ("Ann", "Bob")], options=game.options_type(), seed=seed)
    play_out(match, [RandomBot()] * 2, random.Random(seed))
    return match.record()


@pytest.fixture(scope="module")
def record():
    return a_record()


def explored(person, record, **more):
    return person.post("/api/explore", record=json.loads(write_record(record)), at=0, **more)


@contextmanager
def stopped_studies(server, person, record):
    """The server while its workers for studies stand still: what waits for them then waits, and nothing else may."""
    assert explored(person, record).status_code == 200
    workers = psutil.Process(server.process.pid).children()
    assert workers
    for worker in workers:
        worker.suspend()
    try:
        yield
    finally:
        for worker in workers:
            with suppress(psutil.NoSuchProcess):  # it stood still for so long that it was ended
                worker.resume()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Live(tmp_path_factory.mktemp("budgets") / "p.db") as live:
        yield live


def test_an_import_and_a_what_if_stop_neither_the_tables_nor_their_bots(server, record):
    rude = Person(server.url, "Rude")
    table, (one, two) = seated(server.url)
    with stopped_studies(server, rude, record), ThreadPoolExecutor(2) as pool:
        waiting = [
            pool.submit(rude.http.post, "/api/records", content=write_record(record)),
            pool.submit(explored, Person(server.url), record, bots="apprentice"),
        ]
        acked = play_at_table(table, [one, two], most=4)
        assert len(acked) == 4
        places = [{"kind": "human"}, {"kind": "bot", "level": "apprentice"}]
        game = one.post("/api/tables", game="dice-miner", places=places, join="00" * 16).json()["table"]
        assert len(play_at_table(game, [one], most=3)) == 3
        assert not any(each.done() for each in waiting)
        for worker in psutil.Process(server.process.pid).children():
            worker.resume()
        assert [each.result(HANG_S).status_code for each in waiting] == [200, 200]


def test_a_long_sync_stops_nobody_else(server, record):
    table, (one, two) = seated(server.url)
    play_at_table(table, [one, two], most=6)
    version = one.table(table)["version"]
    with one.socket(table, since=version, lang="en") as slow, two.socket(table, since=version, lang="en") as other:
        hear(slow, "update")
        hear(other, "update")
        with stopped_studies(server, Person(server.url), record):
            slow.send('{"is":"sync","since":1}')
            other.send('{"is":"ping"}')
            hear(other, "pong")
            assert play_at_table(table, [one, two], most=1)
            assert hear(other, "update")["since"] == version
        late = hear(slow, "update")
        assert (late["since"], bool(late["told"]["news"])) == (1, True)
        assert hear(slow, "update")["since"] == version


def test_who_has_used_up_the_processor_time_waits_and_goes_on_playing(tmp_path, record):
    with Live(tmp_path / "p.db", **{"cpu-ms": 20}) as server:
        table, (one, two) = seated(server.url)
        version = one.table(table)["version"]
        assert explored(one, record).status_code == 200
        for refused in (explored(one, record), one.get(f"/api/tables/{table}/scenes"), one.http.post("/api/records", content=b"{}")):
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-costly")
            assert int(refused.headers["retry-after"]) > 0
        assert len(play_at_table(table, [one, two], most=3)) == 3
        with one.socket(table, since=version, lang="de") as ws:
            ws.send('{"is":"why","key":"k12345678","mark":"slot:a1"}')
            refused = hear(ws, "refused")
            assert (refused["key"], refused["reason"]) == ("k12345678", "too-costly")
        with one.socket(table, since=version, lang="de") as ws:
            update = hear(ws, "update")
            assert (update["since"], update["table"]["version"], update["told"]["news"]) == (version, version + 3, [])


def test_who_has_used_it_up_is_refused_before_a_large_body_is_read(tmp_path, record):
    with Live(tmp_path / "p.db", **{"cpu-ms": 20}) as server:
        assert explored(Person(server.url), record).status_code == 200
        head = "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items())
        with socket.create_connection(("127.0.0.1", server.port), HANG_S) as client:
            client.sendall(f"POST /api/explore HTTP/1.1\r\nHost: x\r\n{head}Content-Length: 1000000\r\n\r\n".encode())
            answer = HTTPResponse(client)
            answer.begin()
            assert answer.status == 429


def test_who_has_used_it_up_here_is_refused_there(postgres, record):
    postgres.clear()
    with Live(postgres.url, **{"cpu-ms": 20}) as here, Live(postgres.url, **{"cpu-ms": 20}) as there:
        one = Person(here.url)
        ask = lambda person: person.post("/api/lessons/dice-miner/top/why", mark="slot:a1")  # noqa: E731 - it is free, and yet refused
        assert ask(one.at(there.url)).status_code == 200
        assert explored(one, record).status_code == 200
        wait_until(lambda: ask(one.at(there.url)).status_code == 429, "the other process does not hear of it")


def test_the_description_of_the_interface_is_made_once():
    assert described() is described()


def test_a_record_of_strange_size_or_form_is_refused_by_the_worker(server, record):
    person = Person(server.url)
    long = msgspec.structs.replace(record, steps=record.steps * 30)
    long = msgspec.structs.replace(long, digest=digest_of(long))
    answer = person.http.post("/api/records", content=write_record(long))
    assert answer.status_code in (409, 422)
    assert person.http.post("/api/records", content=b"{}").status_code == 422
