"""Planted mistakes: each breaks the promise in one way, and the simulator must notice every one of them.

A mistake that another safeguard would hide is planted with that safeguard switched off.
"""

import random

import msgspec

from pithead.game import Refusal
from pithead.match.commands import decide
from pithead.match.entries import write_line
from pithead.match.shown import shown
from pithead.match.table import after_line
from pithead.server.messages import Ack, Said, Stale, refused
from pithead.server.tables import Core, Eyes, encode, read_line, update
from pithead.store import Append, Conflict, Known, Stored, StoreFailed


class AckBeforeCommit(Core):
    """Tells the player first and stores later."""

    async def change(self, host, stored_key, step, reply, key, eyes):
        reply(Ack(key, host.table.version + 1))
        await super().change(host, stored_key, step, lambda message: None, key, eyes)


class PublishBeforeCommit(Core):
    """Tells everybody first and stores later."""

    async def _commit(self, host, key, line, after):
        before, host.table = host.table, after
        host.shown.clear()
        self.publish(host, before, line)
        host.table = before
        host.shown.clear()
        return await super()._commit(host, key, line, after)


class ApplyBeforeCommit(Core):
    """Moves the table in memory before the line is stored, and forgets to move it back."""

    async def _commit(self, host, key, line, after):
        host.move(after, self.clock())
        return await super()._commit(host, key, line, after)


class AnyVersion(Core):
    """Carries out what was asked of an older table."""

    async def ask(self, id, seat, who, key, version, command, reply):
        host = await self.host(id)
        await self.tick(host)
        step = lambda table: decide(table, seat, command, self.spent(host))  # noqa: E731
        await self.change(host, f"{who}:{key}", step, reply, key, Eyes(seat))


class NoKeys(AnyVersion):
    """Gives every command a new key, so that a repeated one is new."""

    async def _append(self, line):
        return await super()._append(msgspec.structs.replace(line, key=line.key + str(random.random())))


class KeysOfAll(Core):
    """Forgets whose key it is."""

    async def ask(self, id, seat, who, key, version, command, reply):
        await super().ask(id, seat, "x", key, version, command, reply)


class ForgetsKeys(Core):
    """Does not look whether a late command was carried out already."""

    async def ask(self, id, seat, who, key, version, command, reply):
        host = await self.host(id)
        if version != host.table.version:
            reply(self.stale(host, key, Eyes(seat)))
            return
        await super().ask(id, seat, who, key, version, command, reply)


class KnownIsStale(Core):
    """Calls a move stale that the store knows."""

    async def _append(self, line):
        outcome = await super()._append(line)
        return Conflict() if isinstance(outcome, Known) else outcome


class ConflictIsStored(Core):
    """Believes that it has won the race for a line."""

    async def _append(self, line):
        outcome = await super()._append(line)
        return Stored(line.seq) if isinstance(outcome, Conflict) else outcome


class FailureIsStored(Core):
    """Takes a disk that failed for one that has written."""

    async def _append(self, line):
        try:
            return await self.store.append(line)
        except StoreFailed:
            return Stored(line.seq)


class FailureIsRefused(Core):
    """Calls a move impossible that a failing disk may have written."""

    async def _append(self, line):
        try:
            return await self.store.append(line)
        except StoreFailed:
            return Conflict()


class NeverRefreshes(Core):
    """Does not read what another process has stored."""

    async def refresh(self, host):
        pass


class QuietRefresh(Core):
    """Reads what another process has stored, and tells nobody."""

    async def refresh(self, host):
        for row in await self.store.read(host.table.opened.table, host.table.version):
            if row.seq == host.table.version + 1:
                host.move(after_line(host.table, read_line(row.body)), self.clock())


class Deaf(Core):
    """Does not listen to the other processes."""

    async def heard(self, stream):
        pass


class SkipsNews(Core):
    """Catches up with the table, but not with what happened."""

    async def catch_up(self, host, since, eyes):
        return encode(update(host, host.table.version if since is None else since, [], [], eyes))


class TellsOne(Core):
    """Publishes to the first who watches."""

    def publish(self, host, before, line):
        everybody = host.watchers
        host.watchers = set(sorted(everybody, key=id)[:1])
        super().publish(host, before, line)
        host.watchers = everybody


class FastClock(Core):
    """Counts the time since the server began, not since the line."""

    def spent(self, host):
        return 0 if host.table.chairs[0].left is None else int(self.clock() * 1e5) % 120_000


class OtherMove(Core):
    """Stores another move than the one that was asked for."""

    async def ask(self, id, seat, who, key, version, command, reply):
        await super().ask(id, seat, who, key, version, type(command)("add 1"), reply)


class SaysTwice(Core):
    """Gives a repeated word a new key."""

    async def say(self, host, seat, who, key, text, reply):
        stream = host.table.opened.table + "/chat"
        number = len(await self.store.read(stream)) + 1
        await self.store.append(Append(stream, number, f"{who}:{key}:{number}", encode(Said(number, seat, "", text))))


class StaleWithoutLooking(Core):
    """Answers a lost race with `stale` before it has looked whether the line is its own."""

    async def change(self, host, stored_key, step, reply, key, seat):
        before = host.table
        try:
            line, after = step(before)
        except Refusal as refusal:
            reply(refused(key, refusal))
            return
        outcome = await self.store.find(before.opened.table, stored_key)
        try:
            outcome = await self.store.append(Append(before.opened.table, after.version, stored_key, write_line(line)))
        except StoreFailed:
            reply(Stale(key, shown(host.table, seat)))
            return
        if isinstance(outcome, Stored):
            reply(Ack(key, outcome.seq))
            self.advance(host, before, line, after)
        else:
            await self.refresh(host)


MUTANTS = [
    value for value in list(vars().values()) if isinstance(value, type) and issubclass(value, Core) and value is not Core
]  # fmt: skip
