"""The facts of a box as a small table of numbers, so that a user's content file works in the kernels too (DM-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.dice_miner.kernel.layout import TUNNEL_BITS, Fact, Symbol
from pithead.dice_miner.kernel.preferences import HEROES as LIKED
from pithead.dice_miner.kernel.preferences import promise
from pithead.dice_miner.rules.content import Box
from pithead.dice_miner.rules.dice import KINDS, Face, Kind, read_face, shown
from pithead.dice_miner.rules.phases.setup import strength
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import Unreadable
from pithead.sim.codec import Array, int_array

KINDS_BY_NAME: Final = tuple(sorted(KINDS))
"""The kinds in the order of the kernels, in which faces sort as the plain engine sorts them."""

HERO_FACES_MOST: Final = 16
"""More faces on one hero would not fit the packed sums."""

_DEFAULT: Final = DiceMinerOptions()
_PLACES: Final = {
    "treasure": Symbol.GEM,
    "cave": Symbol.CAVE,
    "dragon": Symbol.DRAGON,
    "pickaxe": Symbol.PICKAXE,
    "shield": Symbol.SHIELD,
    "chest": Symbol.CHEST,
}


def faces_of(box: Box, kind: Kind) -> tuple[Face, ...]:
    """The different faces of a kind in the order of their names: the place of a face here is its rank."""
    return tuple(sorted(set(box.sides[kind])))


def face_numbers(box: Box) -> dict[Face, int]:
    """The number of each face of the box."""
    return {face: row * 8 + rank for row, kind in enumerate(KINDS_BY_NAME) for rank, face in enumerate(faces_of(box, kind))}


def box_table(box: Box) -> Array:
    """The same as an array of numpy."""
    return int_array(box_facts(box))


def box_facts(box: Box) -> list[int]:
    """The facts of the box as `layout` orders them."""
    table = [0] * Fact.SIZE
    numbers = face_numbers(box)
    for row, kind in enumerate(KINDS_BY_NAME):
        table[Fact.COUNTS + row] = box.counts[kind].value
        table[Fact.SIDES + row * 8 : Fact.SIDES + row * 8 + 6] = [numbers[face] % 8 for face in box.sides[kind]]
    for face, number in numbers.items():
        _put_face(table, face, number)
    for place, kind in enumerate(KINDS):
        row = KINDS_BY_NAME.index(kind)
        table[Fact.BEERS + place] = row * 8
        if f"{kind}:beer" in numbers:
            beer = numbers[f"{kind}:beer"]
            table[Fact.BEERS + place] = beer
            table[Fact.BEER_BYTES + row] = 255 << (beer % 8 * 8)
    table[Fact.HEROES_IN_BOX] = len(box.heroes)
    for place, hero in enumerate(box.heroes):
        _put_hero(table, box, hero, place)
    return table


def _put_face(table: list[int], face: Face, number: int) -> None:
    meaning = shown(face)
    table[Fact.SYMBOLS + number] = symbols(face)
    table[Fact.PROMISES + number] = round(10 * promise(face))
    match meaning.kind:
        case "tunnel":
            table[Fact.TUNNELS + number % 8] = tunnels(face)
            table[Fact.STRENGTHS + number % 8] = strength(face)
        case "magic" if meaning.symbol == "magic":
            table[Fact.MAGIC_NUMBERS + number % 8] = meaning.number
            table[Fact.MAGIC_FACES] |= 1 << number % 8
        case "tool" if meaning.symbol == "chest":
            table[Fact.CHESTS + number % 8] = meaning.number


def _put_hero(table: list[int], box: Box, hero: str, place: int) -> None:
    faces, magic = box.hero_faces(hero), box.hero_magic(hero)
    if len(faces) > HERO_FACES_MOST:
        raise Unreadable("sim-hero-faces", "DM-1.3", hero=hero, count=len(faces), most=HERO_FACES_MOST)
    table[Fact.HERO_SYMBOLS + place] = sum(map(symbols, faces))
    table[Fact.HERO_TUNNELS + place] = sum(map(tunnels, faces))
    table[Fact.HERO_MAGIC + place] = len(magic)
    table[Fact.HERO_NUMBER + place] = magic[0] if magic else 0
    table[Fact.HERO_RANK + place] = LIKED.index(hero) if hero in LIKED else len(LIKED)


def symbols(face: Face) -> int:
    """What a face adds to the packed symbols."""
    meaning = shown(face)
    return meaning.number << _PLACES[meaning.symbol] if meaning.symbol in _PLACES else 0


def tunnels(face: Face) -> int:
    """What a face adds to the packed tunnels."""
    meaning = read_face(face)
    return 1 << ((meaning.number - 1) * TUNNEL_BITS) if meaning and meaning.symbol == "tunnel" else 0


def table_options(
    box: Box, seats: int, options: DiceMinerOptions = _DEFAULT, bots: Sequence[int] = (), heroes: Sequence[str | None] = ()
) -> Array:
    """The options of a table, as the playouts read them; heroes that are named are dealt, and the others get any (DM-2.2)."""
    from pithead.dice_miner.kernel.kernel import write_options  # noqa: PLC0415 - what compiles

    numbers = [-1 if hero is None else list(box.heroes).index(hero) for hero in heroes]
    return write_options(seats, options.random_heroes, options.solo is None, bots, numbers)
