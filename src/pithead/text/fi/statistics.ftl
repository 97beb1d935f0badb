# The page that `pithead statistics` prints.
statistics-title = { $game ->
    [mini-miners] Mini Miners lukuina
   *[other] Dice Miner lukuina
 }
statistics-made = Mitattu, ei käsin kirjoitettu: tämän sivun tulosti { $command }, ja se tulostaa sen uudelleenkin (sisältö { $hash }).
statistics-read = { $game ->
    [mini-miners] Saman pöydän pelaajat ovat kaikki samanlaisia: *satunnainen* tekee minkä tahansa sallitun valinnan, *ahne* sen, josta on heti odotettavissa eniten kultaa. Kukaan ei suunnittele etukäteen, joten hyvät pelaajat pärjäävät kumpaakin paremmin. Monet laatikon luvut ovat arvioita (`pithead content mini-miners` kertoo, mitkä); tämän sivun avulla niitä voi punnita.
   *[other] Saman pöydän pelaajat ovat kaikki samanlaisia: *satunnainen* tekee minkä tahansa sallitun valinnan, *ahne* sen, josta on heti odotettavissa eniten pisteitä. Kukaan ei suunnittele etukäteen, joten hyvät pelaajat pärjäävät kumpaakin paremmin.
 }
statistics-column = { $level }, { $seats ->
    [one] { $seats } pelaaja
   *[other] { $seats } pelaajaa
 }
statistics-random = satunnainen
statistics-greedy = ahne
statistics-games = pelejä
statistics-total = { $game ->
    [mini-miners] kulta lopussa, keskiarvo ± keskihajonta
   *[other] pisteet lopussa, keskiarvo ± keskihajonta
 }
statistics-quartiles = kvartiilit
statistics-winner = { $game ->
    [mini-miners] voittajan kulta, keskiarvo ± keskihajonta
   *[other] voittajan pisteet, keskiarvo ± keskihajonta
 }
statistics-lead = ensimmäisen etumatka, keskiarvo ± keskihajonta
statistics-tied = pelejä, joissa johto on jaettu
statistics-decisions = päätöksiä pelissä, keskiarvo (pisin)
statistics-steps = askelia pelissä, keskiarvo (pisin)
statistics-ties = tasapelinratkaisuja pelissä
statistics-cheers = jaettuja oluita pelissä
statistics-magic = käytettyjä taikoja pelissä
statistics-cached = talletettuja noppia pelissä
statistics-escapes = pakenevia kääpiöitä kierroksella
statistics-removals = poistettuja kääpiöitä kierroksella
statistics-hosts = Kapakoitsijoita kapakassa kierroksella
statistics-sacrifices = niistä uhrattuja kierroksella
statistics-escaped = pakenevien osuus kääpiöistä
statistics-fell = kierroksia, joilla kaivos romahtaa
statistics-fell-games = pelejä, joissa niin käy
statistics-specials = erikoiskortteja pelissä
statistics-bonuses = bonuksena otettujen osuus
statistics-open = esiltä ostettuja työkaluja pelaajaa kohti
statistics-blind = sokkona ostettuja työkaluja pelaajaa kohti
statistics-shuffles = maksettuja sekoituksia pelaajaa kohti
statistics-markets = kertoja pelissä, kun markkinoille tulee työkaluja
statistics-triples = niistä kolme samanlaista
statistics-where = Missä kääpiöt kaivavat
statistics-where-read = Jokaisesta kaivoksen osasta: kuinka suuri osa kaikista kääpiöistä kaivaa siellä, kuinka suuri osa heistä pakenee ja paljonko kultaa nämä tuovat kotiin.
statistics-in-i = T1–T4, pakka I
statistics-in-ii = T5–T8, pakka II
statistics-in-iii = T9–T12, pakka III
statistics-in-iv = T13–T16, pakka IV
statistics-in-p = kuopat
statistics-in-d = viimeinen ruutu
