"""The games as learners meet them: numbered actions, masks, and observations made of what a seat may know.

- `aec`: PettingZoo, every seat an agent;
- `parallel`: the same, with all agents acting in every step;
- `single`: Gymnasium, one agent against bots;
- `batch`: thousands of games in one call, on the kernel of a game or on the plain engine;
- `card`: the same in the memory of a graphics card;
- `open_spiel`: OpenSpiel, with chance nodes.

Actions and observations are the same in all of them; `docs/games/<game>/encoding.md` lists every number.
"""
