"""A clock that goes on by being looked at."""


class Ticking:
    """Every look at it takes `tick` seconds; whoever keeps to it is late by a look or two at most."""

    def __init__(self, tick):
        self.tick = tick
        self.now = 0.0

    def __call__(self):
        self.now += self.tick
        return self.now
