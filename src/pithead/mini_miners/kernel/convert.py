"""Between the plain engine and the kernels: states, decisions and outcomes, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from pithead.game import Seat, Unreadable
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.guess import state_of
from pithead.mini_miners.kernel.layout import (
    Ability,
    AimChoice,
    AmbushChoice,
    BracingChoice,
    DigChoice,
    EscapeChoice,
    Fact,
    Field,
    FindChoice,
    GleaningChoice,
    MarketChoice,
    PastBit,
    PlacingChoice,
    ReactionChoice,
    SearchChoice,
)
from pithead.mini_miners.kernel.tables import (
    TOOLS_BY_NAME,
    box_facts,
    dwarf_bits,
    events_of,
    handful,
    marker_number,
    spaces_by_name,
)
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING
from pithead.mini_miners.rules.cards import Cards
from pithead.mini_miners.rules.content import DECKS, Box
from pithead.mini_miners.rules.events import BLIND, SIDES, Decision, Outcome
from pithead.mini_miners.rules.position import Position
from pithead.mini_miners.rules.state import Dwarf, MiniMinersOptions, Past, Phase, Shift, State
from pithead.remembered import remembered
from pithead.sim.codec import Array, KernelCodec
from pithead.sim.memory import Numbers

_PASS: Final = e.Pass()
_TRANSLATIONS_KEPT: Final = 1 << 14


class Codec(KernelCodec):
    """Translates for the cards and the board of one box."""

    def __init__(self, box: Box) -> None:
        super().__init__(box_facts(box))
        self.box = box
        self.names = box.names
        self.spaces = (*box.board.order, TAVERN, REMOVED, WAITING)
        self.named = spaces_by_name(box)
        self.events = events_of(box)
        self.decks = tuple(box.decks[deck] for deck in DECKS)
        markers = (*box.tables.markers.standard, *box.tables.markers.bonus, "blank")
        self.markers = {marker_number(marker): marker for marker in markers}

    # decisions

    def _key(self, array: Numbers) -> int:
        """What the decisions of a phase depend on, apart from the phase."""
        match int(array[Field.PHASE]):
            case at.Phase.MARKET:
                return int(array[Field.TROOP + array[Field.TURN]])
            case at.Phase.PLACING | at.Phase.ANNOUNCING:
                return int(array[Field.ACTOR])
            case at.Phase.LOOKING:
                return int(array[Field.DIG_DECK])
            case _:
                return 0

    @remembered(_TRANSLATIONS_KEPT)
    def choices(self, phase: int, key: int) -> Mapping[int, Decision]:
        """Every decision of a phase, by the number of its choice."""
        dwarves, named = dict(enumerate(self.names)), dict(enumerate(self.named))
        match phase:
            case at.Phase.DRAFT:
                return {place: e.Pick(name) for place, name in dwarves.items()}
            case at.Phase.DISCARDING:
                return {place: e.Discard(name) for place, name in dwarves.items()}
            case at.Phase.LEVY:
                return {place: e.Enlist(name) for place, name in dwarves.items()}
            case at.Phase.MARKET:
                return self._market_choices(self.troop(key))
            case at.Phase.SEARCHING:
                pile = {place: e.Take(tool, "pile") for place, tool in enumerate(TOOLS_BY_NAME)}
                discards = {SearchChoice.TAKE_DISCARDED + place: e.Take(tool, "discards") for place, tool in enumerate(TOOLS_BY_NAME)}
                return {**pile, **discards, SearchChoice.LEAVE: _PASS}
            case at.Phase.AIMING:
                return {**{place: e.Target(name) for place, name in dwarves.items()}, AimChoice.HOLD_FIRE: _PASS}
            case at.Phase.REACTING:
                return {ReactionChoice.SHOW_STAR: e.Use("star"), ReactionChoice.ENDURE: _PASS}
            case at.Phase.MOVING:
                return {place: e.Move(space) for place, space in enumerate(self.box.board.order)}
            case at.Phase.PLACING:
                places = {place: e.Place(self.names[key], space) for place, space in enumerate(self.spaces[: PlacingChoice.LODGE + 1])}
                targets = {PlacingChoice.DISPLACE + place: e.Target(name) for place, name in dwarves.items()}
                return {**places, **targets, PlacingChoice.BORROW_LANTERN: e.Borrow("lantern")}
            case at.Phase.ANNOUNCING:
                return self._announcing_choices(key)
            case at.Phase.LOOKING:
                cards = enumerate(self.decks[key])
                return {2 * place + under: e.Return(card, where) for place, card in cards for under, where in enumerate(SIDES)}
            case at.Phase.BRACING:
                return {
                    BracingChoice.USE_HELMET: e.Use("helmet"),
                    BracingChoice.BORROW_HELMET: e.Borrow("helmet"),
                    BracingChoice.BE_BURIED: _PASS,
                }
            case at.Phase.CHOOSING:
                return {FindChoice.GOLD: e.Gold(), FindChoice.BONUS: e.Bonus()}
            case at.Phase.CLEARING:
                return {place: e.Remove(space) for place, space in named.items()}
            case at.Phase.GLEANING:
                return {
                    **{place: e.Remove(space) for place, space in named.items()},
                    GleaningChoice.DRAW: e.Draw(),
                    GleaningChoice.LEAVE: _PASS,
                }
            case at.Phase.ESCAPING:
                return self._escaping_choices()
            case _:
                return {AmbushChoice.ANNOUNCE: e.Announce(), AmbushChoice.LET_GO: _PASS}

    def _market_choices(self, troop: tuple[str, ...]) -> dict[int, Decision]:
        places: dict[int, Decision] = {MarketChoice.BUY + place: e.Buy(place + 1) for place in range(at.PLACES)}
        equipment = {
            MarketChoice.EQUIP + tool * at.TROOP_MOST + rank: e.Equip(name, dwarf)
            for tool, name in enumerate(TOOLS_BY_NAME)
            for rank, dwarf in enumerate(troop)
        }
        return {
            **places,
            MarketChoice.BUY_BLIND: e.Buy(BLIND),
            MarketChoice.SHUFFLE: e.Shuffle(),
            **equipment,
            MarketChoice.END: e.End(),
        }

    def _announcing_choices(self, dwarf: int) -> dict[int, Decision]:
        daring = self.facts[Fact.DOES + dwarf] == Ability.DAREDEVIL
        tools: dict[int, Decision] = {
            DigChoice.USE_MAGNIFIER: e.Use("magnifier"),
            DigChoice.USE_CART: e.Use("cart"),
            DigChoice.BORROW_MAGNIFIER: e.Borrow("magnifier"),
            DigChoice.BORROW_CART: e.Borrow("cart"),
            DigChoice.DRAW: e.Draw(),
        }
        removals = {DigChoice.REMOVE + place: e.Remove(space) for place, space in enumerate(self.named)}
        return {**tools, **removals, **{DigChoice.DIG + place: e.Dig(deck) for place, deck in enumerate(DECKS if daring else ("",))}}

    def _escaping_choices(self) -> dict[int, Decision]:
        removals = {EscapeChoice.REMOVE + place: e.Remove(space) for place, space in enumerate(self.named)}
        sacrifices = {EscapeChoice.SACRIFICE + place: e.Sacrifice(space) for place, space in enumerate(self.named)}
        return {
            EscapeChoice.USE_SHOVEL: e.Use("shovel"),
            EscapeChoice.USE_DYNAMITE: e.Use("dynamite"),
            EscapeChoice.BORROW_SHOVEL: e.Borrow("shovel"),
            EscapeChoice.BORROW_DYNAMITE: e.Borrow("dynamite"),
            **removals,
            **sacrifices,
            EscapeChoice.ESCAPE: e.Escape(),
            EscapeChoice.GIVE_UP: _PASS,
        }

    @remembered(_TRANSLATIONS_KEPT)
    def numbers(self, phase: int, key: int) -> Mapping[Decision, int]:
        """The choices of a phase by their events."""
        return {event: choice for choice, event in self.choices(phase, key).items()}

    def decisions(self, array: Numbers, menu: int) -> list[Decision]:
        """The decisions of a menu, in order."""
        events = self.choices(int(array[Field.PHASE]), self._key(array))
        return [events[bit] for bit in bits(menu)]

    def choice(self, array: Numbers, event: Decision) -> int:
        """The choice that a decision is in this state."""
        if isinstance(event, e.Return):
            card = self._one_of(int(array[Field.DIG_DECK]), event.card, int(array[Field.CARDS]))
            return 2 * card + SIDES.index(event.where)
        return self.numbers(int(array[Field.PHASE]), self._key(array))[event]

    # outcomes

    def write_outcome(self, array: Array, event: Outcome, outcome: Array) -> None:
        """Put the plain engine's outcome where the kernel looks for it."""
        match event:
            case e.Joined(dwarves):
                outcome[0] = dwarf_bits(self.box, dwarves)
            case e.Scattered(markers):
                outcome[: at.SPACES] = [marker_number(marker) for marker in markers]
            case e.Laid(tools):
                outcome[: len(tools)] = [TOOLS_BY_NAME.index(tool) for tool in tools]
            case e.Turned(name):
                outcome[0] = self.events.index(name)
            case e.Starts(seat):
                outcome[0] = seat
            case e.Dealt(hands):
                outcome[: len(hands)] = [dwarf_bits(self.box, hand) for hand in hands]
            case e.Drew(tool) | e.Stole(tool):
                outcome[0] = TOOLS_BY_NAME.index(tool)
            case e.Shook(space):
                outcome[0] = self.box.board.index[space]
            case e.Looked(cards) | e.Revealed(cards):
                outcome[0] = sequence(card + 1 for card in self._drawn(array, cards))

    def _drawn(self, array: Array, cards: Cards) -> Iterator[int]:
        """The numbers of cards that come up: those whose place in the deck is known, or any that looks like it."""
        deck = int(array[Field.DIG_DECK])
        showing = array[Field.PHASE] == at.Phase.SHOWING
        top = [] if showing else [card for card, _ in entries(array[Field.TOP + deck], array[Field.TOPS + deck])]
        under = [] if showing else [card for card, _ in entries(array[Field.UNDER + deck], array[Field.UNDERS + deck])]
        free = int(array[Field.CARDS] if showing else array[Field.LOOSE + deck])
        for name in cards:
            if top:
                yield top.pop(0)
            elif free:
                card = self._one_of(deck, name, free)
                free &= ~(1 << card)
                yield card
            else:
                yield under.pop(0)

    def _one_of(self, deck: int, name: str, free: int) -> int:
        """The first of these cards that has this name."""
        return next(card for card in bits(free) if self.decks[deck][card] == name)

    def read_outcome(self, array: Array, outcome: Array) -> Outcome:
        """The kernel's outcome as the plain engine writes it."""
        match int(array[Field.PHASE]):
            case at.Phase.GATHERING:
                return e.Joined(self.troop(int(outcome[0])))
            case at.Phase.SCATTERING:
                return e.Scattered(tuple(self.markers[marker] for marker in outcome[: at.SPACES].tolist()))
            case at.Phase.STOCKING:
                empty = (array[Field.MARKET : Field.MARKET + at.PLACES] == at.NOTHING).sum()
                count = min(empty, len(tools(int(array[Field.PILE] + array[Field.DISCARDS]))))
                return e.Laid(tuple(TOOLS_BY_NAME[tool] for tool in outcome[:count]))
            case at.Phase.TURNING:
                return e.Turned(self.events[outcome[0]])
            case at.Phase.LOTS:
                return e.Starts(int(outcome[0]))
            case at.Phase.DEALING:
                return e.Dealt(tuple(self.troop(hand) for hand in outcome[: array[Field.SEATS]].tolist()))
            case at.Phase.FETCHING:
                return e.Drew(TOOLS_BY_NAME[outcome[0]], int(array[Field.FETCHER]))
            case at.Phase.THIEVING:
                owners = (int(array[Field.OWNER + array[field]]) for field in (Field.ACTOR, Field.TARGET))
                return e.Stole(TOOLS_BY_NAME[outcome[0]], *owners)
            case at.Phase.SHAKING:
                return e.Shook(self.spaces[outcome[0]])
            case _:
                cards = self._cards(int(array[Field.DIG_DECK]), (card - 1 for card in nibbles(int(outcome[0]))))
                looks = array[Field.PHASE] == at.Phase.DRAWING and array[Field.RETURNS]
                return e.Looked(cards, int(array[Field.OWNER + array[Field.ACTOR]])) if looks else e.Revealed(cards)

    # states

    def to_state(self, array: Array | list[int], options: MiniMinersOptions) -> State:
        """The plain state of an array; the options are those of its table."""
        words = array if isinstance(array, list) else array.tolist()
        seats = words[Field.SEATS]
        hosts, crew = words[Field.HOSTS], words[Field.CREW]
        return State(
            phase=self._phase(words),
            options=options,
            round=words[Field.ROUND],
            event=self._event(words[Field.EVENT]),
            events=self.left(*words[Field.EVENTS_LEFT : Field.EVENTS_LEFT + at.EVENTS]),
            first=words[Field.FIRST],
            cast=self.troop(words[Field.CAST]),
            crew=tuple(
                [self.dwarf(dwarf, hosts >> dwarf & 1, *words[Field.OWNER + dwarf : Field.PAST : at.DWARVES]) for dwarf in bits(crew)]
            ),
            aside=self.troop(words[Field.ASIDE]),
            treasuries=tuple(words[Field.TREASURY : Field.TREASURY + seats]),
            stores=tuple([tools(store) for store in words[Field.STORE : Field.STORE + seats]]),
            market=tuple([TOOLS_BY_NAME[tool] if tool >= 0 else "" for tool in words[Field.MARKET : Field.MARKET + at.PLACES]]),
            pile=tools(words[Field.PILE]),
            discards=tools(words[Field.DISCARDS]),
            decks=tuple([self.deck(deck, *words[Field.LOOSE + deck : Field.EVENTS_LEFT : at.DECKS]) for deck in range(at.DECKS)]),
            markers=self.laid(*words[Field.MARKERS : Field.MARKERS + at.SPACES]),
            collapses=self._collapses(words),
            lurking=self._name(words[Field.LURKER]),
            past=tuple([self.past(*words[place : place + at.Past.SIZE]) for place in past_places(words[Field.PASTS])]),
        )

    def encode(self, state: State) -> list[int]:
        """The words of a plain state; what only hand-made positions hold and no game can reach is refused."""
        array = [0] * Field.SIZE
        options = state.options
        array[Field.SEATS], array[Field.ROUND], array[Field.ROUNDS] = state.seats, state.round, options.rounds
        array[Field.SIMPLIFIED], array[Field.OPEN_DRAFT], array[Field.FIRST] = options.simplified, options.open_draft, state.first
        array[Field.EVENT] = self.events.index(state.event) if state.event else at.NOTHING
        for name in state.events:
            array[Field.EVENTS_LEFT + self.events.index(name)] += 1
        array[Field.CAST], array[Field.ASIDE] = dwarf_bits(self.box, state.cast), dwarf_bits(self.box, state.aside)
        array[Field.LURKER] = self._number(state.lurking)
        array[Field.PILE], array[Field.DISCARDS] = handful(state.pile), handful(state.discards)
        array[Field.MARKET : Field.MARKET + at.PLACES] = [TOOLS_BY_NAME.index(tool) if tool else at.NOTHING for tool in state.market]
        for seat in range(state.seats):
            array[Field.TREASURY + seat] = state.treasuries[seat]
            array[Field.STORE + seat] = handful(state.stores[seat])
        for place, marker in enumerate(state.markers):
            array[Field.MARKERS + place] = marker_number(marker)
            array[Field.ZONES] |= (marker == "forbidden") << place
        for space in state.collapses:
            array[Field.FALLEN_ON + self.named.index(space)] += 1
            array[Field.FALLEN] |= 1 << self.named.index(space)
        array[Field.FALLEN_COUNT] = len(state.collapses)
        for dwarf in state.crew:
            self._write_dwarf(array, dwarf)
        self._write_past(array, state.past)
        self._write_phase(array, state.phase)
        self._write_decks(array, state)
        try:
            same = self.to_state(array, options) == state
        except (LookupError, AssertionError):
            same = False
        if not same:
            raise Unreadable("sim-position")
        return array

    def encode_view(self, view: Position) -> list[int]:
        """Words that fit what a seat sees: where a card shows its back, some card lies that lies nowhere else (MM-10.2)."""
        return self.encode(state_of(self.box, view))

    def _write_dwarf(self, array: list[int], dwarf: Dwarf) -> None:
        number = self._number(dwarf.name)
        place = self.spaces.index(dwarf.place)
        fields = [dwarf.owner, place, dwarf.gold, dwarf.haul, handful(dwarf.hidden), handful(dwarf.shown)]
        array[Field.OWNER + number : Field.PAST : at.DWARVES] = fields
        bit = 1 << number
        array[Field.CREW] |= bit
        array[Field.TROOP + dwarf.owner] |= bit
        array[Field.HOSTS] |= dwarf.host << number
        if dwarf.place == TAVERN:
            array[Field.IN_TAVERN] |= bit
        elif dwarf.place == WAITING:
            array[Field.TO_CALL] |= bit
        elif dwarf.underground:
            array[Field.IN_MINE] |= bit
            array[Field.OCCUPIED] |= 1 << place
            array[Field.DWARF_ON + place] = number

    def _write_past(self, array: list[int], past: tuple[Past, ...]) -> None:
        if len(past) > at.ROUNDS_MOST:
            raise Unreadable("sim-position")
        array[Field.PASTS] = len(past)
        for place, round in zip(past_places(len(past)), past):
            array[place + at.Past.EVENT] = self.events.index(round.event) if round.event else at.NOTHING
            array[place + at.Past.FELL_IN] = round.fell_in
            for dwarf in round.crew:
                standing = self.spaces.index(dwarf.place) << PastBit.PLACE | dwarf.owner << PastBit.OWNER
                word = at.PLAYED | standing | dwarf.host << PastBit.HOST | dwarf.haul << PastBit.HAUL
                array[place + at.Past.CREW + self._number(dwarf.name)] = word

    def _write_decks(self, array: list[int], state: State) -> None:
        """Cards get numbers: first those whose place is known, then any that look like the others."""
        for place, (cards, deck) in enumerate(zip(self.decks, state.decks)):
            free = (1 << len(cards)) - 1

            def take(name: str, place: int = place) -> int:
                nonlocal free
                card = self._one_of(place, name, free)
                free &= ~(1 << card)
                return card

            try:
                for field, count, known in ((Field.TOP, Field.TOPS, deck.top), (Field.UNDER, Field.UNDERS, deck.under)):
                    entries = [take(entry.card) | entry.seat << at.ENTRY_SEAT for entry in known]
                    array[field + place] = sequence(entries, at.ENTRY)
                    array[count + place] = len(known)
                array[Field.DUG_UP + place] = sum(1 << take(name) for name in deck.discards)
                array[Field.LOOSE + place] = sum(1 << take(name) for name in deck.cards)
                if isinstance(state.phase, s.Looking | s.Showing) and array[Field.DIG_DECK] == place:
                    array[Field.CARDS] = sum(1 << take(name) for name in state.phase.cards)
            except StopIteration:
                raise Unreadable("sim-position") from None

    # phases

    def _phase(self, words: list[int]) -> Phase:
        turn, seats = words[Field.TURN], words[Field.SEATS]
        actor, target = words[Field.ACTOR], words[Field.TARGET]
        match words[Field.PHASE]:
            case at.Phase.GATHERING:
                return s.Gathering()
            case at.Phase.SCATTERING:
                return s.Scattering()
            case at.Phase.STOCKING:
                return s.Stocking(self._market(words) if words[Field.THEN] == at.Phase.MARKET else None, words[Field.TRIES])
            case at.Phase.TURNING:
                return s.Turning()
            case at.Phase.LOTS:
                return s.Lots()
            case at.Phase.DEALING:
                return s.Dealing()
            case at.Phase.FETCHING:
                return self._fetching(words)
            case at.Phase.THIEVING:
                return s.Thieving(self.names[actor], self.names[target])
            case at.Phase.SHAKING:
                return s.Shaking()
            case at.Phase.DRAWING:
                return s.Drawing(self._shift(words), words[Field.COUNT], words[Field.RETURNS])
            case at.Phase.SHOWING:
                return s.Showing(self._shift(words), self._looked(words))
            case at.Phase.DRAFT:
                picks = tuple([self._picks(picks) for picks in words[Field.PICKS : Field.PICKS + seats]])
                return s.Draft(self._chosen(words), self._troops(words, Field.HAND), picks)
            case at.Phase.DISCARDING:
                return s.Discarding(self._chosen(words), self._troops(words, Field.TROOP))
            case at.Phase.LEVY:
                return s.Levy(turn, self.troop(words[Field.LEFT]), self._troops(words, Field.TROOP))
            case at.Phase.MARKET:
                return self._market(words)
            case at.Phase.SEARCHING:
                return s.Searching(turn, self.names[actor])
            case at.Phase.AIMING:
                return s.Aiming(turn, self.names[actor], self._name(words[Field.CHOSEN]))
            case at.Phase.REACTING:
                targets = tuple(self.names[dwarf] for dwarf in (target, words[Field.SECOND]) if dwarf != at.NOBODY)
                return s.Reacting(turn, self.names[actor], targets, self.troop(words[Field.ASKED]), bool(words[Field.STARRED]))
            case at.Phase.MOVING:
                return s.Moving(turn, self.names[actor], self.names[target])
            case at.Phase.PLACING:
                return s.Placing(turn, self.names[actor], bool(words[Field.LENT]), bool(words[Field.FOILED]))
            case at.Phase.ANNOUNCING:
                return self._announcing(words)
            case at.Phase.LOOKING:
                return s.Looking(turn, self._shift(words), self._looked(words), words[Field.RETURNS])
            case at.Phase.BRACING:
                return s.Bracing(turn, self._shift(words), words[Field.COUNT])
            case at.Phase.CHOOSING:
                return s.Choosing(turn, self._shift(words))
            case at.Phase.CLEARING:
                return s.Clearing(turn, self._shift(words))
            case at.Phase.GLEANING:
                return s.Gleaning(turn, self._shift(words))
            case at.Phase.ESCAPING:
                used, borrowed = tool_names(words[Field.USED]), tool_names(words[Field.BORROWED])
                return s.Escaping(turn, self.names[actor], words[Field.IGNORE], used, borrowed, words[Field.REMOVALS])
            case at.Phase.LURKING:
                return s.Lurking(turn, self.names[actor])
            case _:
                return s.Over(bits(words[Field.WAITING]))

    def _market(self, words: list[int]) -> s.Market:
        return s.Market(words[Field.TURN], tuple(seat - 1 for seat in nibbles(words[Field.QUEUE])), words[Field.DRAWS])

    def _announcing(self, words: list[int]) -> s.Announcing:
        return s.Announcing(words[Field.TURN], self._shift(words), tool_names(words[Field.USED]), tool_names(words[Field.BORROWED]))

    def _fetching(self, words: list[int]) -> s.Fetching:
        seat, dwarf = words[Field.FETCHER], self._name(words[Field.RECIPIENT])
        match words[Field.THEN]:
            case at.Phase.MARKET:
                key = f"{dwarf}/tool" if dwarf else f"s{seat}/market/{words[Field.DRAWS] - 1}"
                return s.Fetching(seat, key, self._market(words), dwarf)
            case then:
                key = f"{self.names[words[Field.ACTOR]]}/tool/{words[Field.DIG_TOOLS] - 1}"
                return s.Fetching(seat, key, self._announcing(words) if then == at.Phase.ANNOUNCING else s.Settling(self._shift(words)))

    def _shift(self, words: list[int]) -> Shift:
        deck = words[Field.DIG_DECK]
        return Shift(
            self.names[words[Field.ACTOR]],
            DECKS[deck] if deck >= 0 else "",
            words[Field.DIG_DRAWS],
            words[Field.DIG_TOOLS],
            bool(words[Field.DIG_HELMET]),
            words[Field.DIG_GOLD],
            words[Field.DIG_FOUND],
            self._cards(deck, (card - 1 for card in nibbles(words[Field.SPECIALS]))),
            words[Field.IGNORE],
            bool(words[Field.SPENT]),
        )

    def _write_phase(self, array: list[int], phase: s.Stage) -> None:
        array[Field.PHASE] = phase_number(phase)
        if isinstance(phase, s.Turn):
            array[Field.TURN] = phase.turn
        match phase:
            case s.Stocking(then, tries):
                if then is not None:
                    self._write_phase(array, then)
                array[Field.PHASE], array[Field.THEN], array[Field.TRIES] = (
                    at.Phase.STOCKING,
                    at.Phase.NEW_ROUND if then is None else at.Phase.MARKET,
                    tries,
                )
            case s.Fetching(seat, _, then, dwarf):
                self._write_phase(array, then)
                array[Field.PHASE], array[Field.FETCHER], array[Field.THEN], array[Field.RECIPIENT] = (
                    at.Phase.FETCHING,
                    seat,
                    phase_number(then),
                    self._number(dwarf),
                )
            case s.Market(_, waiting, draws):
                array[Field.QUEUE], array[Field.DRAWS] = sequence(seat + 1 for seat in waiting), draws
            case s.Over(winners):
                array[Field.WAITING] = sum(1 << seat for seat in winners)
            case s.Draft() | s.Discarding() | s.Levy():
                self._write_recruit(array, phase)
            case s.Searching() | s.Aiming() | s.Reacting() | s.Thieving() | s.Moving() | s.Placing() | s.Escaping() | s.Lurking():
                array[Field.ACTOR] = self._number(phase.dwarf)
                self._write_dwarfs_turn(array, phase)
            case _ if hasattr(phase, "dig"):
                self._write_shift(array, phase.dig)
                self._write_dig(array, phase)

    def _write_recruit(self, array: list[int], phase: s.Draft | s.Discarding | s.Levy) -> None:
        if not isinstance(phase, s.Levy):
            array[Field.PICKED : Field.PICKED + len(phase.chosen)] = [self._number(name) for name in phase.chosen]
            array[Field.WAITING] = sum(1 << seat for seat, name in enumerate(phase.chosen) if not name)
        match phase:
            case s.Draft(_, hands, picks):
                self._write_troops(array, Field.HAND, hands)
                array[Field.PICKS : Field.PICKS + len(picks)] = [sequence((self._number(name) + 1 for name in names), 8) for names in picks]
            case s.Discarding(_, troops):
                self._write_troops(array, Field.TROOP, troops)
            case s.Levy(_, left, troops):
                array[Field.LEFT] = dwarf_bits(self.box, left)
                self._write_troops(array, Field.TROOP, troops)

    def _write_dwarfs_turn(self, array: list[int], phase: s.Stage) -> None:
        match phase:
            case s.Aiming(chosen=chosen):
                array[Field.CHOSEN] = self._number(chosen)
            case s.Reacting(_, _, (target, *second), asked, starred):
                array[Field.TARGET], array[Field.SECOND] = self._number(target), self._number(second[0] if second else "")
                array[Field.ASKED], array[Field.STARRED] = dwarf_bits(self.box, asked), starred
            case s.Moving(target=target) | s.Thieving(target=target):
                array[Field.TARGET] = self._number(target)
            case s.Placing(_, _, lent, foiled):
                array[Field.LENT], array[Field.FOILED] = lent, foiled
            case s.Escaping(_, _, ignore, used, borrowed, removals):
                array[Field.IGNORE], array[Field.REMOVALS] = ignore, removals
                array[Field.USED], array[Field.BORROWED] = tool_sequence(used), tool_sequence(borrowed)

    def _write_dig(self, array: list[int], phase: s.Stage) -> None:
        match phase:
            case s.Announcing(_, _, used, borrowed):
                array[Field.USED], array[Field.BORROWED] = tool_sequence(used), tool_sequence(borrowed)
            case s.Drawing(_, count, returns):
                array[Field.COUNT], array[Field.RETURNS] = count, returns
            case s.Looking(returns=returns):
                array[Field.RETURNS] = returns
            case s.Bracing(collapses=collapses):
                array[Field.COUNT] = collapses

    def _write_shift(self, array: list[int], shift: Shift) -> None:
        deck = DECKS.index(shift.deck) if shift.deck else at.NOTHING
        array[Field.ACTOR], array[Field.DIG_DECK] = self._number(shift.dwarf), deck
        array[Field.DIG_DRAWS], array[Field.DIG_TOOLS], array[Field.DIG_HELMET] = shift.draws, shift.tools, shift.helmet
        array[Field.DIG_GOLD], array[Field.DIG_FOUND] = shift.gold, shift.found
        array[Field.IGNORE], array[Field.SPENT] = shift.ignore, shift.spent
        array[Field.SPECIALS] = sequence(self.decks[deck].index(card) + 1 for card in shift.specials)

    # pieces

    def _name(self, dwarf: int) -> str:
        return "" if dwarf == at.NOBODY else self.names[dwarf]

    def _number(self, name: str) -> int:
        return self.names.index(name) if name else at.NOBODY

    def _event(self, event: int) -> str:
        return "" if event == at.NOTHING else self.events[event]

    @remembered(_TRANSLATIONS_KEPT)
    def left(self, *counts: int) -> Cards:
        """The event cards that may still come."""
        return tuple(event for event, count in zip(self.events, counts) for _ in range(count))

    @remembered(_TRANSLATIONS_KEPT)
    def laid(self, *markers: int) -> Cards:
        """Markers by their names."""
        return tuple(self.markers[marker] for marker in markers)

    @remembered(_TRANSLATIONS_KEPT)
    def troop(self, dwarves: int) -> tuple[str, ...]:
        """Dwarves by their names."""
        return tuple(self.names[dwarf] for dwarf in bits(dwarves))

    def _troops(self, words: list[int], field: int) -> tuple[tuple[str, ...], ...]:
        return tuple([self.troop(troop) for troop in words[field : field + words[Field.SEATS]]])

    def _write_troops(self, array: list[int], field: int, troops: tuple[tuple[str, ...], ...]) -> None:
        array[field : field + len(troops)] = [dwarf_bits(self.box, troop) for troop in troops]

    def _chosen(self, words: list[int]) -> tuple[str, ...]:
        return tuple([self._name(dwarf) for dwarf in words[Field.PICKED : Field.PICKED + words[Field.SEATS]]])

    def _picks(self, picks: int) -> tuple[str, ...]:
        return tuple(self.names[dwarf - 1] for dwarf in nibbles(picks, 8))

    def _collapses(self, words: list[int]) -> tuple[str, ...]:
        return tuple([self.named[name] for name in bits(words[Field.FALLEN]) for _ in range(words[Field.FALLEN_ON + name])])

    def _cards(self, deck: int, cards: Iterable[int]) -> Cards:
        return tuple([self.decks[deck][card] for card in cards])

    def _looked(self, words: list[int]) -> Cards:
        return self._cards(words[Field.DIG_DECK], bits(words[Field.CARDS]))

    @remembered(_TRANSLATIONS_KEPT)
    def dwarf(self, dwarf: int, host: int, owner: Seat, place: int, gold: int, haul: int, hidden: int, shown: int) -> Dwarf:
        """A dwarf with all that it has."""
        return Dwarf(self.names[dwarf], owner, self.spaces[place], gold, tools(hidden), tools(shown), bool(host), haul)

    @remembered(_TRANSLATIONS_KEPT)
    def deck(self, deck: int, loose: int, top: int, tops: int, under: int, unders: int, dug_up: int) -> s.Deck:
        """A deck and what is known of it."""
        on_top, under_it = (
            tuple(s.Known(self.decks[deck][card], seat) for card, seat in entries(word, count))
            for word, count in ((top, tops), (under, unders))
        )
        return s.Deck(self._cards(deck, bits(loose)), on_top, under_it, self._cards(deck, bits(dug_up)))

    @remembered(_TRANSLATIONS_KEPT)
    def past(self, event: int, fell_in: int, *crew: int) -> Past:
        """A round that is over."""
        return Past(self._event(event), bool(fell_in), tuple(self._veteran(dwarf, word) for dwarf, word in enumerate(crew) if word))

    def _veteran(self, dwarf: int, word: int) -> Dwarf:
        owner, place = word >> PastBit.OWNER & 3, word >> PastBit.PLACE & 31
        return self.dwarf(dwarf, word >> PastBit.HOST & 1, owner, place, 0, word >> PastBit.HAUL, 0, 0)


def phase_number(phase: s.Stage) -> int:
    """The number of a phase, which has the same name in the kernel."""
    return int(getattr(at.Phase, type(phase).__name__.upper()))


@lru_cache(maxsize=_TRANSLATIONS_KEPT)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple(place for place in range(64) if mask >> place & 1)


def nibbles(word: int, width: int = 4) -> Iterator[int]:
    """The entries of a sequence; none of them is 0."""
    while word:
        yield word & (1 << width) - 1
        word >>= width


def sequence(entries: Iterable[int], width: int = 4) -> int:
    """Entries as a sequence."""
    return sum(entry << width * place for place, entry in enumerate(entries))


def entries(word: int, count: int) -> list[tuple[int, Seat]]:
    """The cards on top of a deck or under it, each with the seat that knows it."""
    cards = (int(word) >> at.ENTRY * place for place in range(count))
    return [(card & at.NIBBLE, card >> at.ENTRY_SEAT & 3) for card in cards]


@lru_cache(maxsize=_TRANSLATIONS_KEPT)
def tools(word: int) -> Cards:
    """The tools of a handful."""
    return tuple(tool for place, tool in enumerate(TOOLS_BY_NAME) for _ in range(word >> 8 * place & 255))


def tool_names(word: int) -> Cards:
    """The tools of a sequence."""
    return tuple([TOOLS_BY_NAME[tool - 1] for tool in nibbles(word)]) if word else ()


def tool_sequence(names: Cards) -> int:
    """Tools as a sequence."""
    return sequence(TOOLS_BY_NAME.index(name) + 1 for name in names)


def past_places(rounds: int) -> range:
    """Where the rounds that are over lie."""
    return range(Field.PAST, Field.PAST + rounds * at.Past.SIZE, at.Past.SIZE)
