# Duplicate-Abende, Tafeln des Tages, das Duplicate der Woche und Studien in der Web-App.

## Duplicate-Abende
event-evenings = Duplicate-Abende
event-evenings-lead = Alle bekommen dieselben Würfel und Karten. Du wirst mit denen verglichen, die in derselben Verteilung deinen Platz hatten; so entscheidet Glück wenig.
event-evenings-new = Einen Abend ankündigen
event-evenings-open = Noch offen
event-evenings-playing = Wird gespielt
event-evenings-over = Vorbei
event-evenings-none = Noch niemand hat einen Abend angekündigt.
event-listed = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }, { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
 }
event-look = Ansehen
event-name = Wie heißt er?
event-name-first = Ein Abend unter dem Berg
event-deals = Wie viele Verteilungen?
event-seats = Plätze an einem Tisch
event-form = Wer trifft wen?
event-form-swiss = Schweizer System: wer gleich steht
event-form-round-robin = Reihum alle
event-scoring = Was zählt?
event-scoring-matchpoints = Wen du auf deinem Platz schlägst
event-scoring-swings = Wie deutlich
event-pace = Live oder über Tage?
event-pace-live = Live: 2 Minuten je Entscheidung
event-pace-day = Über Tage: ein Tag je Entscheidung
event-pace-free = Alle nehmen sich Zeit
event-pace-why = Wer die Zeit verstreichen lässt, dem hilft ein Bot; so geht der Abend weiter.
event-bots = Stühle für Bots
event-bots-none = Keine
event-bots-add = Bots dazusetzen
event-announce = Ankündigen
event-link = Link zu diesem Abend
event-enter = Mitmachen
event-leave = Doch nicht
event-begin = Anfangen
event-begin-missing = { $missing ->
    [one] Es fehlt noch ein Spieler: Tische zu { $seats }, mindestens zwei.
   *[other] Es fehlen noch { $missing } Spieler: Tische zu { $seats }, mindestens zwei.
 }
event-begin-wait = Der Gastgeber fängt an, sobald alle da sind.
event-players = Spieler
event-players-none = Noch niemand macht mit.
event-bot = Bot
event-standings = Stand
event-standings-none = Den Stand gibt es, wenn alle Tische die erste Verteilung gespielt haben.
event-place = Platz
event-who = Wer
event-score = Wertung
event-deals-counted = Gespielt
event-won = Gewonnen
event-margin = Voraus
event-progress = Verteilung { $number } von { $deals }: { $done } von { $tables } Tischen sind fertig.
event-next = Dein nächster Tisch
event-next-with = Verteilung { $number }, gegen { $names }
event-go = Zu deinem Tisch
event-wait = Du hast diese Verteilung gespielt. Die nächste beginnt, wenn der letzte Tisch fertig ist.
event-back = Zum Abend
event-sealed-end = Was andere aus dieser Verteilung gemacht haben, siehst du, wenn alle sie gespielt haben; ansehen lässt sich die Partie, wenn der Abend vorbei ist.
event-results = Verteilung für Verteilung
event-deal = Verteilung { $number }
event-seat = Platz { $number }
event-points = Ergebnis
event-parted = Wo sie sich trennten:
event-parted-not = Hier gespielt wie an den anderen Tischen.
event-decided = Was entschied:
event-decided-gain = { $gain } für den Sieger
event-decided-why = Der Schritt, der dem Sieger am meisten brachte, auf einen Blick gewogen. Die ganze Analyse einer Partie steht hinter ihrem Link.
event-replay = Zurückblicken: { $names }
event-seals = Die versiegelten Verteilungen
event-seals-before = Diese Siegel wurden mit der Ankündigung veröffentlicht, bevor jemand mitmachte. Jeder Browser gibt sein Salz dazu. So kann niemand eine Verteilung aussuchen oder später tauschen.
event-seals-check = Die Siegel öffnen und prüfen
event-seals-checking = Wird geprüft…
event-check-seal = Das Geheimnis jeder Verteilung passt zu ihrem Siegel.
event-check-kept = Die Siegel sind die, die dieser Browser beim Mitmachen aufgehoben hat, und dein Salz ist in jeder Verteilung.
event-check-tables = Jeder Tisch hat die versiegelte Verteilung gespielt.
event-check-dice = Jeder Wurf und jede Karte an jedem Tisch folgt aus der Verteilung.
event-check-passed = Die Verteilungen waren die versiegelten.
event-check-failed = Etwas passt nicht.

## Tafeln des Tages
event-boards = Tafeln des Tages
event-boards-lead = Ein Versuch zählt, nach dem Datum des Servers. Die Besten stehen vorn, und wer gleich viel hat, teilt den Platz.
event-board-game = { $game }: der Berg von heute
event-board-puzzle = { $game }: Rätsel des Tages
event-board-none = Heute hat es noch niemand versucht.
event-board-people = { $people ->
    [one] 1 Versuch
   *[other] { $people } Versuche
 }
event-board-next = { $hours ->
    [one] Der nächste Tag beginnt in einer Stunde.
   *[other] Der nächste Tag beginnt in { $hours } Stunden.
 }
event-board-soon = Der nächste Tag beginnt noch in dieser Stunde.
event-streak = Serie
event-streak-days = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
 }
event-now = Jeden Tag, jede Woche

## Das Duplicate der Woche
event-week = Duplicate der Woche
event-week-of = Duplicate der Woche: { $game }
event-week-lead = Diese Woche haben alle dieselben Verteilungen, jede einmal, gegen { $rival }. Für jede bekommst du den Anteil der anderen, die du auf demselben Platz schlägst, Bots und Menschen.
event-week-deal = Verteilung { $number }, Platz { $seat }
event-week-play = Spielen
event-week-done = Gespielt
event-week-left = { $days ->
    [one] Noch ein Tag
   *[other] Noch { $days } Tage
 }
event-week-progress = { $done } von { $deals } Verteilungen
event-week-none = Noch niemand hat gespielt; die Bots sind dabei.
event-week-seals = Die Verteilungen wurden versiegelt, als die Woche begann. Ansehen und prüfen lassen sie sich, wenn sie vorbei ist.
event-week-back = Zum Duplicate der Woche
event-week-from = Woche vom { $day }
event-week-now = Diese Woche
event-week-past = Frühere Wochen
event-week-over = Diese Woche ist vorbei, und ihre Verteilungen liegen offen. Ein Anteil mit Link ist jemandes Partie; du kannst sie noch einmal ansehen.
event-week-opened = Die Verteilungen, geöffnet
event-week-opened-says = Was zu Beginn der Woche gezogen wurde, neben dem Siegel, das damals veröffentlicht wurde. Aus dem Startwert folgt jeder Wurf und jede Karte der Verteilung.
event-week-seal = Siegel
event-week-secret = Gezogen
event-week-seed = Startwert

## Studien
event-study = Studie
event-studies = Deine Studien
event-studies-lead = Eine Stellung, eine Zugfolge, Kommentare und Zeichnungen. Wer den Link hat, liest sie Schritt für Schritt; ändern kannst sie nur du.
event-studies-none = Du hast noch keine Studie geschrieben. Fang eine aus einer beendeten Partie an (beim Zurückblicken) oder unten aus einer Stellung.
event-studies-most = Höchstens { $most } Studien.
event-study-listed = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }
event-study-open = Öffnen
event-study-begin = Von hier eine Studie machen
event-study-position = Eine Stellung in Notation
event-study-position-text = Die JSON-Form einer Stellung, wie die Kommandozeile und die Rätsel sie schreiben.
event-study-make = Die Studie anfangen
event-study-title = Titel
event-study-untitled = Studie zu { $game }
event-study-by = von { $name }
event-study-by-you = von dir
event-study-place = Stelle { $number } von { $count }
event-study-comment = Kommentar
event-study-draw = Zeichnungen
event-study-from = Ding
event-study-to = Pfeil zu
event-study-to-none = kein Pfeil, ein Ring
event-study-add = Zeichnen
event-study-pen = Auf dem Brett zeichnen: ein Ding zweimal antippen für einen Ring, zwei für einen Pfeil
event-study-clear = Zeichnungen hier wegwischen
event-study-cut = Die Folge hier abschneiden
event-study-save = Speichern
event-study-changed = noch nicht gespeichert
event-study-delete = Diese Studie löschen
event-study-sure = Wirklich löschen
event-study-play = Wähle auf dem Brett, um die Folge von hier weiterzuführen.
event-study-roll = Würfel und Karten fallen lassen
event-study-ring = Ein Ring um { $thing }
event-study-arrow = Ein Pfeil von { $from } zu { $to }
event-study-link = Link zu dieser Studie
