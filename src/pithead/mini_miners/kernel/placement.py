"""The placement phase: dwarves are called by initiative, and some of them bother others (MM-5)."""

from __future__ import annotations

from pithead.mini_miners.kernel.handfuls import highest
from pithead.mini_miners.kernel.layout import NOBODY, Ability, EventCard, Fact, Field, Phase, Place, PlacingChoice, Tool
from pithead.mini_miners.kernel.table import collapse, has, lend, lends, stand, use
from pithead.mini_miners.kernel.targets import attack, begin_aim, call, in_pits, targets_of
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, byte, lowest, nth_bit, popcount


def next_call(state: Words) -> None:
    """The next dwarf is called (MM-5.1); after the last one the collect phase begins, perhaps with a shock (MM-11.3)."""
    waiting = state[Field.TO_CALL]
    if waiting == 0:
        state[Field.PHASE] = Phase.SHAKING if state[Field.EVENT] == EventCard.AFTERSHOCK else Phase.NEXT_DIG
    else:
        call(state, highest(waiting) if state[Field.EVENT] == EventCard.UPSIDE_DOWN else lowest(waiting), 0)


def placing_menu(state: Words, box: Words) -> int:
    """Free spaces, pits with a lantern, the tavern for the Innkeeper, the space of another for Ticktock (MM-5.1)."""
    dwarf = state[Field.ACTOR]
    if state[Field.LENT]:
        return free_pits(state, box) | displaceable(state, box) << PlacingChoice.DISPLACE
    lit = has(state, box, dwarf, Tool.LANTERN, 0)
    spaces = box[Fact.DRY] | box[Fact.PITS] if lit else box[Fact.DRY]
    menu = spaces & ~state[Field.OCCUPIED] & ~state[Field.ZONES] | displaceable(state, box) << PlacingChoice.DISPLACE
    if box[Fact.DOES + dwarf] == Ability.INNKEEPER:
        menu |= 1 << PlacingChoice.LODGE
    if not lit and can_borrow_lantern(state, box):
        menu |= 1 << PlacingChoice.BORROW_LANTERN
    return menu


def free_pits(state: Words, box: Words) -> int:
    """The pits without a dwarf and without a forbidden zone (MM-5.1)."""
    return box[Fact.PITS] & ~state[Field.OCCUPIED] & ~state[Field.ZONES]


def displaceable(state: Words, box: Words) -> int:
    """The dwarves whose space Ticktock may take; those in pits alone with a lantern he borrowed (MM-8.16)."""
    if box[Fact.DOES + state[Field.ACTOR]] != Ability.TICKTOCK or state[Field.FOILED]:
        return 0
    if not state[Field.LENT]:
        return targets_of(state, box, state[Field.ACTOR])
    return in_pits(state, box) if state[Field.EVENT] != EventCard.TRUCE else 0


def can_borrow_lantern(state: Words, box: Words) -> bool:
    """Has the Handyman a lantern, and would it lead anywhere (MM-8.4)?"""
    if byte(lends(state, box, state[Field.ACTOR]), Tool.LANTERN) == 0:
        return False
    ticks = box[Fact.DOES + state[Field.ACTOR]] == Ability.TICKTOCK and not state[Field.FOILED] and state[Field.EVENT] != EventCard.TRUCE
    return free_pits(state, box) != 0 or (ticks and in_pits(state, box) != 0)


def placing_step(state: Words, box: Words, choice: int) -> None:
    """The dwarf goes to a space, to the tavern, to the space of another, or borrows a lantern."""
    if choice == PlacingChoice.BORROW_LANTERN:
        lend(state, box, Tool.LANTERN)
        state[Field.LENT] = 1
    elif choice >= PlacingChoice.DISPLACE:
        displace(state, box, choice - PlacingChoice.DISPLACE)
    elif choice == PlacingChoice.LODGE:
        lodge(state)
    else:
        place(state, box, choice)


def show_lantern(state: Words, box: Words, space: int) -> None:
    """A lantern that the dwarf needs for a pit is shown (MM-5.1)."""
    if box[Fact.PITS] >> space & 1 and not state[Field.LENT]:
        use(state, box, state[Field.ACTOR], Tool.LANTERN, 0)


def place(state: Words, box: Words, space: int) -> None:
    """The dwarf stands there (MM-5.1), and its ability follows (MM-5.3)."""
    dwarf = state[Field.ACTOR]
    show_lantern(state, box, space)
    stand(state, dwarf, space)
    does = box[Fact.DOES + dwarf]
    when_placed = does == Ability.SCOUNDREL or does == Ability.BULLY or does == Ability.TRICKSTER  # noqa: PLR1714 - no tuples in a kernel
    if when_placed and targets_of(state, box, dwarf):
        begin_aim(state, dwarf)
    else:
        state[Field.PHASE] = Phase.NEXT_CALL


def lodge(state: Words) -> None:
    """The Innkeeper is placed in the tavern (MM-8.14)."""
    dwarf = 1 << state[Field.ACTOR]
    state[Field.PLACE + state[Field.ACTOR]] = Place.TAVERN
    state[Field.TO_CALL] &= ~dwarf
    state[Field.IN_TAVERN] |= dwarf
    state[Field.HOSTS] |= dwarf
    state[Field.PHASE] = Phase.NEXT_CALL


def displace(state: Words, box: Words, target: int) -> None:
    """Ticktock is about to take the space of another; in a pit he shows his lantern (MM-8.16)."""
    show_lantern(state, box, state[Field.PLACE + target])
    attack(state, box, state[Field.ACTOR], target, NOBODY)


def shake(box: Words, rng: Rng, outcome: Words) -> None:
    """A space of the tunnel (MM-11.3)."""
    outcome[0] = nth_bit(box[Fact.TUNNEL], below(rng, popcount(box[Fact.TUNNEL])))


def shook(state: Words, box: Words, space: int) -> None:
    """A collapse marker lies there, and a dwarf there is not hurt (MM-11.3)."""
    collapse(state, box, space, 1)
    state[Field.PHASE] = Phase.NEXT_DIG
