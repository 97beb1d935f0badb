"""How closely states are looked at, and what is found by it: the words of two arrays."""

from __future__ import annotations

from typing import Final

# the fields of a precision: how closely states are looked at
DEPTH: Final = 0
"""Turns of the excavation that are looked ahead; 0 for a judgement alone."""
WIDE: Final = 1
ROLLS: Final = 2
"""Cases of dice that magic rolls together; 0 for a judgement alone."""
CASES: Final = 3
"""Cases of chance that are judged at most; where there are no more, all of them are."""
CLOSER: Final = 4
"""Cases that are looked into."""
REPLENISHES: Final = 5
"""Replenishes that caching samples."""
PLAYOUTS: Final = 6
"""Games that a lone player plays to the end."""
PRECISION_WORDS: Final = 7

# what is found, a row for each and a column for each seat
WORTH: Final = 0
ERROR: Final = 1
"""Its standard error."""
JUDGED: Final = 2
JUDGED_SQUARED: Final = 3
CORRECTION: Final = 4
CORRECTION_SQUARED: Final = 5
QUICK_EFFORT: Final = 6
"""The judgement of the case that is looked into."""
FOUND_ROWS: Final = 7
