"""States on a graphics card in as few bytes as their fields need, and those fields that are asked for most in the quick memory of a block.

To a kernel such a state looks like any other: `state[Field.TURN]` is a number of 64 bits. But a field here has a type of its own, so the
compiler knows where it lies and how wide it is. The near fields of a state are fetched while a thread works on it, and stored afterwards.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from types import ModuleType, SimpleNamespace
from typing import Any, Final, NamedTuple

from llvmlite import ir
from numba.cuda import cgutils, types
from numba.cuda.core.imputils import lower_constant
from numba.cuda.cudadecl import registry as typing_registry
from numba.cuda.cudaimpl import registry as lowering_registry
from numba.cuda.extending import intrinsic, lower_cast, models, register_model, typeof_impl
from numba.cuda.np import arrayobj
from numba.cuda.typeconv import Conversion
from numba.cuda.typing.templates import AbstractTemplate, signature

LINE_BYTES: Final = 32
"""States begin where the card's memory begins a new piece."""
VECTOR_BYTES: Final = 16
"""So much is fetched at once."""
WORD_BYTES: Final = 4
GLOBAL: Final = 1
SHARED: Final = 3
CONSTANT: Final = 4
"""Kinds of memory, by their numbers in the compiler."""

BIT32: Final = ir.IntType(32)
BIT64: Final = ir.IntType(64)
VECTOR: Final = ir.VectorType(BIT32, VECTOR_BYTES // WORD_BYTES)


class FieldBytes(NamedTuple):
    """Where a field lies: its bytes, the bytes of one number, and the words of the plain layout that it stands for."""

    first_byte: int
    width: int
    first_word: int
    words: int
    near: bool


class Packing:
    """Where the fields of a layout lie, for blocks of so many threads."""

    def __init__(self, layout: Any, widths: Mapping[str, int], near: frozenset[str], threads: int) -> None:
        names = sorted(widths, key=lambda name: int(getattr(layout, name)))
        ends = [getattr(layout, name) for name in names[1:]] + [layout.SIZE]
        self.fields: dict[str, FieldBytes] = {}
        self.step = WORD_BYTES * threads
        self.near_bytes = self._place(layout, dict(zip(names, ends)), widths, near, 0, True)
        end = self._place(layout, dict(zip(names, ends)), widths, near, self.near_bytes, False)
        self.state_bytes = -(-end // LINE_BYTES) * LINE_BYTES

    def _place(
        self, layout: Any, ends: Mapping[str, int], widths: Mapping[str, int], near: frozenset[str], place: int, nearby: bool
    ) -> int:
        """Give the near or the far fields their places, the widest first; where they end."""
        for name in sorted((name for name in ends if (name in near) == nearby), key=lambda name: -widths[name]):
            first = getattr(layout, name)
            self.fields[name] = FieldBytes(place, widths[name], first, ends[name] - first, nearby)
            place += widths[name] * (ends[name] - first)
        return -(-place // VECTOR_BYTES) * VECTOR_BYTES

    def words(self) -> list[tuple[int, FieldBytes]]:
        """For each word of the plain layout where it begins, and its field."""
        found = {
            field.first_word + word: (field.first_byte + word * field.width, field)
            for field in self.fields.values()
            for word in range(field.words)
        }
        return [found[word] for word in range(len(found))]


class PackedField:
    """The beginning of a field, as a constant."""

    def __init__(self, packing: Packing, name: str) -> None:
        self.packing = packing
        self.name = name


class PlaceType(types.Type):  # type: ignore[misc]
    """A place in a field: the number of its word in the plain layout, of which the compiler knows the field."""

    def __init__(self, packing: Packing, field: str) -> None:
        self.packing = packing
        self.field = field
        super().__init__(f"Place({field}, {id(packing)})")

    def can_convert_to(self, context: Any, other: Any) -> Any:
        """A place is a number where a number is needed."""
        return Conversion.safe if isinstance(other, types.Integer) and other.bitwidth == 64 else None


class StateType(types.Type):  # type: ignore[misc]
    """A packed state: where it lies on the card, and where its near fields lie in the block."""

    def __init__(self, packing: Packing) -> None:
        self.packing = packing
        super().__init__(f"PackedState({id(packing)})")


@register_model(PlaceType)
class PlaceModel(models.PrimitiveModel):  # type: ignore[misc]
    """A place is a number."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, BIT64)


@register_model(StateType)
class StateModel(models.StructModel):  # type: ignore[misc]
    """A state is two addresses."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("far", types.int64), ("near", types.int64)])


@typeof_impl.register(PackedField)  # type: ignore[untyped-decorator]
def _typeof_field(field: PackedField, _: Any) -> PlaceType:
    return PlaceType(field.packing, field.name)


@lower_constant(PlaceType)  # type: ignore[untyped-decorator]
def _lower_field(context: Any, builder: Any, kind: Any, field: PackedField) -> Any:
    return _number(field.packing.fields[field.name].first_word)


@lower_cast(PlaceType, types.Integer)  # type: ignore[untyped-decorator]
def _place_as_number(context: Any, builder: Any, kind: Any, wanted: Any, value: Any) -> Any:
    return value


@typing_registry.register_global(operator.add)
class _AddToPlace(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        place, number = args
        if isinstance(place, PlaceType) and isinstance(number, types.Integer):
            return signature(place, place, types.int64)
        return None


@typing_registry.register_global(operator.getitem)
class _ReadField(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        state, place = args
        return signature(types.int64, state, _as_place(place)) if isinstance(state, StateType) else None


@typing_registry.register_global(operator.setitem)
class _WriteField(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        state, place, _ = args
        return signature(types.none, state, _as_place(place), types.int64) if isinstance(state, StateType) else None


def _as_place(kind: Any) -> Any:
    return kind if isinstance(kind, PlaceType) else types.int64


@lowering_registry.lower(operator.add, PlaceType, types.Integer)  # type: ignore[untyped-decorator]
def _add_to_place(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
    return builder.add(*values)


@lowering_registry.lower(operator.getitem, StateType, PlaceType)  # type: ignore[untyped-decorator]
def _read_field(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
    packing, field = _field_of(kinds)
    return _read(builder, packing, values[0], _byte_of(builder, field, values[1]), field.width, field.near)


@lowering_registry.lower(operator.setitem, StateType, PlaceType, types.int64)  # type: ignore[untyped-decorator]
def _write_field(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
    packing, field = _field_of(kinds)
    _write(builder, packing, values[0], _byte_of(builder, field, values[1]), field.width, field.near, values[2])
    return context.get_dummy_value()


@lowering_registry.lower(operator.getitem, StateType, types.int64)  # type: ignore[untyped-decorator]
def _read_word(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
    packing, result = kinds.args[0].packing, cgutils.alloca_once(builder, BIT64)

    def read(byte: Any, width: int, near: bool) -> None:
        builder.store(_read(builder, packing, values[0], byte, width, near), result)

    _by_kind(builder, packing, values[1], read)
    return builder.load(result)


@lowering_registry.lower(operator.setitem, StateType, types.int64, types.int64)  # type: ignore[untyped-decorator]
def _write_word(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
    packing = kinds.args[0].packing

    def write(byte: Any, width: int, near: bool) -> None:
        _write(builder, packing, values[0], byte, width, near, values[2])

    _by_kind(builder, packing, values[1], write)
    return context.get_dummy_value()


def _number(value: int) -> Any:
    return ir.Constant(BIT64, value)


def _field_of(kinds: Any) -> tuple[Packing, FieldBytes]:
    packing = kinds.args[0].packing
    return packing, packing.fields[kinds.args[1].field]


def _byte_of(builder: Any, field: FieldBytes, word: Any) -> Any:
    inside = builder.mul(builder.sub(word, _number(field.first_word)), _number(field.width))
    return builder.add(inside, _number(field.first_byte))


def _pointer(builder: Any, packing: Packing, state: Any, byte: Any, width: int, near: bool) -> Any:
    """Where a byte of a state lies; of near fields the same word of all threads lies together, so that they never wait for each other."""
    kind = ir.IntType(8 * width)
    if not near:
        return builder.inttoptr(builder.add(builder.extract_value(state, 0), byte), kind.as_pointer(GLOBAL))
    word = builder.mul(builder.lshr(byte, _number(2)), _number(packing.step))
    address = builder.add(builder.add(builder.extract_value(state, 1), word), builder.and_(byte, _number(WORD_BYTES - 1)))
    return builder.inttoptr(address, kind.as_pointer(SHARED))


def _read(builder: Any, packing: Packing, state: Any, byte: Any, width: int, near: bool) -> Any:
    if near and width > WORD_BYTES:
        low = _read(builder, packing, state, byte, WORD_BYTES, near)
        high = _read(builder, packing, state, builder.add(byte, _number(WORD_BYTES)), WORD_BYTES, near)
        return builder.or_(builder.and_(low, _number(0xFFFF_FFFF)), builder.shl(high, _number(32)))
    value = builder.load(_pointer(builder, packing, state, byte, width, near), align=width)
    return value if width == 8 else builder.sext(value, BIT64)


def _write(builder: Any, packing: Packing, state: Any, byte: Any, width: int, near: bool, value: Any) -> None:
    if near and width > WORD_BYTES:
        _write(builder, packing, state, byte, WORD_BYTES, near, value)
        _write(builder, packing, state, builder.add(byte, _number(WORD_BYTES)), WORD_BYTES, near, builder.lshr(value, _number(32)))
        return
    narrow = value if width == 8 else builder.trunc(value, ir.IntType(8 * width))
    builder.store(narrow, _pointer(builder, packing, state, byte, width, near), align=width)


def _by_kind(builder: Any, packing: Packing, word: Any, act: Callable[[Any, int, bool], None]) -> None:
    """Do it to a word whose field only the running kernel knows: a table says where it lies, and each kind of field has its own code."""
    name = f"pithead_packing_{id(packing)}"
    entries = [byte << 5 | field.near << 4 | field.width for byte, field in packing.words()]
    table = builder.module.globals.get(name)
    if table is None:
        kind = ir.ArrayType(BIT32, len(entries))
        table = ir.GlobalVariable(builder.module, kind, name, addrspace=CONSTANT)
        table.linkage, table.global_constant, table.initializer = "internal", True, ir.Constant(kind, entries)
    entry = builder.load(builder.gep(table, [ir.Constant(BIT32, 0), word]))
    byte = builder.zext(builder.lshr(entry, ir.Constant(BIT32, 5)), BIT64)
    for found in sorted({entry & 31 for entry in entries}):
        same = builder.icmp_unsigned("==", builder.and_(entry, ir.Constant(BIT32, 31)), ir.Constant(BIT32, found))
        with builder.if_then(same):
            act(byte, found & 15, bool(found & 16))


def field_constants(layout: Any, packing: Packing) -> ModuleType:
    """A layout whose fields are known to be packed, as numba knows constants: as a module."""
    module = ModuleType(layout.__name__)
    plain = {name: getattr(layout, name) for name in dir(layout) if name.isupper()}
    vars(module).update({**plain, **{name: PackedField(packing, name) for name in packing.fields}})
    return module


def state_functions(packing: Packing) -> SimpleNamespace:
    """What a thread does with packed states: go to one, fetch its near fields, and store them."""
    kind = StateType(packing)

    def vectors(builder: Any, state: Any) -> list[Any]:
        far = builder.extract_value(state, 0)
        places = range(0, packing.near_bytes, VECTOR_BYTES)
        return [builder.inttoptr(builder.add(far, _number(place)), VECTOR.as_pointer(GLOBAL)) for place in places]

    def words_of(builder: Any, state: Any, vector: int) -> list[Any]:
        first = vector * VECTOR_BYTES
        bytes_of = range(first, first + VECTOR_BYTES, WORD_BYTES)
        return [_pointer(builder, packing, state, _number(byte), WORD_BYTES, True) for byte in bytes_of]

    def state_at(typing: Any, memory: Any, near: Any, slot: Any, thread: Any) -> Any:
        def code(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
            far, own = (arrayobj.make_array(kinds.args[place])(context, builder, values[place]).data for place in (0, 1))
            own = builder.ptrtoint(builder.addrspacecast(own, BIT32.as_pointer(SHARED)), BIT64)
            far = builder.add(builder.ptrtoint(far, BIT64), builder.mul(values[2], _number(packing.state_bytes)))
            own = builder.add(own, builder.mul(values[3], _number(WORD_BYTES)))
            state = ir.Constant(ir.LiteralStructType([BIT64, BIT64]), ir.Undefined)
            return builder.insert_value(builder.insert_value(state, far, 0), own, 1)

        return kind(memory, near, types.int64, types.int64), code

    def fetch_near(typing: Any, state: Any) -> Any:
        def code(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
            fetched = [builder.load(vector, align=VECTOR_BYTES) for vector in vectors(builder, values[0])]
            for place, vector in enumerate(fetched):
                for lane, word in enumerate(words_of(builder, values[0], place)):
                    builder.store(builder.extract_element(vector, ir.Constant(BIT32, lane)), word, align=WORD_BYTES)
            return context.get_dummy_value()

        return types.none(state), code

    def store_near(typing: Any, state: Any) -> Any:
        def code(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
            for place, memory in enumerate(vectors(builder, values[0])):
                vector = ir.Constant(VECTOR, ir.Undefined)
                for lane, word in enumerate(words_of(builder, values[0], place)):
                    vector = builder.insert_element(vector, builder.load(word, align=WORD_BYTES), ir.Constant(BIT32, lane))
                builder.store(vector, memory, align=VECTOR_BYTES)
            return context.get_dummy_value()

        return types.none(state), code

    return SimpleNamespace(state_at=intrinsic(state_at), fetch_near=intrinsic(fetch_near), store_near=intrinsic(store_near))
