"""Who acts, and what a phase does: tables of phases become functions of a kernel.

    DECISIONS = {Phase.DRAFT: (draft_menu, pick), Phase.MARKET: (market_menu, trade)}

    @by_phase(Field.PHASE, DECISIONS, 1)
    def step(state: Words, box: Words, seat: int, choice: int) -> None: ...

makes `step` call `pick` in the draft and `trade` in the market, by a chain of ifs: compiled functions have no tables of functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, TypeAlias, TypeVar

from pithead.sim.compile import GIVEN
from pithead.sim.words import Words, lowest

Function = TypeVar("Function", bound=Callable[..., Any])
PhaseTable: TypeAlias = Mapping[int, tuple[Callable[..., Any], ...]]
"""For each phase what may be chosen there, and what a choice does; or what is drawn, and what that does."""

Field: Any = GIVEN
Phase: Any = GIVEN
CHANCE_PHASES: int = GIVEN
TOGETHER: int = GIVEN


def chance_acts(state: Words) -> int:
    """Is an outcome due?"""
    return CHANCE_PHASES >> state[Field.PHASE] & 1


def actors(state: Words) -> int:
    """The seats that owe a decision, as bits."""
    if chance_acts(state) or state[Field.PHASE] == Phase.OVER:
        return 0
    return state[Field.WAITING] if TOGETHER >> state[Field.PHASE] & 1 else 1 << state[Field.TURN]


def first_actor(state: Words) -> int:
    """The lowest of the seats that owe a decision."""
    return lowest(state[Field.WAITING]) if TOGETHER >> state[Field.PHASE] & 1 else state[Field.TURN]


def by_phase(field: int, table: PhaseTable, column: int, number: str = "choice") -> Callable[[Function], Function]:
    """Makes a function call that of the phase, which stands in this field of the state; in any other phase it returns 0, or does nothing.

    That function gets the arguments whose names it has too; what it calls by another name is the `number`. The phases are compared in the
    order of the table, so those that are common come first.
    """

    def decorate(function: Function) -> Function:
        known = tuple(signature(function).parameters)
        answer = "" if function.__annotations__["return"] == "None" else "return "
        lines = [f"def {function.__name__}({', '.join(known)}):", f" phase = state[{field}]"]
        for phase, functions in table.items():
            called = functions[column]
            given = ", ".join(name if name in known else number for name in signature(called).parameters)
            lines += [f" {'if' if len(lines) == 2 else 'elif'} phase == {phase}:", f"  {answer}{called.__name__}({given})"]
        if answer:
            lines.append(" return 0")
        made: dict[str, Any] = {}
        exec(compile("\n".join(lines), function.__code__.co_filename, "exec"), function.__globals__, made)
        named = made[function.__name__]
        named.__module__, named.__doc__ = function.__module__, function.__doc__
        return named  # type: ignore[no-any-return]

    return decorate
