# Problemi: una posizione, un evento migliore.
puzzle-welcome = Un problema di { $game }: un evento vince chiaramente più spesso di tutti gli altri. Scegli come in una partita; «{ $quit }» esce.
puzzle-ask = Problema { $number }, punteggio { $rating }. Che cosa vince più spesso?
puzzle-right = Giusto: niente vince più spesso.
puzzle-wrong = Non è il migliore: vince il { $percent } % in meno. Provane un altro.
puzzle-shares = Quanto spesso vince ciascuno:
puzzle-by-rollouts = Dopo ciascuno la partita è stata giocata molte volte fino alla fine; un errore standard è { $error } %.
puzzle-by-solver = Esatto: ogni lancio è stato contato.
puzzle-making = { $made } problemi su { $wanted } da { $games } partite
puzzle-made = { $count } problemi sono in { $file }.
