"""The results of `bench` as a Markdown page."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import pithead
from pithead.cli.peers import ENVIRONMENTS, PEERS
from pithead.cli.words import say
from pithead.games import game_names

OWN: Final = tuple(f"{game}/{engine}" for game in game_names() for engine in ("plain", "fast"))
PACKAGES: Final = ("numba", "numpy", "catanatron", "open_spiel", "pgx", "jax", "pettingzoo")


def ratios(figures: Mapping[str, Mapping[str, float]]) -> Iterator[tuple[str, str, float]]:
    """How many times the decisions of its plain engine, and of every peer, each of our own makes."""
    for name in OWN:
        for peer in (name.replace("/fast", "/plain"), *PEERS):
            if name in figures and peer in figures and name != peer:
                yield name, peer, figures[name]["decisions_per_s"] / figures[peer]["decisions_per_s"]


def page(figures: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    """The lines of the page."""
    yield from (f"# {say('bench-title')}", "", say("bench-made", version=pithead.__version__, machine=machine()), "")
    yield from ("; ".join(f"{package} {number}" for package, number in versions()) + ".", "")
    yield from _speeds(figures)
    yield from (f"## {say('bench-environments')}", "", say("bench-environments-read"), "")
    steps = ((name, number(figures[name]["decisions_per_s"])) for name in ENVIRONMENTS if name in figures)
    yield from (*table(("", say("bench-steps")), steps), "")
    yield from _scaling(figures)


def _speeds(figures: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    names = [name for name in (*OWN, *PEERS) if name in figures]
    speeds = ((name, number(figures[name]["decisions_per_s"]), number(figures[name]["games_per_s"])) for name in names)
    yield from (f"## {say('bench-speed')}", "", say("bench-speed-read"), "")
    yield from (*table(("", say("bench-decisions"), say("bench-games")), speeds), "")
    cells = {(name, peer): times(ratio) for name, peer, ratio in ratios(figures)}
    own, others = list(dict.fromkeys(name for name, _ in cells)), list(dict.fromkeys(peer for _, peer in cells))
    yield from (f"## {say('bench-ratios')}", "")
    yield from (*table(("", *own), ((peer, *(cells.get((name, peer), "") for name in own)) for peer in others)), "")


def _scaling(figures: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    cores = ((name, number(row["games_per_s"]), times(row["ratio"])) for name, row in figures.items() if name.startswith("cores/"))
    yield from (f"## {say('bench-cores')}", "", say("bench-cores-read"), "")
    yield from (*table(("", say("bench-games"), say("bench-ratio")), cores), "")
    grown = (
        (number(int(name.partition("/")[2])), f"{row['seconds']:.3f}", number(row["games_per_s"]), f"{row['peak_mb']:.0f}")
        for name, row in figures.items()
        if name.startswith("growth/")
    )
    yield from (f"## {say('bench-growth')}", "", say("bench-growth-read"), "")
    yield from table((say("bench-played"), say("bench-seconds"), say("bench-games"), say("bench-memory")), grown)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A Markdown table, with everything but the first column to the right."""
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def number(value: float) -> str:
    """A number with a mark at the thousands."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def times(ratio: float) -> str:
    """A ratio, exact where it is small."""
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:,.0f}"


def machine() -> str:
    """The processor, in its own words."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, Python {platform.python_version()}"


def versions() -> Iterator[tuple[str, str]]:
    """The packages that were measured, or measured with."""
    for package in PACKAGES:
        try:
            yield package, version(package)
        except PackageNotFoundError:
            continue
