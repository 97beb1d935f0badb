"""Counterfactual regret minimisation in plain Python: two players of a tiny game learn to play so that nobody can do better against them.

python examples/regret.py --updates 200 --out build/regret
python examples/regret.py --game pebbles --options '{"largest": 8}'

The first plays Claims, the game with secrets below; the second any installed game of two whose tree is small. After every update it is
worked out exactly how many games the best possible opponent would win: half of them is perfect. The folder gets `curve.csv` and
`curve.svg`.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from learn import write_curve
from msgspec import Struct
from msgspec.structs import astuple, replace

from pithead.base import GameBase
from pithead.game import CHANCE, AnyGame, Options, Refusal, Standing, Step, read_options
from pithead.games import load_game
from pithead.sim.encoding import rewards

MOST_NODES = 200_000  # of a tree that is walked again and again
MOST_STEPS = 100  # from its root to an end
CARDS = (1, 2, 3)


class Vein(Struct, frozen=True):
    """A vein of so much gold has been found."""

    gold: int


class Claim(Struct, frozen=True):
    """A claim laid face down."""

    card: int


class TurnedUp(Struct, frozen=True):
    """Both claims, for all to see."""

    cards: tuple[int, int]


class Table(Struct, frozen=True):
    """The veins that are still hidden, the open one, the cards in hand, the claims face down, and the gold won."""

    hidden: tuple[int, ...]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    vein: int = 0
    claims: tuple[int, int] = (0, 0)
    gold: tuple[int, int] = (0, 0)


class Claims(GameBase):
    """Both claim the open vein with a card at once; the higher card takes its gold, and equal ones leave it. Most gold wins."""

    name = "claims"
    seats = range(2, 3)
    state_type = Table

    def start(self, seats: int, options: Options) -> Table:
        """As many veins as either has cards."""
        return Table(CARDS, (CARDS, CARDS))

    def to_act(self, state: Table) -> tuple[int, ...]:
        """Chance finds a vein and turns up the claims; between them all who have not claimed."""
        owing = tuple(seat for seat in (0, 1) if not state.claims[seat])
        if state.vein and owing:
            return owing
        return (CHANCE,) if state.hidden or state.vein else ()

    def legal(self, state: Table, seat: int) -> tuple[Claim, ...]:
        """Any card in hand."""
        return tuple(Claim(card) for card in state.hands[seat]) if seat in self.to_act(state) else ()

    def sample(self, state: Table, draw) -> Vein | TurnedUp:
        """One of the hidden veins, or what lies there."""
        return TurnedUp(state.claims) if state.vein else Vein(state.hidden[draw("vein")(len(state.hidden))])

    def apply(self, state: Table, seat: int, event: Vein | Claim | TurnedUp) -> Table:
        """The table after an event."""
        match event:
            case Vein(gold):
                return replace(state, vein=gold, hidden=tuple(vein for vein in state.hidden if vein != gold))
            case Claim(card):
                hands = tuple(tuple(one for one in hand if place != seat or one != card) for place, hand in enumerate(state.hands))
                return replace(state, hands=hands, claims=tuple(card if seat == place else laid for place, laid in enumerate(state.claims)))
            case TurnedUp((mine, yours)):
                gold = state.gold[0] + state.vein * (mine > yours), state.gold[1] + state.vein * (yours > mine)
                return replace(state, vein=0, claims=(0, 0), gold=gold)

    def standing(self, state: Table) -> Standing:
        """The gold; nobody has won before the end."""
        best = tuple(seat for seat in (0, 1) if state.gold[seat] == max(state.gold))
        return Standing(state.gold, () if self.to_act(state) else best)

    def seen(self, step: Step, seat: int | None) -> Step | None:
        """A claim of somebody else lies face down."""
        return None if isinstance(step.event, Claim) and step.seat != seat else step

    def write_event(self, event: Vein | Claim | TurnedUp) -> str:
        """The event in notation."""
        return f"{type(event).__name__.lower()} {astuple(event)}"


@dataclass(eq=False)
class End:
    """The end of a game, and what it is worth to seat 0."""

    worth: float


@dataclass(eq=False)
class Chance:
    """What chance may do: how likely each is, and what follows."""

    odds: list[float]
    after: list["Node"]


@dataclass(eq=False)
class Choice:
    """A decision of a seat that knows so much, and what follows from each action."""

    seat: int
    known: str
    after: list["Node"]


Node = End | Chance | Choice


class Tree:
    """All ways in which a game of two can go."""

    def __init__(self, game: AnyGame, options: Options) -> None:
        self.game = game
        self.nodes = 0
        self.root = self.grow(game.start(2, options), ())

    def grow(self, state, steps: tuple[Step, ...]) -> Node:
        """The tree below a state."""
        self.nodes += 1
        if self.nodes > MOST_NODES or len(steps) > MOST_STEPS:
            raise SystemExit(f"{self.game.name} is too large: more than {MOST_NODES} nodes, or {MOST_STEPS} steps")
        actors = self.game.to_act(state)
        if not actors:
            return End(rewards(self.game.standing(state))[0])
        if actors == (CHANCE,):
            found = list(self.outcomes(state))
            return Chance([odds for odds, _ in found], [self.follow(state, steps, Step(CHANCE, event)) for _, event in found])
        seat = actors[0]
        seen = (self.game.seen(step, seat) for step in steps)
        known = "\n".join((f"seat {seat}", *(f"{step.seat} {self.game.write_event(step.event)}" for step in seen if step)))
        return Choice(seat, known, [self.follow(state, steps, Step(seat, event)) for event in self.game.legal(state, seat)])

    def follow(self, state, steps: tuple[Step, ...], step: Step) -> Node:
        """The tree below what a step makes of a state."""
        return self.grow(self.game.apply(state, *step), (*steps, step))

    def outcomes(self, state, drawn: tuple[int, ...] = ()) -> Iterator[tuple[float, object]]:
        """Every outcome that the draws of the engine can make, with its probability."""
        left, asked = list(drawn), []

        def below(number: int) -> int:
            if not left:
                asked.append(number)
                left.append(0)
            return left.pop(0)

        event = self.game.sample(state, lambda label: below)
        if not asked:
            yield 1.0, event
        else:
            for number in range(asked[0]):
                for odds, later in self.outcomes(state, (*drawn, number)):
                    yield odds / asked[0], later


class Solver:
    """What every choice is regretted for not having been, and how often each was taken so far (CFR+)."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.regrets: dict[str, list[float]] = {}
        self.taken: dict[str, list[float]] = {}
        self.now: dict[str, list[float]] = {}
        self.updates = 0

    def update(self) -> None:
        """Walk through the tree once for each seat."""
        self.updates += 1
        for seat in (0, 1):
            self.regrets = {known: [max(regret, 0.0) for regret in regrets] for known, regrets in self.regrets.items()}
            self.now = {known: shares(regrets) for known, regrets in self.regrets.items()}
            self.walk(self.root, seat, 1.0, 1.0)

    def walk(self, node: Node, seat: int, own: float, others: float) -> float:
        """What a node is worth to a seat; `own` and `others` say how likely each side lets it come to that."""
        if isinstance(node, End):
            return node.worth if seat == 0 else -node.worth
        if isinstance(node, Chance):
            return sum(odds * self.walk(after, seat, own, others * odds) for odds, after in zip(node.odds, node.after))
        regrets = self.regrets.setdefault(node.known, [0.0] * len(node.after))
        odds = self.now.setdefault(node.known, shares(regrets))
        if node.seat != seat:
            return sum(share * self.walk(after, seat, own, others * share) for share, after in zip(odds, node.after))
        worths = [self.walk(after, seat, own * share, others) for share, after in zip(odds, node.after)]
        worth = sum(share * each for share, each in zip(odds, worths))
        taken = self.taken.setdefault(node.known, [0.0] * len(node.after))
        for place, (share, each) in enumerate(zip(odds, worths)):
            regrets[place] += others * (each - worth)
            taken[place] += self.updates * own * share
        return worth

    def policy(self, node: Choice) -> list[float]:
        """How likely each action is, over all updates."""
        return shares(self.taken.get(node.known, [0.0] * len(node.after)))

    def best_reply(self, seat: int) -> float:
        """What the best possible opponent wins in this seat."""
        meetings: dict[str, list[tuple[float, Choice]]] = {}

        def meet(node: Node, odds: float) -> None:
            if isinstance(node, Choice) and node.seat == seat:
                meetings.setdefault(node.known, []).append((odds, node))
            if not isinstance(node, End):
                for share, after in zip(weights(node), node.after):
                    meet(after, odds * share)

        def weights(node: Chance | Choice) -> list[float]:
            if isinstance(node, Chance):
                return node.odds
            return [1.0] * len(node.after) if node.seat == seat else self.policy(node)

        @cache
        def best(known: str) -> int:
            met = meetings[known]
            worths = [sum(odds * worth(node.after[place]) for odds, node in met) for place in range(len(met[0][1].after))]
            return worths.index(max(worths))

        @cache
        def worth(node: Node) -> float:
            if isinstance(node, End):
                return node.worth if seat == 0 else -node.worth
            if isinstance(node, Choice) and node.seat == seat:
                return worth(node.after[best(node.known)])
            return sum(share * worth(after) for share, after in zip(weights(node), node.after))

        meet(self.root, 1.0)
        return worth(self.root)

    def lost(self) -> float:
        """What the best opponent wins on average over both seats; 0 is perfect."""
        return (self.best_reply(0) + self.best_reply(1)) / 2


def shares(weights: list[float]) -> list[float]:
    """Weights as probabilities; all the same if there are none."""
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default=Claims.name, help="Claims, or an installed game")
    parser.add_argument("--options", default="{}", help="of the game, in JSON")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--out", type=Path, default=Path("build/regret"))
    wish = parser.parse_args()
    try:
        game = Claims() if wish.game == Claims.name else load_game(wish.game)
        tree = Tree(game, read_options(game, json.loads(wish.options)))
    except (Refusal, json.JSONDecodeError) as error:
        raise SystemExit(f"{wish.game}: {error}") from None
    solver, curve = Solver(tree.root), []
    for _ in range(wish.updates):
        solver.update()
        curve.append(solver.lost())
    write_curve(wish.out, curve, "by the best possible opponent")
    print(f"{tree.nodes} nodes, {len(solver.regrets)} positions as somebody knows them")
    print(f"The best possible opponent wins {50 + 50 * curve[0]:.2f} % at first and {50 + 50 * curve[-1]:.2f} % at last")


if __name__ == "__main__":
    main()
