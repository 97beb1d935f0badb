"""The choices of Mini Miners in a few words: what each costs or does, and what it would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from pithead.game import Seat, Step
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.board import REMOVED, TAVERN
from pithead.mini_miners.rules.cards import BLANK, COLLAPSE, Cards, shown
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import Aiming, Announcing, Choosing, Dwarf, Escaping, Moving, Placing
from pithead.mini_miners.words.names import MineSentences, acting, blocking, dwarf_in, owner_of
from pithead.mini_miners.words.narration import passing


class MineChoices(MineSentences):
    """Choices and what they change, in one language."""

    def choice(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice in words, as short as can be."""
        say, words = self.say, self.words
        event: e.Event = step.event
        match event:
            case e.Pick(name) | e.Enlist(name) | e.Discard(name):
                return say("mine-choice-dwarf", initiative=self.box.initiative[name], ability=say(f"mine-ability-{name}"))
            case e.Buy(place):
                if place == e.BLIND:
                    return say("mine-choice-buy-blind")
                return say("mine-choice-buy", tool=words.tool(view.market[place - 1]), gold=words.price(view))
            case e.Shuffle():
                return say("mine-choice-shuffle")
            case e.Equip(tool, _):
                return say("mine-choice-equip", text=say(f"mine-tool-{tool}-text"))
            case e.End():
                return say("mine-choice-end")
            case e.Take(_, source):
                return say(f"mine-choice-take-{source}")
            case e.Place(_, space):
                return say("mine-choice-place-tavern") if space == TAVERN else words.space(view, space)
            case e.Target(name):
                return self.target(view, dwarf_in(view, name), names)
            case e.Move(space):
                return words.space(view, space)
            case e.Use(tool):
                return say("mine-choice-use", text=say(f"mine-tool-{tool}-text"))
            case e.Borrow(tool):
                lender = words.dwarf(self.box.who["handyman"])
                return say("mine-choice-borrow", lender=lender, text=say(f"mine-tool-{tool}-text"))
            case e.Dig(deck):
                return self.dig(view, dwarf_in(view, acting(view)), deck)
            case e.Return(card, where):
                return say(f"mine-choice-return-{where}", card=words.card(card))
            case e.Gold():
                return say("mine-choice-gold", gold=self._special(view)[0])
            case e.Bonus():
                return say("mine-choice-bonus", bonus=words.marker(self._special(view)[1]))
            case e.Draw():
                return say("mine-choice-draw")
            case e.Remove():
                return say("mine-choice-remove")
            case e.Sacrifice():
                return say("mine-choice-sacrifice", **self.doer(view))
            case e.Escape():
                return say("mine-choice-escape", gold=self.doer(view)["gold"])
            case e.Announce():
                return say("mine-choice-announce")
            case e.Pass():
                return say(f"mine-choice-pass-{passing(view)}", **self.doer(view))
            case e.Give():
                return self.give(event, names)
            case _:
                raise TypeError(event)

    def doer(self, view: Position) -> dict[str, str | int]:
        """The dwarf that the question is about, by its name and its gold; nobody in many phases."""
        doer = dwarf_in(view, acting(view))
        return {"dwarf": self.words.dwarf(doer.name) if doer else "", "gold": doer.gold if doer else 0}

    def give(self, event: e.Give, names: Sequence[str]) -> str:
        """A gift: it depends on nothing else, and everybody may always give all that they have."""
        return self.say("mine-choice-give", gold=event.gold, other=names[event.to])

    def in_words(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice that names what it is about."""
        if isinstance(step.event, e.Give):
            return self.give(step.event, names)
        what, choice = self.about(step.event), self.choice(view, step, names)
        return self.say("mine-choice-named", what=what, choice=choice) if what else choice

    def told_by(self, view: Position, step: Step) -> Hashable | None:
        """What lies where a choice points; the gold of a dwarf and the cards of a deck are said too, and change too often."""
        event: e.Event = step.event
        match event:
            case e.Place(_, space) | e.Move(space):
                return view.event, view.markers.get(space, BLANK)
            case e.Buy(place):
                return "" if place == e.BLIND else (view.market[place - 1], view.event)
            case e.Pick() | e.Enlist() | e.Discard() | e.Equip() | e.Take() | e.Use() | e.Borrow() | e.Return() | e.Remove() | e.Give():
                return ""
            case e.End() | e.Shuffle() | e.Draw() | e.Announce():
                return ""
            case _:
                return None

    def label(self, view: Position, step: Step, names: Sequence[str]) -> str:
        """A choice by what it is about alone, where no other choice is about the same."""
        event: e.Event = step.event
        match event:
            case e.Pick() | e.Enlist() | e.Discard() | e.Equip() | e.Place() | e.Target() | e.Move() | e.Use():
                return self.about(event)
            case _:
                return self.in_words(view, step, names)

    def about(self, event: e.Event) -> str:
        """The dwarf, tool or space that a choice is about; nothing where its words name it."""
        words = self.words
        match event:
            case e.Pick(name) | e.Enlist(name) | e.Discard(name) | e.Target(name):
                return words.dwarf(name)
            case e.Equip(tool, name):
                return words.all([words.dwarf(name), words.tool(tool)])
            case e.Take(tool) | e.Use(tool) | e.Borrow(tool):
                return words.tool(tool)
            case e.Place(name, space):
                return words.all([words.dwarf(name), self.say("mine-space-tavern") if space == TAVERN else space])
            case e.Move(space) | e.Remove(space) | e.Sacrifice(space):
                return space
            case _:
                return ""

    @staticmethod
    def _special(view: Position) -> tuple[int, str]:
        assert isinstance(view.phase, Choosing)
        return shown(view.phase.dig.specials[0])

    def target(self, view: Position, target: Dwarf | None, names: Sequence[str]) -> str:
        """What targeting a dwarf would do."""
        assert target is not None
        assert isinstance(view.phase, Aiming | Placing)
        return self.say(
            f"mine-choice-target-{self.box.does[view.phase.dwarf]}",
            name=names[target.owner],
            target=self.words.dwarf(target.name),
            space=target.place,
            marker=self.words.marker(view.markers.get(target.place, BLANK)),
        )

    def dig(self, view: Position, dwarf: Dwarf | None, deck: str) -> str:
        """How many cards the dwarf draws, and of which deck."""
        assert dwarf is not None
        assert isinstance(view.phase, Announcing)
        deck = deck or self.box.board.ground[dwarf.place].deck
        number = 1 + len(view.phase.used) + len(view.phase.borrowed)
        return " · ".join([self.say("mine-choice-dig", number=min(number, len(view.decks[deck])), deck=deck), *self.risk(view, deck)])

    def risk(self, view: Position, deck: str) -> list[str]:
        """How many cards of a deck are collapses, as far as everybody knows."""
        return self.risk_of(deck, len(view.decks[deck]), view.decks[deck].discards) if deck in view.decks else []

    def risk_of(self, deck: str, cards: int, discards: Cards) -> list[str]:
        """The same for a deck with so many cards, of which these are discarded."""
        if not cards:
            return []
        collapses = self.box.decks[deck].count(COLLAPSE) - discards.count(COLLAPSE)
        return [self.say("mine-preview-risk", collapses=collapses, cards=cards)]

    # What would change

    def preview(self, before: Position, after: Position, seat: Seat) -> str:
        """What a choice changes: gold, who is lost, where collapse markers fall, and what the way out looks like."""
        return " · ".join(
            [*self._gold(before, after, seat), *self._fallen(before, after), *self._lost(before, after), *self._way(before, after)]
        )

    def _gold(self, before: Position, after: Position, seat: Seat) -> list[str]:
        parts: list[str] = []
        for owner, (gold, now) in enumerate(zip(before.treasuries, after.treasuries)):
            if gold != now and owner == seat:
                parts.insert(0, self.say("mine-preview-gold", before=gold, after=now))
            elif gold != now:
                parts.append(self.say("mine-preview-rival", seat=owner_of(owner), before=gold, after=now))
        return parts

    def _fallen(self, before: Position, after: Position) -> list[str]:
        if len(after.past) > len(before.past) and after.past[-1].fell_in:
            return [self.say("mine-preview-fell-in")]
        if after.collapses == before.collapses:
            return []
        most = self.box.tables.supply.collapse_markers
        fallen = Counter(after.collapses) - Counter(before.collapses)
        return [self.say("mine-preview-falls", space=space, count=len(after.collapses), most=most) for space in fallen]

    def _lost(self, before: Position, after: Position) -> list[str]:
        crew = after.past[-1].crew if len(after.past) > len(before.past) else after.crew
        gone = {dwarf.name for dwarf in crew if dwarf.place == REMOVED}
        lost = [dwarf for dwarf in before.crew if dwarf.name in gone and dwarf.place != REMOVED]
        return [self.say("mine-preview-lost", dwarf=self.words.dwarf(dwarf.name), gold=dwarf.gold) for dwarf in lost]

    def _way(self, before: Position, after: Position) -> list[str]:
        """For a dwarf that is placed or moved its dig, for one that wants out its way."""
        match before.phase, after.phase:
            case ((Placing(dwarf=name) | Moving(target=name)), _):
                dwarf = dwarf_in(after, name)
                return self.outlook(after, dwarf) if dwarf and dwarf.underground else []
            case Escaping(dwarf=name), Escaping(dwarf=other, ignore=ignore) if name == other:
                dwarf = dwarf_in(after, name)
                return [self.words.way(after, dwarf.place, ignore)] if dwarf else []
            case _:
                return []

    def outlook(self, view: Position, dwarf: Dwarf) -> list[str]:
        """When a dwarf on this space would dig, how risky its deck is, and whether something lies in its way."""
        index = self.box.board.index
        earlier = sum(other.underground and index[other.place] < index[dwarf.place] for other in view.crew)
        blocked = [self.words.way(view, dwarf.place)] if blocking(self.box, view, dwarf.place) else []
        return [self.say("mine-preview-order", count=earlier), *self.risk(view, self.box.board.ground[dwarf.place].deck), *blocked]
