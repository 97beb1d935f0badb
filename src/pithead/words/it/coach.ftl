# Suggerimenti, allenatore e analisi.

## Una frase di uno o due fatti
coach-one = { $one }.
coach-both = { $one } e { $two }.
coach-quiet = non cambia nulla che si possa contare, e tiene il resto.

## Dice Miner
coach-dice-scores = porta subito { $points }
coach-dice-tunnel = porta subito { $points } con un tunnel da 1 a { $length }
coach-dice-costs = costa subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
coach-dice-denies = non lascia questo a { $name }: { $die } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
 })
coach-dice-hurts = toglie a { $name } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
coach-dice-magic = porta { $number } di magia per dopo
coach-dice-chest = ti fa conservare { $number ->
    [one] un dado
   *[other] { $number } dadi
 }
coach-dice-beer = porta una birra da offrire
coach-dice-pickaxe = ti arma contro i crolli
coach-dice-shield = ti arma contro i draghi
coach-dice-leaves = lascia a { $name } in cima al massimo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
coach-dice-two = ti fa prendere due dadi
coach-dice-gift = aiuta { $name } nel { $percent } % dei lanci
coach-dice-spends = lancia di nuovo { $number ->
    [one] un dado
   *[other] { $number } dadi
 }
coach-dice-chance = il migliore dei tuoi dadi migliora nel { $percent } % dei lanci
coach-dice-better = migliora nel { $percent } % dei lanci
coach-dice-worse = peggiora nel { $percent } %
coach-dice-keeps = conserva questo per il prossimo turno: { $die }
coach-dice-beats-roll = vale { $points } più di un nuovo lancio
coach-dice-hero = { $hero } gioca per te tutta la partita
coach-dice-done-magic = lascia i dadi come sono, perché nessun lancio promette di più
coach-dice-done-replenish = lancia tutti gli altri dadi, perché nessuno vale la pena di essere conservato
coach-dice-done-excavation = lascia il secondo dado, perché nessuno servirebbe

## Mini Miners
coach-mine-finds = scava in media { $gold } d’oro
coach-mine-sure = vale { $gold } d’oro sicuro
coach-mine-danger = incontra un crollo nel { $percent } % degli scavi
coach-mine-marker = ha questo in aiuto: { $marker }
coach-mine-first = non ha nessuno fra sé e l’uscita
coach-mine-behind = aspetta sulla via d’uscita { $count ->
    [one] un nano
   *[other] { $count } nani
 }
coach-mine-home = porta a casa { $gold } d’oro
coach-mine-below = lascia di sotto { $count ->
    [one] un rivale
   *[other] { $count } rivali
 }
coach-mine-tavern = è al sicuro nella taverna
coach-mine-hits = colpisce { $dwarf } di { $name }
coach-mine-carries = lì sono in gioco { $gold } d’oro
coach-mine-tool = mette in gioco questo: { $tool }
coach-mine-tools = fa { $count ->
    [one] un attrezzo
   *[other] { $count } attrezzi
 }, e tre sono una pepita alla fine
coach-mine-uses = è il momento di questo: { $tool }
coach-mine-gold = dà subito { $gold } d’oro
coach-mine-bonus = dà più di { $gold } d’oro: { $marker }
coach-mine-clears = libera la via a { $count ->
    [one] un tuo nano
   *[other] { $count } tuoi nani
 } con { $gold } d’oro
coach-mine-clears-rivals = anche a { $count ->
    [one] un rivale
   *[other] { $count } rivali
 }
coach-mine-called = ti dà { $dwarf }, chiamato con il numero { $number }
coach-mine-spares = in questo turno può fare a meno di { $dwarf }
coach-mine-gone = toglie di mezzo questo: { $card }
coach-mine-next = mette questo in cima per il prossimo che scava: { $card }
coach-mine-lurks = aspetta { $count ->
    [one] un rivale
   *[other] { $count } rivali
 } nella miniera
coach-mine-shuffles = cerca attrezzi migliori
coach-mine-saves = risparmia { $gold } d’oro per la fine
coach-mine-passes = tiene tutto per dopo
coach-mine-passes-escape = rinuncia a questo nano, perché la via d’uscita costa di più
coach-mine-gives = dà { $gold } d’oro a { $name }

## Fammi vedere
coach-percent = { $number } %
coach-points = { $number } punti
coach-error = ±{ $number }
coach-show = Il meglio che puoi fare, con la tua probabilità di vincere:
coach-show-alone = Il meglio che puoi fare, con i punti attesi alla fine:
coach-lost-nothing = Allenatore: era la mossa migliore.
coach-lost = Allenatore: ha perso { $loss } rispetto a «{ $best }» ({ $words }). { $why }

## Analisi
coach-progress = Si pesa ogni passo
coach-title = { $game }: { $names }, { $steps } passi
coach-curve = Probabilità di vincere, passo per passo
coach-curve-alone = Punti attesi, passo per passo
coach-head-player = giocatore
coach-head-luck = fortuna
coach-head-own = fortuna propria
coach-head-skill = abilità
coach-head-others = altri
coach-head-final = risultato
coach-head-adjusted = senza fortuna
coach-head-rate = tasso d’errore
coach-head-band = gioca come
coach-sums = Torna per tutti: risultato − inizio = fortuna + abilità + altri. ± è un errore standard.
coach-own = La fortuna misura ciò che tutti sanno; quella propria ciò che il giocatore sapeva.
coach-mistakes = Gli errori più grandi
coach-no-mistakes = Nessuno ha sbagliato.
coach-mistake = Passo { $number }: { $sentence } A { $name } è costato { $loss }. Meglio: «{ $best }» ({ $words }). { $why }
coach-lucky = Gli esiti più fortunati
coach-luck = Passo { $number }: { $sentence } A { $name } ha dato { $gain }.
coach-look = Guarda lì: pithead replay { $file } --to { $number }
coach-written = La curva è in { $file }.
coach-stopped = Fermato: pesati { $done } passi su { $steps }.

## Tassi d’errore
coach-band-lode-finder = scopritore di filoni
coach-band-master-miner = maestro minatore
coach-band-foreman = caposquadra
coach-band-hewer = picconiere
coach-band-apprentice = apprendista
coach-band-first-day = primo giorno
coach-band-in-the-dark = al buio
