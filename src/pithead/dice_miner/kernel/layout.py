"""Where everything lies: the fields of a state, of a box and of an outcome, and the numbers of phases and choices.

A state is one array of 64-bit words. A face is its kind times eight plus its rank among the faces of that kind, kinds and
faces in the order of their names; a slot is its row times eight plus its column. So a trove is a word for each kind with a
byte for each face, and the mountain a word for each row with a byte for each slot.
"""

from __future__ import annotations

from typing import Final

SEATS_MOST: Final = 4
ROUNDS: Final = 3
ROWS: Final = 5
SLOTS: Final = 20
SIDES_OF_A_DIE: Final = 6

# kinds, in the order of their names
HAZARD: Final = 0
MAGIC_DICE: Final = 1
TOOL: Final = 2
TREASURE: Final = 3
TUNNEL: Final = 4
KINDS: Final = 5

NOBODY: Final = 7
"""The hero of a seat without one: a row of the hero tables that shows nothing."""

# phases; those in CHANCE wait for an outcome
OPENING: Final = 0
HEROES: Final = 1
DEALING: Final = 2
FILLING: Final = 3
EXCAVATION: Final = 4
SHARING: Final = 5
MAGIC: Final = 6
CHOOSING: Final = 7
ROLLING: Final = 8
REPLENISH: Final = 9
REROLLING: Final = 10
LOTS: Final = 11
OVER: Final = 12
CHANCE: Final = 1 << OPENING | 1 << DEALING | 1 << FILLING | 1 << SHARING | 1 << ROLLING | 1 << REROLLING | 1 << LOTS

# the fields of a state
PHASE: Final = 0
SEATS: Final = 1
ROUND: Final = 2
START: Final = 3
TURN: Final = 4
PICKS: Final = 5
GIFT: Final = 6
"""The beer about to be rolled: the face and, from bit 8, who gets it (DM-4.3)."""
WAITING: Final = 7
"""Seats as bits: who still rolls, has magic, caches or draws lots; at the end the winners."""
THROW: Final = 8
DEAL: Final = 9
HERO_SPENT: Final = 10
SPENDS: Final = 11
TO_CHOOSE: Final = 12
CONTENDERS: Final = 13
"""Seats as bits: the leaders in a tie-break (DM-8.2)."""
FIRST: Final = 14
"""Who went first in the magic phase of the last round (DM-8.2)."""
TIES: Final = 15
SCORED: Final = 16
"""How many rounds have been scored."""
OPENER: Final = 17
"""Who started the first round."""
OCCUPIED: Final = 18
"""Slots as bits."""
MOUNTAIN: Final = 19
LOST: Final = MOUNTAIN + ROWS
BLOCKS: Final = LOST + KINDS
"""From here on a block of fields for each seat."""
BLOCK: Final = 18
TIE_SCORES: Final = BLOCKS + SEATS_MOST * BLOCK
"""A word for each tie-break, 16 bits for each seat: the points and TIE_ZERO, or 0 for a seat that had no part in it."""
TIES_KEPT: Final = 8
TIE_ZERO: Final = 1 << 15
WORDS: Final = TIE_SCORES + TIES_KEPT

# the fields of a seat's block; its trove lies at the beginning, a word for each kind
SPENT: Final = 5
"""After the trove: magic dice that are spent (DM-5.3)."""
APART: Final = 6
"""Dice of the trove set apart, a word for each kind: those that magic will roll (DM-5.2), or those that are cached (DM-7.1)."""
HERO: Final = 11
SHARED: Final = 12
"""The beers given away this round."""
SCORES: Final = 13
"""The points, round by round."""
BEERS_GIVEN: Final = 16
"""The beers given away in all rounds."""
BOT: Final = 17
"""Who plays for the seat."""

# the choices of a phase, as bits of its menu
CHEERS: Final = 40
"""Before it the slots to take; from here on kind by kind in the order of the box, and seat by seat (DM-4.3)."""
LEAVE: Final = CHEERS + KINDS * SEATS_MOST
SPEND_HERO: Final = 6
"""Before it the magic faces to spend (DM-5.2)."""
END_MAGIC: Final = 7
END_CACHING: Final = 40
"""Before it the faces to cache (DM-7.1)."""

# the actions: every decision of the game as one number
ACTION_TAKE: Final = 6
ACTION_CHEERS: Final = ACTION_TAKE + SLOTS
ACTION_LEAVE: Final = ACTION_CHEERS + KINDS * SEATS_MOST
ACTION_SPEND: Final = ACTION_LEAVE + 1
ACTION_ROLL: Final = ACTION_SPEND + 8
ACTION_CACHE: Final = ACTION_ROLL + (KINDS - 1) * 6
ACTION_END_CACHING: Final = ACTION_CACHE + KINDS * 6
ACTIONS: Final = ACTION_END_CACHING + 1

# the fields of a box: tables by kind, by face, by rank within a kind, or by hero
COUNTS: Final = 0
"""Dice of each kind (DM-1.1)."""
SIDES: Final = COUNTS + 8
"""The rank of each of the six sides, kind by kind (DM-1.2)."""
SYMBOLS: Final = SIDES + KINDS * 8
"""What a face adds to the symbols, packed; tunnels and magic add nothing."""
TUNNELS: Final = SYMBOLS + KINDS * 8
"""What a tunnel face adds to the tunnels, packed."""
STRENGTHS: Final = TUNNELS + 8
"""What a tunnel face is worth in the opening roll (DM-2.1)."""
BEERS: Final = STRENGTHS + 8
"""The beer face of each kind in the order of the box; any face of a kind without beer, whose BEER_BYTES are empty."""
BEER_BYTES: Final = BEERS + 8
"""The byte of the beer face in the handful of each kind."""
MAGIC_NUMBERS: Final = BEER_BYTES + 8
"""The symbols on each magic face, none on a beer (DM-5.2)."""
CHESTS: Final = MAGIC_NUMBERS + 8
"""The chests on each tool face (DM-7.1)."""
HERO_SYMBOLS: Final = CHESTS + 8
HERO_TUNNELS: Final = HERO_SYMBOLS + 8
HERO_MAGIC: Final = HERO_TUNNELS + 8
"""How many separate magic faces a hero has (DM-5.6)."""
HERO_NUMBER: Final = HERO_MAGIC + 8
"""The symbols on each of them."""
HEROES_IN_BOX: Final = HERO_NUMBER + 8
MAGIC_FACES: Final = HEROES_IN_BOX + 1
"""A bit for each magic face that shows symbols."""
HERO_LIKED: Final = MAGIC_FACES + 1
"""The place of a hero in the greedy bot's order."""
PROMISES: Final = HERO_LIKED + 8
"""What a face promises the greedy bot, in tenths of a point."""
BOX_WORDS: Final = PROMISES + KINDS * 8

# packed symbols: ten bits each
SYMBOL_BITS: Final = 10
SYMBOL_MASK: Final = (1 << SYMBOL_BITS) - 1
GEM: Final = 0
CAVE: Final = 10
DRAGON: Final = 20
PICKAXE: Final = 30
SHIELD: Final = 40
CHEST: Final = 50

# packed tunnels: seven bits for each value from 1 to 9
TUNNEL_BITS: Final = 7
TUNNEL_MASK: Final = (1 << TUNNEL_BITS) - 1
TUNNELS_MOST: Final = 9

# an outcome: handfuls by kind, rows of the mountain, a number for each seat, or one number
SLOTS_FILLED: Final = 5
"""After the rows of a new mountain: its slots as bits."""
OUTCOME_WORDS: Final = 6

# what a table wishes: options of the game, and for each seat a bot and a hero
WISH_SEATS: Final = 0
WISH_DEAL: Final = 1
WISH_OPENING: Final = 2
WISH_BOTS: Final = 3
WISH_HEROES: Final = WISH_BOTS + SEATS_MOST
"""A hero for the seat, or -1 for any."""
WISH_WORDS: Final = WISH_HEROES + SEATS_MOST

# the row of a finished game, and what follows for each seat
ROW_DECISIONS: Final = 0
ROW_TIES: Final = 1
ROW_WINNERS: Final = 2
"""Seats as bits; none if the game was given up."""
ROW_OPENER: Final = 3
ROW_SEATS: Final = 4
SEAT_HERO: Final = 0
SEAT_SCORES: Final = 1
SEAT_BEERS: Final = 4
SEAT_ROW: Final = 5

# the sums over many games, and what follows for each seat
SUM_GAMES: Final = 0
SUM_DECISIONS: Final = 1
SUM_TIED: Final = 2
SUM_CHECK: Final = 3
"""Changes if any game ends otherwise."""
SUM_SEATS: Final = 4
SEAT_WINS: Final = 0
SEAT_SHARED_WINS: Final = 1
SEAT_POINTS: Final = 2
SEAT_SQUARES: Final = 3
SEAT_SUMS: Final = 4
SUM_WORDS: Final = SUM_SEATS + SEATS_MOST * SEAT_SUMS

# the tally of rows: what all games add up to, and groups of those who play alike
TALLY_GAMES: Final = 0
TALLY_DECISIONS: Final = 1
TALLY_TIED: Final = 2
TALLY_GIVEN_UP: Final = 3
TALLY_GROUPS: Final = 4
GROUP_GAMES: Final = 0
GROUP_WINS: Final = 1
"""In twelfths, so that two, three or four can share a victory."""
GROUP_WINS_SQUARED: Final = 2
GROUP_POINTS: Final = 3
GROUP_POINTS_SQUARED: Final = 4
GROUP: Final = 5
BY_SEAT: Final = 0
"""The number of the first group of seats; then the one of those who start, and those of the heroes."""
BY_START: Final = SEATS_MOST
BY_HERO: Final = BY_START + 1
TALLY_WORDS: Final = TALLY_GROUPS + (BY_HERO + 8) * GROUP
VICTORY: Final = 12

TIES_MOST: Final = 1000
"""A game with so many tie-breaks in a row, or throws for the start, will never end: its box has nothing that could decide it."""
