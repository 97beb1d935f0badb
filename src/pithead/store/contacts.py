"""What people want of each other: seeks, blocks, invitations and reports; and what the host has forbidden to whom."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import astuple

Restricted: TypeAlias = Literal["mute", "ban"]
FOR_EVER = 0
"""The end of a restriction that has none."""


class Seek(msgspec.Struct, frozen=True):
    """An open wish of a person; `claimed` is when a process last tried to match it, `stream` the table once it is matched."""

    id: str
    who: str
    game: str
    body: bytes
    expires: int
    claimed: int = 0
    stream: str = ""


class Block(msgspec.Struct, frozen=True):
    """Somebody wants nothing to do with somebody else."""

    id: str
    who: str
    other: str
    at: int


class Invitation(msgspec.Struct, frozen=True):
    """Somebody asks somebody else to a table."""

    id: str
    who: str
    other: str
    stream: str
    expires: int


class Report(msgspec.Struct, frozen=True):
    """Somebody tells the host about somebody else; `closed` says that the host has seen to it."""

    id: str
    who: str
    other: str
    at: int
    body: bytes
    closed: bool = False


class Restriction(msgspec.Struct, frozen=True):
    """A person (`who`) or all of an address (`network`) may not talk, or not come, until a time in seconds."""

    id: str
    kind: Restricted
    who: str
    network: str
    until: int
    at: int
    reason: str


def _columns(kind: type[msgspec.Struct]) -> str:
    return ", ".join(kind.__struct_fields__)


SEEK = _columns(Seek)
BLOCK = _columns(Block)
INVITATION = _columns(Invitation)
REPORT = _columns(Report)
RESTRICTION = _columns(Restriction)


def _marks(count: int) -> str:
    return ", ".join("?" * count)


class SqlContacts(ABC):
    """All that in SQL, with `?` for every parameter."""

    @abstractmethod
    async def _query(self, sql: str, *parameters: object) -> list[Any]:
        """The rows of a query; raises StoreFailed."""

    @abstractmethod
    async def _change(self, sql: str, *parameters: object) -> list[Any]:
        """Write something, and the rows that it returns; raises StoreFailed."""

    async def put_seek(self, seek: Seek, now: int) -> None:
        """Keep the one seek of a person; an older one of theirs is dropped, and so are those that have expired."""
        await self._change("DELETE FROM seeks WHERE who = ? OR expires < ? RETURNING id", seek.who, now)
        sql = f"INSERT INTO seeks ({SEEK}) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id"
        await self._change(sql, *astuple(seek))

    async def seeks(self, now: int, limit: int) -> Sequence[Seek]:
        """The seeks that nobody has matched yet, the oldest first."""
        sql = f"SELECT {SEEK} FROM seeks WHERE stream = '' AND expires >= ? ORDER BY id LIMIT ?"
        return [_seek(row) for row in await self._query(sql, now, limit)]

    async def seek_of(self, who: str) -> Seek | None:
        """The seek of a person."""
        rows = await self._query(f"SELECT {SEEK} FROM seeks WHERE who = ?", who)
        return _seek(rows[0]) if rows else None

    async def renew_seek(self, who: str, expires: int) -> None:
        """A person still waits."""
        await self._change("UPDATE seeks SET expires = ? WHERE who = ? RETURNING id", expires, who)

    async def drop_seek(self, who: str) -> None:
        """A person waits no more."""
        await self._change("DELETE FROM seeks WHERE who = ? RETURNING id", who)

    async def claim_seeks(self, ids: Sequence[str], now: int, stale: int) -> bool:
        """Claim seeks for a table, all or none: False if one is gone, matched, or was claimed after `stale`."""
        fits = f"id IN ({_marks(len(ids))}) AND stream = '' AND claimed <= ? AND expires >= ?"
        sql = f"UPDATE seeks SET claimed = ? WHERE {fits} RETURNING id"
        taken = [id for (id,) in await self._change(sql, now, *ids, stale, now)]
        if len(taken) == len(ids):
            return True
        if taken:
            await self._change(f"UPDATE seeks SET claimed = 0 WHERE id IN ({_marks(len(taken))}) RETURNING id", *taken)
        return False

    async def match_seeks(self, ids: Sequence[str], stream: str, expires: int) -> None:
        """The table where all of these play."""
        sql = f"UPDATE seeks SET stream = ?, expires = ? WHERE id IN ({_marks(len(ids))}) RETURNING id"
        await self._change(sql, stream, expires, *ids)

    async def put_block(self, block: Block) -> None:
        """Keep a block, once."""
        sql = f"INSERT INTO blocks ({BLOCK}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id"
        await self._change(sql, *astuple(block))

    async def drop_block(self, who: str, id: str) -> None:
        """End a block of a person."""
        await self._change("DELETE FROM blocks WHERE who = ? AND id = ? RETURNING id", who, id)

    async def blocks_of(self, who: str) -> Sequence[Block]:
        """The blocks of a person, the newest first."""
        rows = await self._query(f"SELECT {BLOCK} FROM blocks WHERE who = ? ORDER BY at DESC, id", who)
        return [Block(*row) for row in rows]

    async def blocks_among(self, people: Sequence[str]) -> frozenset[tuple[str, str]]:
        """Who of these has blocked whom."""
        if not people:
            return frozenset()
        rows = await self._query(f"SELECT who, other FROM blocks WHERE who IN ({_marks(len(people))})", *people)
        return frozenset((who, other) for who, other in rows)

    async def put_invitation(self, invitation: Invitation, now: int) -> None:
        """Keep an invitation; those that have expired are swept, and so is an older one to the same table."""
        sql = "DELETE FROM invitations WHERE expires < ? OR (other = ? AND stream = ?) RETURNING id"
        await self._change(sql, now, invitation.other, invitation.stream)
        sql = f"INSERT INTO invitations ({INVITATION}) VALUES (?, ?, ?, ?, ?) RETURNING id"
        await self._change(sql, *astuple(invitation))

    async def invitations_of(self, column: Literal["who", "other"], person: str, now: int) -> Sequence[Invitation]:
        """The invitations by a person (`who`) or to them (`other`), the newest first."""
        sql = f"SELECT {INVITATION} FROM invitations WHERE {column} = ? AND expires >= ? ORDER BY expires DESC, id"
        return [Invitation(*row) for row in await self._query(sql, person, now)]

    async def take_invitation(self, other: str, id: str) -> Invitation | None:
        """An invitation to a person; it is used up by this."""
        sql = f"DELETE FROM invitations WHERE other = ? AND id = ? RETURNING {INVITATION}"
        rows = await self._change(sql, other, id)
        return Invitation(*rows[0]) if rows else None

    async def put_report(self, report: Report) -> None:
        """Keep a report."""
        sql = f"INSERT INTO reports ({REPORT}) VALUES (?, ?, ?, ?, ?, ?) RETURNING id"
        await self._change(sql, *astuple(report))

    async def reports(self, limit: int) -> Sequence[Report]:
        """The reports, open ones first and then the newest."""
        sql = f"SELECT {REPORT} FROM reports ORDER BY closed, at DESC, id LIMIT ?"
        return [_report(row) for row in await self._query(sql, limit)]

    async def reports_by(self, who: str) -> Sequence[Report]:
        """What a person has reported."""
        rows = await self._query(f"SELECT {REPORT} FROM reports WHERE who = ? ORDER BY at, id", who)
        return [_report(row) for row in rows]

    async def open_reports(self) -> int:
        """How many reports wait for the host."""
        return int((await self._query("SELECT count(*) FROM reports WHERE NOT closed"))[0][0])

    async def close_report(self, id: str) -> str | None:
        """The host has seen to a report; whom it is about, None if there is none."""
        rows = await self._change("UPDATE reports SET closed = ? WHERE id = ? RETURNING other", True, id)
        return rows[0][0] if rows else None

    async def put_restriction(self, restriction: Restriction) -> None:
        """Forbid something to somebody."""
        sql = f"INSERT INTO restrictions ({RESTRICTION}) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id"
        await self._change(sql, *astuple(restriction))

    async def restrictions(self, now: int) -> Sequence[Restriction]:
        """What is forbidden now, the newest first."""
        sql = f"SELECT {RESTRICTION} FROM restrictions WHERE until = 0 OR until > ? ORDER BY at DESC, id"
        return [Restriction(*row) for row in await self._query(sql, now)]

    async def drop_restriction(self, id: str) -> Restriction | None:
        """Allow it again; None if there is no such restriction."""
        rows = await self._change(f"DELETE FROM restrictions WHERE id = ? RETURNING {RESTRICTION}", id)
        return Restriction(*rows[0]) if rows else None


def _seek(row: Any) -> Seek:
    id, who, game, body, expires, claimed, stream = row
    return Seek(id, who, game, bytes(body), expires, claimed, stream)


def _report(row: Any) -> Report:
    id, who, other, at, body, closed = row
    return Report(id, who, other, at, bytes(body), bool(closed))
