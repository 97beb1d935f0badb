"""How good the choices of a dig look: tools to announce, cards to put back, nuggets or a bonus (MM-6.2 to MM-6.7, MM-7.3)."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.bots.search.features import ahead, cards_of, count_tool, known_tools, read_mine
from pithead.mini_miners.bots.search.workspace import TOOLS_COUNTED, Model, Prospect, Workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.dig import open_decks
from pithead.mini_miners.kernel.handfuls import times
from pithead.mini_miners.kernel.layout import Ability, Bonus, DigChoice, Fact, Field, FindChoice, GleaningChoice, Marker, Phase, Tool
from pithead.mini_miners.kernel.table import marker_under
from pithead.sim.words import Words, lowest

AT_ONCE: Final = 1.0
"""What costs nothing is better done before the dig than after it."""


def score_announcing(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """Take what the marker gives; use whatever raises the expected find; dig where it is highest."""
    read_mine(model, workspace, state, seat)
    magnifiers = times(state[Field.USED], Tool.MAGNIFIER) + times(state[Field.BORROWED], Tool.MAGNIFIER)
    carts = times(state[Field.USED], Tool.CART) + times(state[Field.BORROWED], Tool.CART)
    daring = model.box[Fact.DOES + state[Field.ACTOR]] == Ability.DAREDEVIL
    now = ahead(model, workspace, state, seat)
    plain = haul(model, state, seat, open_decks(state, model.box, state[Field.ACTOR]), magnifiers, carts)
    while choices:
        choice = lowest(choices)
        if choice >= DigChoice.DIG:
            decks = 1 << (choice - DigChoice.DIG) if daring else open_decks(state, model.box, state[Field.ACTOR])
            score = haul(model, state, seat, decks, magnifiers, carts)
        elif choice == DigChoice.DRAW:
            score = plain + workspace.kept[0] + AT_ONCE
        elif choice >= DigChoice.REMOVE:
            score = plain + cleared(model, workspace, state, seat, choice - DigChoice.REMOVE) - now
        else:
            decks = open_decks(state, model.box, state[Field.ACTOR])
            glass = choice == DigChoice.USE_MAGNIFIER or choice == DigChoice.BORROW_MAGNIFIER  # noqa: PLR1714 - no tuples in a kernel
            score = haul(model, state, seat, decks, magnifiers + (1 if glass else 0), carts + (0 if glass else 1))
            if choice >= DigChoice.BORROW_MAGNIFIER:
                score -= workspace.kept[0]
            elif glass:
                score += 0.01
        workspace.scores[choice] = score
        choices &= choices - 1


def haul(model: Model, state: Words, seat: int, decks: int, magnifiers: int, carts: int) -> float:
    """The gold after a dig with these tools in the best of these decks, times the chance to live."""
    dwarf = state[Field.ACTOR]
    marker = marker_under(state, dwarf)
    carried = state[Field.GOLD + dwarf]
    if marker > Marker.FORBIDDEN:
        carried += marker - at.MARKER_GOLD
    helmet = 1 if count_tool(model.box, dwarf, known_tools(state, dwarf, seat), marker, Tool.HELMET) else 0
    magnifiers, carts = min(magnifiers, TOOLS_COUNTED - 1), min(carts, TOOLS_COUNTED - 1)
    best = -99.0
    while decks:
        deck = lowest(decks)
        cards = cards_of(state, deck)
        found = model.finds[deck, cards, magnifiers, carts, helmet, Prospect.FOUND]
        best = max(best, model.finds[deck, cards, magnifiers, carts, helmet, Prospect.LIVES] * (found + carried))
        decks &= decks - 1
    return best


def cleared(model: Model, workspace: Workspace, state: Words, seat: int, name: int) -> float:
    """The mine with a collapse marker less; spaces of markers are numbered by their names."""
    space = 0
    while model.box[Fact.NAMED + space] != name:
        space += 1
    workspace.fallen[space] -= 1
    score = ahead(model, workspace, state, seat)
    workspace.fallen[space] += 1
    return score


def score_returns(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """The worst card goes back: on top for a rival who digs next, under the deck if that would be one's own dwarf."""
    deck, following = state[Field.DIG_DECK], at.NOBODY
    spaces = state[Field.OCCUPIED] & ~(1 << state[Field.PLACE + state[Field.ACTOR]])
    while spaces:
        space = lowest(spaces)
        if model.box[Fact.SPACE_DECK + space] == deck:
            following = state[Field.OWNER + state[Field.DWARF_ON + space]]
            spaces = 0
        spaces &= spaces - 1
    while choices:
        choice = lowest(choices)
        card = deck * at.DECK + (choice >> 1)
        harmless = model.box[Fact.CARD_BONUS + card] != Bonus.COLLAPSE
        top = following != at.NOBODY and harmless == (following == seat)
        workspace.scores[choice] = (0.4 if (choice & 1 == 0) == top else 0.0) - model.cards[card]
        choices &= choices - 1


def score_settling(model: Model, workspace: Workspace, state: Words, seat: int, choices: int) -> None:
    """Nuggets or a bonus, and which collapse marker to take away (MM-6.3, MM-6.7)."""
    read_mine(model, workspace, state, seat)
    now = ahead(model, workspace, state, seat)
    if state[Field.PHASE] == Phase.CHOOSING:
        card = state[Field.DIG_DECK] * at.DECK + (state[Field.SPECIALS] & at.NIBBLE) - 1
        workspace.scores[FindChoice.GOLD] = with_more(model, workspace, state, seat, model.box[Fact.CARD_NUGGETS + card], 0)
        workspace.scores[FindChoice.BONUS] = with_bonus(model, workspace, state, seat, model.box[Fact.CARD_BONUS + card], now)
        return
    while choices:
        choice = lowest(choices)
        if choice >= GleaningChoice.DRAW:
            workspace.scores[choice] = now + (workspace.kept[0] if choice == GleaningChoice.DRAW else 0.0)
        else:
            workspace.scores[choice] = cleared(model, workspace, state, seat, choice)
        choices &= choices - 1


def with_more(model: Model, workspace: Workspace, state: Words, seat: int, gold: int, passes: int) -> float:
    """The mine if the digger has more gold, or may pass more markers."""
    space = state[Field.PLACE + state[Field.ACTOR]]
    workspace.gold[space] += gold
    workspace.passes[space] += passes
    score = ahead(model, workspace, state, seat)
    workspace.gold[space] -= gold
    workspace.passes[space] -= passes
    return score


def with_bonus(model: Model, workspace: Workspace, state: Words, seat: int, bonus: int, now: float) -> float:
    """The mine after a bonus (MM-7.7)."""
    if bonus == Bonus.DRAW_TOOL:
        return now + float(workspace.kept[0])
    if bonus == Bonus.REMOVE_1:
        best, fallen = now, state[Field.FALLEN]
        while fallen:
            best = max(best, cleared(model, workspace, state, seat, lowest(fallen)))
            fallen &= fallen - 1
        return best
    return with_more(model, workspace, state, seat, 0, 1 if bonus == Bonus.IGNORE_1 else at.ALL)
