"""One game, played by an engine and the oracle side by side; they speak only in positions and notation.

Before every step both must show the same position, wait for the same seats or for chance, and allow the same; chance may say what the
oracle says it may, and nothing else. Moods load dice and decisions, so that rare cards and rare choices come up often.
"""

import json
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import product
from math import prod
from random import Random

import msgspec

from pithead.fair import loose
from pithead.game import CHANCE, Refusal
from pithead.games import load_game
from tests.oracle.mini_miners.box import DWARVES, INITIATIVE, LEFT_IN_BOX, TOOLS, by_initiative
from tests.oracle.mini_miners.dig import ALL
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
    """Words that chance and players like, or don't: how many times as much."""

    collector: int | None = None
    """The seat that gathers the dwarves of a theme, if there is one: the others leave them."""

    def favour(self, text, seat=CHANCE):
        favour = prod(self.favours.get(word, 1) for word in text.split())
        left = text.startswith(("pick ", "enlist ")) and self.collector not in (None, seat)
        return 1 / favour if left or text.startswith("discard ") else favour


EVERY = list(product((2, 3, 4), (False, False, True), *[(False, True)] * 3))
Random("every form").shuffle(EVERY)


def forms(number, theme=None):
    """The form of the game with this number: all options and seats in turn, and a host's set, gold and a theme by lot."""
    seats, simplified, long, open_draft, trade = EVERY[number % len(EVERY)]
    rng = Random(f"form {number}")
    theme = rng.choice([*THEMES, ""]) if theme is None else theme
    form = Form(seats, simplified, long, open_draft, trade, favours=favours(rng, theme), collector=rng.choice([None, *range(seats)]))
    if rng.random() < 0.7:
        allowed = [name for name, initiative in INITIATIVE.items() if not (simplified and initiative in LEFT_IN_BOX[seats])]
        rng.shuffle(allowed)
        liked = sorted(allowed, key=form.favour, reverse=True)[: DWARVES[seats]]
        form = replace(form, dwarves=tuple(by_initiative(liked)))
    return replace(form, gold=70 if "buy" in theme.split() else rng.choice([None, None, None, 0, 25]))


THEMES = [
    "haggler anvil star",
    "ticktock handyman lantern star target borrow",
    "crook lucky star announce escape",
    "trickster bully scoundrel star target",
    "handyman kaboom mole shovel dynamite borrow upside-down",
    "handyman packmule hardhead helmet magnifier cart borrow",
    "sleuth hardhead daredevil magnifier cart helmet under IV T13 T14 T15 T16",
    "gadget innkeeper tavern lantern equip",
    "scoundrel bully ticktock target forbidden",
    "hardhead packmule cart helmet collapse use",
    "buy equip collapse",
]
"""Words whose rules meet, so that they come up together."""


def favours(rng, theme):
    """What a game leans to. Without any of it all would be equally likely."""
    found = {"collapse": rng.choice([1, 1, 4, 20]), "pass": rng.choice([0.1, 0.5]), "end": rng.choice([0.05, 0.5])}
    found |= {"buy": rng.choice([1, 8]), "equip": rng.choice([1, 6]), "shuffle": rng.choice([0.02, 0.1, 1])}
    found |= {verb: rng.choice([1, 6]) for verb in ("target", "use", "borrow", "dynamite", "bonus", "announce")}
    found |= {verb: rng.choice([0.05, 0.3, 1]) for verb in ("sacrifice", "escape", "dig")}
    return found | dict.fromkeys(theme.split(), 20)


# Both sides in one form


def engine_side(position):
    """A position of the engine in the form of the oracle's: no defaults left out, piles sorted."""
    p = {name: position[name] for name in oracle_fields(position)}
    for name in ("events", "cast", "aside", "pile", "discards", "collapses"):
        p[name] = sorted(p[name])
    p["stores"] = [sorted(store) for store in p["stores"]]
    p["crew"] = full_crew(p["crew"])
    p["past"] = latest([past | {"crew": full_crew(past["crew"])} for past in p["past"][-1:]], len(p["past"]))
    p["decks"] = {name: {"cards": [], "top": [], "under": [], "discards": [], **deck} for name, deck in p["decks"].items()}
    return p | {"phase": every_marker(plain(position["phase"])), "to_act": position["to_act"]}


def oracle_fields(position):
    return position.keys() - {"game", "seats", "options", "phase", "to_act"}


def latest(past, rounds):
    """The last round, and how many there were: the others were compared before."""
    return {"rounds": rounds, "last": past[-1:]}


def full_crew(dwarves):
    return crew(Dwarf(**dwarf).public() for dwarf in dwarves)


def oracle_side(oracle):
    waits = oracle.waits
    match waits:
        case Ask():
            seats = tuple(sorted(waits.legal()))
            to_act, phase = seats[0] if len(seats) == 1 else list(seats), waits.phase
        case Due():
            to_act, phase = "chance", waits.phase
        case _:
            to_act, phase = None, {"is": "over", "winners": oracle.table.winners}
    public = oracle.table.public()
    return public | {"past": latest(public["past"], len(public["past"])), "phase": plain(phase), "to_act": to_act}


def plain(phase):
    """A phase without defaults and without the names of draws, lists in one order."""
    return {name: plain_value(value) for name, value in phase.items() if name not in NAMES_OF_DRAWS and plain_value(value) not in EMPTY}


EMPTY = [0, "", False, None, [], {}]


def plain_value(value):
    if isinstance(value, dict):
        return plain(value)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [sorted(each) for each in value]
    return value


def every_marker(phase):
    """Ninety-nine ignored markers are all of them, and so are more."""
    return phase | {"ignore": min(phase["ignore"], ALL)} if "ignore" in phase else phase


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

    def __init__(self, form, seed, game=GAME):
        self.game, self.form, self.rng = game, form, Random(f"compare {seed}")
        self.draw = loose(self.rng)
        options = {name: getattr(form, name) for name in ("simplified", "long", "open_draft", "dwarves")}
        gold = [form.gold] * form.seats if form.gold is not None else None
        self.oracle = Oracle(form.seats, gold=gold, **options)
        self.state = self.game.start(form.seats, self.game.options_type(trade=form.trade, **options))
        if gold:
            self.state = self.game.read_position(json.dumps(self.position() | {"treasuries": gold}))
        self.said = ["the start"]
        self.heard = Counter()

    def position(self):
        return msgspec.json.decode(self.game.write_position(self.state))

    def expect(self, equal, what):
        if not equal:
            raise Difference(what, self.position(), self.said[-1])

    def same(self, ours, theirs, what):
        """Two sets of texts."""
        self.expect(ours == theirs, f"{what}: only engine {sorted(ours - theirs)}, only oracle {sorted(theirs - ours)}")

    def agree(self):
        position = self.position()
        found = differences(engine_side(position), oracle_side(self.oracle))
        self.expect(not found, "\n".join(found))

    def play(self):
        """The whole game; raises Difference where both part. Returns how often each word of the notation was heard."""
        while self.oracle.waits:
            self.agree()
            if self.rng.random() < 0.1:
                self.state = self.read_back()
            if self.rng.random() < 0.02:
                self.give()
            seat, text = self.decide() if isinstance(self.oracle.waits, Ask) else (CHANCE, self.chance())
            self.step(seat, text)
            self.expect(len(self.said) < LONGEST, "this game never ends")
        self.agree()
        standing = self.game.standing(self.state)
        table = self.oracle.table
        self.expect((list(standing.totals), list(standing.winners)) == (table.treasuries, table.winners), f"scores: {standing}")
        return self.heard

    def read_back(self):
        """The engine's own position, read: the game goes on with it."""
        try:
            return self.game.read_position(self.game.write_position(self.state))
        except Refusal as refusal:
            raise Difference(f"the engine refuses the position: {refusal}", self.position(), self.said[-1]) from refusal

    def step(self, seat, text):
        self.said.append(f"{seat}: {text}")
        self.heard[" ".join(text.split()[: 2 if text.startswith(("use", "borrow")) else 1])] += 1
        try:
            self.state = self.game.apply(self.state, seat, self.game.read_event(text))
        except Refusal as refusal:
            raise Difference(f"the engine refuses {text!r}: {refusal}", self.position(), self.said[-2]) from refusal
        self.oracle.step(seat, text)

    def refuses(self, seat, text):
        """The engine must not take this."""
        try:
            self.game.apply(self.state, seat, self.game.read_event(text))
        except Refusal:
            return
        self.expect(False, f"the engine takes {seat}: {text!r}")

    def decide(self):
        """A decision of a seat that owes one, after both have said the same of what is legal."""
        legal = self.oracle.waits.legal()
        for seat in range(self.form.seats):
            listed = [self.game.write_event(event) for event in self.game.legal(self.state, seat)]
            self.expect(len(listed) == len(set(listed)), f"twice: {listed}")
            self.same(set(listed), legal.get(seat, set()), f"seat {seat}")
        seat = self.rng.choice(sorted(legal))
        texts = sorted(legal[seat])
        said = self.rng.choice(self.said[1:]).split(": ")[1]
        if said not in legal[seat] and not said.startswith("give"):
            self.refuses(seat, said)
        verb = self.like(sorted({text.split()[0] for text in texts}))
        return seat, self.like([text for text in texts if text.split()[0] == verb], seat)

    def like(self, texts, seat=CHANCE):
        """One of them by lot, what this game favours more often."""
        return self.rng.choices(texts, [self.form.favour(f"{text} {self.meant(text)}", seat) for text in texts])[0]

    def meant(self, text):
        """The tools that a text is about without naming them: what is bought, and what a target carries."""
        match text.split():
            case ["buy", place] if place != "blind":
                return self.oracle.table.market[int(place) - 1]
            case ["target", name]:
                dwarf = self.oracle.table.crew[name]
                return " ".join(dwarf.hidden + dwarf.shown)
        return ""

    def chance(self):
        """An outcome: what the engine draws, or what this game's favours like, both by the oracle's leave."""
        due = self.oracle.waits
        drawn = self.game.write_event(self.game.sample(self.state, self.draw))
        self.expect(due.accepts(drawn), f"chance may not say {drawn!r} to {due}")
        near = self.near(due, drawn)
        if not due.accepts(near):
            self.refuses(CHANCE, near)
        liked = self.liked(due)
        whole_market = liked.startswith("laid") and due.count == 5  # what is liked would come three times, again and again
        return liked if due.accepts(liked) and not whole_market else drawn

    def near(self, due, drawn):
        """What chance almost said: one word too many, one too few, one that was not there."""
        verb, *words = drawn.removesuffix(due.tail).split()
        spare = self.rng.choice(sorted((due.pool or Counter()) | TOOLS))
        others = self.rng.choice([[*words, spare], words[:-1] or [spare], [*words[:-1], spare]])
        return " ".join([verb, *others]) + due.tail

    def liked(self, due):
        words, pool = list(due.first), list((due.pool or Counter()).elements())
        while pool and len(words) < due.count - len(due.last):
            words.append(self.like(pool))
            pool.remove(words[-1])
        return " ".join([due.verb, *words, *due.last]) + due.tail

    def give(self):
        """A gift at any time (MM-10.1)."""
        gold = self.oracle.table.treasuries
        seats = range(self.form.seats)
        for giver in seats:
            ours = {self.game.write_event(event) for event in self.game.extras(self.state, giver)}
            theirs = {f"give {n} to {taker}" for taker in seats if taker != giver for n in range(1, gold[giver] + 1) if self.form.trade}
            self.same(ours, theirs, f"gifts of {giver}")
        giver, taker = self.rng.sample(seats, 2)
        if not self.form.trade or not gold[giver]:
            return self.refuses(giver, f"give 1 to {taker}")
        text = f"give {(amount := self.rng.randint(1, gold[giver]))} to {taker}"
        self.said.append(f"{giver}: {text}")
        self.state = self.game.apply(self.state, giver, self.game.read_event(text))
        gold[giver] -= amount
        gold[taker] += amount
        return self.agree()
