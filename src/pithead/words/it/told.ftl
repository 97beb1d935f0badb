# What the web app is told beside the board: whose turn it is, and what happened at the table.
told-yours = Tocca a te: { $ask }
told-push = Tocca a te: { $game }
told-not-now = Adesso non si può. Tocca a te: { $ask }
told-theirs = { $count ->
    [one] { $names } sta scegliendo.
   *[other] { $names } stanno scegliendo.
 }
told-chance = Stanno per decidere i dadi o le carte.
told-open = { $count ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
 }
told-sat = { $name } si siede.
told-rose = { $name } si alza.
told-staffed = { $name }, un bot, prende la sedia libera.
told-left-left = { $name } ha lasciato il tavolo.
told-left-clock = { $name } ha finito il tempo.
told-left-resigned = { $name } si arrende.
told-returned = { $name } è di nuovo qui.
told-asked = { $name } vorrebbe ritirare una decisione.
told-answered-yes = { $name } è d’accordo.
told-answered-no = { $name } non è d’accordo.
told-undone = { $name } ritira una decisione.
told-followed = Le stesse persone giocano di nuovo a un altro tavolo.
told-guest = Minatore { $number }
told-salting = { $count ->
    [one] La partita comincia appena { $names } ha aggiunto un grano di sale ai dadi.
   *[other] La partita comincia appena { $names } hanno aggiunto i loro grani di sale ai dadi.
 }
told-check-digest = La registrazione è intatta e completa.
told-check-envelope = La busta è quella promessa prima del primo lancio.
told-check-moves = Ogni mossa segue le regole.
told-check-rolls = Ogni lancio viene dalla busta.
told-check-result = Il risultato è giusto.
told-people = persone
