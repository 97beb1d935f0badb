# Duplikaatti-illat, päivän taulut, viikon duplikaatti ja tutkielmat verkkosovelluksessa.

## Duplikaatti-illat
event-evenings = Duplikaatti-illat
event-evenings-lead = Kaikki saavat samat nopat ja kortit. Sinua verrataan niihin, joilla oli paikkasi samassa jaossa, joten onni ratkaisee vähän.
event-evenings-new = Ilmoita ilta
event-evenings-open = Mukaan pääsee vielä
event-evenings-playing = Käynnissä
event-evenings-over = Ohi
event-evenings-none = Kukaan ei ole vielä ilmoittanut iltaa.
event-listed = { $players ->
    [one] 1 pelaaja
   *[other] { $players } pelaajaa
 }, { $deals ->
    [one] 1 jako
   *[other] { $deals } jakoa
 }
event-look = Katso
event-name = Mikä sen nimi on?
event-name-first = Ilta vuoren alla
event-deals = Montako jakoa?
event-seats = Paikkoja pöydässä
event-form = Kuka kohtaa kenet?
event-form-swiss = Sveitsiläinen: tasoissa olevat
event-form-round-robin = Kaikki vuorollaan
event-scoring = Mikä ratkaisee?
event-scoring-matchpoints = Kenet voitat paikallasi
event-scoring-swings = Kuinka paljolla
event-pace = Heti vai päivien kuluessa?
event-pace-live = Heti: 2 minuuttia päätökseen
event-pace-day = Päivien kuluessa: päivä päätökseen
event-pace-free = Kukin omaan tahtiinsa
event-pace-why = Joka antaa ajan kulua, saa avukseen botin, joten ilta jatkuu.
event-bots = Tuolit boteille
event-bots-none = Ei yhtään
event-bots-add = Lisää botteja
event-announce = Ilmoita
event-link = Linkki tähän iltaan
event-enter = Tule mukaan
event-leave = Jää pois
event-begin = Aloita
event-begin-missing = { $missing ->
    [one] Yksi pelaaja puuttuu: { $seats } hengen pöytiä, vähintään kaksi.
   *[other] { $missing } pelaajaa puuttuu: { $seats } hengen pöytiä, vähintään kaksi.
 }
event-begin-wait = Isäntä aloittaa, kun kaikki ovat paikalla.
event-players = Pelaajat
event-players-none = Kukaan ei ole vielä mukana.
event-bot = botti
event-standings = Tilanne
event-standings-none = Tilanne näkyy, kun kaikki pöydät ovat pelanneet ensimmäisen jaon.
event-place = Sija
event-who = Kuka
event-score = Pisteet
event-deals-counted = Jakoja
event-won = Voittoja
event-margin = Edellä
event-progress = Jako { $number }/{ $deals }: { $done }/{ $tables } pöytää on valmiina.
event-next = Seuraava pöytäsi
event-next-with = Jako { $number }, vastassa { $names }
event-go = Pöytääsi
event-wait = Olet pelannut tämän jaon. Seuraava alkaa, kun viimeinen pöytä on valmis.
event-back = Iltaan
event-sealed-end = Mitä muut saivat tästä jaosta, näkyy kun kaikki ovat pelanneet sen; peliä voi katsella uudelleen, kun ilta on ohi.
event-results = Jako jaolta
event-deal = Jako { $number }
event-seat = Paikka { $number }
event-points = Tulos
event-parted = Missä tiet erosivat:
event-parted-not = Pelattu kuten muissa pöydissä.
event-decided = Mikä ratkaisi:
event-decided-gain = { $gain } voittajalle
event-decided-why = Askel, joka toi voittajalle eniten, silmämääräisesti punnittuna. Pelin koko analyysi on sen linkin takana.
event-replay = Katso taaksepäin: { $names }
event-seals = Sinetöidyt jaot
event-seals-before = Nämä sinetit julkaistiin illan ilmoituksessa, ennen kuin kukaan tuli mukaan. Jokainen selain lisää suolansa. Siksi kukaan ei voi valita jakoa eikä vaihtaa sitä myöhemmin.
event-seals-check = Avaa sinetit ja tarkista ne
event-seals-checking = Tarkistetaan…
event-check-seal = Jokaisen jaon salaisuus sopii sinettiinsä.
event-check-kept = Sinetit ovat ne, jotka tämä selain säilytti kun tulit mukaan, ja suolasi on jokaisessa jaossa.
event-check-tables = Jokainen pöytä pelasi sinetöidyn jaon.
event-check-dice = Jokainen heitto ja kortti joka pöydässä seuraa jaosta.
event-check-passed = Jaot olivat ne, jotka sinetöitiin.
event-check-failed = Jokin ei täsmää.

## Päivän taulut
event-boards = Päivän taulut
event-boards-lead = Yksi yritys lasketaan palvelimen päivän mukaan. Parhaat ovat ylinnä, ja yhtä monta pistettä jakaa sijan.
event-board-game = { $game }: päivän vuori
event-board-puzzle = { $game }: päivän pulma
event-board-none = Kukaan ei ole vielä yrittänyt tänään.
event-board-people = { $people ->
    [one] 1 yritys
   *[other] { $people } yritystä
 }
event-board-next = { $hours ->
    [one] Seuraava päivä alkaa tunnin kuluttua.
   *[other] Seuraava päivä alkaa { $hours } tunnin kuluttua.
 }
event-board-soon = Seuraava päivä alkaa tunnin sisällä.
event-streak = Putki
event-streak-days = { $days ->
    [one] 1 päivä
   *[other] { $days } päivää peräkkäin
 }
event-now = Joka päivä, joka viikko

## Viikon duplikaatti
event-week = Viikon duplikaatti
event-week-of = Viikon duplikaatti: { $game }
event-week-lead = Tällä viikolla kaikilla on samat jaot, kukin kerran, vastassa { $rival }. Jokaisesta saat osuuden muista, jotka voitat samalla paikalla, boteista ja ihmisistä.
event-week-deal = Jako { $number }, paikka { $seat }
event-week-play = Pelaa
event-week-done = Pelattu
event-week-left = { $days ->
    [one] Vielä yksi päivä
   *[other] Vielä { $days } päivää
 }
event-week-progress = { $done }/{ $deals } jakoa
event-week-none = Kukaan ei ole vielä pelannut; botit ovat työssä.
event-week-seals = Jaot sinetöitiin, kun viikko alkoi. Niitä voi katsella ja tarkistaa, kun se on ohi.
event-week-back = Viikon duplikaattiin
event-week-from = viikko { $day } alkaen
event-week-now = Tämä viikko
event-week-past = Aiemmat viikot
event-week-over = Tämä viikko on ohi ja sen jaot ovat auki. Osuus, jossa on linkki, on jonkun peli, jonka voit katsoa uudelleen.
event-week-opened = Jaot avattuina
event-week-opened-says = Mitä viikon alussa arvottiin, ja vieressä sinetti, joka silloin julkaistiin. Siemenluku määrää jaon jokaisen heiton ja kortin.
event-week-seal = Sinetti
event-week-secret = Arvottu
event-week-seed = Siemenluku

## Tutkielmat
event-study = Tutkielma
event-studies = Tutkielmasi
event-studies-lead = Asema, pelin kulku, huomautuksia ja piirroksia. Jolla on linkki, lukee sen askel askeleelta; vain sinä muutat sitä.
event-studies-none = Et ole vielä kirjoittanut tutkielmaa. Aloita sellainen päättyneestä pelistä (katsoessasi taaksepäin) tai asemasta alla.
event-studies-most = Enintään { $most } tutkielmaa.
event-study-listed = { $steps ->
    [one] 1 askel
   *[other] { $steps } askelta
 }
event-study-open = Avaa
event-study-begin = Tee tutkielma tästä
event-study-position = Asema merkintänä
event-study-position-text = Aseman JSON-muoto, sellaisena kuin komentorivi ja pulmat sen kirjoittavat.
event-study-make = Aloita tutkielma
event-study-title = Otsikko
event-study-untitled = Tutkielma: { $game }
event-study-by = tekijä { $name }
event-study-by-you = tekijä sinä
event-study-place = Kohta { $number }/{ $count }
event-study-comment = Huomautus
event-study-draw = Piirrokset
event-study-from = Esine
event-study-to = Nuoli kohteeseen
event-study-to-none = ei nuolta, rengas
event-study-add = Piirrä
event-study-pen = Piirrä laudalle: napauta yhtä kahdesti renkaaksi, kahta nuoleksi
event-study-clear = Pyyhi piirrokset tästä
event-study-cut = Katkaise kulku tähän
event-study-save = Tallenna
event-study-changed = ei vielä tallennettu
event-study-delete = Poista tämä tutkielma
event-study-sure = Poista todella
event-study-play = Valitse laudalta, niin kulku jatkuu tästä.
event-study-roll = Anna noppien ja korttien ratkaista
event-study-ring = Rengas: { $thing }
event-study-arrow = Nuoli: { $from } – { $to }
event-study-link = Linkki tähän tutkielmaan
