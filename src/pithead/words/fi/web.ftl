# Verkkosovellus: sen sivut, painikkeet ja näppäimet. Mitä pelit itse sanovat, tulee palvelimelta.

## Kehys
web-skip = Siirry sisältöön
web-nav = Sivut
web-nav-lobby = Aula
web-nav-rules = Säännöt
web-nav-settings = Asetukset
web-nav-about = Tietoja
web-foot = Harrastajien tekemä ja epävirallinen; piirrokset ja sanat ovat omiamme.
web-loading = Hetki vain…
web-starting = Kaivosta avataan…
web-starting-why = Kaikki pelaamiseen tarvittava ladataan tähän selaimeen. Tämän käynnin jälkeen verkkoa ei tarvita.
web-starting-loaded = { $loaded } / { $all } Mt
web-new-version = Pitheadista on uusi versio. Se alkaa, kun sanot niin tai kun avaat sivun seuraavan kerran; pelisi säilyvät.
web-new-version-now = Aloita nyt
web-new-version-later = Myöhemmin
web-new-version-others = Pithead on auki toisessa välilehdessä, ja siellä oleva peli katkeaisi. Sulje ensin se välilehti.
web-away = Palvelin ei vastaa. Yritä hetken päästä uudelleen.
web-broken = Jokin meni pieleen. Yritä uudelleen.
web-lost-title = Täällä ei ole mitään haudattuna
web-lost = Tämä osoite ei johda mihinkään.
web-pick-game = Minkä pelin?
web-no-lessons = Pelille { $game } ei ole oppitunteja.
web-no-puzzles = Pelille { $game } ei ole pulmia.
web-no-rules = Pelille { $game } ei ole täällä sääntökirjaa.
web-no-score = Pelille { $game } ei ole täällä mitään laskettavaa.
web-home = Etusivulle
web-rule = Sääntö { $rule }
web-close = Sulje
web-save = Tallenna
web-saved = tallennettu
web-send = Lähetä
web-sending = Lähetetään…

## Etusivu
web-front-title = Pelejä vuoren uumenista
web-front-lead = Pelaa heti bottia vastaan tai lähetä ystäville linkki. Kukaan ei rekisteröidy.
web-front-lead-static = Pelaa botteja vastaan tai kierrättäkää laitetta, kokonaan tässä selaimessa: ilman tiliä, ilman palvelinta ja ensimmäisen käynnin jälkeen myös ilman verkkoa.
web-offline-edition = Pelaa ilman verkkoa
web-offline-edition-why = Lataa kerran { $size } Mt tähän selaimeen. Sen jälkeen kaikki toimii ilman tätä palvelinta, omin pelein.
web-game = Peli
web-players-from-to = { $least }–{ $most } pelaajalle
web-play-now = Pelaa nyt
web-rivals = Vastustajat
web-rivals-count = { $count ->
    [one] 1 botti
   *[other] { $count } bottia
 }
web-level = Taso
web-with-friends = Ystävien kanssa
web-setting-up = Valmistellaan…
web-learn = Opi pelaamalla
web-learn-game = Opi { $game }
web-rules-game = Säännöt: { $game }
web-own-games = Omat pelisi
web-own-finished = Päättyneet pelisi
web-games-wait = { $count ->
    [one] Peli odottaa sinua.
   *[other] { $count } peliä odottaa sinua.
 }
web-result = Tulos
web-over = Peli on päättynyt.
web-turn-of = Vuorossa: { $names }
web-chair-kept = Pelataan uudelleen: sinulle on varattu tuoli.
web-waits-for-players = Odotetaan pelaajia.
web-outcome-won = Voitit, { $points }
web-outcome-shared = Jaat voiton, { $points }
web-outcome-lost = Voittaja: { $names }; sinä ja muut: { $points }
web-alone-short = yksin
web-today = Päivän vuori
web-today-lead = Tänään kaikilla on sama onni. Yksi yritys lasketaan.
web-today-play = Pelaa päivän yritys
web-today-go-on = Jatka yritystäsi
web-today-next = { $hours ->
    [one] Seuraava vuori tulee tunnin kuluttua.
   *[other] Seuraava vuori tulee { $hours } tunnin kuluttua.
 }
web-today-soon = Seuraava vuori tulee alle tunnissa.
web-open-tables = Avoimet pöydät
web-your-turn = Sinun vuorosi
web-continue = Jatka
web-free = { $free }/{ $seats } paikkaa vapaana
web-nobody-yet = ei vielä ketään

## Uusi pöytä ja sen kutsut
web-new-title = Uusi pöytä
web-new-of = Uusi pöytä: { $game }
web-how-many = Montako pelaa?
web-who-sits = Kuka istuu missä?
web-chair = Paikka { $number }
web-sitter-me = Minä
web-sitter-here = Joku tällä laitteella
web-here-name = Pelaaja { $number }
web-name-at = Pelaajan { $number } nimi
web-sitter-friend = Ystävä linkillä
web-sitter-open = Kuka tahansa
web-sitter-bot = Botti: { $level }
web-options = Pelin muoto
web-alone = Yksin pelaat päivän pelin: tänään kaikilla on sama onni.
web-option-list = Nimiä peräkkäin
web-clock = Kello
web-clock-none = Ei kelloa
web-clock-move-2 = 2 minuuttia päätöstä kohti
web-clock-bank-15 = 15 minuuttia kullekin ja 10 sekuntia vuoroa kohti
web-clock-bank-45 = 45 minuuttia kullekin ja 20 sekuntia vuoroa kohti
web-clock-move-day = Päivä päätöstä kohti
web-visible = Näytä aulassa; kuka tahansa saa katsoa
web-open-table = Avaa pöytä
web-invited = Sinut on kutsuttu
web-invited-to = Pöydässä { $game }. Jo paikalla: { $names }.
web-your-name = Nimesi
web-sit-down = Istu pöytään
web-invite-title = Kutsu ystäväsi
web-invite-seat = Linkki paikalle { $number }
web-invite-watch = Linkki katsojille
web-make-link = Tee linkki
web-link-only-here = Tämä osoite toimii vain tällä koneella. Ystäviä varten käynnistä `pithead serve --host 0.0.0.0` ja avaa sivu tämän koneen nimellä tai osoitteella verkossasi; silloin se on myös linkeissä.
web-chair-to-bot = Anna botille
web-nobody-comes = Eikö ketään tule?
web-copy = Kopioi
web-copied = Kopioitu
web-share = Jaa…
web-qr = QR-koodi
web-qr-of = QR-koodi: { $title }
web-open-chair = Vapaa paikka on kenelle tahansa; pöytä näkyy aulassa.
web-open-chair-link = Vapaa paikka on kaikille, jotka tietävät tämän sivun osoitteen.

## Aula
web-lobby-open = Odottaa pelaajia
web-lobby-open-none = Avoimia pöytiä ei ole. Avaa yksi, niin muut löytävät sen täältä.
web-lobby-playing = Käynnissä
web-lobby-playing-none = Juuri nyt kukaan ei pelaa julkisesti.
web-lobby-over = Päättyneet
web-lobby-over-none = Yksikään julkinen peli ei ole vielä päättynyt.
web-watch = Katso
web-replay = Katso jälkikäteen

## Pöydässä
web-curtain-title = Vuorossa { $name }
web-curtain-text = Anna laite eteenpäin. Se, minkä vain { $name } saa tietää, on verhon takana.
web-curtain-lift = Minä olen { $name }
web-curtain-replay = Tällä laitteella pelataan vielä, ja taaksepäin katsominen näyttäisi, mitä vain yksi saa tietää. Se odottaa pelin loppua.
web-table = Pöytä
web-closed-title = Tämä pöytä on sinulta suljettu
web-closed = Se vaatii toisen linkin, tai sitä ei ole.
web-offline = Ei yhteyttä. Siirtosi ovat tallessa; yritämme yhä.
web-connecting = Yhdistetään…
web-no-line-title = Ei yhteyttä
web-no-line = Pelisi ovat tallessa palvelimella. Tämä sivu latautuu uudelleen heti, kun yhteys palaa.
web-no-line-again = Yritä uudelleen
web-board = Pelilauta
web-your-move = Sinun siirtosi
web-side = Pelaajat, tapahtumat ja keskustelu
web-players = Pelaajat
web-log = Tapahtumat
web-log-empty = Mitään ei ole vielä tapahtunut.
web-log-then = Katso lautaa sellaisena kuin se silloin oli
web-chat = Keskustelu
web-chat-empty = Sano jotain mukavaa.
web-chat-text = Sana pöydälle
web-watching = (katsoo)
web-unread = { $count ->
    [one] uusi viesti pöydälle
   *[other] uutta viestiä pöydälle
 }
web-confirm = Vahvista
web-put-back = Pane takaisin
web-undo = Peru
web-ask-undo = Pyydä perua
web-asked = { $name } haluaisi perua päätöksen.
web-agree = Sopii
web-disagree = Ei sovi
web-stale = Pöytä oli jo edennyt; mitään ei tehty. Katso uudelleen ja valitse.
web-gain = { $points } sinulle
web-point = Osoita jotain, niin näet, mitä se muuttaisi.
web-point-words = Osoita vaihtoehtoa, niin näet, mitä se muuttaisi.
web-in-words = Sanoin
web-extras = Voit myös ({ $count })
web-type-move = Tai kirjoita siirto kuten päätteessä
web-show-me = Näytä minulle
web-show-me-title = Mitä valmentaja tekisi
web-show-me-thinking = Valmentaja miettii…
web-show-me-best = Valmentaja: { $choice }, sinulle { $share }. { $why }
web-show-me-shares = Voittomahdollisuutesi kunkin jälkeen, paras ensin
web-show-me-points = Odotettavat pisteet kunkin jälkeen, paras ensin
web-coach-best = Valmentaja: se oli paras siirto.
web-coach-lost = Valmentaja: −{ $loss }. Parempi: { $best }. { $why }
web-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 }
web-gold = { $points ->
    [one] { $points } hippu
   *[other] { $points } hippua
 }
web-gold-in-all = { $points ->
    [one] yhteensä { $points } hippu
   *[other] yhteensä { $points } hippua
 }
web-you = (sinä)
web-free-chair = Vapaa paikka
web-waiting-for-player = odottaa pelaajaa
web-bot = botti: { $level }
web-acting = valitsee
web-here = paikalla
web-not-here = ei juuri nyt paikalla
web-away-left = on poistunut; botti sijaistaa
web-away-clock = aika loppui; botti sijaistaa
web-away-resigned = on luovuttanut
web-spectators = { $count ->
    [one] Yksi katsoja
   *[other] { $count } katsojaa
 }
web-scores = Pisteet
web-what-happened = Mitä tapahtui?
web-round-scored = Kierros pisteytetään
web-round-sheet = Kierros { $number }, piste pisteeltä
web-points-now = Pisteet tällä hetkellä
web-sheet-now = Tilanne nyt, piste pisteeltä
web-leave = Poistu
web-return = Olen palannut
web-resign = Luovuta
web-resign-sure = Kyllä, luovutan
web-resign-no = Jatka peliä

## Vihjeet: mihin vaihe on hyvä

## Ohje
web-help = Ohje
web-help-text = Mihin on ripustettu lyhty, sen voi valita. Osoita, niin näet, mitä se muuttaisi, ota se ja vahvista; siihen asti kaiken voi panna takaisin. Ota jotain muuta, niin kuulet, miksi se ei käy.
web-key-arrows = liiku laudalla
web-key-enter = ota, ja vahvista painamalla uudelleen
web-key-escape = pane takaisin
web-key-undo = peru, kunnes jotain uutta on paljastunut
web-key-best = näytä paras, botteja vastaan
web-key-type = kirjoita siirto
web-key-chat = keskustelu
web-key-help = tämä ohje
web-describe = Asema lauseina

## Loppu
web-you-won = Voitit!
web-you-share = Jaat voiton!
web-alone-over = { $points ->
    [one] Vuori antoi sinulle { $points } pisteen
   *[other] Vuori antoi sinulle { $points } pistettä
 }
web-swap-seats = Kaikki siirtyvät tuolin eteenpäin
web-rematch-taken = Pelataan uudelleen, ja pääset mukaan.
web-rematch = Pelaa uudelleen
web-rematch-join = Uusintapeliin
web-download = Lataa pöytäkirja
web-sheet = Piste pisteeltä
web-total = Yhteensä
web-verify = Tarkista nopat
web-verify-text = Ennen ensimmäistä heittoa palvelin sinetöi salaisuuden ja näytti tämän luvun. Nyt salaisuus on auki, ja kuka tahansa voi tarkistaa, että jokainen noppa putosi niin kuin piti.
web-receipt-fits = Oma selaimesi on verrannut tallennetta siihen, minkä se säilytti ajalta ennen ensimmäistä heittoa: ne täsmäävät.
web-receipt-differs = Tallenne ei ole sinun pelisi: se on ristiriidassa sen kanssa, minkä selaimesi säilytti ajalta ennen ensimmäistä heittoa.
web-receipt-promise = Avattu salaisuus on se, joka sinulle luvattiin.
web-receipt-nonce = Oma suolanjyväsi on nopissa.
web-receipt-seals = Jokaisen suolanjyvä on se, joka oli sinetöity ennen kuin näytit omasi.
web-receipt-journal = Tallenne alkaa siirroilla, jotka palvelin allekirjoitti sinulle.
web-receipt-signature = Kuittisi allekirjoitus on palvelimen.
web-receipt-unchecked = Tämä selain ei osaa tarkistaa allekirjoituksia; alla oleva komento osaa.
web-receipt-none = Tällä selaimella ei ole kuittia tästä pelistä: sitä ei pelattu täällä, tai sen nopat tulevat julkisesta siemenestä.
web-receipt-download = Tallenna kuitti

## Jälkikatsaus
web-replay-title = { $game } jälkikäteen
web-replay-position = Tapahtuma { $number }/{ $count }
web-replay-slider = Kohta
web-replay-first = Alkuun
web-replay-back = Taakse
web-replay-next = Eteen
web-replay-last = Loppuun
web-replay-share = Kopioi tämän aseman osoite
web-open-game = Avaa peli
web-open-game-text = Katso muualla pelattua peliä, analysoi se ja tarkista sen nopat.
web-open-link = Pelin linkki
web-open-it = Avaa
web-open-file = Tai sen pöytäkirjan tiedosto
web-share-picture = Kuva tuloksesta
web-share-game = Jaa koko peli linkkinä
web-share-game-text = Koko peli on tässä linkissä. Jokainen Pithead avaa sen, palvelimen kanssa tai ilman.
web-replay-keys = Nuolet tai j ja k askeltavat; Home ja End hyppäävät.
web-replay-eyes = Kenen silmin?
web-to-table = Takaisin pöytään
web-spectator = katsojan
web-what-if = Entä jos…?
web-what-if-text = Tämä on oma haarasi: valitse kaikkien puolesta ja katso, mitä olisi tapahtunut. Itse peli pysyy ennallaan.
web-what-if-back = Takaisin peliin
web-what-if-bots = Botit pelaavat muiden puolesta

## Oppiminen
web-learn-title = Ensi askeleet: { $game }
web-learn-step = Askel { $number }/{ $count }
web-learn-next = Seuraava
web-learn-right = Oikein!
web-learn-again = Vielä kerran alusta
web-learn-over = Muuta et tarvitse. Nyt pelaamaan!

## Puzzles
web-puzzle-title = Pulma: { $game }
web-puzzle = Pulma
web-puzzle-daily = Päivän pulma
web-puzzle-number = Pulma { $number }/{ $count }
web-puzzle-rated = luokitus { $rating }
web-puzzle-ask = Yksi tapahtuma voittaa selvästi useammin kuin kaikki muut. Mikä?
web-puzzle-give-up = Näytä
web-puzzle-solution = Ratkaisu
web-puzzle-shares = Näin usein kukin voittaa
web-puzzle-yours = Luokituksesi: { $rating }; ratkaistu: { $count }
web-puzzle-themes = Lisää pulmia
web-puzzle-theme = { $theme } ({ $count })
web-puzzle-next = Toinen pulma
web-puzzle-daily-link = Päivän pulmaan
web-percent = { $share } %

## The daily mountain
web-daily = Botteihin verrattuna
web-daily-beaten = Päihitit { $beaten } % samoilla nopilla pelatuista { $games } bottipelistä.
web-daily-mean = keskimäärin { $points } pistettä
web-daily-counted = Tämä oli päivän yrityksesi, ja se lasketaan.
web-daily-practice = Tämä oli harjoitusta; päivän yritys lasketaan.

## Säännöt
web-rules-title = Säännöt: { $game }
web-rules-search = Hae säännöistä
web-pieces = Pelin osat
web-pieces-title = Pelin osat: { $game }
web-pieces-none = Kukaan ei ole vielä kirjannut, mitä tässä laatikossa on.
web-contents = Sisällys
web-rules-found = { $count ->
    [0] Mikään sääntö ei sano niin.
    [one] Yksi sääntö
   *[other] { $count } sääntöä
 }
web-guesses = Mitä arvasimme ja mitä se muuttaa
web-reconstructed = Mitä olemme päätelleet ({ $count })
web-mark-public = nähty julkisissa arvioissa
web-mark-deduced = päätelty
web-mark-guess = arvaus
web-mark-yours = omasta tiedostostasi

## Oikean pöydän ääressä
web-score = Oikean pöydän ääressä
web-score-title = { $game } oikean pöydän ääressä
web-score-lead = Näppäilkää, mitä kunkin edessä on: pistelista kertoo, minkä arvoista se on. Tiedot pysyvät tässä selaimessa.
web-score-now = Mitä nyt tehdään
web-score-steps = Koko peli vaihe vaiheelta
web-score-back = Takaisin
web-score-next = Seuraava
web-score-which = Mikä kierros?
web-score-round = { $number }. kierros
web-score-player = Pelaaja { $number }
web-score-name = Nimi
web-score-pad = Montako?
web-score-tap = Napauta sitä, mitä pöydällä on; numero kertoo, montako.
web-score-piece = { $piece }: { $count }
web-score-less = Yksi vähemmän
web-score-nothing = Täällä ei ole vielä laskettu mitään.
web-score-clear = Tyhjennä kaikki
web-score-clear-sure = Kyllä, tyhjennä kaikki
web-score-keep = Säilytä
web-score-ahead = { $count ->
    [one] { $names } johtaa.
   *[other] Tasoissa johdossa: { $names }.
 }

## Asetukset
web-language = Kieli
web-theme = Värit
web-theme-system = Kuten järjestelmä
web-theme-light = Vaaleat
web-theme-dark = Tummat
web-motion = Liike
web-motion-0 = Ei lainkaan
web-motion-1 = Tavallinen
web-motion-2 = Kaksi kertaa nopeampi
web-pace = Muiden siirrot
web-pace-0-5 = Hitaasti
web-pace-1 = Yksi kerrallaan
web-pace-2 = Kaksi kertaa nopeammin
web-pace-3 = Kolme kertaa nopeammin
web-pace-0 = Kaikki kerralla
web-setting-forced = Kun vaihtoehtoja on vain yksi, valitse se puolestani
web-sound = Pieniä ääniä
web-setting-notify = Kutsu minua, kun on vuoroni (ilmoitus, värinä)
web-notify-refused = Selain ei salli ilmoituksia täällä. Salli ne selaimen asetuksista tälle sivulle ja yritä uudelleen.
web-notify-push = Myös silloin, kun Pithead on kiinni: selaimesi push-palvelu välittää salatun viestin, jonka vain selaimesi voi lukea.
web-setting-confirm = Vahvista jokainen siirto ennen lähetystä
web-setting-coach = Valmentaja: kerro jokaisen siirtoni jälkeen botteja vastaan, mitä se maksoi
web-setting-shortcuts = Pikanäppäimet
web-kept = Mitä tämä selain säilyttää
web-kept-edition = Pithead itse vie { $edition } Mt tässä selaimessa ja toimii ilman verkkoa.
web-kept-not-yet = Pitheadia ei ole vielä tallennettu verkotonta pelaamista varten. Pidä tämä sivu auki minuutin ajan.
web-kept-all = Pelisi mukaan lukien selain laskee tälle sivustolle { $all } Mt.
web-kept-only-here = Pelisi ovat tässä selaimessa eivätkä missään muualla. Se voi poistaa ne, jos levy on täynnä, eikä poistettua saa takaisin.
web-kept-delete = Poista kaikki
web-kept-sure = Poistetaanko varmasti kaikki pelit ja Pithead?
web-deleted-title = Kaikki on poistettu
web-deleted = Pelisi, nimesi ja Pithead itse eivät ole enää tässä selaimessa. Vain asetuksesi säilyvät.
web-deleted-waits = Pithead on auki toisessa välilehdessä. Kun suljet sen, myös pelisi poistetaan.
web-deleted-again = Aloita alusta
web-sessions = Missä sinut tunnetaan
web-session-here = tämä selain
web-session-guest = selain
web-session-program = ohjelma
web-session-seen = käytetty viimeksi { $day }
web-session-end = Lopeta
web-session-sure = Kyllä, unohda minut täällä
web-session-end-here = Lopetettu menettää pöytänsä heti. Selain, joka lopettaa itsensä, saa uuden nimen eikä pääse takaisin paikoilleen.

## Tietoja
web-about-unofficial-title = Epävirallinen
web-about-unofficial = Pitheadin ovat tehneet ihmiset, jotka pitävät näistä kahdesta lautapelistä. Sillä ei ole mitään tekemistä niiden tekijöiden tai julkaisijoiden kanssa. Jos pidät siitä, osta laatikot.
web-about-facts-title = Mikä on päätelty
web-about-facts = Säännöt noudattavat julkaistuja sääntökirjoja. Osa tiedoista on vain laatikoissa: yksittäisten noppien silmät, sankarit, kortit ja merkit. Missä emme voineet olla varmoja, olemme päätelleet ne; sääntösivut merkitsevät jokaisen sellaisen kohdan, ja sisältötiedosto voi korjata ne.
web-about-drawings-title = Piirrokset ja sanat
web-about-drawings = Kaikki piirrokset ja kaikki lauseet ovat omiamme. Mitään ei ole kopioitu.
web-about-fair-title = Rehelliset nopat
web-about-fair = Jokaisen pelin nopat sinetöidään ennen ensimmäistä heittoa ja sekoitetaan jokaisen pelaajan suolahiukkasella, niin ettei kukaan, ei edes palvelin, voi valita niitä. Pelin jälkeen sinetti avataan, ja kaikki voivat tarkistaa.
web-about-privacy-title = Ei tilejä
web-about-privacy = Selaimesi säilyttää yhden evästeen, jotta palvelin tuntee paikkasi. Ei mainoksia, ei seurantaa, eikä mitään ladata muualta.
web-about-privacy-static = Pelisi säilyvät tässä selaimessa eivätkä mene muualle. Ei mainoksia, ei seurantaa, eikä mitään ladata muualta.
web-about-api = Ohjelmille: tämän palvelimen rajapinta

## The analysis of a finished game
web-luck = Onni
web-swing = Suurin käänne:
web-luck-counting = Noppia ja kortteja punnitaan: { $part }
web-analysis = Analyysi
web-analysis-of = { $game }, analyysi
web-analysis-weighing = Peliä punnitaan
web-analysis-wait = Jokainen tapahtuma punnitaan monella pelillä, joka olisi voinut seurata; odota tässä, kunnes se on valmis.
web-curve = Voittomahdollisuus, tapahtuma tapahtumalta
web-curve-points = Odotettavat pisteet, tapahtuma tapahtumalta
web-curve-label = Jokaisella pelaajalla oma viiva { $count } tapahtuman yli; alla oleva taulukko kertoo saman.
web-curve-event = Tapahtuma
web-curve-start = Peli alkaa.
web-curve-go = Katso tapahtumaa { $number }
web-curve-hint = Nuolinäppäimillä askel kerrallaan; käyrän napsautus avaa pelin siitä kohdasta.
web-curve-table = Käyrä taulukkona
web-figures = Onni ja taito
web-figure = Luku
web-figures-all = Kaikki luvut ja niiden varmuus
web-story-band = Pelasi kuin: { $band }
web-story-play = { $play ->
    [flawless] Tuskin yhtään kunnon virhettä.
    [small] Muutama lipsahdus, ei mitään ratkaisevaa.
    [some] Joitakin virheitä, jotka veivät hyvän osan voitosta.
   *[many] Monta kallista virhettä: parempi peli olisi kääntänyt pelin.
}
web-story-luck = { $luck ->
    [even] Onni ei ollut ystävä eikä vihollinen.
    [kind] Onni auttoi hiukan.
    [very-kind] Onni auttoi paljon.
    [unkind] Onni oli hiukan vastaan.
   *[very-unkind] Onni oli ankara.
}
web-story-worst = Ennen kaikkea parempi: { $best }.
web-figure-final = Tulos
web-figure-final-text = Miten lopulta kävi: osuus voitosta, tai yksin pelaavan pisteet.
web-figure-luck = Onni
web-figure-luck-text = Mitä nopat ja kortit antoivat tai veivät.
web-figure-own-luck = Onni omin silmin
web-figure-own-luck-text = Onni pelaajan itsensä silmin, omat kortit tuntien.
web-figure-lost = Hukattu
web-figure-lost-text = Mitä omat päätökset maksoivat parhaisiin verrattuna, pisteinä: voittomahdollisuuden tai yksinpelaajan.
web-figure-adjusted = Ilman onnea
web-figure-adjusted-text = Tulos, kun onni on poistettu.
web-figure-error-rate = Virhetaso
web-figure-error-rate-text = Mitä aito valinta menetti keskimäärin parhaaseen verrattuna.
web-figure-given-away = Hukattu
web-figure-given-away-text = Kuinka suuren osan pelissä olleesta päätökset hukkasivat: 0 % on virheetön, 100 % on sattumanvaraisten valintojen tappio.
web-figure-band = Pelasi kuin
web-figure-band-text = Hukattu osuus nimenä, suonenlöytäjästä niihin, jotka kaivavat pimeässä.
web-figures-sure = Jokaisen ±-merkin jälkeen on keskivirhe: 19 tapauksessa 20:stä oikea luku on sen kaksinkertaisen sisällä.
web-mistakes = Suurimmat virheet
web-mistakes-none = Kukaan ei tehnyt mainitsemisen arvoista virhettä.
web-mistake-better = Parempi ({ $name }) oli ”{ $best }”: { $why }
web-lucky = Onnekkaimmat heitot ja kortit
web-lucky-gain = { $gain }: { $name }
web-lucky-none = Mikään heitto ei muuttanut paljon.

## You
web-nav-me = Sinä
web-me-lead = Pelaamiseen ei tarvita säilytettyä nimeä. Sen säilyttäjällä on samat pelit joka laitteella.
web-keep-title = Säilytä nimesi
web-keep-first = Täällä kukaan ei vielä tiedä nimeäsi. Anna itsellesi nimi asetuksissa tai istu pöytään: sitten voit säilyttää sen täällä.
web-keep-why = Silloin kukaan muu ei voi olla täällä ”{ $name }”, ja löydät pelisi joka laitteella. Ilman salasanaa ja sähköpostia: pääsyavaimella, linkillä tai paperille kirjoitetulla koodilla.
web-keep-name = Säilytä nimeni
web-kept-name = ”{ $name }” on sinun, { $day } alkaen.
web-code-title = Palautuskoodisi
web-code-why = Kirjoita se muistiin tai tulosta se: se näytetään vain tämän kerran. Sillä pääset sisään, kun kaikki muu on kadonnut, ja sitten se on käytetty.
web-code-print = Tulosta
web-code-done = Se on tallessa
web-code-new = Uusi palautuskoodi
web-code-new-why = Uusi koodi korvaa vanhan, jos kadotit sen tai joku näki sen.
web-passkeys = Pääsyavaimet
web-passkey-add = Lisää pääsyavain
web-passkey-none = Tämä selain ei tee pääsyavaimia tälle osoitteelle: ne tarvitsevat HTTPS:n ja nimen numeroiden sijaan.
web-passkey-of = Tehty { $day }, käytetty viimeksi { $seen }
web-passkey-end = Poista
web-passkey-login = Kirjaudu pääsyavaimella
web-device-add = Toinen laite
web-device-why = Avaa tämä linkki siellä kymmenen minuutin kuluessa tai anna kameran lukea neliö. Se toimii kerran.
web-device-link = Linkki toiselle laitteelle
web-device-make = Tee linkki
web-device-title = Kirjaudu tällä laitteella
web-device-ask = Tästäkin laitteesta tulee sinun: sama nimi ja samat pelit.
web-device-join = Kirjaudu täällä
web-signin = Onko sinulla jo nimi?
web-signin-warn = Tämän selaimen vieras ”{ $name }” jää peleineen.
web-code-enter = Palautuskoodi
web-code-use = Kirjaudu koodilla
web-export = Kaikki sinusta
web-export-why = Yksi tiedosto, jossa ovat pelisi, keskusteluviestisi, laitteesi ja pääsyavaimesi.
web-export-do = Lataa kaikki
web-delete-why = Poistaminen tarkoittaa: nimesi katoaa joka pelistä ja luettelosta, viestisi poistuvat ja käynnissä olevat pelit luovutetaan. Muiden pelit säilyvät kokonaisina ja tarkistettavina. Tätä ei voi perua.
web-delete-do = Poista minut
web-delete-sure = Kyllä, poista kaikki minusta
web-delete-no = Ei

## Vahvuusluvut
web-ratings = Vahvuusluvut
web-ratings-of = Vahvuusluvut: { $game }
web-ratings-lead = Ihmiset ja botit samalla asteikolla: 400 pistettä edellä oleva voittaa kymmenen peliä jokaista häviötä kohti.
web-ratings-place = Sija
web-ratings-who = Kuka
web-ratings-points = Vahvuus
web-ratings-adjusted = Ilman tuuria
web-ratings-games = Pelit
web-ratings-bot = botti, mitattu
web-ratings-gone = joku, joka on lähtenyt
web-ratings-none = Kukaan ei ole vielä pelannut täällä vahvuusluvusta. Jokainen sinetöidyillä nopilla pelattu peli lasketaan.
web-ratings-how = Todellinen luku on 95 %:n varmuudella ±-rajoissa; kysymysmerkki tarkoittaa, että se on vasta arvaus. Lista on järjestetty ±-rajojen alareunan mukaan: onnekas alku ei nosta ketään kärkeen. Lasketaan pelit sinetöidyillä nopilla, ilman vihjeitä ja ilman perumisia sen jälkeen, kun joku on saanut tietää jotain. ”Ilman tuuria” tulee analysoiduista peleistä ja pitää paikkansa aiemmin siellä, missä nopat ratkaisevat paljon.
web-rating-own = Vahvuus { $rating }
web-ratings-counts = Tämä peli lasketaan vahvuuslukuun
web-ratings-counts-not = Tätä peliä ei lasketa vahvuuslukuun

## The history of one person
web-history = Pelisi
web-history-more = Kaikki pelisi, ja mitä ne kertovat sinusta
web-history-filter = Valitse pelit
web-history-all = kaikki
web-history-rival = Vastustaja
web-history-since = Päivästä
web-history-until = Päivään
web-history-find = Etsi
web-history-games = { $count ->
    [one] 1 päättynyt peli
   *[other] { $count } päättynyttä peliä
 }
web-history-none = Yksikään päättynyt pelisi ei sovi.
web-history-empty = Et ole vielä pelannut täällä yhtään peliä loppuun. Kun pelaat, se on täällä: miten se päättyi, ketä vastaan, ja miten kehityt.
web-history-won = voitto
web-history-shared = jaettu voitto
web-history-lost = tappio
web-history-alone = pelattu yksin
web-history-sums = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
 }: { $won } voittoa, { $shared } jaettua, { $lost } tappiota.
web-history-mean = Keskimäärin { $points }.
web-history-rivals = Vastassa
web-history-companions = Puolellasi
web-history-counted = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
 }, { $won } voittoa
web-history-best = Parhaat hetkesi
web-history-worst = Suurimmat virheesi
web-history-moment = Askel { $number }: { $change }
web-history-figures = onni { $luck }, { $loss } päätöstä kohti
web-history-analysis = Analyysi
web-history-analyse = { $count ->
    [one] Analysoi 1 peli
   *[other] Analysoi { $count } peliä
 }
web-history-analysing = { $done }/{ $count } valmis
web-history-newer = Uudemmat
web-history-older = Vanhemmat
web-history-curve = { $figure }, { $count } pelissä: aluksi { $first }, viime aikoina { $last }.
web-history-curve-error-rate = Menetys päätöstä kohti
web-history-curve-skill = Taito, voittoina
web-history-curve-luck = Onni
web-history-curve-says = Jokainen piste on peli, viiva on viiden keskiarvo, vanhimmasta pelistä uusimpaan. Päätöksen menetyksen pitäisi laskea; taito on se, mitä omat päätöksesi muuttivat, onni se, mitä nopat ja kortit tekivät.

## Other people
web-find = Etsi minulle peli
web-find-do = Etsi
web-find-range = Vastustajien vahvuus
web-find-anybody = mikä tahansa
web-find-within = vahvuus ±{ $points }
web-find-any-options = Mitkä tahansa valinnat käyvät
web-find-waiting = Odotetaan muita.
web-find-stop = Lopeta odottaminen
web-find-who = Ketkä odottavat peliä
web-find-nobody = Juuri nyt ei odota kukaan muu. Se, joka tulee ja haluaa samaa, istuu pöytääsi.
web-find-join = Pelaa heidän kanssaan
web-clock-any = mikä tahansa kello
web-clock-other = oma kello
web-terms-players = { $count } pelaajaa
web-terms-any-options = mitkä tahansa valinnat
web-terms-usual = tavalliset säännöt
web-invitations = Kutsut
web-invited-by = { $name } kutsuu sinut
web-invitation-no = Ei kiitos
web-ask-people = Ihmisiä, joiden kanssa olet pelannut
web-ask = Kutsu { $name }
web-ask-done = { $name } on kutsuttu
web-people = Ihmiset
web-people-lead = Kenen kanssa olet pelannut pelejä loppuun. Pöytäsi odotushuoneessa voit kutsua heidät.
web-people-none = Et ole vielä pelannut täällä peliä loppuun muiden kanssa.
web-people-games = { $games ->
    [one] 1 peli
   *[other] { $games } peliä
 }
web-people-last = Viimeisin peli
web-person-about = { $name }: estä tai ilmoita
web-block = Estä { $name }
web-block-says = Teitä ei enää yhdistetä, et saa kutsuja etkä näe, mitä hän kirjoittaa. Hänelle ei kerrota.
web-blocked = Estetyt
web-blocked-short = Olet estänyt tämän henkilön.
web-unblock = Poista esto
web-report = Ilmoita { $name } ylläpitäjälle
web-report-why = Mikä on vialla
web-report-chat = mitä hän kirjoittaa
web-report-name = nimi
web-report-unfair = epäreilu peli
web-report-other = jotain muuta
web-report-text = Omin sanoin, jos haluat
web-reported = Kiitos: ylläpitäjä näkee sen, ja mitä täällä kirjoitettiin.
web-moderation = Valvonta
web-moderation-token = Ylläpitäjän tunniste
web-moderation-open = Avaa
web-moderation-again = Lue uudelleen
web-reports = Ilmoitukset
web-reports-none = Kukaan ei ole ilmoittanut kenestäkään.
web-reported-by = ilmoittaja { $name }
web-report-table = pöytä { $table }
web-report-said = Mitä hän kirjoitti siellä
web-report-close = Käsitelty
web-report-closed = Tämä on käsitelty.
web-restrictions = Mykistetyt ja estetyt
web-restrictions-none = Keneltäkään ei ole kielletty mitään.
web-restrict = Rajoita: { $name }
web-restrict-address = Mykistä tai estä osoite
web-address = Osoite
web-restrict-kind = Mitä
web-restrict-until = Kuinka kauan
web-restrict-reason = Miksi (hän lukee sen)
web-restrict-do = Tee se
web-restrict-lift = Kumoa
web-restrict-ends = { $time } asti
web-restrict-hours = { $hours ->
    [0] ikuisesti
    [1] tunti
    [24] päivä
    [168] viikko
    [720] kuukausi
   *[other] { $hours } tuntia
 }
web-act-mute = Mykistä
web-act-ban = Estä pääsy
web-act-lift = Kumoa
web-act-close = Ilmoitus käsitelty
web-acts = Mitä täällä tehtiin
web-acts-none = Ei vielä mitään.
