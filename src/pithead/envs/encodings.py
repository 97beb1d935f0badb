"""Encodings of games: a game's own, which comes with its kernel, or one that a survey of random games makes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from pithead.fair import loose
from pithead.game import CHANCE, AnyGame, Event, Options, Seat, State, Unreadable
from pithead.games import package_of
from pithead.sim.encoding import HIGHEST, LOWEST, Encoding, Part, one_hot

QUIET_GAMES: Final = 100
"""A survey ends when so many games in a row have shown nothing new."""
MOST_GAMES: Final = 5000

Leaf = bool | int | float | str | None


def load_encoding(game: AnyGame, seats: int, options: Options) -> Encoding:
    """The encoding of a game: that of its kernel, or else one by survey."""
    kernel = package_of(game.name).kernel
    return kernel().encoding(game) if kernel is not None else SurveyedEncoding(game, seats, options)


class SurveyedEncoding:
    """The numbers of a game that has none of its own, for one number of seats and one set of options.

    Random games with fixed seeds show which decisions there are, and what a view holds. Decisions are numbered in the order of their
    notation. An observation begins with the own seat (a 1 in its place) and has one number for each leaf of the view's JSON, in the order
    of their paths: a number as it is, true as 1, a text by its place among all that the survey found there, from 1, and 0 for nothing. A
    list also has its length. A decision that the survey never met is refused; what it never met in a view is left out.
    """

    version = 0

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        events: set[str] = set()
        texts: dict[str, set[str]] = {}
        found, quiet = 0, 0
        for number in range(MOST_GAMES):
            for state in _random_game(game, seats, options, Random(f"survey/{number}")):
                events |= {game.write_event(event) for seat in game.to_act(state) if seat != CHANCE for event in game.legal(state, seat)}
                for seat in range(seats):
                    for path, leaf in _leaves(msgspec.to_builtins(game.view(state, seat))):
                        texts.setdefault(path, set()).update((leaf,) if isinstance(leaf, str) else ())
            size = len(events) + len(texts) + sum(map(len, texts.values()))
            found, quiet = size, quiet + 1 if size == found else 0
            if quiet == QUIET_GAMES:
                break
        self._names = tuple(sorted(events, key=_natural))
        self.numbers = {name: number for number, name in enumerate(self._names)}
        self.texts = {path: {text: place for place, text in enumerate(sorted(texts[path]), 1)} for path in sorted(texts, key=_natural)}

    @property
    def names(self) -> tuple[str, ...]:
        """Every action in notation, in the order of the numbers."""
        return self._names

    def action(self, state: State, event: Event) -> int:
        """The number of a decision; it is the same in every state."""
        name = self.game.write_event(event)
        if name not in self.numbers:
            raise Unreadable("env-unknown-action", event=name, game=self.game.name)
        return self.numbers[name]

    def parts(self, view: Any, seat: Seat) -> Iterator[Part]:
        """The own seat, and a part for each leaf."""
        leaves = dict(_leaves(msgspec.to_builtins(view)))
        yield "seat", one_hot(seat, self.seats)
        for path, texts in self.texts.items():
            yield path, [_number(leaves.get(path), texts)]


def _random_game(game: AnyGame, seats: int, options: Options, rng: Random) -> Iterator[State]:
    """All states of a game of random players."""
    draw, state = loose(rng), game.start(seats, options)
    yield state
    while actors := game.to_act(state):
        seat = rng.choice(actors)
        event = game.sample(state, draw) if seat == CHANCE else rng.choice(game.legal(state, seat))
        state = game.apply(state, seat, event)
        yield state


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Leaf]]:
    """Every leaf of JSON by its path, such as `hands/0/length`."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _leaves(part, f"{path}/{name}" if path else str(name))
    elif isinstance(value, list | tuple):
        yield f"{path}/length", len(value)
        for place, part in enumerate(value):
            yield from _leaves(part, f"{path}/{place}")
    else:
        yield path, value


def _number(leaf: Leaf, texts: dict[str, int]) -> int:
    if isinstance(leaf, str):
        return texts.get(leaf, 0)
    return 0 if leaf is None else min(max(round(leaf), LOWEST), HIGHEST)


def _natural(text: str) -> tuple[tuple[bool, int, str], ...]:
    """Texts in order, with the numbers in them by their size."""
    return tuple((word.isdecimal(), int(word) if word.isdecimal() else 0, word) for word in text.replace("/", " / ").split())
