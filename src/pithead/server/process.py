"""One process of the server: its tables, connections, rate limits, bots and clocks."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Final, TypeVar

from pithead.coach.analysis import Analysis
from pithead.coach.history import figures_of
from pithead.game import Refusal, Seat
from pithead.match.commands import Act
from pithead.match.table import Table
from pithead.server.analyses import Analyses
from pithead.server.bots import BOT_RETRY_S, Bots, PendingBotMove
from pithead.server.broadcasts import Topic, broadcast_of, read_broadcast
from pithead.server.client_sessions import ClientSessions
from pithead.server.day_books import DayBooks
from pithead.server.evening_books import WEEK_PREFIX, Evenings
from pithead.server.hooks import Webhook, new_turns
from pithead.server.limits import Limit, thread_time
from pithead.server.logs import SecurityLog, note, trouble
from pithead.server.messages import encode
from pithead.server.metrics import Metrics
from pithead.server.owners import Owners
from pithead.server.presence import Presence
from pithead.server.push import PushSender
from pithead.server.rating_books import Ratings
from pithead.server.restrictions import Restrictions
from pithead.server.settings import Settings
from pithead.server.shared_budget import SharedBudget
from pithead.server.signing import ReceiptKey
from pithead.server.study_workers import StudyWorkers
from pithead.server.tables import LiveTable, TableRegistry
from pithead.server.tokens import new_id
from pithead.server.week_books import Weeks
from pithead.server.worker_pool import Worker, WorkerPool, WorkerProcess
from pithead.store import ANYTHING, Store
from pithead.store.failpoints import Failpoint, none
from pithead.store.sql import SqlStore

T = TypeVar("T")

JOIN_S: Final = 0.3
"""So long a new process listens to the others before it takes any table."""

SWEEP_INTERVAL_S: Final = 0.2
"""How often clocks are checked and idle tables dropped from memory."""

REVIEW_INTERVAL_S: Final = 5.0
COST_INTERVAL_S: Final = 1.0
"""How often watchers whose link has expired are cut off, and other processes told what was used here."""


class Paid:
    """What is done within is charged to these people and addresses; nothing is begun for those who have used up what they had."""

    def __init__(self, budget: SharedBudget, keys: Sequence[str]) -> None:
        self.budget = budget
        self.keys = keys

    def __enter__(self) -> None:
        self.budget.check(self.keys)
        self.begin = thread_time()

    def __exit__(self, *_: object) -> None:
        self.budget.charge(self.keys, 1000 * (thread_time() - self.begin))


class ServerProcess:
    """One process of the server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        failpoint: Failpoint = none,
        new_worker: Callable[[], Worker] = WorkerProcess,
        new_study_worker: Callable[[], Worker] = WorkerProcess,
        key: ReceiptKey | None = None,
    ) -> None:
        self.id = new_id()
        self.key = key
        self.store = store
        self.accounts: SqlStore | None = store if isinstance(store, SqlStore) else None
        self.settings = settings
        self.metrics = Metrics()
        self.security = SecurityLog(time.monotonic)
        self.budget = SharedBudget(settings.cpu_ms, 60, time.monotonic, self.id)
        self.study_workers = StudyWorkers(self.budget, new_study_worker)
        self.registry = TableRegistry(
            store,
            time.monotonic,
            asyncio.sleep,
            self.table_changed,
            self.call_those_whose_turn_it_is,
            failpoint,
            narrate=self.study_workers.narrate,
            paid=self.paid,
        )
        self.requests = Limit(settings.requests, 10, time.monotonic)
        self.new_tables = Limit(settings.tables, 3600, time.monotonic)
        self.new_sessions = Limit(settings.sessions, 3600, time.monotonic)
        self.studies = Limit(settings.studies, 10, time.monotonic)
        self.sessions = ClientSessions(store, settings.session_days, self.metrics)
        self.sockets: Counter[str] = Counter()
        self.presence = Presence(self.id, self.registry, store, self.spawn)
        self.worker_pool = WorkerPool(settings.processes, new_worker=new_worker)
        self.bots = Bots(self.worker_pool)
        self.evenings = Evenings(store, self.registry)
        self.ratings = Ratings(store, self.evenings.is_secret)
        self.days = DayBooks(store)
        self.weeks = Weeks(store, self.evenings, self.worker_pool)
        self.analyses = Analyses(self.worker_pool, self.spawn, self.learn)
        self.hook = Webhook(settings.webhook)
        self.push = PushSender(store, settings, key)
        self.restrictions = Restrictions(self.accounts)
        self.contacts = Limit(settings.contacts, 3600, time.monotonic)
        self.edition_bytes = 0
        self.edition_code = ""
        self.owners = Owners(self.id, time.monotonic)
        self.bot_moves: dict[tuple[str, Seat], PendingBotMove] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._notes: set[asyncio.Task[None]] = set()
        self._uncancelled: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Load the tables where a bot plays or a clock runs, and listen to the other processes."""
        self.store.listen(self.on_message)
        await self.restrictions.load()
        waiting = await self.store.waiting()
        self.spawn(self._join())
        self.spawn(self._sweep())
        self.spawn(self.ratings.note_missed())
        self.spawn(self.days.note_missed())
        self.spawn(self.evenings.drive_all())
        self.spawn(self.sessions.sweep())
        note("started", waiting=len(waiting))

    def on_message(self, message: str) -> None:
        """Another process has stored something or broadcast a message."""
        match read_broadcast(message):
            case Topic.PRESENCE, report:
                self.presence.on_message(report)
            case Topic.COST, costs:
                self.budget.on_message(costs)
            case Topic.ALIVE, heartbeat:
                if self.owners.on_message(heartbeat):
                    self.spawn(self.store.broadcast(self.owners.heartbeat()))
            case Topic.WAKE, id:
                if self.owners.mine(id) and id not in self.registry.live_tables:
                    self.spawn(self._load([id]))
            case Topic.BLOCKS_CHANGED, who:
                self.spawn(self._read_blocks(who))
            case Topic.MODERATED, _:
                self.spawn(self.restrictions.load())
            case Topic.SESSION_ENDED, session:
                self.sessions.close_sockets(session)
            case None, stream if self.registry.must_read(stream):
                self.spawn(self.registry.on_stored(stream))
                if stream == ANYTHING:
                    self.spawn(self.sessions.close_ended())
            case None, stream:
                self.registry.read_later(stream)

    async def blocked_by(self, who: str) -> frozenset[str]:
        """Whom a person has blocked."""
        return frozenset() if self.accounts is None else frozenset(block.other for block in await self.accounts.blocks_of(who))

    async def _read_blocks(self, who: str) -> None:
        """Somebody has blocked somebody: it counts at once wherever they look."""
        blocked = await self.blocked_by(who)
        for watcher in [each for live in self.registry.live_tables.values() for each in live.watchers if each.who == who]:
            watcher.blocked = blocked

    async def _join(self) -> None:
        """Listen to the other processes for a moment, and take the tables that are ours."""
        await self.store.broadcast(self.owners.heartbeat(asks=True))
        await asyncio.sleep(JOIN_S)
        self.owners.changed()
        await self._take_over()

    async def _take_over(self) -> None:
        """A process came or went: leave to others what is theirs, and look after what is ours now."""
        for live in tuple(self.registry.live_tables.values()):
            self.look_after(live)
        await self._load([id for id in await self.store.waiting() if self.owners.mine(id)])

    async def _load(self, streams: Sequence[str]) -> None:
        """Read the journals of these tables one by one, and let other requests in between."""
        for stream in streams:
            with suppress(Refusal):
                await self.registry.live_table(stream)
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Cancel background tasks, finish running commands, and close everything."""
        with suppress(Refusal):
            await self.store.broadcast(self.owners.farewell())
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._uncancelled, return_exceptions=True)
        self.push.close()
        await self.worker_pool.close()
        await self.study_workers.pool.close()
        await self.store.close()
        note("stopped")

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a background task; its exceptions go to the log."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _spawn_note(self, work: Coroutine[Any, Any, None]) -> None:
        """Note what came of a game, in the background."""
        task = self.spawn(work)
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def all_noted(self) -> None:
        """Wait until this process has noted every game that has ended: such notes name those who played."""
        while self._notes:
            await asyncio.wait(tuple(self._notes))

    def run_to_end(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task that is not cancelled when its client disconnects or the server stops."""
        task = asyncio.create_task(work)
        self._uncancelled.add(task)
        task.add_done_callback(self._uncancelled.discard)
        return task

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refusal as refusal:
            note("refused", reason=refusal.reason)
        except Exception:
            trouble("broken")
            self.metrics.count("errors")

    def table_changed(self, live: LiveTable) -> None:
        """A table has a new journal entry: look after it, and note what came of the game."""
        self.look_after(live)
        table = live.table
        if table.status == "over":
            self._spawn_note(self.ratings.note_game(table))
            self._spawn_note(self.days.note_game(table))
            if table.opened.evening.startswith(WEEK_PREFIX):
                self._spawn_note(self.weeks.note_game(table))
            elif table.opened.evening:
                self._spawn_note(self.drive_evening(table.opened.evening))

    def call_those_whose_turn_it_is(self, live: LiveTable, before: Table | None) -> None:
        """This process has stored an entry: call the people who owe a decision now and look at the table through no process."""
        if self.hook.url or self.push.public:
            for seat in new_turns(before, live.table, self.presence.seats(live)):
                if self.hook.url:
                    self.hook.turn(live.table, seat)
                if self.push.public:
                    self.spawn(self.push.turn(live.table, seat))

    def look_after(self, live: LiveTable) -> None:
        """Cancel outdated bot moves and begin new ones where the table is ours; tell its owner about it where it is not."""
        table = live.table
        id = table.opened.table
        mine = self.owners.mine(id)
        for key, pending in tuple(self.bot_moves.items()):
            if key[0] == id and not (mine and pending.still_valid(table, key[1])):
                del self.bot_moves[key]
                pending.task.cancel()
        if not mine:
            if live.waits and live.owner != self.owners.owner(id):
                live.owner = self.owners.owner(id)
                self.spawn(self.store.broadcast(broadcast_of(Topic.WAKE, id)))
            return
        for seat in table.actors:
            level = table.level(seat)
            if level is not None and (id, seat) not in self.bot_moves:
                pending = PendingBotMove(table, asyncio.create_task(self.bots.choose(table, seat, level)))
                self.bot_moves[id, seat] = pending
                self.metrics.count("bot_thoughts")
                self.spawn(self._play_bot_move(live, seat, pending))

    async def drive_evening(self, id: str) -> None:
        """A table of an evening has finished: see what follows. A deal that all have played counts for ratings, no sooner."""
        for table in await self.evenings.tables_just_compared(await self.evenings.drive(id)):
            await self.ratings.note_game(table)

    async def _play_bot_move(self, live: LiveTable, seat: Seat, pending: PendingBotMove) -> None:
        """Send a bot's decision as a command, like anybody's."""
        id = live.table.opened.table
        try:
            await asyncio.wait({pending.task})
            while self.bot_moves.get((id, seat)) is pending:
                version, act = live.table.version, Act(pending.task.result())
                await self.registry.command(id, seat, "bot", f"{version}-{seat}", version, act, lambda reply: None)
                if live.table.version == version:
                    await asyncio.sleep(BOT_RETRY_S)
        finally:
            pending.task.cancel()
            if self.bot_moves.get((id, seat)) is pending:
                del self.bot_moves[id, seat]

    async def learn(self, id: str, analysis: Analysis) -> None:
        """Keep what an analysis found, for the ratings and the histories of those who played."""
        await self.ratings.note_analysis(id, analysis)
        if self.accounts is not None:
            await self.accounts.put_figures(id, encode(figures_of(analysis)))

    async def _sweep(self) -> None:
        """Expire clocks and links, and drop tables from memory that nobody watches."""
        review = report = 0.0
        while True:
            await asyncio.sleep(SWEEP_INTERVAL_S)
            now = time.monotonic()
            self.presence.refresh()
            if self.owners.due():
                self.spawn(self.store.broadcast(self.owners.heartbeat()))
            if self.owners.changed():
                self.spawn(self._take_over())
            if now >= report:
                report = now + COST_INTERVAL_S
                if (costs := self.budget.report()) is not None:
                    self.spawn(self.store.broadcast(costs))
            if now >= review:
                review = now + REVIEW_INTERVAL_S
                self.spawn(self.restrictions.load())
                for live in self.registry.live_tables.values():
                    self.registry.cut_strangers(live)
            for id, live in tuple(self.registry.live_tables.items()):
                deadline = self.registry.deadline(live)
                if deadline is not None and now >= deadline and self.owners.mine(id):
                    self.spawn(self.registry.expire_clocks(live))
                elif live.is_idle(now):
                    del self.registry.live_tables[id]

    def paid(self, keys: Sequence[str]) -> AbstractContextManager[object]:
        """Charge what is done on the event loop to these people and addresses; nothing is awaited meanwhile."""
        return Paid(self.budget, keys) if self.settings.cpu_ms else nullcontext()

    async def load(self, id: str, keys: Sequence[str]) -> LiveTable:
        """The table with this id; who asks pays for reading its journal, if that is not in memory."""
        known = id in self.registry.live_tables
        if not known:
            self.budget.check(keys)
        live = await self.registry.live_table(id)
        if not known:
            self.budget.charge(keys, live.load_ms)
        return live

    def count_connection(self, address: str) -> Callable[[], None]:
        """Count a socket or stream of an address, which may have so many; call what is returned when it ends."""
        most = self.settings.sockets
        if most and self.sockets[address] >= most:
            raise Refusal("too-many")
        self.sockets[address] += 1

        def uncount() -> None:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

        return uncount
