# Suunnittelijan raportti: mitä `pithead lab` kirjoittaa.
lab-title = { $game } työpöydällä
lab-made = Tehty komennolla ”{ $command }”, Pithead { $version }: { $games } peliä laatikolla { $hash }.
lab-read = Pisteet ovat arvioita ja niiden läpi kulkevat viivat 95 %:n välejä. Satunnainen pelaaja valitsee minkä tahansa sallitun, ahne hetken parhaan, huolimaton on ahne mutta valitsee joka neljännen kerran mitä tahansa. Ihmiset pelaavat toisin: katso sitä mikä on suurta, älä viimeistä numeroa.
lab-stopped = Keskeytetty: raportissa on se, mitä siihen mennessä pelattiin.
lab-progress = { $bar } { $percent } %, { $games } peliä
lab-numbers = Luvut
lab-random = satunnainen
lab-greedy = ahne
lab-careless = huolimaton
lab-wins = voitot
lab-players = { $seats } pelaajaa
lab-against = { $one } vastaan { $other }
lab-tied = tasan lopussa
lab-fig-points = Pisteet
lab-read-points = Kuinka pelaajan loppupisteet jakautuvat.
lab-fig-ladder = Taito
lab-read-ladder = Kuinka usein parempi pelaaja voittaa huonomman, kaksi pelaajaa. Mitä kauempana 50:stä, sitä enemmän taito merkitsee.
