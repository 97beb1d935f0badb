"""The dwarves that target others: whom each may choose, and what happens then, unless a star stops it (MM-7.6, MM-8.3)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.table import has, owner_of, pay_over, stand, step_off, use, visible
from pithead.sim.words import Words, lowest

BOUNTY: Final = 2
"""What a star earns (MM-7.6)."""

LOOT: Final = 2
"""What the Scoundrel takes (MM-8.11)."""


def targets_of(state: Words, box: Words, attacker: int) -> int:
    """The dwarves that an attacker may target now, as bits; none in a truce (MM-11.3)."""
    does = box[at.DOES + attacker]
    if does < at.HAGGLER or state[at.EVENT] == at.TRUCE:
        return 0
    if does == at.HAGGLER:
        return haggler_targets(state, attacker)
    if does == at.SCOUNDREL:
        return scoundrel_targets(state, box, attacker)
    if does == at.BULLY:
        return bully_targets(state, box, attacker)
    if does == at.TRICKSTER:
        return trickster_targets(state)
    if does == at.TICKTOCK:
        return ticktock_targets(state, box, attacker)
    return 0


def haggler_targets(state: Words, haggler: int) -> int:
    """Any dwarf with tool cards, if there is a nugget to pay (MM-8.10)."""
    if state[at.TREASURY + owner_of(state, haggler)] == 0:
        return 0
    targets, crew = 0, state[at.CREW] & ~(1 << haggler)
    while crew:
        if state[at.HIDDEN + lowest(crew)]:
            targets |= crew & -crew
        crew &= crew - 1
    return targets


def scoundrel_targets(state: Words, box: Words, scoundrel: int) -> int:
    """Rivals at most two edges away (MM-8.11)."""
    targets, spaces = 0, state[at.OCCUPIED] & box[at.NEAR + state[at.PLACE + scoundrel]]
    while spaces:
        targets |= 1 << state[at.DWARF_ON + lowest(spaces)]
        spaces &= spaces - 1
    return targets & ~state[at.TROOP + owner_of(state, scoundrel)]


def bully_targets(state: Words, box: Words, bully: int) -> int:
    """Any other dwarf in the mine that has somewhere to go (MM-8.12)."""
    targets, dwarves = 0, state[at.IN_MINE] & ~(1 << bully)
    while dwarves:
        if pushable(state, box, lowest(dwarves)):
            targets |= dwarves & -dwarves
        dwarves &= dwarves - 1
    return targets


def pushable(state: Words, box: Words, dwarf: int) -> int:
    """The free neighbouring spaces; a pit needs no lantern, a forbidden zone stays forbidden (MM-5.2)."""
    return box[at.NEIGHBOURHOOD + state[at.PLACE + dwarf]] & ~state[at.OCCUPIED] & ~state[at.ZONES]


def trickster_targets(state: Words) -> int:
    """Any two dwarves in the mine, himself included (MM-8.15)."""
    dwarves = state[at.IN_MINE]
    return dwarves if dwarves & (dwarves - 1) else 0


def ticktock_targets(state: Words, box: Words, ticktock: int) -> int:
    """Any dwarf in the mine; in a pit only with a lantern of his own (MM-8.16)."""
    if has(state, box, ticktock, at.LANTERN, 0):
        return state[at.IN_MINE]
    return state[at.IN_MINE] & ~in_pits(state, box)


def in_pits(state: Words, box: Words) -> int:
    """The dwarves in pits."""
    dwarves, spaces = 0, state[at.OCCUPIED] & box[at.PITS]
    while spaces:
        dwarves |= 1 << state[at.DWARF_ON + lowest(spaces)]
        spaces &= spaces - 1
    return dwarves


# the aim


def begin_aim(state: Words, dwarf: int) -> None:
    """A dwarf may target another (MM-8.3)."""
    state[at.ACTOR] = dwarf
    state[at.TURN] = owner_of(state, dwarf)
    state[at.CHOSEN] = at.NOBODY
    state[at.PHASE] = at.AIMING


def aim_menu(state: Words, box: Words) -> int:
    """The dwarves that may be targeted; nobody has to be, until the first of two is chosen (MM-8.3)."""
    targets = targets_of(state, box, state[at.ACTOR])
    if state[at.CHOSEN] == at.NOBODY:
        return targets | 1 << at.HOLD_FIRE
    return targets & ~(1 << state[at.CHOSEN])


def aim_step(state: Words, box: Words, choice: int) -> None:
    """A target is named, two of them for the Trickster (MM-8.3, MM-8.15); or nobody is."""
    attacker = state[at.ACTOR]
    if choice == at.HOLD_FIRE:
        state[at.PHASE] = at.NEXT_CALL if state[at.IN_MINE] >> attacker & 1 else at.BARGAINS
    elif state[at.CHOSEN] != at.NOBODY:
        attack(state, box, attacker, state[at.CHOSEN], choice)
    elif box[at.DOES + attacker] == at.TRICKSTER:
        state[at.CHOSEN] = choice
    else:
        attack(state, box, attacker, choice, at.NOBODY)


def attack(state: Words, box: Words, attacker: int, target: int, second: int) -> None:
    """The targets' owners may answer with a star, the lowest initiative first; then the ability strikes (MM-7.6, MM-8.2)."""
    state[at.ACTOR] = attacker
    state[at.TARGET] = target
    state[at.SECOND] = second
    state[at.STARRED] = 0
    asked = 0
    if may_answer(state, box, attacker, target):
        asked |= 1 << target
    if second != at.NOBODY and may_answer(state, box, attacker, second):
        asked |= 1 << second
    state[at.ASKED] = asked
    if asked:
        state[at.TURN] = owner_of(state, lowest(asked))
        state[at.PHASE] = at.REACTING
    else:
        strike(state, box)


def may_answer(state: Words, box: Words, attacker: int, target: int) -> bool:
    """Could this rival have a star, as far as everybody can see? Nobody stars an attack of their own."""
    if owner_of(state, target) == owner_of(state, attacker):
        return False
    return state[at.HIDDEN + target] != 0 or visible(state, box, target, at.STAR) > 0


def reaction_menu(state: Words, box: Words) -> int:
    """A star, if there is one; the question alone does not tell (MM-7.6)."""
    starred = has(state, box, lowest(state[at.ASKED]), at.STAR, 0)
    return 1 << at.SHOW_STAR | 1 << at.ENDURE if starred else 1 << at.ENDURE


def reaction_step(state: Words, box: Words, choice: int) -> None:
    """One target has answered; a star earns 2 at once, and the last answer decides (MM-7.6, MM-8.15)."""
    asked = lowest(state[at.ASKED])
    if choice == at.SHOW_STAR:
        use(state, box, asked, at.STAR, 0)
        pay_over(state, owner_of(state, state[at.ACTOR]), owner_of(state, asked), BOUNTY)
        state[at.STARRED] = 1
    state[at.ASKED] &= state[at.ASKED] - 1
    if state[at.ASKED]:
        state[at.TURN] = owner_of(state, lowest(state[at.ASKED]))
    elif state[at.STARRED]:
        foil(state, box)
    else:
        strike(state, box)


# what happens then


def strike(state: Words, box: Words) -> None:
    """The ability of the attacker does what it does."""
    does = box[at.DOES + state[at.ACTOR]]
    if does == at.CROOK:
        crook_strikes(state)
    elif does == at.HAGGLER:
        haggler_strikes(state)
    elif does == at.SCOUNDREL:
        scoundrel_strikes(state)
    elif does == at.BULLY:
        state[at.TURN] = owner_of(state, state[at.ACTOR])
        state[at.PHASE] = at.MOVING
    elif does == at.TRICKSTER:
        trickster_strikes(state)
    else:
        ticktock_strikes(state)


def crook_strikes(state: Words) -> None:
    """Half the gold of the one who escapes, rounded up, goes to the Crook's owner (MM-8.7)."""
    crook, victim = state[at.ACTOR], state[at.TARGET]
    half = (state[at.GOLD + victim] + 1) // 2
    state[at.GOLD + victim] -= half
    state[at.HAUL + crook] += half
    state[at.TREASURY + owner_of(state, crook)] += half
    end_ambush(state)


def end_ambush(state: Words) -> None:
    """The Crook is done, and his target comes home (MM-8.7)."""
    state[at.LURKER] = at.NOBODY
    state[at.ACTOR] = state[at.TARGET]
    state[at.PHASE] = at.HOME


def haggler_strikes(state: Words) -> None:
    """He pays 1 and draws a tool card of his target; whoever gave the nugget away in between gets none (MM-8.10)."""
    treasury = at.TREASURY + owner_of(state, state[at.ACTOR])
    if state[treasury]:
        state[treasury] -= 1
        state[at.PHASE] = at.THIEVING
    else:
        state[at.PHASE] = at.BARGAINS


def scoundrel_strikes(state: Words) -> None:
    """The target's owner puts 2 on his card, or what there is (MM-8.11)."""
    treasury = at.TREASURY + owner_of(state, state[at.TARGET])
    loot = min(LOOT, state[treasury])
    state[treasury] -= loot
    state[at.GOLD + state[at.ACTOR]] += loot
    state[at.PHASE] = at.NEXT_CALL


def move_menu(state: Words, box: Words) -> int:
    """The free neighbouring spaces of the target (MM-8.12)."""
    return pushable(state, box, state[at.TARGET])


def move(state: Words, space: int) -> None:
    """The target stands there now; it was moved, not placed (MM-5.2, MM-8.12)."""
    state[at.OCCUPIED] &= ~(1 << state[at.PLACE + state[at.TARGET]])
    stand(state, state[at.TARGET], space)
    state[at.PHASE] = at.NEXT_CALL


def trickster_strikes(state: Words) -> None:
    """The markers of their two spaces change places for the rest of the game; nobody stands on a forbidden zone (MM-8.15)."""
    one_space, other_space = state[at.PLACE + state[at.TARGET]], state[at.PLACE + state[at.SECOND]]
    marker = state[at.MARKERS + one_space]
    state[at.MARKERS + one_space] = state[at.MARKERS + other_space]
    state[at.MARKERS + other_space] = marker
    state[at.PHASE] = at.NEXT_CALL


def ticktock_strikes(state: Words) -> None:
    """He takes the space, and its dwarf is placed anew at once (MM-8.16)."""
    victim = state[at.TARGET]
    space = state[at.PLACE + victim]
    step_off(state, victim, at.UNCALLED)
    state[at.TO_CALL] |= 1 << victim
    stand(state, state[at.ACTOR], space)
    call(state, victim, 0)


def call(state: Words, dwarf: int, foiled: int) -> None:
    """A dwarf is called (MM-5.1)."""
    state[at.ACTOR] = dwarf
    state[at.TURN] = owner_of(state, dwarf)
    state[at.LENT] = 0
    state[at.FOILED] = foiled
    state[at.PHASE] = at.PLACING


def foil(state: Words, box: Words) -> None:
    """What follows when a star has stopped an attack (MM-7.6)."""
    does = box[at.DOES + state[at.ACTOR]]
    if does == at.CROOK:
        end_ambush(state)
    elif does == at.HAGGLER:
        state[at.PHASE] = at.BARGAINS
    elif does == at.TICKTOCK:
        call(state, state[at.ACTOR], 1)
    else:
        state[at.PHASE] = at.NEXT_CALL
