"""The search of Mini Miners: what it samples looks like what it sees, and what it expects of the mine is what the plain bot counts."""

import random
from itertools import chain

import numpy as np
import pytest
from msgspec.structs import replace

from pithead.mini_miners.bots.guest import new_guest
from pithead.mini_miners.bots.outlook import find
from pithead.mini_miners.bots.search.features import cards_of
from pithead.mini_miners.bots.search.training import learn_odds
from pithead.mini_miners.bots.search.workspace import new_model, new_workspace
from pithead.mini_miners.kernel import layout as at
from pithead.mini_miners.kernel.convert import Codec
from pithead.mini_miners.rules.content import DECKS
from pithead.mini_miners.rules.state import Announcing, Discarding, Draft, MiniMinersOptions
from pithead.sim.wasm.functions import GuestFunctions
from tests.properties.mini_miners.games import BOX, FORMS, GAME, Table, check_pieces
from tests.sizes import size

CODEC = Codec(BOX)
KERNEL = GuestFunctions(new_guest())
MODEL = new_model(KERNEL.guest, CODEC.facts)


def viewers(seats):
    return (None, *range(seats))


def undecided(view):
    """The view as if nobody else had chosen in secret."""
    phase = view.phase
    if not isinstance(phase, Draft | Discarding):
        return view
    return replace(view, to_act=None, phase=replace(phase, chosen=tuple("" if name == "?" else name for name in phase.chosen)))


@pytest.mark.rule("MM-10.2")
@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_a_view_becomes_a_table_that_looks_the_same(seats, options):
    for state in Table(random.Random(seats), seats, options, "tools").play()[:: size("EVERY")]:
        for viewer in viewers(seats):
            view = GAME.view(state, viewer)
            guessed = CODEC.to_state(CODEC.encode_view(view), options)
            assert GAME.view(guessed, viewer) == view
            check_pieces(guessed)


@pytest.mark.rule("MM-10.2")
@pytest.mark.parametrize(("seats", "options"), FORMS[::2], ids=str)
def test_what_is_imagined_looks_like_what_is_seen(seats, options):
    rng, other = np.ones(1, np.uint64), 0
    for state in Table(random.Random(seats), seats, options, "tools").play()[:: 3 * size("EVERY")]:
        for viewer in viewers(seats):
            array = CODEC.from_state(state)
            KERNEL.sample_hidden(array, CODEC.table, -1 if viewer is None else viewer, rng)
            imagined = CODEC.to_state(array, options)
            assert undecided(GAME.view(imagined, viewer)) == undecided(GAME.view(state, viewer))
            check_pieces(imagined)
            other += imagined != state
    assert other > 20


@pytest.mark.rule("MM-3.1")
def test_in_the_draft_any_unseen_dwarf_may_be_anywhere():
    rng = np.ones(1, np.uint64)
    state = next(state for state in Table(random.Random(1), 3, MiniMinersOptions()).play() if isinstance(state.phase, Draft))
    seen = set()
    for _ in range(60):
        array = CODEC.from_state(state)
        KERNEL.sample_hidden(array, CODEC.table, 0, rng)
        seen.update(CODEC.to_state(array, state.options).phase.hands[1])
    assert seen == set(state.cast) - set(state.phase.hands[0])


@pytest.mark.rule("MM-7.3")
def test_a_dig_brings_what_the_plain_bot_counts():
    rng = random.Random(3)
    for _ in range(300):
        place, cards = rng.randrange(4), rng.randrange(1, 1 << at.DECK)
        magnifiers, carts, helmet = rng.randrange(3), rng.randrange(3), rng.randrange(2)
        names = tuple(name for number, name in enumerate(BOX.decks[DECKS[place]]) if cards >> number & 1)
        expected = find((), names, 1 + magnifiers + carts, magnifiers, bool(helmet))
        assert MODEL.finds[place, cards, magnifiers, carts, helmet].tolist() == pytest.approx(expected, abs=1e-5)


def test_a_deck_in_order_holds_the_same_cards():
    rng, keys = np.ones(1, np.uint64), np.zeros(at.DECK, np.uint64)
    for state in Table(random.Random(5), 2, MiniMinersOptions(), "tools").play():
        array = CODEC.from_state(state)
        before = [cards_of(array, deck) for deck in range(at.DECKS)]
        for deck in range(at.DECKS):
            KERNEL.stack(array, deck, rng, keys)
        assert [cards_of(array, deck) for deck in range(at.DECKS)] == before
        assert not array[at.Field.LOOSE : at.Field.LOOSE + at.DECKS].any()


@pytest.mark.rule("MM-6.8")
def test_nobody_hopes_for_gold_behind_a_collapse():
    workspace, met = new_workspace(KERNEL.guest), 0
    for state in chain.from_iterable(Table(random.Random(number), 2, MiniMinersOptions()).play() for number in range(4)):
        if not state.collapses or not isinstance(state.phase, Announcing):
            continue
        array = CODEC.from_state(state)
        KERNEL.read_mine(MODEL, workspace, array, 0)
        KERNEL.outlook(MODEL, workspace, array)
        free = [0.0, 0.0]
        for dwarf in state.crew:
            if dwarf.underground:
                space = BOX.board.index[dwarf.place]
                blocked = sum(collapse in BOX.board.ways[dwarf.place] for collapse in state.collapses)
                free[dwarf.owner] += 99 if blocked <= workspace.passes[space] or any(workspace.clears) else 0
        for seat in range(2):
            assert 0 <= workspace.expected[seat] <= free[seat] + 1e-9
        met += 1
    assert met > 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_judgement_is_parts_of_one_victory(seats):
    shares = np.zeros(at.SEATS_MOST)
    states = Table(random.Random(seats), seats, MiniMinersOptions()).play()
    for state in (*states[: -1 : size("EVERY")], states[-1]):
        array = CODEC.from_state(state)
        KERNEL.judge(MODEL, array, 1.0, shares)
        assert shares[:seats].sum() == pytest.approx(1)
        richer = array.copy()
        richer[at.Field.TREASURY] += 5
        before = shares[0]
        KERNEL.judge(MODEL, richer, 0.0, shares)
        assert array[at.Field.PHASE] == at.Phase.OVER or shares[0] > before
    assert list(np.flatnonzero(_final(array))) == list(GAME.standing(state).winners)


def _final(array):
    shares = np.zeros(at.SEATS_MOST)
    KERNEL.judge(MODEL, array, 1.0, shares)
    return shares


def test_training_finds_the_odds_that_games_were_made_with():
    rng = np.random.default_rng(1)
    facts = rng.normal(0, 4, (20000, 3, 2))
    odds = np.exp(facts @ [0.2, 0.1])
    winners = (odds.cumsum(axis=1) / odds.sum(axis=1, keepdims=True) > rng.random((20000, 1))).argmax(axis=1)
    assert learn_odds(facts, winners) == pytest.approx([0.2, 0.1], abs=0.01)
