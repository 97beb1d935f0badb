"""Values: what the rules, the wire and the journals are made of."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False):
    """Fields with types that never change: equal if all of them are, and readable from JSON and MessagePack. So is every subclass."""
