"""What speaks for a decision in Mini Miners: gold now, what a dig may bring, who is hit, and the danger of a collapse."""

from __future__ import annotations

from pithead.coach.facts import DecisionFact
from pithead.game import AnyGame, Seat
from pithead.mini_miners.bots.outlook import Find, ViewEstimates
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.board import TAVERN
from pithead.mini_miners.rules.cards import BLANK, TOOLS, shown
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import Announcing, Choosing, Dwarf, Escaping
from pithead.mini_miners.words.names import acting, dwarf_in


def facts(game: AnyGame, view: Position, seat: Seat, event: e.Decision) -> tuple[DecisionFact, ...]:
    """What a decision does, what matters most first."""
    assert isinstance(game, MiniMiners)
    look = MiniMinersFacts(game.box, view, seat)
    match event:
        case e.Place(_, space) | e.Move(space):
            return look.stand(space)
        case e.Dig(deck):
            return look.dig(deck)
        case e.Escape():
            return (DecisionFact("home", {"gold": look.carried()}), *look.shut_in())
        case e.Target(name):
            return look.target(name)
        case e.Buy(place):
            return (*(() if place == e.BLIND else (DecisionFact("tool", {"tool": view.market[place - 1]}),)), look.tools())
        case e.Take(tool, _) | e.Equip(tool, _):
            return (DecisionFact("tool", {"tool": tool}),)
        case e.Use(tool) | e.Borrow(tool):
            return (DecisionFact("uses", {"tool": tool}),)
        case e.Gold():
            return (DecisionFact("gold", {"gold": look.special()[0]}),)
        case e.Bonus():
            return (DecisionFact("bonus", {"bonus": look.special()[1], "gold": look.special()[0]}),)
        case e.Remove(space) | e.Sacrifice(space):
            return look.clear(space)
        case e.Pick(name) | e.Enlist(name):
            return (DecisionFact("called", {"dwarf": name, "number": game.box.initiative[name]}),)
        case e.Discard(name):
            return (DecisionFact("spares", {"dwarf": name}),)
        case e.Return(card, where):
            return (DecisionFact("gone" if where == "under" else "next", {"card": card}),)
        case e.Announce():
            return (DecisionFact("lurks", {"count": look.rivals_below()}),)
        case e.Draw():
            return (look.tools(),)
        case e.Shuffle():
            return (DecisionFact("shuffles"),)
        case e.End():
            return (DecisionFact("saves", {"gold": view.treasuries[seat]}),)
        case e.Pass():
            return (DecisionFact("passes-escape" if isinstance(view.phase, Escaping) else "passes"),)
        case e.Give(gold, to):
            return (DecisionFact("gives", {"gold": gold, "seat": to}),)


class MiniMinersFacts:
    """One view, as the seat that decides sees it."""

    def __init__(self, box: Box, view: Position, seat: Seat) -> None:
        self.box = box
        self.view = view
        self.seat = seat
        self.estimates = ViewEstimates(box, view, 0.0)

    def doer(self) -> Dwarf | None:
        """The dwarf whom the question is about."""
        return dwarf_in(self.view, acting(self.view))

    def carried(self) -> int:
        """The gold on its card."""
        dwarf = self.doer()
        return dwarf.gold if dwarf else 0

    def stand(self, space: str) -> tuple[DecisionFact, ...]:
        """What a space is good for."""
        if space == TAVERN:
            return (DecisionFact("tavern"),)
        ground, marker = self.box.board.ground[space], self.view.markers.get(space, BLANK)
        extra = (DecisionFact("marker", {"tool": marker}),) if marker in TOOLS else ()
        if not ground.deck:
            value = ground.value + (2 if self.view.event == "diamond-flow" else 0)
            return (DecisionFact("sure", {"gold": value}), *extra, *self.before(space))
        return (*self.found(self.estimates.find(ground.deck)), *extra, *self.before(space))

    def before(self, space: str) -> tuple[DecisionFact, ...]:
        """How many dwarves dig between a space and the exit: each of them can shut it in."""
        way = self.box.board.ways[space]
        count = sum(dwarf.place in way for dwarf in self.view.crew)
        return (DecisionFact("behind", {"count": count}),) if count else (DecisionFact("first"),)

    def dig(self, deck: str) -> tuple[DecisionFact, ...]:
        """What the cards may bring."""
        dwarf, phase = self.doer(), self.view.phase
        if dwarf is None or not isinstance(phase, Announcing):
            return (DecisionFact("passes"),)
        tools = [*phase.used, *phase.borrowed]
        name = deck or self.box.board.ground[dwarf.place].deck
        if not name:
            return self.stand(dwarf.place)
        return self.found(self.estimates.find(name, tools.count("magnifier"), tools.count("cart"), phase.dig.helmet))

    def found(self, find: Find) -> tuple[DecisionFact, ...]:
        """Gold and danger of a dig."""
        return (DecisionFact("finds", {"gold": round(find.gold, 1)}), DecisionFact("danger", {"percent": round(100 * find.falls)}))

    def target(self, name: str) -> tuple[DecisionFact, ...]:
        """Who is hit, and what it carries."""
        dwarf = dwarf_in(self.view, name)
        if dwarf is None:
            return (DecisionFact("passes"),)
        return (
            DecisionFact("hits", {"dwarf": name, "seat": dwarf.owner}),
            *((DecisionFact("carries", {"gold": dwarf.gold}),) if dwarf.gold else ()),
        )

    def tools(self) -> DecisionFact:
        """How many tools that makes; three of them are a nugget at the end (MM-9.2)."""
        stores = self.view.stores or ((),) * self.view.seats
        own = sum(len(dwarf.hidden) + len(dwarf.shown) for dwarf in self.view.crew if dwarf.owner == self.seat)
        return DecisionFact("tools", {"count": len(stores[self.seat]) + own + 1})

    def special(self) -> tuple[int, str]:
        """The nuggets and the bonus of the card that is chosen about."""
        assert isinstance(self.view.phase, Choosing)
        return shown(self.view.phase.dig.specials[0])

    def clear(self, space: str) -> tuple[DecisionFact, ...]:
        """Whose way gets freer, and how much gold is on it."""
        ways = self.box.board.ways
        behind = [dwarf for dwarf in self.view.crew if dwarf.underground and space in ways[dwarf.place]]
        own = [dwarf for dwarf in behind if dwarf.owner == self.seat]
        mine = DecisionFact("clears", {"count": len(own), "gold": sum(dwarf.gold for dwarf in own)})
        return (mine, DecisionFact("clears-rivals", {"count": len(behind) - len(own)})) if len(behind) > len(own) else (mine,)

    def shut_in(self) -> tuple[DecisionFact, ...]:
        """How many dwarves of rivals are still in the mine."""
        count = self.rivals_below()
        return (DecisionFact("below", {"count": count}),) if count else ()

    def rivals_below(self) -> int:
        """How many dwarves of rivals are in the mine."""
        return sum(dwarf.underground and dwarf.owner != self.seat for dwarf in self.view.crew)
