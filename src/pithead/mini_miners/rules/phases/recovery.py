"""The recovery phase: the last earnings, tools back to the stores, and a new round or the end (MM-9)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.game import IllegalEvent, Seat
from pithead.mini_miners.rules.abilities import AT_RECOVERY
from pithead.mini_miners.rules.cards import together
from pithead.mini_miners.rules.content import Box
from pithead.mini_miners.rules.event_cards import free_beer
from pithead.mini_miners.rules.events import Give
from pithead.mini_miners.rules.scoring import tool_bonus
from pithead.mini_miners.rules.state import NewRound, Over, Past, Recovery, State
from pithead.mini_miners.rules.table import enriched, handed_over, reshuffled


def recover(box: Box, state: State, phase: Recovery) -> State:
    """Earnings, then tools back to the stores; the last round ends the game, another begins anew (MM-9.1, MM-9.2)."""
    state = collect_tools(earn(box, state))
    past = (*state.past, Past(state.event, phase.fell_in, state.crew))
    state = replace(state, past=past, lurking="")
    return finish(state) if state.round == state.options.rounds else clear_away(state)


def earn(box: Box, state: State) -> State:
    """Free beer, and the dwarves whose ability earns in recovery (MM-8.14, MM-11.3)."""
    treasuries = tuple(gold + free_beer(state, seat) for seat, gold in enumerate(state.treasuries))
    for dwarf in state.crew:
        ability = AT_RECOVERY.get(box.does[dwarf.name])
        if ability:
            treasuries = enriched(treasuries, dwarf.owner, ability(state, dwarf))
    return replace(state, treasuries=treasuries)


def collect_tools(state: State) -> State:
    """Equipped tools go back to the stores, face down (MM-9.1)."""
    stores = list(state.stores)
    for dwarf in state.crew:
        stores[dwarf.owner] = together(stores[dwarf.owner], dwarf.hidden, dwarf.shown)
    crew = tuple(replace(dwarf, hidden=(), shown=()) for dwarf in state.crew)
    return replace(state, stores=tuple(stores), crew=crew)


def clear_away(state: State) -> State:
    """The board is cleared and the mine decks are whole again (MM-9.1); tool discards stay (MM-9.3)."""
    decks = tuple(map(reshuffled, state.decks))
    return replace(state, round=state.round + 1, event="", crew=(), aside=(), decks=decks, collapses=(), phase=NewRound())


def finish(state: State) -> State:
    """A nugget for each three tools; most gold wins, and among equals the lowest initiative played (MM-9.2)."""
    treasuries = tuple(gold + tool_bonus(len(store)) for gold, store in zip(state.treasuries, state.stores))
    best = [seat for seat, gold in enumerate(treasuries) if gold == max(treasuries)]
    winner = next(dwarf.owner for dwarf in state.crew if dwarf.owner in best)
    return replace(state, treasuries=treasuries, phase=Over((winner,)))


def give(state: State, seat: Seat, event: Give) -> State:
    """Gold changes hands at any time, if the table trades (MM-10.1)."""
    if not state.options.trade:
        raise IllegalEvent("MM-10.1", "no-trade")
    if isinstance(state.phase, Over):
        raise IllegalEvent("MM-9.2", "game-over")
    if seat not in range(state.seats) or event.to == seat or event.to not in range(state.seats):
        raise IllegalEvent("MM-10.1", "give-to", to=event.to, most=state.seats - 1)
    if not 1 <= event.gold <= state.treasuries[seat]:
        raise IllegalEvent("MM-10.1", "give-gold", gold=event.gold, most=state.treasuries[seat])
    return replace(state, treasuries=handed_over(state.treasuries, seat, event.to, event.gold))
