# What was guessed about the box, and what it changes: figures of `pithead lab`.
guess-dice-hazard = Three faces of the hazard die are guesses, and they matter most. With dragons of 1 and 4 in the place of 3 and 4 a greedy player ends with { $less } points less; with caves of 1, 2 and 3 and two dragons of 4, with { $more } more.
guess-dice-tool = The second pickaxe and the second shield of the tool die, and the number on its chest, are guesses. A third pickaxe for a shield costs a greedy player { $less } points, a third shield for a pickaxe brings { $more }; whether the chest shows 1 or 2 makes no difference that could be measured.
guess-dice-magic = Two faces of the magic die are guesses. A second 2 in the place of a third 1 brings a greedy player { $more } points.
