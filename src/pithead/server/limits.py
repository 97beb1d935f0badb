"""Token buckets: everybody may do so much in so long, and not more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_VISITORS: Final = 10_000
"""How many visitors a limit remembers; the one who was quiet longest is forgotten first."""


class Bucket:
    """So many tokens at most, filled again in so many seconds."""

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limit:
    """A bucket for each visitor."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float]) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """May this visitor do it once more now? Always, where the limit is 0."""
        if not self.most:
            return True
        now = self.clock()
        bucket = self.buckets.pop(key, None) or Bucket(self.most, self.seconds, now)
        self.buckets[key] = bucket
        if len(self.buckets) > MAX_VISITORS:
            self.buckets.popitem(last=False)
        return bucket.take(now)
