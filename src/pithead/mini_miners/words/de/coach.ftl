# What speaks for a decision.
coach-mini-miners-finds = gräbt im Mittel nach { $gold } Gold
coach-mini-miners-sure = ist sichere { $gold } Gold wert
coach-mini-miners-danger = trifft bei { $percent } % aller Grabungen auf einen Einsturz
coach-mini-miners-marker = hat das zur Hilfe: { $tool }
coach-mini-miners-first = hat niemanden zwischen sich und dem Ausgang
coach-mini-miners-behind = wartet auf dem Weg hinaus auf { $count ->
    [one] einen Zwerg
   *[other] { $count } Zwerge
 }
coach-mini-miners-home = bringt { $gold } Gold nach Hause
coach-mini-miners-below = lässt { $count ->
    [one] einen Gegner
   *[other] { $count } Gegner
 } unten zurück
coach-mini-miners-tavern = ist in der Taverne sicher
coach-mini-miners-hits = trifft { $dwarf } von { $name }
coach-mini-miners-carries = dort stehen { $gold } Gold auf dem Spiel
coach-mini-miners-tool = bringt das ins Spiel: { $tool }
coach-mini-miners-tools = macht { $count ->
    [one] ein Werkzeug
   *[other] { $count } Werkzeuge
 }, und drei sind am Ende ein Nugget
coach-mini-miners-uses = jetzt ist die Zeit dafür: { $tool }
coach-mini-miners-gold = gibt sofort { $gold } Gold
coach-mini-miners-bonus = gibt mehr als { $gold } Gold: { $bonus }
coach-mini-miners-clears = räumt den Weg für { $count ->
    [one] einen deiner Zwerge
   *[other] { $count } deiner Zwerge
 } mit { $gold } Gold
coach-mini-miners-clears-rivals = auch für { $count ->
    [one] einen Gegner
   *[other] { $count } Gegner
 }
coach-mini-miners-called = gibt dir { $dwarf } mit der Nummer { $number }
coach-mini-miners-spares = kann diese Runde am besten verzichten auf: { $dwarf }
coach-mini-miners-gone = schafft das aus dem Weg: { $card }
coach-mini-miners-next = legt das obenauf für den Nächsten, der gräbt: { $card }
coach-mini-miners-lurks = wartet auf { $count ->
    [one] einen Gegner
   *[other] { $count } Gegner
 } in der Mine
coach-mini-miners-shuffles = sucht bessere Werkzeuge
coach-mini-miners-saves = spart { $gold } Gold für das Ende
coach-mini-miners-passes = behält alles für später
coach-mini-miners-passes-escape = gibt diesen Zwerg auf, denn der Weg hinaus kostet mehr
coach-mini-miners-gives = gibt { $name } { $gold } Gold
