# The rules in plain words, one message for each number: DM-4.2 is rule-dm-4-2.
rule-dm-section-1 = Laatikko
rule-dm-section-2 = Valmistelut
rule-dm-section-3 = Kierrokset
rule-dm-section-4 = Louhintavaihe
rule-dm-section-5 = Magiavaihe
rule-dm-section-6 = Pisteytysvaihe
rule-dm-section-7 = Täydennysvaihe
rule-dm-section-8 = Pelin loppuminen
rule-dm-section-9 = Yksinpeli
rule-dm-1-1 = Laatikossa on 60 noppaa: 27 tunnelinoppaa, 10 vaaranoppaa, 7 työkalunoppaa, 8 aarrenoppaa ja 8 taikanoppaa.
rule-dm-1-2 = Joka nopassa on kuusi kylkeä, ja yhdessä niistä on olut.
    – Tunneli: 1, 2, 3, 4, 5.
    – Aarre: 1, 1, 1, 2 ja 3 jalokiveä.
    – Taika: 1, 1, 1, 2 ja 3 taikamerkkiä (montako mitäkin: arvaus).
    – Työkalu: kaksi hakkua, kaksi kilpeä ja yksi kylki, jossa on kaksi arkkua (montako mitäkin: arvaus).
    – Vaara: kahdessa kyljessä 1 luolien sortuma, yhdessä 2 sortumaa, yhdessä 3 lohikäärmettä, yhdessä 4 lohikäärmettä (arvaus, paitsi 1 sortuma ja 4 lohikäärmettä).
rule-dm-1-3 = Sankareita on kuusi. Sankari tuo mukanaan noppakylkiä, jotka eivät koskaan muutu:
    – Alkemisti: kolme kertaa 1 taika.
    – Lohikäärmeentappaja: kilpi ja 1 taika.
    – Insinööri: tunneli 2 ja hakku.
    – Malminetsijä: 1 jalokivi ja hakku.
    – Kaivosmittaaja: tunneli 1 ja 1 taika.
    – Aarteenvartija: 1 jalokivi ja kaksi arkkua.
rule-dm-1-4 = Vuorella on 20 noppaa, ylhäältä lukien 2, 3, 4, 5 ja 6 nopan riveissä (rivit: päätelty). Paikat on nimetty rivin ja järjestyksen mukaan: a1 a2, b1–b3, c1–c4, d1–d5, e1–e6. Jokainen noppa lepää kahden alapuolisen paikan päällä: b2 on c2:n ja c3:n päällä, ja b2:n yläpuolella ovat a1 ja a2.
rule-dm-2-1 = Pelaajia on kahdesta neljään; yksinpelistä kertoo luku 9. Jokainen heittää tunnelinoppaa, ja suurimman tuloksen saanut aloittaa 1. kierroksen. Olut voittaa vitosen; tasatuloksen saaneet heittävät uudelleen.
rule-dm-2-2 = Sankarit valitaan vastapäivään alkaen aloittajan oikealta puolelta, joten aloittaja valitsee viimeisenä. Kutakin sankaria on vain yksi. Valinnalla ”random-heroes” sankarit jaetaan satunnaisesti.
rule-dm-2-3 = Noppapussista nostetaan umpimähkään 20 noppaa, ne heitetään, ja ne asettuvat vuorelle satunnaisiin paikkoihin.
rule-dm-3-1 = Pelissä on kolme kierrosta ja jokaisessa neljä vaihetta: louhinta, magia, pisteytys ja täydennys. Kolmannella kierroksella ei täydennetä.
rule-dm-3-2 = Kaikki 60 noppaa tulevat peliin: joka kierroksella pussista lähtee 20.
rule-dm-4-1 = Aloittaja on ensimmäisenä vuorossa, ja siitä jatketaan myötäpäivään, kunnes vuori on tyhjä.
rule-dm-4-2 = Ota vuorollasi yksi noppa, joka on päällä: sen yläpuolella ei ole noppaa vasemmalla eikä oikealla. Noppa siirtyy keruuseesi sama kylki näkyvissä.
rule-dm-4-3 = Cheers! Jos keruussasi on vuorosi alussa olutta näyttävä noppa, voit ensin jakaa sen: nimeä toinen pelaaja, heitä noppa ja anna se hänelle. Hänen on pidettävä se uudella tuloksella. Näin voi tehdä kerran vuorossa, ja olut voi olla minkä lajin nopassa tahansa.
rule-dm-4-4 = Oluen jaettuasi voit ottaa kaksi noppaa, yhden kerrallaan. Kummankin voi ottaa päältä tai sivulta, eli sen yläpuolella saa olla noppa vain toisella puolella. Valitse toinen vasta, kun ensimmäinen on poissa ja kasa on valunut.
rule-dm-4-5 = Oluen jaettuasi sinun on otettava ensimmäinen noppa, toinen on vapaaehtoinen. Jos noppia on jäljellä vain yksi, otat sen. (Meidän tulkintamme.)
rule-dm-4-6 = Kun noppa lähtee sivulta, sen yläpuoliset nopat liukuvat koloon peitetyn puolen suunnasta ja säilyttävät kylkensä. Jos c1 lähtee, b1 liukuu paikkaan c1 ja a1 paikkaan b1. Liuku päättyy ensimmäiseen tyhjään paikkaan tai huipulle. (Päätelty.)
rule-dm-4-7 = Tällä vuorolla otettua olutta ei voi jakaa samalla vuorolla. Sankarin kylkiä ei jaeta koskaan. (Meidän tulkintamme.)
rule-dm-4-8 = Olutta voi jakaa niin kauan kuin vuorella on noppa. Sen jälkeen oluista ei ole mihinkään. (Meidän tulkintamme.)
rule-dm-5-1 = Ensimmäisenä on se, joka olisi seuraavaksi ottanut nopan, ja siitä jatketaan myötäpäivään. Jokaisella on yksi magiavuoro.
rule-dm-5-2 = Vuorollasi käytät taikakylkiä yhden kerrallaan tai lopetat. Jos kyljessä on esimerkiksi kolme taikamerkkiä, valitse keruustasi kolme eri noppaa, jotka eivät ole käytettyjä eivätkä vaaranoppia, ja heitä ne kaikki yhtä aikaa.
rule-dm-5-3 = Käytettyä taikanoppaa ei saa heittää uudelleen tällä kierroksella. Käyttämättömän saa, ja jos se näyttää yhä taikaa, sen voi käyttää myöhemmin.
rule-dm-5-4 = Käyttämäsi taian on heitettävä yhtä monta noppaa kuin siinä on merkkejä. Noppa ei voi heittää itseään. Jos valittavia noppia on vähemmän, heitetään ne kaikki (meidän tulkintamme).
rule-dm-5-5 = Taialla ei koskaan heitetä vaaranoppia, näyttivät ne mitä tahansa. Olutta näyttävä vaaranoppa on yhä vaaranoppa.
rule-dm-5-6 = Sankarin taikakyljet käytetään yksitellen, kukin kerran kierroksessa; Alkemistilla niitä on kolme. Sankarin kylkiä ei heitetä koskaan.
rule-dm-5-7 = Saman tavallisen nopan saa heittää uudelleen seuraavalla taialla, jonka käytät.
rule-dm-5-8 = Kierroksen lopussa käytetyt taikanopat ovat taas käytettävissä.
rule-dm-6-1 = Olut ja taika eivät anna pisteitä.
rule-dm-6-2 = Tunnelit antavat pisteitä sarjoina, jotka alkavat ykkösestä ja joissa ei ole aukkoja: 1, 2, 3 ja niin edelleen. Sarjan arvo on sen lukujen summa, ja kukin noppa kuuluu vain yhteen sarjaan. Paras jako lasketaan. Esimerkkejä: 1 2 3 antaa 6 pistettä, 1 2 4 antaa 3, 2 3 4 ei mitään, 1 1 2 2 3 antaa 9, 1 1 1 antaa 3 ja 1 2 2 3 antaa 6.
rule-dm-6-3 = Joka jalokivestä saa pisteen. Se, jolla on enemmän jalokiviä kuin kenelläkään muulla, tuplaa pisteet; tasatilanteessa kukaan ei tuplaa. 3 ja 4 jalokivestä saa siis 3 ja 8 pistettä.
rule-dm-6-4 = Ilman hakkua jokainen luolien sortuma vie pisteen. Hakun kanssa jokainen sortuma antaa niin monta pistettä kuin sinulla on hakkuja. Lohikäärmeiden ja kilpien laita on samoin. 2 hakkua ja 4 sortumaa: 8 pistettä. 2 hakkua, 3 sortumaa, 4 lohikäärmettä eikä yhtään kilpeä: 6 − 4 = 2 pistettä.
rule-dm-6-5 = Sankarisi kyljet lasketaan nopiksi kaikkialla ja joka kierroksella.
rule-dm-6-6 = Arkut eivät anna pisteitä. Kierros voi jäädä miinukselle; sen pisteet lisätään kokonaispisteisiisi.
rule-dm-7-1 = Laske arkkusi, sankarinkin: niin monta noppaa voit tallettaa, ja ne säilyttävät kylkensä seuraavalle kierrokselle. Minkä tahansa nopan saa tallettaa, myös vaarat ja oluet. Arkkunoppaa ei voi tallettaa sen omiin arkkuihin, vain muihin (meidän tulkintamme). Kaikki valitsevat yhtä aikaa ja salassa (meidän tulkintamme).
rule-dm-7-2 = Kaikki muut keruiden nopat heitetään uudelleen.
rule-dm-7-3 = Seuraavan kierroksen aloittaa se, jolla on vähiten kokonaispisteitä; tasatilanteessa arpa ratkaisee.
rule-dm-7-4 = Pussista tulee 20 noppaa lisää täyttämään vuoren, kuten kohdassa DM-2.3.
rule-dm-8-1 = Eniten pisteitä 3. kierroksen jälkeen kerännyt voittaa.
rule-dm-8-2 = Jos johdossa on useita, he heittävät koko keruunsa uudelleen, pelaavat vielä yhden magiavaiheen ja pisteyttävät kerran vielä; jalokiviä verrataan vain heidän kesken. Suurin pistemäärä voittaa, ja yhä tasoissa olevat tekevät saman uudestaan. Nämä pisteet ratkaisevat yksin eikä niitä lisätä kokonaispisteisiin; ensimmäinen magiavuoro on sillä, joka aloitti 3. kierroksen magian, tai hänestä myötäpäivään seuraavalla tasapelaajalla (meidän tulkintamme).
rule-dm-9-1 = Lohikäärmettä vastaan (oma muunnelmamme): kohtaat yhden botin, jonka tason valitset, kahden pelaajan säännöin, ja aloitat 1. kierroksen.
rule-dm-9-2 = Päivän vuori (oma muunnelmamme): pelaat yksin, ja kaikilla on samat nopat. Joka vuorosi jälkeen vuori menettää päällimmäisistä nopistaan vasemmanpuoleisimman (kahdesta ylemmän). Olutta jaettaessa noppa palaa heittämättä pussiin lopullisesti. Kolmen kierroksen jälkeen pisteesi ratkaisevat, jalokivet yksinkertaisina, ja näet, miten pärjäsit botteihin verrattuna samalla vuorella.
