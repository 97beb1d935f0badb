# Dice Miner: names of things, log lines, the table and the score sheet.

## Things
dice-kind-tunnel = tunnelinoppa
dice-kind-hazard = vaaranoppa
dice-kind-tool = työkalunoppa
dice-kind-treasure = aarrenoppa
dice-kind-magic = taikanoppa
dice-hero-alchemist = Alkemisti
dice-hero-dragon-slayer = Lohikäärmeentappaja
dice-hero-engineer = Insinööri
dice-hero-prospector = Malminetsijä
dice-hero-surveyor = Kaivosmittaaja
dice-hero-treasurer = Aarteenvartija
dice-face-tunnel = tunneli { $number }
dice-face-treasure = { $number ->
    [one] yksi jalokivi
   *[other] { $number } jalokiveä
 }
dice-face-magic = { $number ->
    [one] yksi taika
   *[other] { $number } taikaa
 }
dice-face-pickaxe = hakku
dice-face-shield = kilpi
dice-face-chest = { $number ->
    [one] yksi arkku
   *[other] { $number } arkkua
 }
dice-face-cave = { $number ->
    [one] yksi sortuma
   *[other] { $number } sortumaa
 }
dice-face-dragon = { $number ->
    [one] yksi lohikäärme
   *[other] { $number } lohikäärmettä
 }
dice-face-beer = olut ({ $kind })
dice-face-spent = { $face }, käytetty
dice-phase-set-up = kuka aloittaa?
dice-phase-heroes = sankarien valinta
dice-phase-deal = sankarien jako
dice-phase-fill = vuori täyttyy
dice-phase-excavation = louhintavaihe
dice-phase-magic = magiavaihe
dice-phase-replenish = täydennysvaihe
dice-phase-reroll = heitetään uudelleen
dice-phase-lots = arvonta
dice-phase-end = peli on päättynyt

## Letters and short words on dice, at most six letters
dice-letter-tunnel = T
dice-letter-treasure = J
dice-letter-magic = M
dice-letter-tool = K
dice-letter-hazard = V
dice-short-beer = olut
dice-short-pickaxe = hakku
dice-short-shield = kilpi
dice-short-chest = arkku
dice-short-cave = sort.
dice-short-dragon = lohik.

## What happens
dice-log-choose = { $name } valitsee sankarin: { $hero }.
dice-log-choose-you = Valitset sankarin: { $hero }.
dice-log-take = { $name } ottaa paikasta { $slot }: { $die }.
dice-log-take-you = Otat paikasta { $slot }: { $die }.
dice-log-cheers = { $name } jakaa oluen: Cheers, { $other }!
dice-log-cheers-you = Jaat oluen: Cheers, { $other }!
dice-log-cheers-to-you = { $name } jakaa oluen kanssasi: Cheers!
dice-log-cheers-bag = { $name } juo oluen yksinään: Cheers!
dice-log-cheers-bag-you = Juot oluen yksinäsi: Cheers!
dice-log-spend = { $name } käyttää { $number ->
    [one] yhden taikamerkin
   *[other] { $number } taikamerkkiä
 }.
dice-log-spend-you = Käytät { $number ->
    [one] yhden taikamerkin
   *[other] { $number } taikamerkkiä
 }.
dice-log-roll = { $name } heittää uudelleen: { $die }.
dice-log-roll-you = Heität uudelleen: { $die }.
dice-log-cache = { $name } tallettaa arkkuun: { $die }.
dice-log-cache-you = Talletat arkkuun: { $die }.
dice-log-done = { $name } on valmis.
dice-log-done-you = Olet valmis.
dice-log-rolled = Nopat näyttävät: { $faces }.
dice-log-filled = Nopat kolisevat vuorelle.
dice-log-scored = Kierroksen { $round } pisteet: { $points }.
dice-log-starts = Arpa on ratkaissut: { $name } aloittaa.
dice-log-starts-you = Arpa on ratkaissut: sinä aloitat.
dice-log-dealt = Sankarit on jaettu: { $heroes }.

## Choices and what they change
dice-choice-take = { $slot }: { $die }
dice-choice-of = { $die }: { $choice }
dice-choice-roll = heitä uudelleen: { $die }
dice-choice-cache = talleta: { $die }
dice-choice-cheers = jaa olut, saajana { $other }, ja ota sitten kaksi noppaa
dice-choice-cheers-to-you = jaa olut sinun kanssasi, ja ota sitten kaksi noppaa
dice-choice-cheers-bag = juo olut ja ota sitten kaksi noppaa
dice-choice-spend = heitä { $number ->
    [one] yksi noppa
   *[other] { $number } noppaa
 } uudelleen
dice-choice-done-excavation = jätä toinen noppa
dice-choice-done-magic = ei enempää taikoja
dice-choice-done-replenish = ei enempää talletettavaa
dice-preview-points = { $before } → { $after ->
    [one] { $after } piste
   *[other] { $after } pistettä
 }
dice-preview-slides = nopat liukuvat paikkoihin { $slots }

## Spoken
dice-spoken-row = Rivi { $row }: { $dice }.
dice-spoken-player = { $name }, { $hero }, { $points }. Keruu: { $dice }.

## The table
dice-round = Kierros { $round }/3 · { $phase }
dice-tie = Tasapelinratkaisu { $number } · { $phase }
dice-empty = (ei vielä mitään)
dice-player-points = { $total ->
    [one] { $total } piste
   *[other] { $total } pistettä
 } · nyt { $now }
dice-hero-shows = { $hero }: { $faces }

## The score sheet
dice-sheet-round = { $round }. kierros
dice-sheet-tunnels = Tunnelit
dice-sheet-treasure = Aarteet
dice-sheet-hazards = Vaarat
dice-sheet-total = Yhteensä
dice-why-no-tunnel = ei ykkösestä alkavaa sarjaa
dice-why-gems = { $gems ->
    [0] ei jalokiviä
    [one] yksi jalokivi
   *[other] { $gems } jalokiveä
 }{ $doubled ->
    [yes] , tuplana, koska niitä on eniten
   *[no] {""}
 }
dice-why-cave-ins = { $dangers ->
    [one] yksi sortuma
   *[other] { $dangers } sortumaa
 } × { $tools ->
    [0] −1 ilman hakkua
    [one] yksi hakku
   *[other] { $tools } hakkua
 }
dice-why-dragons = { $dangers ->
    [one] yksi lohikäärme
   *[other] { $dangers } lohikäärmettä
 } × { $tools ->
    [0] −1 ilman kilpeä
    [one] yksi kilpi
   *[other] { $tools } kilpeä
 }
dice-why-no-hazard = ei vaaroja

## On drawn boards
dice-label-slot = { $slot }: { $die }
dice-label-face = { $face }, { $kind }
dice-label-die = { $die }{ $count ->
    [one] {""}
   *[other] , { $count } kpl
 }, keruu: { $name }
dice-label-die-you = { $die }{ $count ->
    [one] {""}
   *[other] , { $count } kpl
 }, sinun keruusi
dice-label-hero = { $hero } ({ $name })
dice-ask-heroes = valitse sankari
dice-ask-take = ota noppa huipulta
dice-ask-cheers = ota noppa huipulta tai jaa olut
dice-ask-first = ota noppa huipulta tai sivulta
dice-ask-second = ota toinen noppa tai jätä se
dice-ask-spend = käytä taikaa tai lopeta
dice-ask-roll = valitse noppa, joka heitetään uudelleen
dice-ask-cache = talleta noppa arkkuun tai lopeta
dice-why-round = kirjattu kierroksen lopussa

# The reference of the box.
dice-name-dice = Nopat
dice-name-heroes = Sankarit
dice-symbol-tunnel = Tunnelit
dice-symbol-treasure = Jalokivet
dice-symbol-magic = Taika
dice-symbol-pickaxe = Hakku
dice-symbol-shield = Kilpi
dice-symbol-cave = Sortumat
dice-symbol-dragon = Lohikäärmeet
dice-symbol-chest = Arkku
dice-symbol-beer = Olut

## Oikean pöydän ääressä
dice-table-note = Olut, taika ja arkut eivät anna pisteitä: jättäkää ne pois.
dice-step-setup = Jokainen heittää tunnelinoppaa; suurin aloittaa, ja olut voittaa vitosen. Valitkaa sankarit vastapäivään, aloittaja viimeisenä. Heittäkää pussista 20 noppaa vuorelle.
dice-step-excavation = Aloittajasta myötäpäivään jokainen ottaa yhden nopan päältä. Ensin oluen jakanut saa ottaa kaksi, myös sivulta. Jatkakaa, kunnes vuori on tyhjä.
dice-step-magic = Ensimmäisenä on se, jonka vuoro olisi ollut seuraavaksi, ja jokaisella on yksi vuoro. Heittäkää jokaista taikamerkkiä kohti yksi noppanne uudelleen, mutta ei koskaan vaaranoppaa.
dice-step-scoring = Tunnelit lasketaan järjestyksessä ykkösestä, jalokivet kahdesti sille, jolla niitä on eniten, ja vaarat työkalujaan vastaan. Näppäilkää kaikkien nopat alle.
dice-step-replenish = Pitäkää niin monta noppaa kuin teillä on arkkuja ja heittäkää kaikki muut uudelleen. Vähiten pisteitä kerännyt aloittaa. Vuori täytetään 20 uudella nopalla.
dice-step-end = Eniten pisteitä kolmelta kierrokselta kerännyt voittaa. Tasoissa johtavat heittävät kaikki noppansa, pelaavat vielä yhden magiavaiheen ja pisteyttävät kerran vielä.
