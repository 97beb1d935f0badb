"""Dice Miner at a real table: heroes and the dice that score, the sheets of three rounds, and the phases in order (DM-3, DM-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.dice_miner.rules.dice import Trove, kind_of
from pithead.dice_miner.rules.game import DiceMiner
from pithead.dice_miner.rules.phases.ending import ROUNDS
from pithead.dice_miner.rules.position import ScoreCase, score_case
from pithead.dice_miner.words.marks import hero_mark
from pithead.dice_miner.words.pieces import die_drawing, faces_with
from pithead.dice_miner.words.shell import DiceMinerShell
from pithead.words import Words
from pithead.words.real_table import CountedGroup, CountedPiece, CountedPlayer, RealTable, RoundStep, TableForm, TableScore, steps_in
from pithead.words.shell import ScoreSheet

SCORING: Final = (("tunnel",), ("treasure",), ("pickaxe", "cave"), ("shield", "dragon"))
"""The symbols that score, those together that score together; beer, magic and chests bring nothing (DM-6.1, DM-6.6)."""

STEPS: Final = {"setup": "DM-2.1", "excavation": "DM-4.1", "magic": "DM-5.1", "scoring": "DM-6.1", "replenish": "DM-7.1", "end": "DM-8.1"}
"""What happens in a game, in order, each with the first of its rules."""


class DiceTable(RealTable):
    """Dice Miner at a real table, in one language."""

    def __init__(self, game: DiceMiner, say: Words) -> None:
        self.box = game.box
        self.say = say
        self.shell = DiceMinerShell(game, say)

    def form(self) -> TableForm:
        """A hero each, and in every round the dice with symbols that score."""
        heroes = tuple(CountedPiece(hero_mark(hero), self.shell.hero(hero), (hero_mark(hero),), 1) for hero in self.box.heroes)
        groups = (CountedGroup(self.say("dice-name-heroes"), heroes, single=True), *map(self.dice, SCORING))
        return TableForm(ROUNDS, groups, self.say("dice-table-note"), tuple(map(self.steps, range(1, ROUNDS + 1))))

    def dice(self, symbols: Sequence[str]) -> CountedGroup:
        """The faces with these symbols."""
        faces = [face for symbol in symbols for face in faces_with(self.box.sides, symbol)]
        title = " · ".join(self.say(f"dice-symbol-{symbol}") for symbol in symbols)
        pieces = (CountedPiece(die_drawing(face), self.shell.face(face), (die_drawing(face),), self.most(face)) for face in faces)
        return CountedGroup(title, tuple(pieces))

    def most(self, face: str) -> int:
        """How many dice could show the face."""
        return self.box.counts[kind_of(face)].value

    def steps(self, round: int) -> tuple[RoundStep, ...]:
        """The phases of a round; the game is set up before the first and ends after the last (DM-3.1)."""
        return tuple(self.step(name, rule) for name, rule in steps_in(round, ROUNDS, STEPS, between="replenish"))

    def step(self, name: str, rule: str) -> RoundStep:
        """A phase, called as its section of the rules is."""
        section = rule.partition("-")[2].partition(".")[0]
        return RoundStep(self.say.plain(f"rule-dm-section-{section}"), self.say(f"dice-step-{name}"), rule)

    def score(self, players: Sequence[CountedPlayer]) -> TableScore:
        """The sheets of the rounds in which somebody has a die, added up (DM-6.6); most points are ahead (DM-8.1)."""
        rounds = tuple(self.round(players, number) for number in range(ROUNDS))
        totals = tuple(sum(sheets[seat].total for sheets in rounds if sheets) for seat in range(len(players)))
        return TableScore(rounds, totals, tuple(seat for seat, total in enumerate(totals) if total == max(totals)))

    def round(self, players: Sequence[CountedPlayer], number: int) -> tuple[ScoreSheet, ...]:
        """Everybody's sheet of a round."""
        troves = tuple(trove_of(player.rounds[number]) for player in players)
        if not any(troves):
            return ()
        heroes = tuple(next((hero for hero in self.box.heroes if hero_mark(hero) in player.single), None) for player in players)
        sheets = score_case(self.box, ScoreCase(troves, heroes))
        return tuple(
            ScoreSheet(player.name, tuple(self.shell.parts(sheet)[:-1]), "", sheet.total) for player, sheet in zip(players, sheets)
        )


def trove_of(counts: dict[str, int]) -> Trove:
    """The dice that were counted, one by one."""
    return tuple(id.partition(":")[2] for id, count in counts.items() for _ in range(count))
