"""Two hundred recorded games of Mini Miners for two to four seats, all options included."""

from itertools import product

from pithead.game import CHANCE
from pithead.mini_miners.rules import events as e
from pithead.mini_miners.rules.state import MiniMinersOptions
from pithead.record import game_of
from tests.properties.mini_miners.games import check_pieces
from tests.records.making import GAMES, match_of

OPTIONS = {name: {False, True} for name in ("simplified", "long", "open-draft", "trade")}
SAMPLE = (0, 1, 2, 3, 9, 12, 24, 36, 40, 47)
"""Every number of seats, with and without a seed, a corrected box, picked dwarves, and all forms of the game."""

AGAIN = 51
"""So many are played again from their seeds."""

TABLES = [
    (seats, MiniMinersOptions(simplified=simplified, long=long, open_draft=open_draft, trade=trade))
    for simplified, long, open_draft, trade, seats in product(*[(False, True)] * 4, (2, 3, 4))
]
PICKED = "crook lucky daredevil scoundrel bully innkeeper ticktock gadget anvil glimmer packmule trickster"
CORRECTIONS = """
[tools]
star = 8
lantern = 2
[decks]
I = [
    "nugget:1", "nugget:1", "nugget:2", "nugget:2", "special:3:ignore-all", "special:0:draw-tool",
    "collapse", "collapse", "collapse", "collapse",
]
[dwarves.mole]
initiative = 9
[dwarves.lucky]
initiative = 10
[supply]
collapse-markers = 4
[board.P1]
towards = "T5"
value = 4
"""
EDITIONS = ("1", "2", "3", "4")
"""Games of older editions go on and verify for ever."""

LIKED = e.Equip | e.Use | e.Borrow | e.Target | e.Announce
GIFTS = 0.01


def chosen(rng, events, careful):
    """A decision: half of the games are played by those who use what they have."""
    liked = [event for event in events if isinstance(event, LIKED)] if careful else []
    return rng.choice(liked if liked and rng.random() < 0.6 else events)


def played(name, seats, options, corrections=None, careful=False, rules=EDITIONS[-1]):
    """The match of a name, played to its end, with a gift now and then."""
    match, rng = match_of("mini-miners", name, seats, options, corrections, rules)
    game = match.game
    match.deal()
    while not match.over:
        actors = game.to_act(match.state)
        assert CHANCE not in actors
        giver = rng.randrange(seats)
        gifts = game.extras(match.state, giver) if rng.random() < GIFTS else ()
        if gifts:
            match.act(giver, rng.choice(gifts))
            continue
        seat = rng.choice(actors)
        match.act(seat, chosen(rng, game.legal(match.state, seat), careful))
        match.deal()
    return match


def games():
    """The records: one in ten with a corrected box, one in twenty with picked dwarves, and two by two another edition."""
    for number in range(GAMES):
        seats, options = TABLES[number % len(TABLES)]
        if number % 20 == 9:
            seats, options = 2, MiniMinersOptions(dwarves=tuple(PICKED.split()))
        corrections = CORRECTIONS if number % 10 == 3 else None
        rules = EDITIONS[number // 2 % len(EDITIONS)]
        yield played(f"mine {number}", seats, options, corrections, careful=number % 2 == 1, rules=rules).record()


OTHERS = {
    "drew": ["star", "cart", "helmet"],
    "stole": ["star", "cart", "helmet"],
    "laid": ["star", "cart", "helmet"],
    "looked": ["collapse", "nugget:1", "nugget:4"],
    "revealed": ["collapse", "nugget:1", "nugget:4"],
    "shook": ["T1", "T9"],
    "starts": ["0", "1"],
    "turned": ["truce", "clearance"],
    "scattered": ["blank", "+1", "star"],
    "joined": ["mole", "crook"],
    "dealt": ["mole,crook", "lucky"],
}


def other_word(rng, verb, word):
    """Another card, in place of one that came."""
    return rng.choice(OTHERS[verb])


def check_end(state, record):
    """All pieces of the box are somewhere."""
    if record.header.corrections is None:
        check_pieces(state, game_of(record.header).box)
