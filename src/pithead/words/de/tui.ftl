# The terminal client.
tui-type = tippe eine Wahl, zum Beispiel „{ $example }“, oder ihre Nummer
tui-confirm = { $choice }: { $preview } – Eingabe bestätigt, Escape nimmt zurück
tui-key-undo = zurück
tui-key-sheet = Wertung
tui-key-rules = Regeln
tui-key-log = Protokoll
tui-key-type = tippen
tui-key-help = Hilfe
tui-key-theme = hell/dunkel
tui-key-leave = aufhören
tui-key-close = schließen
tui-key-next = weiter
tui-key-back = zurück
tui-key-first = Anfang
tui-key-last = Ende
tui-sheet-title = Wertungsbogen, so wie jetzt alles liegt
tui-rules-title = Die Regeln
tui-log-title = Was geschehen ist
tui-help-title = Hilfe
tui-help = Mit den Pfeiltasten gehst du deine Möglichkeiten durch; die Zeile unter dem Tisch sagt, was jede ändern würde.
    Die Eingabetaste wählt, und noch einmal gedrückt bestätigt sie. Escape legt die Wahl zurück.
    Mit der Maus: Klicke eine Möglichkeit oder einen markierten Platz auf dem Spielbrett an, und noch einmal zum Bestätigen.
    Drücke : und tippe eine Wahl in Worten oder in Notation, oder ihre Nummer.
    u nimmt deine letzte Entscheidung dieses Zuges zurück, solange nicht gewürfelt wurde und niemand sonst gezogen hat.
    s zeigt den Wertungsbogen, jeden Punkt erklärt, p was vor allen liegt, r die Regeln, l das Protokoll, t wechselt zwischen hell und dunkel.
    h zeigt in Spielen gegen Bots die besten Möglichkeiten und warum.
    q hört auf. Eine Partie wird nach jedem Schritt in ihrer Datei gesichert und geht von dort weiter.
tui-key-hint = Tipp
tui-thinking = Der Trainer überlegt …
tui-hint-title = Zeig es mir
tui-key-again = Revanche
tui-key-verify = prüfen
tui-key-analyse = Analyse
tui-players-title = Alle am Tisch
tui-round-title = Die Runde ist zu Ende
