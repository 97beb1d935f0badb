# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-draw-first = Ensin on nostettava kortteja, ennen kuin kukaan voi jatkaa.
error-game-over = Peli on päättynyt.

## Set-up
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

## Recruit
error-dealt-wrong = Pelaajia on { $count }, ja kullekin on jaettava { $size ->
    [one] yksi pelissä oleva kääpiö
   *[other] { $size } pelissä olevaa kääpiötä
 }, jokainen kääpiö kerran.
error-not-in-hand = Kääpiö ”{ $dwarf }” ei ole kädessäsi.
error-not-in-troop = Kääpiö ”{ $dwarf }” ei ole värväämiesi joukossa.
error-not-open = Kääpiö ”{ $dwarf }” ei ole enää esillä.
error-lowest-first = Ensimmäinen pelaaja ei saa aloittaa kääpiöllä ”{ $dwarf }”, jolla on pienin aloitearvo.

## Market
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

## Targets
error-no-target = ”{ $attacker }” ei voi nyt ottaa kohteeksi kääpiötä ”{ $dwarf }”.
error-two-targets = Kääpiö ”{ $dwarf }” on jo valittu; valitse toinen kohde.
error-no-star = Kääpiöllä ”{ $dwarf }” ei ole tähteä tätä vastaan; ”{ $tool }” ei auta.
error-no-way-there = Kääpiötä ”{ $dwarf }” ei voi siirtää ruutuun { $space }; vapaat naapuriruudut ovat { $spaces }.

## Placement
error-not-called = Vuorossa on ”{ $called }” eikä ”{ $dwarf }”.
error-no-such-space = Laudalla ei ole ruutua { $space }.
error-space-taken = Ruudussa { $space } on toinen kääpiö.
error-forbidden-zone = { $space } on kielletty alue.
error-no-lantern = Kääpiö ”{ $dwarf }” tarvitsee lyhdyn, jotta sen voi sijoittaa kuoppaan { $space }.
error-lantern-borrowed = Kääpiö ”{ $dwarf }” on lainannut lyhdyn, ja sen on mentävä kuoppaan eikä ruutuun { $space }.
error-not-the-tavern = Kääpiötä ”{ $dwarf }” ei voi sijoittaa kapakkaan.
error-shook-wrong = Jälkijäristyksen on osuttava tunnelin ruutuun, ei ruutuun { $space }.

## Dig
error-cannot-use = Kääpiöllä ”{ $dwarf }” ei ole nyt käytettävänä työkalua ”{ $tool }”.
error-cannot-borrow = Apurilla ei ole nyt työkalua ”{ $tool }”, jonka ”{ $dwarf }” voisi lainata.
error-no-such-deck = Kääpiö ”{ $dwarf }” ei voi kaivaa pakasta ”{ $deck }”; mahdollisia ovat { $decks }.
error-cards-wrong = { $count ->
    [one] Tämä ei voi olla seuraava kortti
   *[other] Nämä eivät voi olla seuraavat { $count } korttia
 } pakasta { $deck }.
error-not-drawn = ”{ $card }” ei ole nostamiesi korttien joukossa.
error-no-such-bonus = Kääpiön ”{ $dwarf }” alla oleva merkki ei anna nyt tätä: ”{ $bonus }”.

## Escape
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

## Trade
error-no-trade = Tässä pöydässä pelataan ilman kaupantekoa.
error-give-to = Kultaa voi antaa vain toiselle pelaajalle, pelipaikoille 0–{ $most }; { $to } ei kelpaa.
error-give-gold = { $most ->
    [0] Sinulla ei ole hippuja annettavaksi.
   *[other] Voit antaa 1–{ $most } hippua, et { $gold }.
 }

## Positions
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
error-position-cast = Kenttä ”cast” luettelee pelin kääpiöt: { $expected } eri kääpiötä, ei { $count }.
error-position-crew = Jokaisen kierroksen kääpiön on oltava pelissä, eikä kukaan saa olla siellä kahdesti.
error-position-picked = Isäntä valitsi tähän peliin muut kääpiöt: { $dwarves }. Asemassa ovat { $cast }.
error-position-lurking = Kääpiö ”{ $dwarf }” ei voi väijyä: siihen pystyy vain paennut Huijari.
error-position-cards = Kentän { $where } ja muiden kenttien kortit eivät ole laatikon kortit: joitakin on kahdesti tai puuttuu.
error-position-hidden = Kentässä { $where } on piilotettuja kortteja: se on yhden pelaajan näkymä, ja tarvitaan koko asema.
error-position-phase = Kenttä { $where } ei sovi vaiheeseen { $phase }: { $needs ->
    [nobody] ketään ei vielä pelata, joten kentän ”crew” on oltava tyhjä.
    [every-seat] jokaisella pelipaikalla on oltava kääpiö kentässä ”crew”.
    [crew] kääpiön on oltava kentässä ”crew”.
    [one-a-seat] jokaisella pelipaikalla on oltava yksi merkintä.
    [cast] jokaisen kentän ”cast” kääpiön on oltava siinä täsmälleen kerran.
    [equal] kaikkien on oltava yhtä pitkiä, ja käsissä on vähintään kaksi kääpiötä.
    [choosing] jonkun on vielä valittava, ja valinnan on oltava omasta kädestä.
    [room] kenelläkään ei ole enemmän kääpiöitä kuin pelataan, ja jollakulla on vähemmän.
    [once] jokaisella pelipaikalla on yksi markkinavuoro.
    [to-fill] jonkin paikan on oltava tyhjä ja pakassa on oltava työkalu.
    [event] pakassa on oltava tapahtuma.
    [tool] pakassa on oltava työkalu.
    [owner] sen on oltava kääpiön omistaja.
    [aim] sen on oltava kohde, jonka tämä kääpiö saa valita, ja niin monta kuin se valitsee.
    [targets] jotakuta on kysyttävä, ja vain kohteilta kysytään.
    [mine] kääpiön on oltava kaivoksessa.
    [tools] kääpiöllä on oltava työkalu kuvapuoli alaspäin.
    [way] kääpiön on oltava kaivoksessa, vapaan ruudun vieressä.
    [aims] vain jo sijoitettu kääpiö, joka valitsee kohteita, voi tähdätä.
    [called] kääpiön on vielä odotettava kutsua, ilman paikkaa.
    [home-crook] vain kapakassa oleva Huijari voi väijyä.
    [collapse] laudalla on oltava sortumamerkki.
    [marker] se ei voi olla vähemmän kuin kääpiön alla oleva merkki antaa; jätä se pois, jos se on juuri se.
    [cards] niiden on oltava kaivoskortteja, esimerkiksi special:1:draw-tool.
    [number] luku on liian pieni.
    [deck] on oltava kaivospakka, jossa on kortteja.
    [drawn] vähintään yksi kortti nostetaan, eikä enempää kuin pakassa on.
    [kept] vähintään yksi kortti pidetään, ja vaiheessa ”looking” yhden on palattava.
   *[other] se on vain vaiheen ”fetching” kentässä ”then”.
 }
error-position-simplified = Yksinkertaistetussa pelissä ei ole sitä, mitä kentässä { $where } on: ei merkkejä eikä tapahtumia.
error-position-to-act = Vaiheessa { $phase } kenttä to_act on { $expected }, ei { $came }; sen voi jättää pois.
error-position-stuck = Pelipaikka { $seat } on vuorossa vaiheessa { $phase } eikä voi tehdä mitään: peli ei jatkuisi.
error-no-such-marker = Merkkiä ”{ $marker }” ei ole.

## Content
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

## Fast kernels
error-sim-troop = Pelaajan joukossa on { $count } kääpiötä; nopeaan ytimeen mahtuu enintään { $most }.
error-sim-gold = Yhdessä paikassa on { $gold } kultaa; nopea ydin osaa laskea enintään { $most }.
error-score-tools = Varastossa on 0–{ $most } työkalua.
