# Simulated games: what `pithead simulate` prints.
simulate-compiling = Il nucleo veloce viene compilato per questo processore. Succede una volta sola.
simulate-compiling-card = Il nucleo veloce viene compilato per la scheda grafica. Richiede fino a un minuto.
simulate-progress = { $bar } { $games } partite, { $rate } al secondo, mancano { $left } s
simulate-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
 } in { $seconds } s: { $rate } al secondo
simulate-seed = Seme: { $seed }
simulate-by-seat = posto
simulate-games = partite
simulate-wins = vittorie
simulate-points = punti
simulate-decisions = Una partita ha { $decisions } decisioni.
simulate-ties = Il { $percent } % delle partite è andato allo spareggio.
simulate-shared = Il { $percent } % delle partite è finito con una vittoria condivisa.
simulate-given-up = { $games ->
    [one] Una partita è stata abbandonata
   *[other] { $games } partite sono state abbandonate
 }: niente in questa scatola avrebbe potuto deciderle.
simulate-intervals = ± è metà di un intervallo del 95 %; una vittoria condivisa vale per ciascuno la sua parte.
simulate-stopped = Fermato dopo { $games } partite su { $wished }; ciò che è stato giocato resta.
