"""The deals of an evening: sealed before it, made with everybody's salt when it begins, opened after it.

The host's server draws a secret for each deal and publishes its hash. Everybody who enters adds a nonce. Secret, evening, number and all
nonces make the seed of a deal, so nobody could choose it, and every table that has this seed meets the same dice and cards.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from pithead import fair
from pithead.record import Record, Tampered, verify


def seal_of(secret: str) -> str:
    """The hash of a deal's secret, which is published with the invitation."""
    return fair.commitment(bytes.fromhex(secret))


def deal_seed(evening: str, number: int, secret: str, nonces: Sequence[str]) -> str:
    """The seed of a deal; it stays secret until the evening is over."""
    salt = hashlib.sha256("\n".join(nonces).encode()).hexdigest()
    return f"deal {evening} {number} {hashlib.sha256(f'{secret} {salt}'.encode()).hexdigest()}"


def verify_deal(evening: str, number: int, seal: str, secret: str, nonces: Sequence[str], records: Sequence[Record]) -> None:
    """Check that a deal is the one that was sealed, and that every table played it by its dice; raises Tampered."""
    if seal_of(secret) != seal:
        raise Tampered("verify-commitment")
    seed = deal_seed(evening, number, secret, nonces)
    for record in records:
        if record.header.seed != seed:
            raise Tampered("verify-seed")
        verify(record)
