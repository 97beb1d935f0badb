"""What we had to reconstruct of the box of Dice Miner, in sentences: the faces of the dice, the heroes, the rows of the mountain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.words.shell import DiceMinerShell
from pithead.words import Words
from pithead.words.facts import by_subject


def fact_sentences(game: DiceMiner, say: Words, facts: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Every fact in a sentence, those about one die together, with how sure we are of it."""
    shell = DiceMinerShell(game, say)
    for (subject, mark), values in by_subject(facts).items():
        match subject.split("."):
            case ["dice", kind, "faces"]:
                faces = ", ".join(map(shell.face, values))
                yield say("fact-dice-faces", kind=say(f"dice-kind-{kind}"), faces=faces), mark
            case ["dice", kind, "count"]:
                yield say("fact-dice-count", kind=say(f"dice-kind-{kind}"), count=int(values[0])), mark
            case ["heroes", hero]:
                faces = ", ".join(map(shell.face, values[0].split()))
                yield say("fact-dice-hero", hero=shell.hero(hero), faces=faces), mark
            case _:
                yield say("fact-dice-rows", rows=", ".join(values[0].split())), mark
