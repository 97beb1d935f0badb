"""A game at this terminal: who sits where, what bots do, what may be chosen, and a file that always holds it all."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import field

from pithead import fair
from pithead.bots import BOT_BUDGET_S, Bot, make_bot
from pithead.bots.levels import RANDOM, default_level, level_of
from pithead.cli.coach import TableCoach
from pithead.cli.files import envelope_of, load, load_record, read_file, read_text, refuse_existing, unused_path, write_file
from pithead.cli.sitting import Sitting
from pithead.cli.totals import total_lines
from pithead.cli.words import asked_language, say
from pithead.coach.daily import bot_scores, daily_game, is_daily, today
from pithead.coach.room import has_coach
from pithead.game import CHANCE, Event, Seat, State, Step, Unreadable, forced, read_options
from pithead.games import game_names
from pithead.match import Match, open_match, resume_match
from pithead.match.shown import Foresight
from pithead.record import Header, Player, options_of, write_record
from pithead.values import Value
from pithead.words import LANGUAGES
from pithead.words.shell import bot_name, step_sentence, won
from pithead.words.spans import Line, line

GAMES: Final = Path("games")
"""Where games lie that were given no other place."""

FIRST_BUDGET_LEAST_S: Final = BOT_BUDGET_S / 2
"""However long a start takes, a bot has so long for the first decision after it."""


class PlayRequest(Value):
    """What the user asked for on the command line; a game that goes on needs no name."""

    game: str = ""
    seats: int | None = None
    people: int | None = None
    bots: str | None = None
    level: str | None = None
    names: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seed: str | None = None
    save: Path | None = None
    content: Path | None = None


class Session(Sitting):
    """A running game with its people and bots."""

    def __init__(self, match: Match, file: Path, level: str) -> None:
        """`level` is that of bots whose own the record does not tell."""
        super().__init__(match.game, [player.name for player in match.header.players])
        self.match = match
        self.file = file
        self.people = [seat for seat, player in enumerate(match.header.players) if player.kind == "human"]
        self.levels = {seat: player.level or level for seat, player in enumerate(match.header.players) if seat not in self.people}
        self.bots: dict[Seat, Bot] = {seat: make_bot(self.game, level, seat) for seat, level in self.levels.items()}
        self.rng = random.Random(match.header.table)
        self.seated: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.coach = TableCoach(self.game, self.names, self.people)
        self.coached = False
        self.awaited_since: float | None = None
        """Since when somebody has waited for this game to begin, by the clock; None once anybody has decided something."""

    @property
    def actor(self) -> Seat | None:
        """The person who is to decide now, the lowest seat of several; nobody while bots or dice are due."""
        return next((seat for seat in self.match.table.actors if seat in self.people), None)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.match.over

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    def sit(self, seat: Seat) -> None:
        """This seat is at the keyboard now: the table and the log are shown as it may know them until another sits down."""
        self.seated = seat

    def view(self) -> Any:
        """The table as it may be shown now."""
        return self.game.view(self.match.state, self.seated)

    def has_secrets(self, seat: Seat | None) -> bool:
        """Would this seat's view show others at the keyboard what they may not know?"""
        return len(self.people) > 1 and self.game.view(self.match.state, seat) != self.game.view(self.match.state, None)

    def must_hand_over(self, seat: Seat) -> bool:
        """Does somebody else sit at the keyboard, and has one of the two a secret?"""
        return seat != self.seated and (self.has_secrets(seat) or self.has_secrets(self.seated))

    @property
    def moving(self) -> str:
        """Who is to act now, by name."""
        actors = self.match.table.actors
        return say("told-chance") if actors == (CHANCE,) else ", ".join(self.names[seat] for seat in actors)

    def preview(self, seat: Seat, event: Event) -> str:
        """What an event would change by itself; nothing is said where something would be turned up."""
        view = self.game.view(self.match.state, seat)
        foreseen = Foresight(self.match.table, seat, view).after(event)
        return "" if foreseen is None else self.shell.preview(view, foreseen.view, seat)

    def act(self, seat: Seat, event: Event) -> str:
        """Play a decision and keep it; what happened in one sentence."""
        view = self.view()
        word = self.word(seat, event)
        self.match.act(seat, event)
        self.awaited_since = None
        self.keep()
        return "\n".join(filter(None, (self.narrated(view, Step(seat, event)), word)))

    def call_coach(self) -> None:
        """From now on a coach says after each decision what it lost; raises Refusal between people."""
        self.coach.coach()
        self.coached = True

    def word(self, seat: Seat, event: Event) -> str:
        """What the coach says to a decision."""
        if not self.coached or seat not in self.people:
            return ""
        state = self.match.state
        return self.coach.word(self.game.view(state, seat), seat, self.game.legal(state, seat), event)

    def hint(self, seat: Seat) -> list[Line]:
        """The best that the seat can do, each with what it is worth and why."""
        state = self.match.state
        return self.coach.hint(self.game.view(state, seat), seat, self.game.legal(state, seat))

    def undo(self, seat: Seat) -> None:
        """Take the seat's last decision back."""
        self.match.undo(seat)
        self.keep()

    def advance(self) -> Iterator[str]:
        """Play dice, bots and moves without a choice, until a person must decide or all is over; tell each as it happens.

        Whoever would need the keyboard first is asked even without a choice: being skipped would tell the others something.
        """
        while actors := self.match.table.actors:
            view = self.view()
            if actors == (CHANCE,):
                step = self.match.deal_one()
                self.keep()
                yield self.narrated(view, step)
            elif (bot := next((seat for seat in actors if seat in self.bots), None)) is not None:
                legal = self.game.legal(self.match.state, bot)
                yield self.act(bot, self.bots[bot].choose(self.game.view(self.match.state, bot), legal, self.rng, self.budget()))
            elif (only := forced(self.game, self.match.state)) is not None and not self.must_hand_over(only.seat):
                yield self.act(*only)
            else:
                return

    def budget(self) -> float:
        """The seconds that a bot may think now: what somebody has already waited for the first move of all is part of them."""
        waited = 0.0 if self.awaited_since is None else perf_counter() - self.awaited_since
        return max(BOT_BUDGET_S - waited, FIRST_BUDGET_LEAST_S)

    def narrated(self, view: Any, step: Step) -> str:
        """A step as a sentence, as those who watch may see it; empty if they may not."""
        return self.sentence(view, self.view(), step)

    def sentence(self, before: Any, after: Any, step: Step) -> str:
        """A step between two views of whoever sits at the keyboard."""
        seen = self.game.seen(step, self.seated)
        return step_sentence(self.shell, before, after, seen, self.names) if seen else ""

    def history(self) -> list[str]:
        """Everything that has happened so far."""
        views = [self.game.view(state, self.seated) for state in self.match.states]
        sentences = map(self.sentence, views, views[1:], self.match.steps)
        return [text for text in sentences if text]

    def keep(self) -> None:
        """Write the record as it is now; once the game is over, the envelope is open and goes."""
        write_file(self.file, write_record(self.match.record()))
        if self.match.over:
            envelope_of(self.file).unlink(missing_ok=True)

    @property
    def sealed(self) -> bool:
        """Were the dice in an envelope, and not those of a public seed?"""
        return self.match.header.seed is None

    def ending(self) -> list[Line]:
        """Who won, the points of everybody, how to check them, and how to learn from them."""
        standing = self.game.standing(self.match.state)
        if len(self.names) == 1:
            result = [say("play-alone", points=standing.totals[0]), *self.percentile(standing.totals[0])]
        else:
            result = [won(self.game.name, standing, self.names, say)]
        file = quote(str(self.file))
        commands = [say("play-verify" if self.sealed else "play-verify-seed", file=file)]
        if has_coach(self.game.name):
            commands.append(say("play-analyse", file=file))
        totals = total_lines(self.shell.account(self.view(), self.names))
        return [*map(line, result), (), *totals, (), *map(line, commands)]

    def percentile(self, points: int) -> list[str]:
        """How many bots did worse on the same dice, where these are public (DM-9.2)."""
        if self.sealed:
            return []
        bots = bot_scores(self.match.header)
        return [say("play-percentile", percent=bots.beaten_by(points), games=bots.games)]


def open_session(request: PlayRequest) -> Session:
    """A new game, from its first roll, with its sealed dice beside its file."""
    if not request.game:
        raise Unreadable("game-needed", known=", ".join(game_names()))
    game = load(request.game, request.content)
    if request.save is not None:
        refuse_existing(request.save)
    options = read_options(game, request.options, strict=False)
    corrections = None if request.content is None else read_text(request.content)
    match, secret = open_match(game, seat_players(request), options=options, seed=seed_of(request), corrections=corrections)
    return begin(match, secret, request.save or unused_path(GAMES / file_name(match.header)))


def begin(match: Match, secret: bytes, file: Path) -> Session:
    """A game that is in its file before the first roll, with its sealed dice beside it."""
    session = Session(match, file, RANDOM.name)
    if session.sealed:
        write_file(envelope_of(file), secret.hex().encode(), private=True)
    session.keep()
    return session


def play_again(session: Session) -> Session:
    """A rematch: the same people, bots and options, in a file of its own beside the last game."""
    header = session.match.header
    players = [msgspec.structs.replace(player, nonce=fair.new_nonce() if player.kind == "human" else None) for player in header.players]
    options = options_of(session.game, header)
    match, secret = open_match(session.game, players, options=options, seed=header.seed, corrections=header.corrections)
    again = begin(match, secret, unused_path(session.file.parent / file_name(match.header)))
    again.coached = session.coached
    return again


def file_name(header: Header) -> str:
    """The game, and what tells it from others in one word: its seed, or the beginning of its random number."""
    label = header.table[:8] if header.seed is None else "-".join(re.findall(r"[A-Za-z0-9]+", header.seed))[:40] or "seed"
    return f"{header.game}-{label}.json"


def resume_session(file: Path, request: PlayRequest, level: str | None) -> Session:
    """A game that was left, in its language; raises Unreadable where something else is asked for than what it began with.

    `level` is for bots of older records, which don't tell theirs.
    """
    record = load_record(file)
    speak_language_of(record.header)
    if record.result is not None:
        raise Unreadable("record-finished", file=file)
    if request.game not in ("", record.header.game):
        raise Unreadable("resume-game", file=quote(str(file)), game=record.header.game)
    level = level or default_level(record.header.game)
    if asked := contradicting_argument(request, record.header):
        raise Unreadable("resume-otherwise", argument=asked)
    envelope = envelope_of(file)
    if record.header.seed is not None:
        return Session(resume_match(record, fair.seed_secret(record.header.seed)), file, level)
    if not envelope.exists():
        raise Unreadable("envelope-missing", file=envelope)
    try:
        secret = bytes.fromhex(read_file(envelope, 64).decode())
    except ValueError:
        raise Unreadable("envelope-other") from None
    return Session(resume_match(record, secret), file, level)


def speak_language_of(header: Header) -> None:
    """Go on in the language that a game began in, unless another was asked for by name."""
    began = next((player.language for player in header.players if player.language in LANGUAGES), None)
    if began is not None and asked_language() is None:
        say.language = began


def contradicting_argument(request: PlayRequest, header: Header) -> str | None:
    """The first argument that a running game can't follow, for it was settled when the game began."""
    settled = {f"--{name}": getattr(request, name) for name in ("seats", "people", "bots", "names", "seed", "save", "content")}
    settled |= {f"--{name.replace('_', '-')}": value for name, value in request.options.items()}
    levels = {player.level for player in header.players if player.kind == "bot" and player.level}
    if request.level is not None and levels - {request.level}:
        return "--level"
    return next((argument for argument, value in settled.items() if value is not None), None)


def seed_of(request: PlayRequest) -> str | None:
    """The seed that was asked for; a daily game has one for each day."""
    if request.seed is None and is_daily(request.game, request.options):
        daily = daily_game(request.game, today())
        return None if daily is None else daily.seed
    return request.seed


def seat_players(request: PlayRequest) -> list[Player]:
    """Who sits where: people first, then bots; one person against one bot unless asked otherwise."""
    names, asked = split_names(request.names), split_names(request.bots)
    people, seats = people_and_seats(request, len(names), len(asked))
    bots = seats - people
    if bots < 0 or (asked and len(asked) != bots):
        raise Unreadable("players", bots=len(asked), people=people, seats=seats)
    if names and len(names) != people:
        raise Unreadable("names", names=len(names), people=people)
    levels = asked or [request.level or default_level(request.game)] * bots
    for level in levels:
        level_of(request.game, level)
    default = [say("play-human", number=number) for number in range(1, people + 1)]
    return [
        *(Player(name, "human", fair.new_nonce(), language=say.language) for name in names or default),
        *(Player(say("play-bot", level=bot_name(level, say), number=number), "bot", None, level) for number, level in enumerate(levels, 1)),
    ]


def people_and_seats(request: PlayRequest, names: int, bots: int) -> tuple[int, int]:
    """How many people there are, and how many seats, from whatever of it was said."""
    alone = is_daily(request.game, request.options) or request.seats == 1
    people = request.people if request.people is not None else names or None
    if bots:
        people = people if people is not None else 1 if request.seats is None else request.seats - bots
        return people, people + bots if request.seats is None else request.seats
    seats = request.seats if request.seats is not None else 1 if alone else max(2, people or 0)
    return people if people is not None else 1 if seats == 2 else seats, seats


def split_names(text: str | None) -> list[str]:
    """Names that are separated by commas."""
    return [name.strip() for name in text.split(",")] if text else []
