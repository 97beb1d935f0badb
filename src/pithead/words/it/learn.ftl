# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Primi passi in { $game }: { $count ->
    [one] una breve lezione
   *[other] { $count } brevi lezioni
 }. Scegli come in una partita; «?» aiuta, «{ $quit }» esce.
learn-step = Lezione { $number } di { $count }
learn-finished = È tutto. Ora gioca: pithead play { $game }
learn-hint-prefix = Non questa volta. { $hint }
learn-you = Tu
learn-rival = Rivale
