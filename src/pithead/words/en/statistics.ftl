# The page that `pithead statistics` prints.
statistics-title = { $game ->
    [mini-miners] Mini Miners in numbers
   *[other] Dice Miner in numbers
 }
statistics-made = Measured, not written by hand: { $command } printed this page, and prints it again (content { $hash }).
statistics-read = { $game ->
    [mini-miners] Everybody at a table is the same kind of player: *random* takes any legal choice, *greedy* the best expected gold at once. Nobody plans ahead, so good players will do better than both. Many numbers of the box are reconstructed (`pithead content mini-miners` says which); this page is there to judge them by.
   *[other] Everybody at a table is the same kind of player: *random* takes any legal choice, *greedy* the best expected score at once. Nobody plans ahead, so good players will do better than both.
 }
statistics-column = { $level }, { $seats } players
statistics-random = random
statistics-greedy = greedy
statistics-games = games
statistics-total = { $game ->
    [mini-miners] gold at the end, mean ± sd
   *[other] points at the end, mean ± sd
 }
statistics-quartiles = quartiles
statistics-winner = { $game ->
    [mini-miners] gold of the winner, mean ± sd
   *[other] points of the winner, mean ± sd
 }
statistics-lead = lead of the first, mean ± sd
statistics-tied = games with a tie for the lead
statistics-decisions = decisions a game, mean (longest)
statistics-steps = steps a game, mean (longest)
statistics-ties = tie-breaks a game
statistics-cheers = beers shared a game
statistics-magic = magic spent a game
statistics-cached = dice cached a game
statistics-escapes = dwarves that escape, a round
statistics-removals = dwarves removed, a round
statistics-hosts = Innkeepers in the tavern, a round
statistics-sacrifices = sacrifices among them, a round
statistics-escaped = share of dwarves that escape
statistics-fell = rounds in which the mine falls in
statistics-fell-games = games in which it does
statistics-specials = special cards a game
statistics-bonuses = share taken as a bonus
statistics-open = open tools bought, a player
statistics-blind = blind tools bought, a player
statistics-shuffles = shuffles paid, a player
statistics-markets = tools laid in the market, times a game
statistics-triples = of those, three equal
statistics-where = Where dwarves dig
statistics-where-read = For each part of the mine: the share of all dwarves that dig there, how many of them escape, and the gold that those bring home.
statistics-in-i = T1 to T4, deck I
statistics-in-ii = T5 to T8, deck II
statistics-in-iii = T9 to T12, deck III
statistics-in-iv = T13 to T16, deck IV
statistics-in-p = pits
statistics-in-d = last space
