"""Pictures for a report: dots with their intervals, and curves, as inline SVG without anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import ceil, floor, log10
from typing import Final

from pithead.lab.numbers import Curves, Estimate, Figure, Scatter

MINUS: Final = "\N{MINUS SIGN}"
WIDE: Final = 760
"""A picture, in pixels, as all lengths here."""
NAMES: Final = (130, 400)
"""Where the names end and the picture begins, at least and at most, as the longest name needs it."""
LETTER: Final = 6.6
"""How wide a letter is in the mean."""
EDGE: Final = 24
LINE: Final = 15
GAP: Final = 9
"""The edge of a picture, a row for each column of figures, and what is left between two names."""
HIGH: Final = 260
CLOUD_HIGH: Final = 420
"""Curves and clouds; dots are as high as they are many."""
COLOURS: Final = ("#b45309", "#1d4ed8", "#15803d", "#7e22ce", "#be123c", "#0f766e")


def dots(figure: Figure) -> str:
    """A line for each row, with a dot and its interval for each column."""
    cells = [cell for row in figure.rows for cell in row.cells if cell]
    low, high, step = scale([figure.mark] if figure.mark is not None else [], cells)
    band = LINE * len(figure.columns) + GAP
    top = LINE * (len(figure.columns) > 1) + EDGE
    bottom = top + band * len(figure.rows)

    names = min(max(LETTER * max(len(row.name) for row in figure.rows) + 20, NAMES[0]), NAMES[1])

    def place(value: float) -> float:
        return names + (WIDE - names - EDGE) * (value - low) / (high - low)

    parts = list(_legend(figure.columns)) if len(figure.columns) > 1 else []
    for tick in ticks(low, high, step):
        x = place(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top - 4}" y2="{bottom}"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 14}" text-anchor="middle">{short(tick)}{_unit(figure.unit)}</text>')
    if figure.mark is not None:
        parts.append(f'<line class="mark" x1="{place(figure.mark):.1f}" x2="{place(figure.mark):.1f}" y1="{top - 4}" y2="{bottom}"/>')
    for number, row in enumerate(figure.rows):
        y = top + band * number
        parts.append(f'<text x="{names - 10:.1f}" y="{y + (band - GAP) / 2 + 4:.1f}" text-anchor="end">{escape(row.name)}</text>')
        for column, cell in enumerate(row.cells):
            if cell:
                parts.append(_dot(place, cell, y + LINE * (column + 0.5), COLOURS[column % len(COLOURS)]))
    return _svg(bottom + EDGE, parts)


def _dot(place: object, cell: Estimate, y: float, colour: str) -> str:
    assert callable(place)
    left, middle, right = place(cell.value - cell.within), place(cell.value), place(cell.value + cell.within)
    return (
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}" stroke-width="2"/>'
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>'
    )


def lines(curves: Curves) -> str:
    """A curve for each distribution."""
    points = [point for _, shares in curves.curves for point in shares]
    peak = max(share for _, shares in curves.curves for share in shares.values())
    low, high, step = scale([min(points), max(points)], [])
    top, bottom = LINE + EDGE, HIGH - EDGE

    def place(point: float) -> float:
        return EDGE + (WIDE - 2 * EDGE) * (point - low) / (high - low)

    parts = list(_legend([name for name, _ in curves.curves]))
    for tick in ticks(low, high, step):
        parts.append(f'<line class="grid" x1="{place(tick):.1f}" x2="{place(tick):.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(f'<text x="{place(tick):.1f}" y="{bottom + 14}" text-anchor="middle">{short(tick)}</text>')
    for number, (_, shares) in enumerate(curves.curves):
        path = " ".join(f"{place(point):.1f},{bottom - (bottom - top) * share / peak:.1f}" for point, share in shares.items())
        parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[number % len(COLOURS)]}" stroke-width="1.5"/>')
    return _svg(HIGH, parts)


def cloud(scatter: Scatter) -> str:
    """A dot for each thing, its name on it as a title, and a frame around what is wished for."""
    left, right, low, high = scatter.area
    across = scale([left, right], [dot.across._replace(within=0.0) for dot in scatter.dots])
    up = scale([low, high], [dot.up._replace(within=0.0) for dot in scatter.dots])
    top, bottom, begin = EDGE, CLOUD_HIGH - 2 * EDGE, 2 * EDGE

    def x(value: float) -> float:
        return begin + (WIDE - begin - EDGE) * (value - across[0]) / (across[1] - across[0])

    def y(value: float) -> float:
        return bottom - (bottom - top) * (value - up[0]) / (up[1] - up[0])

    parts = []
    for tick in ticks(*across):
        parts.append(f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(f'<text x="{x(tick):.1f}" y="{bottom + 14}" text-anchor="middle">{short(tick)}{_unit(scatter.unit)}</text>')
    for tick in ticks(*up):
        parts.append(f'<line class="grid" x1="{begin}" x2="{WIDE - EDGE}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text x="{begin - 4}" y="{y(tick) + 4:.1f}" text-anchor="end">{short(tick)}</text>')
    frame = ((left, low), (right, low), (right, high), (left, high), (left, low))
    corners = " ".join(f"{x(across):.1f},{y(up):.1f}" for across, up in frame)
    parts.append(f'<polyline class="mark" points="{corners}" fill="none"/>')
    for dot in scatter.dots:
        colour = COLOURS[0] if dot.chosen else COLOURS[1]
        circle = f'cx="{x(dot.across.value):.1f}" cy="{y(dot.up.value):.1f}" r="{6 if dot.chosen else 4}" fill="{colour}"'
        parts.append(f"<g><title>{escape(dot.name)}</title><circle {circle}/></g>")
    parts.append(f'<text x="{begin}" y="14">{escape(scatter.axes[1])}</text>')
    parts.append(f'<text x="{WIDE - EDGE}" y="{bottom + 32}" text-anchor="end">{escape(scatter.axes[0])}</text>')
    return _svg(CLOUD_HIGH, parts)


def _legend(names: Iterable[str]) -> Iterator[str]:
    x = float(EDGE)
    for number, name in enumerate(names):
        yield f'<circle cx="{x + 4:.0f}" cy="10" r="4" fill="{COLOURS[number % len(COLOURS)]}"/>'
        yield f'<text x="{x + 12:.0f}" y="14">{escape(name)}</text>'
        x += 30 + LETTER * len(name)


def _svg(high: float, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img">{"".join(parts)}</svg>'


def scale(values: list[float], cells: list[Estimate]) -> tuple[float, float, float]:
    """The ends of an axis that holds all values and intervals, and the distance of its ticks."""
    low = min([*values, *(cell.value - cell.within for cell in cells)])
    high = max([*values, *(cell.value + cell.within for cell in cells)])
    width = (high - low) or 1.0
    size = 10 ** floor(log10(width / 5))
    step = next(size * factor for factor in (1, 2, 5, 10) if width / (size * factor) <= 6)
    return floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step, step


def ticks(low: float, high: float, step: float) -> list[float]:
    """The places of the ticks."""
    return [low + step * number for number in range(round((high - low) / step) + 1)]


def short(value: float) -> str:
    """A number for an axis."""
    return f"{value:.6g}".replace("-", MINUS) if abs(value) > 1e-9 else "0"


def _unit(unit: str) -> str:
    return f" {unit}" if unit else ""
