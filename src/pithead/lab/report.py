"""The report: one HTML file that needs no other, and every figure as a picture and as CSV."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from pithead.lab.numbers import Curves, Drawn, Estimate, Figure, Scatter
from pithead.lab.plots import MINUS, cloud, dots, lines
from pithead.words import Words
from pithead.words.shell import title_of

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1f2937; --paper: #ffffff; --faint: #d1d5db; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5e7eb; --paper: #111827; --faint: #4b5563; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 3rem; }
svg { width: 100%; height: auto; font-size: 12px; } svg text { fill: var(--ink); }
.grid { stroke: var(--faint); } .mark { stroke: var(--ink); stroke-dasharray: 4 3; }
table { border-collapse: collapse; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--faint); padding: 0.15rem 0.7rem 0.15rem 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; } .clear { font-weight: 700; }
summary { cursor: pointer; } code { font-size: 0.9em; }
"""

SVG_FONT: Final = 'font-family="sans-serif" font-size="12"'
SVG_STYLE: Final = ".grid { stroke: #d1d5db; } .mark { stroke: #1f2937; stroke-dasharray: 4 3; }"


def page(game: str, facts: Sequence[str], figures: Sequence[Drawn], say: Words) -> str:
    """The whole file."""
    title = say("lab-title", game=title_of(game, say))
    body = "\n".join(part for figure in figures for part in section(figure, say))
    contents = "".join(f'<li><a href="#{figure.id}">{escape(say(f"lab-fig-{figure.id}"))}</a></li>' for figure in figures)
    paragraphs = "".join(f"<p>{escape(fact)}</p>" for fact in facts)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title><style>{STYLE}</style></head>\n'
        f"<body>\n<h1>{escape(title)}</h1>\n{paragraphs}\n<ul>{contents}</ul>\n{body}\n</body>\n</html>\n"
    )


def section(figure: Drawn, say: Words) -> Iterator[str]:
    """A heading, what is to be seen, the picture, and the numbers behind it."""
    yield f'<h2 id="{figure.id}">{escape(say(f"lab-fig-{figure.id}"))}</h2>'
    yield f"<p>{escape(say(f'lab-read-{figure.id}'))}</p>"
    yield picture(figure)
    if isinstance(figure, Figure):
        yield f"<details><summary>{escape(say('lab-numbers'))}</summary>{table(figure)}</details>"


def picture(figure: Drawn) -> str:
    """The drawing of a figure."""
    match figure:
        case Curves():
            return lines(figure)
        case Scatter():
            return cloud(figure)
        case _:
            return dots(figure)


def table(figure: Figure) -> str:
    """The numbers of a figure; changes that are certainly not nothing are bold."""
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *figure.columns))
    rows = "".join(f"<tr><td>{escape(row.name)}</td>{''.join(_cell(cell, figure) for cell in row.cells)}</tr>" for row in figure.rows)
    return f"<table><tr>{head}</tr>{rows}</table>"


def _cell(cell: Estimate | None, figure: Figure) -> str:
    if cell is None:
        return "<td></td>"
    bold = ' class="clear"' if figure.mark == 0 and cell.clear else ""
    unit = f" {figure.unit}" if figure.unit else ""
    return f"<td{bold}>{cell.value:.2f} ± {cell.within:.2f}{unit}</td>".replace("-", MINUS)


def write_svg(folder: Path, prefix: str, figure: Drawn) -> None:
    """The drawing as a file of its own, on white."""
    drawn = picture(figure).replace("<svg ", f'<svg xmlns="http://www.w3.org/2000/svg" {SVG_FONT} ', 1)
    alone = drawn.replace('role="img">', f'role="img"><style>{SVG_STYLE}</style><rect width="100%" height="100%" fill="white"/>', 1)
    (folder / f"{prefix}-{figure.id}.svg").write_text(alone + "\n", "utf-8")


def write_csv(folder: Path, prefix: str, figure: Drawn) -> None:
    """The figure as a file of comma-separated values."""
    with (folder / f"{prefix}-{figure.id}.csv").open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        if isinstance(figure, Curves):
            out.writerow(["table", "points", "share"])
            out.writerows([name, point, f"{share:.8f}"] for name, shares in figure.curves for point, share in shares.items())
        elif isinstance(figure, Scatter):
            out.writerow(["name", *(f"{axis}, {part}" for axis in figure.axes for part in ("value", "within")), "number", "chosen"])
            for dot in figure.dots:
                numbers = [f"{number:.6f}" for estimate in (dot.across, dot.up) for number in estimate[:2]]
                out.writerow([dot.name, *numbers, dot.across.number, int(dot.chosen)])
        else:
            out.writerow(["row", "column", "value", "within", "number", "unit"])
            for row in figure.rows:
                for column, cell in zip(figure.columns, row.cells):
                    if cell:
                        out.writerow([row.name, column, f"{cell.value:.6f}", f"{cell.within:.6f}", cell.number, figure.unit])
