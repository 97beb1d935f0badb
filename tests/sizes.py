"""How much the tests try: a little in `make test`, much more in `make proofs` and `make faults`.

A size is a variable of the environment, `PITHEAD_TEST_KILLS=1000`; what is written here is what `make test` does without any.
"""

import os

PREFIX = "PITHEAD_TEST_"
SIZES = {
    "LAWS": 3,  # whole games for each law of play
    "EXAMPLES": 30,  # per cent of the examples of each law of dice and points
    "CHANGES": 40,  # single changes of each recorded game
    "RECORDED": 6,  # recorded games of each game that the kernel is told
    "COMPILED": 0,  # 1: kernels of tests that are not about numba are compiled too, not only read as Python
    "EQUAL": 24,  # games that the kernel and the plain engine play side by side
    "VIEWERS": 1,  # seats, by turns, for which a state is dealt anew
    "ORACLE": 100,  # per cent of the positions that engine and oracle agree on
    "ENDGAMES": 30,  # positions of tiny endgames that are counted out
    "SIDE_BY_SIDE": 24,  # whole games that engine and oracle play side by side
    "SLIPS": 6,  # slips that are planted for the oracle to find
    "SPIELS": 1,  # tables of each game that OpenSpiel's own simulation plays
    "CARDS": 1,  # sizes of table on a simulated graphics card
    "ENDS": 20,  # ends of games whose rows add up
    "ANALYSED": 12,  # recorded games whose luck and skill add up
    "EVERY": 3,  # of the states of a game that is drawn, told, dealt anew or judged: one in so many
    "NARRATED": 1,  # random games of each form whose tables are put into words
    "MARKED": 20,  # states of each game whose marks are the legal things
    "ALOUD": 1,  # games from the accessibility tree alone
    "WHOLE_GAMES": 0,  # 1: every game in a browser is wholly played there; 0: a program plays the middle of most
    "LANGUAGES": 1,  # languages, of five, in which each screen is looked at and each course of lessons finished
    "LOOKS": 1,  # colours and widths, of four, in which each screen is looked at
    "SCREENS": 2,  # screens of the static edition that are looked at without a network
    "WINDOWS": 1,  # sizes of window, of five, in which each state of a board is measured
    "MATS": 2,  # numbers of players, of three, at whose mats the line of the last move is looked at
    "KILLS": 8,  # kills of a running server
    "CUTS": 60,  # power cuts
    "WORLDS": 1_000,  # simulated worlds
    "PAIRS": 300,  # pairs of tables that differ in a secret
    "FRAMES": 800,  # frames of nonsense
    "FILES": 1_500,  # files of nonsense
    "CASES": 100,  # requests of nonsense
    "COMMANDS": 400,  # commands in a hundred games at once
    "STEPS": 1_500,  # appends of random writers
    "EVENING_BOTS": 3,  # bots in a duplicate evening whose server is killed
    "EVENING_PEOPLE": 1,  # and people
    "EVENING_DEALS": 2,  # and deals
    "EVENING_KILLS": 1,  # and kills
    "PUZZLES": 40,  # puzzles of each game whose legal events and theme are looked at
    "RACES": 16,  # races of two windows
}


def size(name):
    """How much of something to try."""
    return int(os.environ.get(PREFIX + name) or SIZES[name])


def share(number):
    """So many of the examples of a law as are tried, of all that there are."""
    return max(1, number * size("EXAMPLES") // 100)


def by_turns(things, number, name):
    """As many of the things as the size says; the next number begins with the next thing, so that each has its turn."""
    return [things[(number + more) % len(things)] for more in range(min(size(name), len(things)))]
