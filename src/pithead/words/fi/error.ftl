# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Peliä ”{ $name }” ei ole; odotettiin jotakin näistä: { $known }.
error-seats = Peliin tarvitaan { $least }–{ $most } pelaajaa, ei { $seats }.
error-seat = Pelipaikkaa { $seat } ei ole; pelipaikat ovat 0–{ $most }.
error-not-your-turn = Pelipaikka { $seat } ei voi toimia nyt: vuorossa on pelipaikka { $turn }.
error-event-unknown = ”{ $text }” ei ole tapahtuma; odotettiin jotakin, jonka alussa on { $known }.
error-event-form = Tekstiä ”{ $text }” ei voi lukea; odotettiin jotakin tällaista: ”{ $form }”.
error-position-json = Tämä ei ole asema: { $problem }.
error-position-seats = Kentässä ”{ $where }” on { $count ->
    [one] yksi kohta
   *[other] { $count } kohtaa
 }; odotettiin yhtä jokaista pelipaikkaa kohti, ja niitä on { $seats }.
error-position-turn = Vaihe ”{ $phase }” vaatii pelipaikan kenttään ”to_act” (tai kenttään ”turn”, kun sattuma on vuorossa).
error-nothing-to-roll-now = Sattumalla ei ole nyt mitään ratkaistavaa.
error-score-json = Tätä ei voi pisteyttää: { $problem }.
error-not-now = ”{ $event }” ei käy nyt; odotettiin jotakin näistä: { $expected }.

## Content files
error-content-toml = Sisältötiedosto ei ole TOML-muotoa: { $where }.
error-content-entry = Sisältötiedoston kohtaa { $where } ei voi lukea: { $problem }.
error-content-type = Sisältötiedoston kohdan { $where } tyypin on oltava ”{ $expected }”.
error-content-unknown = Sisältötiedostossa on kohta { $where }, jota laatikossa ei ole; odotettiin jotakin näistä: { $known }.
error-content-table = Sisältötiedoston kohdan { $where } on oltava taulukko.

## Records
error-record-json = Tämä ei ole pelin tallenne: { $problem }.
error-record-link = Tämä ei ole linkki peliin, tai siitä puuttuu osa ({ $problem }).
error-record-unlinked = Tämä peli ei mahdu linkkiin; sen pöytäkirjan voi ladata.
error-record-large = Tässä tiedostossa on { $size } tavua, ja missään tallenteessa ei ole enempää kuin { $most }.
error-record-rules = Tämä peli pelattiin sääntöjen versiolla { $rules }; tunnettu versio on { $known }.
error-record-content = Tämä peli pelattiin toisella laatikolla ({ $content }) kuin meidän ({ $known }).
error-record-step = Tallenteen askel { $number }, ”{ $step }”, on mahdoton: { $why }
error-record-finished = Tiedostossa { $file } oleva peli on päättynyt; ”pithead replay” näyttää sen.
error-resume-game = Tiedoston { $file } peli on { $game }; jatka komennolla: pithead play { $game } --resume { $file }
error-game-needed = Mikä peli? Odotettiin jotakin näistä: { $known }; tai --resume, niin viimeisin jatkuu.
error-resume-none = Kansiossa { $folder } ei ole peliä, joka voisi jatkua; ”pithead games” luettelee ne, jotka siellä ovat.
error-resume-otherwise = Jatkettu peli pysyy sellaisena kuin se alkoi; jätä { $argument } pois.
error-envelope-missing = Tämän pelin sinetöidyt nopat eivät ole sen vieressä: odotettiin tiedostoa { $file }.
error-envelope-other = Tämän pelin vieressä olevat sinetöidyt nopat kuuluvat toiseen peliin.
error-verify-digest = Tallennetta on muutettu kirjoittamisen jälkeen: sen tarkistussumma ei täsmää.
error-verify-unfinished = Peli on kesken, joten sen noppien kuori on yhä sinetöity.
error-verify-commitment = Salaisuus ei ole se, joka luvattiin ennen ensimmäistä heittoa.
error-verify-seed = Salaisuus ei kuulu otsakkeen siemenlukuun.
error-verify-erased = Tästä pelistä on poistettu nimi asianomaisen toiveesta, ja tämän ikäisissä peleissä nopat riippuvat siitä; aiemman kopion voi yhä tarkistaa.
error-verify-outcome = Askeleessa { $number } on ”{ $step }”, mutta sinetöidyt nopat sanovat ”{ $due }”.
error-verify-form = Askelta { $number }, ”{ $step }”, ei ole kirjoitettu niin kuin pitäisi.
error-verify-step = Askel { $number }, ”{ $step }”, on sääntöjen vastainen: { $why }
error-verify-early = Tallenne loppuu ennen peliä.
error-receipt-json = Tämä ei ole kuitti: { $problem }
error-receipt-table = Tämä on toisen pöydän tallenne kuin kuitin.
error-receipt-commitment = Tallenteen lupaus ei ole se, joka sinulle annettiin ennen ensimmäistä heittoa.
error-receipt-nonce = Oma nonssisi ei ole tallenteessa.
error-receipt-seal = Pelaajan { $name } nonssi ei ole se, joka oli sinetöity ennen kuin paljastit omasi.
error-receipt-none = Tälle paikalle ei ole kuittia: se ei lisännyt noppiin mitään.
error-receipt-unsigned = Kuittia ei ole allekirjoitettu.
error-receipt-key = Kuitti on allekirjoitettu toisella avaimella: { $key }
error-receipt-signature = Kuitin allekirjoitus ei ole palvelimen: joku on muuttanut kuittia.
error-receipt-cut = Tallennetta on lyhennetty: kuittisi on allekirjoitettu askeleeseen { $signed } asti, ja tallenne päättyy askeleeseen { $steps }.
error-receipt-journal = Tallenne ei ole pelattu peli: askeleeseen { $number } asti se poikkeaa siitä, minkä palvelin allekirjoitti sinulle.
error-key-file = Tämä tiedosto ei ole palvelimen avain: { $file }
error-push-host = Palvelin ei lähetä mitään tuohon push-palveluun.
error-push-keys = Tuon selaimen avaimia ei voi käyttää.
error-push-none = Tämä palvelin ei kutsu ketään, jonka sivu on kiinni.
error-key-alone = Valitsin --key tarvitsee kuitin: pithead verify FILE --receipt FILE --key HEX
error-load-server = Palvelin ei käynnisty: { $command }
error-load-system = ”pithead load” lukee suoritinajat /proc-hakemistosta ja toimii vain Linuxissa.
error-verify-result = Tallenteen tulos ei ole se, johon askeleet johtavat.

## Fast kernels
error-sim-game = Pelille { $game } ei ole vielä nopeaa ydintä.
error-sim-gpu = Ei löytynyt näytönohjainta, jota numba-cuda voisi käyttää.
error-sim-gpu-bots = Näytönohjaimella pelaavat toistaiseksi vain random-botit.
error-sim-ray = Ray-ryppääseen osoitteessa { $address } ei saada yhteyttä: { $problem }.
error-sim-ray-gpu = Rypäs pelaa suorittimilla: --ray ja --gpu eivät sovi yhteen.
error-sim-each-seat = { $what } nimeää { $count }; odotettiin yhtä kaikille tai yhtä kullekin { $seats } pelipaikalle.
error-sim-position = Nopea ydin ei voi esittää tätä asemaa: mikään peli ei johda siihen.

## Command line
error-file-missing = Tiedostoa { $file } ei ole.
error-file-exists = Tiedosto { $file } on jo olemassa, eikä mitään kirjoiteta yli; valitse toinen nimi tai siirrä se pois.
error-file-read = Tiedostoa { $file } ei voi lukea: { $problem }.
error-file-write = Tiedostoa { $file } ei voi kirjoittaa: { $problem }.
error-line-json = Tämä rivi ei ole odotetun muotoista JSONia: { $problem }.
error-line-long = Tämä rivi on pitempi kuin { $most } tavua.
error-rule-unknown = Pelissä { $game } ei ole sääntöä { $number }; ”pithead rules { $game }” luettelee ne kaikki.
error-rule-words = Mikään pelin { $game } sääntö ei sano ”{ $words }”; ”pithead rules { $game }” luettelee ne kaikki.
error-bot-unknown = Pelissä { $game } ei ole bottia ”{ $name }”; odotettiin jotakin näistä: { $known }.
error-bot-package = Botin ”{ $name }” paketti ei tuo sellaista: { $found }.
error-players = Pelipaikkoja: { $seats }, ihmisiä: { $people }, botteja: { $bots }; luvut eivät täsmää.
error-names = { $names ->
    [one] Yksi nimi
   *[other] { $names } nimeä
 }, kun ihmisiä on { $people }; odotettiin yhtä kullekin.
error-option = Pelissä { $game } ei ole tällaista valintaa tai sillä ei voi olla tätä arvoa: { $problem }.
error-option-unknown = Pelillä { $game } ei ole valintaa { $option }; sillä on: { $known }.
error-option-bare = { $option } tarvitsee arvon.
error-option-one-person = Nämä valinnat ovat yhdelle ihmiselle; valitse muut, jos haluat pelata ihmisten kanssa.
error-undo-barrier = Mitään ei voi perua: sen jälkeen on heitetty noppia tai joku muu on toiminut.
error-language = Kieltä ”{ $language }” ei ole; odotettiin jotakin näistä: { $known }.
error-choice-unclear = ”{ $text }” voi olla ”{ $first }” tai ”{ $second }”; kirjoita vähän lisää.
error-choice-near = ”{ $text }” ei ole valintojesi joukossa; tarkoititko ”{ $near }”?
error-choice-unknown = ”{ $text }” ei ole valintojesi joukossa; kirjoita numero tai sanat, kuten ”{ $example }”.
error-number = ”{ $text }” ei ole luku väliltä { $least }–{ $most }.

## Tables
error-table-unknown = Sellaista pöytää ei ole.
error-table-not-begun = Peli ei ole alkanut: tuoleja on vielä vapaana.
error-table-over = Peli on päättynyt.
error-table-playing = Peli ei ole vielä päättynyt.
error-table-away = Et ole tässä pöydässä; tule ensin takaisin.
error-table-out-of-time = Aikasi tähän vuoroon on loppunut; palaa, kun vuoro on ohi.
error-table-not-away = Et ole poissa.
error-table-nothing-to-undo = Sinulla ei ole mitään peruttavaa.
error-table-not-asked = Kukaan ei pyydä sinua perumaan mitään.
error-table-seated = Istut jo tässä pöydässä.
error-table-taken = Tämä tuoli on varattu.
error-table-full = Kaikki avoimet tuolit on varattu.
error-salt-not-due = Sinulta ei nyt odoteta suolanjyvää.
error-salt-other = Tämä ei ole se suolanjyvä, jonka olit sinetöinyt.
error-chain-broken = Riviä { $number } on muutettu tai siirretty, tai se on leikattu pois.
error-chain-cut = Rivin { $number } jälkeen on leikattu tai lisätty jotakin.
error-seed-unseen = Tämä on harjoituspeli: joka tuntee sen siemenen ”{ $seed }”, tietää jokaisen heiton etukäteen. Vain siemenen nähnyt voi istuutua.
error-table-needs-link = Tämä tuoli on varattu jollekulle, jolla on linkki.
error-table-followed = Samat ihmiset pelaavat jo uudelleen.
error-table-frozen = Tämä peli alkoi sääntöjen versiolla { $rules }, jota tämä palvelin ei tunne; se odottaa vahingoittumatta.
error-link-unknown = Tämä linkki ei ole enää voimassa, tai ei koskaan ollutkaan.
error-link-none = Peruttavaa linkkiä ei ole.
error-link-expired = Tämä linkki on liian vanha.

## Stores
error-store-failed = Siirtoa ei voitu tallentaa ({ $problem }); mitään ei kadonnut, yritä uudelleen.
error-store-open = { $file } ei avaudu pelien varastona: { $problem }.
error-store-newer = Tämän varaston rakenteen versio on { $version }; tunnettu on { $known }. Sen kirjoitti uudempi Pithead.
error-store-exists = { $file } sisältää jo jotakin; kopio menee tyhjään paikkaan.
error-store-driver = PostgreSQL-varasto tarvitsee ajurin: pip install "pithead[server]".

## The server
error-name = Nimessä pitää olla 1–{ $most } kirjainta, jotka voi näyttää.
error-setting = Asetusta ei voi lukea: { $problem }.
error-port-taken = Osoitteessa { $host }, portissa { $port }, ei voi kuunnella: siellä on jo jotain muuta tai se ei ole sallittua. Valitse toinen valinnalla --port.
error-session-needed = Kerro ensin, kuka olet.
error-accounts-none = Täällä ei säilytetä nimiä.
error-name-kept = ”{ $name }” on jo jonkun toisen nimi.
error-account-needed = Säilytä ensin nimesi.
error-account-there = Nimesi on jo tallessa.
error-code-unknown = Tämä ei ole palautuskoodi, tai se on jo käytetty.
error-device-link-unknown = Tämä linkki on jo käytetty, tai sen kymmenen minuuttia ovat kuluneet. Tee uusi toisella laitteellasi.
error-passkey-refused = Pääsyavainta ei voitu tarkistaa. Yritä uudelleen.
error-passkey-unknown = Tätä pääsyavainta ei tunneta täällä.
error-too-many-passkeys = Sinulla on jo { $most } pääsyavainta. Poista ensin yksi.
error-forbidden = Tämä ei kuulu sinulle.
error-not-here = Tässä osoitteessa ei ole mitään.
error-method = Tätä osoitetta ei voi käyttää näin.
error-cross-site = Toinen sivu ei saa tehdä tätä nimissäsi.
error-json-only = Täällä ymmärretään vain JSONia.
error-too-large = Tämä on suurempi kuin { $most } tavua.
error-too-deep = Tämä JSON on liian syvälle sisäkkäinen.
error-too-slow = Pyyntö ei tullut perille ajoissa.
error-too-many = Liikaa kerralla; odota hetki.
error-too-many-tables = Sinulla on jo { $most } pöytää auki; lopeta ensin yksi niistä.
error-operator-only = Tämä on palvelimen ylläpitäjälle.
error-too-costly = Olet pyytänyt paljon; palaa { $seconds } sekunnin kuluttua.
error-busy = Täällä lasketaan nyt liikaa; yritä hetken päästä uudelleen.
error-chat-full = Tässä pöydässä ei voi enää puhua: viestejä on jo { $most }.
error-too-many-sessions = Sinulla on jo { $most } istuntoa; lopeta ensin yksi niistä.
error-wire-json = Tätä viestiä ei voi ymmärtää: { $problem }.
error-wire-order = Tässä viestissä ei ole nyt järkeä.
error-clock-needs-bot = Kellollinen pöytä tarvitsee botin, joka tuuraa niitä, joiden aika on lopussa.
error-broken = Jotakin meni rikki meidän puolellamme; mitään ei kadonnut.
error-processes-need-postgres = Tässä järjestelmässä useampi prosessi ei voi jakaa tiedostoa; käytä PostgreSQL-tietokantaa.
error-web-not-built = Verkkosovellusta ei ole vielä rakennettu täällä: aja ”make web” tai asenna julkaistu paketti, jossa se on valmiina.
error-static-edition = Kansiossa { $folder } ei ole staattista laitosta: ”make static” tekee sellaisen.
error-scene-unknown = Pelissä on { $most } askelta; { $at } askeleen jälkeen ei ole tilannetta.
error-lesson-before = Edelliset vastaukset eivät johda tähän: ”{ $lesson }” on vielä ilman oikeaa vastausta.

## Clients
error-link-form = ”{ $url }” ei ole linkki pöytään; odotettiin jotakin kuten http://host:8018/table/ab12#seat=…
error-server-away = Palvelin { $url } ei vastaa: { $problem }.
error-from-server = Palvelin sanoo: { $message }
error-bot-silent = Botti ei vastannut JSON-rivillä, jossa on ”event”.
error-bot-refused = Botin siirto hylättiin: { $message }
error-bot-hidden = Haku, joka pelaa mitä peliä tahansa, tarvitsee kaiken näkyviin, ja { $game } piilottaa jotakin; pelaa vastustajaa ”random” vastaan.
error-arena-weights = Pelillä { $game } ei ole painotiedostoja.
error-extra-missing = Tämä tarvitsee paketin { $package }, jota ei ole asennettu: pip install "pithead[{ $extra }]".
error-env-action = Toimintoa { $action } ei nyt ole; sallittuja ovat { $legal }.
error-env-over = Peli on ohi: kukaan ei voi enää toimia.
error-env-actions = Jokaiselle { $games } pelistä tarvitaan toiminto väliltä 0–{ $most }.
error-env-no-agent = Joka paikalla on botti; vähintään yhden on oltava ”agent”, jonka toiminnot tulevat ulkoa.
error-env-no-kernel = Pelillä { $game } ei ole ydintä, joten sitä ei voi pelata näytönohjaimella; käytä luokkaa Batch.
error-env-unknown-action = Ratkaisulla ”{ $event }” ei ole numeroa pelissä { $game }: yksikään kartoituksen satunnaispeli ei kohdannut sitä.
error-lab-game = Pelille { $game } ei ole laboratoriota.
error-lab-study = Laboratoriossa ei ole tutkimusta nimeltä { $name }, vain: { $known }.
error-ladder-two = Tikkaat tarvitsevat kaksi eri bottia.
error-ladder-bank = Tiedostossa { $file } on toisin pelattuja jakoja: eri peli, siemen, aikaraja tai paikkojen määrä.
error-ladder-nothing = Keskeytetty ennen kuin ensimmäinen peli päättyi.
error-ladder-unmeasured = Pelille { $game } ja { $seats } pelaajalle ei ole mitattu mitään.
error-puzzle-number = Pulmaa { $number } ei ole: ne on numeroitu 1–{ $most }.
error-puzzle-theme = Aihetta { $theme } ei ole täällä, vain: { $known }.
error-daily-only = Vain loppuun pelattua päivän vuorta verrataan botteihin.

## Valmentaja
error-coach-game = Pelillä { $game } ei ole valmentajaa.
error-coach-people = Vihjeitä ei ole, kun ihmiset pelaavat toisiaan vastaan.
error-coach-turn = Nyt ei ole sinun vuorosi, joten näytettävää ei ole.
error-coach-decision = Askel { $number } ei ole päätös, jonka voisi arvioida sinulle.
error-coach-busy = Yksi analyysi kerrallaan; odota, että omasi valmistuu.
error-coach-not-begun = Kukaan ei ole alkanut analysoida tätä peliä.
error-coach-stopped = Analyysi pysäytettiin, koska kukaan ei enää kysynyt sitä.
error-ladder-exact = Pelissä { $game } ei ole asemia, joissa jokaisen valinnan arvo tiedetään, joten sitä ei voi mitata näin.
error-game-package = Pelin { $name } paketti ({ $found }) ei ole samanniminen GamePackage, jossa on laitos.
error-puzzles-none = Pelissä { $game } ei ole pulmia.
error-lessons-none = Pelissä { $game } ei ole oppitunteja.
error-daily-none = Pelissä { $game } ei ole päivän peliä.
error-real-table-none = { $game } ei kerro, mitä oikean pöydän ääressä lasketaan.
error-real-table-rounds = Jokaiselta pelaajalta tarvitaan { $expected ->
    [one] yksi kierros
   *[other] { $expected } kierrosta
 }, ei { $rounds }.
error-real-table-count = Pelaajalla ei voi olla ”{ $piece }” { $count ->
    [one] kerran
   *[other] { $count } kertaa
 }.
error-real-table-single = Pelaajalla on näistä vain yksi: { $pieces }.
error-evening-deals = Illassa on 1–{ $most } jakoa.
error-evening-full = Tämä ilta on täynnä: siihen mahtuu { $most } pelaajaa.
error-evening-entered = Olet jo mukana tässä illassa.
error-evening-begun = Tämä ilta on alkanut: kukaan ei enää tule eikä lähde.
error-evening-count = { $count } pelaajaa ei täytä { $seats } hengen pöytiä, joita on vähintään kaksi: { $missing } puuttuu.
error-evening-sealed = Tämä jako on sinetöity, kunnes ilta on ohi.
error-evening-unknown = Täällä ei ole sellaista iltaa.
error-evening-deal = Sellaista jakoa ei ole: illassa on jaot 0–{ $most }.
error-evening-playing = Tätä iltaa pelataan vielä: jakoja verrataan, kun se on ohi.
error-week = ”{ $week }” ei ole täällä pelattu viikko kuten 2026-W47.
error-week-none = Pelillä { $game } ei ole viikon duplikaattia.
error-study-many = Sinulla on { $most } tutkielmaa; poista yksi, jos haluat kirjoittaa uuden.
error-study-unknown = Täällä ei ole sellaista tutkielmaa.
error-study-place = Tutkielmassa ei ole sellaista kohtaa: siinä on kohdat 0–{ $most }.
error-stats-none = Kansiossa { $folder } tai sen kansiossa ”games” ei ole sellaista päättynyttä peliä.
error-stats-day = ”{ $day }” valinnan { $option } jälkeen ei ole päivä kuten 2026-05-01.
error-banned = { $until ->
    [ever] Et voi enää tulla tälle palvelimelle.
   *[other] Et voi tulla tälle palvelimelle ennen kuin { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }Ylläpitäjä sanoo: { $why }
 }
error-muted = { $until ->
    [ever] Et voi enää kirjoittaa täällä.
   *[other] Et voi kirjoittaa täällä ennen kuin { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }Ylläpitäjä sanoo: { $why }
 }
error-person-unknown = Et ole istunut samassa pöydässä sellaisen henkilön kanssa.
error-invitation-unknown = Tämä kutsu ei ole enää voimassa.
error-restriction-unknown = Sellaista rajoitusta ei ole.
error-report-unknown = Sellaista ilmoitusta ei ole.
error-too-many-seeks = Liian moni odottaa peliä täällä; yritä hetken päästä uudelleen.
error-person-none = Kenelläkään tällä palvelimella ei ole tunnusta ”{ $person }”.
