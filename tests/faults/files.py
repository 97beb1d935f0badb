"""Records with something wrong: as bytes, and as meaning with a digest that fits."""

import msgspec

from pithead.record import digest_of


def mutated(good, rng):
    """The file with a few bytes changed, lost, doubled or replaced."""
    data = bytearray(good)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data))
        match rng.randrange(6):
            case 0:
                data[at] = rng.randrange(256)
            case 1:
                del data[at : at + rng.randrange(1, 50)]
            case 2:
                data[at:at] = data[at : at + rng.randrange(1, 50)]
            case 3:
                data[at:at] = rng.choice([b"[" * 2000, b"{", b"null", b"\x00", b"1e999", b'"\\ud800"'])
            case 4:
                data = data[:at]
            case 5:
                lines = data.split(b"\n")
                one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
                lines[one], lines[other] = lines[other], lines[one]
                data = bytearray(b"\n".join(lines))
        if not data:
            break
    return bytes(data)


def semantic_mutants(record, rng, count):
    """Records that say something else, hashed again so that the digest fits; decisions alone may change places."""
    replace = msgspec.structs.replace
    for _ in range(count):
        steps = list(record.steps)
        match rng.randrange(6):
            case 0:
                at = rng.choice([number for number, step in enumerate(steps) if step.startswith(("rolled", "filled"))])
                other = rng.choice([step for step in steps if step.startswith(("rolled", "filled")) and step != steps[at]])
                steps[at] = other
            case 1:
                del steps[rng.randrange(len(steps))]
            case 2:
                at = rng.randrange(len(steps) - 1)
                if (": " in steps[at]) == (": " in steps[at + 1]):
                    continue
                steps[at], steps[at + 1] = steps[at + 1], steps[at]
            case 3:
                totals = tuple(total + rng.choice((-1, 1)) for total in record.result.totals)
                record_ = replace(record, result=replace(record.result, totals=totals))
                yield _hashed(record_)
                continue
            case 4:
                yield _hashed(replace(record, secret=rng.randbytes(32).hex()))
                continue
            case 5:
                players = list(record.header.players)
                players[0] = replace(players[0], nonce=rng.randbytes(16).hex())
                yield _hashed(replace(record, header=replace(record.header, players=tuple(players))))
                continue
        yield _hashed(replace(record, steps=tuple(steps)))


def _hashed(record):
    return msgspec.structs.replace(record, digest=digest_of(record))
