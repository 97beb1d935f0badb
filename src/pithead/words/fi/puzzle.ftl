# Pulmat: yksi asema, yksi paras tapahtuma.
puzzle-welcome = Pulma pelistä { $game }: yksi tapahtuma voittaa selvästi useammin kuin kaikki muut. Valitse kuin pelissä; ”{ $quit }” poistuu.
puzzle-ask = Pulma { $number }, luokitus { $rating }. Mikä voittaa useimmin?
puzzle-right = Oikein: mikään ei voita useammin.
puzzle-wrong = Ei paras: se voittaa { $percent } % harvemmin. Kokeile toista.
puzzle-shares = Näin usein kukin voittaa:
puzzle-by-rollouts = Jokaisen jälkeen peli pelattiin monta kertaa loppuun; yksi keskivirhe on { $error } %.
puzzle-by-solver = Tarkka: jokainen heitto on laskettu.
puzzle-making = { $made }/{ $wanted } pulmaa { $games } pelistä
puzzle-made = { $count } pulmaa on tiedostossa { $file }.
