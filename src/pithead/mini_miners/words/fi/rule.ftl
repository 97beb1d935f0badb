# The rules in plain words, one message for each number: MM-4.2 is rule-mm-4-2.
rule-mm-section-1 = Laatikko
rule-mm-section-2 = Valmistelut
rule-mm-section-3 = Värväys
rule-mm-section-4 = Markkinat
rule-mm-section-5 = Sijoittelu
rule-mm-section-6 = Keräys
rule-mm-section-7 = Työkalut
rule-mm-section-8 = Kääpiöt
rule-mm-section-9 = Lepo ja pelin loppu
rule-mm-section-10 = Kaupanteko ja näkyvyys
rule-mm-section-11 = Tapahtumat
rule-mm-section-12 = Muunnelmat
rule-mm-1-1 = Laatikossa on:
    – 18 kääpiötä, joiden aloitearvot ovat 1–18 (viisi nimeä ja se, kenellä on mikäkin työkalu: arvaus);
    – 36 työkalukorttia, seitsemää lajia: sheriffintähti, dynamiitti, lapio, suurennuslasi, vaunu, kypärä ja lyhty (montako mitäkin: arvaus);
    – 40 kaivoskorttia neljässä kymmenen kortin pakassa, I–IV (sisältö: arvaus);
    – 8 tapahtumaa (niistä kuusi: arvaus);
    – 16 perusmerkkiä ja 5 bonusmerkkiä (sisältö: arvaus);
    – 6 sortumamerkkiä, 52 kultahippua ja 14 timanttia, joista kukin on 7 hipun arvoinen.
rule-mm-1-2 = Uloskäynniltä johtaa tunneli ruutujen T1–T16 kautta viimeiseen ruutuun D. Neljä kuoppaa, P1–P4, on tunnelin varrella ruutujen T3, T7, T11 ja T14 kohdalla (arvaus). Kuopat ovat 2, 3, 3 ja 7 hipun arvoisia, D on 7 hipun arvoinen (päätelty). Pakka I kuuluu ruutuihin T1–T4, II ruutuihin T5–T8, III ruutuihin T9–T12 ja IV ruutuihin T13–T16 (arvaus). Etäisyys lasketaan askelina näitä reittejä pitkin; kapakka ja uloskäynti eivät ole ruutuja.
rule-mm-1-3 = Kultaa on kolmessa eri paikassa: kääpiön kortilla, pelaajan aarrekammiossa tai pankissa. Pankki ei tyhjene koskaan (meidän tulkintamme).
rule-mm-2-1 = Kaksi tai kolme pelaajaa aloittaa 8 hipulla, neljä 6 hipulla. Kun pelaajia on 2, 3 tai 4, pelissä on 12, 15 tai 16 kääpiötä, satunnaisesti nostettuina, ellei pöydän isäntä valitse niitä (meidän tulkintamme); kädessä on 6, 5 tai 4 korttia, ja joka kierroksella kukin pelaa 5, 4 tai 3 kääpiötä.
rule-mm-2-2 = Perusmerkit ovat kuvapuoli ylöspäin satunnaisessa järjestyksessä ruuduissa T1–T16, bonusmerkit neljässä kuopassa ja ruudussa D. Ne pysyvät paikoillaan koko pelin, ellei jokin vaikutus siirrä niitä.
rule-mm-2-3 = Työkalut sekoitetaan, ja viisi niistä on esillä: ne ovat markkinat. Aina kun esillä on kolme samanlaista, markkinat, pakka ja poistopakka sekoitetaan yhteen ja esille nostetaan viisi uutta, kunnes kolmea samanlaista ei enää ole. Näin käy enintään 20 kertaa eikä koskaan alle viidellä kortilla (meidän tulkintamme).
rule-mm-2-4 = Kukin neljästä kaivospakasta sekoitetaan erikseen. Yksi tapahtuma on esillä ja pätee vain tällä kierroksella.
rule-mm-3-1 = Kaikki valitsevat yhtä aikaa ja salassa yhden kääpiön kädestään ja antavat loput eteenpäin, kunnes kaikki on jaettu; viimeinen kortti tulee itsestään. Kierroksilla 1 ja 3 kortit kulkevat vasemmalle, kierroksilla 2 ja 4 oikealle.
rule-mm-3-2 = Sitten kaikki hylkäävät yhden kääpiön, taas salassa ja yhtä aikaa. Se jää kaikkien nähden pois tältä kierrokselta. Muut paljastetaan.
rule-mm-4-1 = Markkinoilla aloittaa se, jonka joukossa on pienin aloitearvo; muut seuraavat kukin oman pienimpänsä mukaan.
rule-mm-4-2 = Voit vuorollasi missä järjestyksessä tahansa ja niin kauan kuin kultaa riittää: ostaa 1 hipulla pakan päällimmäisen kortin, jonka näet vain sinä; ostaa 2 hipulla esillä olevan kortin, jonka tilalle tulee heti uusi; tai maksaa 1 hipun, jolloin markkinat, pakka ja poistopakka sekoitetaan ja esille nostetaan viisi uutta. Jos pakka on tyhjä, poistopakasta tulee ilmaiseksi uusi pakka (meidän tulkintamme).
rule-mm-4-3 = Ostetut työkalut menevät nurin päin työkaluvarastoosi. Muut tietävät, montako sinulla on, mutta eivät mitä ne ovat. Esillä olleen kortin oston he tosin näkivät, ja se jää lokiin.
rule-mm-4-4 = Ennen kuin päätät vuorosi, varustat kääpiösi varastostasi, myös aiempien kierrosten työkaluilla. Kukin kantaa yhtä työkalukorttia nurin päin, ellei jokin kyky sano muuta. Vuoron jälkeen mikään ei enää muutu.
rule-mm-4-5 = Viimeisen pelaajan jälkeen toimii Tinkijä (12) ja sitten Alasin (15) (meidän tulkintamme).
rule-mm-5-1 = Kääpiöt sijoitetaan aloitearvon mukaan, pienin ensin, kukin tunnelin vapaaseen ruutuun tai ruutuun D; lyhdyn kanssa käy myös vapaa kuoppa. Ruutu on vapaa, jos siinä ei ole kääpiötä eikä se ole kielletty alue. Sijoittaminen on pakollista.
rule-mm-5-2 = Siirrettävä kääpiö ei tarvitse lyhtyä päästäkseen kuoppaan. Kielletylle alueelle ei sitäkään voi siirtää, mutta sen läpi saa paeta (meidän tulkintamme).
rule-mm-5-3 = Sijoittelukykyjä käytetään heti, kun kääpiö on sijoitettu, ja uudelleen, jos se sijoitetaan uudestaan.
rule-mm-6-1 = Kääpiöt toimivat järjestyksessä uloskäynniltä alkaen: T1, T2, T3, P1, T4 ja niin edelleen; kuoppa tulee heti risteyksensä jälkeen. Kukin kaivaa ja pakenee sitten.
rule-mm-6-2 = Kaivaminen: nosta yksi kortti ruutusi pakasta; se on pakko (meidän tulkintamme). Jos pakka on tyhjä, korttia ei tule. Kuopissa ja ruudussa D et nosta mitään vaan otat painetun arvon; korttien nostamiseen liittyvät työkalut ja kyvyt eivät vaikuta siellä.
rule-mm-6-3 = Hippukortti tuo pankista merkityn määrän hippuja kääpiösi kortille. Erikoiskortista valitset: hiput, tai bonuksen ilman hippuja.
rule-mm-6-4 = Sortumakortti ilman kypärää: jokaisesta tulee ruutuun yksi sortumamerkki, ja kääpiösi poistetaan. Muut paljastamasi kortit raukeavat.
rule-mm-6-5 = Poistettu kääpiö lähtee laudalta. Sen kortilla oleva kulta menee pankkiin, sen työkalukortit poistopakkaan, sen kortti käännetään, eikä se tee tällä kierroksella enää mitään.
rule-mm-6-6 = Jos laudalle tulisi seitsemäs sortumamerkki, kaivos romahtaa: kaikki siellä olevat kääpiöt poistetaan, oli kypärää tai ei, myös romahduksen aiheuttaja, ja keräys päättyy. Kapakka on turvassa. Saat aiheuttaa tämän dynamiitilla, mutta sinua varoitetaan ensin (meidän tulkintamme).
rule-mm-6-7 = Plus- tai miinusmerkki muuttaa kortilla olevien hippujen määrää kaivamisen lopussa, ei kuitenkaan alle nollan; se on pakollista. Kaikki muut merkit ovat vapaaehtoisia.
rule-mm-6-8 = Pako: käytä ensin halutessasi työkaluja ja bonuksia. Jos kääpiön ruudun ja uloskäynnin välillä ei ole sortumamerkkiä, se pakenee eikä voi jäädä: se menee kapakkaan ja sen kulta aarrekammioosi. Oman ruudun merkit eivät estä sitä, eivätkä kuoppien merkit ketään muuta. Jos tie on tukossa, kääpiö poistetaan.
rule-mm-6-9 = Uhraus: pakenemisen sijaan kääpiösi voi, oli tie tukossa tai ei, poistaa laudalta minkä tahansa sortumamerkin. Sitten se itse poistetaan.
rule-mm-7-1 = Kun käytät työkalua, käännä se esiin; esiin käännetyt työkalut toimivat yhä. Kukin toimii kerran tilannetta kohti (yksi kaivaminen, yksi pako, yksi sijoittaminen, yksi kohdistus) ja taas seuraavassa. Vain sitä kantava kääpiö saa käyttää sitä.
rule-mm-7-2 = Työkalun kuva kääpiön kortissa tai kääpiön alla olevassa merkissä toimii kuten työkalu ja tulee korttien lisäksi. Se ei kuitenkaan ole kortti: sitä ei voi varastaa, lainata, hylätä eikä laskea. Kääpiöllä on sen ruudun merkki, jossa se sillä hetkellä seisoo.
rule-mm-7-3 = Suurennuslasi (kaivaminen): nosta jokaista kohti yksi kortti lisää, katso kaikki ja palauta jokaista suurennuslasia kohti yksi pakan päälle tai alle. Vähintään yhden pidät (meidän tulkintamme). Vaunu (kaivaminen): nosta ja paljasta jokaista kohti yksi kortti lisää. Kerro ennen nostamista, montako kumpaakin käytät.
rule-mm-7-4 = Kypärä (reaktio): jokainen sortumakortti tuo silti merkkinsä, mutta kääpiösi ei välitä kortista vaan nostaa samasta pakasta uuden, kunnes sillä on tarpeeksi muita kortteja tai pakka on tyhjä. Suurennuslasi ei auta näissä korteissa. Voit myös jättää kypärän käyttämättä.
rule-mm-7-5 = Lapio (pako): poista enintään kaksi sortumamerkkiä mistä tahansa, kaksi kutakin lapiota kohti. Dynamiitti (pako): pane sortumamerkki omaan ruutuusi, yksi kutakin dynamiittia kohti.
rule-mm-7-6 = Lyhty (sijoittelu): kääpiösi saa mennä kuoppaan. Sheriffintähti (reaktio): se kumoaa vaikutuksen, jonka kohteena tämä kääpiö on, ja hyökkääjä maksaa sinulle 2 hippua aarrekammiosta aarrekammioon tai sen, mitä hänellä on. Se toimii joka kerta.
rule-mm-7-7 = Muut kuvat: poista yksi sortumamerkki mistä tahansa (kaivaminen); nosta työkalukortti varastoosi (kaivaminen); ohita yksi sortumamerkki (pako); ohita ne kaikki (pako); kielletty alue. Erikoiskortista saatu ohitus säilyy kääpiöllä sen pakoon asti (meidän tulkintamme).
rule-mm-8-1 = Kääpiöt käyttävät kykyjään kaivoksessa tai kapakassa, eivät koskaan poistettuina. Markkinakyvyt toimivat kaikilla kääpiöillä, jotka ovat tällä kierroksella pelissä (meidän tulkintamme).
rule-mm-8-2 = Jos kaksi haluaa toimia yhtä aikaa, pienempi aloitearvo on ensin.
rule-mm-8-3 = Kuusi kääpiötä ottaa muita kohteekseen: Huijari 7, Tinkijä 12, Lurjus 13, Öykkäri 14, Kujeilija 17 ja Tiktak 18. Se on vapaaehtoista, mutta ilmoittautunut Huijari osuu siihen, joka pakenee seuraavana. Tinkijä, Öykkäri, Kujeilija ja Tiktak voivat ottaa kohteeksi myös omia kääpiöitäsi, Lurjus vain muiden (meidän tulkintamme).
rule-mm-8-4 = Apuri 1: joku toinen kääpiösi voi käyttää hänen nurin päin olevaa työkaluaan kuin omaansa, ei kuitenkaan tähteä; sitten työkalu menee poistopakkaan. Jos hän käyttää sitä itse, se jää. Tämä käy vain, kun häntä ei ole poistettu.
rule-mm-8-5 = Kuudella kääpiöllä on työkalu omasta takaa: Vainukoiralla 2 suurennuslasi, Paksukallolla 3 kypärä, Kuormajuhdalla 4 vaunu, Tuikulla 6 lyhty, Kabuumilla 8 dynamiitti ja Myyrällä 10 lapio (arvaus, paitsi Kabuumin nimi).
rule-mm-8-6 = Vempain 5: markkinavuorosi alussa hän saa ilmaiseksi pakan päällimmäisen työkalun muiden näkemättä. Hän voi kantaa vielä toista, erilaista työkalua.
rule-mm-8-7 = Huijari 7: paetessaan hän voi ilmoittautua. Seuraavana pakeneva kääpiö antaa puolet kullastaan, ylöspäin pyöristettynä, aarrekammioosi; poistettuja kääpiöitä ei lasketa. Tähti tekee tästä lopun, ja sinä maksat 2 hippua.
rule-mm-8-8 = Onnenpekka 9: kun hän pakenee, saat 2 hippua aarrekammioosi. Niitä ei lasketa kerätyiksi.
rule-mm-8-9 = Hurjapää 11: hän kaivaa valitsemastaan pakasta, joka ei ole tyhjä, ja ottaa kaikki tämän kaivamisen kortit siitä.
rule-mm-8-10 = Tinkijä 12: markkinoiden lopussa hän voi ottaa kohteeksi kääpiön, jolla on työkalukortteja, maksaa pankkiin 1 hipun ja ottaa niistä yhden umpimähkään; hän kantaa sitä omansa lisäksi. Tähteä vastaan et maksa tuota hippua vaan 2 hippua tähden omistajalle.
rule-mm-8-11 = Lurjus 13: sijoittamisensa jälkeen hän voi ottaa kohteeksi enintään kahden askeleen päässä olevan kääpiön. Sen omistaja panee aarrekammiostaan 2 hippua, tai sen mitä on, Lurjuksen kortille.
rule-mm-8-12 = Öykkäri 14: sijoittamisensa jälkeen hän voi siirtää minkä tahansa muun kaivoksessa olevan kääpiön vapaaseen naapuriruutuun, jonka valitset.
rule-mm-8-13 = Alasin 15: jos hänellä ei ole markkinoiden lopussa työkalukorttia, hän ottaa minkä tahansa työkalun pakasta (salassa) tai poistopakasta (avoimesti). Tutkittu pakka sekoitetaan.
rule-mm-8-14 = Kapakoitsija 16: voit sijoittaa hänet kapakkaan. Silloin saat levossa 1 hipun kutakin kapakassa olevaa kääpiöparia kohti, kenen tahansa kääpiöistä, hän itse mukaan lukien, alaspäin pyöristettynä.
rule-mm-8-15 = Kujeilija 17: sijoittamisensa jälkeen hän voi vaihtaa keskenään kahden kääpiön alla olevat merkit loppupelin ajaksi. Yksi tähti kumoaa vaihdon. Jokainen käytetty tähti maksaa sinulle 2 hippua, ja jos kulta ei riitä, pienemmälle aloitearvolle maksetaan ensin.
rule-mm-8-16 = Tiktak 18: vapaan ruudun sijasta hän voi ottaa kaivoksessa olevan kääpiön ruudun, ja tämä sijoitetaan heti uudestaan. Kuoppaan hän tarvitsee lyhdyn. Tähteä vastaan hän menee vapaaseen ruutuun eikä ota kohteeksi ketään muuta.
rule-mm-9-1 = Ensin tulevat levon kyvyt. Sitten työkalut palaavat nurin päin varastoihin, ja hahmot lähtevät laudalta. Kaikki kääpiöt, hylätytkin, sekoitetaan ja jaetaan, kaivoskortit palaavat pakkoihinsa, sortumamerkit poistetaan, ja seuraava tapahtuma käännetään esiin.
rule-mm-9-2 = Viimeisen kierroksen jälkeen, kun levon kyvyt on käytetty ja työkalut palautettu, saat 1 hipun kutakin kolmea varastosi työkalua kohti, alaspäin pyöristettynä. Eniten kultaa kerännyt voittaa. Tasatilanteessa voittaa se, joka pelasi tällä kierroksella pienimmän aloitearvon kääpiötä, poistettiin se tai ei.
rule-mm-9-3 = Hylätyt työkalut pysyvät poistopakassa kierroksesta toiseen (meidän tulkintamme).
rule-mm-10-1 = Pelaajat voivat kahden askeleen välissä milloin tahansa antaa toisilleen kultaa aarrekammioistaan. Lupaukset eivät sido, ja pöydän isäntä voi kytkeä kaupanteon pois.
rule-mm-10-2 = Kaikki näkevät kullan, työkalujen määrät, pelatut kääpiöt, poistopakat, merkit ja tapahtuman. Salassa pysyvät varastoissa ja nurin päin olevien työkalujen lajit, kädet ja valinnat värväyksessä, pakkojen järjestys ja suurennuslasilla nähdyt kortit.
rule-mm-11-1 = Naapurikahnaus: jokainen värvää vasemmanpuoleiselle naapurille. Joukot luovutetaan, sitten kaikki hylkäävät yhden kääpiön ja paljastavat muut. Avoimessa värväyksessä valitset vasemmanpuoleiselle naapurillesi; mitään ei hylätä.
rule-mm-11-2 = Timanttivirta: kuopat ja D ovat 2 hippua arvokkaampia. Itse timantit eivät ole.
rule-mm-11-3 = Muut kuusi (arvaus):
    – Loppuunmyynti: esillä olevat työkalut maksavat 1 eikä 2.
    – Ilmaista olutta: levossa saat 1 hipun kutakin kapakassa olevaa omaa kääpiöpariasi kohti, alaspäin pyöristettynä.
    – Jälkijäristys: ennen ensimmäistä kaivamista sortumamerkki putoaa satunnaiseen tunnelin ruutuun; siellä olevalle kääpiölle ei käy kuinkaan.
    – Aselepo: kukaan ei saa ottaa kääpiöitä kohteeksi.
    – Nurinkurin: kääpiöt sijoitetaan suurimmasta aloitearvosta pienimpään.
    – Rikas malmisuoni: pakan III tai IV ruudussa oleva kääpiö, joka paljastaa hippu- tai erikoiskortin ja selviää kaivamisesta, saa 1 hipun lisää.
rule-mm-12-1 = Yksinkertaistettu peli: ei merkkejä eikä tapahtumia. Neljän pelissä jäävät pois kääpiöt 12 ja 17, kolmen pelissä myös 1, kahden pelissä myös 7, 8 ja 11.
rule-mm-12-2 = Pitkä peli: neljä kierrosta.
rule-mm-12-3 = Avoin värväys: kääpiöt ovat esillä. Ensimmäisestä pelaajasta myötäpäivään kukin ottaa yhden, kunnes kahden, kolmen tai neljän pelissä jokaisella on 5, 4 tai 3. Ensimmäisellä valinnalla ensimmäinen pelaaja ei saa ottaa pienintä aloitearvoa. Mitään ei hylätä. Se, jolla on pienin aloitearvo, on seuraavalla kierroksella ensimmäinen pelaaja; 1. kierroksella arpa ratkaisee (meidän tulkintamme).
