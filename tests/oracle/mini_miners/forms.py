"""What kinds of games are compared: every form of the game, and moods that load dice and decisions towards what is rare."""

from dataclasses import dataclass, field, replace
from itertools import product
from math import prod
from random import Random

from pithead.game import CHANCE
from tests.oracle.mini_miners.box import DWARVES, INITIATIVE, LEFT_IN_BOX, by_initiative


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


def form_of(number, theme=None):
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
