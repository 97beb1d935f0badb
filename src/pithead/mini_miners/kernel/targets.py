"""The dwarves that target others: whom each may choose, and what happens then, unless a star stops it (MM-7.6, MM-8.3)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.kernel.layout import NOBODY, Ability, AimChoice, EventCard, Fact, Field, Phase, Place, ReactionChoice, Tool
from pithead.mini_miners.kernel.table import has, owner_of, pay_over, stand, step_off, use, visible
from pithead.sim.words import Words, lowest

BOUNTY: Final = 2
"""What a star earns (MM-7.6)."""

LOOT: Final = 2
"""What the Scoundrel takes (MM-8.11)."""


def targets_of(state: Words, box: Words, attacker: int) -> int:
    """The dwarves that an attacker may target now, as bits; none in a truce (MM-11.3)."""
    does = box[Fact.DOES + attacker]
    if does < Ability.HAGGLER or state[Field.EVENT] == EventCard.TRUCE:
        return 0
    if does == Ability.HAGGLER:
        return haggler_targets(state, attacker)
    if does == Ability.SCOUNDREL:
        return scoundrel_targets(state, box, attacker)
    if does == Ability.BULLY:
        return bully_targets(state, box, attacker)
    if does == Ability.TRICKSTER:
        return trickster_targets(state)
    if does == Ability.TICKTOCK:
        return ticktock_targets(state, box, attacker)
    return 0


def haggler_targets(state: Words, haggler: int) -> int:
    """Any dwarf with tool cards, if there is a nugget to pay (MM-8.10)."""
    if state[Field.TREASURY + owner_of(state, haggler)] == 0:
        return 0
    targets, crew = 0, state[Field.CREW] & ~(1 << haggler)
    while crew:
        if state[Field.HIDDEN + lowest(crew)]:
            targets |= crew & -crew
        crew &= crew - 1
    return targets


def scoundrel_targets(state: Words, box: Words, scoundrel: int) -> int:
    """Rivals at most two edges away (MM-8.11)."""
    targets, spaces = 0, state[Field.OCCUPIED] & box[Fact.NEAR + state[Field.PLACE + scoundrel]]
    while spaces:
        targets |= 1 << state[Field.DWARF_ON + lowest(spaces)]
        spaces &= spaces - 1
    return targets & ~state[Field.TROOP + owner_of(state, scoundrel)]


def bully_targets(state: Words, box: Words, bully: int) -> int:
    """Any other dwarf in the mine that has somewhere to go (MM-8.12)."""
    targets, dwarves = 0, state[Field.IN_MINE] & ~(1 << bully)
    while dwarves:
        if pushable(state, box, lowest(dwarves)):
            targets |= dwarves & -dwarves
        dwarves &= dwarves - 1
    return targets


def pushable(state: Words, box: Words, dwarf: int) -> int:
    """The free neighbouring spaces; a pit needs no lantern, a forbidden zone stays forbidden (MM-5.2)."""
    return box[Fact.NEIGHBOURHOOD + state[Field.PLACE + dwarf]] & ~state[Field.OCCUPIED] & ~state[Field.ZONES]


def trickster_targets(state: Words) -> int:
    """Any two dwarves in the mine, himself included (MM-8.15)."""
    dwarves = state[Field.IN_MINE]
    return dwarves if dwarves & (dwarves - 1) else 0


def ticktock_targets(state: Words, box: Words, ticktock: int) -> int:
    """Any dwarf in the mine; in a pit only with a lantern of his own (MM-8.16)."""
    if has(state, box, ticktock, Tool.LANTERN, 0):
        return state[Field.IN_MINE]
    return state[Field.IN_MINE] & ~in_pits(state, box)


def in_pits(state: Words, box: Words) -> int:
    """The dwarves in pits."""
    dwarves, spaces = 0, state[Field.OCCUPIED] & box[Fact.PITS]
    while spaces:
        dwarves |= 1 << state[Field.DWARF_ON + lowest(spaces)]
        spaces &= spaces - 1
    return dwarves


# the aim


def begin_aim(state: Words, dwarf: int) -> None:
    """A dwarf may target another (MM-8.3)."""
    state[Field.ACTOR] = dwarf
    state[Field.TURN] = owner_of(state, dwarf)
    state[Field.CHOSEN] = NOBODY
    state[Field.PHASE] = Phase.AIMING


def aim_menu(state: Words, box: Words) -> int:
    """The dwarves that may be targeted; nobody has to be, until the first of two is chosen (MM-8.3)."""
    targets = targets_of(state, box, state[Field.ACTOR])
    if state[Field.CHOSEN] == NOBODY:
        return targets | 1 << AimChoice.HOLD_FIRE
    return targets & ~(1 << state[Field.CHOSEN])


def aim_step(state: Words, box: Words, choice: int) -> None:
    """A target is named, two of them for the Trickster (MM-8.3, MM-8.15); or nobody is."""
    attacker = state[Field.ACTOR]
    if choice == AimChoice.HOLD_FIRE:
        state[Field.PHASE] = Phase.NEXT_CALL if state[Field.IN_MINE] >> attacker & 1 else Phase.BARGAINS
    elif state[Field.CHOSEN] != NOBODY:
        attack(state, box, attacker, state[Field.CHOSEN], choice)
    elif box[Fact.DOES + attacker] == Ability.TRICKSTER:
        state[Field.CHOSEN] = choice
    else:
        attack(state, box, attacker, choice, NOBODY)


def attack(state: Words, box: Words, attacker: int, target: int, second: int) -> None:
    """The targets' owners may answer with a star, the lowest initiative first; then the ability strikes (MM-7.6, MM-8.2)."""
    state[Field.ACTOR] = attacker
    state[Field.TARGET] = target
    state[Field.SECOND] = second
    state[Field.STARRED] = 0
    asked = 0
    if may_answer(state, box, attacker, target):
        asked |= 1 << target
    if second != NOBODY and may_answer(state, box, attacker, second):
        asked |= 1 << second
    state[Field.ASKED] = asked
    if asked:
        state[Field.TURN] = owner_of(state, lowest(asked))
        state[Field.PHASE] = Phase.REACTING
    else:
        strike(state, box)


def may_answer(state: Words, box: Words, attacker: int, target: int) -> bool:
    """Could this rival have a star, as far as everybody can see? Nobody stars an attack of their own."""
    if owner_of(state, target) == owner_of(state, attacker):
        return False
    return state[Field.HIDDEN + target] != 0 or visible(state, box, target, Tool.STAR) > 0


def reaction_menu(state: Words, box: Words) -> int:
    """A star, if there is one; the question alone does not tell (MM-7.6)."""
    starred = has(state, box, lowest(state[Field.ASKED]), Tool.STAR, 0)
    return 1 << ReactionChoice.SHOW_STAR | 1 << ReactionChoice.ENDURE if starred else 1 << ReactionChoice.ENDURE


def reaction_step(state: Words, box: Words, choice: int) -> None:
    """One target has answered; a star earns 2 at once, and the last answer decides (MM-7.6, MM-8.15)."""
    asked = lowest(state[Field.ASKED])
    if choice == ReactionChoice.SHOW_STAR:
        use(state, box, asked, Tool.STAR, 0)
        pay_over(state, owner_of(state, state[Field.ACTOR]), owner_of(state, asked), BOUNTY)
        state[Field.STARRED] = 1
    state[Field.ASKED] &= state[Field.ASKED] - 1
    if state[Field.ASKED]:
        state[Field.TURN] = owner_of(state, lowest(state[Field.ASKED]))
    elif state[Field.STARRED]:
        foil(state, box)
    else:
        strike(state, box)


# what happens then


def strike(state: Words, box: Words) -> None:
    """The ability of the attacker does what it does."""
    does = box[Fact.DOES + state[Field.ACTOR]]
    if does == Ability.CROOK:
        crook_strikes(state)
    elif does == Ability.HAGGLER:
        haggler_strikes(state)
    elif does == Ability.SCOUNDREL:
        scoundrel_strikes(state)
    elif does == Ability.BULLY:
        state[Field.TURN] = owner_of(state, state[Field.ACTOR])
        state[Field.PHASE] = Phase.MOVING
    elif does == Ability.TRICKSTER:
        trickster_strikes(state)
    else:
        ticktock_strikes(state)


def crook_strikes(state: Words) -> None:
    """Half the gold of the one who escapes, rounded up, goes to the Crook's owner (MM-8.7)."""
    crook, victim = state[Field.ACTOR], state[Field.TARGET]
    half = (state[Field.GOLD + victim] + 1) // 2
    state[Field.GOLD + victim] -= half
    state[Field.HAUL + crook] += half
    state[Field.TREASURY + owner_of(state, crook)] += half
    end_ambush(state)


def end_ambush(state: Words) -> None:
    """The Crook is done, and his target comes home (MM-8.7)."""
    state[Field.LURKER] = NOBODY
    state[Field.ACTOR] = state[Field.TARGET]
    state[Field.PHASE] = Phase.HOME


def haggler_strikes(state: Words) -> None:
    """He pays 1 and draws a tool card of his target; whoever gave the nugget away in between gets none (MM-8.10)."""
    treasury = Field.TREASURY + owner_of(state, state[Field.ACTOR])
    if state[treasury]:
        state[treasury] -= 1
        state[Field.PHASE] = Phase.THIEVING
    else:
        state[Field.PHASE] = Phase.BARGAINS


def scoundrel_strikes(state: Words) -> None:
    """The target's owner puts 2 on his card, or what there is (MM-8.11)."""
    treasury = Field.TREASURY + owner_of(state, state[Field.TARGET])
    loot = min(LOOT, state[treasury])
    state[treasury] -= loot
    state[Field.GOLD + state[Field.ACTOR]] += loot
    state[Field.PHASE] = Phase.NEXT_CALL


def move_menu(state: Words, box: Words) -> int:
    """The free neighbouring spaces of the target (MM-8.12)."""
    return pushable(state, box, state[Field.TARGET])


def move(state: Words, space: int) -> None:
    """The target stands there now; it was moved, not placed (MM-5.2, MM-8.12)."""
    state[Field.OCCUPIED] &= ~(1 << state[Field.PLACE + state[Field.TARGET]])
    stand(state, state[Field.TARGET], space)
    state[Field.PHASE] = Phase.NEXT_CALL


def trickster_strikes(state: Words) -> None:
    """The markers of their two spaces change places for the rest of the game; nobody stands on a forbidden zone (MM-8.15)."""
    one_space, other_space = state[Field.PLACE + state[Field.TARGET]], state[Field.PLACE + state[Field.SECOND]]
    marker = state[Field.MARKERS + one_space]
    state[Field.MARKERS + one_space] = state[Field.MARKERS + other_space]
    state[Field.MARKERS + other_space] = marker
    state[Field.PHASE] = Phase.NEXT_CALL


def ticktock_strikes(state: Words) -> None:
    """He takes the space, and its dwarf is placed anew at once (MM-8.16)."""
    victim = state[Field.TARGET]
    space = state[Field.PLACE + victim]
    step_off(state, victim, Place.UNCALLED)
    state[Field.TO_CALL] |= 1 << victim
    stand(state, state[Field.ACTOR], space)
    call(state, victim, 0)


def call(state: Words, dwarf: int, foiled: int) -> None:
    """A dwarf is called (MM-5.1)."""
    state[Field.ACTOR] = dwarf
    state[Field.TURN] = owner_of(state, dwarf)
    state[Field.LENT] = 0
    state[Field.FOILED] = foiled
    state[Field.PHASE] = Phase.PLACING


def foil(state: Words, box: Words) -> None:
    """What follows when a star has stopped an attack (MM-7.6)."""
    does = box[Fact.DOES + state[Field.ACTOR]]
    if does == Ability.CROOK:
        end_ambush(state)
    elif does == Ability.HAGGLER:
        state[Field.PHASE] = Phase.BARGAINS
    elif does == Ability.TICKTOCK:
        call(state, state[Field.ACTOR], 1)
    else:
        state[Field.PHASE] = Phase.NEXT_CALL
