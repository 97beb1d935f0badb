# What a table may choose.
option-mini-miners-simplified = Simplified first game
option-mini-miners-long = Long game of four rounds
option-mini-miners-open-draft = Open draft
option-mini-miners-trade = Trade gold between players
option-mini-miners-dwarves = Dwarves in the game, by their names
