# What the web app is told beside the board: whose turn it is, and what happened at the table.
told-yours = Sinun vuorosi: { $ask }
told-push = Sinun vuorosi: { $game }
told-not-now = Se ei käy nyt. Sinun vuorosi: { $ask }
told-theirs = { $count ->
    [one] { $names } miettii.
   *[other] { $names } miettivät.
 }
told-chance = Nopat tai kortit ratkaisevat seuraavaksi.
told-open = { $count ->
    [one] Odotetaan vielä yhtä pelaajaa.
   *[other] Odotetaan vielä { $count } pelaajaa.
 }
told-sat = { $name } istuutuu.
told-rose = { $name } nousee pöydästä.
told-staffed = Botti { $name } ottaa vapaan tuolin.
told-left-left = { $name } on lähtenyt pöydästä.
told-left-clock = Aika loppui: { $name }.
told-left-resigned = { $name } luovuttaa.
told-returned = { $name } on palannut.
told-asked = { $name } haluaisi perua päätöksen.
told-answered-yes = { $name } suostuu.
told-answered-no = { $name } ei suostu.
told-undone = { $name } peruu päätöksen.
told-followed = Samat ihmiset pelaavat uudelleen toisessa pöydässä.
told-guest = Kaivaja { $number }
told-salting = { $count ->
    [one] Peli alkaa heti, kun { $names } on lisännyt suolanjyvän noppiin.
   *[other] Peli alkaa heti, kun { $names } ovat lisänneet suolanjyvänsä noppiin.
 }
told-check-digest = Tallenne on muuttamaton ja kokonainen.
told-check-envelope = Kuori on se, joka luvattiin ennen ensimmäistä heittoa.
told-check-moves = Jokainen siirto noudattaa sääntöjä.
told-check-rolls = Jokainen heitto on peräisin kuoresta.
told-check-result = Tulos on oikein.
told-people = ihmiset
