# Suggerimenti, allenatore e analisi.

## Una frase di uno o due fatti
coach-one = { $one }.
coach-both = { $one } e { $two }.
coach-quiet = non cambia nulla che si possa contare, e tiene il resto.

## Fammi vedere
coach-percent = { $number } %
coach-points = { $number } punti
coach-error = ±{ $number }
coach-loss = { $number }{ $error } punti di probabilità di vincere
coach-loss-alone = { $number }{ $error } punti
coach-show = Il meglio che puoi fare, con la tua probabilità di vincere:
coach-show-alone = Il meglio che puoi fare, con i punti attesi alla fine:
coach-lost-nothing = Allenatore: era la mossa migliore.
coach-lost = Allenatore: ha perso { $loss } rispetto a «{ $words }» ({ $best }). { $why }

## Analisi
coach-progress = Si pesa ogni passo
coach-title = { $game }: { $names }, { $steps } passi
coach-curve = Probabilità di vincere, passo per passo
coach-curve-alone = Punti attesi, passo per passo
coach-head-player = giocatore
coach-head-luck = fortuna
coach-head-own = fortuna propria
coach-head-lost = sprecato
coach-head-final = risultato
coach-head-adjusted = senza fortuna
coach-head-rate = per decisione
coach-head-given = della posta
coach-head-band = gioca come
coach-gave-away = «Sprecato» è quanto le proprie decisioni sono costate rispetto alle migliori, in punti di probabilità di vincere: in tutto, e per decisione. ± è un errore standard.
coach-gave-away-alone = «Sprecato» è quanto le proprie decisioni sono costate rispetto alle migliori, in punti: in tutto, e per decisione. ± è un errore standard.
coach-own = La fortuna misura ciò che tutti sanno; quella propria ciò che il giocatore sapeva.
coach-mistakes = Gli errori più grandi
coach-no-mistakes = Nessuno ha sbagliato.
coach-mistake = Passo { $number }: { $sentence } Meglio, di { $loss }, era «{ $words }» ({ $best }): { $why }
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
