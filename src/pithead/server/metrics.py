"""Counters and one histogram, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of this process."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, float] = {}
        self.acks = [0] * (len(BUCKETS) + 1)
        self.ack_seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """Increment a counter."""
        self.counts[name, label] += 1

    def acked(self, seconds: float) -> None:
        """Record the time in which a command was answered."""
        self.acks[bisect_left(BUCKETS, seconds)] += 1
        self.ack_seconds += seconds

    def text(self) -> str:
        """All metrics as text."""
        lines: list[str] = []
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE pithead_{name} gauge", f"pithead_{name} {value:g}"]
        known = ""
        for (name, label), number in sorted(self.counts.items()):
            if name != known:
                lines.append(f"# TYPE pithead_{name}_total counter")
                known = name
            kind = f'{{kind="{label}"}}' if label else ""
            lines.append(f"pithead_{name}_total{kind} {number}")
        lines.append("# TYPE pithead_answer_seconds histogram")
        total = 0
        for limit, number in zip((*BUCKETS, float("inf")), self.acks):
            total += number
            lines.append(f'pithead_answer_seconds_bucket{{le="{"+Inf" if limit == float("inf") else limit}"}} {total}')
        lines += [f"pithead_answer_seconds_sum {self.ack_seconds:.6f}", f"pithead_answer_seconds_count {total}"]
        return "\n".join(lines) + "\n"
