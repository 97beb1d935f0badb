# Il rapporto per gli autori: ciò che scrive `pithead lab`.
lab-title = { $game } al banco di prova
lab-made = Fatto con «{ $command }», Pithead { $version }: { $games } partite con la scatola { $hash }.
lab-read = I punti sono stime, le linee che li attraversano intervalli del 95 %. I giocatori casuali fanno una scelta permessa qualsiasi, gli avidi la migliore del momento, i distratti sono avidi ma una volta su quattro scelgono a caso. Le persone giocheranno altrimenti: guarda ciò che è grande, non l’ultima cifra.
lab-stopped = Interrotto prima: il rapporto contiene ciò che è stato giocato fin lì.
lab-progress = { $bar } { $percent } %, { $games } partite
lab-numbers = I numeri
lab-random = casuale
lab-greedy = avido
lab-careless = distratto
lab-wins = vittorie
lab-players = { $seats } giocatori
lab-against = { $one } contro { $other }
lab-tied = parità alla fine
lab-fig-points = Punti
lab-read-points = Come si distribuiscono i punti di un giocatore alla fine.
lab-fig-ladder = Abilità
lab-read-ladder = Quanto spesso il giocatore migliore vince contro il peggiore, due giocatori. Più è lontano da 50, più conta l’abilità.
