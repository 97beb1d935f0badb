"""A position in JSON, the public machine form: what lies where, whose turn it is, and what the phase still needs."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from pithead.base import ScoreReply
from pithead.dice_miner.rules import state as s
from pithead.dice_miner.rules.content import MOST_SEATS, Box
from pithead.dice_miner.rules.dice import KINDS, SPENT, Face, Kind, Shown, Trove, kind_of, read_face
from pithead.dice_miner.rules.events import Cheers
from pithead.dice_miner.rules.mountain import SLOTS, Mountain
from pithead.dice_miner.rules.phases.magic import rollable
from pithead.dice_miner.rules.scoring import Sheet, score_troves
from pithead.game import CHANCE, Actors, Seat, ToAct, Unreadable, read_json, write_actors
from pithead.values import Value

REMEMBERED: Final = 1 << 12
"""Mountains that are kept by their slots: those of the tables that are being played."""

PhaseName: TypeAlias = Literal["set-up", "heroes", "deal", "fill", "excavation", "magic", "replenish", "reroll", "lots", "end"]

PHASES: dict[type[s.Phase], PhaseName] = {
    s.Opening: "set-up",
    s.Heroes: "heroes",
    s.Dealing: "deal",
    s.Filling: "fill",
    s.Excavation: "excavation",
    s.Magic: "magic",
    s.Replenish: "replenish",
    s.Rerolling: "reroll",
    s.Lots: "lots",
    s.Over: "end",
}


class Sharing(Value, forbid_unknown_fields=True):
    """The beer that is about to be rolled: its kind, and who gets it."""

    kind: Kind
    to: Seat


class Position(Value, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The JSON of a position; `docs/games/dice-miner/position.md` explains every field."""

    game: Literal["dice-miner"]
    seats: int
    round: int
    phase: PhaseName
    to_act: ToAct
    start: Seat
    heroes: tuple[str | None, ...]
    mountain: dict[str, Face | None]
    troves: tuple[tuple[Face, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    turn: Seat | None = None
    picks: int = 0
    sharing: Sharing | None = None
    waiting: tuple[Seat, ...] | None = None
    hero_spent: int = 0
    spends: int = 0
    to_choose: int = 0
    rolling: tuple[Face, ...] = ()
    cached: tuple[tuple[Face, ...], ...] | None = None
    throw: int = 1
    deal: bool = False
    shared: tuple[int, ...] | None = None
    contenders: tuple[Seat, ...] = ()
    ties: tuple[tuple[int | None, ...], ...] = ()
    lost: tuple[Face, ...] = ()
    winners: tuple[Seat, ...] = ()


class ScoreCase(Value, forbid_unknown_fields=True):
    """Heroes and troves to be scored; without heroes nobody has one."""

    troves: tuple[tuple[Face, ...], ...]
    heroes: tuple[str | None, ...] | None = None


class Points(Value):
    """A player's points by kind of dice."""

    tunnels: int
    treasure: int
    hazards: int
    total: int


def score(box: Box, json: bytes | str) -> ScoreReply[Points]:
    """The points of a score case in JSON (DM-6)."""
    sheets = score_case(box, read_json(json, ScoreCase, "score-json"))
    return ScoreReply(tuple(Points(sheet.tunnels, sheet.treasure, sheet.hazards, sheet.total) for sheet in sheets))


def score_case(box: Box, case: ScoreCase) -> tuple[Sheet, ...]:
    """The sheets of a score case (DM-6); raises Unreadable with what is wrong."""
    heroes = case.heroes if case.heroes is not None else (None,) * len(case.troves)
    if not 1 <= len(case.troves) <= MOST_SEATS or len(heroes) != len(case.troves):
        raise Unreadable("score-seats", "DM-2.1", heroes=len(heroes), troves=len(case.troves))
    _check_heroes(box, heroes)
    for face in (face for trove in case.troves for face in trove):
        if _check_face(box, face.removesuffix(SPENT)).symbol != "magic" and face.endswith(SPENT):
            raise Unreadable("spent-mark", "DM-5.8", face=face)
    dice = sum(map(len, case.troves))
    if dice > len(box.bag):
        raise Unreadable("sixty-dice", "DM-1.1", count=dice, most=len(box.bag))
    return score_troves(box, heroes, case.troves)


_encode = msgspec.json.Encoder().encode


def write_position(state: s.State, actors: Actors) -> bytes:
    """The whole position in JSON."""
    return _encode(position(state, actors, getattr(state.phase, "cached", None)))


def position(state: s.State, actors: Actors, cached: tuple[Trove, ...] | None) -> Position:
    """The position field by field, with as much of the cached dice as may be shown."""
    phase = state.phase
    return Position(
        game="dice-miner",
        seats=state.seats,
        round=state.round,
        phase=PHASES[type(phase)],
        to_act=write_actors(actors),
        start=state.start,
        heroes=state.heroes,
        mountain=_mountain(state.mountain),
        troves=state.troves,
        scores=state.scores,
        turn=getattr(phase, "turn", None) if actors == (CHANCE,) else None,
        picks=getattr(phase, "picks", 0),
        sharing=Sharing(phase.sharing.kind, phase.sharing.to) if isinstance(phase, s.Excavation) and phase.sharing else None,
        waiting=_waiting(phase),
        hero_spent=getattr(phase, "hero_spent", 0),
        spends=getattr(phase, "spends", 0),
        to_choose=getattr(phase, "to_choose", 0),
        rolling=phase.rolling if isinstance(phase, s.Magic) else (),
        cached=cached if cached and any(cached) else None,
        throw=getattr(phase, "throw", 1),
        deal=getattr(phase, "deal", False),
        shared=state.shared if any(state.shared) else None,
        contenders=state.contenders,
        ties=state.ties,
        lost=state.lost,
        winners=phase.winners if isinstance(phase, s.Over) else (),
    )


@lru_cache(maxsize=REMEMBERED)
def _mountain(mountain: Mountain) -> dict[str, Face | None]:
    """The dice on the mountain by their slots; all who look at it see the same object."""
    return {slot: face for slot, face in zip(SLOTS, mountain) if face}


def _waiting(phase: s.Phase) -> tuple[Seat, ...] | None:
    match phase:
        case s.Magic(waiting=seats) | s.Rerolling(waiting=seats) | s.Opening(rolling=seats) | s.Lots(among=seats):
            return seats
        case _:
            return None


def read_position(box: Box, json: bytes | str) -> s.State:
    """The state that the JSON describes; raises Unreadable with what is wrong."""
    read = read_json(json, Position, "position-json")
    _check_table(box, read)
    _check_dice(box, read)
    return s.State(
        phase=_read_phase(read),
        round=read.round,
        start=read.start,
        heroes=read.heroes,
        mountain=_read_mountain(read),
        troves=tuple(tuple(sorted(trove)) for trove in read.troves),
        scores=read.scores,
        shared=read.shared or (0,) * read.seats,
        contenders=read.contenders,
        ties=read.ties,
        lost=tuple(sorted(read.lost)),
    )


def _read_mountain(read: Position) -> Mountain:
    return tuple(read.mountain.get(slot) or "" for slot in SLOTS)


def _check_table(box: Box, read: Position) -> None:
    if not 1 <= read.seats <= MOST_SEATS:
        raise Unreadable("seats", "DM-2.1", seats=read.seats, least=1, most=MOST_SEATS)
    if not 1 <= read.round <= 3:
        raise Unreadable("round", "DM-3.1", round=read.round)
    if read.round == 3 and (read.phase in ("replenish", "lots") or (read.phase == "reroll" and not read.contenders)):
        raise Unreadable("round", "DM-3.1", round=4)
    for field in ("heroes", "troves", "scores", "cached", "shared"):
        entries = getattr(read, field)
        if entries is not None and len(entries) != read.seats:
            raise Unreadable("position-seats", where=field, seats=read.seats, count=len(entries))
    if any(len(scores) != read.seats for scores in read.ties):
        raise Unreadable("position-seats", where="ties", seats=read.seats, count=len(read.ties[-1]))
    if len(set(map(len, read.scores))) != 1 or len(read.scores[0]) > 3:
        raise Unreadable("position-scores", "DM-3.1")
    _check_heroes(box, read.heroes)
    seats = [read.start, *(read.waiting or ()), *read.contenders, *read.winners, *([] if read.turn is None else [read.turn])]
    if isinstance(read.to_act, int | tuple):
        seats += [read.to_act] if isinstance(read.to_act, int) else read.to_act
    for seat in seats:
        if not 0 <= seat < read.seats:
            raise Unreadable("seat", seat=seat, most=read.seats - 1)


def _check_heroes(box: Box, heroes: tuple[str | None, ...]) -> None:
    for hero in (hero for hero in heroes if hero is not None):
        if hero not in box.heroes:
            raise Unreadable("no-such-hero", "DM-1.3", hero=hero, known=", ".join(box.heroes))
        if heroes.count(hero) > 1:
            raise Unreadable("hero-taken", "DM-2.2", hero=hero)


def _check_face(box: Box, face: Face) -> Shown:
    meaning = read_face(face)
    if meaning is None or face not in box.sides[meaning.kind]:
        raise Unreadable("no-such-face", "DM-1.2", face=face)
    return meaning


def _check_dice(box: Box, read: Position) -> None:
    for slot in read.mountain:
        if slot not in SLOTS:
            raise Unreadable("no-such-slot", "DM-1.4", slot=slot)
    mountain = [face for face in read.mountain.values() if face]
    troves = [face for trove in read.troves for face in trove]
    for face in (*mountain, *troves, *read.lost):
        plain = face.removesuffix(SPENT) if face in troves else face
        meaning = _check_face(box, plain)
        if plain != face and (meaning.symbol != "magic" or read.phase != "magic"):
            raise Unreadable("spent-mark", "DM-5.8", face=face)
    counts = Counter(map(kind_of, (*mountain, *troves, *read.lost)))
    for kind in KINDS:
        if counts[kind] > box.counts[kind].value:
            raise Unreadable("too-many-dice", "DM-1.1", kind=kind, count=counts[kind], most=box.counts[kind].value)


def _read_phase(read: Position) -> s.Phase:
    match read.phase:
        case "excavation":
            return _read_excavation(read)
        case "magic":
            return _read_magic(read)
        case "replenish":
            return _read_replenish(read)
        case "heroes":
            return s.Heroes(_turn(read))
        case "set-up":
            return s.Opening(_all_or_some(read, "DM-2.1"), read.throw, read.deal)
        case "deal":
            return s.Dealing()
        case "fill":
            return s.Filling()
        case "reroll":
            return _read_rerolling(read)
        case "lots":
            return s.Lots(_all_or_some(read, "DM-7.3"))
        case "end":
            return s.Over(read.winners)


def _all_or_some(read: Position, rule: str) -> tuple[Seat, ...]:
    """The seats in `waiting`, all if nothing is said; nobody at all could not go on."""
    waiting = tuple(range(read.seats)) if read.waiting is None else read.waiting
    if not waiting:
        raise Unreadable("position-waiting", rule, phase=read.phase)
    return waiting


def _turn(read: Position) -> Seat:
    turn = read.turn if read.to_act == "chance" else read.to_act
    if not isinstance(turn, int):
        raise Unreadable("position-turn", phase=read.phase)
    return turn


def _read_excavation(read: Position) -> s.Excavation:
    if not any(read.mountain.values()):
        raise Unreadable("mountain-empty", "DM-4.1")
    if not 0 <= read.picks <= 2:
        raise Unreadable("picks", "DM-4.4", picks=read.picks)
    turn = _turn(read)
    if (read.to_act == "chance") != (read.sharing is not None):
        raise Unreadable("position-sharing", "DM-4.3")
    gift = read.sharing
    if gift is None:
        return s.Excavation(turn, read.picks)
    if gift.to == turn or not 0 <= gift.to < read.seats:
        raise Unreadable("cheers-to", "DM-4.3", to=gift.to, most=read.seats - 1)
    if f"{gift.kind}:beer" not in read.troves[turn]:
        raise Unreadable("no-beer", "DM-4.3", kind=gift.kind)
    return s.Excavation(turn, sharing=Cheers(gift.kind, gift.to))


def _read_magic(read: Position) -> s.Magic:
    turn = _turn(read)
    others = tuple((turn + step) % read.seats for step in range(1, read.seats))
    if read.contenders:
        others = tuple(seat for seat in others if seat in read.contenders)
    waiting = others if read.waiting is None else read.waiting
    trove = tuple(sorted(read.troves[turn]))
    missing = Counter(read.rolling) - Counter(rollable(trove))
    if missing or not 0 <= read.to_choose <= len(rollable(trove)) - len(read.rolling):
        raise Unreadable("position-rolling", "DM-5.2")
    if (read.to_act == "chance") != (bool(read.rolling) and not read.to_choose):
        raise Unreadable("position-rolling", "DM-5.2")
    return s.Magic(turn, waiting, max(read.hero_spent, 0), max(read.spends, 0), read.to_choose, tuple(sorted(read.rolling)))


def _cached(read: Position) -> tuple[Trove, ...]:
    cached = read.cached or ((),) * read.seats
    for mine, trove in zip(cached, read.troves):
        if Counter(mine) - Counter(trove):
            raise Unreadable("position-cached", "DM-7.1")
    return tuple(tuple(sorted(mine)) for mine in cached)


def _read_rerolling(read: Position) -> s.Rerolling:
    cached = _cached(read)
    having = tuple(seat for seat in range(read.seats) if len(read.troves[seat]) > len(cached[seat]))
    waiting = having if read.waiting is None else read.waiting
    if not waiting or not set(waiting) <= set(having):
        raise Unreadable("position-reroll", "DM-7.2")
    return s.Rerolling(waiting, cached)


def _read_replenish(read: Position) -> s.Replenish:
    deciding = (read.to_act,) if isinstance(read.to_act, int) else read.to_act
    if not isinstance(deciding, tuple) or not deciding:
        raise Unreadable("position-turn", phase=read.phase)
    return s.Replenish(tuple(sorted(set(deciding))), _cached(read))
