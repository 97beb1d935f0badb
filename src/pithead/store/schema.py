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

SQLITE: Final[tuple[str, ...]] = (
    """
    CREATE TABLE lines (
        stream TEXT NOT NULL, seq INTEGER NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (stream, seq), UNIQUE (stream, key)
    ) WITHOUT ROWID;
    CREATE TABLE listings (
        stream TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL, waits INTEGER NOT NULL,
        summary BLOB NOT NULL, number INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX listings_by_status ON listings (status, number);
    CREATE INDEX listings_waiting ON listings (waits) WHERE waits;
    CREATE TABLE sessions (hash TEXT PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE tickets (hash TEXT PRIMARY KEY, session TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE people (who TEXT NOT NULL, stream TEXT NOT NULL, PRIMARY KEY (who, stream)) WITHOUT ROWID;
    CREATE INDEX people_by_stream ON people (stream);
    """,
    _FILL_PEOPLE_SQLITE,
    """
    ALTER TABLE sessions ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE sessions SET begun = strftime('%s', 'now'), seen = strftime('%s', 'now');
    CREATE INDEX sessions_by_person ON sessions (id);
    CREATE INDEX sessions_by_age ON sessions (seen);
    """,
    """
    ALTER TABLE lines ADD COLUMN chain BLOB;
    CREATE TABLE heads (stream TEXT PRIMARY KEY, seq INTEGER NOT NULL, chain BLOB NOT NULL) WITHOUT ROWID;
    """,
    "ALTER TABLE sessions ADD COLUMN push TEXT NOT NULL DEFAULT '';",
    """
    CREATE TABLE accounts (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, begun INTEGER NOT NULL, recovery TEXT NOT NULL UNIQUE
    ) WITHOUT ROWID;
    CREATE TABLE passkeys (
        credential TEXT PRIMARY KEY, id TEXT NOT NULL, public_key BLOB NOT NULL, count INTEGER NOT NULL,
        begun INTEGER NOT NULL, seen INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_by_person ON passkeys (id);
    CREATE TABLE one_time (hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, id TEXT NOT NULL, expires INTEGER NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE results (who TEXT NOT NULL, stream TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (who, stream)) WITHOUT ROWID;
    CREATE INDEX results_by_stream ON results (stream);
    CREATE TABLE figures (stream TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    INSERT INTO results SELECT who, stream, 0 FROM people JOIN listings USING (stream) WHERE status = 'over';
    """,
    """
    CREATE TABLE studies (id TEXT PRIMARY KEY, who TEXT NOT NULL, body BLOB NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX studies_by_person ON studies (who, at);
    """,
    """
    CREATE TABLE seeks (
        id TEXT PRIMARY KEY, who TEXT NOT NULL UNIQUE, game TEXT NOT NULL, body BLOB NOT NULL, expires INTEGER NOT NULL,
        claimed INTEGER NOT NULL, stream TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE blocks (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, other TEXT NOT NULL, at INTEGER NOT NULL, UNIQUE (who, other)
    ) WITHOUT ROWID;
    CREATE TABLE invitations (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, other TEXT NOT NULL, stream TEXT NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX invitations_by_guest ON invitations (other);
    CREATE TABLE reports (
        id TEXT PRIMARY KEY, who TEXT NOT NULL, other TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL, closed INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE restrictions (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, who TEXT NOT NULL, network TEXT NOT NULL, until INTEGER NOT NULL, at INTEGER NOT NULL,
        reason TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
)

POSTGRES: Final[tuple[str, ...]] = (
    """
    CREATE TABLE lines (
        stream text COLLATE "C" NOT NULL, seq integer NOT NULL, key text COLLATE "C" NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (stream, seq), UNIQUE (stream, key)
    );
    CREATE TABLE listings (
        stream text COLLATE "C" PRIMARY KEY, status text NOT NULL, public boolean NOT NULL, waits boolean NOT NULL,
        summary bytea NOT NULL, number bigserial
    );
    CREATE INDEX listings_by_status ON listings (status, number);
    CREATE INDEX listings_waiting ON listings (waits) WHERE waits;
    CREATE TABLE sessions (hash text COLLATE "C" PRIMARY KEY, id text NOT NULL, name text NOT NULL, kind text NOT NULL);
    CREATE TABLE tickets (hash text COLLATE "C" PRIMARY KEY, session text NOT NULL, expires bigint NOT NULL);
    """,
    """
    CREATE TABLE people (who text COLLATE "C" NOT NULL, stream text COLLATE "C" NOT NULL, PRIMARY KEY (who, stream));
    CREATE INDEX people_by_stream ON people (stream);
    """,
    _FILL_PEOPLE_POSTGRES,
    """
    ALTER TABLE sessions ADD COLUMN begun bigint NOT NULL DEFAULT 0, ADD COLUMN seen bigint NOT NULL DEFAULT 0;
    UPDATE sessions SET begun = extract(epoch FROM now()), seen = extract(epoch FROM now());
    CREATE INDEX sessions_by_person ON sessions (id);
    CREATE INDEX sessions_by_age ON sessions (seen);
    """,
    """
    ALTER TABLE lines ADD COLUMN chain bytea;
    CREATE TABLE heads (stream text COLLATE "C" PRIMARY KEY, seq integer NOT NULL, chain bytea NOT NULL);
    """,
    "ALTER TABLE sessions ADD COLUMN push text NOT NULL DEFAULT '';",
    """
    CREATE TABLE accounts (
        id text COLLATE "C" PRIMARY KEY, name text NOT NULL, name_key text COLLATE "C" NOT NULL UNIQUE, begun bigint NOT NULL,
        recovery text COLLATE "C" NOT NULL UNIQUE
    );
    CREATE TABLE passkeys (
        credential text COLLATE "C" PRIMARY KEY, id text NOT NULL, public_key bytea NOT NULL, count bigint NOT NULL,
        begun bigint NOT NULL, seen bigint NOT NULL
    );
    CREATE INDEX passkeys_by_person ON passkeys (id);
    CREATE TABLE one_time (hash text COLLATE "C" PRIMARY KEY, purpose text NOT NULL, id text NOT NULL, expires bigint NOT NULL);
    """,
    """
    CREATE TABLE results (who text COLLATE "C" NOT NULL, stream text COLLATE "C" NOT NULL, at bigint NOT NULL, PRIMARY KEY (who, stream));
    CREATE INDEX results_by_stream ON results (stream);
    CREATE TABLE figures (stream text COLLATE "C" PRIMARY KEY, body bytea NOT NULL);
    INSERT INTO results SELECT who, stream, 0 FROM people JOIN listings USING (stream) WHERE status = 'over';
    """,
    """
    CREATE TABLE studies (id text COLLATE "C" PRIMARY KEY, who text COLLATE "C" NOT NULL, body bytea NOT NULL, at bigint NOT NULL);
    CREATE INDEX studies_by_person ON studies (who, at);
    """,
    """
    CREATE TABLE seeks (
        id text PRIMARY KEY, who text NOT NULL UNIQUE, game text NOT NULL, body bytea NOT NULL, expires bigint NOT NULL,
        claimed bigint NOT NULL, stream text NOT NULL
    );
    CREATE TABLE blocks (id text PRIMARY KEY, who text NOT NULL, other text NOT NULL, at bigint NOT NULL, UNIQUE (who, other));
    CREATE TABLE invitations (
        id text PRIMARY KEY, who text NOT NULL, other text NOT NULL, stream text NOT NULL, expires bigint NOT NULL
    );
    CREATE INDEX invitations_by_guest ON invitations (other);
    CREATE TABLE reports (
        id text PRIMARY KEY, who text NOT NULL, other text NOT NULL, at bigint NOT NULL, body bytea NOT NULL, closed boolean NOT NULL
    );
    CREATE TABLE restrictions (
        id text PRIMARY KEY, kind text NOT NULL, who text NOT NULL, network text NOT NULL, until bigint NOT NULL, at bigint NOT NULL,
        reason text NOT NULL
    );
    """,
)
