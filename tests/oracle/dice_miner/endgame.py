"""The end of a game of two counted out: what everything that can be said is worth, by the oracle's rules and brute force alone.

A share is how likely seat 0 is to win, both playing as well as one can; a tie counts half (DM-8.2). Dice of a trove are a sorted tuple of
faces, a spent one with its `!`; a heap is what lies on the mountain, place by place.
"""

from functools import cache
from itertools import product

from tests.oracle.dice_miner import oracle


class Endgame:
    """Everything that can still happen in a position of the last round; what was met before is remembered."""

    def __init__(self, position):
        self.heroes = position["heroes"]
        before = [sum(rounds) for rounds in position["scores"]]
        self.lead = before[0] - before[1]
        for name in ("digs", "casts", "choices", "rolls", "last_casts", "last_choices", "last_rolls", "worth_of"):
            setattr(self, name, cache(getattr(self, name)))

    # DM-4: the excavation

    def dig(self, heap, troves, turn, picks):
        """The share of an excavation with somebody in turn."""
        return self.best(turn, self.digs(heap, troves, turn, picks))

    def digs(self, heap, troves, turn, picks):
        """Everything that can be said in an excavation, with its share."""
        mountain, other, shares = dict(heap), 1 - turn, {}
        for place, name in sorted((place, name) for name, place in oracle.SLOTS.items() if place in mountain):
            covers = len(oracle.above(mountain, place))
            if covers == 0 or (picks > 0 and covers == 1):
                left = dict(mountain)
                richer = with_trove(troves, turn, (*troves[turn], oracle.lift(left, place)))
                shares[f"take {name}"] = self.after_take(left, richer, turn, picks)
        if picks == 1:
            shares["done"] = self.dig(heap, troves, other, 0)
        if picks == 0:
            for kind in {face.split(":")[0] for face in troves[turn] if face.endswith(":beer")}:
                shares[f"cheers {kind} to {other}"] = self.shared(heap, troves, turn, kind)
        return shares

    def after_take(self, left, troves, turn, picks):
        """The share after a die is in the trove: a second one, the other's turn, or magic, which the other begins."""
        if not left:
            return self.cast(troves, 1 - turn, 0)
        heap = tuple(sorted(left.items()))
        return self.dig(heap, troves, turn, 1) if picks == 2 else self.dig(heap, troves, 1 - turn, 0)

    def shared(self, heap, troves, turn, kind):
        """The share while a beer is in the air: the other one gets it, and up to two dice may be taken (DM-4.3)."""
        rest = list(troves[turn])
        rest.remove(f"{kind}:beer")
        poorer = with_trove(troves, turn, rest)
        faces = oracle.FACES[kind]
        return sum(self.dig(heap, with_trove(poorer, 1 - turn, (*troves[1 - turn], face)), turn, 2) for face in faces) / len(faces)

    # DM-5: the magic of the first, who reckons with the other's

    def cast(self, troves, turn, hero_spent):
        """The share when the first to have magic may spend or stop."""
        return self.best(turn, self.casts(troves, turn, hero_spent))

    def casts(self, troves, turn, hero_spent):
        """Everything that can be said then."""
        shares = {"done": self.last_cast(troves[1 - turn], 1 - turn, 0, self.worth_of(troves[turn], turn))}
        for said, trove, spent, count in self.spends(troves[turn], turn, hero_spent):
            shares[said] = self.choice(with_trove(troves, turn, trove), turn, spent, count, ())
        return shares

    def choice(self, troves, turn, hero_spent, count, rolling):
        """The share while dice are being chosen, or in the air."""
        if count == 0:
            return self.rolls(troves, turn, hero_spent, rolling)
        return self.best(turn, self.choices(troves, turn, hero_spent, count, rolling))

    def choices(self, troves, turn, hero_spent, count, rolling):
        """Every die that may be chosen next."""
        left = set(oracle.to_roll(list(troves[turn]), rolling))
        return {f"roll {face}": self.choice(troves, turn, hero_spent, count - 1, tuple(sorted((*rolling, face)))) for face in left}

    def rolls(self, troves, turn, hero_spent, rolling):
        """The mean over everything that the chosen dice may show."""
        return mean(self.cast(with_trove(troves, turn, trove), turn, hero_spent) for trove in thrown(troves[turn], rolling))

    # DM-5: the magic of the last, who knows what the other has ended with

    def last_cast(self, trove, seat, hero_spent, rival):
        """The share when the last to have magic may spend or stop."""
        return self.best(seat, self.last_casts(trove, seat, hero_spent, rival))

    def last_casts(self, trove, seat, hero_spent, rival):
        """Everything that can be said then."""
        shares = {"done": self.result(self.worth_of(trove, seat), rival, seat)}
        for said, after, spent, count in self.spends(trove, seat, hero_spent):
            shares[said] = self.last_choice(after, seat, spent, rival, count, ())
        return shares

    def last_choice(self, trove, seat, hero_spent, rival, count, rolling):
        """The share while dice are being chosen, or in the air."""
        if count == 0:
            return self.last_rolls(trove, seat, hero_spent, rival, rolling)
        return self.best(seat, self.last_choices(trove, seat, hero_spent, rival, count, rolling))

    def last_choices(self, trove, seat, hero_spent, rival, count, rolling):
        """Every die that may be chosen next."""
        left = set(oracle.to_roll(list(trove), rolling))
        return {
            f"roll {face}": self.last_choice(trove, seat, hero_spent, rival, count - 1, tuple(sorted((*rolling, face)))) for face in left
        }

    def last_rolls(self, trove, seat, hero_spent, rival, rolling):
        """The mean over everything that the chosen dice may show."""
        return mean(self.last_cast(after, seat, hero_spent, rival) for after in thrown(trove, rolling))

    # what both need

    def spends(self, trove, seat, hero_spent):
        """Every way to spend: what is said, the trove and the hero's spent faces after it, and how many dice it rolls."""
        loose = oracle.to_roll(list(trove), ())
        if loose and hero_spent < oracle.showing(self.heroes[seat], []).count("magic:1"):
            yield "spend hero", trove, hero_spent + 1, 1
        for face in {face for face in trove if face in ("magic:1", "magic:2", "magic:3")}:
            count = min(int(face[-1]), len(loose) - 1)
            if count:
                left = list(trove)
                left[left.index(face)] += "!"
                yield f"spend {face}", tuple(sorted(left)), hero_spent, count

    def worth_of(self, trove, seat):
        """What a trove scores without its gems, and its gems (DM-6)."""
        (player,) = oracle.score({"heroes": [self.heroes[seat]], "troves": [trove]})["players"]
        gems = oracle.amount(oracle.showing(self.heroes[seat], trove), "treasure:")
        return player["tunnels"] + player["hazards"], gems

    def result(self, own, rival, seat):
        """Seat 0's share when all is over: most gems count twice (DM-6.3), most points win (DM-8.1)."""
        points = [sum(worth) + worth[1] * (worth[1] > other[1]) for worth, other in ((own, rival), (rival, own))]
        ahead = self.lead + (points[0] - points[1] if seat == 0 else points[1] - points[0])
        return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5

    def best(self, seat, shares):
        """What the one who decides makes of it."""
        return (max if seat == 0 else min)(shares.values())


def count_out(position):
    """The share of seat 0 in a position, and after everything that can be said in it; where chance acts nothing can."""
    end, troves = Endgame(position), tuple(tuple(sorted(trove)) for trove in position["troves"])
    heap = tuple(sorted((oracle.SLOTS[slot], face) for slot, face in position["mountain"].items() if face))
    turn = position["turn"] if position["to_act"] == "chance" else position["to_act"]
    if position["phase"] == "excavation":
        if sharing := position.get("sharing"):
            return end.shared(heap, troves, turn, sharing["kind"]), {}
        shares = end.digs(heap, troves, turn, position.get("picks", 0))
        return end.best(turn, shares), shares
    spent, count, rolling = position.get("hero_spent", 0), position.get("to_choose", 0), tuple(sorted(position.get("rolling", ())))
    if position.get("waiting"):
        first, then = (troves, turn, spent), (end.casts, end.choices, end.rolls)
    else:
        first = (troves[turn], turn, spent, end.worth_of(loose(troves[1 - turn]), 1 - turn))
        then = (end.last_casts, end.last_choices, end.last_rolls)
    if position["to_act"] == "chance":
        return then[2](*first, rolling), {}
    shares = then[1](*first, count, rolling) if count else then[0](*first)
    return end.best(turn, shares), shares


def loose(trove):
    """A trove whose magic is over."""
    return tuple(sorted(face.rstrip("!") for face in trove))


def with_trove(troves, seat, trove):
    """The troves with another one at a seat."""
    own = tuple(sorted(trove))
    return (own, troves[1]) if seat == 0 else (troves[0], own)


def thrown(trove, rolling):
    """The trove after every throw of some of its dice."""
    rest = list(trove)
    for face in rolling:
        rest.remove(face)
    for faces in product(*(oracle.FACES[face.split(":")[0]] for face in rolling)):
        yield tuple(sorted((*rest, *faces)))


def mean(shares):
    """The mean of shares."""
    all_of_them = list(shares)
    return sum(all_of_them) / len(all_of_them)


SPELLS = ((), ("magic:1",), ("magic:1",), ("magic:1", "magic:1"), ("magic:2",))


def tiny(rng):
    """The last dice of a game: a few on the mountain and in the troves, and a little magic; few enough to count out."""
    spell = rng.choice(SPELLS)
    faces = [face for face in oracle.EVERY_FACE if not face.startswith("magic") and not face.endswith("beer")]
    beers = [face for face in oracle.EVERY_FACE if face.endswith("beer")]
    names = {place: slot for slot, place in oracle.SLOTS.items()}
    places = heap(rng, rng.randint(1, 4) if not spell else rng.randint(1, 3 - len(spell)))
    shown = [*rng.choices(faces, k=len(places) - 1), rng.choice(faces + beers)]
    troves = [[*rng.choices(faces, k=rng.randint(1, 3)), *rng.sample(beers, rng.choice((0, 0, 1)))] for _ in range(2)]
    troves[rng.randrange(2)] += spell
    wizards = ("surveyor", "dragon-slayer") if not spell and len(places) < 3 else ()
    turn = rng.randrange(2)
    return {
        "game": "dice-miner",
        "seats": 2,
        "round": 3,
        "phase": "excavation",
        "to_act": turn,
        "start": turn,
        "heroes": rng.sample(("engineer", "prospector", "treasurer", *wizards), 2),
        "mountain": {names[place]: face for place, face in zip(places, rng.sample(shown, len(shown)))},
        "troves": troves,
        "scores": [[10, 20], [10, 20 + rng.randint(-4, 4)]],
        "picks": 0,
    }


def heap(rng, count):
    """So many places of a mountain, the highest die last; each lies on the ground or on two others."""
    ground, filled = max(oracle.SLOTS.values())[0], []
    while len(filled) < count:
        open_places = [
            place for place in oracle.SLOTS.values() if place not in filled and (place[0] == ground or set(below(place)) <= set(filled))
        ]
        filled.append(rng.choice([place for place in open_places if place[0] < ground] or open_places))
    return filled


def below(place):
    """The two places that a place above the ground lies on."""
    row, column = place
    return (row + 1, column), (row + 1, column + 1)


def played(position, rng):
    """The position and everything that it comes to when both say anything at all."""
    while position["phase"] in ("excavation", "magic"):
        yield position
        position = oracle.copied(position)
        if position["to_act"] == "chance":
            dice = [position["sharing"]["kind"]] if position.get("sharing") else [face.split(":")[0] for face in position["rolling"]]
            oracle.step(position, " ".join(["rolled", *(rng.choice(oracle.FACES[kind]) for kind in dice)]))
        else:
            oracle.step(position, rng.choice(sorted(oracle.moves(position)[1])))
