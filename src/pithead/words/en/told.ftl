# What the web app is told beside the board: whose turn it is, and what happened at the table.
told-yours = Your turn: { $ask }
told-push = Your turn in { $game }
told-not-now = Not now. Your turn: { $ask }
told-theirs = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
 }
told-chance = Dice or cards are about to decide.
told-open = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
 }
told-sat = { $name } sits down.
told-rose = { $name } stands up.
told-staffed = { $name }, a bot, takes the free chair.
told-left-left = { $name } has left the table.
told-left-clock = { $name } is out of time.
told-left-resigned = { $name } resigns.
told-returned = { $name } is back.
told-asked = { $name } would like to take a decision back.
told-answered-yes = { $name } agrees.
told-answered-no = { $name } does not agree.
told-undone = { $name } takes a decision back.
told-followed = The same people play again at another table.
told-guest = Miner { $number }
told-salting = { $count ->
    [one] The game begins as soon as { $names } has added a grain of salt to the dice.
   *[other] The game begins as soon as { $names } have added their grains of salt to the dice.
 }
told-check-digest = The record is unchanged and complete.
told-check-envelope = The envelope is the one that was promised before the first roll.
told-check-moves = Every move follows the rules.
told-check-rolls = Every roll comes from the envelope.
told-check-result = The result is right.
told-people = people
