"""What processes tell each other beside the names of streams with new entries: a topic, and behind a colon what there is to say of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Topic(StrEnum):
    """What a broadcast is about: how it begins, as no stream does."""

    PRESENCE = "@here"
    """Who watches a table, and whether others shall say so too."""
    COST = "@cost"
    """What processor time was used."""
    ALIVE = "@alive"
    """A process is there."""
    WAKE = "@wake"
    """A table waits for its owner."""
    BLOCKS_CHANGED = "@block"
    """Somebody's blocks have changed."""
    SESSION_ENDED = "@end"
    """A session was ended; its hash follows."""
    MODERATED = "@moderated"
    """Something was forbidden, or is no longer."""


TOPICS: Final = frozenset(Topic)


def broadcast_of(topic: Topic, *parts: object) -> str:
    """A message to all processes."""
    return ":".join(map(str, (topic, *parts)))


def read_broadcast(message: str) -> tuple[Topic | None, str]:
    """What a message is about, and what it says of that; no topic where it is the name of a stream."""
    topic, _, said = message.partition(":")
    return (Topic(topic), said) if topic in TOPICS else (None, message)
