"""Dice Miner told a second time, slowly, to compare an engine with (DM-1 to DM-8; heroes chosen, no solo forms).

It shares no code with the engine and prefers brute force: tunnels are partitioned by search, moves are found by
trying everything that could be said, and a position is one plain dict that is changed in place.
"""

import json
import re
from collections import Counter
from functools import cache

BOX = {"tunnel": 27, "hazard": 10, "tool": 7, "treasure": 8, "magic": 8}
FACES = {
    "tunnel": ["tunnel:1", "tunnel:2", "tunnel:3", "tunnel:4", "tunnel:5", "tunnel:beer"],
    "hazard": ["hazard:cave1", "hazard:cave1", "hazard:cave2", "hazard:dragon3", "hazard:dragon4", "hazard:beer"],
    "tool": ["tool:pickaxe", "tool:pickaxe", "tool:shield", "tool:shield", "tool:chest2", "tool:beer"],
    "treasure": ["treasure:1", "treasure:1", "treasure:1", "treasure:2", "treasure:3", "treasure:beer"],
    "magic": ["magic:1", "magic:1", "magic:1", "magic:2", "magic:3", "magic:beer"],
}
HEROES = {
    "alchemist": ["magic:1", "magic:1", "magic:1"],
    "dragon-slayer": ["tool:shield", "magic:1"],
    "engineer": ["tunnel:2", "tool:pickaxe"],
    "prospector": ["treasure:1", "tool:pickaxe"],
    "surveyor": ["tunnel:1", "magic:1"],
    "treasurer": ["treasure:1", "tool:chest2"],
}
SLOTS = {f"{'abcde'[row]}{column + 1}": (row, column) for row in range(5) for column in range(row + 2)}
EVERY_FACE = sorted({face for faces in FACES.values() for face in faces})
PHASE_RULE = {
    "set-up": "DM-2.1", "heroes": "DM-2.2", "fill": "DM-2.3", "excavation": "DM-4.2", "magic": "DM-5.2",
    "replenish": "DM-7.1", "reroll": "DM-7.2", "lots": "DM-7.3", "end": "DM-8.1",
}  # fmt: skip
OF_ONE_PHASE = ["turn", "picks", "sharing", "waiting", "hero_spent", "spends", "to_choose", "rolling", "cached", "winners"]


class IllegalError(Exception):
    """An event that the rules don't allow; its one argument is the rule's number."""


def demand(truth, rule):
    if not truth:
        raise IllegalError(rule)


def kind(face):
    demand(face in EVERY_FACE, "DM-1.2")
    return face.split(":")[0]


def copied(position):
    return json.loads(json.dumps(position))


# Scoring (DM-6)


@cache
def best_tunnels(left):
    """The best partition of left[0] ones, left[1] twos ... into sequences from 1: try every length of a next one."""
    totals = [0]
    for length in range(1, 6):
        if all(left[:length]):
            rest = tuple(count - 1 if i < length else count for i, count in enumerate(left))
            totals.append(sum(range(1, length + 1)) + best_tunnels(rest))
    return max(totals)


def showing(hero, trove):
    return HEROES.get(hero, []) + [face.rstrip("!") for face in trove]


def amount(faces, start):
    """How much the faces that begin like this show together: amount([...], "hazard:cave")."""
    numbers = [face.removeprefix(start) for face in faces if face.startswith(start)]
    return sum(int(number) for number in numbers if number.isdigit())


def score(case):
    players = []
    faces_of = [showing(hero, trove) for hero, trove in zip(case["heroes"], case["troves"])]
    gems_of = [amount(faces, "treasure:") for faces in faces_of]
    for faces, gems in zip(faces_of, gems_of):
        beaten = [other for other in gems_of if other < gems]
        double = len(gems_of) > 1 and len(beaten) == len(gems_of) - 1
        hazards = 0
        for threat, answer in (("hazard:cave", "tool:pickaxe"), ("hazard:dragon", "tool:shield")):
            hazards += amount(faces, threat) * (faces.count(answer) or -1)
        tunnels = best_tunnels(tuple(faces.count(f"tunnel:{i}") for i in range(1, 6)))
        treasure = gems * 2 if double else gems
        players.append({"tunnels": tunnels, "treasure": treasure, "hazards": hazards, "total": tunnels + treasure + hazards})
    return {"players": players}


# The pages between the phases


def enter(p, phase, to_act, **fields):
    for name in OF_ONE_PHASE:
        p.pop(name, None)
    p.update(fields, phase=phase, to_act=to_act)


def clockwise(p, first):
    return [(first + i) % p["seats"] for i in range(p["seats"])]


def begin_magic(p, order):
    enter(p, "magic", order[0], waiting=order[1:], hero_spent=0, spends=0, to_choose=0, rolling=[])


def end_round(p, first):
    """Score after the last magic turn (DM-6); `first` is the seat whose magic turn came first."""
    p["troves"] = [[face.rstrip("!") for face in trove] for trove in p["troves"]]
    judged = p.get("contenders") or list(range(p["seats"]))
    case = {"heroes": [p["heroes"][seat] for seat in judged], "troves": [p["troves"][seat] for seat in judged]}
    points = {seat: player["total"] for seat, player in zip(judged, score(case)["players"])}
    if p.get("contenders"):
        p.setdefault("ties", []).append([points.get(seat) for seat in range(p["seats"])])
        return crown(p, points, p["contenders"])
    for seat in judged:
        p["scores"][seat].append(points[seat])
    if p["round"] == 3:
        return crown(p, {seat: sum(p["scores"][seat]) for seat in judged}, clockwise(p, first))
    p["cached"] = [[] for _ in judged]
    return owe_caching(p, [seat for seat in judged if chests(p, seat)])


def crown(p, points, order):
    """DM-8.1, DM-8.2: one leader wins, several roll their troves and go on among themselves."""
    leaders = [seat for seat in order if points[seat] == max(points.values())]
    if len(leaders) == 1:
        p.pop("contenders", None)
        return enter(p, "end", None, winners=leaders)
    p["contenders"] = leaders
    return owe_rerolls(p, leaders, [[] for _ in p["troves"]])


def owe_caching(p, seats):
    cached = p["cached"]
    if not seats:
        return owe_rerolls(p, range(p["seats"]), cached)
    return enter(p, "replenish", seats[0] if len(seats) == 1 else seats, cached=cached)


def owe_rerolls(p, seats, cached):
    waiting = [seat for seat in seats if len(p["troves"][seat]) > len(cached[seat])]
    return enter(p, "reroll", "chance", waiting=waiting, cached=cached) if waiting else end_rerolls(p)


def end_rerolls(p):
    if p.get("contenders"):
        return begin_magic(p, p["contenders"])
    totals = [sum(rounds) for rounds in p["scores"]]
    last = [seat for seat, total in enumerate(totals) if total == min(totals)]
    return next_round(p, last[0]) if len(last) == 1 else enter(p, "lots", "chance", waiting=last)


def next_round(p, start):
    p["start"] = start
    p["round"] += 1
    enter(p, "fill", "chance")


# One function a phase: it is told who says what, and changes the position or raises


def starts(p, _seat, words):
    first = p["phase"] == "set-up"
    seats = range(p["seats"]) if first else p["waiting"]
    demand(words[0] == "starts" and len(words) == 2 and words[1] in map(str, seats), PHASE_RULE[p["phase"]])
    if not first:
        return next_round(p, int(words[1]))
    p.update(start=int(words[1]), heroes=[None] * p["seats"])
    return enter(p, "heroes", (p["start"] - 1) % p["seats"])


def heroes(p, seat, words):
    demand(words[0] == "choose" and words[1] in HEROES and words[1] not in p["heroes"], "DM-2.2")
    p["heroes"][seat] = words[1]
    if seat == p["start"]:
        enter(p, "fill", "chance")
    else:
        p["to_act"] = (seat - 1) % p["seats"]


def fill(p, _seat, words):
    rule = "DM-2.3" if p["round"] == 1 else "DM-7.4"
    demand(words[0] == "filled" and all(word.count("=") == 1 for word in words[1:]), rule)
    mountain = dict(word.split("=") for word in words[1:])
    demand(len(words) == 21 and set(mountain) == set(SLOTS), rule)
    used = Counter(kind(face) for place in [mountain.values(), *p["troves"]] for face in place)
    demand(all(used[k] <= BOX[k] for k in BOX), "DM-1.1")
    p["mountain"] = mountain
    enter(p, "excavation", p["start"], picks=0)


def above(mountain, place):
    """The places of the dice that lie on this one: upper left (-1, -1), upper right (-1, 0)."""
    row, column = place
    return [lying for lying in ((row - 1, column - 1), (row - 1, column)) if lying in mountain]


def lift(mountain, place):
    """Take a die away; what lies on it slides down the covered side (DM-4.6)."""
    face = mountain.pop(place)
    (row, column), lying = place, above(mountain, place)
    across = lying[0][1] - column if lying else 0  # -1: the covered side is the upper left; 0: the upper right
    while lying and (row - 1, column + across) in mountain:
        mountain[row, column] = mountain.pop((row - 1, column + across))
        row, column = row - 1, column + across
    return face


def excavation(p, seat, words):
    picks, troves = p.get("picks", 0), p["troves"]
    if sharing := p.get("sharing"):
        demand(words[0] == "rolled" and [kind(face) for face in words[1:]] == [sharing["kind"]], "DM-4.3")
        troves[p["turn"]].remove(sharing["kind"] + ":beer")
        troves[sharing["to"]].append(words[1])
        enter(p, "excavation", p["turn"], picks=2)
    elif words[0] == "cheers":
        demand(len(words) == 4 and words[2] == "to" and picks == 0, "DM-4.3")
        demand(words[3] in [str(other) for other in range(p["seats"]) if other != seat], "DM-4.3")
        demand(words[1] + ":beer" in troves[seat], "DM-4.3")
        enter(p, "excavation", "chance", turn=seat, sharing={"kind": words[1], "to": int(words[3])})
    elif words == ["done"]:
        demand(picks == 1, "DM-4.5" if picks else "DM-4.2")
        enter(p, "excavation", (seat + 1) % p["seats"], picks=0)
    else:
        mountain = {SLOTS[slot]: face for slot, face in p["mountain"].items() if face}
        place = SLOTS.get(words[-1])
        demand(words[0] == "take" and len(words) == 2 and place in mountain, "DM-4.4" if picks else "DM-4.2")
        covers = len(above(mountain, place))
        demand(covers == 0 or (picks > 0 and covers == 1), "DM-4.4" if picks else "DM-4.2")
        troves[seat].append(lift(mountain, place))
        p["mountain"] = {slot: mountain[where] for slot, where in SLOTS.items() if where in mountain}
        following = (seat + 1) % p["seats"]
        if not mountain:
            begin_magic(p, clockwise(p, following))
        elif picks == 2:
            p["picks"] = 1
        else:
            enter(p, "excavation", following, picks=0)


def to_roll(trove, rolling):
    """The dice that magic may still choose: no hazards, nothing spent, nothing chosen already (DM-5.2 to DM-5.5)."""
    left = [face for face in trove if not face.startswith("hazard") and not face.endswith("!")]
    for face in rolling:
        left.remove(face)
    return left


def magic(p, seat, words):
    p.update({name: p.get(name, 0) for name in ("hero_spent", "spends", "to_choose")})
    waiting, rolling = p.setdefault("waiting", []), p.setdefault("rolling", [])
    if p["to_act"] == "chance":
        demand(words[0] == "rolled" and Counter(map(kind, words[1:])) == Counter(map(kind, rolling)), "DM-5.2")
        for face in rolling:
            p["troves"][p["turn"]].remove(face)
        p["troves"][p["turn"]] += words[1:]
        p.update(to_act=p.pop("turn"), rolling=[])
        return
    trove = p["troves"][seat]
    if words[0] == "roll":
        demand(p["to_choose"] and len(words) == 2, "DM-5.2")
        demand(not words[1].startswith("hazard"), "DM-5.5")
        spent = words[1] not in trove and words[1] + "!" in trove
        demand(words[1] in to_roll(trove, rolling), "DM-5.3" if spent else "DM-5.2")
        rolling.append(words[1])
        p["to_choose"] -= 1
        if not p["to_choose"]:
            p.update(to_act="chance", turn=seat)
        return
    demand(not p["to_choose"], "DM-5.4")
    if words == ["done"]:
        if waiting:
            begin_magic(p, waiting)
        else:
            end_round(p, (seat + 1) % p["seats"])
        return
    demand(words[0] == "spend" and len(words) == 2, "DM-5.2")
    if words[1] == "hero":
        demand(p["hero_spent"] < showing(p["heroes"][seat], []).count("magic:1"), "DM-5.6")
        p["hero_spent"] += 1
        symbols = 1
    else:
        demand(words[1] in trove or words[1] + "!" in trove, "DM-5.2")
        demand(words[1] in trove and words[1][-1] != "!", "DM-5.3")
        demand(re.fullmatch("magic:[123]", words[1]), "DM-5.2")
        trove[trove.index(words[1])] += "!"
        symbols = int(words[1][-1])
    p["to_choose"] = min(symbols, len(to_roll(trove, [])))
    p["spends"] += 1
    demand(p["to_choose"], "DM-5.4")


def chests(p, seat):
    return amount(showing(p["heroes"][seat], p["troves"][seat]), "tool:chest")


def replenish(p, seat, words):
    if words == ["done"]:
        return owe_caching(p, [other for other in owing(p) if other != seat])
    kept = [*p["cached"][seat], words[-1]]
    demand(words[0] == "cache" and len(words) == 2 and not Counter(kept) - Counter(p["troves"][seat]), "DM-7.1")
    has = chests(p, seat)
    demand(len(kept) <= has and all(has - amount([face], "tool:chest") >= 1 for face in kept), "DM-7.1")
    p["cached"][seat] = kept
    return None


def reroll(p, _seat, words):
    seat = p["waiting"][0]
    cached = p.get("cached") or [[] for _ in p["troves"]]
    loose = Counter(p["troves"][seat]) - Counter(cached[seat])
    rule = "DM-8.2" if p.get("contenders") else "DM-7.2"
    demand(words[0] == "rolled" and sorted(map(kind, words[1:])) == sorted(map(kind, loose.elements())), rule)
    p["troves"][seat] = cached[seat] + words[1:]
    p["waiting"].pop(0)
    if not p["waiting"]:
        end_rerolls(p)


PHASES = {"set-up": starts, "heroes": heroes, "fill": fill, "excavation": excavation, "magic": magic, "replenish": replenish,
          "reroll": reroll, "lots": starts}  # fmt: skip
VERBS = {"heroes": "choose", "excavation": "take cheers done", "magic": "spend roll done", "replenish": "cache done"}


# What the outside asks for


def owing(position):
    """The seats that owe a decision."""
    to_act = position["to_act"]
    return to_act if isinstance(to_act, list) else [to_act] if isinstance(to_act, int) else []


def step(position, text):
    """Let one event happen to the position itself. `1: cache tool:beer` names the speaker where several seats owe."""
    named = re.fullmatch(r"(\d+):\s+(.*)", text)
    words = (named[2] if named else text).split()
    seats = owing(position)
    seat = int(named[1]) if named else seats[0] if seats else None
    rule = PHASE_RULE[position["phase"]]
    demand(position["phase"] != "end" and (seat in seats or (not seats and not named)), rule)
    demand(len(words) > 1 or words == ["done"], rule)
    PHASES[position["phase"]](position, seat, words)


def sayable(position, verbs=None):
    """Everything that could be said in this phase, sensible or not."""
    seats = range(position["seats"])
    everything = [f"choose {hero}" for hero in HEROES]
    everything += [f"take {slot}" for slot in SLOTS]
    everything += [f"cheers {k} to {seat}" for k in BOX for seat in seats]
    everything += ["spend hero", *(f"spend magic:{n}" for n in "123"), "done"]
    everything += [f"{verb} {face}" for verb in ("roll", "cache") for face in EVERY_FACE]
    verbs = (verbs or VERBS.get(position["phase"], "")).split()
    texts = [text for text in everything if text.split()[0] in verbs]
    return texts if len(owing(position)) < 2 else [f"{seat}: {text}" for seat in owing(position) for text in texts]


def moves(position):
    legal = {text for text in sayable(position) if "position" in apply(position, [text])} if owing(position) else set()
    return position["to_act"], legal


def apply(position, events):
    after = copied(position)
    try:
        for text in events:
            step(after, text)
    except IllegalError as illegal:
        return {"error": {"rule": illegal.args[0]}}
    return {"position": after}


def plain(position):
    """A position in the one form that two equal positions share: empty fields left out, dice as sorted lists."""
    p = {name: value for name, value in copied(position).items() if name not in ("shared", "game", "options")}
    p["mountain"] = {slot: face for slot, face in p.get("mountain", {}).items() if face}
    p["troves"] = [sorted(trove) for trove in p["troves"]]
    p["rolling"] = sorted(p.get("rolling") or [])
    matter = p["waiting"] if p["phase"] == "reroll" else range(p["seats"])  # who has rolled keeps nothing back any more
    p["cached"] = {seat: sorted(kept) for seat, kept in enumerate(p.get("cached") or []) if kept and seat in matter}
    if isinstance(p["to_act"], list) and len(p["to_act"]) == 1:
        p["to_act"] = p["to_act"][0]
    if p["to_act"] != "chance" or p["phase"] not in ("excavation", "magic"):
        p.pop("turn", None)
    if p["phase"] == "end":
        p.pop("contenders", None)
    return {name: value for name, value in p.items() if name in ("to_act", "turn", "start", "round") or value}


def differences(ours, theirs):
    """What two positions disagree on, one line a field; empty when they are the same."""
    a, b = plain(ours), plain(theirs)
    return [f"{name}: {a.get(name)} is not {b.get(name)}" for name in sorted(a.keys() | b.keys()) if a.get(name) != b.get(name)]
