"""A game at this machine: the same table as a server's, driven step by step by whoever holds it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from pithead import fair
from pithead.bots import Bot
from pithead.game import CHANCE, AnyGame, Options, Seat, State, Step, Unreadable
from pithead.match.commands import TableTransaction, Undo, decide
from pithead.match.table import Table, set_up, states, stepped
from pithead.match.undo import free_undo
from pithead.record import Header, Player, Record, game_of, header_of, replay_record


class Match:
    """A table where everybody sits, and what happens there one step at a time; it never rolls before a decision has been taken."""

    def __init__(self, game: AnyGame, header: Header, secret: bytes) -> None:
        self.game = game
        self.header = header
        self.table: Table = set_up(game, header, secret)

    @property
    def state(self) -> State:
        """The state now."""
        return self.table.state

    @property
    def states(self) -> list[State]:
        """The state before the first step, and after each."""
        return states(self.table)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What has happened."""
        return self.table.steps

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.status == "over"

    def act(self, seat: Seat, event: object) -> None:
        """A seat's decision; raises IllegalEvent and changes nothing if the rules forbid it."""
        transaction = TableTransaction(self.table)
        transaction.act(seat, event)
        _, self.table = transaction.finish()

    def can_undo(self, seat: Seat) -> bool:
        """May the seat take its last decision back without asking anybody?"""
        return free_undo(self.table, seat)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision."""
        if not self.can_undo(seat):
            raise Unreadable("undo-barrier")
        _, self.table = decide(self.table, seat, Undo())

    def deal(self) -> list[Step]:
        """Every outcome that is due, until somebody owes a decision or the game is over."""
        dealt = []
        while self.table.actors == (CHANCE,):
            dealt.append(self.deal_one())
        return dealt

    def deal_one(self) -> Step:
        """The one outcome that is due."""
        transaction = TableTransaction(self.table)
        transaction.deal_one()
        _, self.table = transaction.finish()
        return self.table.steps[-1]

    def record(self) -> Record:
        """The record so far; once the game is over it holds the result and opens the secret."""
        return self.table.record()


def play_out(match: Match, bots: Sequence[Bot], rng: Random) -> None:
    """Let bots, one a seat, play a game to its end; of several who owe a decision, any may be first."""
    game = match.game
    match.deal()
    while actors := match.table.actors:
        seat = actors[int(rng.random() * len(actors))]
        match.act(seat, bots[seat].choose(game.view(match.state, seat), game.legal(match.state, seat), rng, 1.0))
        match.deal()


def open_match(
    game: AnyGame,
    players: Sequence[Player],
    *,
    options: Options | None = None,
    seed: str | None = None,
    corrections: str | None = None,
) -> tuple[Match, bytes]:
    """A new game, and the secret that the dealer keeps until its end; with a public seed nobody's salt counts."""
    if seed is not None:
        players = [msgspec.structs.replace(player, nonce=None) for player in players]
    secret = fair.new_secret() if seed is None else fair.seed_secret(seed)
    table = fair.new_nonce() if seed is None else seed
    header = header_of(game, players, options, table=table, seed=seed, commitment=fair.commitment(secret), corrections=corrections)
    return Match(game, header, secret), secret


def resume_match(record: Record, secret: bytes) -> Match:
    """The game of an unfinished record, ready to go on."""
    if fair.commitment(secret) != record.header.commitment:
        raise Unreadable("envelope-other")
    game = game_of(record.header)
    match = Match(game, record.header, secret)
    for step in replay_record(game, record)[1]:
        match.table = stepped(match.table, step)
    return match
