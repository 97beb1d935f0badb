"""`games`: the games in this folder, running and finished: listed, gone on with, deleted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from shlex import quote

import msgspec

from pithead.cli.files import envelope_of, is_record, load_record
from pithead.cli.paint import paint
from pithead.cli.session import GAMES
from pithead.cli.words import say
from pithead.game import Refusal, Unreadable
from pithead.record import Record, game_of, replay_record
from pithead.values import Value
from pithead.words import LANGUAGES, Words
from pithead.words.shell import shell_of, title_of


class SavedGame(Value):
    """A game in a file: `at` is where it stands, such as the round, and `changed` when it was last played."""

    file: str
    game: str
    players: tuple[SavedPlayer, ...]
    title: str
    finished: bool
    changed: datetime
    language: str
    winners: tuple[str, ...]
    at: str


class SavedPlayer(Value):
    """Who sits there, and with how many points now."""

    name: str
    kind: str
    level: str
    points: int


def record_files(folder: Path) -> list[Path]:
    """The records in a folder and in its `games`, the last one played first; other files are passed over."""
    found = [file for place in (folder, folder / GAMES) if place.is_dir() for file in place.glob("*.json")]
    return sorted(filter(is_record, found), key=lambda file: file.stat().st_mtime, reverse=True)


def saved_game(file: Path) -> SavedGame:
    """The game in a file, played up to where it stands."""
    record = load_record(file)
    game, header = game_of(record.header), record.header
    state, _ = replay_record(game, record)
    totals = game.standing(state).totals
    names = [player.name for player in header.players]
    return SavedGame(
        file=str(file),
        game=header.game,
        players=tuple(SavedPlayer(player.name, player.kind, player.level, points) for player, points in zip(header.players, totals)),
        title=title_of(header.game, say),
        finished=record.result is not None,
        changed=datetime.fromtimestamp(int(file.stat().st_mtime)).astimezone(),
        language=next((player.language for player in header.players if player.language), ""),
        winners=tuple(names[seat] for seat in record.result.winners) if record.result else (),
        at=shell_of(game, say).title(game.view(state, None)),
    )


def list_games(folder: Path, json: bool) -> int:
    """Every game here, those that still run first; files that can't be read are named, and the exit code is then 1."""
    games, broken = [], 0
    for file in record_files(folder):
        try:
            games.append(saved_game(file))
        except Refusal as refusal:
            broken += 1
            print(f"{file}: {say.refusal(refusal)}", file=sys.stderr)
    if json:
        sys.stdout.buffer.write(msgspec.json.encode(games) + b"\n")
    else:
        print("\n".join(told_games(games, folder)))
    return int(broken > 0)


def told_games(games: list[SavedGame], folder: Path) -> Iterator[str]:
    """The games as people read them."""
    if not games:
        yield say("saved-none", folder=folder)
        return
    for finished, heading in ((False, "saved-running"), (True, "saved-finished")):
        listed = [game for game in games if game.finished == finished]
        if listed:
            yield paint("title", say(heading))
            for game in listed:
                yield from told_game(game)
            yield ""
    yield say("saved-commands")


def told_game(game: SavedGame) -> Iterator[str]:
    """When, what and how far; then who with how many points, and the file."""
    when = game.changed.strftime("%Y-%m-%d %H:%M")
    yield f"  {paint('dim', when)}  {paint('name', game.title)} · {game.at}"
    players = " : ".join(f"{seated(player)} {player.points}" for player in game.players)
    yield f"      {players}"
    yield f"      {paint('dim', quote(game.file))}"


def seated(player: SavedPlayer) -> str:
    """A player by name; a bot with its level, if its name doesn't tell it."""
    level = say.find(f"level-{player.level}") or player.level
    return player.name if not level or level in player.name else f"{player.name} ({level})"


def last_unfinished(folder: Path, game: str = "") -> Path:
    """The file of the game that was played last and is not over; of one title if that is named."""
    for file in record_files(folder):
        try:
            record = load_record(file)
        except Unreadable:
            continue
        if record.result is None and game in ("", record.header.game):
            return file
    raise Unreadable("resume-none", folder=folder)


def delete_games(files: list[Path], sure: bool) -> int:
    """Delete games with their envelopes, each after a question; the exit code is 1 if one was kept."""
    kept = 0
    for file in files:
        record = load_record(file)
        if sure or is_confirmed(file, record):
            file.unlink()
            envelope_of(file).unlink(missing_ok=True)
            print(say("saved-deleted", file=file))
        else:
            kept += 1
            print(say("saved-kept", file=file))
    return int(kept > 0)


def is_confirmed(file: Path, record: Record) -> bool:
    """Ask whether a game may go; only a clear yes, in any language, is one."""
    names = ", ".join(player.name for player in record.header.players)
    running = "yes" if record.result is None else "no"
    try:
        answer = input(say("saved-sure", file=file, title=title_of(record.header.game, say), names=names, running=running) + " ")
    except EOFError:
        print()
        return False
    yes = {Words(language)("saved-yes").casefold() for language in LANGUAGES}
    return answer.strip().casefold() in yes | {word[0] for word in yes}
