from lookahead import LookaheadBot

from pithead import AnyGame, Bot, Seat, load_game
from pithead.testing import BotContract


class TestLookahead(BotContract):
    game = load_game("dice-miner")
    games_each = 1

    def make(self, game: AnyGame, seat: Seat) -> Bot:
        return LookaheadBot(game, seat)
