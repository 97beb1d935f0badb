"""One game, played by an engine and the oracle side by side; they speak only in positions and notation.

Before every step both must show the same position, wait for the same seats or for chance, and allow the same; chance may say what the
oracle says it may, and nothing else.
"""

import json
from collections import Counter
from random import Random

import msgspec

from pithead.fair import loose
from pithead.game import CHANCE, Refusal
from pithead.games import load_game
from tests.oracle.mini_miners.box import TOOLS
from tests.oracle.mini_miners.oracle import Oracle
from tests.oracle.mini_miners.sides import differences, engine_side, oracle_side
from tests.oracle.mini_miners.table import Ask

GAME = load_game("mini-miners")
STEPS_MOST = 5_000


class Difference(Exception):
    """Where engine and oracle part: what they say differently, the position, and the event before it."""

    def __init__(self, what, position, event):
        super().__init__(f"{what}\nafter {event}\nin {json.dumps(position)}")
        self.what = what


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
            self.expect(len(self.said) < STEPS_MOST, "this game never ends")
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
