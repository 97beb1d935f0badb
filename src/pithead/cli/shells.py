"""What the terminal needs to know of each game to show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pithead.cli.paint import paint
from pithead.cli.words import say
from pithead.dice_miner.events import Take
from pithead.dice_miner.game import DiceMiner
from pithead.dice_miner.state import State as DiceMinerState
from pithead.game import AnyGame, Event, Seat, State, Step
from pithead.text import dice_miner as dice_words


class Shell(Protocol):
    """One game as a terminal shows it."""

    def table(self, state: State, names: Sequence[str], legal: Sequence[Event]) -> list[str]:
        """The table as lines, with the legal events marked."""

    def log_line(self, before: State, step: Step, names: Sequence[str]) -> str:
        """What happened."""

    def choice(self, state: State, seat: Seat, event: Event) -> str:
        """What a choice means, beside its notation."""

    def sheet(self, state: State, names: Sequence[str]) -> list[str]:
        """The score sheet with every point explained."""


class DiceMinerShell:
    """Dice Miner in a terminal."""

    def __init__(self, game: DiceMiner) -> None:
        self.game = game

    def table(self, state: DiceMinerState, names: Sequence[str], legal: Sequence[Event]) -> list[str]:
        """The mountain and the troves."""
        marked = [event.slot for event in legal if isinstance(event, Take)]
        return dice_words.table(say, self.game, state, names, marked, paint)

    def log_line(self, before: DiceMinerState, step: Step, names: Sequence[str]) -> str:
        """What happened."""
        return dice_words.log_line(say, self.game, before, step, names)

    def choice(self, state: DiceMinerState, seat: Seat, event: Event) -> str:
        """The die that would be taken, and what it would add to the points if all scored now."""
        words = dice_words.choice_words(say, state, event)
        if not isinstance(event, Take):
            return words
        before, after = state, self.game.apply(state, seat, event)
        if len(after.scores[seat]) != len(before.scores[seat]):
            return words
        gain = self.game.sheets(after)[seat].total - self.game.sheets(before)[seat].total
        return f"{words} ({gain:+})" if gain else words

    def sheet(self, state: DiceMinerState, names: Sequence[str]) -> list[str]:
        """The troves as they would score now, and the rounds before."""
        lines = ["", paint("title", say("dice-sheet-title"))]
        for seat, (name, sheet) in enumerate(zip(names, self.game.sheets(state))):
            lines.append(paint("name", name))
            lines += [f"   {part:10} {points:4}   {why}  ({rule})" for part, points, why, rule in dice_words.sheet_lines(say, sheet)]
            rounds = [say("dice-sheet-round", round=number) + f": {points}" for number, points in enumerate(state.scores[seat], 1)]
            lines += [f"   {', '.join(rounds)}"] if rounds else []
        return lines


def shell_of(game: AnyGame) -> Shell:
    """The terminal's knowledge of a game."""
    assert isinstance(game, DiceMiner)
    return DiceMinerShell(game)
