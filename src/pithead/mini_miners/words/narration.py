"""What happens in Mini Miners, told: a sentence for every event, and sentences for what the rules do by themselves after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from pithead.game import Step
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING, Space
from pithead.mini_miners.rules.cards import HIDDEN, Marker, shown
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import Choosing, Dwarf, Escaping, Fetching
from pithead.mini_miners.words.names import MineSentences, acting, dwarf_in


def passing(view: Position) -> str:
    """What is left unused by a pass, as the ids of the catalogues name it."""
    if isinstance(view.phase, Escaping) and view.phase.removals:
        return "shovelling"
    return type(view.phase).__name__.lower()


def changed_spaces(before: Mapping[Space, Marker], after: Mapping[Space, Marker]) -> list[Space]:
    """The spaces that have another marker than before."""
    if before == after:
        return []
    return [space for space, marker in after.items() if before.get(space, marker) != marker]


class MineNarration(MineSentences):
    """The log of Mini Miners, in one language."""

    def event(self, before: Position, step: Step, names: Sequence[str]) -> str:
        """What happened, in one sentence; secret parts of the event are `?` and stay secret."""
        say, words = self.say, self.words
        name = names[step.seat] if step.seat >= 0 else ""
        doer = acting(before)
        dwarf = words.dwarf(doer) if doer else ""
        owned = dwarf_in(before, doer)
        event: e.Event = step.event
        match event:
            case e.Pick(picked):
                return say("mine-log-pick-hidden" if picked == HIDDEN else "mine-log-pick", name=name, dwarf=words.dwarf(picked))
            case e.Enlist(picked):
                return say("mine-log-enlist", name=name, dwarf=words.dwarf(picked))
            case e.Discard(left):
                return say("mine-log-discard-hidden" if left == HIDDEN else "mine-log-discard", name=name, dwarf=words.dwarf(left))
            case e.Buy(place):
                if place == e.BLIND:
                    return say("mine-log-buy-blind", name=name)
                return say("mine-log-buy", name=name, tool=words.one(before.market[place - 1]), gold=words.price(before))
            case e.Shuffle():
                return say("mine-log-shuffle", name=name)
            case e.Equip(tool, bearer):
                id = "mine-log-equip-hidden" if tool == HIDDEN else "mine-log-equip"
                return say(id, name=name, dwarf=words.dwarf(bearer), tool=words.one(tool))
            case e.End():
                return say("mine-log-end", name=name)
            case e.Take(tool, source):
                return say(f"mine-log-take-{source}", dwarf=dwarf, tool=words.one(tool))
            case e.Place(placed, space):
                id = "mine-log-place-tavern" if space == TAVERN else "mine-log-place"
                return say(id, name=name, dwarf=words.dwarf(placed), space=space)
            case e.Target(target):
                aimed = dwarf_in(before, target)
                own = aimed is None or aimed.owner == step.seat
                other = names[aimed.owner] if aimed else ""
                return say("mine-log-target-own" if own else "mine-log-target", dwarf=dwarf, target=words.dwarf(target), other=other)
            case e.Move(space):
                return say("mine-log-move", dwarf=dwarf, space=space)
            case e.Use(tool):
                return say(f"mine-log-use-{tool}", dwarf=dwarf, space=owned.place if owned else "")
            case e.Borrow(tool):
                return say("mine-log-borrow", dwarf=dwarf, tool=words.one(tool), lender=words.dwarf(words.box.who["handyman"]))
            case e.Dig(deck):
                id = "mine-log-dig-deck" if deck else "mine-log-dig"
                return say(id, dwarf=dwarf, deck=deck, space=owned.place if owned else "")
            case e.Return(card, where):
                return say(f"mine-log-return-{where}", dwarf=dwarf, card=words.card(card))
            case e.Gold():
                return say("mine-log-gold", dwarf=dwarf)
            case e.Bonus():
                assert isinstance(before.phase, Choosing)
                return say("mine-log-bonus", dwarf=dwarf, bonus=words.marker(shown(before.phase.dig.specials[0]).bonus))
            case e.Draw():
                return say("mine-log-draw", dwarf=dwarf)
            case e.Remove(space):
                return say("mine-log-remove", dwarf=dwarf, space=space)
            case e.Sacrifice(space):
                return say("mine-log-sacrifice", dwarf=dwarf, space=space)
            case e.Escape():
                return say("mine-log-escape", dwarf=dwarf)
            case e.Announce():
                return say("mine-log-announce", dwarf=dwarf)
            case e.Pass():
                return say(f"mine-log-pass-{passing(before)}", dwarf=dwarf)
            case e.Give(gold, to):
                return say("mine-log-give", name=name, other=names[to], gold=gold)
            case _:
                return self.outcome(before, event, names)

    def outcome(self, before: Position, event: e.Event, names: Sequence[str]) -> str:
        """What the piles, the decks or the lot said."""
        say, words = self.say, self.words
        doer = acting(before)
        match event:
            case e.Joined(dwarves):
                return say("mine-log-joined", dwarves=words.all(map(words.dwarf, dwarves)))
            case e.Scattered():
                return say("mine-log-scattered")
            case e.Laid(tools):
                return say("mine-log-laid", tools=words.all(map(words.tool, tools)))
            case e.Turned(turned):
                return say("mine-log-turned", event=say(f"mine-event-{turned}"), text=say(f"mine-event-{turned}-text"))
            case e.Starts(seat):
                return say("mine-log-starts", name=names[seat])
            case e.Dealt(hands):
                known = [seat for seat, hand in enumerate(hands) if HIDDEN not in hand]
                if len(known) != 1:
                    return say("mine-log-dealt")
                return say("mine-log-dealt-hand", name=names[known[0]], dwarves=words.all(map(words.dwarf, hands[known[0]])))
            case e.Drew(tool, seat):
                if isinstance(before.phase, Fetching) and before.phase.dwarf:
                    return say("mine-log-drew-dwarf", dwarf=words.dwarf(before.phase.dwarf), tool=words.one(tool))
                return say("mine-log-drew", name=names[seat], tool=words.one(tool))
            case e.Stole(tool, seat, victim):
                return say("mine-log-stole", name=names[seat], other=names[victim], tool=words.one(tool))
            case e.Shook():
                return say("mine-log-shook")
            case e.Looked(cards, seat):
                return say("mine-log-looked", name=names[seat], cards=words.all(map(words.card, cards)))
            case e.Revealed(cards):
                return say("mine-log-revealed", dwarf=words.dwarf(doer), cards=words.all(map(words.card, cards)))
            case _:
                raise TypeError(event)

    def after(self, before: Position, after: Position, step: Step, names: Sequence[str]) -> str:
        """What the rules did by themselves, in sentences: only what everybody sees."""
        return " ".join(self._after(before, after, step, names))

    def _after(self, before: Position, after: Position, step: Step, names: Sequence[str]) -> Iterator[str]:
        say, words = self.say, self.words
        ended = len(after.past) > len(before.past)
        crew = after.past[-1].crew if ended else after.crew
        if crew and not before.crew:
            yield from self._troops(after, names)
        if after.collapses != before.collapses:
            for space, count in (Counter(after.collapses) - Counter(before.collapses)).items():
                yield say("mine-then-collapse", space=space, count=count)
        if ended and after.past[-1].fell_in:
            yield say("mine-then-fell-in")
        if crew is not before.crew:
            known = {dwarf.name: dwarf for dwarf in before.crew}
            for dwarf in crew:
                old = known.get(dwarf.name, dwarf)
                if old is not dwarf:
                    yield from self._moved(after, old, dwarf)
        swapped = changed_spaces(before.markers, after.markers)
        if len(swapped) == 2 and not isinstance(step.event, e.Scattered):
            yield say("mine-then-swapped", one=swapped[0], other=swapped[1])
        if before.lurking and not after.lurking and not ended:
            yield say("mine-then-lurking-over", dwarf=words.dwarf(before.lurking))
        if not isinstance(step.event, e.Buy | e.Shuffle):
            for seat, (gold, now) in enumerate(zip(before.treasuries, after.treasuries)):
                if gold != now:
                    yield say("mine-then-treasury", name=names[seat], gold=now)
        if after.round > before.round:
            yield say("mine-then-round", round=after.round)

    def _troops(self, view: Position, names: Sequence[str]) -> Iterator[str]:
        words = self.words
        for seat, name in enumerate(names):
            troop = [words.dwarf(dwarf.name) for dwarf in view.crew if dwarf.owner == seat]
            yield self.say("mine-then-troop", name=name, dwarves=words.all(troop))
        yield self.say("mine-then-aside", dwarves=words.all(map(words.dwarf, view.aside)))

    def _moved(self, after: Position, old: Dwarf, dwarf: Dwarf) -> Iterator[str]:
        """What became of one dwarf."""
        if dwarf.place == old.place and dwarf.gold == old.gold:
            return
        say, who = self.say, self.words.dwarf(dwarf.name)
        if dwarf.place == REMOVED != old.place:
            yield say("mine-then-removed", dwarf=who)
        elif dwarf.place == TAVERN and old.underground:
            yield say("mine-then-home", dwarf=who, gold=dwarf.haul)
        elif dwarf.gold != old.gold:
            yield say("mine-then-carries", dwarf=who, gold=dwarf.gold)
        elif old.underground and dwarf.place == WAITING:
            other = next(taker for taker in after.crew if taker.place == old.place)
            yield say("mine-then-takes-space", dwarf=self.words.dwarf(other.name), space=old.place, other=who)
