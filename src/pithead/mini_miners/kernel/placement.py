"""The placement phase: dwarves are called by initiative, and some of them bother others (MM-5)."""

from __future__ import annotations

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.handfuls import highest
from pithead.mini_miners.kernel.table import collapse, has, lend, lends, stand, use
from pithead.mini_miners.kernel.targets import attack, begin_aim, call, in_pits, targets_of
from pithead.sim.stream import Rng, below
from pithead.sim.words import Words, byte, lowest, nth_bit, popcount


def next_call(state: Words) -> None:
    """The next dwarf is called (MM-5.1); after the last one the collect phase begins, perhaps with a shock (MM-11.3)."""
    waiting = state[at.TO_CALL]
    if waiting == 0:
        state[at.PHASE] = at.SHAKING if state[at.EVENT] == at.AFTERSHOCK else at.NEXT_DIG
    else:
        call(state, highest(waiting) if state[at.EVENT] == at.UPSIDE_DOWN else lowest(waiting), 0)


def placing_menu(state: Words, box: Words) -> int:
    """Free spaces, pits with a lantern, the tavern for the Innkeeper, the space of another for Ticktock (MM-5.1)."""
    dwarf = state[at.ACTOR]
    if state[at.LENT]:
        return free_pits(state, box) | displaceable(state, box) << at.DISPLACE
    lit = has(state, box, dwarf, at.LANTERN, 0)
    spaces = box[at.DRY] | box[at.PITS] if lit else box[at.DRY]
    menu = spaces & ~state[at.OCCUPIED] & ~state[at.ZONES] | displaceable(state, box) << at.DISPLACE
    if box[at.DOES + dwarf] == at.INNKEEPER:
        menu |= 1 << at.LODGE
    if not lit and can_borrow_lantern(state, box):
        menu |= 1 << at.BORROW_LANTERN
    return menu


def free_pits(state: Words, box: Words) -> int:
    """The pits without a dwarf and without a forbidden zone (MM-5.1)."""
    return box[at.PITS] & ~state[at.OCCUPIED] & ~state[at.ZONES]


def displaceable(state: Words, box: Words) -> int:
    """The dwarves whose space Ticktock may take; those in pits alone with a lantern he borrowed (MM-8.16)."""
    if box[at.DOES + state[at.ACTOR]] != at.TICKTOCK or state[at.FOILED]:
        return 0
    if not state[at.LENT]:
        return targets_of(state, box, state[at.ACTOR])
    return in_pits(state, box) if state[at.EVENT] != at.TRUCE else 0


def can_borrow_lantern(state: Words, box: Words) -> bool:
    """Has the Handyman a lantern, and would it lead anywhere (MM-8.4)?"""
    if byte(lends(state, box, state[at.ACTOR]), at.LANTERN) == 0:
        return False
    ticks = box[at.DOES + state[at.ACTOR]] == at.TICKTOCK and not state[at.FOILED] and state[at.EVENT] != at.TRUCE
    return free_pits(state, box) != 0 or (ticks and in_pits(state, box) != 0)


def placing_step(state: Words, box: Words, choice: int) -> None:
    """The dwarf goes to a space, to the tavern, to the space of another, or borrows a lantern."""
    if choice == at.BORROW_LANTERN:
        lend(state, box, at.LANTERN)
        state[at.LENT] = 1
    elif choice >= at.DISPLACE:
        displace(state, box, choice - at.DISPLACE)
    elif choice == at.LODGE:
        lodge(state)
    else:
        place(state, box, choice)


def show_lantern(state: Words, box: Words, space: int) -> None:
    """A lantern that the dwarf needs for a pit is shown (MM-5.1)."""
    if box[at.PITS] >> space & 1 and not state[at.LENT]:
        use(state, box, state[at.ACTOR], at.LANTERN, 0)


def place(state: Words, box: Words, space: int) -> None:
    """The dwarf stands there (MM-5.1), and its ability follows (MM-5.3)."""
    dwarf = state[at.ACTOR]
    show_lantern(state, box, space)
    stand(state, dwarf, space)
    does = box[at.DOES + dwarf]
    when_placed = does == at.SCOUNDREL or does == at.BULLY or does == at.TRICKSTER  # noqa: PLR1714 - no tuples in a kernel
    if when_placed and targets_of(state, box, dwarf):
        begin_aim(state, dwarf)
    else:
        state[at.PHASE] = at.NEXT_CALL


def lodge(state: Words) -> None:
    """The Innkeeper is placed in the tavern (MM-8.14)."""
    dwarf = 1 << state[at.ACTOR]
    state[at.PLACE + state[at.ACTOR]] = at.TAVERN
    state[at.TO_CALL] &= ~dwarf
    state[at.IN_TAVERN] |= dwarf
    state[at.HOSTS] |= dwarf
    state[at.PHASE] = at.NEXT_CALL


def displace(state: Words, box: Words, target: int) -> None:
    """Ticktock is about to take the space of another; in a pit he shows his lantern (MM-8.16)."""
    show_lantern(state, box, state[at.PLACE + target])
    attack(state, box, state[at.ACTOR], target, at.NOBODY)


def shake(box: Words, rng: Rng, outcome: Words) -> None:
    """A space of the tunnel (MM-11.3)."""
    outcome[0] = nth_bit(box[at.TUNNEL], below(rng, popcount(box[at.TUNNEL])))


def shook(state: Words, box: Words, space: int) -> None:
    """A collapse marker lies there, and a dwarf there is not hurt (MM-11.3)."""
    collapse(state, box, space, 1)
    state[at.PHASE] = at.NEXT_DIG
