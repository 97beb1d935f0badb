"""`replay`, `verify`, `new` and `random`: games as files."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from shlex import quote
from typing import Any

from pithead import fair
from pithead.bots import RandomBot
from pithead.cli.files import envelope_of, load, load_record, read_file, read_text, refuse_existing, write_file
from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.game import Unreadable, read_options
from pithead.game import replay as replay_states
from pithead.match import open_match, play_out
from pithead.receipt import Receipt, read_receipt, verify_receipt
from pithead.record import LARGEST, Player, Record, Tampered, game_of, replay_record, write_record
from pithead.record import verify as verify_record
from pithead.words.shell import shell_of, step_sentence, winners_of
from pithead.words.spans import painted


def verify(file: Path, receipt: Path | None = None, key: str | None = None) -> int:
    """Say in one line whether the game is what it claims to be, and what our receipt says: exit code 0, or 1 if not."""
    if key is not None and receipt is None:
        raise Unreadable("key-alone")
    record = load_record(file)
    kept = None if receipt is None else read_receipt(read_file(receipt, LARGEST))
    try:
        print(verified(record, kept, key))
    except Tampered as refusal:
        print(f"{file}: {say.refusal(refusal)}", file=sys.stderr)
        return 1
    return 0


def verified(record: Record, receipt: Receipt | None = None, key: str | None = None) -> str:
    """What was checked, in a sentence or three; raises Tampered if the game is not what it claims to be, or not what the receipt says."""
    result = verify_record(record) if receipt is None else verify_receipt(record, receipt, key)
    names = [player.name for player in record.header.players]
    winners = winners_of(result, names, say)
    totals = " : ".join(map(str, result.totals))
    dice = "cli-verified" if record.header.seed is None else "cli-verified-seed"
    checked = say(dice, steps=len(record.steps), totals=totals, winners=winners)
    if receipt is None:
        return checked
    signed = receipt.signed
    by = say("cli-unsigned") if signed is None else say("cli-signed", steps=signed.steps, key=signed.key)
    return f"{checked} {say('cli-verified-receipt')} {by}"


def replay(file: Path, to: int | None, json: bool, screen: bool) -> None:
    """Every step as a sentence, and the table at the end of them; or on the whole screen, to go through with the arrow keys."""
    record = load_record(file)
    game = game_of(record.header)
    state, steps = replay_record(game, record, to)
    if json:
        sys.stdout.buffer.write(game.write_position(state) + b"\n")
        return
    if screen:
        from pithead.cli.tui.app import replay_on_screen  # noqa: PLC0415

        start, _ = replay_record(game, record, 0)
        whole = replay_record(game, record)[1]
        names = [player.name for player in record.header.players]
        replay_on_screen(game, list(replay_states(game, start, whole)), whole, names, len(steps) if to is not None else 0)
        return
    shell = shell_of(game, say)
    names = [player.name for player in record.header.players]
    before, _ = replay_record(game, record, 0)
    for number, step in enumerate(steps, 1):
        after = game.apply(before, step.seat, step.event)
        print(f"{number:4}  {step_sentence(shell, game.view(before, step.seat), game.view(after, step.seat), step, names)}")
        before = after
    view = game.view(state, None)
    print("\n".join(["", shell.title(view), "", *painted([*shell.board(view, ()), (), *shell.players(view, names)], paint)]))
    print(say("cli-replay-step", number=len(steps), count=len(record.steps)))


def new(name: str, seats: int, seed: str | None, wishes: dict[str, Any], out: Path, content: Path | None) -> None:
    """Write the header of a new game, and its sealed dice beside it."""
    game = load(name, content)
    players = [Player(say("play-human", number=seat + 1), "human", fair.new_nonce(), language=say.language) for seat in range(seats)]
    match, secret = open_match(
        game,
        players,
        options=read_options(game, wishes, strict=False),
        seed=seed,
        corrections=None if content is None else read_text(content),
    )
    refuse_existing(out)
    write_file(out, write_record(match.record()))
    if seed is None:
        write_file(envelope_of(out), secret.hex().encode(), private=True)
    print(say("cli-written", file=out))
    print(say("cli-new-hint", game=name, file=quote(str(out))))


def random_games(name: str, games: int, seats: int, out: Path, seed: str | None, wishes: dict[str, Any], content: Path | None) -> None:
    """Play random games and write one record file each; Ctrl-C keeps those that are done."""
    game = load(name, content)
    options = read_options(game, wishes, strict=False)
    corrections = None if content is None else read_text(content)
    done = 0
    try:
        for number in range(1, games + 1):
            label = None if seed is None else f"{seed}/{number}"
            players = [Player(f"random {seat}", "bot", None) for seat in range(seats)]
            match, _ = open_match(game, players, options=options, seed=label, corrections=corrections)
            play_out(match, [RandomBot()] * seats, random.Random(label))
            file = out / f"{name}-{number:0{len(str(games))}}.json"
            refuse_existing(file)
            write_file(file, write_record(match.record()))
            done = number
            if sys.stderr.isatty():
                print(f"\r{done}/{games}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(say("cli-random-stopped", games=done, folder=out))
        sys.exit(130)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    print(say("cli-random-done", games=done, folder=out))
