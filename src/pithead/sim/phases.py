"""A game as a table of its phases, made into functions: a compiled function has no table of functions, so it becomes a chain of ifs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, NamedTuple, TypeAlias

from pithead.sim.stream import Rng
from pithead.sim.words import Words

Function: TypeAlias = Callable[..., Any]
PhaseTable: TypeAlias = Mapping[int, tuple[Function, Function]]
"""For each phase what may be chosen and what a choice does; where chance acts, what is drawn and what that does.

The phases are compared in this order, so those that are common come first.
"""


class PhaseFunctions(NamedTuple):
    """A game as four functions."""

    menu: Callable[[Words, Words, int], int]
    """The choices of a seat that owes a decision, as bits: in the order in which the plain engine lists them."""
    step: Callable[[Words, Words, int, int], None]
    """The state after a choice of the menu."""
    sample: Callable[[Words, Words, Rng, Words], None]
    """What the dice, the cards or the lot say next; the only place that meets randomness."""
    settle: Callable[[Words, Words, Words], None]
    """The state after an outcome."""


def phase_functions(module: str, field: int, chance_phases: int, table: PhaseTable, then: str = "") -> PhaseFunctions:
    """The functions of a module that ask its table, by the phase in this field of a state; chance acts in the phases that are bits.

    A function of the table gets the arguments whose names it has too; what it calls by another name is the choice, or the number that was
    drawn. After a choice and after an outcome comes what is called `then`, if anything.
    """
    menus, steps = ({phase: pair[column] for phase, pair in table.items() if not chance_phases >> phase & 1} for column in (0, 1))
    samples, settled = ({phase: pair[column] for phase, pair in table.items() if chance_phases >> phase & 1} for column in (0, 1))
    return PhaseFunctions(
        by_phase(module, field, "menu", ("state", "box", "seat"), menus, returns="return "),
        by_phase(module, field, "step", ("state", "box", "seat", "choice"), steps, number="choice", then=then),
        by_phase(module, field, "sample", ("state", "box", "rng", "outcome"), samples),
        by_phase(module, field, "settle", ("state", "box", "outcome"), settled, number="outcome[0]", then=then),
    )


def by_phase(
    module: str,
    field: int,
    name: str,
    parameters: tuple[str, ...],
    functions: Mapping[int, Function],
    returns: str = "",
    number: str = "",
    then: str = "",
) -> Any:
    """A function of a module that calls that of the phase; in any other phase it returns 0, or does nothing."""
    lines = [f"def {name}({', '.join(parameters)}):", f" phase = state[{field}]"]
    for phase, function in functions.items():
        given = ", ".join(known if known in parameters else number for known in signature(function).parameters)
        lines += [f" {'if' if len(lines) == 2 else 'elif'} phase == {phase}:", f"  {returns}{function.__name__}({given})"]
    if returns:
        lines.append(" return 0")
    if then:
        lines.append(f" {then}(state, box)")
    space = vars(sys.modules[module])
    made: dict[str, Any] = {}
    exec(compile("\n".join(lines), space["__file__"], "exec"), space, made)
    return made[name]
