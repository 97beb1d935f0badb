"""One game at one table: the authority that checks every event, deals every outcome and keeps the record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pithead import fair
from pithead.game import CHANCE, AnyGame, Options, Seat, State, Step, Unreadable
from pithead.record import FORMAT, Header, Player, Record, digest_of, draw_of, game_of, options_of, replay_record, write_step


class Match:
    """A running game. It is the only one who rolls, and it never rolls before a decision has been taken."""

    def __init__(self, game: AnyGame, header: Header, secret: bytes) -> None:
        self.game = game
        self.header = header
        self.steps: list[Step] = []
        self.state: State = game.start(len(header.players), options_of(game, header))
        self._secret = secret
        self._draw = draw_of(header, secret)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.game.to_act(self.state)

    def act(self, seat: Seat, event: object) -> None:
        """A seat's decision; raises IllegalEvent and changes nothing if the rules forbid it."""
        self.state = self.game.apply(self.state, seat, event)
        self.steps.append(Step(seat, event))

    def deal(self) -> list[Step]:
        """Every outcome that is due, until somebody owes a decision or the game is over."""
        dealt = []
        while self.game.to_act(self.state) == (CHANCE,):
            step = Step(CHANCE, self.game.sample(self.state, self._draw))
            self.act(*step)
            dealt.append(step)
        return dealt

    def record(self) -> Record:
        """The record so far; once the game is over it holds the result and opens the secret."""
        record = Record(
            format=FORMAT,
            header=self.header,
            steps=tuple(write_step(self.game, step) for step in self.steps),
            result=self.game.standing(self.state) if self.over else None,
            secret=self._secret.hex() if self.over else None,
            digest="",
        )
        return msgspec.structs.replace(record, digest=digest_of(record))


def open_match(
    game: AnyGame,
    players: Sequence[Player],
    *,
    options: Options | None = None,
    seed: str | None = None,
    corrections: str | None = None,
    table: str | None = None,
) -> tuple[Match, bytes]:
    """A new game, and the secret that the dealer keeps until its end."""
    secret = fair.new_secret() if seed is None else fair.seed_secret(seed)
    header = Header(
        game=game.name,
        rules=game.rules_version,
        content=game.content_hash,
        corrections=corrections,
        options=msgspec.to_builtins(options if options is not None else game.options_type()),
        table=fair.new_nonce() if table is None else table,
        seed=seed,
        players=tuple(players),
        commitment=fair.commitment(secret),
    )
    return Match(game, header, secret), secret


def resume_match(record: Record, secret: bytes) -> Match:
    """The game of an unfinished record, ready to go on."""
    if fair.commitment(secret) != record.header.commitment:
        raise Unreadable("envelope-other")
    game = game_of(record.header)
    match = Match(game, record.header, secret)
    match.state, match.steps = replay_record(game, record)
    return match
