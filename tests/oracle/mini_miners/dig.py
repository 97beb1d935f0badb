"""One dwarf digs (MM-6.2 to MM-6.7, MM-7.3, MM-7.4, MM-7.7, MM-8.9)."""

from collections import Counter

from tests.oracle.mini_miners.box import DECK_OF, VALUE
from tests.oracle.mini_miners.table import Ask, Due

ALL = 99


class Digging:
    """How far one dwarf's dig has come. `dig` returns how many collapse markers it may ignore, or None: it is removed."""

    def __init__(self, t, dwarf):
        self.t, self.dwarf, self.deck = t, dwarf, ""
        self.gold = self.found = self.ignore = 0
        self.helmet = self.spent = False
        self.specials = []

    def public(self):
        return {
            "dwarf": self.dwarf.name, "deck": self.deck, "helmet": self.helmet, "gold": self.gold, "found": self.found,
            "specials": list(self.specials), "ignore": self.ignore, "spent": self.spent,
        }  # fmt: skip

    def ask(self, phase, choices, **fields):
        phase = {"is": phase, "turn": self.dwarf.owner, "dig": self.public(), **fields}
        _, text = yield Ask(phase, lambda: {self.dwarf.owner: choices})
        return text.split()

    def dig(self):
        t, space = self.t, self.dwarf.place
        if space in VALUE:
            self.gold = VALUE[space] + (2 if t.event == "diamond-flow" else 0)
        elif self.decks():
            drawn, returns = yield from self.announce()
            cards = yield from self.draw(drawn, returns)
            if not (yield from self.reveal(cards)):
                return None
            yield from self.settle()
        yield from self.glean()
        if t.event == "rich-vein" and DECK_OF.get(space) in ("III", "IV") and self.found:
            self.gold += 1
        marker = t.markers[space]
        change = int(marker) if marker[0] in "+-" else 0
        self.dwarf.gold = max(0, self.dwarf.gold + self.gold + change)
        return self.ignore

    # Before the cards

    def decks(self):
        """The decks to choose from: the Daredevil takes any (MM-8.9)."""
        wanted = list(self.t.decks) if self.dwarf.name == "daredevil" else [DECK_OF[self.dwarf.place]]
        return [deck for deck in wanted if self.size(deck)]

    def size(self, deck):
        return sum(len(self.t.decks[deck][part]) for part in ("top", "cards", "under"))

    def bonuses(self):
        """What the marker under the dwarf can do in a dig right now (MM-6.7, MM-7.7)."""
        marker = self.t.markers[self.dwarf.place]
        if self.spent:
            return set()
        if marker == "remove-1":
            return {f"remove {space}" for space in self.t.collapses}
        return {"draw"} if marker == "draw-tool" and self.t.tools_left() else set()

    def use_bonus(self, words):
        self.spent = True
        if words[0] == "remove":
            self.t.collapses.remove(words[1])
        else:
            yield from self.t.draw_tool(self.dwarf.owner)

    def announce(self):
        """Magnifiers and carts are announced before anything is drawn (MM-7.3); whoever has begun to announce says when to dig."""
        t, dwarf, used, borrowed, begun = self.t, self.dwarf, [], [], False
        while True:
            decks = [f"dig {deck}" for deck in self.decks()] if dwarf.name == "daredevil" else ["dig"]
            others = self.bonuses()
            for tool in ("magnifier", "cart"):
                others |= {f"use {tool}"} if t.has(dwarf, tool, used) else set()
                others |= {f"borrow {tool}"} if t.can_borrow(dwarf, tool) else set()
            begun = begun or bool(others) or len(decks) > 1 or t.might_have_more(dwarf)
            if begun:
                words = yield from self.ask("announcing", others | set(decks), used=list(used), borrowed=list(borrowed))
            else:
                words = decks[0].split()
            match words:
                case ["dig", *deck]:
                    self.deck = deck[0] if deck else DECK_OF[dwarf.place]
                    tools = Counter(used + borrowed)
                    count = min(1 + tools.total(), self.size(self.deck))
                    return count, min(tools["magnifier"], count - 1)
                case ["use", tool]:
                    t.use(dwarf, tool, used)
                    used.append(tool)
                case ["borrow", tool]:
                    t.borrow(dwarf, tool)
                    borrowed.append(tool)
                case bonus:
                    yield from self.use_bonus(bonus)

    # The cards

    def draw(self, count, returns=0):
        """So many cards of the deck, of which some are put back unseen by others; the rest is revealed."""
        phase = {"is": "drawing", "dig": self.public(), "count": count, "returns": returns}
        deck, seat = self.t.decks[self.deck], self.dwarf.owner
        on_top = [known["card"] for known in deck["top"][:count]]
        shuffled = min(count - len(on_top), len(deck["cards"]))
        under = [known["card"] for known in deck["under"][: count - len(on_top) - shuffled]]
        verb, tail = ("looked", f" for {seat}") if returns else ("revealed", "")
        text = yield Due(phase, verb, count, Counter(deck["cards"]), on_top, under, tail)
        cards = text.removesuffix(tail).split()[1:]
        for card in (Counter(cards) - Counter(on_top + under)).elements():
            deck["cards"].remove(card)
        deck["top"], deck["under"] = deck["top"][len(on_top) :], deck["under"][len(under) :]
        if returns:
            yield from self.put_back(cards, returns)
            phase = {"is": "showing", "dig": self.public(), "cards": sorted(cards)}
            text = yield Due(phase, "revealed", len(cards), Counter(cards))
            cards = text.split()[1:]
        deck["discards"] += cards
        return cards

    def put_back(self, cards, returns):
        deck, seat = self.t.decks[self.deck], self.dwarf.owner
        for left in range(returns, 0, -1):
            choices = {f"return {card} {side}" for card in cards for side in ("top", "under")}
            _, card, side = yield from self.ask("looking", choices, cards=sorted(cards), returns=left)
            cards.remove(card)
            if side == "top":
                deck["top"].insert(0, {"card": card, "seat": seat})
            else:
                deck["under"].append({"card": card, "seat": seat})

    def reveal(self, cards):
        """Gold and special cards count, collapses need a helmet (MM-6.4, MM-7.4). Does the dwarf stay?"""
        while True:
            good = [card for card in cards if card != "collapse"]
            fallen = len(cards) - len(good)
            self.found += len(good)
            self.gold += sum(int(card.split(":")[1]) for card in good if card.startswith("nugget"))
            self.specials += [card for card in good if card.startswith("special")]
            for _ in range(fallen):
                self.t.collapse(self.dwarf.place)
            if not fallen:
                return True
            if not self.helmet and not (yield from self.brace(fallen)):
                return False
            self.helmet = True
            if not (count := min(fallen, self.size(self.deck))):
                return True
            cards = yield from self.draw(count)

    def brace(self, fallen):
        """Does the dwarf wear a helmet?"""
        t, dwarf = self.t, self.dwarf
        choices = {"use helmet"} if t.has(dwarf, "helmet") else set()
        choices |= {"borrow helmet"} if t.can_borrow(dwarf, "helmet") else set()
        if not choices and not t.might_have_more(dwarf):
            return False
        verb, *_ = yield from self.ask("bracing", choices | {"pass"}, collapses=fallen)
        if verb == "use":
            t.use(dwarf, "helmet")
        elif verb == "borrow":
            t.borrow(dwarf, "helmet")
        return verb != "pass"

    # After the cards

    def settle(self):
        """Special cards, one after the other: their gold or their bonus (MM-6.3)."""
        while self.specials:
            words = yield from self.ask("choosing", {"gold", "bonus"})
            _, value, bonus = self.specials.pop(0).split(":")
            if words == ["gold"]:
                self.gold += int(value)
            elif bonus == "remove-1" and self.t.collapses:
                words = yield from self.ask("clearing", {f"remove {space}" for space in self.t.collapses})
                self.t.collapses.remove(words[1])
            elif bonus == "draw-tool" and self.t.tools_left():
                yield from self.t.draw_tool(self.dwarf.owner)
            elif bonus.startswith("ignore"):
                self.ignore = ALL if bonus == "ignore-all" else min(ALL, self.ignore + 1)

    def glean(self):
        """The marker's bonus, if it was not used before the cards."""
        if bonuses := self.bonuses():
            words = yield from self.ask("gleaning", bonuses | {"pass"})
            if words != ["pass"]:
                yield from self.use_bonus(words)
