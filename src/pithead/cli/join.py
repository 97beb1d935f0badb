"""`join`: a seat at a table far away, in this terminal."""

from __future__ import annotations

import getpass
import sys
from typing import Any

import msgspec

from pithead.cli.exit_codes import STOPPED
from pithead.cli.paint import paint
from pithead.cli.records import verified
from pithead.cli.typed import Phrasebook, command_of, notation
from pithead.cli.wire import Client, Door, read_link
from pithead.cli.words import say
from pithead.game import Refusal, Standing
from pithead.games import edition_of
from pithead.record import Record, Tampered
from pithead.words.shell import Shell, refused, shell_of, title_of, won
from pithead.words.spans import painted


def join(url: str, name: str | None) -> int:
    """Sit down (or watch) and play until the game is over or left."""
    link = read_link(url)
    client = Client(Door(link.base, name or getpass.getuser()), link, say.language)
    if link.kind != "watch":
        client.sit(wants_seed)
    try:
        while not client.table:
            client.wait()
        return Seat(client).play()
    except (KeyboardInterrupt, EOFError):
        print("\n" + say("join-left"))
        return STOPPED
    finally:
        client.close()


def wants_seed(seed: str) -> bool:
    """Does the person still want to sit down, having seen the seed of the dice?"""
    print(say("error-seed-unseen", seed=seed))
    print(say("join-asked", yes=say("command-yes"), no=say("command-no")))
    return command_of(read_answer()) == "yes"


def read_answer() -> str:
    """What the person types."""
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


class Seat:
    """A terminal that shows a table and asks its person when it is their turn."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.game = edition_of(client.table["game"], client.table["rules"], None)
        self.shell: Shell = shell_of(self.game, say)
        self.asked_at = -1

    @property
    def table(self) -> dict[str, Any]:
        """The table as it was last seen."""
        return self.client.table

    def play(self) -> int:
        """The game until it is over."""
        print(paint("title", say("join-welcome", game=title_of(self.table["game"], say), table=self.table["table"])))
        print(paint("dim", say("play-sealed", commitment=self.table["commitment"])))
        if self.table["status"] == "open":
            print(say("join-waiting"))
        while True:
            while self.client.wait(0.0 if self.table.get("choices") else None) and not self.table.get("choices"):
                self.tell()
                if self.table["status"] == "over":
                    return self.finish()
            self.tell()
            if self.table.get("choices"):
                self.ask()
            if self.table["status"] == "over":
                return self.finish()

    def tell(self) -> None:
        """What happened since, in sentences, and how to answer where somebody asks."""
        for sentence in filter(None, self.client.sentences):
            print(paint("dim", f"  {sentence}"))
        for each in self.client.news:
            if each["is"] == "asked":
                print("  " + say("join-asked", yes=say("command-yes"), no=say("command-no")))
        for each in self.client.said:
            print(f"  {each['name']}: {each['text']}")
        self.client.sentences.clear()
        self.client.news.clear()
        self.client.said.clear()

    def name(self, seat: int) -> str:
        """The name at a seat; an empty one has a number, as at the server."""
        return str(self.table["seats"][seat].get("name") or say("play-human", number=seat + 1))

    def ask(self) -> None:
        """Show the table and the choices, and send what the person wants."""
        choices = self.table["choices"]
        if self.table["version"] != self.asked_at:
            self.show()
        self.asked_at = self.table["version"]
        answer = choices[0]["event"] if len(choices) == 1 else read_answer()
        if not answer:
            return
        verb, _, rest = answer.partition(" ")
        match command_of(verb if command_of(verb) == "say" else answer):
            case "undo" | "resign" | "leave" | "return" as command:
                reply = self.client.ask({"do": command})
            case "yes" | "no" as command:
                reply = self.client.ask({"do": "answer", "yes": command == "yes"})
            case "say":
                reply = self.client.say(rest)
            case "table":
                self.show()
                return
            case "help":
                names = ("undo", "yes", "no", "say", "leave", "resign")
                print(say("join-help", example=choices[0]["words"], **{name: say(f"command-{name}") for name in names}))
                return
            case "quit":
                raise EOFError
            case _:
                event = self.understood(answer)
                if event is None:
                    return
                reply = self.client.ask({"do": "act", "event": event})
        if reply["is"] == "refused":
            print(reply["message"])
        elif reply["is"] == "stale":
            print(say("join-stale"))

    def understood(self, answer: str) -> str | None:
        """The event that an answer means, by its number, in notation or in words; None if it was refused."""
        choices = self.table["choices"]
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return str(choices[int(answer) - 1]["event"])
        events = [self.game.read_event(each["event"]) for each in (*choices, *self.table.get("extras", ()))]
        try:
            return self.game.write_event(Phrasebook(self.game, self.view(), self.table["you"], events, self.names).read(answer))
        except Refusal as refusal:
            print(refused(self.shell, refusal, say))
            return None

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [self.name(seat) for seat in range(len(self.table["seats"]))]

    def show(self) -> None:
        """The table, and the numbered choices with what each would add."""
        you = self.table["you"]
        names = self.names
        choices, view = self.table["choices"], self.view()
        print("\n" + paint("title", self.shell.title(view)) + "\n")
        board = self.shell.board(view, [choice["event"] for choice in choices])
        print("\n".join([*painted(board, paint), "", *painted(self.shell.players(view, names), paint)]))
        print("\n" + say("play-choices", name=names[you]))
        for number, choice in enumerate(choices, 1):
            written = notation(self.game, self.shell, self.game.read_event(choice["event"]), names)
            preview = f"({choice['preview']})" if choice.get("preview") else ""
            print(f"  {number:2}  {choice['words']}  {paint('dim', written)}  {preview}".rstrip())

    def view(self) -> Any:
        """The view of this seat, as the game's own type."""
        seats = len(self.table["seats"])
        options = msgspec.convert(self.table["options"], self.game.options_type)
        shape = type(self.game.view(self.game.start(seats, options), None))
        return msgspec.convert(self.table["view"], shape)

    def finish(self) -> int:
        """The end."""
        result = msgspec.convert(self.table.get("result") or {"totals": []}, Standing)
        print(say("play-over"))
        code = self.check() if self.client.receipt.commitment else 0
        print(paint("title", won(self.game.name, result, self.names, say)))
        return code

    def check(self) -> int:
        """Check the game against our own receipt, in this process; exit code 1 if the server did not keep its promise."""
        file = self.client.receipt_file
        try:
            record = msgspec.convert(self.client.door.get(f"/api/tables/{self.table['table']}/record"), Record)
            print(verified(record, self.client.receipt))
        except Tampered as refusal:
            print(say.refusal(refusal), file=sys.stderr)
            return 1
        finally:
            print(paint("dim", say("join-receipt", file=file)))
        return 0
