# The page that `pithead statistics` prints.
statistics-title = { $game ->
    [mini-miners] Mini Miners in numeri
   *[other] Dice Miner in numeri
 }
statistics-made = Misurata, non scritta a mano: questa pagina l’ha stampata { $command }, che la stampa di nuovo tale e quale (contenuto { $hash }).
statistics-read = { $game ->
    [mini-miners] A un tavolo giocano tutti allo stesso modo: *casuale* prende una qualsiasi scelta permessa, *avido* quella da cui si aspetta subito più oro. Nessuno fa piani, quindi un buon giocatore farà meglio di entrambi. Molti numeri della scatola sono ricostruiti (`pithead content mini-miners` dice quali); questa pagina serve a valutarli.
   *[other] A un tavolo giocano tutti allo stesso modo: *casuale* prende una qualsiasi scelta permessa, *avido* quella da cui si aspetta subito più punti. Nessuno fa piani, quindi un buon giocatore farà meglio di entrambi.
 }
statistics-column = { $level }, { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
 }
statistics-random = casuale
statistics-greedy = avido
statistics-games = partite
statistics-total = { $game ->
    [mini-miners] oro alla fine, media ± DS
   *[other] punti alla fine, media ± DS
 }
statistics-quartiles = quartili
statistics-winner = { $game ->
    [mini-miners] oro del vincitore, media ± DS
   *[other] punti del vincitore, media ± DS
 }
statistics-lead = vantaggio del primo, media ± DS
statistics-tied = partite con parità in testa
statistics-decisions = decisioni per partita, media (la più lunga)
statistics-steps = passi per partita, media (la più lunga)
statistics-ties = spareggi per partita
statistics-cheers = Birre condivise per partita
statistics-magic = magie spese per partita
statistics-cached = dadi congelati per partita
statistics-escapes = nani fuggiti per round
statistics-removals = nani rimossi per round
statistics-hosts = Osti in taverna per round
statistics-sacrifices = di cui sacrifici per round
statistics-escaped = quota di nani che fuggono
statistics-fell = round in cui la miniera cede
statistics-fell-games = partite in cui succede
statistics-specials = carte speciali per partita
statistics-bonuses = quota presa come bonus
statistics-open = attrezzi scoperti comprati per giocatore
statistics-blind = attrezzi comprati al buio per giocatore
statistics-shuffles = rimescolate pagate per giocatore
statistics-markets = attrezzi messi sul mercato, volte per partita
statistics-triples = di cui con tre uguali
statistics-where = Dove scavano i nani
statistics-where-read = Per ogni parte della miniera: la quota di tutti i nani che scavano lì, quanti di loro fuggono, e l’oro che questi portano a casa.
statistics-in-i = da T1 a T4, mazzo I
statistics-in-ii = da T5 a T8, mazzo II
statistics-in-iii = da T9 a T12, mazzo III
statistics-in-iv = da T13 a T16, mazzo IV
statistics-in-p = pozzi
statistics-in-d = ultima casella
