"""What shared modules of a kernel take from the game and from the machine, by name; whoever builds the kernel binds it."""

from __future__ import annotations

from typing import Any

from pithead.sim.compile import GIVEN

# of the game
Field: Any = GIVEN
Phase: Any = GIVEN
CHANCE_PHASES: int = GIVEN
TOGETHER: int = GIVEN
sit_down: Any = GIVEN
menu: Any = GIVEN
step: Any = GIVEN
sample: Any = GIVEN
settle: Any = GIVEN
play_game: Any = GIVEN
decide: Any = GIVEN
bot_on: Any = GIVEN
ended: Any = GIVEN
winners: Any = GIVEN
ties_in: Any = GIVEN
points_of: Any = GIVEN
finish_row: Any = GIVEN
action_for: Any = GIVEN
choice_for: Any = GIVEN
observe: Any = GIVEN

# of the rows of its finished games
VICTORY: Any = GIVEN
Tally: Any = GIVEN
Group: Any = GIVEN
Groups: Any = GIVEN
points_in_row: Any = GIVEN
tally_more: Any = GIVEN

# of a game on a graphics card
FACT_WORDS: int = GIVEN
STATE_WORDS: int = GIVEN
OUTCOME_WORDS: int = GIVEN
"""How long the facts of the box, a state and an outcome are."""
play_own_games: Any = GIVEN
"""How the threads of a block wait for each other, of `lockstep`."""
play_together: Any = GIVEN
"""A whole game whose threads wait after each phase, for `lockstep`."""
act_once: Any = GIVEN
ACTS: int = GIVEN
SlotField: Any = GIVEN
"""One thing at a time, for `pool`, how many of them a game does in a row as long as it stands in the same phase, and what a place in the
pool keeps behind the fields of its state."""

# of the card
cuda: Any = GIVEN
share_facts: Any = GIVEN
fullest_phase: Any = GIVEN
gather_games: Any = GIVEN
state_at: Any = GIVEN
fetch_near: Any = GIVEN
store_near: Any = GIVEN
NEAR_WORD: Any = GIVEN
"""How a thread goes to a state in a pool, how it gets the fields of it that are near, and the kind of number that these lie in."""
together: Any = GIVEN
