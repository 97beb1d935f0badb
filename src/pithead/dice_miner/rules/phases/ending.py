"""The scoring phase and what follows it: another round, the end, or a tie-break (DM-6, DM-8)."""

from __future__ import annotations

from msgspec.structs import replace

from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import SPENT, Trove
from pithead.dice_miner.rules.phases.replenish import begin_replenish
from pithead.dice_miner.rules.scoring import score_troves
from pithead.dice_miner.rules.state import Over, Rerolling, State
from pithead.game import Seat

ROUNDS = 3


def score_round(box: Box, state: State, last: Seat) -> State:
    """Everybody's points are written down; marks of spent magic end (DM-5.8, DM-6.6)."""
    state = replace(state, troves=tuple(map(refreshed, state.troves)))
    if state.contenders:
        return _score_tie(box, state)
    sheets = score_troves(box, state.heroes, state.troves)
    scores = tuple((*rounds, sheet.total) for rounds, sheet in zip(state.scores, sheets))
    state = replace(state, scores=scores)
    if state.round < ROUNDS:
        return begin_replenish(state, box)
    totals = state.totals()
    order = [(last + 1 + step) % state.seats for step in range(state.seats)]
    return _finish(state, tuple(seat for seat in order if totals[seat] == max(totals)))


def refreshed(trove: Trove) -> Trove:
    """The trove without the marks of spent magic (DM-5.8)."""
    return tuple(sorted(face.removesuffix(SPENT) for face in trove))


def _score_tie(box: Box, state: State) -> State:
    """The tied compare one more scoring among themselves, which decides alone (DM-8.2)."""
    tied = state.contenders
    sheets = score_troves(box, [state.heroes[seat] for seat in tied], [state.troves[seat] for seat in tied])
    points = {seat: sheet.total for seat, sheet in zip(tied, sheets)}
    state = replace(state, ties=(*state.ties, tuple(points.get(seat) for seat in range(state.seats))))
    return _finish(state, tuple(seat for seat in tied if points[seat] == max(points.values())))


def _finish(state: State, leaders: tuple[Seat, ...]) -> State:
    """One leader wins; several roll their whole troves and go on, while they have any dice (DM-8.1, DM-8.2)."""
    rolling = tuple(seat for seat in leaders if state.troves[seat])
    if len(leaders) == 1 or not rolling:
        return replace(state, contenders=(), phase=Over(tuple(sorted(leaders))))
    return replace(state, contenders=leaders, phase=Rerolling(rolling, ((),) * state.seats))
