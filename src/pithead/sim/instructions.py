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


def _put_eight(typing: Any, row: Any, first: Any, word: Any) -> Any:
    eight_bytes, eight_numbers = ir.VectorType(ir.IntType(8), 8), ir.VectorType(ir.IntType(16), 8)

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = builder.zext(builder.bitcast(arguments[2], eight_bytes), eight_numbers)
        begin = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        place = builder.bitcast(builder.gep(begin, [arguments[1]]), eight_numbers.as_pointer())
        builder.store(numbers, place, align=2)
        return context.get_dummy_value()

    return types.void(types.Array(types.int16, 1, "C"), types.int64, types.int64), code


popcount: Any = intrinsic(_popcount)
"""How many bits are set."""

lowest: Any = intrinsic(_lowest)
"""The number of the lowest bit that is set, of which there must be one."""

nth_bit: Any = intrinsic(_nth_bit)
"""The number of the n-th bit that is set, counted from 0; only for processors that can deposit bits."""

put_eight: Any = intrinsic(_put_eight)
"""The bytes of a word as eight numbers of a row."""


def instructions() -> dict[str, Any]:
    """What this processor does in one instruction, by the name of the function that it replaces."""
    own = {"popcount": popcount, "lowest": lowest, "put_eight": put_eight}
    return {**own, "nth_bit": nth_bit} if _deposits_bits() else own


def _deposits_bits() -> bool:
    return not config.CPU_NAME and not config.CPU_FEATURES and bool(binding.get_host_cpu_features().get("bmi2"))
