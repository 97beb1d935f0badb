# La pagina che stampa `pithead statistics`.
statistics-title = { $game ->
    [mini-miners] Mini Miners in cifre
   *[other] Dice Miner in cifre
 }
statistics-made = Misurato, non scritto a mano: { $command } ha stampato questa pagina e la stampa di nuovo (contenuto { $hash }).
statistics-read = { $game ->
    [mini-miners] Tutti al tavolo giocano allo stesso modo: *caso* prende una scelta permessa qualsiasi, *avido* quella che promette più oro subito. Nessuno fa piani; chi gioca bene fa meglio di entrambi. Molti numeri della scatola sono ricostruiti (`pithead content mini-miners` dice quali); questa pagina serve a giudicarli.
   *[other] Tutti al tavolo giocano allo stesso modo: *caso* prende una scelta permessa qualsiasi, *avido* quella che promette più punti subito. Nessuno fa piani; chi gioca bene fa meglio di entrambi.
 }
statistics-column = { $level }, { $seats } giocatori
statistics-random = caso
statistics-greedy = avido
statistics-games = partite
statistics-total = { $game ->
    [mini-miners] oro alla fine, media ± dev. std.
   *[other] punti alla fine, media ± dev. std.
 }
statistics-quartiles = quartili
statistics-winner = { $game ->
    [mini-miners] oro del vincitore, media ± dev. std.
   *[other] punti del vincitore, media ± dev. std.
 }
statistics-lead = vantaggio del primo, media ± dev. std.
statistics-tied = partite con parità in testa
statistics-decisions = decisioni a partita, media (massimo)
statistics-steps = passi a partita, media (massimo)
statistics-ties = spareggi a partita
statistics-cheers = birre condivise a partita
statistics-magic = magia spesa a partita
statistics-cached = dadi congelati a partita
statistics-escapes = nani che fuggono, a round
statistics-removals = nani rimossi, a round
statistics-hosts = Osti nella taverna, a round
statistics-sacrifices = di cui sacrificati, a round
statistics-escaped = quota dei nani che fuggono
statistics-fell = round in cui la miniera crolla
statistics-fell-games = partite in cui succede
statistics-specials = carte speciali a partita
statistics-bonuses = di cui prese come bonus
statistics-open = attrezzi scoperti comprati, a giocatore
statistics-blind = attrezzi comprati al buio, a giocatore
statistics-shuffles = mescolate pagate, a giocatore
statistics-markets = mercato rifornito, volte a partita
statistics-triples = di cui con tre uguali
statistics-where = Dove scavano i nani
statistics-where-read = Per ogni parte della miniera: la quota di tutti i nani che scavano lì, quanti di loro fuggono e l’oro che questi portano a casa.
statistics-in-i = T1–T4, mazzo I
statistics-in-ii = T5–T8, mazzo II
statistics-in-iii = T9–T12, mazzo III
statistics-in-iv = T13–T16, mazzo IV
statistics-in-p = pozzi
statistics-in-d = ultima casella
