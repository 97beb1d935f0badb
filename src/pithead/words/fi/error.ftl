# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Peliä ”{ $name }” ei ole; odotettiin jotakin näistä: { $known }.
error-seats = Peliin tarvitaan { $least }–{ $most } pelaajaa, ei { $seats }.
error-seat = Pelipaikkaa { $seat } ei ole; pelipaikat ovat 0–{ $most }.
error-not-your-turn = Pelipaikka { $seat } ei voi toimia nyt: vuorossa on pelipaikka { $turn }.
error-chance-only = Pelipaikka { $seat } ei voi päättää, miten nopat putoavat; sen tekee vain sattuma.
error-event-unknown = ”{ $text }” ei ole tapahtuma; odotettiin jotakin, jonka alussa on { $known }.
error-event-form = Tekstiä ”{ $text }” ei voi lukea; odotettiin jotakin tällaista: ”{ $form }”.
error-position-json = Tämä ei ole asema: { $problem }.
error-position-seats = Kentässä ”{ $where }” on { $count ->
    [one] yksi kohta
   *[other] { $count } kohtaa
 }; odotettiin yhtä jokaista pelipaikkaa kohti, ja niitä on { $seats }.
error-position-turn = Vaihe ”{ $phase }” vaatii pelipaikan kenttään ”to_act” (tai kenttään ”turn”, kun sattuma on vuorossa).

## Dice Miner: set-up
error-solo-seats = Yksinpelin muoto ”{ $solo }” vaatii { $expected ->
    [one] yhden pelipaikan
   *[other] { $expected } pelipaikkaa
 }, ei { $seats }.
error-no-hero-now = Sankarit valitaan kerran, ennen ensimmäistä vuorta.
error-no-such-hero = Sankaria ”{ $hero }” ei ole; odotettiin jotakin näistä: { $known }.
error-hero-taken = Sankari ”{ $hero }” on jo valittu; kukin sankari pelaa vain kerran.
error-no-deal-now = Sankarit jaetaan vain satunnaisten sankarien pelin alussa.
error-deal-wrong = Jaettava on { $count ->
    [one] yksi sankari
   *[other] { $count } eri sankaria
 } näistä: { $known }.
error-no-fill-now = Vuori täytetään vain kierroksen alussa.
error-fill-count = { $expected ->
    [one] Yksi noppa täyttää
   *[other] { $expected } noppaa täyttää
 } vuoren alimmasta paikasta ylöspäin, ei { $count }.
error-fill-bag = Pussista ei voi tulla { $count ->
    [one] yhtä
   *[other] { $count }
 } { $kind ->
    [tunnel] tunnelinoppaa
    [hazard] vaaranoppaa
    [tool] työkalunoppaa
    [treasure] aarrenoppaa
    [magic] taikanoppaa
   *[other] lajin ”{ $kind }” noppaa
 }: { $left ->
    [0] siellä ei ole yhtään
    [one] siellä on vain yksi
   *[other] siellä on vain { $left }
 }.
error-no-such-face = Missään laatikon nopassa ei ole kylkeä ”{ $face }”.
error-no-such-slot = Paikkaa ”{ $slot }” ei ole; paikat ovat a1 a2, b1–b3, c1–c4, d1–d5, e1–e6.

## Dice Miner: excavation
error-not-excavation = Noppia otetaan ja olutta jaetaan vain louhintavaiheessa.
error-slot-empty = Paikassa { $slot } ei ole noppaa.
error-not-on-top = Paikan { $slot } noppa ei ole päällä: sen yläpuolella on { $above ->
    [one] yksi noppa
   *[other] { $above } noppaa
 }, ja sivulta saa ottaa vain oluen jakamisen jälkeen.
error-buried = Paikan { $slot } noppa on hautautunut: sen yläpuolella on kaksi noppaa, ja oluen jakamisen jälkeenkin niitä saa olla vain yksi.
error-cheers-once = Olutta jaetaan kerran vuorossa, ennen ensimmäisen nopan ottamista.
error-no-beer = Tässä keruussa ei ole { $kind ->
    [tunnel] tunnelinoppaa
    [hazard] vaaranoppaa
    [tool] työkalunoppaa
    [treasure] aarrenoppaa
    [magic] taikanoppaa
   *[other] lajin ”{ $kind }” noppaa
 }, joka näyttää olutta.
error-cheers-to = Olut annetaan toiselle pelaajalle, pelipaikoille 0–{ $most } mutta ei omalle; { $to } ei kelpaa.
error-cheers-to-bag = Yksin pelaava antaa oluen vain pussille: ”cheers … to bag”.
error-roll-first = Nopat on heitettävä ennen kuin mitään muuta tapahtuu.
error-must-take = Nyt on otettava noppa; vain toinen noppa oluen jakamisen jälkeen on vapaaehtoinen.

## Dice Miner: magic
error-not-magic = Taikaa käytetään vain magiavaiheessa.
error-no-such-magic = Tässä keruussa ei ole käyttämätöntä noppaa, joka näyttää ”{ $die }”.
error-hero-spent = { $count ->
    [0] Tällä sankarilla ei ole taikaa.
   *[other] Tämän sankarin taika on käytetty tältä kierrokselta.
 }
error-nothing-to-roll = Ei ole noppaa, jonka tämä taika voisi heittää uudelleen.
error-choose-dice = Käytettävää taikaa varten on valittava vielä { $count ->
    [one] yksi noppa
   *[other] { $count } noppaa
 }.
error-spend-first = Taikanoppa tai sankarin taika on käytettävä ennen kuin noppia valitaan.
error-not-in-trove = Noppaa { $die } ei ole tässä keruussa valittavaksi.
error-hazard-never-rolls = { $die } on vaaranoppa, eikä taika heitä niitä koskaan.
error-die-not-free = Noppaa { $die } ei voi valita: se on käytetty tai jo valittu.
error-no-roll-now = Heitettäviä noppia ei ole.
error-nothing-to-roll-now = Sattumalla ei ole nyt mitään ratkaistavaa.
error-wrong-dice = Vuorossa olivat nämä nopat: { $expected }; ”{ $came }” ovat muita.

## Dice Miner: replenish
error-not-replenish = Noppia talletetaan vain täydennysvaiheessa.
error-has-chosen = Pelipaikalla { $seat } ei ole enää mitään valittavaa.
error-chests-full = { $count ->
    [0] Ilman arkkua ei talleteta yhtään noppaa.
    [one] Ainoa arkku on täynnä.
   *[other] Kaikki { $count } arkkua ovat täynnä.
 }
error-own-chest = Noppaa { $die } ei voi tallettaa sen omiin arkkuihin; siihen tarvitaan toinen arkku.
error-no-lots-now = Arvotaan vain niiden kesken, joilla on yhtä vähän pisteitä.
error-lots-among = Pelipaikka { $seat } ei voi aloittaa; arvotaan pelipaikkojen { $among } kesken.

## Dice Miner: positions
error-round = Kierrosta { $round } ei ole; pelissä on kierrokset 1–3.
error-position-scores = Kentässä ”scores” on oltava joka pelipaikalla yhtä monta päättynyttä kierrosta, enintään kolme.
error-position-sharing = Kun olut on juuri heitettävänä, kentässä ”to_act” on oltava sattuma, kentässä ”turn” pelipaikka ja kentässä ”sharing” laji ja pelipaikka.
error-position-rolling = ”rolling” ja ”to_choose” eivät sovi keruuseen: niihin tarvitaan käyttämättömiä noppia, jotka eivät ole vaaranoppia, ja kun kaikki on valittu, sattuma on vuorossa.
error-position-cached = ”cached” luettelee noppia, joita keruussa ei ole.
error-position-reroll = Kentässä ”waiting” on oltava pelipaikkoja, joilla on talletettujen lisäksi heitettäviä noppia.
error-mountain-empty = Vuori on tyhjä, joten louhinta on ohi.
error-picks = { $picks } nopan ottaminen on mahdotonta: oluen jakamisen jälkeen niitä on kaksi.
error-spent-mark = ”{ $face }” on merkitty käytetyksi, mutta vain taika voi olla käytetty, ja vain magiavaiheessa.
error-too-many-dice = Tässä asemassa on { $count } { $kind ->
    [tunnel] { $count ->
        [one] tunnelinoppa
       *[other] tunnelinoppaa
    }
    [hazard] { $count ->
        [one] vaaranoppa
       *[other] vaaranoppaa
    }
    [tool] { $count ->
        [one] työkalunoppa
       *[other] työkalunoppaa
    }
    [treasure] { $count ->
        [one] aarrenoppa
       *[other] aarrenoppaa
    }
    [magic] { $count ->
        [one] taikanoppa
       *[other] taikanoppaa
    }
   *[other] { $count ->
        [one] noppa
       *[other] noppaa
    } lajia ”{ $kind }”
 }, mutta laatikossa vain { $most }.
error-sixty-dice = Tässä on { $count ->
    [one] yksi noppa
   *[other] { $count } noppaa
 }, mutta laatikossa vain { $most }.
error-score-json = Tätä ei voi pisteyttää: { $problem }.
error-score-seats = Kentässä ”heroes” on { $heroes ->
    [one] yksi kohta
   *[other] { $heroes } kohtaa
 } ja kentässä ”troves” { $troves }; odotettiin yhtä kutakin pelaajaa kohti, 1–4 pelaajaa.

## Mini Miners: Turns
error-not-now = ”{ $event }” ei käy nyt; odotettiin jotakin näistä: { $expected }.
error-draw-first = Ensin on nostettava kortteja, ennen kuin kukaan voi jatkaa.
error-game-over = Peli on päättynyt.

## Mini Miners: Set-up
error-dwarves-count = Näin monen pelaajan peliin tarvitaan { $expected ->
    [one] yksi kääpiö
   *[other] { $expected } eri kääpiötä
 }, ei { $count }.
error-no-such-dwarf = Kääpiötä ”{ $dwarf }” ei ole valittavana; kääpiöt ovat { $known }.
error-joined-wrong = Mukaan on tultava täsmälleen { $expected ->
    [one] yksi kääpiö
   *[other] { $expected } eri kääpiötä
 } tästä pelimuodosta.
error-markers-count = { $expected ->
    [one] Yksi ruutu tarvitsee merkin
   *[other] { $expected } ruutua tarvitsee kukin merkin
 }, ja merkkejä tuli { $count }.
error-markers-wrong = Perusmerkit kuuluvat tunneliin, bonusmerkit kuoppiin ja viimeiseen ruutuun, jokainen tasan kerran.
error-no-such-event = Tapahtumaa ”{ $event }” ei ole pakassa; siellä ovat vielä { $known }.

## Mini Miners: Recruit
error-dealt-wrong = Pelaajia on { $count }, ja kullekin on jaettava { $size ->
    [one] yksi pelissä oleva kääpiö
   *[other] { $size } pelissä olevaa kääpiötä
 }, jokainen kääpiö kerran.
error-not-in-hand = Kääpiö ”{ $dwarf }” ei ole kädessäsi.
error-not-in-troop = Kääpiö ”{ $dwarf }” ei ole värväämiesi joukossa.
error-not-open = Kääpiö ”{ $dwarf }” ei ole enää esillä.
error-lowest-first = Ensimmäinen pelaaja ei saa aloittaa kääpiöllä ”{ $dwarf }”, jolla on pienin aloitearvo.

## Mini Miners: Market
error-market-place = Markkinoiden paikassa { $place } ei ole työkalua; paikat ovat 1–{ $most }.
error-pile-empty = Työkalukortteja ei ole jäljellä pakassa eikä poistopakassa.
error-too-poor = Hinta on { $price }, ja aarrekammiossasi on { $gold }.
error-not-your-dwarf = Kääpiö ”{ $dwarf }” ei ole tällä kierroksella sinun.
error-not-in-store = Varastossasi ei ole työkalua ”{ $tool }”.
error-hands-full = Kääpiö ”{ $dwarf }” ei voi kantaa enempää työkalukortteja.
error-same-tool = Kääpiöllä ”{ $dwarf }” on jo työkalu ”{ $tool }”, ja toisen työkalun on oltava toista lajia.
error-not-there = Työkalua ”{ $tool }” ei löydy täältä: { $source }.
error-laid-wrong = Markkinoiden tyhjille paikoille on pantava pakasta { $count ->
    [one] yksi työkalu
   *[other] { $count } työkalua
 }.
error-drew-wrong = Pelipaikka { $seat } ei voi nostaa työkalua ”{ $tool }”: sitä ei ole pakassa, tai nostaja on joku muu.
error-stole-wrong = Työkalua ”{ $tool }” ei voi ottaa: kääpiöllä ”{ $dwarf }” ei ole sitä nurin päin, tai pelipaikat ovat väärät.

## Mini Miners: Targets
error-no-target = ”{ $attacker }” ei voi nyt ottaa kohteeksi kääpiötä ”{ $dwarf }”.
error-two-targets = Kääpiö ”{ $dwarf }” on jo valittu; valitse toinen kohde.
error-no-star = Kääpiöllä ”{ $dwarf }” ei ole tähteä tätä vastaan; ”{ $tool }” ei auta.
error-no-way-there = Kääpiötä ”{ $dwarf }” ei voi siirtää ruutuun { $space }; vapaat naapuriruudut ovat { $spaces }.

## Mini Miners: Placement
error-not-called = Vuorossa on ”{ $called }” eikä ”{ $dwarf }”.
error-no-such-space = Laudalla ei ole ruutua { $space }.
error-space-taken = Ruudussa { $space } on toinen kääpiö.
error-forbidden-zone = { $space } on kielletty alue.
error-no-lantern = Kääpiö ”{ $dwarf }” tarvitsee lyhdyn, jotta sen voi sijoittaa kuoppaan { $space }.
error-lantern-borrowed = Kääpiö ”{ $dwarf }” on lainannut lyhdyn, ja sen on mentävä kuoppaan eikä ruutuun { $space }.
error-not-the-tavern = Kääpiötä ”{ $dwarf }” ei voi sijoittaa kapakkaan.
error-shook-wrong = Jälkijäristyksen on osuttava tunnelin ruutuun, ei ruutuun { $space }.

## Mini Miners: Dig
error-cannot-use = Kääpiöllä ”{ $dwarf }” ei ole nyt käytettävänä työkalua ”{ $tool }”.
error-cannot-borrow = Apurilla ei ole nyt työkalua ”{ $tool }”, jonka ”{ $dwarf }” voisi lainata.
error-no-such-deck = Kääpiö ”{ $dwarf }” ei voi kaivaa pakasta ”{ $deck }”; mahdollisia ovat { $decks }.
error-cards-wrong = { $count ->
    [one] Tämä ei voi olla seuraava kortti
   *[other] Nämä eivät voi olla seuraavat { $count } korttia
 } pakasta { $deck }.
error-not-drawn = ”{ $card }” ei ole nostamiesi korttien joukossa.
error-no-such-bonus = Kääpiön ”{ $dwarf }” alla oleva merkki ei anna nyt tätä: ”{ $bonus }”.

## Mini Miners: Escape
error-no-collapse = Ruudussa { $space } ei ole sortumamerkkiä.
error-no-shovel = Käytä lapiota, ennen kuin poistat sortumamerkin.
error-nothing-to-shovel = Laudalla ei ole sortumamerkkiä lapiolle.
error-shovel-first = Lapiolla voi poistaa vielä { $count ->
    [one] yhden merkin
   *[other] { $count } merkkiä
 }; tee se ensin tai luovu siitä.
error-must-escape = Tie on vapaa, ja kääpiön ”{ $dwarf }” on paettava.
error-way-blocked = Kääpiön ”{ $dwarf }” ja uloskäynnin välillä on { $count ->
    [one] yksi sortumamerkki
   *[other] { $count } sortumamerkkiä
 }, ja { $ignore ->
    [0] yhtäkään niistä ei saa ohittaa
    [one] vain yhden niistä saa ohittaa
   *[other] vain { $ignore } niistä saa ohittaa
 }.

## Mini Miners: Trade
error-no-trade = Tässä pöydässä pelataan ilman kaupantekoa.
error-give-to = Kultaa voi antaa vain toiselle pelaajalle, pelipaikoille 0–{ $most }; { $to } ei kelpaa.
error-give-gold = { $most ->
    [0] Sinulla ei ole hippuja annettavaksi.
   *[other] Voit antaa 1–{ $most } hippua, et { $gold }.
 }

## Mini Miners: Positions
error-position-round = Kierrosta { $round } ei ole; tässä pelissä on { $most ->
    [one] yksi kierros
   *[other] { $most } kierrosta
 }.
error-position-gold = Kultaa ei voi olla vähemmän kuin ei mitään.
error-position-market = Markkinoilla on { $expected ->
    [one] yksi paikka
   *[other] { $expected } paikkaa
 }, ei { $count }; tyhjät kirjoitetaan "".
error-position-collapses = Laudalle mahtuu enintään { $most ->
    [one] yksi sortumamerkki
   *[other] { $most } sortumamerkkiä
 }, ei { $count }.
error-position-crew = Jokaisen kierroksen kääpiön on oltava pelissä, eikä kukaan saa olla siellä kahdesti.
error-position-lurking = Kääpiö ”{ $dwarf }” ei voi väijyä: siihen pystyy vain paennut Huijari.
error-position-cards = Kentän { $where } ja muiden kenttien kortit eivät ole laatikon kortit: joitakin on kahdesti tai puuttuu.
error-position-hidden = Kentässä { $where } on piilotettuja kortteja: se on yhden pelaajan näkymä, ja tarvitaan koko asema.
error-position-phase = Kenttä { $where } ei sovi vaiheeseen { $phase }.
error-no-such-marker = Merkkiä ”{ $marker }” ei ole.

## Mini Miners: Content
error-content-supply = Tarvitaan ainakin yksi sortumamerkki, ei { $count }.
error-content-setup = Luvut eivät täsmää, kun pelaajia on { $seats }: kaikki pelissä olevat kääpiöt jaetaan, ja kukin pelaa vähemmän kuin saa.
error-content-initiative = Aloitearvojen on oltava 1–{ $most }, kukin kerran; ne ovat { $came }.
error-content-does = Kääpiö ”{ $dwarf }” ei voi tehdä tätä: ”{ $does }”; tunnettuja ovat { $known }, ja kukin kyky kuuluu yhdelle kääpiölle.
error-content-simplified = ”{ $dwarf }”, joka jää pois yksinkertaistetusta pelistä, kun pelaajia on { $seats }, ei ole laatikon kääpiö.
error-content-tools = Työkalukortteja on oltava { $expected }, ei { $count }.
error-content-deck = Pakassa { $deck } on oltava { $expected ->
    [one] yksi kortti
   *[other] { $expected } korttia
 }, ei { $count }.
error-content-card = ”{ $card }” pakassa { $deck } ei ole kaivoskortti; kirjoita nugget:2, special:1:draw-tool tai collapse.
error-content-events = Tarvitaan ainakin { $least ->
    [one] yksi tapahtuma
   *[other] { $least } tapahtumaa
 }, ei { $count }.
error-content-towards = Ruudusta { $space } mennään kohteeseen { $towards }, joka ei ole ruutu eikä uloskäynti.
error-content-space = { $space } tarvitsee pakan, jos se on tunnelin ruutu, ja muuten arvon.
error-content-tree = Näistä ruuduista ei pääse uloskäynnille: { $spaces }.
error-content-markers = Lajin ”{ $kind }” merkkejä on oltava { $expected }, ei { $count }.
error-content-marker = ”{ $marker }” lajin ”{ $kind }” merkkien joukossa ei ole merkki.
error-content-forbidden = { $count ->
    [one] Yksi kielletty alue jättää
   *[other] { $count } kiellettyä aluetta jättää
 } liian vähän ruutuja kaikille kääpiöille.
error-no-such-tool = Työkalua ”{ $tool }” ei ole; työkalut ovat { $known }.

## Content files
error-content-toml = Sisältötiedosto ei ole TOML-muotoa: { $where }.
error-content-entry = Sisältötiedoston kohtaa { $where } ei voi lukea: { $problem }.
error-content-type = Sisältötiedoston kohdan { $where } tyypin on oltava ”{ $expected }”.
error-content-unknown = Sisältötiedostossa on kohta { $where }, jota laatikossa ei ole; odotettiin jotakin näistä: { $known }.
error-content-table = Sisältötiedoston kohdan { $where } on oltava taulukko.
error-content-six-faces = Nopassa on kuusi kylkeä; sisältötiedosto antaa nopalle ”{ $kind }” kylkiä { $count }.
error-content-face = ”{ $face }” kohdassa { $where } ei ole lajin ”{ $kind }” nopan kylki.
error-content-count = Lajin ”{ $kind }” noppia ei voi olla { $count }.
error-content-sixty-dice = Laatikossa on 60 noppaa; sisältötiedostolla niitä olisi { $count }.
error-content-rows = Vuoren rivien on oltava ylhäältä 2, 3, 4, 5, 6, jotta ainakin yksi noppa on päällä ja jokainen lepää kahden varassa; ei { $rows }.
error-content-heroes = Neljälle pelaajalle on oltava kullekin sankari; sisältötiedosto jättää niitä { $count }.
error-content-hero-empty = Sankarilla { $hero } ei ole yhtään kylkeä.
error-content-hero-face = ”{ $face }” kohdassa { $where } ei ole kylki, joka sankarilla voisi olla.
error-content-hero-magic = Sankarin { $hero } kaikissa taikakyljissä on oltava yhtä monta merkkiä, jotta ”spend hero” on yksiselitteinen.

## Records
error-record-json = Tämä ei ole pelin tallenne: { $problem }.
error-record-large = Tässä tiedostossa on { $size } tavua, ja missään tallenteessa ei ole enempää kuin { $most }.
error-record-rules = Tämä peli pelattiin sääntöjen versiolla { $rules }; tunnettu versio on { $known }.
error-record-content = Tämä peli pelattiin toisella laatikolla ({ $content }) kuin meidän ({ $known }).
error-record-step = Tallenteen askel { $number }, ”{ $step }”, on mahdoton: { $why }
error-record-finished = Tiedostossa { $file } oleva peli on päättynyt; ”pithead replay” näyttää sen.
error-envelope-missing = Tämän pelin sinetöidyt nopat eivät ole sen vieressä: odotettiin tiedostoa { $file }.
error-envelope-other = Tämän pelin vieressä olevat sinetöidyt nopat kuuluvat toiseen peliin.
error-verify-digest = Tallennetta on muutettu kirjoittamisen jälkeen: sen tarkistussumma ei täsmää.
error-verify-unfinished = Peli on kesken, joten sen noppien kuori on yhä sinetöity.
error-verify-commitment = Salaisuus ei ole se, joka luvattiin ennen ensimmäistä heittoa.
error-verify-seed = Salaisuus ei kuulu otsakkeen siemenlukuun.
error-verify-outcome = Askeleessa { $number } on ”{ $step }”, mutta sinetöidyt nopat sanovat ”{ $due }”.
error-verify-form = Askelta { $number }, ”{ $step }”, ei ole kirjoitettu niin kuin pitäisi.
error-verify-step = Askel { $number }, ”{ $step }”, on sääntöjen vastainen: { $why }
error-verify-early = Tallenne loppuu ennen peliä.
error-verify-result = Tallenteen tulos ei ole se, johon askeleet johtavat.

## Fast kernels
error-sim-missing = Nopeat ytimet tarvitsevat paketin { $package }: pip install "pithead[sim]".
error-sim-game = Pelille { $game } ei ole vielä nopeaa ydintä.
error-sim-gpu = Ei löytynyt näytönohjainta, jota numba-cuda voisi käyttää.
error-sim-gpu-bots = Näytönohjaimella pelaavat toistaiseksi vain random-botit.
error-sim-ray = Ray-ryppääseen osoitteessa { $address } ei saada yhteyttä: { $problem }.
error-sim-ray-gpu = Rypäs pelaa suorittimilla: --ray ja --gpu eivät sovi yhteen.
error-ray-missing = Ryppäät tarvitsevat paketin ray: pip install "pithead[ray]".
error-sim-each-seat = { $what } nimeää { $count }; odotettiin yhtä kaikille tai yhtä kullekin { $seats } pelipaikalle.
error-sim-hero-faces = Sankari { $hero } näyttää { $count } tahkoa; nopea ydin osaa laskea enintään { $most }.
error-sim-troop = Pelaajan joukossa on { $count } kääpiötä; nopeaan ytimeen mahtuu enintään { $most }.
error-sim-gold = Yhdessä paikassa on { $gold } kultaa; nopea ydin osaa laskea enintään { $most }.
error-sim-position = Nopea ydin ei voi esittää tätä asemaa: mikään peli ei johda siihen.
error-solve-seats = Ratkaisija tuntee kahden pelaajan pelit; tässä on { $seats } paikkaa.
error-solve-phase = Ratkaisija tuntee viimeisen kierroksen louhinnan ja taian, eikä tämä asema ole kumpikaan.
error-solve-dice = Vuorella on { $count } noppaa; ratkaisija osaa laskea läpi enintään { $most }.
error-solve-big = Tämä asema on liian suuri ratkaisijalle: jäljellä on liikaa oluita, taikasymboleja tai noppia.
error-solve-magic = Yksi taika heittää tässä { $count } noppaa; ratkaisija osaa laskea läpi enintään { $most }.

## Command line
error-file-missing = Tiedostoa { $file } ei ole.
error-file-read = Tiedostoa { $file } ei voi lukea: { $problem }.
error-file-write = Tiedostoa { $file } ei voi kirjoittaa: { $problem }.
error-line-json = Tämä rivi ei ole odotetun muotoista JSONia: { $problem }.
error-line-long = Tämä rivi on pitempi kuin { $most } tavua.
error-rule-unknown = Pelissä { $game } ei ole sääntöä { $number }; ”pithead rules { $game }” luettelee ne kaikki.
error-bot-unknown = Pelissä { $game } ei ole bottia ”{ $name }”; odotettiin jotakin näistä: { $known }.
error-players = { $bots ->
    [one] Yksi botti
   *[other] { $bots } bottia
 } ei voi istua { $seats ->
    [one] yhdellä pelipaikalla
   *[other] { $seats } pelipaikalla
 }.
error-names = { $names ->
    [one] Yksi nimi
   *[other] { $names } nimeä
 }, kun ihmisiä on { $people }; odotettiin yhtä kullekin.
error-option = Pelissä { $game } ei ole tällaista valintaa tai sillä ei voi olla tätä arvoa: { $problem }.
error-undo-barrier = Mitään ei voi perua: sen jälkeen on heitetty noppia tai joku muu on toiminut.
error-language = Kieltä ”{ $language }” ei ole; odotettiin jotakin näistä: { $known }.
error-number = ”{ $text }” ei ole luku väliltä { $least }–{ $most }.

## Tables
error-table-unknown = Sellaista pöytää ei ole.
error-table-not-begun = Peli ei ole alkanut: tuoleja on vielä vapaana.
error-table-over = Peli on päättynyt.
error-table-playing = Peli ei ole vielä päättynyt.
error-table-away = Et ole tässä pöydässä; tule ensin takaisin.
error-table-not-away = Et ole poissa.
error-table-nothing-to-undo = Sinulla ei ole mitään peruttavaa.
error-table-not-asked = Kukaan ei pyydä sinua perumaan mitään.
error-table-seated = Istut jo tässä pöydässä.
error-table-taken = Tämä tuoli on varattu.
error-table-full = Kaikki avoimet tuolit on varattu.
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
error-session-needed = Kerro ensin, kuka olet.
error-forbidden = Tämä ei kuulu sinulle.
error-not-here = Tässä osoitteessa ei ole mitään.
error-method = Tätä osoitetta ei voi käyttää näin.
error-cross-site = Toinen sivu ei saa tehdä tätä nimissäsi.
error-json-only = Täällä ymmärretään vain JSONia.
error-too-large = Tämä on suurempi kuin { $most } tavua.
error-too-deep = Tämä JSON on liian syvälle sisäkkäinen.
error-too-many = Liikaa kerralla; odota hetki.
error-too-many-tables = Sinulla on jo { $most } pöytää auki; lopeta ensin yksi niistä.
error-wire-json = Tätä viestiä ei voi ymmärtää: { $problem }.
error-wire-order = Tässä viestissä ei ole nyt järkeä.
error-clock-needs-bot = Kellollinen pöytä tarvitsee botin, joka tuuraa niitä, joiden aika on lopussa.
error-broken = Jotakin meni rikki meidän puolellamme; mitään ei kadonnut.
error-workers-need-postgres = Useampi prosessi tarvitsee PostgreSQL-tietokannan; yksi tiedosto palvelee yhtä prosessia.
error-web-not-built = Verkkosovellusta ei ole vielä rakennettu täällä: aja ”make web” tai asenna julkaistu paketti, jossa se on valmiina.
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
error-extra-missing = Tämä tarvitsee muutakin kuin pelin: pip install "pithead[server]".
error-env-action = Toimintoa { $action } ei nyt ole; sallittuja ovat { $legal }.
error-env-over = Peli on ohi: kukaan ei voi enää toimia.
error-env-actions = Jokaiselle { $games } pelistä tarvitaan toiminto väliltä 0–{ $most }.
error-env-no-agent = Joka paikalla on botti; vähintään yhden on oltava ”agent”, jonka toiminnot tulevat ulkoa.
error-env-unknown-action = Ratkaisulla ”{ $event }” ei ole numeroa pelissä { $game }: yksikään kartoituksen satunnaispeli ei kohdannut sitä.
error-lab-game = Pelille { $game } ei ole laboratoriota.
error-ladder-two = Tikkaat tarvitsevat kaksi eri bottia.
error-ladder-nothing = Keskeytetty ennen kuin ensimmäinen peli päättyi.
error-ladder-unmeasured = Pelille { $game } ja { $seats } pelaajalle ei ole mitattu mitään.
error-puzzle-number = Pulmaa { $number } ei ole: ne on numeroitu 1–{ $most }.
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
