"""Dice from a tape: the same numbers every time, whatever is decided."""

from pithead.game import CHANCE

TAPE = (3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2, 6, 4, 3, 3, 8, 3, 2, 7, 9, 5, 0, 2, 8, 8, 4, 1, 9, 7)


def from_tape(label):
    """The outcome of a label starts at a place of the tape that the label names, so that the order of play doesn't matter."""
    place = sum(map(ord, label))

    def below(number):
        nonlocal place
        place += 1
        return TAPE[place % len(TAPE)] * 7 % number

    return below


def settled(game, state):
    """The position after everything that chance owes."""
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.sample(state, from_tape))
    return state


def within(game, state, depth):
    """Every position that so many decisions lead to, those before an outcome of the tape included."""
    found, last = {state: None}, [state]
    for _ in range(depth):
        following = []
        for before in last:
            on_the_way = [before]
            while game.to_act(on_the_way[-1]) == (CHANCE,):
                on_the_way.append(game.apply(on_the_way[-1], CHANCE, game.sample(on_the_way[-1], from_tape)))
            now = on_the_way[-1]
            following += on_the_way[1:]
            following += [game.apply(now, seat, event) for seat in game.to_act(now) for event in game.legal(now, seat)]
        last = [after for after in dict.fromkeys(following) if after not in found]
        found |= dict.fromkeys(last)
    return tuple(found)


def sequences(game, state, depth, lowest_seat_first=False):
    """How many different sequences of so many decisions there are; of several seats any may be next, or the lowest alone."""
    state = settled(game, state)
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state)[: 1 if lowest_seat_first else None]:
        for event in game.legal(state, seat):
            total += 1 if depth == 1 else sequences(game, game.apply(state, seat, event), depth - 1, lowest_seat_first)
    return total
