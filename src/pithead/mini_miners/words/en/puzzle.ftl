# What a puzzle is about.
puzzle-mini-miners-theme-escape = When to run from the mine
puzzle-mini-miners-theme-rivals = Whom to trouble
puzzle-mini-miners-theme-place = Where to dig
puzzle-mini-miners-theme-tools = Which tool
puzzle-mini-miners-theme-troop = Whom to play
puzzle-mini-miners-theme-dig = How to dig
