# Dice Miner: names of things, log lines, the table and the score sheet.

## Things
dice-kind-tunnel = dado Tunnel
dice-kind-hazard = dado Pericolo
dice-kind-tool = dado Strumento
dice-kind-treasure = dado Tesoro
dice-kind-magic = dado Magico
dice-hero-alchemist = Alchimista
dice-hero-dragon-slayer = Uccisore di Draghi
dice-hero-engineer = Ingegnere
dice-hero-prospector = Cercatore
dice-hero-surveyor = Topografo
dice-hero-treasurer = Tesoriere
dice-face-tunnel = tunnel { $number }
dice-face-treasure = { $number ->
    [one] una gemma
   *[other] { $number } gemme
 }
dice-face-magic = { $number ->
    [one] una magia
   *[other] { $number } magie
 }
dice-face-pickaxe = un piccone
dice-face-shield = uno scudo
dice-face-chest = { $number ->
    [one] un forziere
   *[other] { $number } forzieri
 }
dice-face-cave = { $number ->
    [one] un crollo
   *[other] { $number } crolli
 }
dice-face-dragon = { $number ->
    [one] un drago
   *[other] { $number } draghi
 }
dice-face-beer = Birra ({ $kind })
dice-face-spent = { $face }, dado usato
dice-phase-set-up = chi inizia?
dice-phase-heroes = scelta degli eroi
dice-phase-deal = distribuzione degli eroi
dice-phase-fill = si riempie la montagna
dice-phase-excavation = Fase di Scavo
dice-phase-magic = Fase Magica
dice-phase-replenish = Fase di Rifornimento
dice-phase-reroll = si rilancia
dice-phase-lots = sorteggio
dice-phase-end = fine della partita

## Letters and short words on dice, at most six letters
dice-letter-tunnel = T
dice-letter-treasure = G
dice-letter-magic = M
dice-letter-tool = S
dice-letter-hazard = P
dice-short-beer = birra
dice-short-pickaxe = picc.
dice-short-shield = scudo
dice-short-chest = forz.
dice-short-cave = crollo
dice-short-dragon = drago

## What happens
dice-log-choose = { $name } sceglie l’eroe { $hero }.
dice-log-choose-you = Scegli l’eroe { $hero }.
dice-log-take = { $name } prende da { $slot }: { $die }.
dice-log-take-you = Prendi da { $slot }: { $die }.
dice-log-cheers = { $name } condivide una Birra con { $other }: alla salute!
dice-log-cheers-you = Condividi una Birra con { $other }: alla salute!
dice-log-cheers-to-you = { $name } condivide una Birra con te: alla salute!
dice-log-cheers-bag = { $name } si beve una Birra in solitudine: alla salute!
dice-log-cheers-bag-you = Ti bevi una Birra in solitudine: alla salute!
dice-log-spend = { $name } spende { $number ->
    [one] un simbolo magico
   *[other] { $number } simboli magici
 }.
dice-log-spend-you = Spendi { $number ->
    [one] un simbolo magico
   *[other] { $number } simboli magici
 }.
dice-log-roll = { $name } rilancia: { $die }.
dice-log-roll-you = Rilanci: { $die }.
dice-log-cache = { $name } congela in un forziere: { $die }.
dice-log-cache-you = Congeli in un forziere: { $die }.
dice-log-done = { $name } ha finito.
dice-log-done-you = Hai finito.
dice-log-rolled = I dadi dicono: { $faces }.
dice-log-filled = I dadi rotolano sulla montagna.
dice-log-scored = Punti del round { $round }: { $points }.
dice-log-starts = La sorte decide: inizia { $name }.
dice-log-starts-you = La sorte decide: inizi tu.
dice-log-dealt = Gli eroi sono distribuiti: { $heroes }.

## Choices and what they change
dice-choice-take = { $die } da { $slot }
dice-choice-of = { $die }: { $choice }
dice-choice-roll = rilancia: { $die }
dice-choice-cache = congela: { $die }
dice-choice-cheers = condividi una Birra con { $other }, poi prendi due dadi
dice-choice-cheers-to-you = condividi una Birra con te, poi prendi due dadi
dice-choice-cheers-bag = bevi una Birra, poi prendi due dadi
dice-choice-spend = rilancia { $number ->
    [one] un dado
   *[other] { $number } dadi
 }
dice-choice-done-excavation = lascia il secondo dado
dice-choice-done-magic = basta magia
dice-choice-done-replenish = nient’altro da congelare
dice-preview-points = { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } punti
 }
dice-preview-slides = i dadi scivolano in { $slots }

## Spoken
dice-spoken-row = Fila { $row }: { $dice }.
dice-spoken-player = { $name }, { $hero }, { $points }. Bottino: { $dice }.

## The table
dice-round = Round { $round } di 3 · { $phase }
dice-tie = Spareggio { $number } · { $phase }
dice-empty = (ancora niente)
dice-player-points = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
 } · ora { $now }
dice-hero-shows = { $hero }: { $faces }

## The score sheet
dice-sheet-round = Round { $round }
dice-sheet-tunnels = Tunnel
dice-sheet-treasure = Tesori
dice-sheet-hazards = Pericoli
dice-sheet-total = Totale
dice-why-no-tunnel = nessuna sequenza che inizi con 1
dice-why-gems = { $gems ->
    [0] nessuna gemma
    [one] una gemma
   *[other] { $gems } gemme
 }{ $doubled ->
    [yes] , punti doppi per la maggioranza
   *[no] {""}
 }
dice-why-cave-ins = { $dangers ->
    [one] un crollo
   *[other] { $dangers } crolli
 } × { $tools ->
    [0] −1 senza picconi
    [one] un piccone
   *[other] { $tools } picconi
 }
dice-why-dragons = { $dangers ->
    [one] un drago
   *[other] { $dangers } draghi
 } × { $tools ->
    [0] −1 senza scudi
    [one] uno scudo
   *[other] { $tools } scudi
 }
dice-why-no-hazard = nessun pericolo

## On drawn boards
dice-label-slot = { $slot }: { $die }
dice-label-face = { $face }, { $kind }
dice-label-die = { $die }{ $count ->
    [one] {""}
   *[other] , sono { $count }
 }, bottino di { $name }
dice-label-die-you = { $die }{ $count ->
    [one] {""}
   *[other] , sono { $count }
 }, il tuo bottino
dice-label-hero = { $hero } ({ $name })
dice-ask-heroes = scegli un eroe
dice-ask-take = prendi un dado dalla cima
dice-ask-cheers = prendi un dado dalla cima, o condividi una Birra
dice-ask-first = prendi un dado dalla cima o dal lato
dice-ask-second = prendi un secondo dado, o lascialo
dice-ask-spend = usa la magia, o fermati
dice-ask-roll = scegli un dado da rilanciare
dice-ask-cache = congela un dado in un forziere, o fermati
dice-why-round = segnati alla fine di quel round

# The reference of the box.
dice-name-dice = Dadi
dice-name-heroes = Eroi
dice-symbol-tunnel = Gallerie
dice-symbol-treasure = Gemme
dice-symbol-magic = Magia
dice-symbol-pickaxe = Piccone
dice-symbol-shield = Scudo
dice-symbol-cave = Crolli
dice-symbol-dragon = Draghi
dice-symbol-chest = Forziere
dice-symbol-beer = Birra

## Al tavolo vero
dice-table-note = Birra, magia e forzieri non danno punti: lasciateli fuori.
dice-step-setup = Ognuno lancia un dado Tunnel; il più alto inizia, e la Birra batte il 5. Scegliete gli eroi in senso antiorario, il giocatore iniziale per ultimo. Lanciate venti dadi dal sacchetto sulla montagna.
dice-step-excavation = In senso orario dal giocatore iniziale, ognuno prende un dado dall’alto. Chi prima condivide una Birra può prenderne due, anche dal lato. Si continua finché la montagna è vuota.
dice-step-magic = Inizia chi sarebbe stato il prossimo, e ognuno ha un turno. Per ogni simbolo magico rilanciate uno dei vostri dadi, ma mai un dado Pericolo.
dice-step-scoring = I tunnel contano in fila da 1, le gemme il doppio per chi ne ha di più, i pericoli contro i loro attrezzi. Inserite qui sotto i dadi di tutti.
dice-step-replenish = Tenete tanti dadi quanti sono i vostri forzieri e rilanciate tutti gli altri. Inizia chi ha meno punti. Altri venti dadi riempiono la montagna.
dice-step-end = Vince chi ha più punti nei tre round. Chi è in testa alla pari rilancia tutti i dadi, gioca un’altra Fase Magica e conta ancora una volta.
