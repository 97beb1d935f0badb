"""A plain opponent for Mini Miners: it wants the best expected gold right now, and looks no further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from pithead.bots.addition import added_up
from pithead.game import AnyGame, Seat
from pithead.mini_miners.bots.outlook import DUG, MOST_MARKERS, Mine, Miner, ViewEstimates, outlook, worth
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.abilities import CARRIES
from pithead.mini_miners.rules.board import Space
from pithead.mini_miners.rules.cards import COLLAPSE, FORBIDDEN, HIDDEN, Tool, marker_gold, shown
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.phases.escape import SHOVELS
from pithead.mini_miners.rules.position import Position
from pithead.multisets import without

DWARVES: Final = {
    "mole": 4.0,
    "glimmer": 3.8,
    "hardhead": 3.5,
    "lucky": 3.4,
    "innkeeper": 3.0,
    "gadget": 2.8,
    "anvil": 2.8,
    "daredevil": 2.6,
    "packmule": 2.5,
    "sleuth": 2.4,
    "scoundrel": 2.4,
    "crook": 2.2,
    "haggler": 2.0,
    "ticktock": 1.8,
    "bully": 1.5,
    "trickster": 1.2,
    "handyman": 1.0,
    "kaboom": 0.8,
}
"""What it gives for a dwarf, in nuggets a round."""

PAIRS: Final = {
    frozenset({"mole", "glimmer"}): 0.5,
    frozenset({"kaboom", "innkeeper"}): 0.6,
    frozenset({"kaboom", "daredevil"}): 0.6,
    frozenset({"kaboom", "lucky"}): 0.4,
    frozenset({"handyman", "gadget"}): 0.3,
}
"""Dwarves that are worth more together: a shovel for the deep pit, or dynamite behind those who are out first."""

TOOLS: Final = {"shovel": 2.6, "lantern": 2.4, "helmet": 2.4, "magnifier": 1.4, "cart": 1.2, "star": 0.8, "dynamite": 0.6}
"""What it gives for a tool, in nuggets a round."""

KEPT_WORTH: Final = 0.5
"""How much of its worth a tool keeps for each round to come."""

PRICE_MARGIN: Final = 0.5
"""So much more than its price a tool has to be worth."""

STACKING: Final = ("shovel", "dynamite", "magnifier", "cart")
"""The tools of which a second one helps (MM-7)."""

MEDIUM_SPACE_GOLD: Final = 1.5
"""What a dwarf may expect that is placed somewhere."""

ESCAPE_CHANCE: Final = 0.6
"""The chance of a dwarf that is not placed yet to escape."""

Score: TypeAlias = Callable[[Any], float]


class GreedyMiners:
    """Takes what makes the expected gold of its dwarves, less that of the others, largest at once.

    `rival_weight` is how much the gold of the others counts.
    """

    subtle: tuple[type, ...] = (e.Target, e.Borrow, e.Sacrifice, e.Bonus, e.Buy)

    def __init__(self, game: AnyGame, seat: Seat, rival_weight: float = 1.0) -> None:
        assert isinstance(game, MiniMiners)
        self.box = game.box
        self.seat = seat
        self.rival_weight = rival_weight

    def choose(self, view: Position, legal: Sequence[e.Decision], rng: Random, budget: float) -> e.Decision:
        """The legal event of the highest value; the first of equals."""
        return legal[0] if len(legal) == 1 else max(legal, key=self.score(view))

    def values(self, view: Position, legal: Sequence[e.Decision]) -> list[float]:
        """How good each event looks."""
        return list(map(self.score(view), legal))

    def score(self, view: Position) -> Score:
        """How good each event looks, on a scale that compares the events of one decision."""
        estimates = ViewEstimates(self.box, view, self.kept(view))
        match view.phase:
            case s.Draft(picks=picks):
                return self.recruit(view, picks[self.seat])
            case s.Levy(troops=troops):
                return self.recruit(view, troops[self.seat])
            case s.Discarding(troops=troops):
                return lambda event: -self.strength(event.dwarf, troops[self.seat])
            case s.Market():
                return self.trade(view)
            case s.Searching():
                return lambda event: 0.0 if isinstance(event, e.Pass) else TOOLS[event.tool]
            case s.Placing() as phase:
                return self.place(estimates, phase)
            case s.Aiming() as phase:
                return self.aim(estimates, phase)
            case s.Moving(target=target):
                return lambda event: self.moved(estimates, dwarf_of(view, target), event.space)
            case s.Announcing() as phase:
                return self.announce(estimates, phase)
            case s.Looking() as phase:
                return self.put_back(estimates, phase)
            case s.Choosing() | s.Clearing() | s.Gleaning() as phase:
                return self.settle(estimates, phase)
            case s.Escaping() as phase:
                return self.leave(estimates, phase)
            case s.Lurking():
                return self.lurk(view)
            case _:  # a star or a helmet is shown whenever there is one
                return lambda event: -float(isinstance(event, e.Pass))

    def kept(self, view: Position) -> float:
        """What a tool card that comes home is worth, on average; three are a nugget at the end (MM-9.2)."""
        return 0.3 + KEPT_WORTH * (view.options.rounds - view.round)

    def value(self, estimates: ViewEstimates, mine: Mine) -> float:
        """The gold that the own dwarves may expect, less that of the average rival."""
        return self.lead(outlook(self.box.board, mine, estimates.view.seats).gold)

    def lead(self, gold: Sequence[float]) -> float:
        """Own gold less that of the average rival."""
        return gold[self.seat] - self.rival_weight * (added_up(gold) - gold[self.seat]) / (len(gold) - 1)

    # Recruit

    def recruit(self, view: Position, troop: Sequence[str]) -> Score:
        """The dwarf that fits best, or the weakest for the neighbour (MM-11.1)."""
        sign = -1 if view.event == "neighbours" else 1
        return lambda event: sign * self.strength(event.dwarf, troop)

    def strength(self, name: str, troop: Sequence[str]) -> float:
        """What a dwarf is worth, alone and with the others."""
        pairs = added_up(PAIRS.get(frozenset({name, other}), 0.0) for other in troop if other != name)
        return DWARVES.get(name, 1.0) + pairs

    # Market

    def trade(self, view: Position) -> Score:
        """Buy what is worth its price as long as there are hands for it, then equip, then end."""
        own = {dwarf.name: dwarf for dwarf in view.crew if dwarf.owner == self.seat}
        stores = view.stores or ()
        wanted = sum(map(self.room, own.values())) > len(stores[self.seat])

        def score(event: e.Decision) -> float:
            match event:
                case e.Buy(place) if wanted:
                    gain = self.bargain(view, view.market[place - 1] if place != e.BLIND else HIDDEN)
                    return 10 + gain if gain > 0 else -1.0
                case e.Equip(tool, name):
                    return self.fit(tool, own[name])
                case e.End():
                    return 0.0
                case _:
                    return -1.0

        return score

    def bargain(self, view: Position, tool: Tool) -> float:
        """What a tool is worth above its price, now and in the rounds to come."""
        price = 1 if tool == HIDDEN or view.event == "clearance" else 2
        worth = TOOLS.get(tool, added_up(TOOLS.values()) / len(TOOLS))
        return worth * (1 + KEPT_WORTH * (view.options.rounds - view.round)) - price - PRICE_MARGIN

    def room(self, dwarf: s.Dwarf) -> int:
        """How many more tool cards the dwarf may carry (MM-4.4, MM-8.6)."""
        return max(0, CARRIES.get(self.box.does[dwarf.name], 1) - len(dwarf.hidden))

    def fit(self, tool: Tool, dwarf: s.Dwarf) -> float:
        """How well a tool lies in these hands: no second helmet or lantern, and lanterns for those who are called early."""
        if self.box.does[dwarf.name] == tool and tool not in STACKING:
            return -1.0
        early = 1 - self.box.initiative[dwarf.name] / len(self.box.names)
        return TOOLS[tool] + (early if tool == "lantern" else 0.5 * (1 - early))

    # Placement and targets

    def place(self, estimates: ViewEstimates, phase: s.Placing) -> Score:
        """The space that helps the own side most, counting those whose way out the dwarf may block or who may block its own."""
        dwarf = dwarf_of(estimates.view, phase.dwarf)
        mine = estimates.mine(called=dwarf.name)
        board = self.box.board

        def score(event: e.Decision) -> float:
            match event:
                case e.Place(_, "tavern"):
                    gold, guests = outlook(board, mine, estimates.view.seats)
                    gold[self.seat] += (1 + guests + ESCAPE_CHANCE * sum(not other.place for other in estimates.view.crew)) / 2 - 0.25
                    return self.lead(gold)
                case e.Place(_, space):
                    return self.value(estimates, with_miner(mine, space, estimates.miner(dwarf, space)))
                case e.Target(name):
                    return self.displace(estimates, mine, dwarf, dwarf_of(estimates.view, name))
                case _:
                    pits = [space for space in board.pits if space not in mine.miners and estimates.view.markers[space] != FORBIDDEN]
                    lit = [self.value(estimates, with_miner(mine, space, estimates.miner(dwarf, space))) for space in pits]
                    return max(lit, default=-99.0) - estimates.tool_worth

        return score

    def displace(self, estimates: ViewEstimates, mine: Mine, ticktock: s.Dwarf, other: s.Dwarf) -> float:
        """Ticktock in the place of another, who will find a middling one (MM-8.16)."""
        after = with_miner(mine, other.place, estimates.miner(ticktock, other.place))
        gold = outlook(self.box.board, after, estimates.view.seats).gold
        gold[other.owner] += MEDIUM_SPACE_GOLD
        return self.lead(gold) - self.star_risk(other)

    def star_risk(self, target: s.Dwarf) -> float:
        """What a face-down tool of a rival may cost: one in seven is a star (MM-7.6)."""
        return 0.4 if target.owner != self.seat and target.hidden else 0.0

    def aim(self, estimates: ViewEstimates, phase: s.Aiming) -> Score:
        """Whom to target, if anybody: each ability by what it would change."""
        dwarf = dwarf_of(estimates.view, phase.dwarf)
        strikes = {"haggler": self.haggle, "scoundrel": self.rob, "bully": self.push, "trickster": self.swap}
        strike = strikes[self.box.does[dwarf.name]]

        def score(event: e.Decision) -> float:
            if not isinstance(event, e.Target):
                return 0.0
            target = dwarf_of(estimates.view, event.dwarf)
            return strike(estimates, phase, target) - self.star_risk(target)

        return score

    def haggle(self, estimates: ViewEstimates, _phase: s.Aiming, target: s.Dwarf) -> float:
        """A tool for a nugget, and a rival without it (MM-8.10)."""
        if target.owner == self.seat:
            return -9.0
        return added_up(TOOLS.values()) / len(TOOLS) - 1 + 0.1 * len(target.hidden) + 0.01 * estimates.view.treasuries[target.owner]

    def rob(self, estimates: ViewEstimates, _phase: s.Aiming, target: s.Dwarf) -> float:
        """Two nuggets at most, from the richest (MM-8.11)."""
        gold = estimates.view.treasuries[target.owner]
        return min(2, gold) + 0.01 * gold

    def push(self, estimates: ViewEstimates, _phase: s.Aiming, target: s.Dwarf) -> float:
        """The best that moving this dwarf would change (MM-8.12)."""
        taken = [dwarf.place for dwarf in estimates.view.crew]
        free = [
            space for space in self.box.board.neighbours[target.place] if space not in taken and estimates.view.markers[space] != FORBIDDEN
        ]
        return max(self.moved(estimates, target, space) for space in free) - self.value(estimates, estimates.now)

    def moved(self, estimates: ViewEstimates, target: s.Dwarf, space: Space) -> float:
        """The mine with this dwarf on another space."""
        mine = without_miner(estimates.now, target.place)
        return self.value(estimates, with_miner(mine, space, estimates.miner(target, space)))

    def swap(self, estimates: ViewEstimates, phase: s.Aiming, target: s.Dwarf) -> float:
        """The best that new markers under two dwarves would change (MM-8.15)."""
        others = [phase.chosen] if phase.chosen else [dwarf.name for dwarf in estimates.view.crew if dwarf.underground and dwarf != target]
        return max(self.swapped(estimates, target, dwarf_of(estimates.view, name)) for name in others) - self.value(
            estimates, estimates.now
        )

    def swapped(self, estimates: ViewEstimates, one: s.Dwarf, other: s.Dwarf) -> float:
        """The mine with the markers of two dwarves exchanged."""
        markers = estimates.view.markers
        mine = with_miner(estimates.now, one.place, estimates.miner(one, one.place, markers[other.place]))
        return self.value(estimates, with_miner(mine, other.place, estimates.miner(other, other.place, markers[one.place])))

    # Dig

    def announce(self, estimates: ViewEstimates, phase: s.Announcing) -> Score:
        """Take what the marker gives; use whatever raises the expected find; dig where it is highest."""
        dwarf = dwarf_of(estimates.view, phase.dig.dwarf)
        tools = (*phase.used, *phase.borrowed)
        carried = dwarf.gold + marker_gold(estimates.view.markers[dwarf.place])
        helmet = estimates.count(dwarf, estimates.view.markers[dwarf.place], "helmet") > 0
        daring = self.box.does[dwarf.name] == "daredevil"
        decks = [deck for deck in DECKS if len(estimates.view.decks[deck])] if daring else [self.box.board.ground[dwarf.place].deck]

        def haul(used: Sequence[Tool], deck: str) -> float:
            found = estimates.find(deck, used.count("magnifier"), used.count("cart"), helmet)
            return found.lives * (found.gold + carried)

        def score(event: e.Decision) -> float:
            match event:
                case e.Draw():
                    return 99.0
                case e.Remove(space):
                    return 50 + self.value(estimates, without_marker(estimates.now, space))
                case e.Use(tool):
                    return max(haul((*tools, tool), deck) for deck in decks) + (0.01 if tool == "magnifier" else 0.0)
                case e.Borrow(tool):
                    return max(haul((*tools, tool), deck) for deck in decks) - estimates.tool_worth
                case e.Dig(deck):
                    return haul(tools, deck or decks[0])
                case _:
                    return 0.0

        return score

    def put_back(self, estimates: ViewEstimates, phase: s.Looking) -> Score:
        """The worst card goes back: on top for a rival who digs next, under the deck if that would be one's own dwarf."""
        board = self.box.board
        diggers = sorted((dwarf for dwarf in estimates.view.crew if dwarf.underground), key=lambda dwarf: board.index[dwarf.place])
        later = [dwarf.owner for dwarf in diggers[1:] if board.ground[dwarf.place].deck == phase.dig.deck]
        mine_next = later[:1] == [self.seat]

        def score(event: e.Return) -> float:
            top = bool(later) and (event.card != COLLAPSE) == mine_next
            return -10 * worth(event.card) + ((event.where == "top") == top)

        return score

    def settle(self, estimates: ViewEstimates, phase: s.Choosing | s.Clearing | s.Gleaning) -> Score:
        """Nuggets or a bonus, and which collapse marker to take away."""
        dwarf = dwarf_of(estimates.view, phase.dig.dwarf)
        mine = estimates.now
        me = mine.miners[dwarf.place]
        tool = added_up(TOOLS.values()) / len(TOOLS) * (estimates.view.options.rounds - estimates.view.round) * KEPT_WORTH + 0.3

        def as_if(gold: float = 0, passes: int = 0) -> float:
            return self.value(estimates, with_miner(mine, dwarf.place, me._replace(gold=me.gold + gold, passes=me.passes + passes)))

        def score(event: e.Decision) -> float:
            card = shown(phase.dig.specials[0]) if phase.dig.specials else None
            match event:
                case e.Gold() if card:
                    return as_if(gold=card.nuggets)
                case e.Bonus() if card and card.bonus == "draw-tool":
                    return as_if() + tool
                case e.Bonus() if card and card.bonus == "remove-1":
                    return max((self.value(estimates, without_marker(mine, space)) for space in mine.collapses), default=as_if())
                case e.Bonus() if card:
                    return as_if(passes=1 if card.bonus == "ignore-1" else s.ALL)
                case e.Draw():
                    return as_if() + tool
                case e.Remove(space):
                    return self.value(estimates, without_marker(mine, space))
                case _:
                    return as_if()

        return score

    # Escape

    def leave(self, estimates: ViewEstimates, phase: s.Escaping) -> Score:
        """Get out with the gold; shovel or give a dwarf up only where that brings more in all."""
        dwarf = dwarf_of(estimates.view, phase.dwarf)
        cards = len(dwarf.hidden) + len(dwarf.shown)
        gold = dwarf.gold + cards * estimates.tool_worth + 2 * (self.box.does[dwarf.name] == "lucky")
        rest = without_miner(estimates.now, dwarf.place)
        blocked = sum(space in self.box.board.ways[dwarf.place] for space in rest.collapses)

        def staying(mine: Mine, more: int, clears: int = 0) -> float:
            me = Miner(dwarf.name, self.seat, gold, DUG, phase.ignore + more, clears)
            return self.value(estimates, with_miner(mine, dwarf.place, me))

        def score(event: e.Decision) -> float:
            match event:
                case e.Escape():
                    return self.value(estimates, rest) + gold
                case e.Sacrifice(space):
                    return self.value(estimates, without_marker(rest, space))
                case e.Remove(space):
                    return staying(without_marker(rest, space), phase.removals - 1)
                case e.Pass() if phase.removals:
                    return staying(rest, 0)
                case e.Use("shovel") | e.Borrow("shovel"):
                    return staying(rest, SHOVELS, SHOVELS) - (estimates.tool_worth if isinstance(event, e.Borrow) else 0.01)
                case e.Use() | e.Borrow() if len(rest.collapses) < MOST_MARKERS:
                    lit = rest._replace(collapses=(*rest.collapses, dwarf.place))
                    cost = estimates.tool_worth if isinstance(event, e.Borrow) else 0.01
                    return self.value(estimates, lit) + (gold if blocked <= phase.ignore else 0.0) - cost
                case e.Use() | e.Borrow():
                    return 0.0
                case _:
                    return self.value(estimates, rest)

        return score

    def lurk(self, view: Position) -> Score:
        """The Crook waits if a rival is next (MM-8.7)."""
        index = self.box.board.index
        following = min((dwarf for dwarf in view.crew if dwarf.underground), key=lambda dwarf: index[dwarf.place])
        return lambda event: float(isinstance(event, e.Announce) == (following.owner != self.seat))


def dwarf_of(view: Position, name: str) -> s.Dwarf:
    """The dwarf of this name."""
    return next(dwarf for dwarf in view.crew if dwarf.name == name)


def with_miner(mine: Mine, space: Space, miner: Miner) -> Mine:
    """The mine with somebody on a space."""
    return mine._replace(miners={**mine.miners, space: miner})


def without_miner(mine: Mine, space: Space) -> Mine:
    """The mine without whoever stands on a space."""
    return mine._replace(miners={place: miner for place, miner in mine.miners.items() if place != space})


def without_marker(mine: Mine, space: Space) -> Mine:
    """The mine with a collapse marker less."""
    return mine._replace(collapses=without(tuple(mine.collapses), space))
