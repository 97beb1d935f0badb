# Sivu, jonka `pithead statistics` tulostaa.
statistics-title = { $game ->
    [mini-miners] Mini Miners lukuina
   *[other] Dice Miner lukuina
 }
statistics-made = Mitattu, ei käsin kirjoitettu: { $command } tulosti tämän sivun ja tulostaa sen uudelleen (sisältö { $hash }).
statistics-read = { $game ->
    [mini-miners] Kaikki pöydän pelaajat pelaavat samalla tavalla: *sattuma* ottaa minkä tahansa sallitun valinnan, *ahne* sen, josta on heti odotettavissa eniten kultaa. Kukaan ei suunnittele; hyvä pelaaja voittaa molemmat. Monet laatikon luvuista on rekonstruoitu (`pithead content mini-miners` kertoo, mitkä); tältä sivulta niitä voi arvioida.
   *[other] Kaikki pöydän pelaajat pelaavat samalla tavalla: *sattuma* ottaa minkä tahansa sallitun valinnan, *ahne* sen, josta on heti odotettavissa eniten pisteitä. Kukaan ei suunnittele; hyvä pelaaja voittaa molemmat.
 }
statistics-column = { $level }, { $seats } pelaajaa
statistics-random = sattuma
statistics-greedy = ahne
statistics-games = pelejä
statistics-total = { $game ->
    [mini-miners] kultaa lopussa, keskiarvo ± hajonta
   *[other] pisteitä lopussa, keskiarvo ± hajonta
 }
statistics-quartiles = kvartiilit
statistics-winner = { $game ->
    [mini-miners] voittajan kulta, keskiarvo ± hajonta
   *[other] voittajan pisteet, keskiarvo ± hajonta
 }
statistics-lead = ensimmäisen etumatka, keskiarvo ± hajonta
statistics-tied = pelejä, joissa kärki on tasan
statistics-decisions = päätöksiä pelissä, keskiarvo (pisin)
statistics-steps = askelia pelissä, keskiarvo (pisin)
statistics-ties = tasapelinratkaisuja pelissä
statistics-cheers = jaettuja oluita pelissä
statistics-magic = käytettyä taikaa pelissä
statistics-cached = talletettuja noppia pelissä
statistics-escapes = pakenevia kääpiöitä kierroksessa
statistics-removals = poistettuja kääpiöitä kierroksessa
statistics-hosts = Kapakoitsijoita kapakassa kierroksessa
statistics-sacrifices = niistä uhrattuja kierroksessa
statistics-escaped = pakenevien kääpiöiden osuus
statistics-fell = kierroksia, joissa kaivos romahtaa
statistics-fell-games = pelejä, joissa niin käy
statistics-specials = erikoiskortteja pelissä
statistics-bonuses = niistä otettu bonuksena
statistics-open = avoimia työkaluja ostettu, pelaajaa kohti
statistics-blind = sokkona ostettuja työkaluja, pelaajaa kohti
statistics-shuffles = maksettuja sekoituksia, pelaajaa kohti
statistics-markets = torin täydennyksiä pelissä
statistics-triples = niistä kolme samaa
statistics-where = Missä kääpiöt kaivavat
statistics-where-read = Kaivoksen jokaisesta osasta: kuinka suuri osa kääpiöistä kaivaa siellä, kuinka moni heistä pakenee ja paljonko kultaa nämä tuovat kotiin.
statistics-in-i = T1–T4, pakka I
statistics-in-ii = T5–T8, pakka II
statistics-in-iii = T9–T12, pakka III
statistics-in-iv = T13–T16, pakka IV
statistics-in-p = kuopat
statistics-in-d = viimeinen ruutu
