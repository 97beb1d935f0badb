# La pagina che stampa `pithead statistics`.
statistics-title = { $game } in cifre
statistics-made = Misurato, non scritto a mano: { $command } ha stampato questa pagina e la stampa di nuovo (contenuto { $hash }).
statistics-read = Tutti al tavolo giocano allo stesso modo: *caso* prende una scelta permessa qualsiasi, *avido* quella che promette più punti subito. Nessuno fa piani; chi gioca bene fa meglio di entrambi.
statistics-column = { $level }, { $seats } giocatori
statistics-random = caso
statistics-greedy = avido
statistics-games = partite
statistics-total = punti alla fine, media ± dev. std.
statistics-quartiles = quartili
statistics-winner = punti del vincitore, media ± dev. std.
statistics-lead = vantaggio del primo, media ± dev. std.
statistics-tied = partite con parità in testa
statistics-decisions = decisioni a partita, media (massimo)
statistics-steps = passi a partita, media (massimo)
