"""What a seat made of a deal, beside what others made of the same seat: matchpoints, or swings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import copysign, sqrt
from statistics import fmean
from typing import Literal, TypeAlias

from pithead.game import Seat
from pithead.values import Value

Scoring: TypeAlias = Literal["matchpoints", "swings"]


class TableResult(Value):
    """A deal as one table played it: who sat where, their points, and who won."""

    deal: int
    players: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]

    def margin(self, seat: Seat) -> float:
        """How far a seat was ahead of the best other, or behind; who won by a tie-break is half a point ahead of it."""
        others = [total for number, total in enumerate(self.totals) if number != seat]
        ahead = self.totals[seat] - max(others, default=0)
        return ahead + ((seat in self.winners) - 0.5 if ahead == 0 and len(self.winners) < len(self.totals) else 0.0)


class Ranked(Value):
    """How somebody stands: the score, the deals that it comes from, the share of victories, and the mean margin."""

    player: str
    score: float
    deals: int
    won: float
    margin: float


def matchpoints(own: float, others: Sequence[float]) -> float:
    """The share of the others who did worse on this seat; whoever did as well counts half. Alone on a seat it is a half."""
    return fmean([(other < own) + (other == own) / 2 for other in others]) if others else 0.5


def swing(own: float, others: Sequence[float]) -> float:
    """The root of the difference to the mean of the others, with its sign: one catastrophe does not decide an evening."""
    difference = own - fmean(others) if others else 0.0
    return copysign(sqrt(abs(difference)), difference)


def deal_scores(results: Sequence[TableResult], scoring: Scoring) -> dict[tuple[int, str], float]:
    """Everybody's score in each deal, by deal and player."""
    score = matchpoints if scoring == "matchpoints" else swing
    found: dict[tuple[int, str], float] = {}
    for seats in _by_seat(results).values():
        for place, (result, seat) in enumerate(seats):
            others = [other.margin(at) for number, (other, at) in enumerate(seats) if number != place]
            found[result.deal, result.players[seat]] = score(result.margin(seat), others)
    return found


def _by_seat(results: Sequence[TableResult]) -> Mapping[tuple[int, Seat], list[tuple[TableResult, Seat]]]:
    groups: dict[tuple[int, Seat], list[tuple[TableResult, Seat]]] = {}
    for result in results:
        for seat in range(len(result.players)):
            groups.setdefault((result.deal, seat), []).append((result, seat))
    return groups


def standings(players: Sequence[str], results: Sequence[TableResult], scoring: Scoring) -> list[Ranked]:
    """Everybody, the best first: by the mean score of a deal, then by victories, then by margin, then by the order of entry."""
    scores = deal_scores(results, scoring)
    found = []
    for player in players:
        own = [(result, result.players.index(player)) for result in results if player in result.players]
        mine = [scores[result.deal, player] for result, _ in own]
        won = [(seat in result.winners) / len(result.winners) for result, seat in own]
        margins = [result.margin(seat) for result, seat in own]
        mean = [fmean(values) if values else 0.0 for values in (mine, won, margins)]
        found.append(Ranked(player, round(mean[0], 6), len(own), round(mean[1], 6), round(mean[2], 4)))
    return sorted(found, key=lambda each: (-each.score, -each.won, -each.margin))
