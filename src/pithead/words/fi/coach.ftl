# Vihjeet, valmentaja ja analyysi.

## Lause yhdestä tai kahdesta seikasta
coach-one = { $one }.
coach-both = { $one } ja { $two }.
coach-quiet = ei muuta mitään laskettavaa ja säästää muun.

## Dice Miner
coach-dice-scores = tuo nyt pisteitä { $points }
coach-dice-tunnel = tuo nyt pisteitä { $points } tunnelilla 1–{ $length }
coach-dice-costs = maksaa nyt { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
 }
coach-dice-denies = ei jätä pelaajalle { $name } tätä: { $die } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
 })
coach-dice-hurts = vie pelaajalta { $name } { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
 }
coach-dice-magic = tuo taikaa myöhemmäksi: { $number }
coach-dice-chest = antaa säästää { $number ->
    [one] yhden nopan
   *[other] { $number } noppaa
 }
coach-dice-beer = tuo oluen tarjottavaksi
coach-dice-pickaxe = varustaa sortumia vastaan
coach-dice-shield = varustaa lohikäärmeitä vastaan
coach-dice-leaves = jättää pelaajalle { $name } päältä enintään { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
 }
coach-dice-two = antaa ottaa kaksi noppaa
coach-dice-gift = auttaa pelaajaa { $name } { $percent } %:ssa heitoista
coach-dice-spends = heittää uudelleen { $number ->
    [one] yhden nopan
   *[other] { $number } noppaa
 }
coach-dice-chance = paras nopistasi paranee { $percent } %:ssa heitoista
coach-dice-better = paranee { $percent } %:ssa heitoista
coach-dice-worse = huononee { $percent } %:ssa
coach-dice-keeps = säästää tämän seuraavaan kierrokseen: { $die }
coach-dice-beats-roll = on { $points } parempi kuin uusi heitto
coach-dice-hero = { $hero } pelaa puolestasi koko pelin
coach-dice-done-magic = jättää nopat ennalleen, sillä mikään heitto ei lupaa enempää
coach-dice-done-replenish = heittää kaikki muut nopat, sillä mitään ei kannata säästää
coach-dice-done-excavation = jättää toisen nopan, sillä mikään ei auttaisi

## Mini Miners
coach-mine-finds = kaivaa keskimäärin kultaa { $gold }
coach-mine-sure = on varmasti { $gold } kullan arvoinen
coach-mine-danger = kohtaa sortuman { $percent } %:ssa kaivuista
coach-mine-marker = saa avuksi tämän: { $marker }
coach-mine-first = ei ole kenenkään takana ulos lähtiessä
coach-mine-behind = odottaa ulosmatkalla { $count ->
    [one] yhtä kääpiötä
   *[other] { $count } kääpiötä
 }
coach-mine-home = tuo kotiin kultaa { $gold }
coach-mine-below = jättää alas { $count ->
    [one] yhden vastustajan
   *[other] { $count } vastustajaa
 }
coach-mine-tavern = on turvassa tavernassa
coach-mine-hits = osuu tähän: { $dwarf } ({ $name })
coach-mine-carries = siellä on pelissä kultaa { $gold }
coach-mine-tool = tuo peliin tämän: { $tool }
coach-mine-tools = tekee { $count ->
    [one] yhden työkalun
   *[other] { $count } työkalua
 }, ja kolme on lopussa hippu
coach-mine-uses = nyt on tämän aika: { $tool }
coach-mine-gold = antaa heti kultaa { $gold }
coach-mine-bonus = antaa enemmän kuin { $gold } kultaa: { $marker }
coach-mine-clears = avaa tien { $count ->
    [one] yhdelle kääpiöllesi
   *[other] { $count } kääpiöllesi
 }, joilla on kultaa { $gold }
coach-mine-clears-rivals = myös { $count ->
    [one] yhdelle vastustajalle
   *[other] { $count } vastustajalle
 }
coach-mine-called = antaa sinulle tämän: { $dwarf }, vuoro numero { $number }
coach-mine-spares = selviää tällä kierroksella ilman tätä: { $dwarf }
coach-mine-gone = raivaa tämän pois: { $card }
coach-mine-next = panee tämän päällimmäiseksi seuraavalle kaivajalle: { $card }
coach-mine-lurks = vaanii { $count ->
    [one] yhtä vastustajaa
   *[other] { $count } vastustajaa
 } kaivoksessa
coach-mine-shuffles = etsii parempia työkaluja
coach-mine-saves = säästää loppuun kultaa { $gold }
coach-mine-passes = säästää kaiken myöhemmäksi
coach-mine-passes-escape = luopuu tästä kääpiöstä, sillä tie ulos maksaa enemmän
coach-mine-gives = antaa pelaajalle { $name } kultaa { $gold }

## Näytä minulle
coach-percent = { $number } %
coach-points = { $number } pistettä
coach-error = ±{ $number }
coach-show = Parasta, mitä voit tehdä, ja voiton todennäköisyytesi:
coach-show-alone = Parasta, mitä voit tehdä, ja lopussa odotettavat pisteet:
coach-lost-nothing = Valmentaja: se oli paras.
coach-lost = Valmentaja: se hävisi { $loss } verrattuna tähän: ”{ $best }” ({ $words }). { $why }

## Analyysi
coach-progress = Jokainen askel punnitaan
coach-title = { $game }: { $names }, askelia { $steps }
coach-curve = Voiton todennäköisyys askel askeleelta
coach-curve-alone = Odotettavat pisteet askel askeleelta
coach-head-player = pelaaja
coach-head-luck = onni
coach-head-own = oma onni
coach-head-skill = taito
coach-head-others = muut
coach-head-final = tulos
coach-head-adjusted = ilman onnea
coach-head-rate = virhetaso
coach-head-band = pelaa kuin
coach-sums = Täsmää kaikilla: tulos − alku = onni + taito + muut. ± on yksi keskivirhe.
coach-own = Onni mitataan siitä, minkä kaikki tietävät; oma onni siitä, minkä pelaaja tiesi.
coach-mistakes = Suurimmat virheet
coach-no-mistakes = Kukaan ei tehnyt virhettä.
coach-mistake = Askel { $number }: { $sentence } Se maksoi pelaajalle { $name } { $loss }. Parempi: ”{ $best }” ({ $words }). { $why }
coach-lucky = Onnekkaimmat tulokset
coach-luck = Askel { $number }: { $sentence } Se antoi pelaajalle { $name } { $gain }.
coach-look = Katso sitä: pithead replay { $file } --to { $number }
coach-written = Käyrä on tiedostossa { $file }.
coach-stopped = Pysäytetty: { $done }/{ $steps } askelta punnittiin.

## Virhetasot
coach-band-lode-finder = suonenlöytäjä
coach-band-master-miner = kaivosmestari
coach-band-foreman = työnjohtaja
coach-band-hewer = hakkaaja
coach-band-apprentice = oppipoika
coach-band-first-day = ensimmäinen päivä
coach-band-in-the-dark = pimeässä
