# The page that `pithead statistics` prints.
statistics-ties = tie-breaks a game
statistics-cheers = beers shared a game
statistics-magic = magic spent a game
statistics-cached = dice cached a game
