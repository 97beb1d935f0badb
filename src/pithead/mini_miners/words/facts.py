"""What we had to reconstruct of the box of Mini Miners, in sentences: dwarves, tools, decks, events, markers and the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from pithead.mini_miners.rules.board import EXIT
from pithead.mini_miners.rules.cards import BLANK, TOOLS
from pithead.mini_miners.rules.game import MiniMiners
from pithead.mini_miners.words.names import MineWords
from pithead.words import Words
from pithead.words.facts import by_subject


def fact_sentences(game: MiniMiners, say: Words, facts: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Every fact in a sentence, those of a kind together, with how sure we are of it."""
    words = MineWords(game.box, say)
    told: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for (subject, mark), values in by_subject(facts).items():
        match subject.split("."):
            case ["dwarves", dwarf, "initiative"]:
                yield say("fact-mine-initiative", dwarf=words.dwarf(dwarf), number=int(values[0])), mark
            case ["dwarves", dwarf, "does"] if values[0] in TOOLS:
                yield say("fact-mine-tool-of", dwarf=words.dwarf(dwarf), tool=words.tool(values[0])), mark
            case ["dwarves", dwarf, _]:
                yield say("fact-mine-ability", dwarf=words.dwarf(dwarf), ability=say(f"mine-ability-{dwarf}")), mark
            case ["tools", tool]:
                yield say("fact-mine-tools", tool=words.tool(tool), count=int(values[0])), mark
            case ["decks", deck]:
                yield say("fact-mine-deck", deck=deck, cards=counted(map(words.card, values), say)), mark
            case ["events", event]:
                yield say("fact-mine-events", event=say(f"mine-event-{event}"), count=int(values[0])), mark
            case ["markers", kind]:
                drawn = (words.marker(each) for each in values if each != BLANK)
                yield say(f"fact-mine-markers-{kind}", markers=counted(drawn, say), blank=values.count(BLANK)), mark
            case ["board", space, what]:
                told.setdefault((what, mark), []).append((space, values[0]))
            case _:
                yield say("fact-mine-other", fact=f"{subject} {', '.join(values)}"), mark
    for (what, mark), pairs in told.items():
        yield board_sentence(what, pairs, say), mark


def board_sentence(what: str, pairs: Sequence[tuple[str, str]], say: Words) -> str:
    """What is known of the spaces: the deck of each, its worth, its kind, the way out of it, or where it lies."""
    groups: dict[str, list[str]] = {}
    for space, value in pairs:
        groups.setdefault(value, []).append(space)
    match what:
        case "deck":
            parts = [say("fact-mine-spaces-deck", spaces=", ".join(spaces), deck=deck) for deck, spaces in groups.items()]
            return say("fact-mine-board-deck", parts="; ".join(parts))
        case "value":
            parts = [say("fact-mine-spaces-worth", spaces=", ".join(spaces), gold=int(gold)) for gold, spaces in groups.items()]
            return say("fact-mine-board-worth", parts="; ".join(parts))
        case "towards":
            named = {EXIT: say("mine-space-exit")}
            return say("fact-mine-board-way", ways=", ".join(f"{space} → {named.get(nearer, nearer)}" for space, nearer in pairs))
        case "kind":
            return say("fact-mine-board-kind", count=len(pairs))
        case _:
            return say("fact-mine-board-place", count=len(pairs))


def counted(things: Iterator[str], say: Words) -> str:
    """Things in their order, each once and how often: twice one nugget, a collapse."""
    return ", ".join(say("fact-mine-times", count=count, thing=thing) if count > 1 else thing for thing, count in Counter(things).items())
