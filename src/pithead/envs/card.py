"""Thousands of games at once on a graphics card: states, observations, masks and rewards stay there.

batch = CardBatch("dice-miner", games=1 << 17)
seen = batch.reset()
observations, masks = torch.from_dlpack(seen.observations), torch.from_dlpack(seen.masks)
while learning:
    batch.step(actions_for(observations, masks))

Torch, JAX and CuPy look at the same memory by DLPack: nothing is copied, and every step fills it anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pithead.envs.batch import Seen, agents_and_bots, kernel_core
from pithead.game import Unreadable
from pithead.games import load_game
from pithead.sim.batch import Ends, Places
from pithead.sim.cuda import has_gpu, load_cuda, simulated
from pithead.sim.stream import GAME_BITS, STEP, seed_number

THREADS: Final = 128
"""Threads of a block."""

CUDA_DEVICE: Final = 2
"""A graphics card by CUDA, in the numbers of DLPack."""


class CardArray:
    """An array on the card, for whoever understands DLPack or CUDA's array interface."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self.shape: tuple[int, ...] = memory.shape

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Where it lies, as numba and CuPy say it."""
        return dict(self.memory.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        """Which card it lies on."""
        return CUDA_DEVICE, int(load_cuda().get_current_device().id)

    def __dlpack__(self, **wishes: Any) -> Any:
        """Where it lies, as DLPack says it, once all steps so far are done."""
        from cuda.core.utils import StridedMemoryView  # noqa: PLC0415 - comes with numba-cuda

        load_cuda().synchronize()
        return StridedMemoryView.from_any_interface(self.memory, stream_ptr=-1).__dlpack__(**wishes)

    def numpy(self) -> npt.NDArray[Any]:
        """A copy in the memory of the processor."""
        return np.asarray(self.memory.copy_to_host())


class CardBatch:
    """So many games side by side on a graphics card: the same games as those of a `Batch` with the same seed.

    `bots` names `agent` or a bot of the kernel for every seat. An illegal action is refused, and nothing has happened then; with
    `check=False` nobody looks, which spares waiting for the card at every step.
    """

    def __init__(
        self,
        name: str,
        games: int = 1 << 16,
        seats: int = 2,
        bots: Sequence[str] | None = None,
        seed: str = "",
        observe: bool = True,
        check: bool = True,
        content: str | None = None,
        **options: Any,
    ) -> None:
        game = load_game(name, content)
        core = kernel_core(game, agents_and_bots(game, seats, bots), options)
        if core is None:
            raise Unreadable("env-no-kernel", game=name)
        if not has_gpu():
            raise Unreadable("sim-gpu")
        self.cuda = load_cuda()
        self.games = games
        self.actions = core.actions
        self.encoding_version = core.encoding_version
        self.check = check
        self.functions = core.for_card()
        self.facts = [self.cuda.to_device(np.asarray(fact)) for fact in core.facts]
        self.seed = np.uint64(seed_number(seed))
        self.threads = 1 if simulated() else THREADS  # threads of one block disturb each other in the simulator
        self.states = self._zeros((core.words, games), np.int64)
        self.rngs = self._zeros((games,), np.uint64)
        self.numbers = self._zeros((games,), np.int64)
        with np.errstate(over="ignore"):
            streams = np.uint64(seed_number(f"{seed}/actions")) + (np.arange(games, dtype=np.uint64) << GAME_BITS) * STEP
        self.dice = self.cuda.to_device(streams)
        self.seen = Seen(
            CardArray(self._zeros((games, core.observation_size if observe else 0), np.int16)),
            CardArray(self._zeros((games, core.actions), np.int8)),
            CardArray(self._zeros((games,), np.int8)),
            CardArray(self._zeros((games, seats), np.float32)),
            CardArray(self._zeros((games,), np.bool_)),
            CardArray(self._zeros((games, seats), np.int16)),
        )
        self.reset()

    def _zeros(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> Any:
        return self.cuda.to_device(np.zeros(shape, kind))

    def _launch(self, function: str, *arguments: Any) -> None:
        blocks = -(-self.games // self.threads)
        getattr(self.functions, function)[blocks, self.threads](*arguments)

    def _places(self) -> tuple[Any, ...]:
        shown = self.seen.seats.memory, self.seen.masks.memory, self.seen.observations.memory
        return *self.facts, self.seed, Places(self.states, self.rngs, self.numbers, *shown)

    def reset(self) -> Seen[CardArray]:
        """New games everywhere: the first ones of the seed, again."""
        self.numbers.copy_to_device(np.arange(self.games))
        self.seen.rewards.memory.copy_to_device(np.zeros(self.seen.rewards.shape, np.float32))
        self.seen.ended.memory.copy_to_device(np.zeros(self.games, np.bool_))
        self._launch("begin_places", *self._places())
        return self.seen

    def step(self, actions: Any) -> Seen[CardArray]:
        """An action for the seat that is asked in each game, and everything that follows up to the next one.

        The actions are whole numbers, best an array on the card: of torch, JAX or CuPy, or those of `random_actions`.
        """
        chosen = self._read_actions(actions)
        if self.check:
            self._check_actions(chosen)
        ends = Ends(self.seen.rewards.memory, self.seen.ended.memory, self.seen.points.memory)
        self._launch("step_places", *self._places(), self.games, chosen, ends)
        return self.seen

    def _read_actions(self, actions: Any) -> Any:
        if isinstance(actions, CardArray):
            return actions.memory
        on_card = hasattr(actions, "__cuda_array_interface__")
        chosen = self.cuda.as_cuda_array(actions) if on_card else self.cuda.to_device(np.asarray(actions))
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise Unreadable("env-actions", games=self.games, most=self.actions - 1)
        return chosen

    def _check_actions(self, chosen: Any) -> None:
        found = self.cuda.to_device(np.array([self.games]))
        self._launch("find_illegal", self.seen.masks.memory, chosen, found)
        place = int(found.copy_to_host()[0])
        if place < self.games:
            legal = ", ".join(map(str, self.seen.masks.numpy()[place].nonzero()[0]))
            raise Unreadable("env-action", action=int(chosen.copy_to_host()[place]), legal=legal)

    def random_actions(self) -> CardArray:
        """Any legal action for each game, made on the card."""
        actions = self.cuda.device_array(self.games, np.int64)
        self._launch("random_by_threads", self.seen.masks.memory, self.dice, actions)
        return CardArray(actions)
