# What was guessed about the box, and what it changes: figures of `pithead lab`.
guess-mine-decks = What is on the 40 mine cards is a guess, and the one that matters most. With one collapse more in deck IV, in the place of 2 nuggets, the mine falls in in { $after } % of rounds instead of { $before } %, and a player ends with { $gold } gold less. One collapse less in deck I brings { $home } more dwarves of a hundred home.
guess-mine-tools = How many cards there are of each tool is a guess that hardly matters: two more of dynamite for two lanterns cost a player { $gold } gold, and two stars for two shovels next to nothing.
guess-mine-markers = What is on the markers is a guess. Without the one that clears a collapse { $home } fewer dwarves of a hundred come home, and a player ends with { $gold } gold less.
guess-mine-dwarves = Which tool each of six dwarves has is a guess, and so are the names of five and the order of some; a content file can give any of them another.
guess-mine-events = Six of the eight events are guesses: the book names two.
guess-mine-board = Which deck belongs to which space, and where the pits hang, are guesses; what the pits and the last space are worth follows from the book.
