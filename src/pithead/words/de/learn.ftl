# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Erste Schritte in { $game }: { $count ->
    [one] eine kurze Lektion
   *[other] { $count } kurze Lektionen
 }. Wähle wie in einer Partie; „?“ hilft, „{ $quit }“ hört auf.
learn-step = Lektion { $number } von { $count }
learn-finished = Das war alles. Jetzt spiel los: pithead play { $game }
learn-hint-prefix = Diesmal nicht. { $hint }
learn-you = Du
learn-rival = Rivale
