"""An evening as a value that grows entry by entry: who entered, which tables a round has, what they made of its deal.

Nothing here waits, draws or stores. `next_entry` says what must happen now, so whoever drives an evening may stop at any time and
another goes on: the same journal always leads to the same next entry.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from pithead.duplicate.deals import deal_seed, seal_of
from pithead.duplicate.pairing import EveningForm, Round, next_round
from pithead.duplicate.scoring import Ranked, Scoring, TableResult, standings
from pithead.game import Refusal, Seat
from pithead.match.clocks import Clock, NoClock
from pithead.values import Value

MOST_DEALS: Final = 32
MOST_PLAYERS: Final = 64

Status: TypeAlias = Literal["open", "playing", "over"]


class EveningItem(Value, forbid_unknown_fields=True, omit_defaults=True, tag_field="is", tag=str.lower):
    """One thing that happened in an evening."""


class Announced(EveningItem, kw_only=True):
    """A host made an evening; the secrets of its deals lie here and leave when it is over."""

    id: str
    host: str
    title: str
    game: str
    options: dict[str, Any]
    seats: int
    form: EveningForm
    scoring: Scoring
    secrets: tuple[str, ...]
    clock: Clock = NoClock()
    stand_in: str | None = None


class Entered(EveningItem):
    """A person entered with a nonce, or the host put in a bot of a level."""

    who: str = ""
    level: str = ""
    nonce: str = ""


class Withdrew(EveningItem):
    """Somebody left before it began."""

    player: str


class RoundBegan(EveningItem, tag="round"):
    """The tables of a round, seat by seat."""

    tables: Round


class Played(EveningItem):
    """A table of the current round has finished its deal."""

    number: int
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class Closed(EveningItem):
    """The evening is over: its deals are open."""


AnyEveningItem: TypeAlias = Announced | Entered | Withdrew | RoundBegan | Played | Closed


class Entrant(Value):
    """Somebody who plays: their name within the evening, and the entry with which they came."""

    player: str
    entry: Entered


class Evening(Value):
    """An evening after so many entries."""

    announced: Announced
    seq: int = 1
    entered: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    results: tuple[TableResult, ...] = ()
    played: tuple[tuple[int, int], ...] = ()
    closed: bool = False

    @property
    def status(self) -> Status:
        """Open until the first round, over when its deals are open."""
        return "over" if self.closed else "playing" if self.rounds else "open"

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, in the order of entry."""
        return tuple(each.player for each in self.entered)

    @property
    def nonces(self) -> tuple[str, ...]:
        """The salt of all people, in the order of entry."""
        return tuple(each.entry.nonce for each in self.entered if each.entry.who)

    @property
    def seals(self) -> tuple[str, ...]:
        """What was published of each deal beforehand."""
        return tuple(map(seal_of, self.announced.secrets))

    def entrant(self, player: str) -> Entrant:
        """Who a player is."""
        return next(each for each in self.entered if each.player == player)

    def player_of(self, who: str) -> str | None:
        """The player that a person is; None for a stranger."""
        return next((each.player for each in self.entered if who and each.entry.who == who), None)

    def seed(self, deal: int) -> str:
        """The seed of a deal, number 0 the first."""
        return deal_seed(self.announced.id, deal, self.announced.secrets[deal], self.nonces)

    def table_id(self, deal: int, number: int) -> str:
        """The name of a table: the same whoever opens it, and nobody's guess before."""
        return hashlib.sha256(f"table {self.announced.id} {deal} {number} {self.announced.secrets[deal]}".encode()).hexdigest()[:16]

    def standings(self) -> list[Ranked]:
        """Everybody by what is finished so far; a deal counts once all tables have played it, since it is compared then."""
        played = Counter(result.deal for result in self.results)
        whole = [result for result in self.results if played[result.deal] == len(self.rounds[result.deal])]
        return standings(self.players, whole, self.announced.scoring)


replace = msgspec.structs.replace


def check_announced(item: Announced, least: int, most: int) -> None:
    """Refuse an evening that can't be held."""
    if not least <= item.seats <= most or item.seats < 2:
        raise Refusal("seats", least=max(2, least), most=most, seats=item.seats)
    if not 1 <= len(item.secrets) <= MOST_DEALS:
        raise Refusal("evening-deals", most=MOST_DEALS)


def after_item(evening: Evening | None, item: AnyEveningItem) -> Evening:
    """The evening after one more entry; raises Refusal if that can't happen now."""
    if isinstance(item, Announced):
        return Evening(item)
    assert evening is not None
    evening = replace(evening, seq=evening.seq + 1)
    match item:
        case Entered():
            return _entered(evening, item)
        case Withdrew(player):
            _still_open(evening)
            return replace(evening, entered=tuple(each for each in evening.entered if each.player != player))
        case RoundBegan(tables):
            return replace(evening, rounds=(*evening.rounds, tables))
        case Played(number, totals, winners):
            deal = len(evening.rounds) - 1
            result = TableResult(deal, evening.rounds[deal][number], totals, winners)
            return replace(evening, results=(*evening.results, result), played=(*evening.played, (deal, number)))
        case Closed():
            return replace(evening, closed=True)


def _entered(evening: Evening, item: Entered) -> Evening:
    _still_open(evening)
    if len(evening.entered) >= MOST_PLAYERS:
        raise Refusal("evening-full", most=MOST_PLAYERS)
    if item.who and evening.player_of(item.who) is not None:
        raise Refusal("evening-entered")
    entrant = Entrant(f"p{evening.seq}", item)
    return replace(evening, entered=(*evening.entered, entrant))


def _still_open(evening: Evening) -> None:
    if evening.status != "open":
        raise Refusal("evening-begun")


def fold(items: Sequence[AnyEveningItem]) -> Evening:
    """The evening that a journal describes."""
    evening: Evening | None = None
    for item in items:
        evening = after_item(evening, item)
    assert evening is not None
    return evening


def begin(evening: Evening) -> RoundBegan:
    """The first round; raises Refusal while the players don't fill their tables, or are too few to be compared."""
    _still_open(evening)
    seats, count = evening.announced.seats, len(evening.entered)
    if count < 2 * seats or count % seats:
        raise Refusal("evening-count", seats=seats, count=count, missing=max(2 * seats - count, -count % seats))
    return _next_round(evening)


def _next_round(evening: Evening) -> RoundBegan:
    ranking = [each.player for each in evening.standings()] if evening.rounds else list(evening.players)
    return RoundBegan(next_round(evening.players, evening.announced.seats, evening.rounds, evening.announced.form, ranking))


def unfinished(evening: Evening) -> list[int]:
    """The tables of the current round that have not been noted as played."""
    deal = len(evening.rounds) - 1
    return [number for number in range(len(evening.rounds[deal])) if (deal, number) not in evening.played] if evening.rounds else []


def next_entry(evening: Evening) -> RoundBegan | Closed | None:
    """What follows once all tables of a round are finished: another round, or the end; None while somebody plays."""
    if evening.status != "playing" or unfinished(evening):
        return None
    return Closed() if len(evening.rounds) == len(evening.announced.secrets) else _next_round(evening)
