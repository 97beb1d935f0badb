# What speaks for a decision.
coach-mini-miners-finds = kaivaa keskimäärin kultaa { $gold }
coach-mini-miners-sure = on varmasti { $gold } kullan arvoinen
coach-mini-miners-danger = kohtaa sortuman { $percent } %:ssa kaivuista
coach-mini-miners-marker = saa avuksi tämän: { $tool }
coach-mini-miners-first = ei ole kenenkään takana ulos lähtiessä
coach-mini-miners-behind = odottaa ulosmatkalla { $count ->
    [one] yhtä kääpiötä
   *[other] { $count } kääpiötä
 }
coach-mini-miners-home = tuo kotiin kultaa { $gold }
coach-mini-miners-below = jättää alas { $count ->
    [one] yhden vastustajan
   *[other] { $count } vastustajaa
 }
coach-mini-miners-tavern = on turvassa tavernassa
coach-mini-miners-hits = osuu tähän: { $dwarf } ({ $name })
coach-mini-miners-carries = siellä on pelissä kultaa { $gold }
coach-mini-miners-tool = tuo peliin tämän: { $tool }
coach-mini-miners-tools = tekee { $count ->
    [one] yhden työkalun
   *[other] { $count } työkalua
 }, ja kolme on lopussa hippu
coach-mini-miners-uses = nyt on tämän aika: { $tool }
coach-mini-miners-gold = antaa heti kultaa { $gold }
coach-mini-miners-bonus = antaa enemmän kuin { $gold } kultaa: { $bonus }
coach-mini-miners-clears = avaa tien { $count ->
    [one] yhdelle kääpiöllesi
   *[other] { $count } kääpiöllesi
 }, joilla on kultaa { $gold }
coach-mini-miners-clears-rivals = myös { $count ->
    [one] yhdelle vastustajalle
   *[other] { $count } vastustajalle
 }
coach-mini-miners-called = antaa sinulle tämän: { $dwarf }, vuoro numero { $number }
coach-mini-miners-spares = selviää tällä kierroksella ilman tätä: { $dwarf }
coach-mini-miners-gone = raivaa tämän pois: { $card }
coach-mini-miners-next = panee tämän päällimmäiseksi seuraavalle kaivajalle: { $card }
coach-mini-miners-lurks = vaanii { $count ->
    [one] yhtä vastustajaa
   *[other] { $count } vastustajaa
 } kaivoksessa
coach-mini-miners-shuffles = etsii parempia työkaluja
coach-mini-miners-saves = säästää loppuun kultaa { $gold }
coach-mini-miners-passes = säästää kaiken myöhemmäksi
coach-mini-miners-passes-escape = luopuu tästä kääpiöstä, sillä tie ulos maksaa enemmän
coach-mini-miners-gives = antaa pelaajalle { $name } kultaa { $gold }
