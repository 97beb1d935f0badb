# Sivu, jonka `pithead statistics` tulostaa.
statistics-title = { $game } lukuina
statistics-made = Mitattu, ei käsin kirjoitettu: { $command } tulosti tämän sivun ja tulostaa sen uudelleen (sisältö { $hash }).
statistics-read = Kaikki pöydän pelaajat pelaavat samalla tavalla: *sattuma* ottaa minkä tahansa sallitun valinnan, *ahne* sen, josta on heti odotettavissa eniten pisteitä. Kukaan ei suunnittele; hyvä pelaaja voittaa molemmat.
statistics-column = { $level }, { $seats } pelaajaa
statistics-random = sattuma
statistics-greedy = ahne
statistics-games = pelejä
statistics-total = pisteitä lopussa, keskiarvo ± hajonta
statistics-quartiles = kvartiilit
statistics-winner = voittajan pisteet, keskiarvo ± hajonta
statistics-lead = ensimmäisen etumatka, keskiarvo ± hajonta
statistics-tied = pelejä, joissa kärki on tasan
statistics-decisions = päätöksiä pelissä, keskiarvo (pisin)
statistics-steps = askelia pelissä, keskiarvo (pisin)
