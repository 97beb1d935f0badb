"""Snapshots of a game after any number of steps, as one seat may know it; and branches, which go on otherwise.

Nothing is stored between two calls. The client sends the steps since the branch left the real game. The dice of a branch fall
by a seed made of exactly these, so the same question has the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from pithead import fair
from pithead.game import CHANCE, AnyGame, Refusal, Seat, State, Step, Unreadable
from pithead.match.entries import Ended
from pithead.match.shown import TableView
from pithead.match.table import Table, replace, set_up, states, stepped
from pithead.record import Player, Record, game_of, header_of, read_step, replay_record, write_step
from pithead.server.narration import Narration, Narrator
from pithead.values import Value
from pithead.words.shell import ScoreSheet

MAX_BOT_MOVES: Final = 40
"""Decisions of bots in one answer; ask again to see more."""

Choose = Callable[[Table, Seat], str | None]
"""What a bot plays on a seat, in notation; None if there is no time left."""


class GameSnapshot(Value):
    """A game after `at` steps: what happened last in sentences, the table, and the table in words."""

    at: int
    says: tuple[str, ...]
    shown: TableView
    told: Narration


def snapshot(table: Table, seat: Seat | None, lang: str, says: Sequence[str] = ()) -> GameSnapshot:
    """The snapshot of a table, seen from a seat or with None by a spectator.

    Nothing can be undone in it, and while dice are due nobody is to act.
    """
    to_act = () if table.actors == (CHANCE,) else table.actors
    narrator = Narrator(table, seat, lang)
    picture = narrator.shown()
    return GameSnapshot(len(table.steps), tuple(says), replace(picture, to_act=to_act, undo=False), narrator.narration(picture))


def table_of(record: Record) -> Table:
    """The table of a recorded game, after its last step."""
    game = game_of(record.header)
    state, steps = replay_record(game, record)
    table = set_up(game, record.header, bytes(fair.SECRET_BYTES))
    table = replace(table, state=state, steps=tuple(steps), actors=game.to_act(state))
    if record.result is None or not record.conceded:
        return table
    return replace(table, ended=Ended(record.result.winners), actors=())


def practice(game: AnyGame, state: State, names: Sequence[str]) -> Table:
    """A table where a position is played that no game led to."""
    header = header_of(game, [Player(name, "human", None) for name in names])
    return replace(set_up(game, header, bytes(fair.SECRET_BYTES)), state=state, actors=game.to_act(state))


def between(table: Table, first: int, last: int) -> list[Table]:
    """The tables after `first` to `last` steps, and before them the one that the first came from, if there is one."""
    found = states(table, last)
    begin = max(first - 1, 0)
    return [_after(table, number, found) for number in range(begin, len(found))]


def table_at(table: Table, at: int) -> Table:
    """The table after so many steps."""
    if not 0 <= at <= len(table.steps):
        raise Refusal("scene-unknown", at=at, most=len(table.steps))
    return between(table, at, at)[-1]


def _after(table: Table, number: int, found: Sequence[State]) -> Table:
    whole = number == len(table.steps)
    return replace(
        table,
        state=found[number],
        previous=found[number - 1] if number else None,
        steps=table.steps[:number],
        actors=table.actors if whole else table.game.to_act(found[number]),
        asked=table.asked if whole else None,
        agreed=table.agreed if whole else (),
        ended=table.ended if whole else None,
    )


def snapshots(table: Table, first: int, last: int, seat: Seat | None, lang: str) -> tuple[GameSnapshot, ...]:
    """The snapshots after `first` to `last` steps, each with the sentence of the step that led there."""
    found = between(table, first, last)
    made = [snapshot(found[0], seat, lang)] if first == 0 else []
    for before, after in pairwise(found):
        made.append(snapshot(after, seat, lang, said(before, after, seat, lang)))
    return tuple(made)


def round_sheets(table: Table, seat: Seat | None, lang: str) -> tuple[tuple[ScoreSheet, ...], ...]:
    """What every player got in each round that is over, as a seat may know it."""
    narrator = Narrator(table, seat, lang)
    began, *later = (table.game.view(state, seat) for state in states(table))
    rounds = []
    for view in later:
        accounts = narrator.shell.round_account(began, view, narrator.names)
        if accounts:
            rounds.append(tuple(accounts))
            began = view
    return tuple(rounds)


def said(before: Table, after: Table, seat: Seat | None, lang: str) -> list[str]:
    """What the last step was, as a seat may know it; nothing if it may not."""
    text = Narrator(after, seat, lang).stepped(before, after, after.steps[-1])
    return [text] if text else []


class Branch:
    """A game that leaves the real one after `at` steps."""

    def __init__(self, table: Table, at: int, then: Sequence[str], seed: str) -> None:
        self.table = replace(table_at(table, at), ended=None)
        self.table = replace(self.table, actors=self.table.game.to_act(self.table.state))
        self.game = table.game
        self.before: list[Table] = []
        self.left = at
        for text in then:
            self.step(read_step(self.game, self.table.state, text))
        key = hashlib.sha256(msgspec.json.encode((seed, at, tuple(then)))).digest()
        self.draw = fair.sealed(key)
        self.asked = len(then)

    def step(self, step: Step) -> None:
        """One more step; raises IllegalEvent."""
        self.before.append(self.table)
        self.table = stepped(self.table, step)

    def go_on(self, seat: Seat | None, choose: Choose | None) -> None:
        """Dice fall, and bots play the other seats, until somebody else is asked or it is enough."""
        moves = 0
        while actors := self.table.actors:
            if actors == (CHANCE,):
                self.step(Step(CHANCE, self.game.sample(self.table.state, self.draw)))
                continue
            bot = next((actor for actor in actors if actor != seat), None)
            if choose is None or bot is None or moves == MAX_BOT_MOVES:
                return
            event = choose(self.table, bot)
            if event is None:
                return
            self.step(Step(bot, self.game.read_event(event)))
            moves += 1

    @property
    def then(self) -> tuple[str, ...]:
        """All that has happened since the real game was left, as a record writes it."""
        return tuple(write_step(self.game, step) for step in self.table.steps[self.left :])

    def viewer(self, seat: Seat | None) -> Seat | None:
        """The seat that the branch is seen from: the wanted one, else one that is to act, if any."""
        return seat if seat is not None or not self.table.actors else self.table.actors[0]

    def snapshot(self, seat: Seat | None, lang: str) -> GameSnapshot:
        """Where the branch stands, and what happened since the last step that was asked for, that one included."""
        viewer = self.viewer(seat)
        tables = [*self.before, self.table][max(self.asked - 1, 0) :]
        says = [text for before, after in pairwise(tables) for text in said(before, after, viewer, lang)]
        return snapshot(self.table, viewer, lang, says)


def checked_seat(table: Table, seat: Seat | None) -> Seat | None:
    """A seat of this table, or nobody's."""
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Unreadable("seat", seat=seat, most=len(table.chairs) - 1)
    return seat


__all__ = ["Branch", "GameSnapshot", "checked_seat", "practice", "round_sheets", "snapshot", "snapshots", "table_at", "table_of"]
