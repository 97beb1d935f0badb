"""How good a space or a target looks: placement, and those who bother others (MM-5, MM-8)."""

from __future__ import annotations

from pithead.mini_miners.bots.search.features import ahead, margin, outlook, put_miner, read_mine
from pithead.mini_miners.bots.search.parameters import DISPLACED_GOLD, ESCAPE_RATE, ODD_GUEST_COST, STAR_RISK
from pithead.mini_miners.bots.search.workspace import Model, Workspace
from pithead.mini_miners.kernel.handfuls import tools_in
from pithead.mini_miners.kernel.layout import NOBODY, NOTHING, Ability, AimChoice, Fact, Field, PlacingChoice
from pithead.mini_miners.kernel.placement import free_pits
from pithead.mini_miners.kernel.targets import LOOT, pushable
from pithead.sim.words import Words, lowest, popcount


def score_placing(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """The space that helps the own side most, counting those whose way out the dwarf may block or who may block its own."""
    read_mine(model, workspace, state, seat)
    dwarf = state[Field.ACTOR]
    while choices:
        choice = lowest(choices)
        if choice < PlacingChoice.LODGE:
            score = placed_on(model, workspace, state, seat, dwarf, choice)
        elif choice == PlacingChoice.LODGE:
            outlook(model, workspace, state)
            guests = 1.0 + workspace.guests[0] + model.parameters[ESCAPE_RATE] * popcount(state[Field.TO_CALL])
            score = margin(model, workspace, state, seat) + guests / 2.0 - model.parameters[ODD_GUEST_COST]
        elif choice == PlacingChoice.BORROW_LANTERN:
            score = best_pit(model, workspace, state, seat, dwarf) - workspace.kept[0]
        else:
            score = instead_of(model, workspace, state, seat, dwarf, choice - PlacingChoice.DISPLACE)
        workspace.scores[choice] = score
        choices &= choices - 1


def placed_on(model: Model, workspace: Workspace, state: Words, seat: int, dwarf: int, space: int) -> float:
    """The mine with the dwarf on a free space."""
    put_miner(model, workspace, state, dwarf, space, state[Field.MARKERS + space], seat)
    score = ahead(model, workspace, state, seat)
    workspace.owner[space] = NOTHING
    return score


def instead_of(model: Model, workspace: Workspace, state: Words, seat: int, ticktock: int, other: int) -> float:
    """Ticktock in the place of another, who will find a middling one (MM-8.16)."""
    space, owner = state[Field.PLACE + other], state[Field.OWNER + other]
    marker = state[Field.MARKERS + space]
    put_miner(model, workspace, state, ticktock, space, marker, seat)
    outlook(model, workspace, state)
    workspace.expected[owner] += model.parameters[DISPLACED_GOLD]
    score = margin(model, workspace, state, seat) - star_risk(model, state, seat, other)
    put_miner(model, workspace, state, other, space, marker, seat)
    return score


def star_risk(model: Model, state: Words, seat: int, target: int) -> float:
    """What a face-down tool of a rival may cost: one in seven is a star (MM-7.6)."""
    return float(model.parameters[STAR_RISK]) if state[Field.OWNER + target] != seat and state[Field.HIDDEN + target] else 0.0


def best_pit(model: Model, workspace: Workspace, state: Words, seat: int, dwarf: int) -> float:
    """What a lantern could lead to."""
    best, pits = -99.0, free_pits(state, model.box)
    while pits:
        best = max(best, placed_on(model, workspace, state, seat, dwarf, lowest(pits)))
        pits &= pits - 1
    return best


# targets


def score_aiming(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """Whom to target, if anybody: each ability by what it would change."""
    read_mine(model, workspace, state, seat)
    attacker = state[Field.ACTOR]
    does = model.box[Fact.DOES + attacker]
    now = ahead(model, workspace, state, seat)
    workspace.scores[AimChoice.HOLD_FIRE] = 0.0
    choices &= ~(1 << AimChoice.HOLD_FIRE)
    while choices:
        target = lowest(choices)
        if does == Ability.HAGGLER:
            score = haggle(model, state, seat, target)
        elif does == Ability.SCOUNDREL:
            gold = state[Field.TREASURY + state[Field.OWNER + target]]
            score = min(LOOT, gold) + 0.01 * gold
        elif does == Ability.BULLY:
            score = best_push(model, workspace, state, seat, target) - now
        else:
            score = best_swap(model, workspace, state, seat, target) - now
        workspace.scores[target] = score - star_risk(model, state, seat, target)
        choices &= choices - 1


def haggle(model: Model, state: Words, seat: int, target: int) -> float:
    """A tool for a nugget, and a rival without it (MM-8.10)."""
    owner = state[Field.OWNER + target]
    if owner == seat:
        return -9.0
    return float(model.tool[0] - 1.0 + 0.1 * tools_in(state[Field.HIDDEN + target]) + 0.01 * state[Field.TREASURY + owner])


def best_push(model: Model, workspace: Workspace, state: Words, seat: int, target: int) -> float:
    """The best mine after moving this dwarf (MM-8.12)."""
    best, spaces = -99.0, pushable(state, model.box, target)
    while spaces:
        best = max(best, pushed(model, workspace, state, seat, target, lowest(spaces)))
        spaces &= spaces - 1
    return best


def pushed(model: Model, workspace: Workspace, state: Words, seat: int, target: int, space: int) -> float:
    """The mine with this dwarf on another space."""
    before = state[Field.PLACE + target]
    owner = workspace.owner[before]
    workspace.owner[before] = NOTHING
    score = placed_on(model, workspace, state, seat, target, space)
    workspace.owner[before] = owner
    return score


def score_moving(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """Where the Bully's target goes (MM-8.12)."""
    read_mine(model, workspace, state, seat)
    while choices:
        space = lowest(choices)
        workspace.scores[space] = pushed(model, workspace, state, seat, state[Field.TARGET], space)
        choices &= choices - 1


def best_swap(model: Model, workspace: Workspace, state: Words, seat: int, target: int) -> float:
    """The best mine after new markers under two dwarves (MM-8.15)."""
    others = state[Field.IN_MINE] & ~(1 << target)
    if state[Field.CHOSEN] != NOBODY:
        others = 1 << state[Field.CHOSEN]
    best = -99.0
    while others:
        best = max(best, swapped(model, workspace, state, seat, target, lowest(others)))
        others &= others - 1
    return best


def swapped(model: Model, workspace: Workspace, state: Words, seat: int, one: int, other: int) -> float:
    """The mine with the markers of two dwarves exchanged."""
    here, there = state[Field.PLACE + one], state[Field.PLACE + other]
    put_miner(model, workspace, state, one, here, state[Field.MARKERS + there], seat)
    put_miner(model, workspace, state, other, there, state[Field.MARKERS + here], seat)
    score = ahead(model, workspace, state, seat)
    put_miner(model, workspace, state, one, here, state[Field.MARKERS + here], seat)
    put_miner(model, workspace, state, other, there, state[Field.MARKERS + there], seat)
    return score
