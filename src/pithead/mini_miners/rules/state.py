"""A position of Mini Miners: the table with all its secrets, and the phase with what it still waits for."""

from __future__ import annotations

from typing import Final, TypeAlias

from pithead.game import Options, Seat
from pithead.mini_miners.rules.board import REMOVED, TAVERN, WAITING, Space
from pithead.mini_miners.rules.cards import Card, Cards, Marker, Tool
from pithead.values import Value

ALL: Final = 99
"""So many collapse markers a dwarf ignores that ignores them all (MM-7.7)."""


class MiniMinersOptions(Options):
    """The forms of MM-12, trade (MM-10.1), and the dwarves if the host picks them (MM-2.1)."""

    simplified: bool = False
    long: bool = False
    open_draft: bool = False
    trade: bool = True
    dwarves: tuple[str, ...] = ()

    @property
    def rounds(self) -> int:
        """How many rounds are played (MM-12.2)."""
        return 4 if self.long else 3


class Dwarf(Value, forbid_unknown_fields=True, omit_defaults=True):
    """A dwarf that is played this round, with the gold and the tool cards on its card.

    `place` is a space, the tavern, `removed`, or empty while it waits to be called. `hidden` are the face-down tools and
    `shown` those that were used (MM-7.1). `host` marks an Innkeeper who was placed in the tavern (MM-8.14), and `haul` is
    the gold that the dwarf brought home.
    """

    name: str
    owner: Seat
    place: Space = WAITING
    gold: int = 0
    hidden: Cards = ()
    shown: Cards = ()
    host: bool = False
    haul: int = 0

    @property
    def underground(self) -> bool:
        """Does it stand in the mine?"""
        return self.place not in (WAITING, TAVERN, REMOVED)


class Known(Value, forbid_unknown_fields=True, omit_defaults=True):
    """A mine card put back with a magnifier: only the seat that did so knows it (MM-7.3)."""

    card: Card
    seat: Seat


class Deck(Value, forbid_unknown_fields=True, omit_defaults=True):
    """A mine deck: cards put back on `top`, the shuffled `cards`, those put `under`, and the open discards.

    Draws take the top first and the cards under it last: nothing has an order that nobody has made.
    """

    cards: Cards = ()
    top: tuple[Known, ...] = ()
    under: tuple[Known, ...] = ()
    discards: Cards = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.cards) + len(self.under)


class Past(Value, forbid_unknown_fields=True):
    """A round that is over: its event, whether the mine fell in, and where each dwarf ended with which haul."""

    event: str = ""
    fell_in: bool = False
    crew: tuple[Dwarf, ...] = ()


class Shift(Value, forbid_unknown_fields=True, omit_defaults=True):
    """How far the dig of one dwarf has come (MM-6.2 to MM-6.7).

    `draws` and `tools` count what it has drawn, which only names the next draw. `gold` is what its cards gave so far,
    `found` how many of them were no collapse, `specials` those whose nuggets or bonus are still to be chosen. `ignore`
    are the collapse markers that it may ignore later, `spent` says that the marker's bonus is used, `helmet` that the
    helmet is on.
    """

    dwarf: str
    deck: str = ""
    draws: int = 0
    tools: int = 0
    helmet: bool = False
    gold: int = 0
    found: int = 0
    specials: tuple[Card, ...] = ()
    ignore: int = 0
    spent: bool = False


class Stage(Value, forbid_unknown_fields=True, omit_defaults=True, tag_field="is", tag=str.lower):
    """What the table waits for. In JSON its kind stands in the field `is`."""


class Chance(Stage):
    """An outcome is due."""


class Turn(Stage):
    """One seat owes a decision."""

    turn: Seat


class DwarfTurn(Turn):
    """One seat owes a decision for a dwarf."""

    dwarf: str


class DigTurn(Turn):
    """One seat owes a decision in the dig of a dwarf."""

    dig: Shift


class DigChance(Chance):
    """An outcome is due in the dig of a dwarf."""

    dig: Shift


class Together(Stage):
    """Everybody owes a decision at once; `chosen` is empty for those who still think."""

    chosen: tuple[str, ...]


# Set-up and new rounds


class Gathering(Chance):
    """The dwarves of this game are about to be drawn (MM-2.1)."""


class Scattering(Chance):
    """The markers are about to be laid out (MM-2.2)."""


class Turning(Chance):
    """An event is about to be turned up (MM-2.4)."""


class Lots(Chance):
    """The first player of an open draft is about to be named (MM-12.3)."""


class Dealing(Chance):
    """The dwarves are about to be dealt (MM-2.1)."""


# Recruit


class Draft(Together):
    """Everybody picks a dwarf of the hand in secret (MM-3.1)."""

    hands: tuple[tuple[str, ...], ...]
    picks: tuple[tuple[str, ...], ...]


class Discarding(Together):
    """Everybody leaves one dwarf out in secret (MM-3.2)."""

    troops: tuple[tuple[str, ...], ...]


class Levy(Turn):
    """A seat picks one of the dwarves that lie open (MM-12.3)."""

    left: tuple[str, ...]
    troops: tuple[tuple[str, ...], ...]


# Market


class Market(Turn):
    """A seat buys and equips (MM-4.2), and these others wait; `draws` only names the next draw."""

    waiting: tuple[Seat, ...] = ()
    draws: int = 0


class Stocking(Chance):
    """Empty places of the market are about to be filled (MM-2.3); `then` is empty before the first round."""

    then: Market | None = None
    tries: int = 0


class Fetching(Chance):
    """A seat is about to draw a tool, for its store or for a dwarf; `key` names the draw (MM-4.2, MM-7.7, MM-8.6)."""

    seat: Seat
    key: str
    then: Market | Announcing | Settling
    dwarf: str = ""


class Searching(DwarfTurn):
    """Anvil looks through pile and discards (MM-8.13)."""


# Targets


class Aiming(DwarfTurn):
    """A dwarf may target another (MM-8.3); `chosen` is the first of the Trickster's two."""

    chosen: str = ""


class Reacting(DwarfTurn):
    """The targets of a dwarf may show a star, one after the other (MM-7.6); `asked` are those still to answer.

    Whether a seat is asked must not tell what its tools are: it is asked for every target with a face-down tool, even if
    all it can do is pass.
    """

    targets: tuple[str, ...]
    asked: tuple[str, ...]
    starred: bool = False


class Thieving(Chance):
    """The Haggler is about to draw a tool of his target (MM-8.10)."""

    dwarf: str
    target: str


class Moving(DwarfTurn):
    """The Bully chooses where his target goes (MM-8.12)."""

    target: str


# Placement


class Placing(DwarfTurn):
    """A dwarf is called (MM-5.1); `lent` says that it borrowed a lantern, `foiled` that a star stopped it (MM-8.16)."""

    lent: bool = False
    foiled: bool = False


# Collect


class Shaking(Chance):
    """The aftershock is about to fall on a space (MM-11.3)."""


class Announcing(DigTurn):
    """A dwarf is about to dig and may announce tools (MM-7.3); the tools are those announced so far."""

    used: tuple[Tool, ...] = ()
    borrowed: tuple[Tool, ...] = ()


class Drawing(DigChance):
    """Mine cards are about to be drawn, and so many of them put back (MM-6.2, MM-7.3)."""

    count: int
    returns: int = 0


class Looking(DigTurn):
    """A seat has drawn these cards and puts some back (MM-7.3)."""

    cards: Cards
    returns: int


class Showing(DigChance):
    """The cards that were kept are about to be revealed (MM-7.3)."""

    cards: Cards


class Bracing(DigTurn):
    """The mine collapses on a dwarf, who may wear a helmet against so many cards (MM-7.4)."""

    collapses: int


class Choosing(DigTurn):
    """The nuggets or the bonus of a special card (MM-6.3)?"""


class Clearing(DigTurn):
    """A bonus takes one collapse marker off the board (MM-7.7)."""


class Gleaning(DigTurn):
    """The marker under the dwarf has a bonus for the dig that is not used yet (MM-6.7)."""


class Settling(Stage):
    """The rest of a dig follows; only ever seen behind a draw."""

    dig: Shift


class Escaping(DwarfTurn):
    """A dwarf is about to escape (MM-6.8); `removals` are the markers that its shovel may still take."""

    ignore: int = 0
    used: tuple[Tool, ...] = ()
    borrowed: tuple[Tool, ...] = ()
    removals: int = 0


class Lurking(DwarfTurn):
    """The Crook has escaped and may lie in wait (MM-8.7)."""


class Over(Stage):
    """The game is over (MM-9.2)."""

    winners: tuple[Seat, ...]


# Between two questions: nobody is asked, and no event ends here


class NextTrader(Stage):
    """The next market turn, or the end of the market (MM-4.1)."""

    waiting: tuple[Seat, ...]


class Bargains(Stage):
    """The abilities at the end of the market, from the dwarf after this one (MM-4.5)."""

    after: str = ""


class NextCall(Stage):
    """The next dwarf is called, or all are placed (MM-5.1)."""


class NextDig(Stage):
    """The next dwarf digs, or nobody is left in the mine (MM-6.1)."""


class Leaving(Stage):
    """A dwarf has dug and turns to the exit (MM-6.8)."""

    dwarf: str
    ignore: int = 0


class Home(Stage):
    """A dwarf has made it out, with what the Crook left (MM-6.8)."""

    dwarf: str


class Recovery(Stage):
    """The round is over (MM-9.1)."""

    fell_in: bool = False


class NewRound(Stage):
    """Event and dwarves for the round (MM-2.4, MM-9.1)."""


Phase: TypeAlias = (
    Gathering
    | Scattering
    | Stocking
    | Turning
    | Lots
    | Dealing
    | Draft
    | Discarding
    | Levy
    | Market
    | Fetching
    | Searching
    | Aiming
    | Reacting
    | Thieving
    | Moving
    | Placing
    | Shaking
    | Announcing
    | Drawing
    | Looking
    | Showing
    | Bracing
    | Choosing
    | Clearing
    | Gleaning
    | Settling
    | Escaping
    | Lurking
    | Over
)
Passing: TypeAlias = NextTrader | Bargains | NextCall | NextDig | Leaving | Home | Recovery | NewRound


class State(Value):
    """Everything there is to know. Piles are sorted: they have no order until somebody draws.

    `cast` are the dwarves of this game and `crew` those that are played this round, both in the order of initiative;
    `aside` are those left out of the round. `market` has five places, empty ones included. `markers` lie on the spaces
    in the order from the exit, `collapses` names the spaces with collapse markers, once for each. `lurking` is the Crook
    who has announced himself, `first` the first player of an open draft, and `past` the rounds that are over.
    """

    phase: Phase | Passing
    options: MiniMinersOptions
    round: int
    event: str
    events: Cards
    first: Seat
    cast: tuple[str, ...]
    crew: tuple[Dwarf, ...]
    aside: tuple[str, ...]
    treasuries: tuple[int, ...]
    stores: tuple[Cards, ...]
    market: tuple[Tool, ...]
    pile: Cards
    discards: Cards
    decks: tuple[Deck, ...]
    markers: tuple[Marker, ...]
    collapses: tuple[Space, ...] = ()
    lurking: str = ""
    past: tuple[Past, ...] = ()

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return len(self.treasuries)

    def dwarf(self, name: str) -> Dwarf:
        """The dwarf of this name, who is played this round."""
        for dwarf in self.crew:
            if dwarf.name == name:
                return dwarf
        raise LookupError(name)
