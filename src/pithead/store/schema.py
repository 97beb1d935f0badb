"""The tables of the store, in both dialects, version by version; a migration is never edited once it was released."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = {
    "lines": ("stream", "seq", "key", "body", "chain"),
    "heads": ("stream", "seq", "chain"),
    "listings": ("stream", "status", "public", "waits", "summary", "number"),
    "sessions": ("hash", "id", "name", "kind", "begun", "seen", "push"),
    "people": ("who", "stream"),
    "accounts": ("id", "name", "name_key", "begun", "recovery"),
    "passkeys": ("credential", "id", "public_key", "count", "begun", "seen"),
    "results": ("who", "stream", "at"),
    "figures": ("stream", "body"),
    "studies": ("id", "who", "body", "at"),
    "blocks": ("id", "who", "other", "at"),
    "reports": ("id", "who", "other", "at", "body", "closed"),
    "restrictions": ("id", "kind", "who", "network", "until", "at", "reason"),
}
"""What a backup holds; tickets, one-time secrets, seeks and invitations do not live long."""

TRUTHS: Final = ("public", "waits", "closed")
"""The columns that SQLite keeps as numbers."""

OF_PERSON: Final = (
    ("one_time", "id"),
    ("passkeys", "id"),
    ("accounts", "id"),
    ("results", "who"),
    ("studies", "who"),
    ("people", "who"),
    ("seeks", "who"),
    *((table, column) for table in ("blocks", "invitations", "reports") for column in ("who", "other")),
    ("restrictions", "who"),
    ("sessions", "id"),
)
"""Every table beside the journals that knows people, and the column that says who; sessions go last, for they let one ask again."""

_FILL_PEOPLE_SQLITE: Final = """
    INSERT OR IGNORE INTO people
    WITH items AS (
        SELECT lines.stream, lines.seq, each.id, each.value AS item
        FROM lines JOIN listings USING (stream),
            json_each(CASE WHEN json_valid(CAST(body AS TEXT)) THEN CAST(body AS TEXT) END, '$.entries') each
    ), chairs AS (
        SELECT stream, json_extract(item, '$.who') AS who,
            row_number() OVER (PARTITION BY stream, json_extract(item, '$.seat') ORDER BY seq DESC, id DESC) AS age
        FROM items WHERE json_extract(item, '$.is') IN ('sat', 'rose')
    )
    SELECT who, stream FROM chairs WHERE age = 1 AND who <> ''
    UNION SELECT json_extract(item, '$.host'), stream FROM items
        WHERE json_extract(item, '$.is') = 'opened' AND json_extract(item, '$.host') <> ''
    UNION SELECT json_extract(place.value, '$.who'), stream FROM items, json_each(item, '$.places') place
        WHERE json_extract(item, '$.is') = 'opened' AND json_extract(place.value, '$.who') <> '';
"""
_FILL_PEOPLE_POSTGRES: Final = """
    INSERT INTO people
    WITH bodies AS MATERIALIZED (
        SELECT stream, seq, body FROM lines WHERE stream IN (SELECT stream FROM listings) AND stream NOT LIKE '%/%'
    ), items AS MATERIALIZED (
        SELECT stream, seq, number, item
        FROM bodies, jsonb_array_elements(convert_from(body, 'UTF8')::jsonb -> 'entries') WITH ORDINALITY AS each (item, number)
    ), chairs AS (
        SELECT stream, item ->> 'who' AS who, row_number() OVER (PARTITION BY stream, item ->> 'seat' ORDER BY seq DESC, number DESC) AS age
        FROM items WHERE item ->> 'is' IN ('sat', 'rose')
    )
    SELECT who, stream FROM chairs WHERE age = 1 AND who <> ''
    UNION SELECT item ->> 'host', stream FROM items WHERE item ->> 'is' = 'opened' AND item ->> 'host' <> ''
    UNION SELECT place ->> 'who', stream FROM items, jsonb_array_elements(item -> 'places') place
        WHERE item ->> 'is' = 'opened' AND place ->> 'who' <> ''
    ON CONFLICT DO NOTHING;
"""
"""Who opened a table, who sits there and for whom a chair is kept, read from the journals of the listed tables."""

LISTED: Final = ", ".join(COLUMNS["listings"][:-1])
SESSION: Final = ", ".join(COLUMNS["sessions"])

_VERSIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE lines (
        stream {id} NOT NULL, seq INTEGER NOT NULL, key {id} NOT NULL, body {bytes} NOT NULL,
        PRIMARY KEY (stream, seq), UNIQUE (stream, key)
    ){end};
    CREATE TABLE listings (
        stream {id} PRIMARY KEY, status TEXT NOT NULL, public {truth} NOT NULL, waits {truth} NOT NULL,
        summary {bytes} NOT NULL, number {counted}
    ){end};
    CREATE INDEX listings_by_status ON listings (status, number);
    CREATE INDEX listings_waiting ON listings (waits) WHERE waits;
    CREATE TABLE sessions (hash {id} PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL){end};
    CREATE TABLE tickets (hash {id} PRIMARY KEY, session TEXT NOT NULL, expires {whole} NOT NULL){end};
    """,
    """
    CREATE TABLE people (who {id} NOT NULL, stream {id} NOT NULL, PRIMARY KEY (who, stream)){end};
    CREATE INDEX people_by_stream ON people (stream);
    """,
    "{people}",
    """
    ALTER TABLE sessions ADD COLUMN begun {whole} NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN seen {whole} NOT NULL DEFAULT 0;
    UPDATE sessions SET begun = {now}, seen = {now};
    CREATE INDEX sessions_by_person ON sessions (id);
    CREATE INDEX sessions_by_age ON sessions (seen);
    """,
    """
    ALTER TABLE lines ADD COLUMN chain {bytes};
    CREATE TABLE heads (stream {id} PRIMARY KEY, seq INTEGER NOT NULL, chain {bytes} NOT NULL){end};
    """,
    "ALTER TABLE sessions ADD COLUMN push TEXT NOT NULL DEFAULT '';",
    """
    CREATE TABLE accounts (
        id {id} PRIMARY KEY, name TEXT NOT NULL, name_key {id} NOT NULL UNIQUE, begun {whole} NOT NULL, recovery {id} NOT NULL UNIQUE
    ){end};
    CREATE TABLE passkeys (
        credential {id} PRIMARY KEY, id TEXT NOT NULL, public_key {bytes} NOT NULL, count {whole} NOT NULL,
        begun {whole} NOT NULL, seen {whole} NOT NULL
    ){end};
    CREATE INDEX passkeys_by_person ON passkeys (id);
    CREATE TABLE one_time (hash {id} PRIMARY KEY, purpose TEXT NOT NULL, id TEXT NOT NULL, expires {whole} NOT NULL){end};
    """,
    """
    CREATE TABLE results (who {id} NOT NULL, stream {id} NOT NULL, at {whole} NOT NULL, PRIMARY KEY (who, stream)){end};
    CREATE INDEX results_by_stream ON results (stream);
    CREATE TABLE figures (stream {id} PRIMARY KEY, body {bytes} NOT NULL){end};
    INSERT INTO results SELECT who, stream, 0 FROM people JOIN listings USING (stream) WHERE status = 'over';
    """,
    """
    CREATE TABLE studies (id {id} PRIMARY KEY, who {id} NOT NULL, body {bytes} NOT NULL, at {whole} NOT NULL){end};
    CREATE INDEX studies_by_person ON studies (who, at);
    """,
    """
    CREATE TABLE seeks (
        id TEXT PRIMARY KEY, who TEXT NOT NULL UNIQUE, game TEXT NOT NULL, body {bytes} NOT NULL, expires {whole} NOT NULL,
        claimed {whole} NOT NULL, stream TEXT NOT NULL
    ){end};
    CREATE TABLE blocks (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, other TEXT NOT NULL, at {whole} NOT NULL, UNIQUE (who, other)
    ){end};
    CREATE TABLE invitations (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, other TEXT NOT NULL, stream TEXT NOT NULL, expires {whole} NOT NULL
    ){end};
    CREATE INDEX invitations_by_guest ON invitations (other);
    CREATE TABLE reports (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, other TEXT NOT NULL, at {whole} NOT NULL, body {bytes} NOT NULL, closed {truth} NOT NULL
    ){end};
    CREATE TABLE restrictions (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, who TEXT NOT NULL, network TEXT NOT NULL, until {whole} NOT NULL, at {whole} NOT NULL,
        reason TEXT NOT NULL
    ){end};
    """,
)
"""What each version adds; in braces stands what the two dialects say differently."""


def _said(**words: str) -> tuple[str, ...]:
    return tuple(version.format(**words) for version in _VERSIONS)


SQLITE: Final = _said(
    id="TEXT",
    bytes="BLOB",
    whole="INTEGER",
    truth="INTEGER",
    counted="INTEGER NOT NULL",
    end=" WITHOUT ROWID",
    now="strftime('%s', 'now')",
    people=_FILL_PEOPLE_SQLITE,
)
POSTGRES: Final = _said(
    id='text COLLATE "C"',
    bytes="bytea",
    whole="bigint",
    truth="boolean",
    counted="bigserial",
    end="",
    now="extract(epoch FROM now())",
    people=_FILL_PEOPLE_POSTGRES,
)
