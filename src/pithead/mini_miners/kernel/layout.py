"""Where everything lies: the fields of a state, of a box and of an outcome, and the numbers of phases and choices.

A state is one array of 64-bit words. Dwarves are numbered by their initiative and spaces in their order from the exit, so that the
lowest bit of a set is always who or what comes first. Tools are numbered in the order of their names: a handful of tools is one
word with a byte for each kind. The ten cards of a mine deck are bits, in the order of their names.
"""

from __future__ import annotations

from typing import Final

from pithead.sim.layout import Layout, span
from pithead.sim.playing import KERNEL_SEATS, RowStart
from pithead.sim.tally import GroupStart, TallyStart

SEATS_MOST: Final = KERNEL_SEATS
ROUNDS_MOST: Final = 4
DWARVES: Final = 18
SPACES: Final = 21
DECKS: Final = 4
DECK: Final = 10
PLACES: Final = 5
"""Of the market."""
TROOP_MOST: Final = 7
"""Dwarves of one player in a round; more would not fit the menu of the market."""

NOBODY: Final = 31
"""No dwarf; as a bit it is in no set."""
NOTHING: Final = -1
"""No event, no tool in a place of the market, no deck."""
ALL: Final = 99
"""So many collapse markers a dwarf ignores that ignores them all (MM-7.7)."""


class Tool(Layout):
    """Tools, in the order of their names."""

    CART: int
    DYNAMITE: int
    HELMET: int
    LANTERN: int
    MAGNIFIER: int
    SHOVEL: int
    STAR: int


TOOLS: Final = Tool.SIZE


class Ability(Tool):
    """What dwarves have, or what those do who have no tool (MM-8)."""

    HANDYMAN: int
    GADGET: int
    CROOK: int
    LUCKY: int
    DAREDEVIL: int
    HAGGLER: int
    SCOUNDREL: int
    BULLY: int
    ANVIL: int
    INNKEEPER: int
    TRICKSTER: int
    TICKTOCK: int


ABILITIES: Final = Ability.SIZE


class Bonus(Tool):
    """Bonuses of special cards, numbered on from the tools because markers have them too; 0 is a card without one."""

    REMOVE_1: int
    DRAW_TOOL: int
    IGNORE_1: int
    IGNORE_ALL: int
    COLLAPSE: int
    """The card that is none of all this."""


class Marker(Bonus):
    """Markers: a tool, a bonus, or one of these."""

    BLANK: int
    FORBIDDEN: int


MARKER_GOLD: Final = 32
"""A marker of so much gold, more or less than nothing (MM-6.7)."""


class EventCard(Layout):
    """Events, in the order of their names."""

    AFTERSHOCK: int
    CLEARANCE: int
    DIAMOND_FLOW: int
    FREE_BEER: int
    NEIGHBOURS: int
    RICH_VEIN: int
    TRUCE: int
    UPSIDE_DOWN: int


EVENTS: Final = EventCard.SIZE


class Place(Layout):
    """Where a dwarf is."""

    SPACE: int = span(SPACES)
    TAVERN: int
    REMOVED: int
    UNCALLED: int


class Phase(Layout):
    """Phases: those that wait for an outcome, those that wait for a decision, and those where the rules go on by themselves."""

    GATHERING: int
    SCATTERING: int
    STOCKING: int
    TURNING: int
    LOTS: int
    DEALING: int
    FETCHING: int
    THIEVING: int
    SHAKING: int
    DRAWING: int
    SHOWING: int
    DRAFT: int
    DISCARDING: int
    LEVY: int
    MARKET: int
    SEARCHING: int
    AIMING: int
    REACTING: int
    MOVING: int
    PLACING: int
    ANNOUNCING: int
    LOOKING: int
    BRACING: int
    CHOOSING: int
    CLEARING: int
    GLEANING: int
    ESCAPING: int
    LURKING: int
    OVER: int
    NEW_ROUND: int
    NEXT_TRADER: int
    BARGAINS: int
    NEXT_CALL: int
    NEXT_DIG: int
    SETTLING: int
    LEAVING: int
    HOME: int
    RECOVERY: int


CHANCE_PHASES: Final = (1 << Phase.SHOWING + 1) - 1
"""Those up to the last that waits for an outcome."""
FIRST_PASSING: Final = Phase.NEW_ROUND
TOGETHER: Final = 1 << Phase.DRAFT | 1 << Phase.DISCARDING
"""The phases in which everybody decides at once."""


class Past(Layout):
    """A round that is over."""

    EVENT: int
    FELL_IN: int
    CREW: int = span(DWARVES)
    """A word for each dwarf: 0 if it was not played, else the bits of `PastBit`."""


PLAYED: Final = 1


class PastBit(Layout):
    """The word of a dwarf in a round that is over: PLAYED, and where the rest begins."""

    PLAYED: int
    PLACE: int = span(5)
    OWNER: int = span(2)
    HOST: int
    HAUL: int


class Field(Layout):
    """The fields of a state."""

    PHASE: int
    SEATS: int
    ROUND: int
    ROUNDS: int
    SIMPLIFIED: int
    OPEN_DRAFT: int
    EVENT: int
    FIRST: int
    """The first player of an open draft (MM-12.3)."""
    TURN: int
    """Who owes the decision."""
    WAITING: int
    """Seats as bits: who still picks or discards; at the end the winner."""
    QUEUE: int
    """The seats that still go to market, a nibble for each: the lowest is next, and holds the seat and 1 (MM-4.1)."""
    DRAWS: int
    """How often the market turn has drawn; it only names the next draw."""
    TRIES: int
    """How often a market with three equal tools was laid anew (MM-2.3)."""
    THEN: int
    """The phase after a tool was drawn or the market was filled."""
    FETCHER: int
    """Who draws the tool."""
    RECIPIENT: int
    """The dwarf for whom it is drawn, or nobody."""
    ACTOR: int
    """The dwarf that the phase is about: it aims, is placed, digs or escapes."""
    CHOSEN: int
    """The first of the Trickster's two (MM-8.15)."""
    TARGET: int
    SECOND: int
    """The other target, or nobody."""
    ASKED: int
    """Dwarves as bits: the targets that may still show a star (MM-7.6)."""
    STARRED: int
    LENT: int
    """The dwarf has borrowed a lantern (MM-8.4)."""
    FOILED: int
    """A star has stopped Ticktock (MM-8.16)."""
    CREW: int
    """Dwarves as bits, here and in the five fields that follow: those of this round."""
    CAST: int
    """Those of this game."""
    ASIDE: int
    """Those left out of this round."""
    TO_CALL: int
    """Those that still wait for their placement."""
    IN_MINE: int
    IN_TAVERN: int
    HOSTS: int
    """The Innkeeper if he was placed in the tavern (MM-8.14)."""
    LEFT: int
    """The dwarves that lie open (MM-12.3)."""
    LURKER: int
    """The Crook who has announced himself, or nobody (MM-8.7)."""
    OCCUPIED: int
    """Spaces as bits: where a dwarf stands."""
    ZONES: int
    """Spaces as bits: forbidden zones."""
    FALLEN: int
    """Spaces as bits in the order of their names: where collapse markers lie."""
    FALLEN_COUNT: int
    FELL_IN: int
    PILE: int
    DISCARDS: int
    DIG_DECK: int
    """From here on how far a dig has come (MM-6.2 to MM-6.7)."""
    DIG_DRAWS: int
    DIG_TOOLS: int
    DIG_HELMET: int
    DIG_GOLD: int
    DIG_FOUND: int
    SPECIALS: int
    """Special cards still to be chosen, a nibble for each with the card and 1."""
    IGNORE: int
    SPENT: int
    USED: int
    """Tools used for this occasion, a nibble for each with the tool and 1 (MM-7.1)."""
    BORROWED: int
    REMOVALS: int
    """The markers that a shovel may still take (MM-7.5)."""
    COUNT: int
    """Cards to draw, or those that collapse on a dwarf."""
    RETURNS: int
    CARDS: int
    """Cards that were looked at, as bits."""
    PASTS: int
    """How many rounds are over."""
    MARKET: int = span(PLACES)
    MARKERS: int = span(SPACES)
    FALLEN_ON: int = span(SPACES)
    """How many collapse markers lie on each space, in the order of their names."""
    DWARF_ON: int = span(SPACES)
    """Who stands on each occupied space."""
    LOOSE: int = span(DECKS)
    """The cards of each deck that have no order, as bits."""
    TOP: int = span(DECKS)
    """Cards put back on top of each deck, six bits for each: the card and, from bit 4, who knows it; the lowest is drawn first."""
    TOPS: int = span(DECKS)
    UNDER: int = span(DECKS)
    UNDERS: int = span(DECKS)
    DUG_UP: int = span(DECKS)
    """The open discards of each deck, as bits."""
    EVENTS_LEFT: int = span(EVENTS)
    TREASURY: int = span(SEATS_MOST)
    """From here on a word for each seat."""
    STORE: int = span(SEATS_MOST)
    TROOP: int = span(SEATS_MOST)
    """Dwarves as bits."""
    HAND: int = span(SEATS_MOST)
    PICKS: int = span(SEATS_MOST)
    """The dwarves that were picked, a byte for each with the dwarf and 1, in their order."""
    PICKED: int = span(SEATS_MOST)
    """What was chosen in secret, or nobody."""
    EARNED: int = span(ROUNDS_MOST * SEATS_MOST)
    """The treasury at the end of each round, round by round and seat by seat."""
    OWNER: int = span(DWARVES)
    """From here on a word for each dwarf."""
    PLACE: int = span(DWARVES)
    GOLD: int = span(DWARVES)
    HAUL: int = span(DWARVES)
    HIDDEN: int = span(DWARVES)
    SHOWN: int = span(DWARVES)
    PAST: int = span(ROUNDS_MOST * Past.SIZE)
    """Rounds that are over; nothing that is still to come depends on them, so a search need not copy them."""


ENTRY: Final = 6
"""Bits of a card in TOP and UNDER."""
ENTRY_SEAT: Final = 4
NIBBLE: Final = 15

# the choices of each phase, as bits of its menu, in the order in which the plain engine lists them


CHOICES_MOST: Final = 64
"""No menu has more bits."""


class MarketChoice(Layout):
    """The five places, the top of the pile, and tool by tool the dwarves of the own troop (MM-4)."""

    BUY: int = span(PLACES)
    BUY_BLIND: int
    SHUFFLE: int
    EQUIP: int = span(TOOLS * TROOP_MOST)
    END: int


class SearchChoice(Layout):
    """The tools of the pile and of the discards (MM-8.13)."""

    TAKE: int = span(TOOLS)
    TAKE_DISCARDED: int = span(TOOLS)
    LEAVE: int


class AimChoice(Layout):
    """The dwarves, or none of them (MM-8.3)."""

    TARGET: int = span(DWARVES)
    HOLD_FIRE: int


class ReactionChoice(Layout):
    """An answer to an attack (MM-7.6)."""

    SHOW_STAR: int
    ENDURE: int


class PlacingChoice(Layout):
    """The spaces, the tavern, and the dwarves whose space Ticktock takes (MM-5)."""

    SPACE: int = span(SPACES)
    LODGE: int
    DISPLACE: int = span(DWARVES)
    BORROW_LANTERN: int


class DigChoice(Layout):
    """Tools, markers by the names of their spaces, and the decks for the Daredevil; for all others the first alone (MM-6, MM-7.3)."""

    USE_MAGNIFIER: int
    USE_CART: int
    BORROW_MAGNIFIER: int
    BORROW_CART: int
    REMOVE: int = span(SPACES)
    DRAW: int
    DIG: int = span(DECKS)


class BracingChoice(Layout):
    """A helmet, or none."""

    USE_HELMET: int
    BORROW_HELMET: int
    BE_BURIED: int


class FindChoice(Layout):
    """What to take of a special card."""

    GOLD: int
    BONUS: int


class GleaningChoice(Layout):
    """Markers by the names of their spaces, or a tool."""

    REMOVE: int = span(SPACES)
    DRAW: int
    LEAVE: int


class EscapeChoice(Layout):
    """Tools, and markers by the names of their spaces for the shovel or a sacrifice (MM-6.9)."""

    USE_SHOVEL: int
    USE_DYNAMITE: int
    BORROW_SHOVEL: int
    BORROW_DYNAMITE: int
    REMOVE: int = span(SPACES)
    SACRIFICE: int = span(SPACES)
    ESCAPE: int
    GIVE_UP: int


class AmbushChoice(Layout):
    """Does the Crook announce himself (MM-8.7)?"""

    ANNOUNCE: int
    LET_GO: int


class Fact(Layout):
    """The facts of a box."""

    DOES: int = span(DWARVES)
    """What each dwarf has or does (MM-8)."""
    WHO: int = span(ABILITIES)
    """The dwarf of each ability, or nobody."""
    START_GOLD: int = span(SEATS_MOST + 1)
    """By the number of seats, like the three tables that follow (MM-2.1)."""
    CAST_SIZE: int = span(SEATS_MOST + 1)
    HAND_SIZE: int = span(SEATS_MOST + 1)
    PLAY_SIZE: int = span(SEATS_MOST + 1)
    PLAYABLE: int = span(2 * (SEATS_MOST + 1))
    """The dwarves that may be in the game, by the number of seats, and the same for simplified games (MM-12.1)."""
    TOOL_CARDS: int
    COLLAPSE_MARKERS: int
    EVENT_CARDS: int = span(EVENTS)
    CARD_NUGGETS: int = span(DECKS * DECK)
    """By deck and card."""
    CARD_BONUS: int = span(DECKS * DECK)
    CARD_TWINS: int = span(DECKS * DECK)
    """The cards of the deck that are equal to a card, as bits."""
    SPACE_DECK: int = span(SPACES)
    SPACE_VALUE: int = span(SPACES)
    NEIGHBOURHOOD: int = span(SPACES)
    """The spaces one edge away, as bits; NEAR has those at most two edges away (MM-8.11)."""
    NEAR: int = span(SPACES)
    WAY: int = span(SPACES)
    """The spaces between a space and the exit, as bits in the order of their names (MM-6.8)."""
    NAMED: int = span(SPACES)
    """The place of a space in the order of their names."""
    DRY: int
    """Spaces as bits, here and in the three fields that follow."""
    PITS: int
    TUNNEL: int
    RICH: int
    """The spaces of the decks III and IV (MM-11.3)."""
    STANDARD: int = span(SPACES)
    """The markers of the tunnel, as many as it has spaces; from the end backwards those of the other spaces (MM-2.2)."""


class OutcomeField(Layout):
    """An outcome: dwarves as bits, a marker for each space, tools, a hand for each seat, one number, or a sequence of cards."""

    NUMBERS: int = span(SPACES)


class Option(Layout):
    """The options of a table, the dwarves that the host has picked, as bits, or 0 (MM-2.1), and who plays each seat."""

    SEATS: int
    SIMPLIFIED: int
    ROUNDS: int
    OPEN_DRAFT: int
    CAST: int
    BOTS: int = span(SEATS_MOST)


class CrewBit(Layout):
    """A dwarf in the row of a game: 0 if it was not played, else PLAYED, and where the rest begins."""

    PLAYED: int
    OWNER: int = span(2)
    HOME: int
    HAUL: int


class SeatRow(Layout):
    """What the row of a finished game says of a seat."""

    GOLD: int = span(ROUNDS_MOST)
    """The treasury after each round."""
    TOTAL: int
    TOOLS: int


class Row(RowStart):
    """The row of a finished game; the seats follow."""

    FELL_IN: int
    """The rounds in which the mine fell in, as bits."""
    EVENTS: int = span(ROUNDS_MOST)
    CREW: int = span(ROUNDS_MOST * DWARVES)
    """Round by round and dwarf by dwarf, with the bits of `CrewBit`."""


VICTORY: Final = 1
"""Nobody shares one."""


class Group(GroupStart):
    """What a tally says of those who play alike: the gold at the end, or for a dwarf its haul and how often it came home."""

    HOME: int


class Groups(Layout):
    """The groups of a tally: by seat, and by dwarf, counted each time that it is played."""

    SEAT: int = span(SEATS_MOST)
    DWARF: int = span(DWARVES)


class Tally(TallyStart):
    """The tally of rows: what all games add up to, and group by group."""

    ROUNDS: int
    FELL_IN: int
    GROUPS: int = span(Groups.SIZE * Group.SIZE)
