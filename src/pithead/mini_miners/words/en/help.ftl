# The options of a table on the command line.
help-mini-miners-simplified = Mini Miners without markers, without events and without the trickiest dwarves.
help-mini-miners-long = Mini Miners in four rounds instead of three.
help-mini-miners-open-draft = Mini Miners with dwarves picked in the open, one after the other.
help-mini-miners-no-trade = Mini Miners without giving gold to each other.
help-mini-miners-dwarves = The dwarves of this game of Mini Miners, separated by commas, instead of drawing them.
