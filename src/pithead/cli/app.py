"""The commands, what they take and what they say about themselves; each does its work elsewhere, imported when it runs."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

import pithead
from pithead.cli.help import HELP_OPTIONS, PANELS, CommandGroups, ExampleCommand, ServeCommand, completed_games
from pithead.cli.options import GameCommand, SimulationCommand, chosen_options
from pithead.cli.words import say

if TYPE_CHECKING:
    from pithead.cli.session import PlayRequest, Session

app = typer.Typer(
    help=say.plain("help-app"),
    cls=CommandGroups,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": list(HELP_OPTIONS)},
)

PLAYING, RECORDS, BOX, STUDYING, SERVING, PROGRAMS, _ = PANELS

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say.plain("help-game"), autocompletion=completed_games)]
FirstGame = Annotated[str | None, typer.Argument(metavar="GAME", help=say.plain("help-game"), autocompletion=completed_games)]
Source = Annotated[Path | None, typer.Argument(metavar="FILE", help=say.plain("help-source"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say.plain("help-record"))]
Content = Annotated[Path | None, typer.Option("--content", metavar="TOML", help=say.plain("help-box"))]
Viewer = Annotated[int | None, typer.Option("--seat", metavar="S", help=say.plain("help-viewer"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help=say.plain("help-seed"))]
Workers = Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help=say.plain("help-cores"))]
SimulationSeed = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help=say.plain("help-simulate-seed"))]
StudySeed = Annotated[str, typer.Option("--seed", metavar="TEXT", help=say.plain("help-statistics-seed"))]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE", help=say.plain("help-bench-page"))]
Json = Annotated[bool, typer.Option("--json", help=say.plain("help-json"))]
ReducedMotion = Annotated[bool, typer.Option("--reduced-motion", envvar="PITHEAD_REDUCED_MOTION", help=say.plain("help-motion"))]
Plain = Annotated[bool, typer.Option("--plain", help=say.plain("help-plain"))]


@app.callback(invoke_without_command=True)
def pithead_command(
    version: Annotated[bool, typer.Option("--version", help=say.plain("help-version"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="CODE", envvar="PITHEAD_LANG", help=say.plain("help-lang"))] = None,
) -> None:
    """What comes before every command; the language is chosen before this is read."""
    if version:
        print(f"pithead {pithead.__version__}")
        raise typer.Exit


@app.command(help=say.plain("help-play"), cls=GameCommand, rich_help_panel=PLAYING)
def play(
    ctx: typer.Context,
    game: FirstGame = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help=say.plain("help-seats"))] = None,
    people: Annotated[int | None, typer.Option("--people", metavar="N", min=0, help=say.plain("help-people"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", help=say.plain("help-bots"))] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="NAME", help=say.plain("help-level"))] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="A,B", help=say.plain("help-names"))] = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say.plain("help-save"))] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say.plain("help-resume"))] = None,
    content: Content = None,
    plain: Plain = False,
    reduced_motion: ReducedMotion = False,
    no_confirm: Annotated[bool, typer.Option("--no-confirm", help=say.plain("help-no-confirm"))] = False,
    coach: Annotated[bool, typer.Option("--coach", help=say.plain("help-coach"))] = False,
) -> None:
    """Play in the terminal."""
    gc.disable()  # collecting garbage while starting costs a sixth of it; the table turns it on again
    from pithead.cli.session import PlayRequest, open_session  # noqa: PLC0415

    request = PlayRequest(game or "", seats, people, bots, level, names, chosen_options(ctx), seed, save, content)
    session = open_session(request) if resume is None else _resumed(resume, request)
    session.awaited_since = ctx.obj
    if coach:
        session.call_coach()
    sys.exit(_play(session, plain=plain, motion=not reduced_motion, confirm=not no_confirm))


def _resumed(place: Path, request: PlayRequest) -> Session:
    """The game in a file, or the last one in a folder that is not over."""
    from pithead.cli.saved_games import last_unfinished  # noqa: PLC0415
    from pithead.cli.session import resume_session  # noqa: PLC0415

    return resume_session(last_unfinished(place, request.game) if place.is_dir() else place, request, request.level)


def _play(session: Session, *, plain: bool, motion: bool, confirm: bool) -> int:
    """Play on the whole screen, or line by line where there is none."""
    if plain or not _is_screen():
        from pithead.cli.plain import play_plain  # noqa: PLC0415

        return play_plain(session)
    from pithead.cli.tui.app import play_on_screen  # noqa: PLC0415

    return play_on_screen(session, motion=motion, confirm=confirm)


def _is_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


@app.command(help=say.plain("help-learn"), cls=ExampleCommand, rich_help_panel=PLAYING)
def learn(game: GameName, plain: Plain = False) -> None:
    """Take the first steps."""
    from pithead.cli.lessons import LessonSession  # noqa: PLC0415
    from pithead.games import load_game  # noqa: PLC0415

    session = LessonSession(load_game(game))
    if plain or not _is_screen():
        from pithead.cli.plain import learn_plain  # noqa: PLC0415

        sys.exit(learn_plain(session))
    from pithead.cli.tui.app import learn_on_screen  # noqa: PLC0415

    sys.exit(learn_on_screen(session))


@app.command(help=say.plain("help-puzzle"), cls=ExampleCommand, rich_help_panel=PLAYING)
def puzzle(
    game: GameName,
    number: Annotated[int | None, typer.Argument(metavar="NUMBER", help=say.plain("help-puzzle-number"))] = None,
    theme: Annotated[str | None, typer.Option("--theme", metavar="NAME", help=say.plain("help-puzzle-theme"))] = None,
    plain: Plain = False,
    make: Annotated[int | None, typer.Option("--make", min=1, metavar="N", help=say.plain("help-puzzle-make"))] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help=say.plain("help-puzzle-out"))] = Path("puzzles.json"),
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help=say.plain("help-puzzle-seed"))] = "puzzles",
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FOLDER", help=say.plain("help-puzzle-keep"))] = None,
    workers: Workers = None,
) -> None:
    """Find the best event of a position."""
    from pithead.cli.puzzles import open_puzzle, write_puzzles  # noqa: PLC0415
    from pithead.games import load_game  # noqa: PLC0415

    if make is not None:
        write_puzzles(load_game(game), make, seed, out, keep, workers or 0)
        return
    session = open_puzzle(load_game(game), number, theme)
    if plain or not _is_screen():
        from pithead.cli.plain import solve_plain  # noqa: PLC0415

        sys.exit(solve_plain(session))
    from pithead.cli.tui.app import solve_on_screen  # noqa: PLC0415

    sys.exit(solve_on_screen(session))


@app.command(help=say.plain("help-score"), cls=ExampleCommand, rich_help_panel=PROGRAMS)
def score(game: GameName, source: Source = None, content: Content = None) -> None:
    """Score heroes and troves."""
    _lines("score", game, source, content)


@app.command(help=say.plain("help-moves"), cls=ExampleCommand, rich_help_panel=PROGRAMS)
def moves(game: GameName, source: Source = None, content: Content = None, seat: Viewer = None) -> None:
    """List legal moves."""
    _lines("moves", game, source, content, seat)


@app.command(help=say.plain("help-apply"), cls=ExampleCommand, rich_help_panel=PROGRAMS)
def apply(game: GameName, source: Source = None, content: Content = None, seat: Viewer = None) -> None:
    """Apply events to positions."""
    _lines("apply", game, source, content, seat)


def _lines(verb: str, game: str, source: Path | None, content: Path | None, *viewer: int | None) -> None:
    from pithead.cli import lines  # noqa: PLC0415
    from pithead.cli.files import load  # noqa: PLC0415

    answer = {"score": lines.score, "moves": lines.moves, "apply": lines.apply}[verb](load(game, content), *viewer)
    sys.exit(lines.run(answer, source, sys.stdout.buffer))


@app.command(help=say.plain("help-replay"), cls=ExampleCommand, rich_help_panel=RECORDS)
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help=say.plain("help-to"))] = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Show a recorded game."""
    from pithead.cli import records  # noqa: PLC0415

    records.replay(file, to, json, screen=_is_screen() and not plain)


@app.command(help=say.plain("help-analyse"), cls=ExampleCommand, rich_help_panel=RECORDS)
def analyse(
    file: RecordFile,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help=say.plain("help-analyse-seed"))] = "",
    effort: Annotated[int, typer.Option("--effort", metavar="0-2", min=0, max=2, help=say.plain("help-effort"))] = 1,
    json: Json = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=say.plain("help-svg"))] = None,
) -> None:
    """Tell luck from skill."""
    from pithead.cli import analyse as shell  # noqa: PLC0415

    sys.exit(shell.analyse(file, seed, effort, json, svg))


@app.command(help=say.plain("help-verify"), cls=ExampleCommand, rich_help_panel=RECORDS)
def verify(
    file: RecordFile,
    receipt: Annotated[Path | None, typer.Option("--receipt", metavar="FILE", help=say.plain("help-receipt"))] = None,
    key: Annotated[str | None, typer.Option("--key", metavar="HEX", help=say.plain("help-key"))] = None,
) -> None:
    """Check a finished game."""
    from pithead.cli import records  # noqa: PLC0415

    sys.exit(records.verify(file, receipt, key))


@app.command(help=say.plain("help-new"), cls=GameCommand, rich_help_panel=RECORDS)
def new(
    ctx: typer.Context,
    game: FirstGame = None,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help=say.plain("help-seats"))] = 2,
    seed: Seed = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help=say.plain("help-new-out"))] = Path("game.json"),
    content: Content = None,
) -> None:
    """Open a table."""
    from pithead.cli import records  # noqa: PLC0415
    from pithead.games import game_names  # noqa: PLC0415

    options = chosen_options(ctx)
    records.new(game or game_names()[0], seats, seed, options, out, content)


@app.command("random", help=say.plain("help-random"), cls=GameCommand, rich_help_panel=RECORDS)
def random_games(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=say.plain("help-games"))] = 1,
    seats: Annotated[int, typer.Option("--seats", metavar="K", help=say.plain("help-seats"))] = 2,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=say.plain("help-out"))] = Path("games"),
    seed: Seed = None,
    content: Content = None,
) -> None:
    """Play random games."""
    from pithead.cli import records  # noqa: PLC0415

    options = chosen_options(ctx)
    records.random_games(game, games, seats, out, seed, options, content)


@app.command(help=say.plain("help-rules"), cls=ExampleCommand, rich_help_panel=BOX)
def rules(
    game: GameName,
    rule: Annotated[list[str] | None, typer.Argument(metavar="RULE|WORDS", help=say.plain("help-rule"))] = None,
    json: Json = False,
) -> None:
    """Read the rules."""
    from pithead.cli.rules import print_rules  # noqa: PLC0415

    print_rules(game, " ".join(rule or ()), json)


@app.command(help=say.plain("help-content"), cls=ExampleCommand, rich_help_panel=BOX)
def content(game: GameName, content: Content = None, json: Json = False) -> None:
    """Show the box."""
    from pithead.cli import box  # noqa: PLC0415

    box.content(game, content, json)


@app.command(help=say.plain("help-simulate"), cls=SimulationCommand, rich_help_panel=STUDYING)
def simulate(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=say.plain("help-games"))] = 100_000,
    seats: Annotated[int, typer.Option("--seats", metavar="K", help=say.plain("help-seats"))] = 2,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help=say.plain("help-simulate-bots"))] = "random",
    iterations: Annotated[int | None, typer.Option("--iterations", metavar="N", min=1, help=say.plain("help-simulate-iterations"))] = None,
    seed: SimulationSeed = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=say.plain("help-simulate-out"))] = None,
    workers: Workers = None,
    gpu: Annotated[bool, typer.Option("--gpu", help=say.plain("help-gpu"))] = False,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=say.plain("help-ray"))] = None,
    json: Json = False,
    content: Content = None,
) -> None:
    """Play millions of games."""
    from pithead.cli import simulate as shell  # noqa: PLC0415

    options = chosen_options(ctx)
    request = shell.SimulationRequest(game, games, seats, bots, options, seed, out, workers, gpu, ray, json, content, iterations)
    sys.exit(shell.simulate(request))


@app.command(help=say.plain("help-statistics"), cls=ExampleCommand, rich_help_panel=STUDYING)
def statistics(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=say.plain("help-statistics-games"))] = 200,
    seed: StudySeed = "1",
    content: Content = None,
    json: Json = False,
) -> None:
    """Play many games and count."""
    from pithead.cli.statistics import statistics as measure  # noqa: PLC0415

    sys.exit(measure(game, games, seed, content, json))


@app.command(help=say.plain("help-lab"), cls=ExampleCommand, rich_help_panel=STUDYING)
def lab(
    game: GameName,
    study: Annotated[str, typer.Option("--study", metavar="NAME", help=say.plain("help-lab-study"))] = "report",
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1, help=say.plain("help-lab-games"))] = None,
    seed: SimulationSeed = None,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help=say.plain("help-lab-out"))] = Path("lab"),
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FOLDER", help=say.plain("help-lab-keep"))] = None,
    workers: Workers = None,
    content: Content = None,
) -> None:
    """Study a game."""
    from pithead.cli.lab import LabRequest, write_report  # noqa: PLC0415

    sys.exit(write_report(LabRequest(game, games, seed, out, workers, content, study, keep)))


@app.command(help=say.plain("help-ladder"), cls=ExampleCommand, rich_help_panel=STUDYING)
def ladder(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=2, help=say.plain("help-ladder-games"))] = 1000,
    seats: Annotated[int, typer.Option("--seats", metavar="K", min=2, max=4, help=say.plain("help-seats"))] = 2,
    budget: Annotated[float, typer.Option("--budget", metavar="S", min=0.001, help=say.plain("help-ladder-budget"))] = 0.2,
    processor_time: Annotated[bool, typer.Option("--processor-time", help=say.plain("help-ladder-processor-time"))] = False,
    seed: StudySeed = "ladder",
    workers: Workers = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help=say.plain("help-ladder-bots"))] = "",
    shipped: Annotated[bool, typer.Option("--shipped", help=say.plain("help-ladder-shipped"))] = False,
    json: Json = False,
    exact: Annotated[int, typer.Option("--exact", metavar="POSITIONS", min=0, help=say.plain("help-ladder-exact"))] = 0,
    bank: Annotated[Path | None, typer.Option("--bank", metavar="FOLDER", help=say.plain("help-ladder-bank"))] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=say.plain("help-ladder-out"))] = None,
) -> None:
    """Measure the levels."""
    from pithead.bots.ladder import LadderConfig  # noqa: PLC0415
    from pithead.cli.ladder import ladder as climb  # noqa: PLC0415
    from pithead.cli.ladder import tell_exactly  # noqa: PLC0415

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    config = LadderConfig(game, seats, budget, seed, processor_time, games, workers or 0, names)
    sys.exit(tell_exactly(config, exact, json) if exact else climb(config, shipped, out, json, bank))


@app.command(help=say.plain("help-bench"), cls=ExampleCommand, rich_help_panel=STUDYING)
def bench(
    json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.1, help=say.plain("help-seconds"))] = 3.0,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1000, help=say.plain("help-bench-games"))] = 10_000_000,
    page: Page = None,
) -> None:
    """Measure speed."""
    from pithead.cli import bench as measure  # noqa: PLC0415

    measure.run(json, seconds, games, page)


@app.command(help=say.plain("help-load"), cls=ExampleCommand, rich_help_panel=SERVING)
def load(
    json: Json = False,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=say.plain("help-load-games"))] = 50,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.1, help=say.plain("help-load-seconds"))] = 10.0,
    postgres: Annotated[str | None, typer.Option("--postgres", metavar="URL", help=say.plain("help-load-postgres"))] = None,
    processes: Annotated[str, typer.Option("--processes", metavar="N,N", help=say.plain("help-load-processes"))] = "1,2,4",
    clients: Annotated[int, typer.Option("--clients", metavar="N", min=1, help=say.plain("help-load-clients"))] = 1,
    page: Page = None,
) -> None:
    """Measure the server."""
    from pithead.cli import load as measure  # noqa: PLC0415

    measure.run(games, seconds, postgres, measure.read_counts(processes), json, page, clients)


games = typer.Typer(help=say.plain("help-saved"), cls=CommandGroups, invoke_without_command=True, rich_markup_mode=None)
app.add_typer(games, name="games", rich_help_panel=RECORDS)
Folder = Annotated[Path, typer.Option("--folder", metavar="DIR", help=say.plain("help-folder"))]


@games.callback()
def list_games(ctx: typer.Context, folder: Folder = Path(), json: Json = False) -> None:
    """List the games here, if nothing else is to be done with them."""
    if ctx.invoked_subcommand is None:
        from pithead.cli import saved_games  # noqa: PLC0415

        sys.exit(saved_games.list_games(folder, json))


@games.command("resume", help=say.plain("help-saved-resume"), cls=ExampleCommand)
def resume_game(
    place: Annotated[Path, typer.Argument(metavar="FILE|DIR", help=say.plain("help-resume"))] = Path(),
    plain: Plain = False,
    reduced_motion: ReducedMotion = False,
) -> None:
    """Go on with a game."""
    from pithead.cli.session import PlayRequest  # noqa: PLC0415

    sys.exit(_play(_resumed(place, PlayRequest()), plain=plain, motion=not reduced_motion, confirm=True))


@games.command("stats", help=say.plain("help-stats"), cls=ExampleCommand)
def games_stats(
    folder: Folder = Path(),
    name: Annotated[str, typer.Option("--name", metavar="NAME", help=say.plain("help-stats-name"))] = "",
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=say.plain("help-stats-game"), autocompletion=completed_games)] = "",
    result: Annotated[
        Literal["won", "shared", "lost", "alone"] | None, typer.Option("--result", help=say.plain("help-stats-result"))
    ] = None,
    rival: Annotated[str, typer.Option("--rival", metavar="TEXT", help=say.plain("help-stats-rival"))] = "",
    since: Annotated[str, typer.Option("--since", metavar="DAY", help=say.plain("help-stats-since"))] = "",
    until: Annotated[str, typer.Option("--until", metavar="DAY", help=say.plain("help-stats-until"))] = "",
    analyse: Annotated[bool, typer.Option("--analyse", help=say.plain("help-stats-analyse"))] = False,
    json: Json = False,
) -> None:
    """Sum up finished games."""
    from pithead.cli import history  # noqa: PLC0415

    sys.exit(history.show_statistics(history.StatisticsRequest(folder, name, game, result, rival, since, until, analyse, json)))


@games.command("delete", help=say.plain("help-saved-delete"), cls=ExampleCommand)
def delete_games(
    files: Annotated[list[Path], typer.Argument(metavar="FILE …", help=say.plain("help-record"))],
    yes: Annotated[bool, typer.Option("--yes", help=say.plain("help-yes"))] = False,
) -> None:
    """Delete games."""
    from pithead.cli import saved_games  # noqa: PLC0415

    sys.exit(saved_games.delete_games(files, yes))


db = typer.Typer(help=say.plain("help-db"), cls=CommandGroups, no_args_is_help=True, rich_markup_mode=None)
app.add_typer(db, name="db", rich_help_panel=SERVING)
moderate = typer.Typer(help=say.plain("help-moderate"), cls=CommandGroups, no_args_is_help=True, rich_markup_mode=None)
app.add_typer(moderate, name="moderate", rich_help_panel=SERVING)
bot = typer.Typer(help=say.plain("help-bot"), cls=CommandGroups, no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bot, name="bot", rich_help_panel=PROGRAMS)

Database = Annotated[str | None, typer.Option("--database", metavar="FILE|URL", help=say.plain("help-database"))]
Copy = Annotated[Path, typer.Argument(metavar="FILE", help=say.plain("help-copy"))]
Url = Annotated[str, typer.Argument(metavar="URL", help=say.plain("help-link"))]


@app.command(help=say.plain("help-serve"), cls=ServeCommand, rich_help_panel=SERVING)
def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help=say.plain("help-host"))] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", help=say.plain("help-port"))] = None,
    database: Database = None,
    processes: Annotated[int | None, typer.Option("--processes", metavar="N", help=say.plain("help-processes"))] = None,
    url: Annotated[str | None, typer.Option("--url", metavar="URL", help=say.plain("help-url"))] = None,
    secure: Annotated[bool | None, typer.Option("--secure", help=say.plain("help-secure"))] = None,
    proxy: Annotated[str | None, typer.Option("--proxy", metavar="ADDRESS", help=say.plain("help-proxy"))] = None,
    origins: Annotated[str | None, typer.Option("--origins", metavar="URLS", help=say.plain("help-origins"))] = None,
    webhook: Annotated[str | None, typer.Option("--webhook", metavar="URL", help=say.plain("help-webhook"))] = None,
    log: Annotated[str | None, typer.Option("--log", metavar="LEVEL", help=say.plain("help-log"))] = None,
    frames: Annotated[int | None, typer.Option("--frames", metavar="N", help=say.plain("help-frames"))] = None,
    sockets: Annotated[int | None, typer.Option("--sockets", metavar="N", help=say.plain("help-sockets"))] = None,
    tables: Annotated[int | None, typer.Option("--tables", metavar="N", help=say.plain("help-tables"))] = None,
    open_tables: Annotated[int | None, typer.Option("--open-tables", metavar="N", help=say.plain("help-open-tables"))] = None,
    requests: Annotated[int | None, typer.Option("--requests", metavar="N", help=say.plain("help-requests"))] = None,
    studies: Annotated[int | None, typer.Option("--studies", metavar="N", help=say.plain("help-studies"))] = None,
    sessions: Annotated[int | None, typer.Option("--sessions", metavar="N", help=say.plain("help-sessions"))] = None,
    cpu_ms: Annotated[int | None, typer.Option("--cpu-ms", metavar="MS", help=say.plain("help-cpu-ms"))] = None,
    request_timeout: Annotated[int | None, typer.Option("--request-timeout", metavar="S", help=say.plain("help-request-timeout"))] = None,
    session_days: Annotated[int | None, typer.Option("--session-days", metavar="N", help=say.plain("help-session-days"))] = None,
    contacts: Annotated[int | None, typer.Option("--contacts", metavar="N", help=say.plain("help-contacts"))] = None,
    moderation_token: Annotated[
        str | None, typer.Option("--moderation-token", metavar="TOKEN", help=say.plain("help-moderation-token"))
    ] = None,
    metrics_token: Annotated[str | None, typer.Option("--metrics-token", metavar="TOKEN", help=say.plain("help-metrics-token"))] = None,
    key_file: Annotated[str | None, typer.Option("--key-file", metavar="FILE", help=say.plain("help-key-file"))] = None,
    static_edition: Annotated[str | None, typer.Option("--static-edition", metavar="FOLDER", help=say.plain("help-static-edition"))] = None,
    push_hosts: Annotated[str | None, typer.Option("--push-hosts", metavar="HOSTS", help=say.plain("help-push-hosts"))] = None,
    open: Annotated[bool, typer.Option("--open", help=say.plain("help-open"))] = False,
) -> None:
    """Serve tables."""
    flags = {name: value for name, value in locals().items() if name != "open"}
    gc.disable()  # as for a game; the server turns it on again once it is set up
    from pithead.cli.browse import browse, check_port, watch_start  # noqa: PLC0415
    from pithead.server.run import serve as run  # noqa: PLC0415
    from pithead.server.settings import settings_from  # noqa: PLC0415

    settings = settings_from(flags)
    if open:
        browsed = browse(settings)
        if browsed is None:
            return
        settings = browsed
    check_port(settings.host, settings.port)
    if not open and sys.stderr.isatty():
        watch_start(settings)
    run(settings)


@app.command(help=say.plain("help-join"), cls=ExampleCommand, rich_help_panel=PLAYING)
def join(url: Url, name: Annotated[str | None, typer.Option("--name", metavar="NAME", help=say.plain("help-name"))] = None) -> None:
    """Join a table."""
    from pithead.cli import join as shell  # noqa: PLC0415

    sys.exit(shell.join(url, name))


@bot.command("run", help=say.plain("help-bot-run"), cls=ExampleCommand)
def bot_run(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help=say.plain("help-bot-command"))],
    url: Url,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help=say.plain("help-name"))] = "Bot",
) -> None:
    """Let a program play."""
    from pithead.cli import bot as shell  # noqa: PLC0415

    sys.exit(shell.run(command, url, name))


@db.command("backup", help=say.plain("help-db-backup"), cls=ExampleCommand)
def db_backup(file: Copy, database: Database = None) -> None:
    """Copy the store."""
    from pithead.cli import db as shell  # noqa: PLC0415

    shell.backup(database, file)


Whom = Annotated[str, typer.Argument(metavar="PERSON|ADDRESS", help=say.plain("help-moderate-whom"))]
Hours = Annotated[int, typer.Option("--hours", metavar="N", min=0, max=100_000, help=say.plain("help-moderate-hours"))]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help=say.plain("help-moderate-reason"))]
Listed = Annotated[str, typer.Argument(metavar="ID", help=say.plain("help-moderate-id"))]


@moderate.command("list", help=say.plain("help-moderate-list"), cls=ExampleCommand)
def moderate_list(database: Database = None, json: Json = False) -> None:
    """List open reports and restrictions."""
    from pithead.cli import moderate as shell  # noqa: PLC0415

    shell.show(database, json)


@moderate.command("log", help=say.plain("help-moderate-log"), cls=ExampleCommand)
def moderate_log(database: Database = None, json: Json = False) -> None:
    """Show the audit log."""
    from pithead.cli import moderate as shell  # noqa: PLC0415

    shell.show_log(database, json)


@moderate.command("mute", help=say.plain("help-moderate-mute"), cls=ExampleCommand)
def moderate_mute(whom: Whom, hours: Hours = 24, reason: Reason = "", database: Database = None) -> None:
    """Mute a person or an address."""
    from pithead.cli import moderate as shell  # noqa: PLC0415

    shell.restrict(database, "mute", whom, hours, reason)


@moderate.command("ban", help=say.plain("help-moderate-ban"), cls=ExampleCommand)
def moderate_ban(whom: Whom, hours: Hours = 24, reason: Reason = "", database: Database = None) -> None:
    """Ban a person or an address."""
    from pithead.cli import moderate as shell  # noqa: PLC0415

    shell.restrict(database, "ban", whom, hours, reason)


@moderate.command("lift", help=say.plain("help-moderate-lift"), cls=ExampleCommand)
def moderate_lift(id: Listed, database: Database = None) -> None:
    """End a restriction."""
    from pithead.cli import moderate as shell  # noqa: PLC0415

    shell.lift(database, id)


@moderate.command("close", help=say.plain("help-moderate-close"), cls=ExampleCommand)
def moderate_close(id: Listed, database: Database = None) -> None:
    """Close a report."""
    from pithead.cli import moderate as shell  # noqa: PLC0415

    shell.close(database, id)


@db.command("restore", help=say.plain("help-db-restore"), cls=ExampleCommand)
def db_restore(file: Copy, database: Database = None) -> None:
    """Fill the store."""
    from pithead.cli import db as shell  # noqa: PLC0415

    shell.restore(database, file)


@db.command("check", help=say.plain("help-db-check"), cls=ExampleCommand)
def db_check(database: Database = None, json: Json = False) -> None:
    """Check the store."""
    from pithead.cli import db as shell  # noqa: PLC0415

    sys.exit(shell.check(database, json))
