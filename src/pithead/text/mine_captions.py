"""The drawn mine of Mini Miners in short words: numbers on tokens and cards, headings, and what is going on."""

from __future__ import annotations

from typing import Final

from pithead.mini_miners.board import REMOVED
from pithead.mini_miners.cards import HIDDEN
from pithead.mini_miners.position import Position
from pithead.mini_miners.state import Discarding, Draft
from pithead.text.mine_map import MineMap
from pithead.text.mine_words import MineWords, phase_of

HEADINGS: Final = ("mine", "hand", "picked", "troop", "store", "tools", "used", "cards", "pile")


class MineCaptions:
    """Captions in one language; a drawing writes nothing else."""

    def __init__(self, words: MineWords) -> None:
        self.words = words
        self.box = words.box
        self.say = words.say
        self.map = MineMap(words)

    def captions(self, view: Position) -> dict[str, str]:
        """All captions of a position."""
        return self.numbers(view) | self.headings() | self.sentences(view)

    def numbers(self, view: Position) -> dict[str, str]:
        """Initiatives, decks, worths and prices, as they hold now."""
        ground = self.box.board.ground
        found = {f"letter:dwarf:{name}": str(initiative) for name, initiative in self.box.initiative.items()}
        found |= {f"letter:space:{space}": ground[space].deck or str(self.words.worth(view, space)) for space in ground}
        most = self.box.tables.supply.collapse_markers
        return found | {"letter:market": str(self.words.price(view)), "letter:pile": "1", "letter:collapses": str(most)}

    def headings(self) -> dict[str, str]:
        """The names of cards, and what stands above rows of them."""
        say, words = self.say, self.words
        cards = sorted({card for deck in self.box.decks.values() for card in deck})
        found = {f"name:card:{card}": words.card(card) for card in (*cards, HIDDEN)}
        found |= {f"name:{heading}": say(f"mine-board-{heading}") for heading in HEADINGS}
        found |= {"name:open": say("mine-line-open"), f"name:{REMOVED}": say("mine-place-removed")}
        return found | {f"name:tool:{HIDDEN}": words.tool(HIDDEN)}

    def sentences(self, view: Position) -> dict[str, str]:
        """How near the mine is to falling in, what a dwarf is busy with, and who still picks."""
        most = self.box.tables.supply.collapse_markers
        found = {"text:collapses": self.say("mine-board-collapses", count=len(view.collapses), most=most)}
        if phase_of(view) == "collect":
            found["text:now"] = " · ".join(self.map.dig(view))
        match view.phase:
            case Draft(chosen=chosen) | Discarding(chosen=chosen):
                words = ("mine-player-picked" if name else "mine-player-thinks" for name in chosen)
                found |= {f"text:pick:{seat}": self.say(id) for seat, id in enumerate(words)}
            case _:
                pass
        return found
