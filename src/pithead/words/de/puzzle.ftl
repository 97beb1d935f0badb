# Aufgaben: eine Stellung, ein bestes Ereignis.
puzzle-welcome = Eine Aufgabe zu { $game }: Ein Ereignis gewinnt deutlich öfter als alle anderen. Wähle wie in einer Partie; „{ $quit }“ beendet.
puzzle-ask = Aufgabe { $number }, Wertung { $rating }. Was gewinnt am häufigsten?
puzzle-right = Richtig: Nichts gewinnt häufiger.
puzzle-wrong = Nicht das Beste: Es gewinnt { $percent } % seltener. Versuche etwas anderes.
puzzle-shares = So oft gewinnt jedes:
puzzle-by-rollouts = Nach jedem wurde die Partie viele Male zu Ende gespielt; ein Standardfehler ist { $error } %.
puzzle-by-solver = Exakt: Jeder Wurf wurde gezählt.
puzzle-making = { $made } von { $wanted } Aufgaben aus { $games } Partien
puzzle-made = { $count } Aufgaben stehen in { $file }.
