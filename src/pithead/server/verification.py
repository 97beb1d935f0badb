"""Verify the record of a finished game: a verdict in one sentence, and every check."""

from __future__ import annotations

from typing import Final

from pithead.record import Record, Tampered, verify
from pithead.values import Value
from pithead.words import Words
from pithead.words.shell import winners_of

CHECKS: Final = ("digest", "envelope", "moves", "rolls", "result")
"""In the order in which they are made; the first that fails ends it."""

FAILS: Final = {
    "verify-unfinished": "digest",
    "verify-digest": "digest",
    "verify-commitment": "envelope",
    "verify-seed": "envelope",
    "verify-erased": "envelope",
    "verify-step": "moves",
    "verify-form": "moves",
    "verify-early": "moves",
    "verify-outcome": "rolls",
    "verify-result": "result",
}


class Check(Value):
    """One check; `passed` is null if it was not reached."""

    name: str
    says: str
    passed: bool | None


class Verdict(Value):
    """Whether everything is right, in one sentence, and each check."""

    passed: bool
    says: str
    checks: tuple[Check, ...]


def verdict(record: Record, say: Words) -> Verdict:
    """Check a record, and say what was found."""
    try:
        result = verify(record)
    except Tampered as refusal:
        return Verdict(False, say.refusal(refusal), checks(say, FAILS[refusal.reason]))
    names = [player.name for player in record.header.players]
    winners = winners_of(result, names, say)
    totals = " : ".join(map(str, result.totals))
    return Verdict(True, say("cli-verified", steps=len(record.steps), totals=totals, winners=winners), checks(say, None))


def checks(say: Words, failed: str | None) -> tuple[Check, ...]:
    """The checks up to the one that failed, and those that were not reached."""
    place = len(CHECKS) if failed is None else CHECKS.index(failed)
    return tuple(Check(name, say(f"told-check-{name}"), None if at > place else at < place) for at, name in enumerate(CHECKS))
