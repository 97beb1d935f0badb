"""Instructions of the processor that have no name in Python."""

from __future__ import annotations

from typing import Any

from llvmlite import binding, ir
from numba.core import config, types
from numba.extending import intrinsic


def _popcount(typing: Any, bits: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


def _lowest(typing: Any, bits: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


def _nth_bit(typing: Any, bits: Any, n: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        place = builder.call(deposit, [builder.shl(ir.Constant(word, 1), arguments[1]), arguments[0]])
        return builder.cttz(place, ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64, types.int64), code


popcount: Any = intrinsic(_popcount)
"""How many bits are set."""

lowest: Any = intrinsic(_lowest)
"""The number of the lowest bit that is set, of which there must be one."""

nth_bit: Any = intrinsic(_nth_bit)
"""The number of the n-th bit that is set, counted from 0; only for processors that can deposit bits."""


def instructions() -> dict[str, Any]:
    """What this processor does in one instruction, by the name of the function that it replaces."""
    own = {"popcount": popcount, "lowest": lowest}
    return {**own, "nth_bit": nth_bit} if _deposits_bits() else own


def _deposits_bits() -> bool:
    return not config.CPU_NAME and not config.CPU_FEATURES and bool(binding.get_host_cpu_features().get("bmi2"))
