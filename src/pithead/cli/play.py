"""`play`: a game in the terminal, in turns at one keyboard and against bots, kept in a file after every step."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from pithead import fair
from pithead.bots import Bot, CarelessBot, make_bot
from pithead.cli.box import read_rules, rules_page
from pithead.cli.files import load, read_file, read_text, write_file
from pithead.cli.paint import paint
from pithead.cli.records import envelope_of, load_record, options_from
from pithead.cli.shells import Shell, shell_of
from pithead.cli.words import say
from pithead.game import AnyGame, Event, Refusal, Seat, Unreadable
from pithead.match import Match, open_match, play_out, resume_match
from pithead.record import Player, write_record

LEFT = 130
"""The exit code after Ctrl-C or `quit`."""


class Wish(msgspec.Struct, frozen=True):
    """What the user asked for on the command line."""

    game: str
    seats: int | None
    bots: int | None
    level: str
    names: str | None
    solo: str | None
    random_heroes: bool
    seed: str | None
    save: Path | None
    content: Path | None


class Leave(Exception):
    """The person wants to go."""


def play(wish: Wish) -> int:
    """A new game, from its first roll."""
    game = load(wish.game, wish.content)
    options = options_from(game, {"solo": wish.solo, "random-heroes": wish.random_heroes})
    players = seat_players(wish)
    bots = {seat: make_bot(game, wish.level, seat) for seat, player in enumerate(players) if player.kind == "bot"}
    corrections = None if wish.content is None else read_text(wish.content)
    match, secret = open_match(game, players, options=options, seed=seed_of(wish), corrections=corrections)
    file = wish.save or Path("games") / f"{wish.game}-{match.header.table[:8]}.json"
    write_file(envelope_of(file), secret.hex().encode(), private=True)
    return Table(match, file, bots).play()


def seed_of(wish: Wish) -> str | None:
    """The seed that was asked for; a daily mountain has one for each day (DM-9.2)."""
    if wish.seed is None and wish.solo == "daily":
        return f"daily {datetime.now(UTC).date()}"
    return wish.seed


def seat_players(wish: Wish) -> list[Player]:
    """Who sits where: people first, then bots; one person against one bot unless asked otherwise."""
    alone = wish.solo == "daily" or wish.seats == 1
    seats = wish.seats if wish.seats is not None else 1 if alone else 2
    bots = wish.bots if wish.bots is not None else 0 if alone else 1 if wish.seats in (None, 2) else 0
    if not 0 <= bots <= seats:
        raise Unreadable("players", bots=bots, seats=seats)
    people = seats - bots
    names = [name.strip() for name in wish.names.split(",")] if wish.names else []
    if names and len(names) != people:
        raise Unreadable("names", names=len(names), people=people)
    default = [say("play-human", number=number) for number in range(1, people + 1)]
    return [
        *(Player(name, "human", fair.new_nonce()) for name in names or default),
        *(Player(say("play-bot", level=wish.level, number=number), "bot", None) for number in range(1, bots + 1)),
    ]


def resume(file: Path, level: str) -> int:
    """Go on with a game that was left."""
    record = load_record(file)
    if record.result is not None:
        raise Unreadable("record-finished", file=file)
    envelope = envelope_of(file)
    if record.header.seed is not None:
        secret = fair.seed_secret(record.header.seed)
    elif envelope.exists():
        secret = bytes.fromhex(read_file(envelope, 64).decode())
    else:
        raise Unreadable("envelope-missing", file=envelope)
    match = resume_match(record, secret)
    bots = {seat: make_bot(match.game, level, seat) for seat, player in enumerate(record.header.players) if player.kind == "bot"}
    return Table(match, file, bots).play()


def daily_scores(match: Match, games: int = 25) -> list[int]:
    """What a bot that slips now and then makes of the same dice (DM-9.2)."""
    bot = CarelessBot(make_bot(match.game, "greedy", 0), slips=0.15)
    scores = []
    for number in range(games):
        again = match.replayed()
        play_out(again, [bot], random.Random(number))
        scores.append(match.game.standing(again.state).totals[0])
    return scores


class Table:
    """A terminal with a game on it."""

    def __init__(self, match: Match, file: Path, bots: dict[Seat, Bot]) -> None:
        self.match = match
        self.file = file
        self.bots = bots
        self.game: AnyGame = match.game
        self.shell: Shell = shell_of(match.game)
        self.names = [player.name for player in match.header.players]
        self.rng = random.Random(match.header.table)

    def play(self) -> int:
        """The game until it is over or left."""
        print(paint("title", say("play-welcome", game=self.match.header.game)))
        print(paint("dim", say("play-sealed", commitment=self.match.header.commitment)))
        print(paint("dim", say("play-saved", file=self.file)))
        try:
            self.run()
        except (KeyboardInterrupt, EOFError, Leave):
            print("\n" + say("play-left", game=self.game.name, file=self.file))
            return LEFT
        self.finish()
        return 0

    def run(self) -> None:
        """Deal what is due and ask who is to act, until nobody is."""
        self.keep()
        self.deal()
        while actors := self.game.to_act(self.match.state):
            seat = actors[0]
            legal = self.game.legal(self.match.state, seat)
            if seat in self.bots:
                view = self.game.view(self.match.state, seat)
                event = self.bots[seat].choose(view, legal, self.rng, 1.0)
            else:
                event = legal[0] if len(legal) == 1 else self.ask(seat, list(legal))
            self.act(seat, event)
            self.deal()

    def act(self, seat: Seat, event: Event) -> None:
        """Play a decision, keep it, and say what happened."""
        before = self.match.state
        self.match.act(seat, event)
        self.keep()
        print(self.shell.log_line(before, self.match.steps[-1], self.names))

    def deal(self) -> None:
        """Play every outcome that is due, one by one."""
        before = self.match.state
        for step in self.match.deal():
            print(self.shell.log_line(before, step, self.names))
            before = self.game.apply(before, step.seat, step.event)
        self.keep()

    def keep(self) -> None:
        """Write the record as it is now."""
        write_file(self.file, write_record(self.match.record()))

    def ask(self, seat: Seat, legal: list[Event]) -> Event:
        """Show the table and the choices, and wait for one of them."""
        self.show(seat, legal)
        while True:
            answer = input("> ").strip()
            event = self.understand(answer, seat, legal) if answer else None
            if event is not None:
                return event

    def show(self, seat: Seat, legal: list[Event]) -> None:
        """The table, and the numbered choices."""
        state = self.match.state
        print("\n".join(self.shell.table(state, self.names, legal)))
        print(say("dice-choices", name=self.names[seat]))
        for number, event in enumerate(legal, 1):
            print(f"  {number:2}  {self.game.write_event(event):24} {paint('dim', self.shell.choice(state, seat, event))}".rstrip())

    def understand(self, answer: str, seat: Seat, legal: list[Event]) -> Event | None:
        """The event that an answer means; None if it asked for something else, or was refused."""
        verb, _, rest = answer.partition(" ")
        match verb.lower():
            case "?" | "help" | "h":
                print(say("play-help", example=self.game.write_event(legal[0])))
            case "q" | "quit" | "exit":
                raise Leave
            case "score":
                print("\n".join(self.shell.sheet(self.match.state, self.names)))
            case "table":
                self.show(seat, legal)
            case "rules":
                print(read_rules(rules_page(self.game.name)).get(rest.strip().upper()) or rules_page(self.game.name))
            case number if number.isdecimal() and not rest:
                return self.numbered(number, legal)
            case _:
                return self.typed(answer, seat)
        return None

    def numbered(self, number: str, legal: list[Event]) -> Event | None:
        """The choice with this number."""
        if 1 <= int(number) <= len(legal):
            return legal[int(number) - 1]
        print(say.refusal(Unreadable("number", text=number, least=1, most=len(legal))))
        return None

    def typed(self, text: str, seat: Seat) -> Event | None:
        """The event in notation, if it is legal now; if not, why."""
        try:
            event = self.game.read_event(text)
            self.game.apply(self.match.state, seat, event)
        except Refusal as refusal:
            print(say.refusal(refusal))
            return None
        return event

    def finish(self) -> None:
        """Who won and why; the envelope is opened and thrown away."""
        envelope_of(self.file).unlink(missing_ok=True)
        standing = self.game.standing(self.match.state)
        print("\n".join(self.shell.sheet(self.match.state, self.names)))
        print("\n" + paint("title", say("play-over")))
        if len(self.names) == 1:
            print(say("play-alone", points=standing.totals[0]))
            others = daily_scores(self.match)
            beaten = sum(1 for score in others if score < standing.totals[0])
            print(say("play-percentile", percent=100 * beaten // len(others), games=len(others)))
        else:
            winners = ", ".join(self.names[seat] for seat in standing.winners)
            print(say("play-won", names=winners, count=len(standing.winners), points=max(standing.totals)))
        print(say("play-verify", file=self.file))
