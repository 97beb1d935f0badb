"""Structured logs: one JSON a line, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

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


def trouble(event: str, **facts: object) -> None:
    """Log an error, with the traceback of the current exception if there is one."""
    _log.error(event, extra={"facts": facts}, exc_info=sys.exc_info()[0] is not None)
