# What the web app is told beside the board: whose turn it is, and what happened at the table.
told-yours = Du bist dran: { $ask }
told-push = Du bist am Zug: { $game }
told-not-now = Das geht jetzt nicht. Du bist dran: { $ask }
told-theirs = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
 }
told-chance = Gleich entscheiden Würfel oder Karten.
told-open = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
 }
told-sat = { $name } setzt sich.
told-rose = { $name } steht auf.
told-staffed = { $name }, ein Bot, nimmt den freien Stuhl.
told-left-left = { $name } hat den Tisch verlassen.
told-left-clock = { $name } hat keine Zeit mehr.
told-left-resigned = { $name } gibt auf.
told-returned = { $name } ist wieder da.
told-asked = { $name } möchte eine Entscheidung zurücknehmen.
told-answered-yes = { $name } ist einverstanden.
told-answered-no = { $name } ist nicht einverstanden.
told-undone = { $name } nimmt eine Entscheidung zurück.
told-followed = Dieselben Leute spielen an einem anderen Tisch noch einmal.
told-guest = Bergmann { $number }
told-salting = { $count ->
    [one] Die Partie beginnt, sobald { $names } ein Korn Salz zu den Würfeln gegeben hat.
   *[other] Die Partie beginnt, sobald { $names } ihre Körner Salz zu den Würfeln gegeben haben.
 }
told-check-digest = Die Aufzeichnung ist unverändert und vollständig.
told-check-envelope = Der Umschlag ist der, der vor dem ersten Wurf versprochen wurde.
told-check-moves = Jeder Zug folgt den Regeln.
told-check-rolls = Jeder Wurf kommt aus dem Umschlag.
told-check-result = Das Ergebnis stimmt.
told-people = Menschen
