"""One game, played by an engine and the oracle side by side; they speak only in positions and notation.

Before every step both must show the same position, wait for the same seats or for chance, and allow the same; chance may say what the
oracle says it may, and nothing else. Moods load dice and decisions, so that rare cards and rare choices come up often.
"""

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random

from pithead.fair import loose
from pithead.game import CHANCE, Refusal, write_actors
from pithead.games import load_game
from tests.oracle.mini_miners.box import DWARVES, INITIATIVE, LEFT_IN_BOX, TOOLS
from tests.oracle.mini_miners.oracle import Oracle
from tests.oracle.mini_miners.table import Ask, Due, Dwarf, crew

GAME = load_game("mini-miners")
NAMES_OF_DRAWS = {"draws", "tools", "tries", "key", "then"}
"""Fields of a phase that name the next draw or what comes after it, which is compared when it has come."""

LONGEST = 5_000


class Difference(Exception):
    """Where engine and oracle part: what they say differently, the position, and the event before it."""

    def __init__(self, what, position, event):
        super().__init__(f"{what}\nafter {event}\nin {json.dumps(position)}")
        self.what = what


@dataclass(frozen=True)
class Form:
    """A kind of game: how many play, with which options, and what luck and players lean to."""

    seats: int
    simplified: bool = False
    long: bool = False
    open_draft: bool = False
    trade: bool = True
    dwarves: tuple = ()
    gold: int | None = None
    favours: dict = field(default_factory=dict, hash=False)
    """Cards, tools and events that chance likes, and verbs that players like: how many times as much."""


def forms(number):
    """The form of the game with this number: all options and seats in turn, and a host's set, gold and favours by lot."""
    every = list(product((2, 3, 4), *[(False, True)] * 4))
    seats, simplified, long, open_draft, trade = every[number % len(every)]
    rng = Random(f"form {number}")
    form = Form(seats, simplified, long, open_draft, trade, favours=favours(rng))
    if rng.random() < 0.4:
        allowed = [name for name, initiative in INITIATIVE.items() if not (simplified and initiative in LEFT_IN_BOX[seats])]
        form = replace(form, dwarves=tuple(sorted(rng.sample(allowed, DWARVES[seats]), key=INITIATIVE.get)))
    return replace(form, gold=rng.choice([None, None, None, 0, 25, 60]))


def favours(rng):
    """What a game leans to. Without any of it all would be equally likely."""
    found = {"collapse": rng.choice([1, 1, 4, 20]), "end": rng.choice([0.3, 1, 3]), "equip": rng.choice([1, 6]), "pass": rng.choice([0.2, 1])}
    found |= {rng.choice(sorted(TOOLS)): rng.choice([1, 8]) for _ in range(2)}
    found |= {verb: rng.choice([1, 4]) for verb in ("target", "use", "borrow", "dynamite", "bonus", "announce", "shuffle")}
    found |= {verb: rng.choice([0.05, 0.3, 1]) for verb in ("sacrifice", "escape", "dig")}
    return found


# Both sides in one form


def engine_side(position):
    """A position of the engine in the form of the oracle's: no defaults left out, piles sorted."""
    p = {name: position[name] for name in oracle_fields(position)}
    for name in ("events", "cast", "aside", "pile", "discards", "collapses"):
        p[name] = sorted(p[name])
    p["stores"] = [sorted(store) for store in p["stores"]]
    p["crew"] = full_crew(p["crew"])
    p["past"] = [past | {"crew": full_crew(past["crew"])} for past in p["past"]]
    p["decks"] = {name: {"cards": [], "top": [], "under": [], "discards": [], **deck} for name, deck in p["decks"].items()}
    return p | {"phase": plain(position["phase"]), "to_act": position["to_act"]}


def oracle_fields(position):
    return position.keys() - {"game", "seats", "options", "phase", "to_act"}


def full_crew(dwarves):
    return crew(Dwarf(**dwarf).public() for dwarf in dwarves)


def oracle_side(oracle):
    waits = oracle.waits
    match waits:
        case Ask():
            seats = tuple(sorted(waits.legal()))
            to_act, phase = json.loads(json.dumps(write_actors(seats))), waits.phase
        case Due():
            to_act, phase = "chance", waits.phase
        case _:
            to_act, phase = None, {"is": "over", "winners": oracle.table.winners}
    return oracle.table.public() | {"phase": plain(phase), "to_act": to_act}


def plain(phase):
    """A phase without defaults and without the names of draws, lists in one order."""
    return {name: plain_value(value) for name, value in phase.items() if name not in NAMES_OF_DRAWS and plain_value(value) not in EMPTY}


EMPTY = [0, "", False, None, [], {}]
IN_ORDER = ()


def plain_value(value):
    if isinstance(value, dict):
        return plain(value)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [sorted(each) for each in value]
    return value


def differences(ours, theirs, where=""):
    """What two positions disagree on, one line a field."""
    if ours == theirs:
        return []
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        ours, theirs = dict(enumerate(ours)), dict(enumerate(theirs))
    if not (isinstance(ours, dict) and isinstance(theirs, dict)):
        return [f"{where}: engine {ours}, oracle {theirs}"]
    return [line for key in ours.keys() | theirs.keys() for line in differences(ours.get(key), theirs.get(key), f"{where}/{key}")]


# One game


class Comparison:
    """One game of both, step by step."""

    def __init__(self, form, seed):
        self.form, self.rng = form, Random(f"compare {seed}")
        self.draw = loose(self.rng)
        options = {name: getattr(form, name) for name in ("simplified", "long", "open_draft", "dwarves")}
        gold = [form.gold] * form.seats if form.gold is not None else None
        self.oracle = Oracle(form.seats, gold=gold, **options)
        self.state = GAME.start(form.seats, GAME.options_type(trade=form.trade, **options))
        if gold:
            self.state = GAME.read_position(json.dumps(self.position() | {"treasuries": gold}))
        self.said = ["the start"]
        self.heard = Counter()

    def position(self):
        return json.loads(GAME.write_position(self.state))

    def expect(self, equal, what):
        if not equal:
            raise Difference(what, self.position(), self.said[-1])

    def agree(self):
        position = self.position()
        found = differences(engine_side(position), oracle_side(self.oracle))
        self.expect(not found, "\n".join(found))

    def play(self):
        """The whole game; raises Difference where both part. Returns how often each word of the notation was heard."""
        while self.oracle.waits:
            self.agree()
            if self.rng.random() < 0.02:
                self.give()
            seat, text = self.decide() if isinstance(self.oracle.waits, Ask) else (CHANCE, self.chance())
            self.step(seat, text)
            self.expect(len(self.said) < LONGEST, "this game never ends")
        self.agree()
        standing = GAME.standing(self.state)
        table = self.oracle.table
        self.expect((list(standing.totals), list(standing.winners)) == (table.treasuries, table.winners), f"scores: {standing}")
        return self.heard

    def step(self, seat, text):
        self.said.append(f"{seat}: {text}")
        self.heard[text.split()[0]] += 1
        try:
            self.state = GAME.apply(self.state, seat, GAME.read_event(text))
        except Refusal as refusal:
            raise Difference(f"the engine refuses {text!r}: {refusal}", self.position(), self.said[-2]) from refusal
        self.oracle.step(seat, text)

    def refuses(self, seat, text):
        """The engine must not take this."""
        try:
            GAME.apply(self.state, seat, GAME.read_event(text))
        except Refusal:
            return
        self.expect(False, f"the engine takes {seat}: {text!r}")

    def decide(self):
        """A decision of a seat that owes one, after both have said the same of what is legal."""
        legal = self.oracle.waits.legal()
        for seat in range(self.form.seats):
            ours, theirs = [GAME.write_event(event) for event in GAME.legal(self.state, seat)], legal.get(seat, set())
            self.expect(len(ours) == len(set(ours)), f"twice: {ours}")
            self.expect(set(ours) == theirs, f"seat {seat}: only engine {sorted(set(ours) - theirs)}, only oracle {sorted(theirs - set(ours))}")
        seat = self.rng.choice(sorted(legal))
        texts = sorted(legal[seat])
        past = [text.split(": ")[1] for text in self.rng.choices(self.said[1:], k=3)]
        for text in past:
            if text not in legal[seat] and not text.startswith("give"):
                self.refuses(seat, text)
        verbs = sorted({text.split()[0] for text in texts})
        verb = self.rng.choices(verbs, [self.favour(verb) for verb in verbs])[0]
        return seat, self.rng.choice([text for text in texts if text.split()[0] == verb])

    def favour(self, word):
        return self.form.favours.get(word, 1)

    def chance(self):
        """An outcome: what the engine draws, or what this game's favours like, both by the oracle's leave."""
        due = self.oracle.waits
        drawn = GAME.write_event(GAME.sample(self.state, self.draw))
        self.expect(due.accepts(drawn), f"chance may not say {drawn!r} to {due}")
        for text in self.near(due, drawn):
            if not due.accepts(text):
                self.refuses(CHANCE, text)
        liked = self.liked(due)
        return liked if due.accepts(liked) else drawn

    def near(self, due, drawn):
        """What chance almost said: one word too many, one too few, one that was not there."""
        verb, *words = drawn.removesuffix(due.tail).split()
        spare = self.rng.choice(sorted(due.pool | due.certain | TOOLS))
        for others in ([*words, spare], words[:-1], [*words[:-1], spare]):
            if others:
                yield " ".join([verb, *others]) + due.tail

    def liked(self, due):
        words, pool = list(due.certain.elements()), list((due.pool).elements())
        while pool and len(words) < due.count:
            word = self.rng.choices(pool, [self.favour(word) for word in pool])[0]
            pool.remove(word)
            words.append(word)
        return " ".join([due.verb, *words]) + due.tail

    def give(self):
        """A gift at any time (MM-10.1)."""
        gold = self.oracle.table.treasuries
        seats = range(self.form.seats)
        for giver in seats:
            ours = {GAME.write_event(event) for event in GAME.extras(self.state, giver)}
            theirs = {f"give {n} to {taker}" for taker in seats if taker != giver for n in range(1, gold[giver] + 1) if self.form.trade}
            self.expect(ours == theirs, f"gifts of {giver}: only engine {sorted(ours - theirs)}, only oracle {sorted(theirs - ours)}")
        giver, taker = self.rng.sample(seats, 2)
        if not self.form.trade or not gold[giver]:
            return self.refuses(giver, f"give 1 to {taker}")
        text = f"give {(amount := self.rng.randint(1, gold[giver]))} to {taker}"
        self.said.append(f"{giver}: {text}")
        self.state = GAME.apply(self.state, giver, GAME.read_event(text))
        gold[giver] -= amount
        gold[taker] += amount
        return self.agree()
