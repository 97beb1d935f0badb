"""Single changes anywhere in a JSON tree."""

import json

import msgspec

from pithead.game import Refusal
from pithead.record import digest_of, read_record, verify

SPARE = [None, True, 0, 1, -1, 7, 1.5, "", "0", "take a1", "rolled tunnel:1", [], {}, ["done"], {"a": 1}]


def places(tree, path=()):
    """The paths to every value of a tree but the tree itself."""
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(tree, path):
    """The value at a path."""
    for key in path:
        tree = tree[key]
    return tree


def nearly(rng, value):
    """A value of the same type that is almost the same."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice([-1, 1, 100])
        case str() if value:
            place = rng.randrange(len(value))
            return rng.choice(
                [
                    value[:place] + chr(ord(value[place]) ^ 1) + value[place + 1 :],
                    value[:place] + value[place + 1 :],
                    value[:place] + rng.choice("a1! :") + value[place:],
                    value.swapcase(),
                    value + " ",
                ]
            )
        case _:
            return rng.choice(SPARE)


class Tree:
    """A JSON value that can be changed in one place."""

    def __init__(self, value, under=()):
        self.value = value
        self.text = json.dumps(value, sort_keys=True)
        self.places = [path for path in places(value) if path[: len(under)] == under]

    def mutant(self, rng):
        """The value with one thing in it changed, deleted, added, or swapped with its neighbour; never the same value."""
        while True:
            fresh, path = json.loads(self.text), rng.choice(self.places)
            tamper(rng, at(fresh, path[:-1]), path[-1])
            if json.dumps(fresh, sort_keys=True) != self.text:
                return path, fresh


def tamper(rng, parent, key):
    """Change one entry of a list or an object."""
    match rng.choice(["nearly", "nearly", "other", "delete", "add", "swap"]):
        case "nearly":
            parent[key] = nearly(rng, parent[key])
        case "other":
            parent[key] = rng.choice(SPARE)
        case "delete":
            del parent[key]
        case "add" if isinstance(parent, list):
            parent.insert(key, rng.choice([parent[key], rng.choice(SPARE)]))
        case "add":
            parent[rng.choice(["extra", "note", "Digest", "winners "])] = rng.choice(SPARE)
        case "swap":
            other = rng.choice(list(parent) if isinstance(parent, dict) else range(len(parent)))
            parent[key], parent[other] = parent[other], parent[key]


def only_who_practised(whole, mutant):
    """Is it a practice game in which other people sit down? Its dice are everybody's, so nothing can tell (see the sealed dice page)."""
    if whole["header"]["seed"] is None or len(whole["header"]["players"]) != len(mutant["header"]["players"]):
        return False
    return {**whole["header"], "players": ()} == {**mutant["header"], "players": ()}


def tree(record):
    return json.loads(msgspec.json.encode(record))


def refusal(data):
    """The reason why bytes are no good record, or None."""
    try:
        verify(read_record(data))
    except Refusal as refused:
        return refused.reason
    return None


def rehashed(value):
    """A changed record whose digest is right again, as a clever cheat writes it."""
    try:
        read = read_record(json.dumps(value).encode())
    except Refusal:
        return json.dumps(value).encode()
    return msgspec.json.encode(msgspec.structs.replace(read, digest=digest_of(read)))


def outcomes(steps):
    """The places of the steps that chance took."""
    return [number for number, step in enumerate(steps) if ": " not in step]
