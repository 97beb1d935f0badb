"""Random games over all seats and options: they end, lose nothing on the way, and tell nobody what is not theirs to know."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from pithead.game import CHANCE, IllegalEvent, Seat, Step
from pithead.mini_miners import MiniMiners
from pithead.mini_miners.events import Buy, Shuffle
from pithead.mini_miners.state import (
    Aiming,
    Discarding,
    Draft,
    Dwarf,
    Gathering,
    Looking,
    MiniMinersOptions,
    Over,
    Reacting,
    Searching,
    Showing,
    State,
    Thieving,
)

GAME = MiniMiners()
FORMS = [
    (seats, MiniMinersOptions(simplified=simplified, long=long, open_draft=open_draft))
    for seats, simplified, long, open_draft in itertools.product(GAME.seats, (False, True), (False, True), (False, True))
]


def random_game(seed: int, seats: int, options: MiniMinersOptions) -> Iterator[tuple[State, Step | None, State]]:
    """Each state with the step before it; a gift now and then."""
    rng = random.Random(seed)
    state = GAME.start(seats, options)
    yield state, None, state
    while actors := GAME.to_act(state):
        gifts = [(seat, gift) for seat in range(seats) for gift in GAME.extras(state, seat)]
        if actors == (CHANCE,):
            step = Step(CHANCE, GAME.sample(state, lambda _: rng.randrange))
        else:
            seat = rng.choice(actors)
            step = Step(seat, rng.choice(GAME.legal(state, seat)))
        if gifts and rng.random() < 0.01:
            step = Step(*rng.choice(gifts))
        before, state = state, GAME.apply(state, step.seat, step.event)
        yield before, step, state


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_every_game_ends_and_loses_nothing(seats, options):
    for seed in range(6):
        for before, step, state in random_game(seed, seats, options):
            check_pieces(state)
            if step is not None:
                check_gold(before, step, state)
                assert GAME.read_event(GAME.write_event(step.event)) == step.event
        assert GAME.standing(state).winners
        assert len(state.past) == options.rounds


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_positions_read_back_and_everything_legal_is_accepted(seats, options):
    for _, _, state in random_game(7, seats, options):
        assert GAME.read_position(GAME.write_position(state)) == state
        for seat in (*range(seats), CHANCE):
            events = GAME.legal(state, seat)
            assert len(set(map(GAME.write_event, events))) == len(events)
            assert bool(events) == (seat in GAME.to_act(state) and seat != CHANCE)
            for event in events:
                GAME.apply(state, seat, event)


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_nobody_can_tell_what_is_not_theirs_to_know(seats, options):
    rng = random.Random(99)
    tried = [event for _, step, _ in random_game(1, seats, options) if step for event in [step.event]]
    for seed in range(2):
        for _before, step, state in random_game(seed, seats, options):
            for viewer in (*range(seats), None):
                other = swapped(rng, state, viewer)
                assert GAME.view(other, viewer) == GAME.view(state, viewer)
                assert GAME.to_act(other) == GAME.to_act(state)
                if viewer is not None:
                    assert GAME.legal(other, viewer) == GAME.legal(state, viewer)
                    for event in rng.sample(tried, 3):
                        assert complaint(other, viewer, event) == complaint(state, viewer, event)
                if step is not None:
                    twin = GAME.seen(step, viewer)
                    assert (twin.seat, type(twin.event)) == (step.seat, type(step.event))
                    assert GAME.read_event(GAME.write_event(twin.event)) == twin.event


def complaint(state: State, seat: Seat, event: object) -> str:
    try:
        GAME.apply(state, seat, event)
    except IllegalEvent as error:
        return str(error)
    return ""


def check_pieces(state: State) -> None:
    """Every dwarf, tool and mine card lies in exactly one place (MM-1.1)."""
    tools = [*state.pile, *filter(None, state.market), *state.discards, *itertools.chain(*state.stores)]
    tools += [tool for dwarf in state.crew for tool in (*dwarf.hidden, *dwarf.shown)]
    assert sorted(tools) == list(GAME.box.tools)
    phase = state.phase
    for name, deck in zip(GAME.box.decks, state.decks):
        cards = [*deck.cards, *deck.discards, *(known.card for known in (*deck.top, *deck.under))]
        if isinstance(phase, Looking | Showing) and phase.dig.deck == name:
            cards += phase.cards
        assert sorted(cards) == list(GAME.box.decks[name])
    if state.crew:
        assert sorted([*(dwarf.name for dwarf in state.crew), *state.aside]) == sorted(state.cast)
    if not isinstance(phase, Gathering):
        assert len(state.cast) == GAME.box.tables.setup[state.seats].dwarves
    places = [dwarf.place for dwarf in state.crew if dwarf.underground]
    assert len(set(places)) == len(places)
    assert len(state.collapses) <= 6
    assert min(state.treasuries) >= 0


def check_gold(before: State, step: Step, state: State) -> None:
    """Treasuries grow by what dwarves bring home and earn, and shrink by what is bought, haggled and robbed (MM-1.3)."""
    ended = len(state.past) > len(before.past)
    crew = state.past[-1].crew if ended else state.crew
    old = {dwarf.name: dwarf for dwarf in before.crew}
    brought = sum(dwarf.haul - old[dwarf.name].haul for dwarf in crew if dwarf.name in old)
    lucky = sum(2 for dwarf in crew if dwarf.name == "lucky" and dwarf.place == "tavern" != old[dwarf.name].place)
    earned = recovery_earnings(before, crew, state) if ended else 0
    haggled = isinstance(state.phase, Thieving) and not isinstance(before.phase, Thieving)
    robbed = sum(dwarf.gold - old[dwarf.name].gold for dwarf in crew if dwarf.name == "scoundrel" and robs(before, dwarf.name))
    gained = sum(state.treasuries) - sum(before.treasuries)
    assert gained == brought + lucky + earned - haggled - robbed - price(before, step)


def price(before: State, step: Step) -> int:
    match step.event:
        case Buy(0) | Shuffle():
            return 1
        case Buy():
            return 1 if before.event == "clearance" else 2
        case _:
            return 0


def robs(before: State, name: str) -> bool:
    return isinstance(before.phase, Aiming | Reacting) and before.phase.dwarf == name


def recovery_earnings(before: State, crew: tuple[Dwarf, ...], state: State) -> int:
    drinkers = [dwarf for dwarf in crew if dwarf.place == "tavern"]
    beer = sum(sum(dwarf.owner == seat for dwarf in drinkers) // 2 for seat in range(state.seats))
    inn = len(drinkers) // 2 if any(dwarf.host for dwarf in drinkers) else 0
    tools = sum(len(store) // 3 for store in state.stores) if isinstance(state.phase, Over) else 0
    return beer * (before.event == "free-beer") + inn + tools


def swapped(rng: random.Random, state: State, viewer: Seat | None) -> State:
    """The state with everything changed that the viewer may not know."""
    return _swap_recruits(rng, _swap_mine_cards(rng, _swap_tools(rng, state, viewer), viewer), viewer)


def _swap_tools(rng: random.Random, state: State, viewer: Seat | None) -> State:
    searching = isinstance(state.phase, Searching) and state.phase.turn == viewer
    others = [dwarf for dwarf in state.crew if dwarf.owner != viewer]
    loose = [tool for dwarf in others for tool in dwarf.hidden]
    loose += [tool for seat, store in enumerate(state.stores) if seat != viewer for tool in store]
    loose += () if searching else state.pile
    rng.shuffle(loose)

    def some(count: int) -> tuple[str, ...]:
        return tuple(sorted(loose.pop() for _ in range(count)))

    crew = tuple(dwarf if dwarf.owner == viewer else replace(dwarf, hidden=some(len(dwarf.hidden))) for dwarf in state.crew)
    stores = tuple(store if seat == viewer else some(len(store)) for seat, store in enumerate(state.stores))
    return replace(state, crew=crew, stores=stores, pile=state.pile if searching else some(len(state.pile)))


def _swap_mine_cards(rng: random.Random, state: State, viewer: Seat | None) -> State:
    phase = state.phase
    decks = []
    for name, deck in zip(GAME.box.decks, state.decks):
        held = isinstance(phase, Looking | Showing) and phase.dig.deck == name and state.dwarf(phase.dig.dwarf).owner != viewer
        loose = [*deck.cards, *(known.card for known in (*deck.top, *deck.under) if known.seat != viewer)]
        loose += phase.cards if held else ()
        rng.shuffle(loose)
        swap = [tuple(k if k.seat == viewer else replace(k, card=loose.pop()) for k in side) for side in (deck.top, deck.under)]
        if held:
            phase = replace(phase, cards=tuple(sorted(loose.pop() for _ in phase.cards)))
        decks.append(replace(deck, top=swap[0], under=swap[1], cards=tuple(sorted(loose))))
    return replace(state, decks=tuple(decks), phase=phase)


def _swap_recruits(rng: random.Random, state: State, viewer: Seat | None) -> State:
    phase = state.phase
    if isinstance(phase, Draft):
        hands, picks = _dealt_anew(rng, viewer, phase.hands, phase.picks)
        return replace(state, phase=Draft(_rechosen(rng, viewer, hands, phase.chosen), hands, picks))
    if isinstance(phase, Discarding):
        (troops,) = _dealt_anew(rng, viewer, phase.troops)
        return replace(state, phase=Discarding(_rechosen(rng, viewer, troops, phase.chosen), troops))
    return state


def _dealt_anew(rng: random.Random, viewer: Seat | None, *groups: tuple[tuple[str, ...], ...]) -> list[tuple[tuple[str, ...], ...]]:
    loose = [name for hands in groups for seat, hand in enumerate(hands) if seat != viewer for name in hand]
    rng.shuffle(loose)
    return [tuple(hand if seat == viewer else tuple(loose.pop() for _ in hand) for seat, hand in enumerate(hands)) for hands in groups]


def _rechosen(rng: random.Random, viewer: Seat | None, hands: tuple[tuple[str, ...], ...], chosen: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name if seat == viewer or not name else rng.choice(hands[seat]) for seat, name in enumerate(chosen))


def test_the_box_has_the_pieces_of_the_book():
    box = GAME.box
    assert Counter(mark for _, mark in box.facts())["guess"] > 0
    assert len(box.names) == 18
    assert len(box.tools) == 36
    assert box.board.order[:5] == ("T1", "T2", "T3", "P1", "T4")
