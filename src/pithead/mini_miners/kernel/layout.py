"""Where everything lies: the fields of a state, of a box and of an outcome, and the numbers of phases and choices.

A state is one array of 64-bit words. Dwarves are numbered by their initiative and spaces in their order from the exit, so that the
lowest bit of a set is always who or what comes first. Tools are numbered in the order of their names: a handful of tools is one
word with a byte for each kind. The ten cards of a mine deck are bits, in the order of their names.
"""

from __future__ import annotations

from typing import Final

SEATS_MOST: Final = 4
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

# tools, in the order of their names
CART: Final = 0
DYNAMITE: Final = 1
HELMET: Final = 2
LANTERN: Final = 3
MAGNIFIER: Final = 4
SHOVEL: Final = 5
STAR: Final = 6
TOOLS: Final = 7

# what dwarves do who have no tool (MM-8), numbered on from the tools
HANDYMAN: Final = 7
GADGET: Final = 8
CROOK: Final = 9
LUCKY: Final = 10
DAREDEVIL: Final = 11
HAGGLER: Final = 12
SCOUNDREL: Final = 13
BULLY: Final = 14
ANVIL: Final = 15
INNKEEPER: Final = 16
TRICKSTER: Final = 17
TICKTOCK: Final = 18
ABILITIES: Final = 19

# bonuses of special cards, numbered on from the tools because markers have them too; 0 is a card without one
REMOVE_1: Final = 7
DRAW_TOOL: Final = 8
IGNORE_1: Final = 9
IGNORE_ALL: Final = 10
COLLAPSE: Final = 11
"""The card that is none of all this."""

# markers: a tool, a bonus, or one of these
BLANK: Final = 12
FORBIDDEN: Final = 13
MARKER_GOLD: Final = 32
"""A marker of so much gold, more or less than nothing (MM-6.7)."""

# events, in the order of their names
AFTERSHOCK: Final = 0
CLEARANCE: Final = 1
DIAMOND_FLOW: Final = 2
FREE_BEER: Final = 3
NEIGHBOURS: Final = 4
RICH_VEIN: Final = 5
TRUCE: Final = 6
UPSIDE_DOWN: Final = 7
EVENTS: Final = 8

# where a dwarf is that stands on no space
TAVERN: Final = 21
REMOVED: Final = 22
UNCALLED: Final = 23

# phases: those that wait for an outcome, those that wait for a decision, and those where the rules go on by themselves
GATHERING: Final = 0
SCATTERING: Final = 1
STOCKING: Final = 2
TURNING: Final = 3
LOTS: Final = 4
DEALING: Final = 5
FETCHING: Final = 6
THIEVING: Final = 7
SHAKING: Final = 8
DRAWING: Final = 9
SHOWING: Final = 10
DRAFT: Final = 11
DISCARDING: Final = 12
LEVY: Final = 13
MARKET_TURN: Final = 14
SEARCHING: Final = 15
AIMING: Final = 16
REACTING: Final = 17
MOVING: Final = 18
PLACING: Final = 19
ANNOUNCING: Final = 20
LOOKING: Final = 21
BRACING: Final = 22
CHOOSING: Final = 23
CLEARING: Final = 24
GLEANING: Final = 25
ESCAPING: Final = 26
LURKING: Final = 27
OVER: Final = 28
NEW_ROUND: Final = 29
NEXT_TRADER: Final = 30
BARGAINS: Final = 31
NEXT_CALL: Final = 32
NEXT_DIG: Final = 33
SETTLING: Final = 34
LEAVING: Final = 35
HOME: Final = 36
RECOVERY: Final = 37
LAST_CHANCE: Final = SHOWING
FIRST_PASSING: Final = NEW_ROUND
TOGETHER: Final = 1 << DRAFT | 1 << DISCARDING
"""The phases in which everybody decides at once."""

# the fields of a state
PHASE: Final = 0
SEATS: Final = 1
ROUND: Final = 2
ROUNDS: Final = 3
SIMPLIFIED: Final = 4
OPEN_DRAFT: Final = 5
EVENT: Final = 6
FIRST: Final = 7
"""The first player of an open draft (MM-12.3)."""
TURN: Final = 8
"""Who owes the decision."""
WAITING: Final = 9
"""Seats as bits: who still picks or discards; at the end the winner."""
QUEUE: Final = 10
"""The seats that still go to market, a nibble for each: the lowest is next, and holds the seat and 1 (MM-4.1)."""
DRAWS: Final = 11
"""How often the market turn has drawn; it only names the next draw."""
TRIES: Final = 12
"""How often a market with three equal tools was laid anew (MM-2.3)."""
THEN: Final = 13
"""The phase after a tool was drawn or the market was filled."""
FETCHER: Final = 14
"""Who draws the tool."""
RECIPIENT: Final = 15
"""The dwarf for whom it is drawn, or nobody."""
ACTOR: Final = 16
"""The dwarf that the phase is about: it aims, is placed, digs or escapes."""
CHOSEN: Final = 17
"""The first of the Trickster's two (MM-8.15)."""
TARGET: Final = 18
SECOND: Final = 19
"""The other target, or nobody."""
ASKED: Final = 20
"""Dwarves as bits: the targets that may still show a star (MM-7.6)."""
STARRED: Final = 21
LENT: Final = 22
"""The dwarf has borrowed a lantern (MM-8.4)."""
FOILED: Final = 23
"""A star has stopped Ticktock (MM-8.16)."""
CREW: Final = 24
"""Dwarves as bits, here and in the five fields that follow: those of this round."""
CAST: Final = 25
"""Those of this game."""
ASIDE: Final = 26
"""Those left out of this round."""
TO_CALL: Final = 27
"""Those that still wait for their placement."""
IN_MINE: Final = 28
IN_TAVERN: Final = 29
HOSTS: Final = 30
"""The Innkeeper if he was placed in the tavern (MM-8.14)."""
LEFT: Final = 31
"""The dwarves that lie open (MM-12.3)."""
LURKER: Final = 32
"""The Crook who has announced himself, or nobody (MM-8.7)."""
OCCUPIED: Final = 33
"""Spaces as bits: where a dwarf stands."""
ZONES: Final = 34
"""Spaces as bits: forbidden zones."""
FALLEN: Final = 35
"""Spaces as bits in the order of their names: where collapse markers lie."""
FALLEN_COUNT: Final = 36
FELL_IN: Final = 37
PILE: Final = 38
DISCARDS: Final = 39
DIG_DECK: Final = 40
"""From here on how far a dig has come (MM-6.2 to MM-6.7)."""
DIG_DRAWS: Final = 41
DIG_TOOLS: Final = 42
DIG_HELMET: Final = 43
DIG_GOLD: Final = 44
DIG_FOUND: Final = 45
SPECIALS: Final = 46
"""Special cards still to be chosen, a nibble for each with the card and 1."""
IGNORE: Final = 47
SPENT: Final = 48
USED: Final = 49
"""Tools used for this occasion, a nibble for each with the tool and 1 (MM-7.1)."""
BORROWED: Final = 50
REMOVALS: Final = 51
"""The markers that a shovel may still take (MM-7.5)."""
COUNT: Final = 52
"""Cards to draw, or those that collapse on a dwarf."""
RETURNS: Final = 53
CARDS: Final = 54
"""Cards that were looked at, as bits."""
PASTS: Final = 55
"""How many rounds are over."""
MARKET: Final = 56
MARKERS: Final = MARKET + PLACES
FALLEN_ON: Final = MARKERS + SPACES
"""How many collapse markers lie on each space, in the order of their names."""
DWARF_ON: Final = FALLEN_ON + SPACES
"""Who stands on each occupied space."""
LOOSE: Final = DWARF_ON + SPACES
"""The cards of each deck that have no order, as bits."""
TOP: Final = LOOSE + DECKS
"""Cards put back on top of each deck, six bits for each: the card and, from bit 4, who knows it; the lowest is drawn first."""
TOPS: Final = TOP + DECKS
UNDER: Final = TOPS + DECKS
UNDERS: Final = UNDER + DECKS
DUG_UP: Final = UNDERS + DECKS
"""The open discards of each deck, as bits."""
EVENTS_LEFT: Final = DUG_UP + DECKS
TREASURY: Final = EVENTS_LEFT + EVENTS
"""From here on a word for each seat."""
STORE: Final = TREASURY + SEATS_MOST
TROOP: Final = STORE + SEATS_MOST
"""Dwarves as bits."""
HAND: Final = TROOP + SEATS_MOST
PICKS: Final = HAND + SEATS_MOST
"""The dwarves that were picked, a byte for each with the dwarf and 1, in their order."""
PICKED: Final = PICKS + SEATS_MOST
"""What was chosen in secret, or nobody."""
EARNED: Final = PICKED + SEATS_MOST
"""The treasury at the end of each round, round by round and seat by seat."""
OWNER: Final = EARNED + ROUNDS_MOST * SEATS_MOST
"""From here on a word for each dwarf."""
PLACE: Final = OWNER + DWARVES
GOLD: Final = PLACE + DWARVES
HAUL: Final = GOLD + DWARVES
HIDDEN: Final = HAUL + DWARVES
SHOWN: Final = HIDDEN + DWARVES
PAST: Final = SHOWN + DWARVES
"""Rounds that are over; nothing that is still to come depends on them, so a search need not copy them."""
PAST_EVENT: Final = 0
PAST_FELL_IN: Final = 1
PAST_CREW: Final = 2
"""A word for each dwarf: 0 if it was not played, else PLAYED, the place from bit 1, the owner, whether it hosted, and the haul."""
PAST_WORDS: Final = PAST_CREW + DWARVES
WORDS: Final = PAST + ROUNDS_MOST * PAST_WORDS
PLAYED: Final = 1
PAST_PLACE: Final = 1
PAST_OWNER: Final = 6
PAST_HOST: Final = 8
PAST_HAUL: Final = 9

ENTRY: Final = 6
"""Bits of a card in TOP and UNDER."""
ENTRY_SEAT: Final = 4
NIBBLE: Final = 15

# the choices of a phase, as bits of its menu, in the order in which the plain engine lists them
BUY: Final = 0
"""Market: the five places,"""
BUY_BLIND: Final = 5
"""the top of the pile,"""
SHUFFLE: Final = 6
EQUIP: Final = 7
"""tool by tool for each dwarf of the own troop (MM-4.4),"""
END_TURN: Final = EQUIP + TOOLS * TROOP_MOST
TAKE_DISCARDED: Final = 7
"""Searching: after the tools of the pile those of the discards (MM-8.13)."""
LEAVE_SEARCH: Final = 14
HOLD_FIRE: Final = 18
"""Aiming: after the dwarves."""
SHOW_STAR: Final = 0
ENDURE: Final = 1
LODGE: Final = TAVERN
"""Placing: after the spaces the tavern,"""
DISPLACE: Final = 22
"""the dwarves whose space Ticktock takes,"""
BORROW_LANTERN: Final = DISPLACE + DWARVES
USE_MAGNIFIER: Final = 0
"""Announcing (MM-7.3)."""
USE_CART: Final = 1
BORROW_MAGNIFIER: Final = 2
BORROW_CART: Final = 3
ANNOUNCE_REMOVE: Final = 4
"""Spaces in the order of their names."""
ANNOUNCE_DRAW: Final = ANNOUNCE_REMOVE + SPACES
DIG_FROM: Final = ANNOUNCE_DRAW + 1
"""The four decks for the Daredevil; for all others only the first bit."""
USE_HELMET: Final = 0
BORROW_HELMET: Final = 1
BE_BURIED: Final = 2
TAKE_GOLD: Final = 0
TAKE_BONUS: Final = 1
GLEAN_DRAW: Final = SPACES
"""Gleaning: after the spaces, in the order of their names."""
LEAVE_MARKER: Final = SPACES + 1
USE_SHOVEL: Final = 0
USE_DYNAMITE: Final = 1
BORROW_SHOVEL: Final = 2
BORROW_DYNAMITE: Final = 3
SHOVEL_AWAY: Final = 4
"""Escaping: spaces in the order of their names, for the shovel,"""
SACRIFICE: Final = SHOVEL_AWAY + SPACES
"""and for a sacrifice (MM-6.9)."""
ESCAPE: Final = SACRIFICE + SPACES
GIVE_UP: Final = ESCAPE + 1
LIE_IN_WAIT: Final = 0
LET_GO: Final = 1

CHOICES_MOST: Final = 64
"""No menu has more bits."""

# the fields of a box
DOES: Final = 0
"""What each dwarf has or does (MM-8)."""
WHO: Final = DOES + DWARVES
"""The dwarf of each ability, or nobody."""
START_GOLD: Final = WHO + ABILITIES
"""By the number of seats, like the three tables that follow (MM-2.1)."""
CAST_SIZE: Final = START_GOLD + 5
HAND_SIZE: Final = CAST_SIZE + 5
PLAY_SIZE: Final = HAND_SIZE + 5
PLAYABLE: Final = PLAY_SIZE + 5
"""The dwarves that may be in the game, by the number of seats, and the same for simplified games (MM-12.1)."""
TOOL_CARDS: Final = PLAYABLE + 10
COLLAPSE_MARKERS: Final = TOOL_CARDS + 1
EVENT_CARDS: Final = COLLAPSE_MARKERS + 1
CARD_NUGGETS: Final = EVENT_CARDS + EVENTS
"""By deck and card."""
CARD_BONUS: Final = CARD_NUGGETS + DECKS * DECK
CARD_TWINS: Final = CARD_BONUS + DECKS * DECK
"""The cards of the deck that are equal to a card, as bits."""
SPACE_DECK: Final = CARD_TWINS + DECKS * DECK
SPACE_VALUE: Final = SPACE_DECK + SPACES
NEIGHBOURHOOD: Final = SPACE_VALUE + SPACES
"""The spaces one edge away, as bits; NEAR has those at most two edges away (MM-8.11)."""
NEAR: Final = NEIGHBOURHOOD + SPACES
WAY: Final = NEAR + SPACES
"""The spaces between a space and the exit, as bits in the order of their names (MM-6.8)."""
NAMED: Final = WAY + SPACES
"""The place of a space in the order of their names."""
DRY: Final = NAMED + SPACES
"""Spaces as bits, here and in the three fields that follow."""
PITS: Final = DRY + 1
TUNNEL: Final = PITS + 1
RICH: Final = TUNNEL + 1
"""The spaces of the decks III and IV (MM-11.3)."""
STANDARD: Final = RICH + 1
"""The markers of the tunnel, as many as it has spaces; from the end backwards those of the other spaces (MM-2.2)."""
BOX_WORDS: Final = STANDARD + SPACES

OUTCOME_WORDS: Final = SPACES
"""An outcome: dwarves as bits, a marker for each space, tools, a hand for each seat, one number, or a sequence of cards."""

# what a table wishes
WISH_SEATS: Final = 0
WISH_SIMPLIFIED: Final = 1
WISH_ROUNDS: Final = 2
WISH_OPEN_DRAFT: Final = 3
WISH_CAST: Final = 4
"""The dwarves that the host has picked, as bits, or 0 (MM-2.1)."""

# the sums over many games, and what follows for each seat
SUM_GAMES: Final = 0
SUM_DECISIONS: Final = 1
SUM_CHECK: Final = 2
"""Changes if any game ends otherwise."""
SUM_SEATS: Final = 3
SEAT_WINS: Final = 0
SEAT_POINTS: Final = 1
SEAT_SQUARES: Final = 2
SEAT_SUMS: Final = 3
SUM_WORDS: Final = SUM_SEATS + SEATS_MOST * SEAT_SUMS

# the row of a finished game: what follows from ROW_EVENTS on is round by round, from ROW_CREW on round by round and dwarf by dwarf
ROW_DECISIONS: Final = 0
ROW_WINNERS: Final = 1
"""The winner as a bit; none if the game was given up."""
ROW_TIED: Final = 2
ROW_FELL_IN: Final = 3
"""The rounds in which the mine fell in, as bits."""
ROW_EVENTS: Final = 4
ROW_CREW: Final = ROW_EVENTS + ROUNDS_MOST
"""0 for a dwarf that was not played, else PLAYED, from bit 1 the owner, from bit 3 whether it came home, and the haul."""
CREW_OWNER: Final = 1
CREW_HOME: Final = 3
CREW_HAUL: Final = 4
ROW_SEATS: Final = ROW_CREW + ROUNDS_MOST * DWARVES
SEAT_GOLD: Final = 0
"""The treasury after each round."""
SEAT_TOTAL: Final = ROUNDS_MOST
SEAT_TOOLS: Final = SEAT_TOTAL + 1
SEAT_ROW: Final = SEAT_TOOLS + 1

# the tally of rows: what all games add up to, and groups of those who play alike
TALLY_GAMES: Final = 0
TALLY_DECISIONS: Final = 1
TALLY_TIED: Final = 2
TALLY_GIVEN_UP: Final = 3
TALLY_ROUNDS: Final = 4
TALLY_FELL_IN: Final = 5
TALLY_GROUPS: Final = 6
GROUP_GAMES: Final = 0
GROUP_WINS: Final = 1
GROUP_POINTS: Final = 2
"""The gold at the end; for a dwarf its haul."""
GROUP_POINTS_SQUARED: Final = 3
GROUP_HOME: Final = 4
"""How often a dwarf came home."""
GROUP: Final = 5
BY_SEAT: Final = 0
"""The number of the first group of seats; then those of the dwarves, counted each time that they are played."""
BY_DWARF: Final = SEATS_MOST
TALLY_WORDS: Final = TALLY_GROUPS + (BY_DWARF + DWARVES) * GROUP
