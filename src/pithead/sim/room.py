"""What the kernel room of a game offers: the same rules compiled, for simulations, environments, the bench and the proof."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, NamedTuple

from pithead.game import Options
from pithead.sim.encoding import Encoding, fields
from pithead.sim.machines import Array, Kernel, compiled_batch, compiled_batch_for_card, compiled_before, compiled_now
from pithead.sim.simulation import Simulation


class BatchCore(NamedTuple):
    """The kernel of a game, ready to play many games of one table side by side."""

    words: int
    """How long the state of a game is."""
    outcome_words: int
    actions: int
    observation_size: int
    facts: tuple[Array, Array]
    """The box and the options of the table."""
    kernel: SimpleNamespace
    is_compiled: Callable[[], bool]
    """Is the first use quick, because this machine has kept all of the compiled code?"""
    mark_compiled: Callable[[], None]
    """The first use is over."""
    for_card: Callable[[], SimpleNamespace]
    """The same for a graphics card."""
    encoding_version: int

    @classmethod
    def of(cls, rules: Kernel, encoding: Encoding, view: Any, facts: tuple[Array, Array], bots: bool = False) -> BatchCore:
        """The kernel with these facts; how many actions there are and how long an observation is, the encoding says."""
        size = sum(field.size for field in fields(encoding, view))
        layout = rules.layout
        kept, mark = partial(compiled_before, rules, bots, batch=True), partial(compiled_now, rules, bots, batch=True)
        functions, on_card = compiled_batch(rules, bots), partial(compiled_batch_for_card, rules, bots, len(facts[0]))
        words, outcome_words, actions = layout.Field.SIZE, layout.OutcomeField.SIZE, len(encoding.names)
        return cls(words, outcome_words, actions, size, facts, functions, kept, mark, on_card, encoding.version)


class Proof(NamedTuple):
    """What the kernel is compared with the plain engine on."""

    tables: Sequence[tuple[int, Options]]
    rivals: Callable[[SimpleNamespace | None], Sequence[Any]]
    """A `Rival` with our box, and one with each of the strange ones."""


class GameKernel(NamedTuple):
    """The compiled rules of a game, and what they are used for. Games are given as `load_game` makes them."""

    bots: tuple[str, ...]
    """Who can play inside the kernel, by their numbers there."""
    simulation: Callable[[Any, Sequence[str], Any], Simulation]
    """`simulation(game, bots, options)`, a bot for each seat; the options are those of `games.simulation_options`."""
    encoding: Callable[[Any], Encoding]
    batch: Callable[[Any, Sequence[str | None], Any], BatchCore]
    """`batch(game, bots, options)`; None is a seat whose actions come from outside."""
    proof: Proof
    beside: Callable[[Any], Any]
    """`beside(game)` is a `Rival`: the kernel with what translates between it and the plain engine."""
    open_spiel: Callable[[], type[Any]] | None = None
    """The states of the game for OpenSpiel, if their chance nodes can be fewer than one for each draw."""
