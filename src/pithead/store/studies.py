"""Studies that people have written: a position, a line of play, comments and drawings, each a text of its author's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from pithead.store.schema import COLUMNS

STUDY = ", ".join(COLUMNS["studies"])


class StoredStudy(msgspec.Struct, frozen=True):
    """A study: its name, its author, what it says, and when it was last changed, in seconds."""

    id: str
    who: str
    body: bytes
    at: int


class StudyStore(Protocol):
    """Where studies are kept. Every call may raise StoreFailed."""

    async def put_study(self, study: StoredStudy, most: int) -> bool:
        """Keep a new study, unless its author has so many already."""

    async def change_study(self, study: StoredStudy) -> bool:
        """Replace a study of this author; False if there is none."""

    async def study(self, id: str) -> StoredStudy | None:
        """The study with this name."""

    async def studies_of(self, who: str) -> Sequence[StoredStudy]:
        """The studies of a person, the newest first."""

    async def drop_study(self, id: str, who: str) -> None:
        """Forget a study of this author."""


class SqlStudies(ABC):
    """Studies in SQL, with `?` for every parameter."""

    @abstractmethod
    async def _query(self, sql: str, *parameters: object) -> list[Any]:
        """The rows of a query; raises StoreFailed."""

    @abstractmethod
    async def _change(self, sql: str, *parameters: object) -> list[Any]:
        """Write something, and the rows that it returns; raises StoreFailed."""

    async def put_study(self, study: StoredStudy, most: int) -> bool:
        """Keep a new study, unless its author has so many already."""
        if len(await self._query("SELECT id FROM studies WHERE who = ?", study.who)) >= most:
            return False
        sql = f"INSERT INTO studies ({STUDY}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id"
        return bool(await self._change(sql, study.id, study.who, study.body, study.at))

    async def change_study(self, study: StoredStudy) -> bool:
        """Replace a study of this author; False if there is none."""
        sql = "UPDATE studies SET body = ?, at = ? WHERE id = ? AND who = ? RETURNING id"
        return bool(await self._change(sql, study.body, study.at, study.id, study.who))

    async def study(self, id: str) -> StoredStudy | None:
        """The study with this name."""
        rows = await self._query(f"SELECT {STUDY} FROM studies WHERE id = ?", id)
        return _study(rows[0]) if rows else None

    async def studies_of(self, who: str) -> Sequence[StoredStudy]:
        """The studies of a person, the newest first."""
        return [_study(row) for row in await self._query(f"SELECT {STUDY} FROM studies WHERE who = ? ORDER BY at DESC, id", who)]

    async def drop_study(self, id: str, who: str) -> None:
        """Forget a study of this author."""
        await self._change("DELETE FROM studies WHERE id = ? AND who = ? RETURNING id", id, who)


def _study(row: Any) -> StoredStudy:
    id, who, body, at = row
    return StoredStudy(id, who, bytes(body), at)
