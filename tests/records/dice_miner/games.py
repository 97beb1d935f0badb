"""Two hundred recorded games of Dice Miner for one to four seats, all options included."""

from pithead.bots import RandomBot, make_bot
from pithead.dice_miner.rules.state import DiceMinerOptions
from pithead.game import CHANCE
from tests.records.making import GAMES, match_of

OPTIONS = {"solo": {None, "daily", "dragon"}, "random-heroes": {False, True}}
SAMPLE = (0, 1, 2, 3, 4, 5, 6, 7, 12, 13)
"""Every table, with and without a seed, a corrected box, greedy players and a tie-break."""

AGAIN = 41
"""So many are played again from their seeds."""

TABLES = (
    (1, DiceMinerOptions(solo="daily")),
    (1, DiceMinerOptions(random_heroes=True)),
    (2, DiceMinerOptions()),
    (2, DiceMinerOptions(solo="dragon")),
    (2, DiceMinerOptions(random_heroes=True)),
    (3, DiceMinerOptions()),
    (3, DiceMinerOptions(random_heroes=True)),
    (4, DiceMinerOptions()),
)
CORRECTIONS = """
[dice.magic]
faces = ["magic:1", "magic:1", "magic:2", "magic:2", "magic:4", "magic:beer"]
[dice.tool]
count = 9
faces = ["tool:pickaxe", "tool:shield", "tool:chest1", "tool:chest1", "tool:chest3", "tool:beer"]
[dice.tunnel]
count = 25
[heroes]
alchemist = ["magic:2", "magic:2"]
"""


def played(name, seats, options, corrections=None, greedy=False):
    """The match of a name, played to its end."""
    match, rng = match_of("dice-miner", name, seats, options, corrections)
    game = match.game
    bots = [make_bot(game, "greedy", seat) if greedy else RandomBot() for seat in range(seats)]
    match.deal()
    while not match.over:
        actors = game.to_act(match.state)
        assert CHANCE not in actors
        seat = rng.choice(actors)
        match.act(seat, bots[seat].choose(game.view(match.state, seat), game.legal(match.state, seat), rng, 0.0))
        match.deal()
    return match


def games():
    """The records: one in ten with a corrected box, one in twenty by greedy bots, one in twenty with a tie-break."""
    for number in range(GAMES):
        seats, options = TABLES[number % len(TABLES)]
        corrections = CORRECTIONS if number % 10 == 3 else None
        match = played(f"game {number}", seats, options, corrections, greedy=number % 20 == 7)
        tries = 0
        while number % 20 == 12 and not match.state.ties:
            tries += 1
            match = played(f"game {number}, try {tries}", 2, DiceMinerOptions())
        yield match.record()


def other_word(rng, verb, word):
    """Another face, in place of one that fell."""
    head, equals, face = word.rpartition("=")
    kind = face.partition(":")[0]
    faces = ["tunnel:1", "tunnel:5", "hazard:cave1", "hazard:beer", "tool:shield", "treasure:2", "magic:3", "tunnel:beer"]
    return head + equals + rng.choice([other for other in faces if other.startswith(kind)] or ["1", "alchemist"])


def check_end(state, record):
    """All dice are somewhere."""
    assert sum(map(len, state.troves)) + len(state.lost) == 60
