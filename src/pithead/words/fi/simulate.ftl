# Simulated games: what `pithead simulate` prints.
simulate-compiling = Nopeaa ydintä käännetään tälle suorittimelle. Se tehdään kerran.
simulate-compiling-card = Nopeaa ydintä käännetään näytönohjaimelle. Se vie enintään minuutin.
simulate-progress = { $bar } { $games } peliä, { $rate } sekunnissa, jäljellä { $left } s
simulate-title = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
 }, { $seconds } s: { $rate } sekunnissa
simulate-seed = Siemen: { $seed }
simulate-by-seat = pelipaikka
simulate-games = pelejä
simulate-wins = voittoja
simulate-points = pisteitä
simulate-decisions = Pelissä on { $decisions } päätöstä.
simulate-ties = { $percent } % peleistä meni tasatilanteen ratkaisuun.
simulate-shared = { $percent } % peleistä päättyi jaettuun voittoon.
simulate-given-up = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
 } jätettiin kesken: mikään tässä laatikossa ei olisi voinut ratkaista sitä.
simulate-intervals = ± on puolet 95 %:n välistä; jaettu voitto lasketaan kullekin osuutensa mukaan.
simulate-stopped = Pysäytetty, kun { $games } peliä { $wished } pelistä oli pelattu; pelattu säilyy.
