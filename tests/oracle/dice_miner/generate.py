"""Random cases for the oracle and an engine to agree on; the same seed gives the same cases.

    python -m tests.oracle.dice_miner.generate score|excavation|magic|replenish|heroes|legal|illegal COUNT SEED

writes one JSON line a case: {"ask": "score", "case": ..., "expected": ...}, where ask is score, moves or apply.
"""

import json
import sys
from random import Random

from tests.oracle.dice_miner import oracle


def dice(rng, count, *, wanted=(), luck=0.0):
    """Dice out of the box, rolled; with `luck` a die shows a wanted face, if it has one."""
    kinds = rng.sample(list(oracle.BOX), counts=list(oracle.BOX.values()), k=count)
    shown = []
    for kind in kinds:
        lucky = [face for face in oracle.FACES[kind] if face in wanted]
        shown.append(rng.choice(lucky if lucky and rng.random() < luck else oracle.FACES[kind]))
    return shown


def dealt(rng, shown, seats):
    """The dice among the seats, unevenly at times."""
    weights = [rng.choice([1, 1, 1, 3]) for _ in range(seats)]
    troves = [[] for _ in range(seats)]
    for face in shown:
        rng.choices(troves, weights)[0].append(face)
    return troves


def some_heroes(rng, seats):
    return rng.sample(list(oracle.HEROES), seats)


def score_case(rng):
    seats = rng.randint(1, 4)
    wanted = rng.choice([("treasure:1", "treasure:2"), ("hazard:cave2", "hazard:dragon4"), ("tunnel:1", "tunnel:2", "tunnel:3"), ()])
    troves = dealt(rng, dice(rng, rng.randint(0, 60), wanted=wanted, luck=0.6), seats)
    if rng.random() < 0.3:  # as many gem dice for everybody: ties are near
        gems = [face for trove in troves for face in trove if face.startswith("treasure")]
        troves = [[face for face in trove if not face.startswith("treasure")] + gems[: 8 // seats] for trove in troves]
    return {"heroes": [rng.choice([hero, hero, None]) for hero in some_heroes(rng, seats)], "troves": troves}


def new_position(rng, phase, troves, round_, **fields):
    seats = len(troves)
    scores = [[rng.randint(-10, 40) for _ in range(round_ - 1)] for _ in range(seats)]
    start = rng.randrange(seats)
    return {"game": "dice-miner", "seats": seats, "round": round_, "phase": phase, "to_act": start, "start": start, "heroes":
            some_heroes(rng, seats), "mountain": {}, "troves": troves, "scores": scores, **fields}  # fmt: skip


def full_mountain(rng, round_=None):
    """The first turn of an excavation, with many beers."""
    round_ = round_ or rng.randint(1, 3)
    wanted = tuple(f"{kind}:beer" for kind in oracle.BOX)
    shown = dice(rng, 20 * round_, wanted=wanted, luck=rng.choice([0, 0.3, 0.6]))
    position = new_position(rng, "excavation", dealt(rng, shown[20:], rng.randint(2, 4)), round_, picks=0)
    return position | {"mountain": dict(zip(oracle.SLOTS, shown))}


def first_magic(rng, round_=None, *, wanted=("magic:1", "magic:2", "magic:3", "hazard:beer")):
    """The first magic turn of a round."""
    round_ = round_ or rng.randint(1, 3)
    troves = dealt(rng, dice(rng, 20 * round_, wanted=wanted, luck=0.5), rng.randint(2, 4))
    position = new_position(rng, "magic", troves, round_, hero_spent=0, spends=0, to_choose=0, rolling=[])
    position["to_act"] = first = rng.randrange(position["seats"])
    return position | {"waiting": oracle.clockwise(position, first)[1:]}


def first_caching(rng):
    """The beginning of a replenishment in which somebody shows chests."""
    while True:
        position = first_magic(rng, rng.randint(1, 2), wanted=("tool:chest2",))
        position = oracle.apply(position, ["done"] * position["seats"])["position"]
        if position["phase"] == "replenish":
            return position


def level_race(rng):
    """The end of round 2 or 3 with magic to come; if all say `done`, two or more seats are level: lots or a tie-break."""
    position = first_magic(rng, rng.randint(2, 3))
    level = rng.sample(range(position["seats"]), rng.randint(2, position["seats"]))
    for seat, player in enumerate(oracle.score(position)["players"]):
        goal = 50 if seat in level else 80 if position["round"] == 2 else 20
        position["scores"][seat][-1] += goal - sum(position["scores"][seat]) - player["total"]
    return position


def first_hero(rng):
    position = new_position(rng, "heroes", [[] for _ in range(rng.randint(2, 4))], 1)
    seats = position["seats"]
    return position | {"heroes": [None] * seats, "to_act": (position["start"] - 1) % seats}


def outcome(rng, position):
    """What chance says here."""
    phase = position["phase"]
    if phase == "fill":
        left = [kind for kind, count in oracle.BOX.items() for _ in range(count)]
        for trove in position["troves"]:
            for face in trove:
                left.remove(oracle.kind(face))
        faces = [rng.choice(oracle.FACES[kind]) for kind in rng.sample(left, 20)]
        return "filled " + " ".join(f"{slot}={face}" for slot, face in zip(oracle.SLOTS, faces))
    if phase == "lots":
        return f"starts {rng.choice(position['waiting'])}"
    if phase == "excavation":
        rolled = [position["sharing"]["kind"]]
    elif phase == "magic":
        rolled = [oracle.kind(face) for face in position["rolling"]]
    else:
        seat = position["waiting"][0]
        loose = list(position["troves"][seat])
        for face in position["cached"][seat]:
            loose.remove(face)
        rolled = [oracle.kind(face) for face in loose]
    return " ".join(["rolled", *(rng.choice(oracle.FACES[kind]) for kind in rolled)])


def event(rng, position):
    """A random legal event. Cheers and spending are tried first half the time, and `done` last most of the time."""
    if position["to_act"] == "chance":
        return outcome(rng, position)
    texts = oracle.sayable(position)
    rng.shuffle(texts)
    if rng.random() < 0.5:
        texts.sort(key=lambda text: not text.startswith(("cheers", "spend")))
    if rng.random() < 0.8:
        texts.sort(key=lambda text: text.endswith("done"))
    return next(text for text in texts if "position" in oracle.apply(position, [text]))


def play(rng, position, count):
    """Up to `count` random legal events from the position: the events and every position on the way."""
    events, positions = [], [position]
    while len(events) < count and positions[-1]["phase"] != "end":
        events.append(event(rng, positions[-1]))
        positions.append(oracle.apply(positions[-1], events[-1:])["position"])
    return events, positions


def moves_case(rng, first, count):
    """A position of the first one's phase in which a seat is to act, some random events later."""
    start = first(rng)
    _, positions = play(rng, start, rng.randint(0, count))
    return [p for p in positions if p["phase"] == start["phase"] and p["to_act"] != "chance"][-1]


def legal_case(rng):
    start = rng.choice([full_mountain, full_mountain, first_magic, first_magic, first_caching, first_hero, level_race])
    position = start(rng)
    said = ["done"] * position["seats"] if start is level_race else []
    after = oracle.apply(position, said)["position"]
    events, _ = play(rng, after, rng.choice([1, 2, 5, 10, 40, 90]))
    return {"position": position, "events": said + events}


def wrong(rng, position):
    """An illegal event: the phase's own words mostly; for chance a die of another kind, one too many or one too few."""
    if position["to_act"] == "chance" and rng.random() < 0.7:
        said = outcome(rng, position).split()
        spare = {"filled": "a1=tunnel:1", "starts": "9"}.get(said[0], rng.choice(oracle.EVERY_FACE))
        texts = [" ".join([*said, spare]), " ".join(said[:-1]), " ".join([*said[:-1], spare])]
    else:
        verbs = oracle.VERBS.get(position["phase"], "done") if rng.random() < 0.9 else "take spend cheers roll cache choose done"
        texts = oracle.sayable(position, rng.choice(verbs.split()))
    texts = [text for text in texts if "error" in oracle.apply(position, [text])]
    return rng.choice(texts) if texts else "choose nobody"


def illegal_case(rng):
    """Legal events with exactly one illegal one among them, anywhere."""
    case = legal_case(rng)
    at = rng.randint(0, len(case["events"]))
    event = wrong(rng, oracle.apply(case["position"], case["events"][:at])["position"])
    return {"position": case["position"], "events": [*case["events"][:at], event, *case["events"][at:]]}


CASES = {
    "score": ("score", score_case),
    "excavation": ("moves", lambda rng: moves_case(rng, full_mountain, 30)),
    "magic": ("moves", lambda rng: moves_case(rng, first_magic, 12)),
    "replenish": ("moves", lambda rng: moves_case(rng, first_caching, 6)),
    "heroes": ("moves", lambda rng: moves_case(rng, first_hero, 3)),
    "legal": ("apply", legal_case),
    "illegal": ("apply", illegal_case),
}


def answer(ask, case):
    if ask == "moves":
        to_act, texts = oracle.moves(case)
        return {"to_act": to_act, "moves": sorted(texts)}
    return oracle.score(case) if ask == "score" else oracle.apply(**case)


def cases(name, count, seed):
    """`count` cases of one sort, each as {"ask", "case", "expected"}."""
    ask, make = CASES[name]
    rng = Random(f"{name} {seed}")
    for _ in range(count):
        case = make(rng)
        yield {"ask": ask, "case": case, "expected": answer(ask, case)}


if __name__ == "__main__":
    for line in cases(sys.argv[1], int(sys.argv[2]), sys.argv[3]):
        print(json.dumps(line))
