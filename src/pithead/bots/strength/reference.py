"""What a master loses at a decision, by the judgement of the same master with far more time.

A position is any real decision of a game between masters. Where both choose the same, nothing is lost. Where they differ, the game is
played on from either choice by quick masters, again and again, on the same dice: how much more often the choice of the patient one wins,
on average over all positions, is what the other gives away. No figure of a search is believed, so a search that flatters itself gains
nothing; a better choice that the patient one doesn't find either is not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from pithead.bots.bot import Bot
from pithead.bots.levels import bots_of
from pithead.bots.process_pool import process_pool
from pithead.bots.self_play import play_out, same_dice, turns
from pithead.game import CHANCE, AnyGame, Event, Seat, State
from pithead.games import load_game
from pithead.intervals import mean_interval


class ReferenceTerms(NamedTuple):
    """What is measured: a master beside one with more time."""

    game: str
    seats: int
    iterations: int
    """What the master has for a decision;"""
    times: int
    """the patient one has so many times as many."""
    positions: int
    pairs: int
    """So often either choice is played on,"""
    quick: int
    """by masters with so many iterations."""
    seed: str = "reference"


class Decision(NamedTuple):
    """A real decision of a game, and how many its seat had to make in that game."""

    state: State
    seat: Seat
    decisions: int


class PositionLoss(NamedTuple):
    """What was lost in a position, whether the two chose differently, and the real decisions of the seat in its game."""

    loss: float
    differs: bool
    decisions: int


@cache
def _master(game: str, seat: Seat, iterations: int) -> Bot:
    """A worker makes each bot once."""
    return bots_of(game).searching().search(load_game(game), seat, iterations)


def any_decision(game: AnyGame, terms: ReferenceTerms, number: int) -> Decision:
    """Any real decision of the game of this number, all of them equally likely."""
    rng, lots = Random(f"{terms.seed} {number}"), Random(f"{terms.seed} {number} which")
    bots = [_master(game.name, seat, terms.quick) for seat in range(terms.seats)]
    found: tuple[State, Seat] | None = None
    counts, met = [0] * terms.seats, 0
    for turn in turns(game, bots, same_dice(f"{terms.seed} {number}"), game.start(terms.seats), rng, 0.0):
        if turn.seat != CHANCE and len(game.legal(turn.before, turn.seat)) > 1:
            counts[turn.seat] += 1
            met += 1
            if lots.random() * met < 1:
                found = turn.before, turn.seat
    assert found is not None
    return Decision(*found, counts[found[1]])


def position_loss(asked: tuple[ReferenceTerms, int]) -> PositionLoss:
    """What the master gives away in the position of this number."""
    terms, number = asked
    game = load_game(terms.game)
    state, seat, decisions = any_decision(game, terms, number)
    view, legal = game.view(state, seat), game.legal(state, seat)
    chosen, better = (
        _master(terms.game, seat, iterations).choose(view, legal, Random(f"{terms.seed} {number} {iterations}"), 0.0)
        for iterations in (terms.iterations, terms.iterations * terms.times)
    )
    if chosen == better:
        return PositionLoss(0.0, False, decisions)
    shares = [[won(game, terms, number, pair, state, seat, event) for event in (better, chosen)] for pair in range(terms.pairs)]
    gains = [patient - quick for patient, quick in shares]
    return PositionLoss(fmean(gains), True, decisions)


def won(game: AnyGame, terms: ReferenceTerms, number: int, pair: int, state: State, seat: Seat, event: Event) -> float:
    """The seat's share of the victory after an event, if quick masters play on with the dice of this pair."""
    key = f"{terms.seed} {number} {pair}"
    bots = [_master(terms.game, other, terms.quick) for other in range(terms.seats)]
    winners = game.standing(play_out(game, bots, same_dice(key), game.apply(state, seat, event), Random(key), 0.0)).winners
    return (seat in winners) / len(winners)


def measure_loss(terms: ReferenceTerms, workers: int, progress: Callable[[int, int], None] = lambda done, whole: None) -> dict[str, Any]:
    """All positions, on so many cores; what they add up to."""
    work = [(terms, number) for number in range(terms.positions)]
    found: list[PositionLoss] = []
    with process_pool(workers) as pool:
        for done, each in enumerate(pool.imap_unordered(position_loss, work), 1):
            found.append(each)
            progress(done, len(work))
    return loss_report(terms, found)


def loss_report(terms: ReferenceTerms, found: Sequence[PositionLoss]) -> dict[str, Any]:
    """The mean loss of a decision with the half width of its interval of 95 %, and what else was seen."""
    losses = [each.loss for each in found]
    loss = mean_interval(losses)
    return {
        **terms._asdict(),
        "positions": len(found),
        "loss": round(loss.value, 5),
        "within": round(loss.within, 5),
        "differs": round(fmean(each.differs for each in found), 4),
        "decisions": round(fmean(each.decisions for each in found), 1),
    }
