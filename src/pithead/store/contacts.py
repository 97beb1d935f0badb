"""What people want of each other: seeks, blocks, invitations and reports; and what the host has forbidden to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from pithead.store.sql_rows import SqlRows, marks
from pithead.values import Value

Restricted: TypeAlias = Literal["mute", "ban"]
FOR_EVER = 0
"""The end of a restriction that has none."""


class Directed(Value):
    """Something between two people: what `who` wants of `other`."""

    id: str
    who: str
    other: str


class Seek(Value):
    """An open wish of a person; `claimed` is when a process last tried to match it, `stream` the table once it is matched."""

    id: str
    who: str
    game: str
    body: bytes
    expires: int
    claimed: int = 0
    stream: str = ""


class Block(Directed):
    """Somebody wants nothing to do with somebody else."""

    at: int


class Invitation(Directed):
    """Somebody asks somebody else to a table."""

    stream: str
    expires: int


class Report(Block):
    """Somebody tells the host about somebody else; `closed` says that the host has seen to it."""

    body: bytes
    closed: bool = False


class Restriction(Value):
    """A person (`who`) or all of an address (`network`) may not talk, or not come, until a time in seconds."""

    id: str
    kind: Restricted
    who: str
    network: str
    until: int
    at: int
    reason: str


class SqlContacts(SqlRows):
    """All that in SQL, with `?` for every parameter."""

    async def put_seek(self, seek: Seek, now: int) -> None:
        """Keep the one seek of a person; an older one of theirs is dropped, and so are those that have expired."""
        await self._change("DELETE FROM seeks WHERE who = ? OR expires < ? RETURNING id", seek.who, now)
        await self._insert("seeks", seek)

    async def seeks(self, now: int, limit: int) -> Sequence[Seek]:
        """The seeks that nobody has matched yet, the oldest first."""
        return await self._all(Seek, "FROM seeks WHERE stream = '' AND expires >= ? ORDER BY id LIMIT ?", now, limit)

    async def seek_of(self, who: str) -> Seek | None:
        """The seek of a person."""
        return await self._first(Seek, "FROM seeks WHERE who = ?", who)

    async def renew_seek(self, who: str, expires: int) -> None:
        """A person still waits."""
        await self._change("UPDATE seeks SET expires = ? WHERE who = ? RETURNING id", expires, who)

    async def drop_seek(self, who: str) -> None:
        """A person waits no more."""
        await self._change("DELETE FROM seeks WHERE who = ? RETURNING id", who)

    async def claim_seeks(self, ids: Sequence[str], now: int, stale: int) -> bool:
        """Claim seeks for a table, all or none: False if one is gone, matched, or was claimed after `stale`."""
        fits = f"id IN ({marks(len(ids))}) AND stream = '' AND claimed <= ? AND expires >= ?"
        sql = f"UPDATE seeks SET claimed = ? WHERE {fits} RETURNING id"
        taken = [id for (id,) in await self._change(sql, now, *ids, stale, now)]
        if len(taken) == len(ids):
            return True
        if taken:
            await self._change(f"UPDATE seeks SET claimed = 0 WHERE id IN ({marks(len(taken))}) RETURNING id", *taken)
        return False

    async def match_seeks(self, ids: Sequence[str], stream: str, expires: int) -> None:
        """The table where all of these play."""
        sql = f"UPDATE seeks SET stream = ?, expires = ? WHERE id IN ({marks(len(ids))}) RETURNING id"
        await self._change(sql, stream, expires, *ids)

    async def put_block(self, block: Block) -> None:
        """Keep a block, once."""
        await self._insert("blocks", block, once=True)

    async def drop_block(self, who: str, id: str) -> None:
        """End a block of a person."""
        await self._change("DELETE FROM blocks WHERE who = ? AND id = ? RETURNING id", who, id)

    async def blocks_of(self, who: str) -> Sequence[Block]:
        """The blocks of a person, the newest first."""
        return await self._all(Block, "FROM blocks WHERE who = ? ORDER BY at DESC, id", who)

    async def blocks_among(self, people: Sequence[str]) -> frozenset[tuple[str, str]]:
        """Who of these has blocked whom."""
        if not people:
            return frozenset()
        rows = await self._query(f"SELECT who, other FROM blocks WHERE who IN ({marks(len(people))})", *people)
        return frozenset((who, other) for who, other in rows)

    async def put_invitation(self, invitation: Invitation, now: int) -> None:
        """Keep an invitation; those that have expired are swept, and so is an older one to the same table."""
        sql = "DELETE FROM invitations WHERE expires < ? OR (other = ? AND stream = ?) RETURNING id"
        await self._change(sql, now, invitation.other, invitation.stream)
        await self._insert("invitations", invitation)

    async def invitations_of(self, column: Literal["who", "other"], person: str, now: int) -> Sequence[Invitation]:
        """The invitations by a person (`who`) or to them (`other`), the newest first."""
        return await self._all(Invitation, f"FROM invitations WHERE {column} = ? AND expires >= ? ORDER BY expires DESC, id", person, now)

    async def take_invitation(self, other: str, id: str) -> Invitation | None:
        """An invitation to a person; it is used up by this."""
        return await self._take(Invitation, "DELETE FROM invitations WHERE other = ? AND id = ?", other, id)

    async def put_report(self, report: Report) -> None:
        """Keep a report."""
        await self._insert("reports", report)

    async def reports(self, limit: int) -> Sequence[Report]:
        """The reports, open ones first and then the newest."""
        return await self._all(Report, "FROM reports ORDER BY closed, at DESC, id LIMIT ?", limit)

    async def reports_by(self, who: str) -> Sequence[Report]:
        """What a person has reported."""
        return await self._all(Report, "FROM reports WHERE who = ? ORDER BY at, id", who)

    async def open_reports(self) -> int:
        """How many reports wait for the host."""
        return int((await self._query("SELECT count(*) FROM reports WHERE NOT closed"))[0][0])

    async def close_report(self, id: str) -> str | None:
        """The host has seen to a report; whom it is about, None if there is none."""
        rows = await self._change("UPDATE reports SET closed = ? WHERE id = ? RETURNING other", True, id)
        return rows[0][0] if rows else None

    async def put_restriction(self, restriction: Restriction) -> None:
        """Forbid something to somebody."""
        await self._insert("restrictions", restriction)

    async def restrictions(self, now: int) -> Sequence[Restriction]:
        """What is forbidden now, the newest first."""
        return await self._all(Restriction, "FROM restrictions WHERE until = 0 OR until > ? ORDER BY at DESC, id", now)

    async def drop_restriction(self, id: str) -> Restriction | None:
        """Allow it again; None if there is no such restriction."""
        return await self._take(Restriction, "DELETE FROM restrictions WHERE id = ?", id)
