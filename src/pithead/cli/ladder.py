"""`ladder`: how strong the levels are. Neighbours play each other on all cores; a table, a picture and the figures as JSON."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from pithead.bots.ladder import ANCHOR, Ladder, LadderConfig, Rung, measure, read_shipped, write
from pithead.bots.losses import LevelLoss, measure_losses, natural_count
from pithead.cli.exit_codes import STOPPED
from pithead.cli.files import print_json
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import Unreadable
from pithead.games import load_game
from pithead.words.progress import ProgressLine, bar
from pithead.words.shell import bot_name


def ladder(config: LadderConfig, shipped: bool, out: Path | None, json: bool = False, bank: Path | None = None) -> int:
    """Measure, or read what was measured for this release; tell it; the exit code."""
    if shipped:
        made = read_shipped(config.game, config.seats)
    else:
        with ProgressLine(bar(0)) as line:
            made = measure(config, partial(show_progress, line), bank)
    if json:
        print_json(made)
    else:
        tell(made)
    if out is not None:
        for file in (write_file(made, out), write_picture(made, out)):
            print(say("cli-written", file=file), file=sys.stderr if json else sys.stdout)
    if not shipped and made.stopped:
        print(say("ladder-stopped"), file=sys.stderr)
        return STOPPED
    return 0


def tell(made: Ladder) -> None:
    """The table, the strongest first, and how to read it."""
    print(paint("title", say("ladder-title", game=made.game, games=made.games, seats=made.seats, budget=made.budget)))
    print()
    heads = [say(f"ladder-{name}") for name in ("level", "elo", "won", "ms")]
    print(f"{paint('name', f'{heads[0]:20}')} {heads[1]:>12} {heads[2]:>26} {heads[3]:>16}")
    for rung in reversed(made.rungs):
        elo = f"{rung.elo:.0f} ±{rung.within:.0f}"
        won = f"{100 * rung.won:.1f} ±{100 * rung.won_within:.1f} %" if rung.below else ""
        print(f"{name_of(rung):20} {elo:>12} {won:>26} {rung.ms:16.2f}")
    print()
    anchor = next(rung for rung in made.rungs if rung.within == 0)
    print(say("ladder-read", name=name_of(anchor), points=round(anchor.elo)))
    if made.processor_time:
        print(say("ladder-processor-time"))
    newest = load_game(made.game).rules_version
    if made.rules not in ("", newest):
        print(say("ladder-older", rules=made.rules, newest=newest))


def tell_exactly(config: LadderConfig, positions: int, json: bool = False) -> int:
    """What each level gives away where it is known what every choice is worth; the exit code."""
    try:
        with ProgressLine(bar(0)) as line:
            found = measure_losses(config, positions, partial(show_progress, line))
    except KeyboardInterrupt:
        print(say("ladder-exact-stopped"), file=sys.stderr)
        return STOPPED
    if json:
        print_json(found)
        return 0
    print(paint("title", say("ladder-exact", endgames=positions, natural=natural_count(positions))))
    print()
    heads = [say(f"ladder-{name}") for name in ("level", "endgames", "natural")]
    print(f"{paint('name', f'{heads[0]:20}')} {heads[1]:>26} {heads[2]:>26}")
    for each in found:
        exact = f"{100 * each.endgames:.2f} ±{100 * each.endgames_within:.2f} %"
        usual = f"{100 * each.natural:.2f} ±{100 * each.natural_within:.2f} %"
        print(f"{name_of(each):20} {exact:>26} {usual:>26}")
    print()
    print(say("ladder-exact-read"))
    return 0


def name_of(bot: Rung | LevelLoss) -> str:
    """The level as people call it."""
    return bot_name(bot.name, say)


def show_progress(line: ProgressLine, done: int, whole: int) -> None:
    """How far it is, for those who look."""
    line.text = bar(done / whole)


def write_file(made: Ladder, out: Path) -> Path:
    """The figures as JSON."""
    try:
        return write(made, out)
    except OSError as error:
        raise Unreadable("file-write", file=out, problem=error.strerror or str(error)) from None


def write_picture(made: Ladder, out: Path) -> Path:
    """A dot with its interval for each level."""
    from pithead.lab.numbers import Estimate, Figure, FigureRow  # noqa: PLC0415 - needs what `pip install pithead[sim]` brings
    from pithead.lab.report import write_svg  # noqa: PLC0415

    rows = tuple(FigureRow(name_of(rung), (Estimate(rung.elo, rung.within, made.games),)) for rung in reversed(made.rungs))
    write_svg(out, f"{made.game}-{made.seats}", Figure("ladder", (say("ladder-elo"),), rows, "", ANCHOR[1]))
    return out / f"{made.game}-{made.seats}-ladder.svg"
