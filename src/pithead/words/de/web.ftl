# Die Web-App: ihre Seiten, Knöpfe und Tasten. Was die Spiele selbst sagen, kommt vom Server.

## Der Rahmen
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-lobby = Lobby
web-nav-rules = Regeln
web-nav-settings = Einstellungen
web-nav-about = Über Pithead
web-foot = Von Fans gemacht und inoffiziell; Zeichnungen und Worte sind unsere eigenen.
web-loading = Einen Moment …
web-starting = Die Mine wird geöffnet …
web-starting-why = Alles, was spielt, wird in diesen Browser geladen. Nach diesem Besuch braucht es kein Netz mehr.
web-starting-loaded = { $loaded } von { $all } MB
web-new-version = Eine neue Version von Pithead ist da. Sie beginnt, wenn du es sagst oder die Seite das nächste Mal öffnest; deine Partien bleiben.
web-new-version-now = Jetzt beginnen
web-new-version-later = Später
web-new-version-others = Pithead ist noch in einem anderen Tab offen, und eine Partie dort würde unterbrochen. Schließ zuerst jenen Tab.
web-away = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-broken = Etwas ist schiefgegangen. Versuche es noch einmal.
web-lost-title = Hier liegt nichts vergraben
web-lost = Diese Adresse führt nirgendwohin.
web-pick-game = Von welchem Spiel?
web-no-lessons = Für { $game } gibt es keine Lektionen.
web-no-puzzles = Für { $game } gibt es keine Rätsel.
web-no-rules = Für { $game } gibt es hier kein Regelbuch.
web-no-score = Für { $game } gibt es hier nichts zu zählen.
web-home = Zur Startseite
web-rule = Regel { $rule }
web-close = Schließen
web-save = Speichern
web-saved = gespeichert
web-send = Senden
web-sending = Wird gesendet …

## Die Startseite
web-front-title = Spiele aus dem Inneren des Berges
web-front-lead = Spiele sofort gegen einen Bot, oder schick Freunden einen Link. Niemand muss sich anmelden.
web-front-lead-static = Spiele gegen Bots, oder reicht das Gerät herum, ganz in diesem Browser: ohne Konto, ohne Server und nach dem ersten Besuch auch ohne Netz.
web-offline-edition = Ohne Netz spielen
web-offline-edition-why = Lädt einmal { $size } MB in diesen Browser. Danach geht alles ohne diesen Server, mit eigenen Partien.
web-game = Spiel
web-players-from-to = Für { $least } bis { $most } Personen
web-play-now = Jetzt spielen
web-rivals = Gegner
web-rivals-count = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
 }
web-level = Stufe
web-with-friends = Mit Freunden
web-setting-up = Wird aufgebaut …
web-learn = Spielend lernen
web-learn-game = { $game } lernen
web-rules-game = Regeln von { $game }
web-own-games = Deine Partien
web-own-finished = Deine beendeten Spiele
web-games-wait = { $count ->
    [one] Ein Spiel wartet auf dich.
   *[other] { $count } Spiele warten auf dich.
 }
web-result = Ergebnis
web-over = Das Spiel ist aus.
web-turn-of = Am Zug: { $names }
web-chair-kept = Es geht weiter: Ein Stuhl ist für dich reserviert.
web-waits-for-players = Es fehlen noch Mitspieler.
web-outcome-won = Du hast gewonnen, { $points }
web-outcome-shared = Du teilst dir den Sieg, { $points }
web-outcome-lost = Gewonnen hat { $names }; du und die anderen: { $points }
web-alone-short = allein
web-today = Der Berg des Tages
web-today-lead = Heute haben alle dasselbe Glück. Ein Versuch zählt.
web-today-play = Heutigen Versuch spielen
web-today-go-on = Versuch fortsetzen
web-today-next = { $hours ->
    [one] Der nächste Berg kommt in einer Stunde.
   *[other] Der nächste Berg kommt in { $hours } Stunden.
 }
web-today-soon = Der nächste Berg kommt in weniger als einer Stunde.
web-open-tables = Offene Tische
web-your-turn = Du bist dran
web-continue = Weiterspielen
web-free = { $free } von { $seats } Plätzen frei
web-nobody-yet = noch niemand

## Ein neuer Tisch und seine Einladungen
web-new-title = Ein neuer Tisch
web-new-of = Neuer Tisch: { $game }
web-how-many = Wie viele spielen mit?
web-who-sits = Wer sitzt wo?
web-chair = Platz { $number }
web-sitter-me = Ich
web-sitter-here = Jemand an diesem Gerät
web-here-name = Spieler { $number }
web-name-at = Name von Spieler { $number }
web-sitter-friend = Jemand mit Link
web-sitter-open = Wer mag
web-sitter-bot = Bot: { $level }
web-options = Spielform
web-alone = Allein spielst du das Spiel des Tages: Heute haben alle dasselbe Glück.
web-option-list = Namen, einer nach dem anderen
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-move-2 = 2 Minuten je Entscheidung
web-clock-bank-15 = 15 Minuten für jeden und 10 Sekunden je Zug
web-clock-bank-45 = 45 Minuten für jeden und 20 Sekunden je Zug
web-clock-move-day = Ein Tag je Entscheidung
web-visible = In der Lobby zeigen; alle dürfen zusehen
web-open-table = Tisch öffnen
web-invited = Du bist eingeladen
web-invited-to = Ein Tisch mit { $game }. Schon da: { $names }.
web-your-name = Dein Name
web-sit-down = Hinsetzen
web-invite-title = Lade deine Freunde ein
web-invite-seat = Ein Link für Platz { $number }
web-invite-watch = Ein Link zum Zusehen
web-make-link = Link erstellen
web-link-only-here = Diese Adresse gilt nur auf diesem Rechner. Für Freunde starte `pithead serve --host 0.0.0.0` und öffne die Seite unter dem Namen oder der Adresse dieses Rechners im Netz; dann steht sie auch in den Links.
web-chair-to-bot = Einem Bot geben
web-nobody-comes = Kommt niemand?
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen …
web-qr = QR-Code
web-qr-of = QR-Code: { $title }
web-open-chair = Der freie Platz ist für alle; der Tisch steht in der Lobby.
web-open-chair-link = Der freie Platz ist für alle, die die Adresse dieser Seite kennen.

## Die Lobby
web-lobby-open = Warten auf Mitspieler
web-lobby-open-none = Gerade ist kein Tisch offen. Öffne einen, dann finden ihn andere hier.
web-lobby-playing = Wird gerade gespielt
web-lobby-playing-none = Gerade spielt niemand öffentlich.
web-lobby-over = Beendet
web-lobby-over-none = Noch ist keine öffentliche Partie beendet.
web-watch = Zusehen
web-replay = Rückschau

## Am Tisch
web-curtain-title = { $name } ist dran
web-curtain-text = Gib das Gerät weiter. Was nur { $name } wissen darf, ist hinter dem Vorhang.
web-curtain-lift = Ich bin { $name }
web-curtain-replay = An diesem Gerät wird noch gespielt, und der Rückblick würde zeigen, was nur eine Person wissen darf. Er wartet, bis die Partie zu Ende ist.
web-table = Tisch
web-closed-title = Dieser Tisch ist dir verschlossen
web-closed = Er braucht einen anderen Link, oder es gibt ihn nicht.
web-offline = Keine Verbindung. Deine Züge sind sicher; wir versuchen es weiter.
web-connecting = Verbindung wird aufgebaut …
web-no-line-title = Keine Verbindung
web-no-line = Deine Partien sind auf dem Server sicher. Diese Seite lädt neu, sobald die Verbindung zurück ist.
web-no-line-again = Noch einmal versuchen
web-board = Spielbrett
web-your-move = Dein Zug
web-side = Mitspieler, Verlauf und Chat
web-players = Mitspieler
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-then = So lag das Brett danach
web-chat = Chat
web-chat-empty = Sag etwas Nettes.
web-chat-text = Ein Wort an den Tisch
web-watching = (schaut zu)
web-unread = { $count ->
    [one] neues Wort an den Tisch
   *[other] neue Worte an den Tisch
 }
web-confirm = Bestätigen
web-put-back = Zurücklegen
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-asked = { $name } möchte eine Entscheidung zurücknehmen.
web-agree = Einverstanden
web-disagree = Nicht einverstanden
web-stale = Der Tisch war schon weiter; nichts ist geschehen. Schau noch einmal hin und wähle.
web-gain = { $points } für dich
web-point = Zeige auf etwas, um zu sehen, was es ändern würde.
web-point-words = Zeige auf eine Möglichkeit, um zu sehen, was sie ändern würde.
web-in-words = In Worten
web-extras = Außerdem möglich ({ $count })
web-type-move = Oder tippe einen Zug wie im Terminal
web-show-me = Zeig es mir
web-show-me-title = Was der Trainer täte
web-show-me-thinking = Der Trainer denkt nach…
web-show-me-best = Der Trainer: { $choice }, { $share } für dich. { $why }
web-show-me-shares = Deine Gewinnchance danach, das Beste zuerst
web-show-me-points = Die Punkte, die danach zu erwarten sind, das Beste zuerst
web-coach-best = Trainer: Das war der beste Zug.
web-coach-lost = Trainer: −{ $loss }. Besser: { $best }. { $why }
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
web-gold = { $points } Gold
web-gold-in-all = { $points } Gold zusammen
web-you = (du)
web-free-chair = Freier Platz
web-waiting-for-player = wartet auf jemanden
web-bot = Bot: { $level }
web-acting = wählt gerade
web-here = da
web-not-here = gerade nicht da
web-away-left = ist gegangen; ein Bot springt ein
web-away-clock = hat keine Zeit mehr; ein Bot springt ein
web-away-resigned = hat aufgegeben
web-spectators = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
 }
web-scores = Punkte
web-what-happened = Was ist passiert?
web-round-scored = Die Runde wird gewertet
web-round-sheet = Runde { $number }, Punkt für Punkt
web-points-now = Punkte nach jetzigem Stand
web-sheet-now = Der Stand jetzt, Punkt für Punkt
web-leave = Gehen
web-return = Ich bin zurück
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-resign-no = Weiterspielen

## Hinweise: wozu eine Phase gut ist

## Hilfe
web-help = Hilfe
web-help-text = Woran eine Laterne hängt, das kannst du wählen. Zeige darauf, um zu sehen, was es ändern würde, nimm es und bestätige; bis dahin lässt sich alles zurücklegen. Nimm etwas anderes, um zu erfahren, warum es nicht geht.
web-key-arrows = auf dem Brett umhergehen
web-key-enter = nehmen, und noch einmal zum Bestätigen
web-key-escape = zurücklegen
web-key-undo = zurücknehmen, solange seither nichts bekannt wurde
web-key-best = das Beste zeigen, gegen Bots
web-key-type = einen Zug tippen
web-key-chat = Chat
web-key-help = diese Hilfe
web-describe = Die Stellung in Sätzen

## Das Ende
web-you-won = Du hast gewonnen!
web-you-share = Du teilst dir den Sieg!
web-alone-over = { $points ->
    [one] Der Berg gab dir { $points } Punkt
   *[other] Der Berg gab dir { $points } Punkte
 }
web-swap-seats = Alle rücken einen Stuhl weiter
web-rematch-taken = Es geht weiter, und du bist dabei.
web-rematch = Noch einmal spielen
web-rematch-join = Zur Revanche
web-download = Aufzeichnung herunterladen
web-sheet = Punkt für Punkt
web-total = Summe
web-verify = Würfel prüfen
web-verify-text = Vor dem ersten Wurf hat der Server ein Geheimnis versiegelt und diese Zahl gezeigt. Jetzt ist es offen, und alle können prüfen, dass jeder Würfel so fiel, wie er musste.
web-receipt-fits = Dein Browser hat die Aufzeichnung selbst mit dem verglichen, was er von vor dem ersten Wurf aufgehoben hat: Beides stimmt überein.
web-receipt-differs = Die Aufzeichnung ist nicht die deiner Partie: Sie widerspricht dem, was dein Browser von vor dem ersten Wurf aufgehoben hat.
web-receipt-promise = Das geöffnete Geheimnis ist das, das dir versprochen wurde.
web-receipt-nonce = Dein eigenes Korn Salz ist in den Würfeln.
web-receipt-seals = Jedes Korn Salz ist das, das versiegelt war, bevor du deines gezeigt hast.
web-receipt-journal = Die Aufzeichnung beginnt mit den Zügen, die der Server dir unterschrieben hat.
web-receipt-signature = Die Unterschrift auf deiner Quittung ist die des Servers.
web-receipt-unchecked = Dieser Browser kann keine Unterschriften prüfen; der Befehl unten kann es.
web-receipt-none = Dieser Browser hat keine Quittung dieser Partie: Sie wurde nicht hier gespielt, oder ihre Würfel kommen aus einem öffentlichen Startwert.
web-receipt-download = Quittung speichern

## Rückschau
web-replay-title = { $game } in der Rückschau
web-replay-position = Ereignis { $number } von { $count }
web-replay-slider = Stelle
web-replay-first = Anfang
web-replay-back = Zurück
web-replay-next = Weiter
web-replay-last = Ende
web-replay-share = Adresse dieser Stellung kopieren
web-open-game = Eine Partie öffnen
web-open-game-text = Sieh dir eine Partie an, die anderswo gespielt wurde, analysiere sie und prüfe ihre Würfel.
web-open-link = Der Link einer Partie
web-open-it = Öffnen
web-open-file = Oder die Datei ihrer Aufzeichnung
web-share-picture = Bild vom Ergebnis
web-share-game = Die ganze Partie als Link teilen
web-share-game-text = Die ganze Partie steckt in diesem Link. Jedes Pithead öffnet ihn, mit oder ohne Server.
web-replay-keys = Pfeiltasten oder j und k gehen Schritt für Schritt; Pos1 und Ende springen.
web-replay-eyes = Mit wessen Augen?
web-to-table = Zurück zum Tisch
web-spectator = als Zuschauer
web-what-if = Was wäre, wenn …?
web-what-if-text = Das ist dein eigener Zweig: Wähle für alle und sieh, was geschehen wäre. Die Partie selbst bleibt, wie sie war.
web-what-if-back = Zurück zur Partie
web-what-if-bots = Bots spielen die anderen

## Lernen
web-learn-title = Erste Schritte in { $game }
web-learn-step = Schritt { $number } von { $count }
web-learn-next = Weiter
web-learn-right = Richtig!
web-learn-again = Noch einmal von vorn
web-learn-over = Mehr musst du nicht wissen. Jetzt spiele!

## Puzzles
web-puzzle-title = Eine Aufgabe zu { $game }
web-puzzle = Aufgabe
web-puzzle-daily = Aufgabe des Tages
web-puzzle-number = Aufgabe { $number } von { $count }
web-puzzle-rated = Wertung { $rating }
web-puzzle-ask = Ein Ereignis gewinnt deutlich öfter als alle anderen. Welches?
web-puzzle-give-up = Zeig es mir
web-puzzle-solution = Die Lösung
web-puzzle-shares = So oft gewinnt jedes
web-puzzle-yours = Deine Wertung: { $rating }; gelöst: { $count }
web-puzzle-themes = Mehr Aufgaben
web-puzzle-theme = { $theme } ({ $count })
web-puzzle-next = Noch eine Aufgabe
web-puzzle-daily-link = Zur Aufgabe des Tages
web-percent = { $share } %

## The daily mountain
web-daily = Verglichen mit Bots
web-daily-beaten = Du schlägst { $beaten } % von { $games } Bot-Partien mit denselben Würfeln.
web-daily-mean = im Mittel { $points } Punkte
web-daily-counted = Das war dein Versuch des Tages; er zählt.
web-daily-practice = Das war zur Übung; der Versuch des Tages zählt.

## Die Regeln
web-rules-title = Die Regeln von { $game }
web-rules-search = In den Regeln suchen
web-pieces = Das Material
web-pieces-title = Das Material von { $game }
web-pieces-none = Noch hat niemand aufgeschrieben, was in dieser Schachtel liegt.
web-contents = Inhalt
web-rules-found = { $count ->
    [0] Das sagt keine Regel.
    [one] Eine Regel
   *[other] { $count } Regeln
 }
web-guesses = Was wir vermutet haben, und was es ändert
web-reconstructed = Was wir rekonstruiert haben ({ $count })
web-mark-public = aus öffentlichen Besprechungen
web-mark-deduced = erschlossen
web-mark-guess = geraten
web-mark-yours = aus deiner eigenen Datei

## Am echten Tisch
web-score = Am echten Tisch
web-score-title = { $game } am echten Tisch
web-score-lead = Tippt ein, was vor jedem liegt: Der Zettel sagt, was es wert ist. Es bleibt in diesem Browser.
web-score-now = Was jetzt kommt
web-score-steps = Das ganze Spiel, Schritt für Schritt
web-score-back = Zurück
web-score-next = Weiter
web-score-which = Welche Runde?
web-score-round = Runde { $number }
web-score-player = Spieler { $number }
web-score-name = Name
web-score-pad = Wie viele?
web-score-tap = Tippt an, was daliegt; eine Zahl sagt, wie oft.
web-score-piece = { $piece }: { $count }
web-score-less = Eins weniger
web-score-nothing = Hier ist noch nichts gezählt.
web-score-clear = Alles löschen
web-score-clear-sure = Ja, alles löschen
web-score-keep = Behalten
web-score-ahead = { $count ->
    [one] { $names } liegt vorn.
   *[other] Gleichauf vorn: { $names }.
 }

## Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-0 = Keine
web-motion-1 = Normal
web-motion-2 = Doppelt so schnell
web-pace = Züge der anderen
web-pace-0-5 = Langsam
web-pace-1 = Einer nach dem anderen
web-pace-2 = Doppelt so schnell
web-pace-3 = Dreimal so schnell
web-pace-0 = Alle auf einmal
web-setting-forced = Wo es nur eine Wahl gibt, sie für mich treffen
web-sound = Kleine Klänge
web-setting-notify = Ruf mich, wenn ich am Zug bin (Mitteilung, Vibration)
web-notify-refused = Der Browser erlaubt hier keine Mitteilungen. Erlaube sie in seinen Einstellungen für diese Seite und versuche es noch einmal.
web-notify-push = Auch wenn Pithead geschlossen ist: Der Push-Dienst deines Browsers reicht eine verschlüsselte Nachricht weiter, die nur dein Browser lesen kann.
web-setting-confirm = Jeden Zug bestätigen, bevor er gesendet wird
web-setting-coach = Trainer: nach jedem meiner Züge gegen Bots sagen, was er gekostet hat
web-setting-shortcuts = Tastenkürzel
web-kept = Was dieser Browser behält
web-kept-edition = Pithead selbst belegt { $edition } MB in diesem Browser und spielt ohne Netz.
web-kept-not-yet = Pithead ist noch nicht für das Spiel ohne Netz gespeichert. Lass diese Seite eine Minute offen.
web-kept-all = Mit deinen Partien zählt der Browser { $all } MB für diese Seite.
web-kept-only-here = Deine Partien sind in diesem Browser und nirgends sonst. Er darf sie löschen, wenn seine Platte voll ist, und was gelöscht ist, kommt nicht wieder.
web-kept-delete = Alles löschen
web-kept-sure = Wirklich alle Partien und Pithead löschen?
web-deleted-title = Alles ist gelöscht
web-deleted = Deine Partien, dein Name und Pithead selbst sind nicht mehr in diesem Browser. Nur deine Einstellungen bleiben.
web-deleted-waits = Pithead ist noch in einem anderen Tab offen. Sobald du ihn schließt, werden auch deine Partien gelöscht.
web-deleted-again = Neu beginnen
web-sessions = Wo man dich kennt
web-session-here = dieser Browser
web-session-guest = ein Browser
web-session-program = ein Programm
web-session-seen = zuletzt benutzt am { $day }
web-session-end = Beenden
web-session-sure = Ja, vergiss mich hier
web-session-end-here = Was beendet wird, verliert sofort seine Tische. Ein Browser, der sich selbst beendet, bekommt einen neuen Namen und kann nicht auf seine Plätze zurück.

## Über Pithead
web-about-unofficial-title = Inoffiziell
web-about-unofficial = Pithead ist von Leuten gemacht, die diese beiden Brettspiele mögen. Mit den Autoren und Verlagen hat es nichts zu tun. Wenn es dir gefällt, kaufe die Schachteln.
web-about-facts-title = Was rekonstruiert ist
web-about-facts = Die Regeln folgen den veröffentlichten Anleitungen. Manches steht nur in den Schachteln: Seiten einzelner Würfel, Helden, Karten und Marker. Wo wir nicht sicher sein konnten, haben wir es rekonstruiert; die Seiten der Regeln kennzeichnen jede solche Stelle, und eine Inhaltsdatei kann sie berichtigen.
web-about-drawings-title = Zeichnungen und Worte
web-about-drawings = Alle Zeichnungen und alle Sätze sind unsere eigenen. Nichts wurde kopiert.
web-about-fair-title = Ehrliche Würfel
web-about-fair = Die Würfel jeder Partie werden vor dem ersten Wurf versiegelt und mit einer Prise Salz von jedem Mitspieler gemischt, sodass niemand, auch nicht der Server, sie wählen kann. Nach der Partie wird das Siegel geöffnet, und alle können nachprüfen.
web-about-privacy-title = Keine Konten
web-about-privacy = Dein Browser behält ein Cookie, damit der Server deinen Platz kennt. Es gibt keine Werbung, keine Verfolgung, und nichts wird von anderswo geladen.
web-about-privacy-static = Deine Partien bleiben in diesem Browser und gehen nirgendwo sonst hin. Es gibt keine Werbung, keine Verfolgung, und nichts wird von anderswo geladen.
web-about-api = Für Programme: die Schnittstelle dieses Servers

## The analysis of a finished game
web-luck = Glück
web-swing = Der größte Umschwung:
web-luck-counting = Würfel und Karten werden gewogen: { $part }
web-analysis = Analyse
web-analysis-of = { $game }, analysiert
web-analysis-weighing = Die Partie wird gewogen
web-analysis-wait = Jedes Ereignis wird an vielen Partien gewogen, die hätten folgen können; bleib hier, bis es fertig ist.
web-curve = Die Gewinnchance, Ereignis für Ereignis
web-curve-points = Die zu erwartenden Punkte, Ereignis für Ereignis
web-curve-label = Eine Linie für alle, die spielen, über { $count } Ereignisse; die Tabelle darunter sagt dasselbe.
web-curve-event = Ereignis
web-curve-start = Die Partie beginnt.
web-curve-go = Ereignis { $number } ansehen
web-curve-hint = Pfeiltasten gehen schrittweise; ein Klick in die Kurve öffnet die Partie an dieser Stelle.
web-curve-table = Die Kurve als Tabelle
web-figures = Glück und Können
web-figure = Wert
web-figures-all = Alle Zahlen, und wie sicher sie sind
web-story-band = Gespielt wie: { $band }
web-story-play = { $play ->
    [flawless] Kaum ein Fehler, der den Namen verdient.
    [small] Ein paar Ausrutscher, keiner hat das Spiel entschieden.
    [some] Einige Fehler, die einen guten Teil des Sieges gekostet haben.
   *[many] Viele teure Fehler: Besseres Spiel hätte diese Partie gewendet.
}
web-story-luck = { $luck ->
    [even] Das Glück war weder Freund noch Feind.
    [kind] Das Glück half ein wenig.
    [very-kind] Das Glück half kräftig.
    [unkind] Das Glück war ein wenig dagegen.
   *[very-unkind] Das Glück war hart.
}
web-story-worst = Vor allem besser: { $best }.
web-figure-final = Ergebnis
web-figure-final-text = Was am Ende daraus wurde: der Anteil am Sieg, oder die Punkte, wenn man allein spielt.
web-figure-luck = Glück
web-figure-luck-text = Was Würfel und Karten gaben oder nahmen.
web-figure-own-luck = Glück aus eigener Sicht
web-figure-own-luck-text = Das Glück, wie es sah, wer die eigenen Karten kannte.
web-figure-lost = Verschenkt
web-figure-lost-text = Was die eigenen Entscheidungen gegenüber den besten kosteten, in Punkten: der Siegchance oder eines einzelnen Spielers.
web-figure-adjusted = Ohne Glück
web-figure-adjusted-text = Das Ergebnis ohne das Glück.
web-figure-error-rate = Fehlerrate
web-figure-error-rate-text = Was eine Entscheidung mit echter Wahl im Mittel gegen die beste verlor.
web-figure-given-away = Verschenkt
web-figure-given-away-text = Wie viel von dem, was auf dem Spiel stand, die Entscheidungen verschenkten: 0 % ist fehlerlos, 100 % verliert, wer blind wählt.
web-figure-band = Gespielt wie
web-figure-band-text = Was verschenkt wurde als Name, vom Aderfinder bis zu denen, die im Dunkeln graben.
web-figures-sure = Hinter jedem ± steht der Standardfehler: In 19 von 20 Fällen liegt der wahre Wert innerhalb des Doppelten.
web-mistakes = Die größten Fehler
web-mistakes-none = Niemand machte einen Fehler, der eine Zeile wert wäre.
web-mistake-better = Besser für { $name } war „{ $best }“: { $why }
web-lucky = Die glücklichsten Würfe und Karten
web-lucky-gain = { $gain } für { $name }
web-lucky-none = Kein Wurf hat viel geändert.

## You
web-nav-me = Du
web-me-lead = Zum Spielen braucht man keinen festen Namen. Wer einen behält, hat auf jedem Gerät dieselben Partien.
web-keep-title = Namen behalten
web-keep-first = Hier kennt noch niemand deinen Namen. Gib dir einen in den Einstellungen oder setz dich an einen Tisch: Dann kannst du ihn hier behalten.
web-keep-why = Dann kann hier niemand sonst „{ $name }“ sein, und du findest deine Partien auf jedem Gerät wieder. Ohne Passwort und ohne E-Mail: mit einem Passkey, einem Link oder einem Code auf Papier.
web-keep-name = Meinen Namen behalten
web-kept-name = „{ $name }“ gehört dir, seit { $day }.
web-code-title = Dein Notfallcode
web-code-why = Schreib ihn auf oder druck ihn aus: Er wird nur dieses eine Mal gezeigt. Er meldet dich an, wenn alles andere verloren ist, und ist danach verbraucht.
web-code-print = Drucken
web-code-done = Ich habe ihn
web-code-new = Neuer Notfallcode
web-code-new-why = Ein neuer Code ersetzt den alten, falls du ihn verloren hast oder jemand ihn gesehen hat.
web-passkeys = Passkeys
web-passkey-add = Passkey hinzufügen
web-passkey-none = Dieser Browser macht für diese Adresse keine Passkeys: Sie brauchen HTTPS und einen Namen statt Zahlen.
web-passkey-of = Erstellt am { $day }, zuletzt benutzt am { $seen }
web-passkey-end = Entfernen
web-passkey-login = Mit Passkey anmelden
web-device-add = Ein anderes Gerät
web-device-why = Öffne diesen Link dort innerhalb von zehn Minuten, oder lass die Kamera das Quadrat lesen. Er gilt einmal.
web-device-link = Link für das andere Gerät
web-device-make = Link machen
web-device-title = Auf diesem Gerät anmelden
web-device-ask = Dieses Gerät wird auch deins: derselbe Name und dieselben Partien.
web-device-join = Hier anmelden
web-signin = Du hast schon einen Namen?
web-signin-warn = Der Gast „{ $name }“ dieses Browsers bleibt mit seinen Partien zurück.
web-code-enter = Notfallcode
web-code-use = Mit dem Code anmelden
web-export = Alles über dich
web-export-why = Eine Datei mit deinen Partien, deinen Worten im Chat, deinen Geräten und Passkeys.
web-export-do = Alles herunterladen
web-delete-why = Gelöscht heißt: Dein Name verschwindet aus jeder Partie und Liste, deine Chatworte auch, laufende Partien gibst du auf. Die Partien der anderen bleiben ganz und prüfbar. Das lässt sich nicht rückgängig machen.
web-delete-do = Lösche mich
web-delete-sure = Ja, lösche alles über mich
web-delete-no = Nein

## Wertungen
web-ratings = Wertungen
web-ratings-of = Wertungen: { $game }
web-ratings-lead = Menschen und Bots auf einer Skala: Wer 400 Punkte vorn liegt, gewinnt zehn Partien für jede verlorene.
web-ratings-place = Platz
web-ratings-who = Wer
web-ratings-points = Wertung
web-ratings-adjusted = Ohne Glück
web-ratings-games = Partien
web-ratings-bot = Bot, gemessen
web-ratings-gone = jemand, der gegangen ist
web-ratings-none = Hier hat noch niemand um eine Wertung gespielt. Jede Partie mit versiegelten Würfeln zählt.
web-ratings-how = Die wahre Zahl liegt mit 95 % innerhalb von ±; ein Fragezeichen heißt, dass sie noch geraten ist. Die Liste richtet sich nach dem unteren Ende von ±: Ein glücklicher Anfang führt niemanden nach oben. Es zählen Partien mit versiegelten Würfeln, ohne Tipps und ohne Rücknahme, nachdem jemand etwas erfahren hat. „Ohne Glück“ kommt aus analysierten Partien und stimmt früher, wo die Würfel viel entscheiden.
web-rating-own = Wertung { $rating }
web-ratings-counts = Diese Partie zählt für die Wertung
web-ratings-counts-not = Diese Partie zählt nicht für die Wertung

## The history of one person
web-history = Deine Partien
web-history-more = Alle deine Partien, und was sie über dich sagen
web-history-filter = Partien auswählen
web-history-all = alle
web-history-rival = Gegner
web-history-since = Vom Tag
web-history-until = Bis zum Tag
web-history-find = Suchen
web-history-games = { $count ->
    [one] 1 beendete Partie
   *[other] { $count } beendete Partien
 }
web-history-none = Keine beendete Partie von dir passt.
web-history-empty = Du hast hier noch keine Partie beendet. Sobald du eine beendest, steht sie hier: wie sie ausging, gegen wen, und wie du besser wirst.
web-history-won = gewonnen
web-history-shared = Sieg geteilt
web-history-lost = verloren
web-history-alone = allein gespielt
web-history-sums = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }: { $won } gewonnen, { $shared } geteilt, { $lost } verloren.
web-history-mean = Im Mittel { $points }.
web-history-rivals = Gegen
web-history-companions = An deiner Seite
web-history-counted = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $won } gewonnen
web-history-best = Deine besten Momente
web-history-worst = Deine größten Fehler
web-history-moment = Schritt { $number }: { $change }
web-history-figures = Glück { $luck }, { $loss } je Entscheidung
web-history-analysis = Analyse
web-history-analyse = { $count ->
    [one] 1 Partie analysieren
   *[other] { $count } Partien analysieren
 }
web-history-analysing = { $done } von { $count } fertig
web-history-newer = Neuere
web-history-older = Ältere
web-history-curve = { $figure }, in { $count } Partien: anfangs { $first }, zuletzt { $last }.
web-history-curve-error-rate = Verlust je Entscheidung
web-history-curve-skill = Können, in Siegen
web-history-curve-luck = Glück
web-history-curve-says = Jeder Punkt ist eine Partie, die Linie das Mittel aus fünf, von der ältesten Partie zur neuesten. Was eine Entscheidung verliert, soll sinken; Können ist, was deine Entscheidungen änderten, Glück, was Würfel und Karten taten.

## Other people
web-find = Finde mir eine Partie
web-find-do = Suchen
web-find-range = Wertung der Gegner
web-find-anybody = beliebig
web-find-within = Wertung ±{ $points }
web-find-any-options = Optionen sind mir gleich
web-find-waiting = Warte auf andere.
web-find-stop = Nicht mehr warten
web-find-who = Wer auf eine Partie wartet
web-find-nobody = Gerade wartet sonst niemand. Wer kommt und dasselbe will, setzt sich zu dir.
web-find-join = Mitspielen
web-clock-any = beliebige Uhr
web-clock-other = eigene Uhr
web-terms-players = { $count } Spieler
web-terms-any-options = beliebige Optionen
web-terms-usual = übliche Regeln
web-invitations = Einladungen
web-invited-by = { $name } lädt dich ein
web-invitation-no = Nein, danke
web-ask-people = Leute, mit denen du gespielt hast
web-ask = { $name } einladen
web-ask-done = { $name } ist eingeladen
web-people = Leute
web-people-lead = Mit wem du Partien beendet hast. Im Warteraum eines Tisches von dir kannst du sie einladen.
web-people-none = Du hast hier noch keine Partie mit anderen beendet.
web-people-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
web-people-last = Letzte Partie
web-person-about = { $name }: blockieren oder melden
web-block = { $name } blockieren
web-block-says = Ihr werdet nicht mehr zusammengebracht, du bekommst keine Einladungen und siehst nicht, was dort geschrieben wird. Niemand erfährt es.
web-blocked = Blockiert
web-blocked-short = Du hast diese Person blockiert.
web-unblock = Nicht mehr blockieren
web-report = { $name } dem Betreiber melden
web-report-why = Was nicht stimmt
web-report-chat = was geschrieben wird
web-report-name = der Name
web-report-unfair = unfaires Spiel
web-report-other = etwas anderes
web-report-text = In deinen Worten, wenn du magst
web-reported = Danke: Der Betreiber sieht es, mit dem, was hier geschrieben wurde.
web-moderation = Moderation
web-moderation-token = Token des Betreibers
web-moderation-open = Öffnen
web-moderation-again = Neu lesen
web-reports = Meldungen
web-reports-none = Niemand hat jemanden gemeldet.
web-reported-by = gemeldet von { $name }
web-report-table = Tisch { $table }
web-report-said = Was dort geschrieben wurde
web-report-close = Erledigt
web-report-closed = Das ist erledigt.
web-restrictions = Stummgeschaltet und gesperrt
web-restrictions-none = Niemandem ist etwas verboten.
web-restrict = { $name } beschränken
web-restrict-address = Eine Adresse stummschalten oder sperren
web-address = Adresse
web-restrict-kind = Was
web-restrict-until = Wie lange
web-restrict-reason = Warum (wird gezeigt)
web-restrict-do = Ausführen
web-restrict-lift = Aufheben
web-restrict-ends = bis { $time }
web-restrict-hours = { $hours ->
    [0] für immer
    [1] eine Stunde
    [24] ein Tag
    [168] eine Woche
    [720] ein Monat
   *[other] { $hours } Stunden
 }
web-act-mute = Stummschalten
web-act-ban = Sperren
web-act-lift = Aufheben
web-act-close = Meldung erledigt
web-acts = Was hier getan wurde
web-acts-none = Noch nichts.
