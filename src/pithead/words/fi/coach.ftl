# Vihjeet, valmentaja ja analyysi.

## Lause yhdestä tai kahdesta seikasta
coach-one = { $one }.
coach-both = { $one } ja { $two }.
coach-quiet = ei muuta mitään laskettavaa ja säästää muun.

## Näytä minulle
coach-percent = { $number } %
coach-points = { $number } pistettä
coach-error = ±{ $number }
coach-loss = { $number }{ $error } voittomahdollisuuden pistettä
coach-loss-alone = { $number }{ $error } pistettä
coach-show = Parasta, mitä voit tehdä, ja voiton todennäköisyytesi:
coach-show-alone = Parasta, mitä voit tehdä, ja lopussa odotettavat pisteet:
coach-lost-nothing = Valmentaja: se oli paras.
coach-lost = Valmentaja: se hävisi { $loss } verrattuna tähän: ”{ $words }” ({ $best }). { $why }

## Analyysi
coach-progress = Jokainen askel punnitaan
coach-title = { $game }: { $names }, askelia { $steps }
coach-curve = Voiton todennäköisyys askel askeleelta
coach-curve-alone = Odotettavat pisteet askel askeleelta
coach-head-player = pelaaja
coach-head-luck = onni
coach-head-own = oma onni
coach-head-lost = hukattu
coach-head-final = tulos
coach-head-adjusted = ilman onnea
coach-head-rate = päätöstä kohti
coach-head-given = panoksesta
coach-head-band = pelaa kuin
coach-gave-away = ”Hukattu” on se, mitä omat päätökset maksoivat parhaisiin verrattuna, voittomahdollisuuden pisteinä: yhteensä ja päätöstä kohti. ± on yksi keskivirhe.
coach-gave-away-alone = ”Hukattu” on se, mitä omat päätökset maksoivat parhaisiin verrattuna, pisteinä: yhteensä ja päätöstä kohti. ± on yksi keskivirhe.
coach-own = Onni mitataan siitä, minkä kaikki tietävät; oma onni siitä, minkä pelaaja tiesi.
coach-mistakes = Suurimmat virheet
coach-no-mistakes = Kukaan ei tehnyt virhettä.
coach-mistake = Askel { $number }: { $sentence } Parempi, eroa { $loss }, oli ”{ $words }” ({ $best }): { $why }
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
