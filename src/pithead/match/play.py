"""One game at one table: the authority that checks every event, deals every outcome and keeps the record."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from pithead import fair
from pithead.bots import Bot
from pithead.game import CHANCE, AnyGame, Options, Seat, State, Step, Unreadable, turned_up
from pithead.record import FORMAT, Header, Player, Record, digest_of, draw_of, game_of, options_of, replay_record, write_step


class Match:
    """A running game. It is the only one who rolls, and it never rolls before a decision has been taken."""

    def __init__(self, game: AnyGame, header: Header, secret: bytes) -> None:
        self.game = game
        self.header = header
        self.steps: list[Step] = []
        self.states: list[State] = [game.start(len(header.players), options_of(game, header))]
        self._secret = secret
        self._draw = draw_of(header, secret)

    @property
    def state(self) -> State:
        """The state now."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.game.to_act(self.state)

    def act(self, seat: Seat, event: object) -> None:
        """A seat's decision; raises IllegalEvent and changes nothing if the rules forbid it."""
        self.states.append(self.game.apply(self.state, seat, event))
        self.steps.append(Step(seat, event))

    def can_undo(self, seat: Seat) -> bool:
        """May the seat take its last decision back: is it still its turn, has nobody else acted, no die rolled, no card been turned up?"""
        if not self.steps or not self.game.to_act(self.states[-2]) == (seat,) == self.game.to_act(self.state):
            return False
        return not turned_up(self.game, self.states[-2], self.state)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision."""
        if not self.can_undo(seat):
            raise Unreadable("undo-barrier")
        self.steps.pop()
        self.states.pop()

    def deal(self) -> list[Step]:
        """Every outcome that is due, until somebody owes a decision or the game is over."""
        dealt = []
        while self.game.to_act(self.state) == (CHANCE,):
            dealt.append(self.deal_one())
        return dealt

    def deal_one(self) -> Step:
        """The one outcome that is due."""
        step = Step(CHANCE, self.game.sample(self.state, self._draw))
        self.act(*step)
        return step

    def replayed(self) -> Match:
        """The same table with the same sealed dice, before the first step."""
        return Match(self.game, self.header, self._secret)

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


def play_out(match: Match, bots: Sequence[Bot], rng: Random) -> None:
    """Let bots, one a seat, play a game to its end; of several who owe a decision, any may be first."""
    game = match.game
    match.deal()
    while actors := game.to_act(match.state):
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
    header = Header(
        game=game.name,
        rules=game.rules_version,
        content=game.content_hash,
        corrections=corrections,
        options=msgspec.to_builtins(options if options is not None else game.options_type()),
        table=fair.new_nonce() if seed is None else seed,
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
    for step in replay_record(game, record)[1]:
        match.act(*step)
    return match
