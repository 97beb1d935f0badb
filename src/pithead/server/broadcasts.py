"""What processes tell each other beside the names of streams with new entries: how a message begins. No stream has such a name."""

from __future__ import annotations

from typing import Final

PRESENCE: Final = "@here"
"""Who watches a table, and whether others shall say so too."""
COST: Final = "@cost:"
"""What processor time was used."""
ALIVE: Final = "@alive:"
"""A process is there."""
WAKE: Final = "@wake:"
"""A table waits for its owner."""
BLOCKS_CHANGED: Final = "@block:"
"""Somebody's blocks have changed."""
SESSION_ENDED: Final = "@end:"
"""A session was ended; its hash follows."""
MODERATED: Final = "@moderated"
"""Something was forbidden, or is no longer."""
