"""Rate limits by token buckets, one per client address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from math import ceil
from typing import Final

from pithead.game import Refusal

thread_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)
"""The processor time of this thread; in a page there is but one."""

MAX_ADDRESSES: Final = 10_000
"""How many addresses a limit keeps; the least recently used is dropped first."""


IPV6_PREFIX_BITS: Final = 64
"""One household or one server has at least so much of IPv6 to itself, so its addresses are counted together."""


@lru_cache(MAX_ADDRESSES)
def network_of(address: str) -> str:
    """What limits count by: an IPv4 address, or the network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_PREFIX_BITS), strict=False))


class Bucket:
    """A token bucket: `most` tokens at most, refilled within `seconds`."""

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        if self.refilled(now) < 1:
            return False
        self.left -= 1
        return True

    def refilled(self, now: float) -> float:
        """What is there now."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left


class Buckets:
    """A token bucket for each address or person."""

    def __init__(self, most: float, seconds: float, clock: Callable[[], float]) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of a key, and it is the most recently used."""
        bucket = self.buckets.pop(key, None) or Bucket(self.most, self.seconds, self.clock())
        self.buckets[key] = bucket
        if len(self.buckets) > MAX_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket


class Limit(Buckets):
    """How often something may be done."""

    def take(self, key: str) -> bool:
        """Take a token of this address, if there is one; a limit of 0 is no limit."""
        return not self.most or self.of(key).take(self.clock())


class ProcessorBudget(Buckets):
    """How much processor time may be used, in milliseconds. What was used is known afterwards, so a budget may be overdrawn once."""

    def wait_s(self, keys: Sequence[str]) -> int:
        """After how many seconds all of these have something left; 0 if they have."""
        if not self.most:
            return 0
        now = self.clock()
        owed = [(bucket, -bucket.refilled(now)) for bucket in map(self.of, keys)]
        return max((ceil(ms / bucket.rate) or 1 for bucket, ms in owed if ms >= 0), default=0)

    def check(self, keys: Sequence[str]) -> None:
        """Refuse those who have used up their processor time."""
        seconds = self.wait_s(keys)
        if seconds:
            raise Refusal("too-costly", seconds=seconds)

    def charge(self, keys: Sequence[str], cpu_ms: float) -> None:
        """So much was used by these."""
        if self.most:
            for key in keys:
                self.of(key).left -= cpu_ms
