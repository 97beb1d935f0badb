"""Planted mistakes: each breaks the promise in one way, and the simulator must notice every one of them.

A mistake that another safeguard would hide is planted with that safeguard switched off.
"""

import random

import msgspec

from pithead.game import Refusal
from pithead.match.commands import decide
from pithead.match.entries import write_entry
from pithead.match.shown import shown
from pithead.match.table import after_entry
from pithead.server.messages import Ack, Said, Stale, refused
from pithead.server.tables import CHAT_SUFFIX, TableRegistry, Viewer, encode, read_entry, update
from pithead.store import AlreadyStored, Append, Conflict, Stored, StoreFailed


class AckBeforeCommit(TableRegistry):
    """Tells the player first and stores later."""

    async def commit_and_reply(self, live, stored_key, step, reply, key, viewer):
        reply(Ack(key, live.table.version + 1))
        await super().commit_and_reply(live, stored_key, step, lambda message: None, key, viewer)


class PublishBeforeCommit(TableRegistry):
    """Tells everybody first and stores later."""

    async def _store_entry(self, live, key, line, after):
        before, live.table = live.table, after
        live.pictures.clear()
        self.publish(live, before, line)
        live.table = before
        live.pictures.clear()
        return await super()._store_entry(live, key, line, after)


class ApplyBeforeCommit(TableRegistry):
    """Moves the table in memory before the line is stored, and forgets to move it back."""

    async def _store_entry(self, live, key, line, after):
        live.advance_to(after, self.clock())
        return await super()._store_entry(live, key, line, after)


class AnyVersion(TableRegistry):
    """Carries out what was asked of an older table."""

    async def command(self, id, seat, who, key, version, command, reply):
        live = await self.live_table(id)
        await self.expire_clocks(live)
        step = lambda table: decide(table, seat, command, self.spent_ms(live))  # noqa: E731
        await self.commit_and_reply(live, f"{who}:{key}", step, reply, key, Viewer(seat))


class NoKeys(AnyVersion):
    """Gives every command a new key, so that a repeated one is new."""

    async def _append(self, line):
        return await super()._append(msgspec.structs.replace(line, key=line.key + str(random.random())))


class KeysOfAll(TableRegistry):
    """Forgets whose key it is."""

    async def command(self, id, seat, who, key, version, command, reply):
        await super().command(id, seat, "x", key, version, command, reply)


class ForgetsKeys(TableRegistry):
    """Does not look whether a late command was carried out already."""

    async def command(self, id, seat, who, key, version, command, reply):
        live = await self.live_table(id)
        if version != live.table.version:
            reply(self.stale(live, key, Viewer(seat)))
            return
        await super().command(id, seat, who, key, version, command, reply)


class KnownIsStale(TableRegistry):
    """Calls a move stale that the store knows."""

    async def _append(self, line):
        outcome = await super()._append(line)
        return Conflict() if isinstance(outcome, AlreadyStored) else outcome


class ConflictIsStored(TableRegistry):
    """Believes that it has won the race for a line."""

    async def _append(self, line):
        outcome = await super()._append(line)
        return Stored(line.seq) if isinstance(outcome, Conflict) else outcome


class FailureIsStored(TableRegistry):
    """Takes a disk that failed for one that has written."""

    async def _append(self, line):
        try:
            return await self.store.append(line)
        except StoreFailed:
            return Stored(line.seq)


class FailureIsRefused(TableRegistry):
    """Calls a move impossible that a failing disk may have written."""

    async def _append(self, line):
        try:
            return await self.store.append(line)
        except StoreFailed:
            return Conflict()


class NeverRefreshes(TableRegistry):
    """Does not read what another process has stored."""

    async def refresh(self, live):
        pass


class QuietRefresh(TableRegistry):
    """Reads what another process has stored, and tells nobody."""

    async def refresh(self, live):
        for row in await self.store.read(live.table.opened.table, live.table.version):
            if row.seq == live.table.version + 1:
                live.advance_to(after_entry(live.table, read_entry(row.body)), self.clock())


class Deaf(TableRegistry):
    """Does not listen to the other processes."""

    async def on_stored(self, stream):
        pass


class SkipsNews(TableRegistry):
    """Catches up with the table, but not with what happened."""

    async def catch_up(self, live, since, viewer, payers=()):
        return encode(update(live, live.table.version if since is None else since, [], [], viewer))


class TellsOne(TableRegistry):
    """Publishes to the first who watches."""

    def publish(self, live, before, line):
        everybody = live.watchers
        live.watchers = set(sorted(everybody, key=id)[:1])
        super().publish(live, before, line)
        live.watchers = everybody


class FastClock(TableRegistry):
    """Counts the time since the server began, not since the line."""

    def spent_ms(self, live):
        return 0 if live.table.chairs[0].left is None else int(self.clock() * 1e5) % 120_000


class OtherMove(TableRegistry):
    """Stores another move than the one that was asked for."""

    async def command(self, id, seat, who, key, version, command, reply):
        await super().command(id, seat, who, key, version, type(command)("add 1"), reply)


class SaysTwice(TableRegistry):
    """Gives a repeated word a new key."""

    async def say(self, live, who, key, text, reply, lang=""):
        stream = live.table.opened.table + CHAT_SUFFIX
        number = len(await self.store.read(stream)) + 1
        seat = live.table.seat_of(who.id)
        await self.store.append(Append(stream, number, f"{who.id}:{key}:{number}", encode(Said(number, seat, "", text))))


class StaleWithoutLooking(TableRegistry):
    """Answers a lost race with `stale` before it has looked whether the line is its own."""

    async def commit_and_reply(self, live, stored_key, step, reply, key, viewer):
        before = live.table
        try:
            line, after = step(before)
        except Refusal as refusal:
            reply(refused(key, refusal))
            return
        outcome = await self.store.find(before.opened.table, stored_key)
        try:
            outcome = await self.store.append(Append(before.opened.table, after.version, stored_key, write_entry(line)))
        except StoreFailed:
            reply(Stale(key, table=shown(live.table, viewer.seat)))
            return
        if isinstance(outcome, Stored):
            reply(Ack(key, outcome.seq))
            self.advance(live, before, line, after)
        else:
            await self.refresh(live)


MUTANTS = [
    value for value in list(vars().values()) if isinstance(value, type) and issubclass(value, TableRegistry) and value is not TableRegistry
]  # fmt: skip
