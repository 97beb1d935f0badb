"""What a choice means, and what a model has learned to like or dislike about that."""

from __future__ import annotations

from pithead.mini_miners.bots.search.liking_layout import Liking
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.layout import (
    AimChoice,
    AmbushChoice,
    DigChoice,
    EscapeChoice,
    EventCard,
    Fact,
    Field,
    FindChoice,
    GleaningChoice,
    MarketChoice,
    Phase,
    PlacingChoice,
    SearchChoice,
)
from pithead.mini_miners.kernel.recruit import drafts_for
from pithead.sim.words import Words, lowest, nth_bit


def add_likings(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """Add to the scores of choices what the model has learned to like."""
    seats = state[Field.SEATS]
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        total = 0.0
        for place in range(list_likings(model, workspace, state, seat, choice)):
            total += model.likes[seats, workspace.listed[place]]
        workspace.scores[choice] += workspace.listed_sign[0] * total


def list_likings(model: Model, workspace: Workspace, state: Words, seat: int, choice: int) -> int:
    """List what a choice means, and whether that is what it gives or what it gives away; how many things these are."""
    phase = state[Field.PHASE]
    workspace.listed_sign[0] = 1.0
    if phase == Phase.DRAFT or phase == Phase.LEVY or phase == Phase.DISCARDING:  # noqa: PLR1714 - no tuples in a kernel
        return list_recruit(model, workspace, state, seat, choice)
    meaning = at.NOTHING
    if phase == Phase.PLACING:
        meaning = placing_meaning(model, state, choice)
    elif phase == Phase.MARKET:
        meaning = market_meaning(model, state, choice)
    elif phase == Phase.ESCAPING:
        meaning = escape_meaning(choice)
    elif phase == Phase.ANNOUNCING:
        meaning = dig_meaning(choice)
    elif phase == Phase.AIMING:
        meaning = at.NOTHING if choice == AimChoice.HOLD_FIRE else Liking.TARGET + model.box[Fact.DOES + state[Field.ACTOR]]
    elif phase == Phase.LOOKING:
        meaning = Liking.LOOK_TOP if choice & 1 == 0 else at.NOTHING
    elif phase == Phase.CHOOSING:
        card = state[Field.DIG_DECK] * at.DECK + (state[Field.SPECIALS] & at.NIBBLE) - 1
        meaning = Liking.BONUS + model.box[Fact.CARD_BONUS + card] if choice == FindChoice.BONUS else at.NOTHING
    elif phase == Phase.GLEANING:
        meaning = Liking.GLEAN if choice == GleaningChoice.DRAW else at.NOTHING
    elif phase == Phase.LURKING:
        meaning = Liking.ANNOUNCE if choice == AmbushChoice.ANNOUNCE else at.NOTHING
    elif phase == Phase.SEARCHING and choice != SearchChoice.LEAVE:
        meaning = Liking.SEARCH + choice % at.TOOLS
    if meaning == at.NOTHING:
        return 0
    workspace.listed[0] = meaning
    return 1


def list_recruit(model: Model, workspace: Workspace, state: Words, seat: int, dwarf: int) -> int:
    """A dwarf, and whom it meets; one that is left out, or goes to a neighbour, is given away."""
    troop = state[Field.TROOP + drafts_for(state, seat)]
    if state[Field.PHASE] == Phase.DISCARDING:
        troop = state[Field.TROOP + seat]
        workspace.listed_sign[0] = -1.0
    elif state[Field.EVENT] == EventCard.NEIGHBOURS:
        workspace.listed_sign[0] = -1.0
    if state[Field.PHASE] == Phase.DRAFT:
        troop, picks = 0, state[Field.PICKS + seat]
        while picks:
            troop |= 1 << ((picks & 255) - 1)
            picks >>= 8
    does, count = model.box[Fact.DOES + dwarf], 1
    workspace.listed[0] = Liking.DWARF + does
    troop &= ~(1 << dwarf)
    while troop:
        other = model.box[Fact.DOES + lowest(troop)]
        workspace.listed[count] = Liking.PAIR + min(does, other) * at.ABILITIES + max(does, other)
        count += 1
        troop &= troop - 1
    return count


def market_meaning(model: Model, state: Words, choice: int) -> int:
    """A purchase, a shuffle, a tool in somebody's hands, or the end."""
    left = state[Field.ROUNDS] - state[Field.ROUND]
    if choice == MarketChoice.END:
        return Liking.END
    if choice == MarketChoice.SHUFFLE:
        return Liking.SHUFFLE
    if choice == MarketChoice.BUY_BLIND:
        return Liking.BUY + at.TOOLS * at.ROUNDS_MOST + left
    if choice < MarketChoice.BUY_BLIND:
        return int(Liking.BUY + state[Field.MARKET + choice] * at.ROUNDS_MOST + left)
    tool, rank = (choice - MarketChoice.EQUIP) // at.TROOP_MOST, (choice - MarketChoice.EQUIP) % at.TROOP_MOST
    dwarf = nth_bit(state[Field.TROOP + state[Field.TURN]], rank)
    return int(Liking.FIT + tool * at.ABILITIES + model.box[Fact.DOES + dwarf])


def placing_meaning(model: Model, state: Words, choice: int) -> int:
    """A space, the tavern, a borrowed lantern, or somebody else's place."""
    does = model.box[Fact.DOES + state[Field.ACTOR]]
    if choice <= PlacingChoice.LODGE:
        return int(Liking.PLACE + does * (at.SPACES + 1) + choice)
    return Liking.BORROW_LANTERN if choice == PlacingChoice.BORROW_LANTERN else Liking.DISPLACE


def dig_meaning(choice: int) -> int:
    """A tool, a marker that goes, or a tool card; a dig itself means nothing more."""
    if choice >= DigChoice.DIG:
        return at.NOTHING
    if choice == DigChoice.DRAW:
        return Liking.DRAW
    return Liking.CLEAR if choice >= DigChoice.REMOVE else Liking.USE + choice


def escape_meaning(choice: int) -> int:
    """A tool, a marker that goes, a sacrifice, the way out or none."""
    if choice == EscapeChoice.ESCAPE:
        return Liking.ESCAPE
    if choice == EscapeChoice.GIVE_UP:
        return Liking.GIVE_UP
    if choice >= EscapeChoice.SACRIFICE:
        return Liking.SACRIFICE
    return Liking.ESCAPE_REMOVE if choice >= EscapeChoice.REMOVE else Liking.ESCAPE_TOOL + choice
