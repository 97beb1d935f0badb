"""A game at a real table: what can be counted there for a score, the scores, and what comes when in a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Protocol, TypeAlias

import msgspec

from pithead.game import AnyGame, Seat, Unreadable
from pithead.games import package_of
from pithead.values import Value
from pithead.words import Words
from pithead.words.shell import ScoreSheet

ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Counts: TypeAlias = Annotated[dict[ShortText, Annotated[int, msgspec.Meta(ge=0, le=999)]], msgspec.Meta(max_length=100)]
"""How many of each thing, by their ids."""


class CountedPiece(Value):
    """A kind of thing that a player may have: its id, its name, how drawings of it are called, and how many there can be."""

    id: str
    name: str
    drawings: tuple[str, ...]
    most: int


class CountedGroup(Value):
    """Things that belong together; of those that are `single` a player has at most one, for the whole game."""

    title: str
    pieces: tuple[CountedPiece, ...]
    single: bool = False


class RoundStep(Value):
    """What players do next: its name, one sentence about it, and the rule."""

    name: str
    text: str
    rule: str


class TableForm(Value):
    """What is counted for each player in each of the rounds that are scored, a note on it, and the steps of every round."""

    scored_rounds: int
    groups: tuple[CountedGroup, ...]
    note: str
    steps: tuple[tuple[RoundStep, ...], ...]


class CountedPlayer(Value, forbid_unknown_fields=True):
    """What somebody has: the single things by their ids, and for every round how many of each other thing."""

    name: ShortText
    single: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=16)]
    rounds: Annotated[tuple[Counts, ...], msgspec.Meta(max_length=16)]


class TableScore(Value):
    """The sheets of every round (none for one in which nobody has anything), the sums, and who is ahead."""

    rounds: tuple[tuple[ScoreSheet, ...], ...]
    totals: tuple[int, ...]
    ahead: tuple[Seat, ...]


class RealTable(Protocol):
    """One game at a real table, in one language."""

    def form(self) -> TableForm:
        """What can be counted, and what comes when."""

    def score(self, players: Sequence[CountedPlayer]) -> TableScore:
        """What these players have scored; they fit the form."""


def has_real_table(name: str) -> bool:
    """Does the game say what is counted at a real table?"""
    words = package_of(name).words
    return words is not None and words().real_table is not None


def real_table_of(game: AnyGame, say: Words) -> RealTable:
    """The game at a real table; raises Unreadable if it says nothing about that."""
    words = package_of(game.name).words
    table = words().real_table if words is not None else None
    if table is None:
        raise Unreadable("real-table-none", game=game.name)
    return table(game, say)


def score_real_table(game: AnyGame, players: Sequence[CountedPlayer], say: Words) -> TableScore:
    """What everybody has scored; raises Unreadable if they don't fit the form of the game."""
    table = real_table_of(game, say)
    if len(players) not in game.seats:
        raise Unreadable("seats", seats=len(players), least=game.seats.start, most=game.seats.stop - 1)
    form = table.form()
    for player in players:
        _check(player, form)
    return table.score(players)


def steps_in(round: int, rounds: int, steps: Mapping[str, str], between: str) -> list[tuple[str, str]]:
    """The steps of a round with their rules: `setup` is only before the first round, `end` after the last, in the place of `between`."""
    left_out = {"setup"} if round > 1 else set()
    left_out.add("end" if round < rounds else between)
    return [(name, rule) for name, rule in steps.items() if name not in left_out]


def _check(player: CountedPlayer, form: TableForm) -> None:
    if len(player.rounds) != form.scored_rounds:
        raise Unreadable("real-table-rounds", rounds=len(player.rounds), expected=form.scored_rounds)
    most = {piece.id: piece.most for group in form.groups if not group.single for piece in group.pieces}
    for id, count in (entry for counts in player.rounds for entry in counts.items()):
        if not 0 <= count <= most.get(id, -1):
            raise Unreadable("real-table-count", piece=id, count=count)
    left = set(player.single)
    for group in form.groups:
        if group.single:
            chosen = left & {piece.id for piece in group.pieces}
            if len(chosen) > 1:
                raise Unreadable("real-table-single", pieces=", ".join(sorted(chosen)))
            left -= chosen
    if left:
        raise Unreadable("real-table-count", piece=min(left), count=1)
