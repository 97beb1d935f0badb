# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-chance-only = Pelipaikka { $seat } ei voi päättää, miten nopat putoavat; sen tekee vain sattuma.

## Set-up
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

## Excavation
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

## Magic
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
error-not-in-trove = Tätä ei ole tässä keruussa valittavaksi: { $die }.
error-hazard-never-rolls = { $die } on vaaranoppa, eikä taika heitä niitä koskaan.
error-die-not-free = Noppaa { $die } ei voi valita: se on käytetty tai jo valittu.
error-no-roll-now = Heitettäviä noppia ei ole.
error-wrong-dice = Vuorossa olivat nämä nopat: { $expected }; ”{ $came }” ovat muita.

## Replenish
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

## Positions
error-picks = { $picks } nopan ottaminen on mahdotonta: oluen jakamisen jälkeen niitä on kaksi.
error-round = Kierrosta { $round } ei ole; pelissä on kierrokset 1–3.
error-position-scores = Kentässä ”scores” on oltava joka pelipaikalla yhtä monta päättynyttä kierrosta, enintään kolme.
error-position-sharing = Kun olut on juuri heitettävänä, kentässä ”to_act” on oltava sattuma, kentässä ”turn” pelipaikka ja kentässä ”sharing” laji ja pelipaikka.
error-position-rolling = ”rolling” ja ”to_choose” eivät sovi keruuseen: niihin tarvitaan käyttämättömiä noppia, jotka eivät ole vaaranoppia, ja kun kaikki on valittu, sattuma on vuorossa.
error-position-cached = ”cached” luettelee noppia, joita keruussa ei ole.
error-position-reroll = Kentässä ”waiting” on oltava pelipaikkoja, joilla on talletettujen lisäksi heitettäviä noppia.
error-position-waiting = Vaiheessa ”{ $phase }” jonkun on oltava kentässä ”waiting”; jätä se pois, jos kaikki ovat.
error-mountain-empty = Vuori on tyhjä, joten louhinta on ohi.
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
error-score-seats = Kentässä ”heroes” on { $heroes ->
    [one] yksi kohta
   *[other] { $heroes } kohtaa
 } ja kentässä ”troves” { $troves }; odotettiin yhtä kutakin pelaajaa kohti, 1–4 pelaajaa.

## Content files
error-content-six-faces = Nopassa on kuusi kylkeä; sisältötiedosto antaa nopalle ”{ $kind }” kylkiä { $count }.
error-content-face = ”{ $face }” kohdassa { $where } ei ole lajin ”{ $kind }” nopan kylki.
error-content-count = Lajin ”{ $kind }” noppia ei voi olla { $count }.
error-content-sixty-dice = Laatikossa on 60 noppaa; sisältötiedostolla niitä olisi { $count }.
error-content-rows = Vuoren rivien on oltava ylhäältä 2, 3, 4, 5, 6, jotta ainakin yksi noppa on päällä ja jokainen lepää kahden varassa; ei { $rows }.
error-content-heroes = Neljälle pelaajalle on oltava kullekin sankari; sisältötiedosto jättää niitä { $count }.
error-content-hero-empty = Sankarilla { $hero } ei ole yhtään kylkeä.
error-content-hero-face = ”{ $face }” kohdassa { $where } ei ole kylki, joka sankarilla voisi olla.
error-content-hero-magic = Sankarin { $hero } kaikissa taikakyljissä on oltava yhtä monta merkkiä, jotta ”spend hero” on yksiselitteinen.

## Fast kernels
error-sim-hero-faces = Sankari { $hero } näyttää { $count } tahkoa; nopea ydin osaa laskea enintään { $most }.
error-solve-seats = Ratkaisija tuntee kahden pelaajan pelit; tässä on { $seats } paikkaa.
error-solve-phase = Ratkaisija tuntee viimeisen kierroksen louhinnan ja taian, eikä tämä asema ole kumpikaan.
error-solve-dice = Vuorella on { $count } noppaa; ratkaisija osaa laskea läpi enintään { $most }.
error-solve-big = Tämä asema on liian suuri ratkaisijalle: jäljellä on liikaa oluita, taikasymboleja tai noppia.
error-solve-magic = Yksi taika heittää tässä { $count } noppaa; ratkaisija osaa laskea läpi enintään { $most }.
