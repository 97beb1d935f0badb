"""Studies that people have written: a position, a line of play, comments and drawings, each a text of its author's."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.store.sql_rows import SqlRows
from pithead.values import Value


class StoredStudy(Value):
    """A study: its name, its author, what it says, and when it was last changed, in seconds."""

    id: str
    who: str
    body: bytes
    at: int


class SqlStudies(SqlRows):
    """Studies in SQL, with `?` for every parameter."""

    async def put_study(self, study: StoredStudy, most: int) -> bool:
        """Keep a new study, unless its author has so many already."""
        if len(await self._query("SELECT id FROM studies WHERE who = ?", study.who)) >= most:
            return False
        return await self._insert("studies", study, once=True)

    async def change_study(self, study: StoredStudy) -> bool:
        """Replace a study of this author; False if there is none."""
        sql = "UPDATE studies SET body = ?, at = ? WHERE id = ? AND who = ? RETURNING id"
        return bool(await self._change(sql, study.body, study.at, study.id, study.who))

    async def study(self, id: str) -> StoredStudy | None:
        """The study with this name."""
        return await self._first(StoredStudy, "FROM studies WHERE id = ?", id)

    async def studies_of(self, who: str) -> Sequence[StoredStudy]:
        """The studies of a person, the newest first."""
        return await self._all(StoredStudy, "FROM studies WHERE who = ? ORDER BY at DESC, id", who)

    async def drop_study(self, id: str, who: str) -> None:
        """Forget a study of this author."""
        await self._change("DELETE FROM studies WHERE id = ? AND who = ? RETURNING id", id, who)
