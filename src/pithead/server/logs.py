"""Structured logs: one JSON a line, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sys
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import msgspec

SECURITY_INTERVAL_S: Final = 60.0
MAX_SECURITY_KEYS: Final = 10_000
"""How often a kind of misuse from one address has a line of its own, and how many of these are remembered."""

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22,}")
_log = logging.getLogger("pithead")


def redacted(text: str) -> str:
    """The text without anything that looks like a token; the names of tables and versions are shorter."""
    return _SECRET.sub("…", text)


class JsonLines(logging.Formatter):
    """A record as one line of JSON; line breaks and control characters inside are escaped by the encoding."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON; no fact takes the place of when, how grave and what."""
        facts = getattr(record, "facts", {})
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": redacted(record.getMessage()),
        }
        line |= {name: redacted(fact) if isinstance(fact, str) else fact for name, fact in facts.items() if name not in line}
        if record.exc_info:
            line["trace"] = redacted(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """All logs of this process go to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("pithead", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())


def note(event: str, **facts: object) -> None:
    """Log an event at level info."""
    _log.info(event, extra={"facts": facts})


class SecurityLog:
    """What an operator should see of misuse, at level warning: each kind once a minute per address, with how often it happened since."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self._seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def note(self, kind: str, address: str, **facts: object) -> None:
        """Something that an intruder or a rude visitor does was refused."""
        now = self.clock()
        since, count = self._seen.pop((kind, address), (-SECURITY_INTERVAL_S, 0))
        if now - since < SECURITY_INTERVAL_S:
            self._seen[kind, address] = since, count + 1
            return
        self._seen[kind, address] = now, 0
        if len(self._seen) > MAX_SECURITY_KEYS:
            self._seen.popitem(last=False)
        _log.warning("security", extra={"facts": {"kind": kind, "address": address, **facts, "before": count}})


def trouble(event: str, **facts: object) -> None:
    """Log an error, with the traceback of the current exception if there is one."""
    _log.error(event, extra={"facts": facts}, exc_info=sys.exc_info()[0] is not None)
