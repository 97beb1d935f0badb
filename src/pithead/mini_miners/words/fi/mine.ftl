# Mini Miners: names of things and what they do, log lines, choices, the table and the score sheet.

## Dwarves
mine-dwarf-handyman = Apuri
mine-dwarf-sleuth = Vainukoira
mine-dwarf-hardhead = Paksukallo
mine-dwarf-packmule = Kuormajuhta
mine-dwarf-gadget = Vempain
mine-dwarf-glimmer = Tuikku
mine-dwarf-crook = Huijari
mine-dwarf-kaboom = Kabuum
mine-dwarf-lucky = Onnenpekka
mine-dwarf-mole = Myyrä
mine-dwarf-daredevil = Hurjapää
mine-dwarf-haggler = Tinkijä
mine-dwarf-scoundrel = Lurjus
mine-dwarf-bully = Öykkäri
mine-dwarf-anvil = Alasin
mine-dwarf-innkeeper = Kapakoitsija
mine-dwarf-trickster = Kujeilija
mine-dwarf-ticktock = Tiktak

mine-ability-handyman = Lainaa nurin päin olevan työkalunsa toiselle kääpiöllesi; sitten se menee poistopakkaan.
mine-ability-sleuth = Hänellä on aina suurennuslasi.
mine-ability-hardhead = Hänellä on aina kypärä.
mine-ability-packmule = Hänellä on aina vaunu.
mine-ability-gadget = Saa pakasta ilmaisen työkalun ja voi kantaa vielä toista, erilaista.
mine-ability-glimmer = Hänellä on aina lyhty.
mine-ability-crook = Voi paetessaan viedä puolet seuraavana pakenevan kääpiön kullasta.
mine-ability-kaboom = Hänellä on aina dynamiittia.
mine-ability-lucky = Tuo sinulle 2 hippua, kun hän pakenee.
mine-ability-mole = Hänellä on aina lapio.
mine-ability-daredevil = Kaivaa mistä pakasta tahtoo.
mine-ability-haggler = Ottaa markkinoiden jälkeen kääpiöltä umpimähkään työkalukortin 1 hipulla.
mine-ability-scoundrel = Vie sijoituttuaan 2 hippua enintään kahden askeleen päässä olevan kääpiön omistajalta.
mine-ability-bully = Siirtää sijoituttuaan toisen kääpiön vapaaseen naapuriruutuun.
mine-ability-anvil = Jos hänellä ei ole markkinoiden jälkeen työkalukorttia, hän valitsee sellaisen pakasta tai poistopakasta.
mine-ability-innkeeper = Voi jäädä kapakkaan ja saa 1 hipun kutakin siellä olevaa kääpiöparia kohti.
mine-ability-trickster = Vaihtaa sijoituttuaan kahden kääpiön alla olevat merkit.
mine-ability-ticktock = Voi ottaa toisen kääpiön ruudun, ja tämä sijoitetaan uudestaan.

## Tools
mine-tool-star = sheriffintähti
mine-tool-dynamite = dynamiitti
mine-tool-shovel = lapio
mine-tool-magnifier = suurennuslasi
mine-tool-cart = vaunu
mine-tool-helmet = kypärä
mine-tool-lantern = lyhty

mine-tool-star-text = Kumoaa vaikutuksen, jonka kohteena tämä kääpiö on, ja hyökkääjä maksaa sinulle 2 hippua.
mine-tool-dynamite-text = Pane paossa sortumamerkki omaan ruutuusi.
mine-tool-shovel-text = Poista paossa enintään kaksi sortumamerkkiä mistä tahansa.
mine-tool-magnifier-text = Nosta kaivaessasi yksi kortti lisää ja palauta yksi pakan päälle tai alle.
mine-tool-cart-text = Nosta ja paljasta kaivaessasi yksi kortti lisää.
mine-tool-helmet-text = Älä välitä sortumakorteista vaan nosta uudet; niiden merkit tulevat laudalle silti.
mine-tool-lantern-text = Kääpiösi voi sijoittaa kuoppaan.

## Events
mine-event-neighbours = Naapurikahnaus
mine-event-diamond-flow = Timanttivirta
mine-event-clearance = Loppuunmyynti
mine-event-free-beer = Ilmaista olutta
mine-event-aftershock = Jälkijäristys
mine-event-truce = Aselepo
mine-event-upside-down = Nurinkurin
mine-event-rich-vein = Rikas malmisuoni

mine-event-neighbours-text = Jokainen värvää vasemmanpuoleiselle naapurille.
mine-event-diamond-flow-text = Kuopat ja viimeinen ruutu ovat 2 hippua arvokkaampia.
mine-event-clearance-text = Esillä olevat työkalut maksavat 1 eikä 2.
mine-event-free-beer-text = Levossa saat 1 hipun kutakin kapakassa olevaa omaa kääpiöpariasi kohti.
mine-event-aftershock-text = Ennen ensimmäistä kaivamista sortumamerkki putoaa satunnaiseen tunnelin ruutuun.
mine-event-truce-text = Kukaan ei saa ottaa kääpiöitä kohteeksi.
mine-event-upside-down-text = Kääpiöt sijoitetaan suurimmasta aloitearvosta pienimpään.
mine-event-rich-vein-text = Se, joka löytää kultaa tai erikoiskortin ruudusta III tai IV, saa 1 hipun lisää.

## Places
mine-space-tunnel = tunnelin ruutu
mine-space-pit = kuoppa
mine-space-last = viimeinen ruutu (timantti)
mine-space-tavern = kapakka
mine-space-exit = uloskäynti

## Phases
mine-phase-recruit = värväys
mine-phase-market = markkinat
mine-phase-placement = sijoittelu
mine-phase-collect = keräys
mine-phase-recovery = lepo
mine-phase-setup = valmistelut
mine-phase-end = peli on päättynyt

## One of them as an object, as in ”ostaa kypärän”
mine-one-star = sheriffintähden
mine-one-dynamite = dynamiitin
mine-one-shovel = lapion
mine-one-magnifier = suurennuslasin
mine-one-cart = vaunun
mine-one-helmet = kypärän
mine-one-lantern = lyhdyn
mine-one-hidden = työkalun

## Things that lie there
mine-hidden-dwarf = kääpiö
mine-hidden-tool = tuntematon työkalu
mine-hidden-card = kortti
mine-nothing = ei mitään
mine-card-nugget = { $number ->
    [one] 1 hippu
   *[other] { $number } hippua
 }
mine-card-special = { $number ->
    [one] 1 hippu
   *[other] { $number } hippua
 } tai ”{ $bonus }”
mine-card-collapse = sortuma
mine-marker-remove-1 = poista sortuma
mine-marker-draw-tool = nosta työkalu
mine-marker-ignore-1 = ohita yksi sortuma
mine-marker-ignore-all = ohita kaikki sortumat
mine-marker-forbidden = kielletty alue
mine-marker-blank = ei merkkiä
mine-marker-gold = kultaa { $gold }

## Short words on the map, at most six letters
mine-short-star = tähti
mine-short-dynamite = dynam.
mine-short-shovel = lapio
mine-short-magnifier = suurl.
mine-short-cart = vaunu
mine-short-helmet = kypärä
mine-short-lantern = lyhty
mine-short-remove-1 = poista
mine-short-draw-tool = työk.
mine-short-ignore-1 = ohi 1
mine-short-ignore-all = ohi ∞
mine-short-forbidden = kielto
mine-short-tavern = kapak.
mine-short-exit = ULOS
mine-short-nuggets = { $number }
mine-short-special = { $number }*
mine-short-collapse = !

## The same where there is no room, at most three letters
mine-tiny-star = täh
mine-tiny-dynamite = dyn
mine-tiny-shovel = lap
mine-tiny-magnifier = suu
mine-tiny-cart = vau
mine-tiny-helmet = kyp
mine-tiny-lantern = lyh
mine-tiny-remove-1 = poi
mine-tiny-draw-tool = työ
mine-tiny-ignore-1 = oh1
mine-tiny-ignore-all = oh∞
mine-tiny-forbidden = kie

## The table
mine-round = Kierros { $round }/{ $rounds } · { $phase }
mine-line-market = Markkinat
mine-line-empty = (tyhjä)
mine-line-blind = sokkona ({ $count })
mine-line-waiting = Sijoittamatta
mine-line-none = ei ketään
mine-line-event = Tapahtuma
mine-line-no-event = ei tapahtumaa
mine-line-left = !{ $count } jäljellä
mine-line-collapses = !{ $count }/{ $most }
mine-line-discards = Poistopakassa
mine-line-dug = Kaivettu esiin
mine-line-open = Valittavana
mine-worth = arvo { $gold }
mine-deck = pakka { $deck }
mine-dig-announcing = { $dwarf } alkaa kaivaa ruudussa { $space }
mine-dig-announced = käytössä: { $tools }
mine-dig-looking = { $dwarf } katsoo: { $cards }; takaisin { $number ->
    [one] yksi kortti
   *[other] { $number } korttia
 }
mine-dig-bracing = { $collapses ->
    [one] Sortuma
   *[other] { $collapses } sortumaa
 } uhkaa ruudussa { $space }: { $dwarf }
mine-dig-choosing = { $dwarf } on löytänyt: { $card }
mine-dig-gold = tähän mennessä { $gold ->
    [one] 1 hippu
   *[other] { $gold } hippua
 }
mine-dig-clearing = { $dwarf } voi poistaa sortumamerkin
mine-dig-gleaning = { $dwarf } seisoo merkin päällä: ”{ $marker }”
mine-dig-drawing = { $dwarf } kaivaa ruudussa { $space }
mine-dig-escaping = { $dwarf } ruudussa { $space }, { $gold ->
    [0] ilman kultaa
    [one] mukana 1 hippu
   *[other] mukana { $gold } hippua
 }
mine-dig-shovelling = lapio poistaa vielä { $count ->
    [one] yhden
   *[other] { $count }
 }
mine-dig-lurking = { $dwarf } väijyy seuraavaa pakenevaa kääpiötä
mine-dig-reacting = { $dwarf } ottaa kohteeksi: { $targets }
mine-way-free = tie ulos on vapaa
mine-way-blocked = { $count ->
    [one] yksi sortumamerkki
   *[other] { $count } sortumamerkkiä
 } tukkii tien
mine-way-ignored = tiellä ohitetaan { $count ->
    [one] yksi sortumamerkki
   *[other] { $count } sortumamerkkiä
 }

## What is asked
mine-ask-draft = valitse kääpiö
mine-ask-discarding = hylkää yksi kääpiö
mine-ask-levy = valitse esillä oleva kääpiö
mine-ask-market = osta ja varusta
mine-ask-searching = minkä työkalun { $dwarf } ottaa?
mine-ask-aiming = kehen { $dwarf } tähtää?
mine-ask-reacting = näyttääkö { $dwarf } tähden?
mine-ask-moving = minne { $dwarf } työnnetään?
mine-ask-placing = minne { $dwarf } menee?
mine-ask-announcing = { $dwarf } kaivaa
mine-ask-looking = minkä kortin { $dwarf } palauttaa?
mine-ask-bracing = ottaako { $dwarf } kypärän?
mine-ask-choosing = ottaako { $dwarf } kullan vai bonuksen?
mine-ask-clearing = minkä merkin { $dwarf } poistaa?
mine-ask-gleaning = käyttääkö { $dwarf } merkin?
mine-ask-escaping = miten { $dwarf } pääsee ulos?
mine-ask-lurking = jääkö { $dwarf } väijymään?

## Help
mine-help-map = Kartta: tunneli mutkittelee uloskäynniltä (ULOS) timantille D; joka ruudussa näkyy sen pakka (I–IV) tai arvo, ja kuopat ovat tunnelin alapuolella. Tähti merkitsee sen, minkä voit valita.
mine-help-dwarf = ”A14Öykkäri”: pelaajan A kääpiö, jonka aloitearvo on 14. ”!” on sortumamerkki, ”!2” kaksi.
mine-help-marker = Merkit: +1 tai -1 kultaa tai työkalu; ”poista” vie pois sortumamerkin, ”työk.” nostaa työkalukortin, ”ohi 1” ja ”ohi ∞” ohittavat sortumamerkkejä, ”kielto” on kielletty alue.
mine-help-tools = Hakasulkeissa olevat työkalut ovat nurin päin, ja ”?” on työkalu, jota et saa tietää. 80 sarakkeella luku kaarisulkeissa on kapakkaan palanneen kääpiön kulta.
mine-help-give = Lahjoittaaksesi kultaa omalla päätökselläsi kirjoita paljonko ja kenelle, esimerkiksi ”{ $example }”, jossa pisteiden paikalla on nimi.

## Players
mine-player-gold = { $gold ->
    [one] 1 hippu
   *[other] { $gold } hippua
 }
mine-player = { $gold ->
    [one] 1 hippu
   *[other] { $gold } hippua
 } · { $tools ->
    [0] ei työkaluja
    [one] 1 työkalu
   *[other] { $tools } työkalua
 }
mine-player-store = Varasto: { $tools }
mine-player-hand = Käsi: { $dwarves }
mine-player-picks = Valittu: { $dwarves }
mine-player-troop = Joukko: { $dwarves }
mine-player-cards = kädessä { $count ->
    [one] 1 kääpiö
   *[other] { $count } kääpiötä
 }
mine-player-picked = on valinnut
mine-player-thinks = valitsee vielä
mine-place-tavern = kapakka
mine-place-removed = menetetty
mine-list-comma = { $first }, { $rest }

## What happens
mine-log-pick = { $name } valitsee kääpiön: { $dwarf }.
mine-log-pick-you = Valitset kääpiön: { $dwarf }.
mine-log-pick-hidden = { $name } valitsee kääpiön salassa.
mine-log-pick-hidden-you = Valitset kääpiön salassa.
mine-log-enlist = { $name } valitsee kääpiön: { $dwarf }.
mine-log-enlist-you = Valitset kääpiön: { $dwarf }.
mine-log-discard = { $name } hylkää kääpiön: { $dwarf }.
mine-log-discard-you = Hylkäät kääpiön: { $dwarf }.
mine-log-discard-hidden = { $name } hylkää yhden kääpiön.
mine-log-discard-hidden-you = Hylkäät yhden kääpiön.
mine-log-buy = { $name } ostaa { $tool } { $gold } hipulla.
mine-log-buy-you = Ostat { $tool } { $gold } hipulla.
mine-log-buy-blind = { $name } ostaa sokkona pakan päällimmäisen 1 hipulla.
mine-log-buy-blind-you = Ostat sokkona pakan päällimmäisen 1 hipulla.
mine-log-shuffle = { $name } maksaa 1 hipun, ja markkinat uusitaan.
mine-log-shuffle-you = Maksat 1 hipun, ja markkinat uusitaan.
mine-log-equip = { $name } antaa { $tool } nurin päin, saajana { $dwarf }.
mine-log-equip-you = Annat { $tool } nurin päin, saajana { $dwarf }.
mine-log-equip-hidden = { $name } antaa työkalun nurin päin, saajana { $dwarf }.
mine-log-equip-hidden-you = Annat työkalun nurin päin, saajana { $dwarf }.
mine-log-end = { $name } lähtee markkinoilta.
mine-log-end-you = Lähdet markkinoilta.
mine-log-take-pile = { $dwarf } ottaa { $tool } pakasta.
mine-log-take-discards = { $dwarf } ottaa { $tool } poistopakasta.
mine-log-place = { $name } sijoittaa ruutuun { $space }: { $dwarf }.
mine-log-place-you = Sijoitat ruutuun { $space }: { $dwarf }.
mine-log-place-tavern = { $name } jättää kapakkaan: { $dwarf }.
mine-log-place-tavern-you = Jätät kapakkaan: { $dwarf }.
mine-log-target = { $dwarf } ottaa kohteeksi: { $target } ({ $other }).
mine-log-target-to-you = { $dwarf } ottaa kohteeksi kääpiösi: { $target }.
mine-log-target-own = { $dwarf } ottaa kohteeksi: { $target }.
mine-log-move = { $dwarf } työnnetään ruutuun { $space }.
mine-log-use-star = { $dwarf } näyttää sheriffintähden ja ansaitsee 2 hippua!
mine-log-use-dynamite = { $dwarf } sytyttää dynamiitin ruudussa { $space }.
mine-log-use-shovel = { $dwarf } tarttuu lapioon.
mine-log-use-magnifier = { $dwarf } ottaa esiin suurennuslasin.
mine-log-use-cart = { $dwarf } työntää vaunun paikalle.
mine-log-use-helmet = { $dwarf } panee kypärän päähänsä.
mine-log-use-lantern = { $dwarf } sytyttää lyhdyn.
mine-log-borrow = { $dwarf } saa { $tool } lainaksi, antajana { $lender }.
mine-log-dig = { $dwarf } kaivaa ruudussa { $space }.
mine-log-dig-deck = { $dwarf } kaivaa pakasta { $deck }.
mine-log-return-top = { $dwarf } palauttaa pakan päälle: { $card }.
mine-log-return-under = { $dwarf } panee pakan alle: { $card }.
mine-log-gold = { $dwarf } ottaa kullan.
mine-log-bonus = { $dwarf } ottaa bonuksen: { $bonus }.
mine-log-draw = { $dwarf } nostaa työkalun merkin avulla.
mine-log-remove = { $dwarf } poistaa sortumamerkin ruudusta { $space }.
mine-log-sacrifice = { $dwarf } uhrautuu ja poistaa sortumamerkin ruudusta { $space }.
mine-log-escape = { $dwarf } lähtee kaivoksesta.
mine-log-announce = { $dwarf } jää väijymään seuraavaa pakenevaa kääpiötä.
mine-log-pass-searching = { $dwarf } ei ota työkalua.
mine-log-pass-aiming = { $dwarf } ei ota ketään kohteeksi.
mine-log-pass-reacting = { $dwarf } ei näytä tähteä.
mine-log-pass-bracing = { $dwarf } ei pane kypärää päähänsä.
mine-log-pass-gleaning = { $dwarf } jättää merkin käyttämättä.
mine-log-pass-shovelling = { $dwarf } panee lapion pois.
mine-log-pass-escaping = { $dwarf } ei löydä tietä ulos.
mine-log-pass-lurking = { $dwarf } päästää kaikki menemään.
mine-log-give = { $name } antaa { $gold ->
    [one] 1 hipun
   *[other] { $gold } hippua
 }, saajana { $other }.
mine-log-give-you = Annat { $gold ->
    [one] 1 hipun
   *[other] { $gold } hippua
 }, saajana { $other }.
mine-log-give-to-you = { $name } antaa sinulle { $gold ->
    [one] 1 hipun
   *[other] { $gold } hippua
 }.
mine-log-joined = Tämän pelin kääpiöt: { $dwarves }.
mine-log-scattered = Merkit on levitetty laudalle.
mine-log-laid = Uutta markkinoilla: { $tools }.
mine-log-turned = Tämän kierroksen tapahtuma: { $event }. { $text }
mine-log-starts = Arpa on ratkaissut: { $name } valitsee ensin.
mine-log-starts-you = Arpa on ratkaissut: valitset ensin.
mine-log-dealt = Kääpiöt on jaettu.
mine-log-dealt-hand = Kääpiöt on jaettu; { $name } sai nämä: { $dwarves }.
mine-log-dealt-hand-you = Kääpiöt on jaettu; sait nämä: { $dwarves }.
mine-log-drew = { $name } nostaa { $tool }.
mine-log-drew-you = Nostat { $tool }.
mine-log-drew-dwarf = { $dwarf } saa ilmaiseksi { $tool }, nurin päin.
mine-log-stole = { $name } vie { $tool } pelaajalta { $other }.
mine-log-stole-you = Viet { $tool } pelaajalta { $other }.
mine-log-stole-to-you = { $name } vie sinulta { $tool }.
mine-log-shook = Kaivos järisee.
mine-log-looked = { $name } katsoo: { $cards }.
mine-log-looked-you = Katsot: { $cards }.
mine-log-revealed = { $dwarf } kaivaa esiin: { $cards }.

## What follows by itself
mine-then-troop = { $name } pelaa näillä: { $dwarves }.
mine-then-troop-you = Pelaat näillä: { $dwarves }.
mine-then-aside = Pois tältä kierrokselta: { $dwarves }.
mine-then-collapse = Ruutuun { $space } putoaa { $count ->
    [one] sortumamerkki
   *[other] { $count } sortumamerkkiä
 }.
mine-then-fell-in = Kaivos romahtaa!
mine-then-removed = { $dwarf } on menetetty.
mine-then-home = { $dwarf } on turvassa kapakassa, { $gold ->
    [0] mutta ilman kultaa
    [one] mukanaan 1 hippu
   *[other] mukanaan { $gold } hippua
 }.
mine-then-carries = { $dwarf } { $gold ->
    [0] ei kanna nyt kultaa
   *[other] kantaa nyt { $gold } hippua
 }.
mine-then-takes-space = { $dwarf } ottaa ruudun { $space }, ja { $other } sijoitetaan uudestaan.
mine-then-swapped = Ruutujen { $one } ja { $other } merkit vaihtavat paikkaa.
mine-then-lurking-over = { $dwarf } ei väijy enää.
mine-then-treasury = { $name }: aarrekammiossa nyt { $gold ->
    [0] ei kultaa
    [one] 1 hippu
   *[other] { $gold } hippua
 }.
mine-then-treasury-you = Aarrekammiossasi nyt { $gold ->
    [0] ei kultaa
    [one] 1 hippu
   *[other] { $gold } hippua
 }.
mine-then-round = { $round }. kierros alkaa.

## Choices
mine-choice-named = { $what }: { $choice }
mine-choice-dwarf = { $initiative } · { $ability }
mine-choice-buy = { $tool } { $gold } hipulla
mine-choice-buy-blind = pakan päällimmäinen muiden näkemättä, 1 hipulla
mine-choice-shuffle = viisi uutta työkalua markkinoille 1 hipulla
mine-choice-equip = { $text }
mine-choice-end = lopeta vuoroni
mine-choice-take-pile = pakasta, muiden näkemättä
mine-choice-take-discards = poistopakasta, kaikkien nähden
mine-choice-place-tavern = saa 1 hipun kutakin kapakassa olevaa kääpiöparia kohti
mine-choice-target-crook = ota puolet sen kullasta
mine-choice-target-haggler = maksa 1 hippu ja ota työkalu pelaajalta { $name }
mine-choice-target-haggler-you = maksa 1 hippu ja ota sinulta työkalu
mine-choice-target-scoundrel = ota kortille 2 hippua pelaajalta { $name }
mine-choice-target-scoundrel-you = ota sinulta kortille 2 hippua
mine-choice-target-bully = työnnä se pois ruudusta { $space }
mine-choice-target-trickster = ruudun { $space } merkki: { $marker }
mine-choice-target-ticktock = ota ruutu { $space }; { $target } sijoitetaan uudestaan
mine-choice-use = { $text }
mine-choice-borrow = { $lender } lainaa työkalunsa ja menettää sen: { $text }
mine-choice-dig = nosta { $number ->
    [one] kortti
   *[other] { $number } korttia
 } pakasta { $deck }
mine-choice-return-top = takaisin pakan päälle: { $card }
mine-choice-return-under = pakan alle: { $card }
mine-choice-gold = ota { $gold ->
    [one] 1 hippu
   *[other] { $gold } hippua
 }
mine-choice-bonus = kullan sijaan: { $bonus }
mine-choice-draw = työkalukortti varastoosi
mine-choice-remove = poista sieltä sortumamerkki
mine-choice-sacrifice = poista sieltä merkki; { $dwarf }{ $gold ->
    [0] {""}
    [one] {" "}ja 1 hippu
   *[other] {" "}ja { $gold } hippua
 } menetetään
mine-choice-escape = kapakkaan { $gold ->
    [0] ilman kultaa
    [one] 1 hippu mukana
   *[other] { $gold } hippua mukana
 }
mine-choice-announce = ota puolet seuraavana pakenevan kääpiön kullasta
mine-choice-pass-searching = ei työkalua
mine-choice-pass-aiming = älä ota ketään kohteeksi
mine-choice-pass-reacting = ei tähteä
mine-choice-pass-bracing = ei kypärää: { $dwarf } menetetään
mine-choice-pass-gleaning = jätä merkki käyttämättä
mine-choice-pass-shovelling = lopeta lapioiminen
mine-choice-pass-escaping = ei tietä ulos: { $dwarf }{ $gold ->
    [0] {""}
    [one] {" "}ja 1 hippu
   *[other] {" "}ja { $gold } hippua
 } menetetään
mine-choice-pass-lurking = päästä kaikki menemään
mine-choice-give = { $gold ->
    [one] 1 hippu
   *[other] { $gold } hippua
 }, saajana { $other }
mine-choice-give-to-you = { $gold ->
    [one] 1 hippu
   *[other] { $gold } hippua
 } sinulle

## What a choice changes
mine-preview-gold = kultasi { $before } → { $after }
mine-preview-rival = { $seat }: { $before } → { $after ->
    [one] { $after } hippu
   *[other] { $after } hippua
 }
mine-preview-lost = { $dwarf }{ $gold ->
    [0] {""}
    [one] {" "}ja 1 hippu
   *[other] {" "}ja { $gold } hippua
 } menetetään
mine-preview-order = kaivaa { $count ->
    [0] ensimmäisenä
    [one] yhden kääpiön jälkeen
   *[other] { $count } kääpiön jälkeen
 }
mine-preview-risk = { $collapses ->
    [0] ei sortumia
    [one] 1 sortuma
   *[other] { $collapses } sortumaa
 } { $cards } kortissa
mine-preview-marker = { $marker } ruudussa { $space }
mine-preview-falls = sortumamerkki ruutuun { $space }, laudalla { $count }/{ $most }
mine-preview-fell-in = kaivos romahtaa!

## Spoken
mine-spoken-event = Tämän kierroksen tapahtuma on { $event }: { $text }
mine-spoken-dwarf = { $space }, { $ground }, { $marker }: { $dwarf } ({ $name }), aloitearvo { $initiative }{ $gold ->
    [0] {""}
    [one] , mukana 1 hippu
   *[other] , mukana { $gold } hippua
 }.
mine-spoken-dwarf-you = { $space }, { $ground }, { $marker }: { $dwarf }, sinun kääpiösi, aloitearvo { $initiative }{ $gold ->
    [0] {""}
    [one] , mukana 1 hippu
   *[other] , mukana { $gold } hippua
 }.
mine-spoken-free = Vapaana: { $spaces }.
mine-spoken-space = { $space } { $ground }, { $marker }
mine-spoken-forbidden = Kielletty: { $spaces }.
mine-spoken-collapses = Sortumamerkit, { $count }/{ $most }: { $spaces }.
mine-spoken-collapse = { $count ->
    [one] { $space }
   *[other] { $space } kertaa { $count }
 }
mine-spoken-now = Nyt: { $text }.
mine-spoken-no-collapses = Kaivoksessa ei ole sortumamerkkejä.
mine-spoken-market = Markkinoilla: { $tools }. Pakassa on { $pile ->
    [one] yksi työkalu
   *[other] { $pile } työkalua
 }, poistopakassa: { $discards }.
mine-spoken-place = { $place } { $tool }
mine-spoken-deck = Pakassa { $deck } on { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
 }; tähän mennessä kaivettu: { $dug }.
mine-spoken-player = { $name }, pelipaikka { $seat }: { $gold ->
    [0] ei kultaa
    [one] 1 hippu
   *[other] { $gold } hippua
 }, varastossa { $tools ->
    [0] ei työkaluja
    [one] 1 työkalu
   *[other] { $tools } työkalua
 }{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-player-you = Sinä, pelipaikka { $seat }: { $gold ->
    [0] ei kultaa
    [one] 1 hippu
   *[other] { $gold } hippua
 }, varastossa { $tools ->
    [0] ei työkaluja
    [one] 1 työkalu
   *[other] { $tools } työkalua
 }{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-member = { $dwarf } ({ $initiative }), { $place }{ $count ->
    [0] {""}
   *[other] , mukana { $tools }
 }
mine-spoken-troop = { $name } pelaa näillä: { $dwarves }.
mine-spoken-troop-you = Pelaat näillä: { $dwarves }.
mine-spoken-waits = vielä sijoittamatta
mine-spoken-face-down = { $count ->
    [one] nurin päin oleva työkalu
   *[other] { $count } nurin päin olevaa työkalua
 }

## The score sheet
mine-sheet-gold = Kulta
mine-sheet-tools = Työkalut
mine-sheet-total = Yhteensä
mine-sheet-round = { $round }. kierros: { $gold ->
    [one] 1 hippu
   *[other] { $gold } hippua
 }
mine-sheet-haul = { $dwarf } { $gold }
mine-why-hauls = aarrekammiossa; tällä kierroksella: { $hauls }
mine-why-treasury = aarrekammiossa
mine-why-tools = { $tools ->
    [0] ei työkaluja
    [one] yksi työkalu
   *[other] { $tools } työkalua
 }, lopussa 1 hippu kutakin kolmea kohti

## On drawn boards
mine-label-space = { $space }, { $ground }
mine-label-free = vapaa
mine-label-collapses = { $count ->
    [one] sortumamerkki
   *[other] { $count } sortumamerkkiä
 }
mine-label-stands = ruudussa { $dwarf } ({ $name })
mine-label-stands-you = ruudussa { $dwarf }, sinun kääpiösi
mine-label-recruit = { $dwarf }, aloitearvo { $initiative }: { $ability }
mine-label-dwarf = { $dwarf } ({ $name }), aloitearvo { $initiative }, { $place }{ $gold ->
    [0] {""}
    [one] , mukana 1 hippu
   *[other] , mukana { $gold } hippua
 }{ $count ->
    [0] {""}
   *[other] , kantaa: { $tools }
 }: { $ability }
mine-label-dwarf-you = { $dwarf }, sinun kääpiösi, aloitearvo { $initiative }, { $place }{ $gold ->
    [0] {""}
    [one] , mukana 1 hippu
   *[other] , mukana { $gold } hippua
 }{ $count ->
    [0] {""}
   *[other] , kantaa: { $tools }
 }: { $ability }
mine-label-market = Markkinapaikka { $place }: { $tool }, hinta { $gold }. { $text }
mine-label-market-empty = Markkinapaikka { $place }: tyhjä
mine-label-pile = Työkalupakka, { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
 }: päällimmäinen, jota muut eivät näe, maksaa 1 hipun
mine-label-discards = Poistopakan työkalut: { $tools }
mine-label-deck = Pakka { $deck }, { $cards ->
    [one] yksi kortti jäljellä
   *[other] { $cards } korttia jäljellä
 }
mine-label-tool = { $tool }{ $count ->
    [0] {""}
   *[other] , varastossa { $count }
 }: { $text }
mine-label-tavern = Kapakka: { $dwarves }
mine-sheet-hauls = Tuotu kotiin kierroksella { $round }
mine-sheet-home = Tuotu kotiin
mine-sheet-lost = Menetetty kaivokseen
mine-sheet-rest = Kaikki muu kulta
mine-why-rest = alkurahat, markkinat, kyvyt, tapahtumat ja lahjat, tulot ja menot
mine-why-rest-round = markkinat, kyvyt, tapahtumat ja lahjat, tulot ja menot
mine-label-fallen = Sortumamerkkejä: { $count } / { $most }. Jos viimeisen jälkeen putoaa vielä yksi, kaivos sortuu.
mine-name-mine = Kaivos
mine-name-market = Markkinat
mine-name-pile = Työkalupakka
mine-name-discards = Poistopakka
mine-name-hand = Kätesi
mine-name-picked = Valitut
mine-name-troop = Joukkosi
mine-name-open = Valittavana
mine-name-store = Varastosi
mine-name-tools = Työkalut
mine-name-used = Käytössä
mine-name-cards = Kaivoskortit
mine-name-dwarves = Kääpiöt
mine-name-events = Tapahtumat
mine-name-markers = Merkit
mine-name-nugget = Kultahiput
mine-name-special = Kultahippuja tai etu
mine-name-collapse = Sortuma

## Oikean pöydän ääressä
mine-table-note = Myös kääpiöiden kantamat työkalut lasketaan. Timantti on { $value } hipun arvoinen.
mine-name-treasury = Aarrekammio ja varasto
mine-name-diamond = Timantit
mine-name-lowest = Tasatilanteessa: tämän kierroksen pienin kääpiö
mine-why-counted = { $nuggets ->
    [one] yksi hippu
   *[other] { $nuggets } hippua
 }, { $diamonds ->
    [one] yksi timantti
   *[other] { $diamonds } timanttia
 } × { $value }
mine-step-setup = Jokainen ottaa 8 hippua, neljän pelissä 6. Asettakaa merkit laudalle ja viisi työkalua markkinoille, ja kääntäkää esiin tapahtuma.
mine-step-recruit = Valitkaa kääpiö ja antakaa loput eteenpäin, parittomilla kierroksilla vasemmalle, parillisilla oikealle. Jättäkää sitten yksi pois ja paljastakaa muut.
mine-step-market = Pienimpien kääpiöidenne järjestyksessä: 1 hippu pakan päällimmäisestä, 2 esillä olevasta työkalusta, 1 kaiken sekoittamisesta. Varustakaa kääpiönne ennen vuoron päättämistä.
mine-step-placement = Kutsukaa kääpiöt pienimmästä aloitearvosta alkaen. Kukin menee tunnelin vapaaseen ruutuun, lyhdyn kanssa myös kuoppaan.
mine-step-collect = Uloskäynniltä sisäänpäin jokainen kääpiö kaivaa ja pakenee sitten, ellei sortumamerkki tuki tietä.
mine-step-recovery = Ensin tulevat kyvyt. Työkalut palaavat varastoihin, kortit pakkoihinsa, ja sortumamerkit lähtevät laudalta. Sekoittakaa ja jakakaa kaikki kääpiöt, ja kääntäkää esiin seuraava tapahtuma.
mine-step-end = Ensin tulevat kyvyt, ja työkalut palaavat varastoihin. Kutakin kolmea työkalua kohti saa 1 hipun, ja eniten kultaa voittaa. Näppäilkää kulta ja työkalut alle.
