"""One thing at a time of a game on a graphics card: a draw, a decision at random, or a stage in which the rules go on by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import get_annotations
from typing import Final

from pithead.mini_miners.kernel.game import menu, pass_through, sample, settle, step
from pithead.mini_miners.kernel.layout import FIRST_PASSING, Field, Phase
from pithead.sim.actors import chance_acts, first_actor
from pithead.sim.stream import Rng, random_choice
from pithead.sim.words import Words

ENDED: Final = 2


class SlotField(Field):
    """A state in a pool of games: behind its fields the place in the stream, the number of the game, and how many decisions were made."""

    STREAM: int
    NUMBER: int
    DECISIONS: int


NAMES_BY_BYTES: Final = {
    8: "PILE DISCARDS SPECIALS USED BORROWED TOP UNDER STORE PICKS HIDDEN SHOWN STREAM NUMBER",
    4: "ASKED CREW CAST ASIDE TO_CALL IN_MINE IN_TAVERN HOSTS LEFT OCCUPIED ZONES FALLEN TROOP HAND PAST DECISIONS",
    2: (
        "QUEUE DRAWS TRIES DIG_DRAWS DIG_TOOLS DIG_HELMET DIG_GOLD DIG_FOUND IGNORE COUNT CARDS LOOSE DUG_UP "
        "TREASURY EARNED GOLD HAUL MARKERS"
    ),
}
"""Fields by their bytes: eight for handfuls, sequences and large numbers; four for dwarves or spaces as bits, and what is remembered of a
dwarf; two, as in the row of a game, for gold and small sets. All others have one."""
ARRAYS: Final = (
    "MARKET MARKERS FALLEN_ON DWARF_ON LOOSE TOP TOPS UNDER UNDERS DUG_UP EVENTS_LEFT TREASURY STORE TROOP HAND PICKS PICKED EARNED "
    "OWNER PLACE GOLD HAUL HIDDEN SHOWN PAST"
)
"""Fields of several numbers. All others are near: they are asked for most."""

FIELDS: Final = (*get_annotations(Field), *get_annotations(SlotField))
WIDTHS: Final[Mapping[str, int]] = {
    **dict.fromkeys(FIELDS, 1),
    **{name: width for width, names in NAMES_BY_BYTES.items() for name in names.split()},
}
NEAR: Final = frozenset(FIELDS) - frozenset(ARRAYS.split())


def act_once(state: Words, box: Words, options: Words, rng: Rng, outcome: Words) -> int:
    """How many decisions were made; ENDED where the game is over, or somebody can't go on."""
    phase = state[Field.PHASE]
    if phase == Phase.OVER:
        return ENDED
    if phase >= FIRST_PASSING:
        pass_through(state, box)
        return 0
    if chance_acts(state):
        sample(state, box, rng, outcome)
        settle(state, box, outcome)
        return 0
    seat = first_actor(state)
    choices = menu(state, box, seat)
    if choices == 0:
        return ENDED
    step(state, box, seat, random_choice(rng, choices))
    return 1


def stay(state: Words, box: Words) -> None:
    """The rules do not go on by themselves: that is a thing of its own."""
