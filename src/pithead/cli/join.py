"""`join`: a seat at a table far away, in this terminal."""

from __future__ import annotations

import getpass
import sys
from typing import Any

import msgspec

from pithead.cli.paint import paint
from pithead.cli.wire import Client, Door, read_link
from pithead.cli.words import say
from pithead.game import CHANCE, Standing
from pithead.games import edition_of
from pithead.words.shell import Shell, shell_of, won
from pithead.words.spans import painted

LEFT = 130


def join(url: str, name: str | None) -> int:
    """Sit down (or watch) and play until the game is over or left."""
    link = read_link(url)
    client = Client(Door(link.base, name or getpass.getuser()), link)
    if link.kind != "watch":
        client.sit()
    try:
        while not client.table:
            client.wait()
        return Seat(client).play()
    except (KeyboardInterrupt, EOFError):
        print("\n" + say("join-left"))
        return LEFT
    finally:
        client.close()


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
        print(paint("title", say("join-welcome", game=self.table["game"], table=self.table["table"])))
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
        """What happened since, in sentences where no drawing is needed."""
        for each in self.client.news:
            match each["is"]:
                case "acted" | "fell":
                    seat = each.get("seat", CHANCE)
                    who = "" if seat == CHANCE else f"{self.name(seat)}: "
                    print(paint("dim", f"  {who}{each['event']}"))
                case "sat" | "returned" | "rose" | "asked" | "undone":
                    print(paint("dim", "  " + say(f"join-{each['is']}", name=each.get("name") or self.name(each["seat"]))))
                case "left":
                    print(paint("dim", "  " + say("join-left-table", name=self.name(each["seat"]))))
        for each in self.client.said:
            print(f"  {each['name']}: {each['text']}")
        self.client.news.clear()
        self.client.said.clear()

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return str(self.table["seats"][seat].get("name", seat))

    def ask(self) -> None:
        """Show the table and the choices, and send what the person wants."""
        choices = self.table["choices"]
        if self.table["version"] != self.asked_at:
            self.show()
        self.asked_at = self.table["version"]
        answer = choices[0]["event"] if len(choices) == 1 else self.read_answer()
        verb, _, rest = answer.partition(" ")
        match verb.lower():
            case "":
                return
            case "undo" | "resign" | "leave" | "return":
                reply = self.client.ask({"do": verb.lower()})
            case "yes" | "no":
                reply = self.client.ask({"do": "answer", "yes": verb.lower() == "yes"})
            case "say":
                reply = self.client.say(rest)
            case "table":
                self.show()
                return
            case "?" | "help":
                print(say("join-help", example=choices[0]["event"]))
                return
            case number if number.isdecimal() and 1 <= int(number) <= len(choices) and not rest:
                reply = self.client.ask({"do": "act", "event": choices[int(number) - 1]["event"]})
            case _:
                reply = self.client.ask({"do": "act", "event": answer})
        if reply["is"] == "refused":
            print(reply["message"])
        elif reply["is"] == "stale":
            print(say("join-stale"))

    def read_answer(self) -> str:
        """What the person types."""
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def show(self) -> None:
        """The table, and the numbered choices with what each would add."""
        you = self.table["you"]
        names = [self.name(seat) for seat in range(len(self.table["seats"]))]
        choices, view = self.table["choices"], self.view()
        print("\n" + paint("title", self.shell.title(view)) + "\n")
        board = self.shell.board(view, [choice["event"] for choice in choices])
        print("\n".join([*painted(board, paint), "", *painted(self.shell.players(view, names), paint)]))
        print("\n" + say("play-choices", name=names[you]))
        for number, choice in enumerate(choices, 1):
            gain = choice["points"][you] if choice.get("points") else 0
            print(f"  {number:2}  {choice['event']:24} {paint('dim', f'({gain:+})' if gain else '')}".rstrip())

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
        print(paint("title", won(self.game.name, result, [self.name(seat) for seat in range(len(self.table["seats"]))], say)))
        return 0
