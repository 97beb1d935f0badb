"""A game for learners: the plain engine with chance between the decisions, and everything in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import numpy as np

from pithead.envs.encodings import load_encoding
from pithead.fair import loose
from pithead.game import CHANCE, Actors, AnyGame, Event, Options, Seat, Unreadable
from pithead.games import load_game
from pithead.sim.encoding import Mask, Observation, fields, observation, rewards


def read_options(game: AnyGame, options: Mapping[str, Any]) -> Options:
    """The options of a game from words with underscores."""
    return msgspec.convert({word.replace("_", "-"): value for word, value in options.items()}, game.options_type)


class EncodedGame:
    """One game with its seats; whoever has to act next does so by the number of an action."""

    def __init__(self, name: str, seats: int, content: str | None = None, **options: Any) -> None:
        self.game = load_game(name, content)
        if seats < 2:
            raise Unreadable("seats", seats=seats, least=2, most=self.game.seats[-1])
        self.seats = seats
        self.options = read_options(self.game, options)
        self.encoding = load_encoding(self.game, seats, self.options)
        self.actions = len(self.encoding.names)
        self.state = self.game.start(seats, self.options)
        self.fields = fields(self.encoding, self.game.view(self.state, 0))
        self.size = self.fields[-1].first + self.fields[-1].size
        self.reset(Random(0))

    def reset(self, rng: Random) -> None:
        """A new game; all its dice come from this generator."""
        self.draw = loose(rng)
        self.state = self.game.start(self.seats, self.options)
        self._resolve_chance()

    def _resolve_chance(self) -> None:
        while self.game.to_act(self.state) == (CHANCE,):
            self.state = self.game.apply(self.state, CHANCE, self.game.sample(self.state, self.draw))

    @property
    def asked(self) -> Actors:
        """All who may act next; nobody when the game is over."""
        return self.game.to_act(self.state)

    @property
    def actor(self) -> Seat | None:
        """Who acts next, the lowest seat of several; None when the game is over."""
        asked = self.asked
        return asked[0] if asked else None

    def legal(self, seat: Seat) -> dict[int, Event]:
        """The decisions of a seat by their numbers."""
        return {self.encoding.action(self.state, event): event for event in self.game.legal(self.state, seat)}

    def mask(self, seat: Seat) -> Mask:
        """1 for every legal action of a seat, and 0 for all others; nothing but 0 if it is not the one to act next."""
        mask = np.zeros(self.actions, np.int8)
        if seat == self.actor:
            mask[list(self.legal(seat))] = 1
        return mask

    def observe(self, seat: Seat) -> Observation:
        """What a seat may know."""
        return observation(self.encoding, self.game.view(self.state, seat), seat)

    def is_legal(self, action: int) -> bool:
        """May the seat that is next do this?"""
        return self.actor is not None and action in self.legal(self.actor)

    def act(self, action: int) -> None:
        """The seat that is next acts, and then chance, until somebody else has to."""
        seat = self.actor
        if seat is None:
            raise Unreadable("env-over")
        legal = self.legal(seat)
        if action not in legal:
            raise Unreadable("env-action", action=action, legal=", ".join(map(str, sorted(legal))))
        self.decide(seat, legal[action])

    def decide(self, seat: Seat, event: Event) -> None:
        """The same with a decision in the words of the plain engine."""
        self.state = self.game.apply(self.state, seat, event)
        self._resolve_chance()

    def rewards(self) -> tuple[float, ...]:
        """What the game is worth to every seat; nothing before its end."""
        return rewards(self.game.standing(self.state))

    def render(self) -> str:
        """The position in JSON, as a spectator sees it."""
        return msgspec.json.encode(self.game.view(self.state, None)).decode()
