"""The curve of a game: what every seat may expect after each step, drawn with letters and colours, or as a picture."""

from __future__ import annotations

from html import escape
from typing import Final

from pithead.cli.paint import paint
from pithead.coach.analysis import Analysis

CURVE_COLUMNS: Final = 72
CURVE_LINES: Final = 11
MARKS: Final = "●◆■▲"
"""The mark of each seat, so that no curve depends on its colour."""

COLOURS: Final = ("#0072b2", "#d55e00", "#cc79a7", "#009e73")
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3")
"""Colours that colour-blind people tell apart, and dashes for those who see none."""
PICTURE: Final = (900, 320)
MARGIN: Final = 40


def top_of(analysis: Analysis) -> float:
    """The upper end of the scale: all of the victory, or a round number of points above the highest."""
    if analysis.unit == "share":
        return 1.0
    return 20.0 * (max(max(row) for row in analysis.curve) // 20 + 1)


def curve_lines(analysis: Analysis) -> list[str]:
    """The curve for a terminal."""
    top, count = top_of(analysis), len(analysis.curve)
    wide = min(CURVE_COLUMNS, count)
    columns = [analysis.curve[column * (count - 1) // max(wide - 1, 1)] for column in range(wide)]
    rows = [[" "] * wide for _ in range(CURVE_LINES)]
    for column, shares in enumerate(columns):
        for seat, share in enumerate(shares):
            row = CURVE_LINES - 1 - round(max(0.0, min(1.0, share / top)) * (CURVE_LINES - 1))
            rows[row][column] = paint(f"seat{seat}", MARKS[seat])
    lines = [f"{scale(analysis, top, row):>6} │{''.join(cells)}" for row, cells in enumerate(rows)]
    legend = "  ".join(f"{paint(f'seat{seat}', MARKS[seat])} {name}" for seat, name in enumerate(analysis.names))
    return [*lines, f"{'':6} └{'─' * wide}", f"{'':8}{'0':<{max(wide - len(str(count - 1)), 1)}}{count - 1}", f"{'':8}{legend}"]


def scale(analysis: Analysis, top: float, row: int) -> str:
    """What a row of the terminal stands for, on every fifth."""
    if row % 5:
        return ""
    value = top * (CURVE_LINES - 1 - row) / (CURVE_LINES - 1)
    return f"{value:.0f}" if analysis.unit == "points" else f"{100 * value:.0f} %"


def curve_svg(analysis: Analysis, title: str) -> str:
    """The curve as a picture, with a legend and a description."""
    width, height = PICTURE
    top, last = top_of(analysis), max(len(analysis.curve) - 1, 1)

    def x(step: int) -> str:
        return f"{MARGIN + (width - 2 * MARGIN) * step / last:.1f}"

    def y(share: float) -> str:
        return f"{height - MARGIN - (height - 2 * MARGIN) * share / top:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        label = f"{top * part:.0f}" if analysis.unit == "points" else f"{100 * part:.0f} %"
        parts.append(f'<path d="M{MARGIN} {y(top * part)}H{width - MARGIN}" stroke="#ddd"/>')
        parts.append(f'<text x="{MARGIN - 4}" y="{y(top * part)}" text-anchor="end" dominant-baseline="middle">{label}</text>')
    for seat, name in enumerate(analysis.names):
        path = " ".join(f"{x(step)},{y(shares[seat])}" for step, shares in enumerate(analysis.curve))
        colour, dash = COLOURS[seat], f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        left = MARGIN + seat * 200
        parts.append(f'<path d="M{left} {height - 12}h24" stroke="{colour}" stroke-width="3"{dash}/>')
        parts.append(f'<text x="{left + 30}" y="{height - 8}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])
