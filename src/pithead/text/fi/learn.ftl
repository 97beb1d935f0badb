# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Ensiaskeleet pelissä { $game }: { $count ->
    [one] yksi lyhyt oppitunti
   *[other] { $count } lyhyttä oppituntia
 }. Valitse kuten pelissä; ”?” auttaa, ”quit” lopettaa.
learn-step = Oppitunti { $number }/{ $count }
learn-finished = Siinä kaikki. Nyt pelaamaan: pithead play { $game }
learn-hint-prefix = Ei tällä kertaa. { $hint }
learn-you = Sinä
learn-rival = Vastustaja

learn-dice-miner-top = Kaikki louhivat noppia samasta vuoresta. Saat ottaa nopan, joka on päällä: sen yläpuolella ei saa olla mitään kummallakaan puolella. Sankarisi Kaivosmittaaja näyttää aina tunnelia 1. Ota tunneli 2.
learn-dice-miner-top-hint = Tunneli 2 on paikassa a2.
learn-dice-miner-top-done = Noppa siirtyy keruuseesi ja säilyttää kylkensä.
learn-dice-miner-tunnels = Tunnelit antavat pisteitä sarjoina, jotka alkavat ykkösestä: 1, 2, 3 on 6 pisteen arvoinen, mutta aukko katkaisee sarjan. Sinulla on 1 (sankarisi) ja 2. Jatka seuraavalla.
learn-dice-miner-tunnels-hint = 1:n ja 2:n jälkeen tulee 3. Se on paikassa b1.
learn-dice-miner-tunnels-done = 1 + 2 + 3 = 6 pistettä.
learn-dice-miner-gems = Jokainen jalokivi on piste, ja se, joka yksin näyttää eniten jalokiviä, tuplaa ne. Teillä kummallakin on kaksi. Siirry johtoon.
learn-dice-miner-gems-hint = Jalokivi on paikassa c3.
learn-dice-miner-gems-done = Kolme jalokiveä kahta vastaan: kuusi pistettä sinulle, kaksi vastustajalle.
learn-dice-miner-hazards = Sortumat ja lohikäärmeet vievät kukin pisteen, ellei sinulla ole työkalua niitä vastaan: hakkua sortumia, kilpeä lohikäärmeitä vastaan. Silloin jokainen antaa niin monta pistettä kuin sinulla on niitä työkaluja. Sinulla on kaksi hakkua. Minkä vaaran haluat?
learn-dice-miner-hazards-hint = Hakut muuttavat sortumat pisteiksi; lohikäärmeet vaativat kilven. Sortumat ovat paikassa d1.
learn-dice-miner-hazards-done = Kaksi sortumaa kertaa kaksi hakkua: neljä pistettä.
learn-dice-miner-cheers = Vuorosi alussa keruussasi on noppa, joka näyttää olutta. Jaa se: heitä noppa, ja vastustaja pitää sen uudella tuloksella. Vastineeksi saat ottaa kaksi noppaa, sivultakin. Sano cheers.
learn-dice-miner-cheers-hint = Valitse ”cheers tunnel to 1”.
learn-dice-miner-cheers-done = Cheers! Vastustaja sai tunnelin 5.
learn-dice-miner-side = Nyt saat ottaa nopan sivulta: sellaisen, josta on peitetty vain toinen yläpuoli. Paikan d1 kolme jalokiveä on peitetty oikealta ylhäältä nopalla c1.
learn-dice-miner-side-hint = Ota jalokivet paikasta d1.
learn-dice-miner-side-done = Yläpuolinen noppa on liukunut koloon: katso paikkaa d1.
learn-dice-miner-second = Toinen noppa on sinun, jos haluat, taas päältä tai sivulta. Ota yksi tai sano ”done”.
learn-dice-miner-second-hint = Mikä tahansa noppa, jonka saa ottaa, on oikein.
learn-dice-miner-second-done = Vuorosi on ohi. Näin jatketaan, kunnes vuori on tyhjä.
learn-dice-miner-spend = Vuori on tyhjä, ja magia alkaa. Taikanoppa, jossa on kaksi taikamerkkiä, heittää kaksi noppaasi uudelleen. Tunnelisi ovat 1 (sankari), 2, 3, 5 ja 5. Käytä ne kaksi merkkiä.
learn-dice-miner-spend-hint = Valitse ”spend magic:2”; säästä sankarin taika vielä.
learn-dice-miner-spend-done = Valitse nyt kaksi noppaa. Vaaranoppia ei voi heittää koskaan.
learn-dice-miner-first-roll = Kumpikaan vitonen ei anna mitään ilman nelosta. Valitse ensimmäinen niistä.
learn-dice-miner-first-roll-hint = Valitse ”roll tunnel:5”.
learn-dice-miner-first-roll-done = Vielä yksi.
learn-dice-miner-second-roll = Taikanopan on heitettävä kaikki nopat, jotka se sallii. Valitse toinen vitonen.
learn-dice-miner-second-roll-hint = Valitse ”roll tunnel:5”.
learn-dice-miner-second-roll-done = Nelonen ja ykkönen! Tunnelisi ovat 1, 2, 3, 4 ja toinen 1: yksitoista pistettä.
learn-dice-miner-hero = Sankarillasikin on yksi taikamerkki. Voisit käyttää sen, mutta nyt kaikki on kohdallaan. Lopeta tähän.
learn-dice-miner-hero-hint = Sano ”done”.
learn-dice-miner-hero-done = Kun kaikki ovat valmiita, kierros pisteytetään.
learn-dice-miner-cache = Ennen seuraavaa kierrosta kaikki nopat heitetään uudelleen, paitsi ne, jotka talletat: niin monta kuin näytät arkkuja. Neljä lohikäärmettäsi tarvitsevat kilven. Talleta jompikumpi.
learn-dice-miner-cache-hint = Valitse ”cache tool:shield” tai ”cache hazard:dragon4”.
learn-dice-miner-cache-done = Se säilyttää kylkensä. Kolmen kierroksen jälkeen eniten pisteitä kerännyt voittaa.
