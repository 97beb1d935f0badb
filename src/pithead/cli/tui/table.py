"""The table: board, players, choices and log on one screen; choose, look at what would happen, confirm."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from pithead.cli.plain import beside
from pithead.cli.records import verified
from pithead.cli.rules import book
from pithead.cli.session import Session
from pithead.cli.sitting import OfferedChoice, Sitting
from pithead.cli.totals import total_lines
from pithead.cli.tui.board import LARGE_LINES, BoardWidget, to_text
from pithead.cli.tui.pages import EndPage, HandOverPage, Page
from pithead.cli.words import say
from pithead.coach.room import has_coach
from pithead.game import Event, Refusal, Seat
from pithead.words.shell import refused
from pithead.words.spans import Line, Span, line, plain_text

if TYPE_CHECKING:
    from pithead.cli.tui.app import PitheadApp


class TableScreen(Screen[None]):
    """A game as one person at a time sees it."""

    app: PitheadApp

    def __init__(self, session: Sitting) -> None:
        super().__init__()
        self.session = session
        self.choices: list[OfferedChoice] = []
        self.seat: Seat | None = None
        self.pending: OfferedChoice | None = None
        self.last_words: list[Line] = []
        self.noted = list(session.history())
        self.rounds = [account.rounds for account in session.shell.account(session.view(), session.names)]
        for keys, action in (
            ("u,escape", "undo"),
            *[("h", "hint")] * has_coach(session.game.name),
            ("s", "sheet"),
            ("r", "rules"),
            ("l", "log"),
            ("colon,slash", "type"),
            ("question_mark", "help"),
            ("q", "app.leave"),
        ):
            self._bindings.bind(keys, action, say(f"tui-key-{action.removeprefix('app.')}"), priority=action == "type")
        self._bindings.bind("t", "theme", say("tui-key-theme"), show=False)  # 80 columns have no room for it; the help page tells
        self._bindings.bind("p", "players", say("tui-players-title"), show=False)
        self._bindings.bind("left", "move(-1)", show=False)
        self._bindings.bind("right", "move(1)", show=False)

    def compose(self) -> ComposeResult:
        """Title, board, choices beside players, what would happen, a line to type, the keys."""
        yield Static(id="title")
        yield Static(id="message")
        with Horizontal(id="top"):
            yield BoardWidget(id="board")
        with Container(id="middle"):
            yield OptionList(id="choices")
            with VerticalScroll(id="players-box"):
                yield Static(id="players")
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        yield Static(id="preview")
        yield Input(id="command")
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Go on with the game; the first resize tells what had happened before."""
        self.query_one("#players-box").can_focus = False
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let dice and bots act, one after the other, until a person must decide."""
        happenings = self.session.advance()
        while (text := await asyncio.to_thread(next, happenings, None)) is not None:
            self.note(text)
            self.show_table()
            self.show_round()
            await asyncio.sleep(self.app.pause)
        self.seat = self.session.actor
        if self.seat is None:
            await self.end()
            return
        if self.session.must_hand_over(self.seat):
            await self.app.push_screen_wait(HandOverPage(say("play-hand-over", name=self.session.names[self.seat])))
            self.session.sit(self.seat)
            self.tell_again()
        self.session.sit(self.seat)
        self.ask(self.seat)

    def show_round(self) -> None:
        """When a round has been written down, everybody's points in a dialog; the end has its own."""
        accounts = self.session.shell.account(self.session.view(), self.session.names)
        rounds = [account.rounds for account in accounts]
        if rounds != self.rounds and any(rounds) and not self.session.over:
            lines = [*(line(Span(f"{each.name}: ", "name"), each.rounds) for each in accounts), (), *total_lines(accounts)]
            self.app.push_screen(Page(say, say("tui-round-title"), to_text(lines, self.app.current_theme.dark, wrap=True)))
        self.rounds = rounds

    def tell_again(self) -> None:
        """The log as the person who has just sat down may read it."""
        self.noted = list(self.session.history())
        self.draw_log()

    def draw_log(self) -> None:
        """Everything that was noted, with lines as long as there is room now."""
        log = self.query_one("#log", RichLog)
        log.clear()
        for text in self.noted:
            log.write(text)

    def ask(self, seat: Seat) -> None:
        """List what the seat may do."""
        self.pending = None
        self.choices = self.session.choices(seat)
        options = self.query_one("#choices", OptionList)
        options.clear_options()
        options.add_options([Option(self.option(number, choice)) for number, choice in enumerate(self.choices, 1)])
        options.highlighted = 0
        options.focus()
        self.query_one("#command", Input).placeholder = say("tui-type", example=min((choice.label for choice in self.choices), key=len))
        self.show_table()

    @staticmethod
    def option(number: int, choice: OfferedChoice) -> Content:
        """A choice as an entry of the list."""
        words = f"  {choice.words}" if choice.words else ""
        return Content.assemble(f"{number:2} ", (choice.label, "bold"), words, "  ", (beside(choice), "dim"))

    def show_table(self) -> None:
        """Draw everything as it is now."""
        session = self.session
        view = session.view()
        dark = self.app.current_theme.dark
        legal = [choice.text for choice in self.choices] if session.actor is not None else []
        turn = "" if session.over else say("play-turn-of", name=session.moving)
        message = self.query_one("#message", Static)
        message.update(session.message)
        message.display = bool(session.message)
        title = Text("   ".join(filter(None, (turn, session.shell.title(view)))), "bold")
        self.query_one("#title", Static).update(title)
        self.query_one("#middle").set_class(title.cell_len > self.app.size.width - 2, "-short-log")
        large = self.app.size.height >= LARGE_LINES
        self.query_one("#board", BoardWidget).draw(session.shell.board(view, legal, large), self.selected)
        self.query_one("#players", Static).update(to_text(session.shell.players(view, session.names, brief=not large), dark, wrap=True))
        self.query_one("#preview", Static).update(self.consequence())

    @property
    def selected(self) -> str:
        """The choice under the cursor, or the one that waits for its confirmation."""
        if self.pending is not None:
            return self.pending.text
        index = self.query_one("#choices", OptionList).highlighted
        return self.choices[index].text if index is not None and index < len(self.choices) else ""

    def consequence(self) -> Text:
        """What the choice under the cursor would change, and how to confirm one that is picked."""
        choice = next((choice for choice in self.choices if choice.text == self.selected), None)
        if choice is None:
            return Text("")
        if self.pending is not None:
            more = choice.preview or choice.words or choice.notation
            return Text(say("tui-confirm", choice=choice.label, preview=more), "bold reverse")
        more = choice.preview or choice.words
        about = say("play-about", choice=choice.label, more=more) if more else choice.label
        return Text.assemble(about, "  ", (beside(choice), "dim"))

    def note(self, text: str) -> None:
        """Add a line to the log."""
        if text:
            self.noted.append(text)
            self.query_one("#log", RichLog).write(text)

    @on(OptionList.OptionHighlighted)
    def look(self) -> None:
        """The cursor moved: show what that choice would do."""
        if self.choices:
            self.pending = None
            self.show_table()

    @on(OptionList.OptionSelected)
    def pick(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click: pick a choice, and the second time confirm it."""
        self.choose(self.choices[event.option_index])

    @on(BoardWidget.Pointed)
    def point(self, event: BoardWidget.Pointed) -> None:
        """A place on the board stands for a choice."""
        for index, choice in enumerate(self.choices):
            if choice.text == event.event:
                with self.prevent(OptionList.OptionHighlighted):
                    self.query_one("#choices", OptionList).highlighted = index
                self.choose(choice)

    def choose(self, choice: OfferedChoice) -> None:
        """Pick a choice; picking it again, or having asked for no confirmation, plays it."""
        if self.pending == choice or not self.app.confirm:
            self.act(choice.event)
        else:
            self.pending = choice
            self.show_table()

    def act(self, event: Event) -> None:
        """Play a decision."""
        if self.seat is not None:
            seat, self.choices, self.pending = self.seat, [], None
            self.query_one("#choices", OptionList).clear_options()
            self.note(self.session.act(seat, event))
            self.go_on()

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """A choice in words, in notation, or by its number."""
        text = event.value.strip()
        event.input.value = ""
        self.query_one("#choices", OptionList).focus()
        if self.seat is None or not text:
            return
        try:
            self.act(self.session.understood(text, self.seat, self.choices))
        except Refusal as refusal:
            self.query_one("#preview", Static).update(Text(refused(self.session.shell, refusal, say), "bold"))

    async def end(self) -> None:
        """Show the result in a dialog; the table stays behind it."""
        self.choices = []
        self.show_table()
        self.last_words = await asyncio.to_thread(self.session.ending)
        self.note(plain_text(self.last_words[0]))
        self.query_one("#preview", Static).update(Text(plain_text(self.last_words[0]), "bold"))
        self.call_after_refresh(self.show_end)

    def show_end(self) -> None:
        """What came of it; a game can be played again, checked and analysed."""
        title = self.session.message or say("play-over")
        lines = [each for each in self.last_words if plain_text(each) != title]
        body = to_text(lines, self.app.current_theme.dark, wrap=True)
        if isinstance(self.session, Session):
            page: Page = EndPage(say, title, body, has_coach(self.session.game.name))
        else:
            page = Page(say, title, body)
        self.app.push_screen(page, self.after_end)

    def after_end(self, answer: str | None) -> None:
        """Show every point, or check every roll, and come back; a rematch and the analysis begin when the screen is free."""
        if answer == "sheet":
            self.app.push_screen(self.sheet(), lambda _: self.show_end())
        elif answer == "verify" and isinstance(self.session, Session):
            self.app.push_screen(Page(say, say("tui-key-verify"), verified(self.session.match.record())), lambda _: self.show_end())
        elif answer is not None:
            self.app.exit(answer)

    def action_move(self, by: int) -> None:
        """Left and right go through the choices as up and down do."""
        options = self.query_one("#choices", OptionList)
        if self.choices and options.highlighted is not None:
            options.highlighted = (options.highlighted + by) % len(self.choices)

    def action_undo(self) -> None:
        """Leave the line where choices are typed, put a picked choice back, or take back the last decision of this turn."""
        if isinstance(self.focused, Input):
            self.focused.value = ""
            self.query_one("#choices", OptionList).focus()
        elif self.pending is not None:
            self.pending = None
            self.show_table()
        elif self.seat is not None:
            try:
                self.session.undo(self.seat)
            except Refusal as refusal:
                self.query_one("#preview", Static).update(Text(say.refusal(refusal), "bold"))
                return
            self.note(say("play-undone"))
            self.ask(self.seat)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show me: the best choices, and why."""
        seat, at = self.seat, len(self.session.history())
        if seat is None or not self.choices:
            return
        self.query_one("#preview", Static).update(Text(say("tui-thinking"), "bold"))
        try:
            lines = await asyncio.to_thread(self.session.hint, seat)
        except Refusal as refusal:
            self.query_one("#preview", Static).update(Text(say.refusal(refusal), "bold"))
            return
        self.show_table()
        if at == len(self.session.history()):
            spaced = [part for each in lines for part in (each, ())]
            self.app.push_screen(Page(say, say("tui-hint-title"), to_text(spaced, self.app.current_theme.dark, wrap=True)))

    def action_type(self) -> None:
        """Go to the line where choices are typed, at once: the next key belongs there, however soon it comes."""
        self.set_focus(self.query_one("#command", Input))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """In the line itself a colon is a letter like any other."""
        return None if action == "type" and isinstance(self.focused, Input) else True

    def action_sheet(self) -> None:
        """The score sheet; once all is over the result, which leads to it."""
        if self.last_words:
            self.show_end()
        else:
            self.app.push_screen(self.sheet())

    def sheet(self) -> Page:
        """Every point explained."""
        body = Text()
        for name, parts, rounds in self.session.shell.sheet(self.session.view(), self.session.names):
            body.append(f"{name}\n", "bold")
            for part in parts:
                body.append(f"  {part.name:12}{part.points:5}   {part.because}\n")
            body.append(f"  {rounds}\n\n")
        return Page(say, say("tui-sheet-title"), body)

    def action_players(self) -> None:
        """What lies before everybody, in full: a small screen has no room for four."""
        players = self.session.shell.players(self.session.view(), self.session.names)
        self.app.push_screen(Page(say, say("tui-players-title"), to_text(players, self.app.current_theme.dark, wrap=True)))

    def action_rules(self) -> None:
        """The rules."""
        rules = to_text(book(self.session.game.name), self.app.current_theme.dark, wrap=True)
        self.app.push_screen(Page(say, say("tui-rules-title"), rules))

    def action_log(self) -> None:
        """Everything that has happened."""
        self.app.push_screen(Page(say, say("tui-log-title"), "\n".join(self.session.history())))

    def action_help(self) -> None:
        """What the keys do."""
        text = "\n".join([say("tui-help"), *self.session.shell.help(self.session.view())])
        self.app.push_screen(Page(say, say("tui-help-title"), text))

    def on_resize(self) -> None:
        """Draw the board as large as it fits, and break the lines of the log where it ends now."""
        self.call_after_refresh(self.draw_log)
        self.show_table()

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.toggle_ground()
        self.show_table()
