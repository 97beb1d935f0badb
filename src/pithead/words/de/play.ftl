# Playing in the terminal.
play-welcome = { -pithead }: { $game }. Tippe die Nummer einer Wahl oder die Wahl selbst; „?“ hilft.
play-sealed = Vor dem ersten Wurf kamen die Würfel dieser Partie in einen versiegelten Umschlag: { $commitment }
play-saved = Die Partie liegt in { $file }.
play-help = Tippe die Nummer einer Wahl oder die Wahl in Worten, zum Beispiel „{ $example }“.
    { $hint }: die besten Möglichkeiten, deine Aussicht auf den Sieg mit jeder, und warum
    { $score }: der Wertungsbogen, jeder Punkt erklärt
    { $rules }: alle Regeln, oder mit einer Nummer die eine, nach der du fragst
    { $table }: noch einmal der ganze Tisch
    { $look }: die Stellung in Sätzen
    { $log }: alles, was geschehen ist
    { $undo }: nimmt deine letzte Entscheidung zurück, wenn seither nicht gewürfelt wurde und niemand sonst gezogen hat
    { $quit }: aufhören; die Partie wartet in ihrer Datei
play-choices = { $name }, du kannst wählen:
play-undone = Zurückgenommen.
play-hand-over = Die Tastatur geht an { $name }; drücke dann die Eingabetaste.
play-left = Du hast aufgehört. Weiter geht es mit: pithead play { $game } --resume { $file }
play-over = Die Partie ist zu Ende.
play-won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $names } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
 }
play-won-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }!
play-won-short = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
play-won-short-you = Du gewinnst
play-given-up = die Partie wurde aufgegeben
play-alone = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } geholt.
play-percentile = Das ist mehr als in { $percent } % von { $games } Bot-Partien mit demselben Glück.
play-verify = Der Umschlag ist jetzt offen. Prüfe jeden Wurf selbst: pithead verify { $file }
play-about = { $choice }: { $more }
play-turn-of = Am Zug: { $name }
play-human = Spieler { $number }
play-bot = Bot { $number } ({ $level })
play-seeded = Die Würfel dieser Partie folgen aus dem öffentlichen Startwert „{ $seed }“: Wer ihn spielt, bekommt dieselben.
play-verify-seed = Prüfe jeden Wurf selbst: pithead verify { $file }
play-analyse = Glück und Können, Schritt für Schritt: pithead analyse { $file }
play-total = Summe
play-again = Noch einmal? „{ $again }“ beginnt eine Revanche, „{ $verify }“ prüft jeden Wurf, { $coach ->
    [yes] „{ $analyse }“ trennt Glück von Können, „{ $quit }“ hört auf.
   *[no] „{ $quit }“ hört auf.
 }
