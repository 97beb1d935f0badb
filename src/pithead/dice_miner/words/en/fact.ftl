# What we had to reconstruct of the box, each in a sentence.
fact-dice-faces = A { $kind } die shows { $faces }.
fact-dice-count = There are { $count } { $kind } dice.
fact-dice-hero = The { $hero } shows { $faces }.
fact-dice-rows = The rows of the mountain hold { $rows } dice, from the top.
