"""What the dwarves in the mine of Mini Miners may expect to bring home, as far as one seat can know.

    exit - T1 - T2 - T3 - ... : dwarves act from the exit, so whoever stands deeper waits for the luck of all before it.

One walk along the board keeps the chances of 0, 1, 2 ... collapse markers on the way out, and every dwarf on it meets them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import combinations
from typing import Final, NamedTuple

from pithead.bots.addition import added_up
from pithead.game import Seat
from pithead.mini_miners.rules.board import Board, Space
from pithead.mini_miners.rules.cards import COLLAPSE, HIDDEN, Card, Cards, Marker, Tool, marker_gold, shown
from pithead.mini_miners.rules.content import DECKS, Box
from pithead.mini_miners.rules.event_cards import RICH_DECKS
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import ALL, Choosing, Clearing, Deck, DigChance, DigTurn, Dwarf, Escaping, Gleaning, Settling
from pithead.multisets import without

MOST_MARKERS: Final = 6
PASSES: Final = {"ignore-1": 1, "remove-1": 1, "ignore-all": ALL}
"""How many collapse markers on its way a dwarf can pass thanks to the marker under it."""

BONUS_WORTH: Final = 1.0
"""What the bonus of a special card is worth in nuggets, about."""


class Find(NamedTuple):
    """What a dig may bring: the chance to live through it, the gold then, and the chance that a collapse marker falls."""

    lives: float
    gold: float
    falls: float


DUG: Final = Find(1.0, 0.0, 0.0)


class Miner(NamedTuple):
    """A dwarf in the mine: its gold if it gets out, what its dig may bring, the markers it can pass and those it clears for all."""

    name: str
    owner: Seat
    gold: float
    find: Find
    passes: int
    clears: int


class Mine(NamedTuple):
    """Who stands where, where collapse markers lie, and the chance of one on each space of a deck that is still free."""

    miners: Mapping[Space, Miner]
    collapses: Sequence[Space]
    rates: Mapping[str, float]


class Outlook(NamedTuple):
    """The gold that every seat may expect, and how many dwarves will escape."""

    gold: list[float]
    guests: float


def outlook(board: Board, mine: Mine, seats: int) -> Outlook:
    """Walk from the exit to the last space (MM-6.1, MM-6.8)."""
    gold = [0.0] * seats
    guests = 0.0
    markers = [1.0, *[0.0] * MOST_MARKERS]
    for space in board.order:
        ground = board.ground[space]
        miner = mine.miners.get(space)
        if miner:
            out = miner.find.lives * added_up(markers[: miner.passes + 1])
            gold[miner.owner] += out * (miner.gold + miner.find.gold)
            guests += out
            if miner.clears:
                markers = _mixed(markers, _fewer(markers, miner.clears), miner.find.lives)
        if ground.kind == "pit":
            continue
        falls = miner.find.falls if miner else mine.rates.get(ground.deck, 0.0)
        if falls:
            markers = _mixed(markers, _more(markers), falls)
        for _ in range(mine.collapses.count(space)):
            markers = _more(markers)
    return Outlook(gold, guests)


def _more(markers: list[float]) -> list[float]:
    return [0.0, *markers[:-2], markers[-2] + markers[-1]]


def _fewer(markers: list[float], count: int) -> list[float]:
    return [added_up(markers[: count + 1]), *markers[count + 1 :], *[0.0] * count]


def _mixed(markers: list[float], others: list[float], chance: float) -> list[float]:
    return [one + chance * (other - one) for one, other in zip(markers, others)]


# Mine cards


@cache
def find(sure: Cards, cards: Cards, draws: int, returns: int, helmet: bool) -> Find:
    """What so many draws bring if the worst are put back: `sure` cards come first, then any of the others (MM-7.3, MM-7.4)."""
    sure = sure[:draws]
    hands = [(*sure, *hand) for hand in combinations(cards, min(draws - len(sure), len(cards)))]
    if not hands[0]:
        return DUG
    fresh = [worth(card) for card in (*sure, *cards) if card != COLLAPSE]
    kept = [sorted(hand, key=worth)[min(returns, len(hand) - 1) :] for hand in hands]
    safe = [hand for hand in kept if COLLAPSE not in hand]
    falls = 1 - len(safe) / len(kept)
    if helmet:
        mean = added_up(fresh) / max(len(fresh), 1)
        gold = added_up(mean if card == COLLAPSE else worth(card) for hand in kept for card in hand) / len(kept)
        return Find(1.0, gold, falls)
    gold = added_up(worth(card) for hand in safe for card in hand) / max(len(safe), 1)
    return Find(1 - falls, gold, falls)


@cache
def worth(card: Card) -> float:
    """A mine card in nuggets; a collapse is the worst of all."""
    if card == COLLAPSE:
        return -1.0
    meaning = shown(card)
    return max(float(meaning.nuggets), BONUS_WORTH) if meaning.bonus else float(meaning.nuggets)


def unseen(all_of_them: Cards, deck: Deck) -> Cards:
    """The cards of a deck that may come up, as far as the viewer knows."""
    left = all_of_them
    for card in (*deck.discards, *[known.card for known in (*deck.top, *deck.under)]):
        if card != HIDDEN and card in left:
            left = without(left, card)
    return left


# The mine as a seat sees it


class ViewEstimates:
    """One view, read once: which cards are left, and what each dwarf may expect on each space."""

    def __init__(self, box: Box, view: Position, tool_worth: float) -> None:
        self.box = box
        self.view = view
        self.tool_worth = tool_worth
        self.cards = {name: unseen(box.decks[name], view.decks[name]) for name in DECKS}
        self.sure = {name: _sure(view.decks[name]) for name in DECKS}
        self.digging = {view.phase.dig.dwarf: view.phase.dig} if isinstance(view.phase, DigTurn | DigChance | Settling) else {}

    @cached_property
    def now(self) -> Mine:
        """The mine as it stands, made once."""
        return self.mine()

    def mine(self, called: str = "") -> Mine:
        """The mine as it stands, with all who are still to be placed somewhere in it, but for the one who is called now."""
        miners = {dwarf.place: self.miner(dwarf, dwarf.place) for dwarf in self.view.crew if dwarf.underground}
        waiting = sum(not dwarf.place and dwarf.name != called for dwarf in self.view.crew)
        free = len(self.box.board.tunnel) - len(miners)
        rates = {name: waiting / free * self.find(name).falls for name in DECKS} if waiting else {}
        return Mine(miners, self.view.collapses, rates)

    def find(self, deck: str, magnifiers: int = 0, carts: int = 0, helmet: bool = False) -> Find:
        """What a dig in a deck brings with these tools."""
        return find(self.sure[deck], self.cards[deck], 1 + magnifiers + carts, magnifiers, helmet)

    def miner(self, dwarf: Dwarf, place: Space, marker: Marker | None = None) -> Miner:
        """The dwarf on a space, with the marker that lies there, or with another one (MM-7.2)."""
        marker = self.view.markers[place] if marker is None else marker
        shift = self.digging.get(dwarf.name)
        shovels = self.count(dwarf, marker, "shovel")
        gold = float(dwarf.gold + marker_gold(marker) + (shift.gold if shift else 0))
        gold += (len(dwarf.hidden) + len(dwarf.shown) + (marker == "draw-tool")) * self.tool_worth
        gold += 2 * (self.box.does[dwarf.name] == "lucky")
        passes = 2 * shovels + PASSES.get(marker, 0) + (shift.ignore if shift else 0)
        found = DUG if self.has_dug(dwarf) else self.dig(dwarf, place, marker)
        return Miner(dwarf.name, dwarf.owner, gold, found, passes, 2 * shovels)

    def has_dug(self, dwarf: Dwarf) -> bool:
        """Are its cards on the table already?"""
        match self.view.phase:
            case Choosing(dig=shift) | Clearing(dig=shift) | Gleaning(dig=shift):
                return shift.dwarf == dwarf.name
            case Escaping(dwarf=name):
                return name == dwarf.name
            case _:
                return False

    def dig(self, dwarf: Dwarf, place: Space, marker: Marker) -> Find:
        """What its dig brings: the printed value, or cards (MM-6.2)."""
        ground = self.box.board.ground[place]
        if not ground.deck:
            return Find(1.0, ground.value + 2 * (self.view.event == "diamond-flow"), 0.0)
        magnifiers, carts, helmets = (self.count(dwarf, marker, tool) for tool in ("magnifier", "cart", "helmet"))
        decks = DECKS if self.box.does[dwarf.name] == "daredevil" else (ground.deck,)
        finds = [self.find(deck, magnifiers, count, helmets > 0) for deck in decks for count in range(carts + 1)]
        best = max(finds, key=lambda found: found.lives * found.gold)
        rich = self.view.event == "rich-vein" and ground.deck in RICH_DECKS
        return best._replace(gold=best.gold + 1) if rich else best

    def count(self, dwarf: Dwarf, marker: Marker, tool: Tool) -> int:
        """How many of a tool the dwarf has, as far as this seat can see (MM-7.2)."""
        return dwarf.hidden.count(tool) + dwarf.shown.count(tool) + (self.box.does[dwarf.name] == tool) + (marker == tool)


def _sure(deck: Deck) -> Cards:
    """The cards on top that the viewer put there."""
    known: list[Card] = []
    for card in deck.top:
        if card.card == HIDDEN:
            break
        known.append(card.card)
    return tuple(known)
