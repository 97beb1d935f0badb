"""Where the server thinks: other processes, behind everything else, that can be stopped and are replaced when they fail."""

import asyncio
import os
import time
from math import inf
from pathlib import Path

import msgspec
import pytest

from pithead.dice_miner.bots.guest import new_guest
from pithead.dice_miner.bots.nets import shipped_model
from pithead.dice_miner.bots.search.workspace import new_workspace
from pithead.game import Refusal, Unreadable
from pithead.games import load_game
from pithead.match.commands import Act, Undo, decide, open_table, sit
from pithead.server.bots import Bots
from pithead.server.process import ServerProcess
from pithead.server.settings import Settings
from pithead.server.worker import NICENESS, write_call
from pithead.server.worker_pool import WorkerPool, WorkerProcess, WorkFailed
from pithead.sim.memory import INT64, new_array
from pithead.store.opening import open_store
from tests.match.tables import seated, wish
from tests.sim.test_kernel_files import excavation
from tests.waiting import wait_until_async


@pytest.fixture
async def pool():
    pool = WorkerPool(99)
    yield pool
    await pool.close()


def is_running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def running_table():
    """A table where somebody is to act, and who."""
    _, table = seated()
    return table, table.actors[0]


def test_there_are_two_processes_at_least_and_four_at_most(monkeypatch):
    for cores, servers, count in ((1, 1, 2), (3, 1, 3), (16, 1, 4), (16, 8, 2), (8, 2, 4)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert WorkerPool(servers).count == count


async def test_thinking_happens_in_another_process_of_low_priority(pool):
    assert await pool.run(os.getpid) not in (os.getpid(), None)
    assert await pool.run(os.nice, 0) == min(19, os.nice(0) + NICENESS)


@pytest.fixture
def gate(tmp_path):
    """A pipe: whoever reads it waits until somebody writes."""
    pipe = tmp_path / "gate"
    os.mkfifo(pipe)
    return pipe


def read_text(path):
    """What a worker is busy with."""
    return Path(path).read_text()


async def test_the_server_goes_on_meanwhile(pool, gate):
    thought = asyncio.create_task(pool.run(read_text, str(gate)))
    await wait_until_async(lambda: pool._busy)
    assert await pool.run(os.getpid, urgent=True)
    assert not thought.done()
    await asyncio.to_thread(gate.write_text, "go on")
    assert await thought == "go on"


async def test_two_thoughts_need_two_processes(pool):
    pids = await asyncio.gather(*(pool.run(os.getppid, urgent=True) for _ in range(2)))
    assert pids == [os.getpid()] * 2
    assert len({process.pid for process in pool._free}) == 2


async def test_who_cancels_a_thought_ends_its_process(pool, gate):
    pid = await pool.run(os.getpid)
    thought = asyncio.create_task(pool.run(read_text, str(gate)))
    await wait_until_async(lambda: pid in {process.pid for process in pool._busy})
    assert is_running(pid)
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert not is_running(pid)
    assert await pool.run(os.getpid) != pid


async def test_who_is_cancelled_again_while_a_process_ends_leaves_none_behind(gate):
    pool = WorkerPool(99)
    pid = await pool.run(os.getpid)
    thought = asyncio.create_task(pool.run(read_text, str(gate)))
    await wait_until_async(lambda: pid in {process.pid for process in pool._busy})
    for _ in range(2):
        thought.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await thought
    await pool.close()
    assert not is_running(pid)


async def test_a_process_that_is_about_to_start_is_ended_with_the_pool(monkeypatch):
    started, start = [], asyncio.create_subprocess_exec

    async def noted(*command, **options):
        started.append(await start(*command, **options))
        return started[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    pool = WorkerPool(99)
    thought = asyncio.create_task(pool.run(os.getpid))
    while not pool._busy:
        await asyncio.sleep(0)
    for _ in range(2):
        thought.cancel()
        await asyncio.sleep(0)
    assert not started
    await pool.close()
    assert thought.cancelled()
    assert not is_running(started[0].pid)


async def test_a_thought_that_is_cancelled_while_it_waits_takes_nobodys_place(pool, gate):
    running = asyncio.create_task(pool.run(read_text, str(gate)))
    await wait_until_async(lambda: pool._busy)
    waiting = [asyncio.create_task(pool.run(os.getpid)) for _ in range(3)]
    await wait_until_async(lambda: len(pool._background) == 3)
    waiting[0].cancel()
    await asyncio.to_thread(gate.write_text, "go on")
    done = await asyncio.gather(running, *waiting, return_exceptions=True)
    assert isinstance(done[1], asyncio.CancelledError)
    assert done[2] == done[3] is not None


async def test_a_closed_pool_starts_no_process_again(gate):
    pool = WorkerPool(99)
    running = [asyncio.create_task(pool.run(read_text, str(gate), urgent=True)) for _ in range(2)]
    await wait_until_async(lambda: len(pool._busy) == 2 and all(process.pid for process in pool._busy))
    waiting = [asyncio.create_task(pool.run(os.getpid, urgent=urgent)) for urgent in (True, False)]
    await wait_until_async(lambda: pool._urgent and pool._background)
    await pool.close()
    refused = await asyncio.gather(*running, *waiting, pool.run(os.getpid), return_exceptions=True)
    assert all(isinstance(each, WorkFailed) for each in refused)
    assert [process.pid for process in pool._free] == [None, None]


class Gated:
    """A worker that answers when its gate is open, and counts its calls."""

    def __init__(self):
        self.cpu_ms = None
        self.calls = 0
        self.gate = asyncio.Event()

    async def call(self, function, args):
        self.calls += 1
        await self.gate.wait()

    async def end(self):
        """Nothing runs elsewhere."""


async def test_who_was_given_a_worker_just_before_the_pool_closed_does_not_begin():
    worker = Gated()
    pool = WorkerPool(count=1, new_worker=lambda: worker)
    first, second = (asyncio.create_task(pool.run(os.getpid, urgent=True)) for _ in range(2))
    await wait_until_async(lambda: pool._urgent)
    worker.gate.set()
    while pool._urgent:
        await asyncio.sleep(0)
    await pool.close()
    await first
    with pytest.raises(WorkFailed, match="closed"):
        await second
    assert worker.calls == 1


async def test_a_thought_beyond_its_limit_is_given_up(pool):
    with pytest.raises(WorkFailed):
        await pool.run(time.sleep, 60, limit=0.2)


async def test_a_process_that_dies_is_replaced(pool):
    with pytest.raises(WorkFailed, match="died"):
        await pool.run(os._exit, 1)
    assert await pool.run(os.getpid)


async def test_what_breaks_there_is_told_here(pool):
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await pool.run(divmod, 1, 0)
    with pytest.raises(Unreadable) as refused:
        await pool.run(load_game, "chess")
    assert refused.value.reason == "game-unknown"


class Move(msgspec.Struct, frozen=True):
    seat: int
    words: tuple[str, ...]
    share: float


def turned(moves: list[Move], by: int) -> dict[str, Move]:
    """Takes and gives structs."""
    return {move.words[0]: msgspec.structs.replace(move, seat=move.seat + by) for move in moves}


def refused_within(reason: str) -> None:
    """Refuses for a reason that is a refusal itself."""
    raise Unreadable("record-step", "DM-4.6", number=3, why=Refusal(reason, "DM-1", count=2))


async def test_what_crosses_the_pipe_is_plain_data_read_as_the_types_of_the_function(pool):
    call = write_call(turned, ([Move(1, ("take", "b2"), inf)], 1))
    assert set(msgspec.msgpack.decode(call)) == {"function", "arguments"}
    assert b"pickle" not in call
    assert await pool.run(turned, [Move(1, ("take", "b2"), inf)], 1) == {"take": Move(2, ("take", "b2"), inf)}
    with pytest.raises(WorkFailed, match="ValidationError"):
        await pool.run(turned, [Move(1, ("take", 2), 0.5)], 1)
    with pytest.raises(TypeError):
        await pool.run(turned, [object()], 1)
    assert await pool.run(os.getpid)


async def test_a_refusal_comes_back_with_its_reasons(pool):
    with pytest.raises(Unreadable) as refused:
        await pool.run(refused_within, "sixty-dice")
    assert (refused.value.reason, refused.value.rule, refused.value.details["number"]) == ("record-step", "DM-4.6", 3)
    why = refused.value.details["why"]
    assert isinstance(why, Refusal)
    assert str(why) == "DM-1 sixty-dice (count=2)"


def wants_too_much() -> None:
    """A kernel that asks for more memory than it may have."""
    guest = new_guest()
    while True:
        guest.take(1 << 28)


def reaches_outside() -> None:
    """A kernel that reads where nothing is."""
    guest = new_guest()
    box = new_array(guest, INT64, 8)
    box.address = 3 << 30
    guest.call("excavation_menu", box, box)


def never_ends(path: str) -> None:
    """A kernel that nobody told to stop; the file says when it is about to begin."""
    guest = new_guest()
    workspace = new_workspace(guest)
    workspace.states[0] = excavation()[1]
    model = shipped_model(guest, excavation()[0].facts, 2)
    Path(path).touch()
    while True:
        guest.call("search_excavation", model, workspace, 12, 40)


@pytest.mark.parametrize(("work", "what"), [(wants_too_much, "no room for"), (reaches_outside, "out of bounds")])
async def test_a_kernel_that_breaks_is_an_error_of_its_worker(pool, work, what):
    with pytest.raises(WorkFailed, match=what) as failed:
        await pool.run(work)
    assert "KernelFault" in str(failed.value)
    assert await pool.run(os.getpid)


async def test_a_kernel_that_never_ends_is_stopped_with_its_worker(pool, tmp_path):
    thought = asyncio.create_task(pool.run(never_ends, str(tmp_path / "begun"), limit=600))
    await wait_until_async((tmp_path / "begun").exists)
    (worker,) = pool._busy
    pid = worker.pid
    thought.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thought
    assert not is_running(pid)


async def test_bots_never_wait_behind_an_analysis(pool, gate):
    analysis = [asyncio.create_task(pool.run(read_text, str(gate))) for _ in range(4)]
    await wait_until_async(lambda: pool._busy)
    assert await pool.run(os.getpid, urgent=True)
    assert not any(task.done() for task in analysis)
    for task in analysis:
        task.cancel()
    await asyncio.gather(*analysis, return_exceptions=True)


class Failing(WorkerPool):
    """A pool in whose processes some levels do something else instead."""

    def __init__(self, instead):
        super().__init__(99)
        self.instead = instead
        self.asked = []

    async def run(self, function, *args, limit=1.0, urgent=False):
        self.asked.append(args[1] if len(args) > 1 else "")
        if self.asked[-1] in self.instead:
            (function, args), limit = self.instead[self.asked[-1]], 0.5
        return await super().run(function, *args, limit=limit, urgent=urgent)


@pytest.mark.parametrize("instead", [(time.sleep, (60,)), (os._exit, (1,)), (divmod, (1, 0))], ids=["stuck", "dead", "broken"])
async def test_a_bot_that_fails_is_replaced_by_a_plain_one(instead):
    table, seat = running_table()
    pool = Failing({"apprentice": instead})
    try:
        event = await Bots(pool).choose(table, seat, "apprentice")
        assert table.game.read_event(event) in table.game.legal(table.state, seat)
        assert pool.asked == ["apprentice", "hewer"]
    finally:
        await pool.close()


async def test_if_nobody_can_think_any_event_will_do():
    table, seat = running_table()
    pool = Failing({"apprentice": (os._exit, (1,)), "hewer": (os._exit, (1,))})
    try:
        event = await Bots(pool).choose(table, seat, "apprentice")
        assert table.game.read_event(event) in table.game.legal(table.state, seat)
    finally:
        await pool.close()


def test_a_process_that_never_started_ends_quietly():
    asyncio.run(WorkerProcess().end())


@pytest.fixture
async def process(tmp_path):
    process = ServerProcess(await open_store(str(tmp_path / "pithead.db")), Settings())
    yield process
    await process.stop()


class Thinking:
    """A bot that thinks for ever, and remembers when it was told to stop."""

    def __init__(self):
        self.begun = self.stopped = 0

    async def choose(self, table, seat, level):
        self.begun += 1
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            self.stopped += 1
            raise


async def person_first(process):
    """A table where a person chooses a hero before a bot does; the person's seat."""
    for number, places in enumerate([("bot", "open"), ("open", "bot")]):
        line, table = open_table(wish(places, table=f"{number}" * 16))
        live = await process.registry.create(line, table, "open")
        person = places.index("open")
        await process.registry.commit(live, "sit", lambda table: sit(table, person, "w", "Ann", "00" * 16, "", 0))  # noqa: B023
        if live.table.actors == (person,):
            return live, person
    raise AssertionError


async def test_a_table_that_moves_on_stops_the_thought(process):
    bot = process.bots.choose
    process.bots.choose = (thinking := Thinking()).choose
    live, person = await person_first(process)
    before = thinking.begun
    event = live.table.game.write_event(live.table.game.legal(live.table.state, person)[0])
    await process.registry.commit(live, "act", lambda table: decide(table, person, Act(event), 0))
    await wait_until_async(lambda: thinking.begun == before + 1)
    assert thinking.stopped == 0
    await process.registry.commit(live, "undo", lambda table: decide(table, person, Undo(), 0))
    await wait_until_async(lambda: thinking.stopped == 1)
    process.bots.choose = bot
    await process.registry.commit(live, "again", lambda table: decide(table, person, Act(event), 0))
    await wait_until_async(lambda: person in live.table.actors)


async def test_a_thought_goes_on_while_nothing_changes_for_its_seat(process):
    process.bots.choose = (thinking := Thinking()).choose
    line, table = open_table(wish(("bot", "open"), game=load_game("mini-miners"), table="m" * 16))
    live = await process.registry.create(line, table, "open")
    await process.registry.commit(live, "sit", lambda table: sit(table, 1, "w", "Ann", "00" * 16, "", 0))
    await wait_until_async(lambda: thinking.begun == 1)
    (key,) = [key for key in process.bot_moves if key[0] == "m" * 16]
    assert process.bot_moves[key].still_valid(live.table, key[1])
    assert not process.bot_moves[key].still_valid(live.table, 1)
