"""Two positions of Mini Miners that look the same to one pair of eyes: only what a seat may not know differs (MM-10.2)."""

from msgspec.structs import replace

from pithead.game import CHANCE, IllegalEvent, Step
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules import state as s
from pithead.mini_miners.rules.content import DECKS


def twin(rng, box, state, viewer):
    """The position with everything changed that the viewer (None: a spectator) may not know; counts stay."""
    return _other_recruits(rng, box, _other_mine_cards(rng, _other_tools(rng, state, viewer), viewer), viewer)


def _other_tools(rng, state, viewer):
    """The tools in other stores, face down under other dwarves and in the pile change places with each other."""
    searching = isinstance(state.phase, s.Searching) and state.phase.turn == viewer
    loose = [tool for dwarf in state.crew if dwarf.owner != viewer for tool in dwarf.hidden]
    loose += [tool for seat, store in enumerate(state.stores) if seat != viewer for tool in store]
    if not loose:
        return state
    loose += () if searching else state.pile
    rng.shuffle(loose)

    def some(count):
        return tuple(sorted(loose.pop() for _ in range(count)))

    crew = tuple(
        dwarf if dwarf.owner == viewer or not dwarf.hidden else replace(dwarf, hidden=some(len(dwarf.hidden))) for dwarf in state.crew
    )
    stores = tuple(store if seat == viewer else some(len(store)) for seat, store in enumerate(state.stores))
    return replace(state, crew=crew, stores=stores, pile=state.pile if searching else some(len(state.pile)))


def _other_mine_cards(rng, state, viewer):
    """Cards that others put back or look at change places with each other and with the deck."""
    phase, decks = state.phase, []
    for name, deck in zip(DECKS, state.decks):
        held = isinstance(phase, s.Looking | s.Showing) and phase.dig.deck == name and state.dwarf(phase.dig.dwarf).owner != viewer
        secret = [known.card for known in deck.top + deck.under if known.seat != viewer]
        if not secret and not held:
            decks.append(deck)
            continue
        loose = [*deck.cards, *secret, *(phase.cards if held else ())]
        rng.shuffle(loose)
        top, under = (
            tuple(known if known.seat == viewer else replace(known, card=loose.pop()) for known in side) for side in (deck.top, deck.under)
        )
        if held:
            phase = replace(phase, cards=tuple(sorted(loose.pop() for _ in phase.cards)))
        decks.append(replace(deck, top=top, under=under, cards=tuple(sorted(loose))))
    return replace(state, decks=tuple(decks), phase=phase)


def _other_recruits(rng, box, state, viewer):
    """Hands, picks and troops of others are dealt anew among them."""
    phase = state.phase
    match phase:
        case s.Draft():
            hands, picks = _dealt_anew(rng, viewer, phase.hands, phase.picks)
            hands = tuple(map(box.by_initiative, hands))
            return replace(state, phase=s.Draft(_chosen_anew(rng, viewer, hands, phase.chosen), hands, picks))
        case s.Discarding():
            (troops,) = _dealt_anew(rng, viewer, phase.troops)
            troops = tuple(map(box.by_initiative, troops))
            return replace(state, phase=s.Discarding(_chosen_anew(rng, viewer, troops, phase.chosen), troops))
        case _:
            return state


def _dealt_anew(rng, viewer, *groups):
    loose = [name for hands in groups for seat, hand in enumerate(hands) if seat != viewer for name in hand]
    rng.shuffle(loose)
    return [tuple(hand if seat == viewer else tuple(loose.pop() for _ in hand) for seat, hand in enumerate(hands)) for hands in groups]


def _chosen_anew(rng, viewer, hands, chosen):
    return tuple(name if seat == viewer or not name else rng.choice(hands[seat]) for seat, name in enumerate(chosen))


def same_step(rng, game, state, viewer, step):
    """What the same step is in a twin: the same event, but where the viewer sees only its back, some card that fits."""
    seat, event = step
    if seat == viewer:
        return step
    match event:
        case e.Pick() | e.Discard() | e.Return() | e.Equip() | e.Take(source="pile"):
            shown = game.seen(step, viewer)
            fits = [
                other for other in game.legal(state, seat) if type(other) is type(event) and game.seen(Step(seat, other), viewer) == shown
            ]
            return Step(seat, rng.choice(fits)) if fits else None
        case e.Drew() | e.Looked() if event.seat != viewer:
            return Step(CHANCE, game.sample(state, lambda _: rng.randrange))
        case e.Stole() if viewer not in (event.seat, event.victim):
            return Step(CHANCE, game.sample(state, lambda _: rng.randrange))
        case _:
            return step


def reveals(state, after, step, viewer):
    """Does the step show what was secret before: the last pick or discard, the pile to Anvil, the tools of a dwarf that is removed?"""
    if isinstance(state.phase, s.Together):
        return state.phase.chosen.count("") == 1 and not isinstance(step.event, e.Give)
    if isinstance(after.phase, s.Searching) and after.phase.turn == viewer:
        return True
    crew = after.past[-1].crew if len(after.past) > len(state.past) else after.crew
    return any(then.place == "removed" != now.place and now.hidden for now, then in zip(state.crew, crew))


def applied(game, state, step):
    """The state after a step, or the refusal as a tuple."""
    try:
        return game.apply(state, step.seat, step.event)
    except IllegalEvent as refusal:
        return refusal.rule, refusal.reason, tuple(refusal.details.items())
