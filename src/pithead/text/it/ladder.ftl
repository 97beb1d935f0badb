ladder-title = La scala di { $game }: { $games } partite in { $seats }, { $budget } s a mossa per chi calcola
ladder-level = livello
ladder-elo = Elo
ladder-won = vittorie contro chi sta sotto
ladder-ms = ms a decisione
ladder-read = ± è metà di un intervallo del 95 %; tutti i dadi sono stati giocati da ogni posto. Il bot avido segna { $points } punti. Chi ha 100 punti in più vince il 64 % delle partite, con 200 punti il 76 %.
ladder-stopped = Interrotto: la tabella contiene ciò che è stato giocato finora.
