"""What is noted of finished games: whose they were and when they ended, and the figures of their analyses."""

from __future__ import annotations

from collections.abc import Sequence

from pithead.store.sql_rows import SqlRows
from pithead.values import Value


class FinishedGame(Value):
    """A finished table of a person: when it ended in seconds (0: nobody noted it), its listing, and its figures if it was analysed."""

    stream: str
    at: int
    summary: bytes
    figures: bytes | None


class SqlHistory(SqlRows):
    """Finished games in SQL, with `?` for every parameter; the store notes them when their listing says that they are over."""

    async def finished_of(self, who: str, limit: int) -> Sequence[FinishedGame]:
        """The newest finished games of a person."""
        sql = (
            "SELECT stream, at, summary, body FROM results JOIN listings USING (stream) LEFT JOIN figures USING (stream)"
            " WHERE who = ? ORDER BY at DESC, number DESC LIMIT ?"
        )
        rows = await self._query(sql, who, limit)
        return [FinishedGame(stream, at, bytes(summary), body and bytes(body)) for stream, at, summary, body in rows]

    async def put_figures(self, stream: str, body: bytes) -> None:
        """Keep the figures of a game, once."""
        await self._change("INSERT INTO figures (stream, body) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING stream", stream, body)
