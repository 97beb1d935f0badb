"""The chain of a stream: each entry carries the hash of itself and of the chain before it, and the last one is noted apart.

So an entry that was changed, moved to another place or cut out, also at the end, is found. Entries of an older release have no
hash; the chain of such a stream begins with the first entry that has one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from pithead.game import Unreadable
from pithead.store import Head, StoredEntry


def chained(before: bytes | None, stream: str, seq: int, key: str, body: bytes) -> bytes:
    """The hash of an entry, after the chain before it."""
    return hashlib.sha256((before or b"") + f"{stream}\n{seq}\n{key}\n".encode() + body).digest()


def check_chain(stream: str, rows: Sequence[StoredEntry], head: Head | None) -> None:
    """Raise Unreadable at the first entry of a stream that is missing, changed or moved."""
    before: bytes | None = None
    for number, row in enumerate(rows, 1):
        due = chained(before, stream, row.seq, row.key, row.body)
        if row.seq != number or row.chain not in ((due,) if before is not None else (due, None)):
            raise Unreadable("chain-broken", number=number)
        before = row.chain
    if (head is None) != (before is None) or (head is not None and (head.seq, head.chain) != (len(rows), before)):
        raise Unreadable("chain-cut", number=len(rows))
