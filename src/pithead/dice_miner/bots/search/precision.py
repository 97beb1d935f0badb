"""How closely states are looked at, and what is found by it: the words of two arrays."""

from __future__ import annotations

from pithead.sim.layout import Layout


class Precision(Layout):
    """How closely states are looked at."""

    DEPTH: int
    """Turns of the excavation that are looked ahead; 0 for a judgement alone."""
    WIDE: int
    ROLLS: int
    """Cases of dice that magic rolls together; 0 for a judgement alone."""
    CASES: int
    """Cases of chance that are judged at most; where there are no more, all of them are."""
    CLOSER: int
    """Cases that are looked into."""
    REPLENISHES: int
    """Replenishes that caching samples."""
    PLAYOUTS: int
    """Games that a lone player plays to the end."""


class Finding(Layout):
    """What is found, a row for each and a column for each seat."""

    WORTH: int
    ERROR: int
    """Its standard error."""
    JUDGED: int
    JUDGED_SQUARED: int
    CORRECTION: int
    CORRECTION_SQUARED: int
    QUICK_EFFORT: int
    """The judgement of the case that is looked into."""
