# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Es gibt kein Spiel „{ $name }“; erwartet wird eines von: { $known }.
error-seats = Für eine Partie braucht es { $least } bis { $most } Spieler, nicht { $seats }.
error-seat = Es gibt keinen Sitz { $seat }; die Sitze zählen von 0 bis { $most }.
error-not-your-turn = Sitz { $seat } kann jetzt nicht handeln: Sitz { $turn } ist am Zug.
error-event-unknown = „{ $text }“ ist kein Ereignis; erwartet wird eines, das so beginnt: { $known }.
error-event-form = „{ $text }“ ist nicht zu lesen; erwartet wird etwas wie „{ $form }“.
error-position-json = Das ist keine Stellung: { $problem }.
error-position-seats = „{ $where }“ hat { $count ->
    [one] einen Eintrag
   *[other] { $count } Einträge
 }; erwartet wird einer für { $seats ->
    [one] den einen Sitz
   *[other] jeden der { $seats } Sitze
 }.
error-position-turn = Die Phase „{ $phase }“ braucht einen Sitz in „to_act“ (oder in „turn“, solange der Zufall handelt).
error-nothing-to-roll-now = Der Zufall hat jetzt nichts zu entscheiden.
error-score-json = Das lässt sich nicht werten: { $problem }.
error-not-now = „{ $event }“ geht jetzt nicht; erwartet wird eines von: { $expected }.

## Content files
error-content-toml = Die Inhaltsdatei ist kein TOML: { $where }.
error-content-entry = Der Eintrag { $where } der Inhaltsdatei ist nicht zu lesen: { $problem }.
error-content-type = Der Eintrag { $where } der Inhaltsdatei muss vom Typ „{ $expected }“ sein.
error-content-unknown = Die Inhaltsdatei hat einen Eintrag { $where }, den die Schachtel nicht kennt; erwartet wird einer von: { $known }.
error-content-table = Der Eintrag { $where } der Inhaltsdatei muss eine Tabelle sein.

## Records
error-record-json = Das ist keine Aufzeichnung einer Partie: { $problem }.
error-record-link = Das ist kein Link zu einer Partie, oder ein Teil davon fehlt ({ $problem }).
error-record-unlinked = Diese Partie passt in keinen Link; ihre Aufzeichnung lässt sich herunterladen.
error-record-large = Diese Datei hat { $size } Bytes, und keine Aufzeichnung hat mehr als { $most }.
error-record-rules = Diese Partie wurde nach Fassung { $rules } der Regeln gespielt; bekannt ist { $known }.
error-record-content = Diese Partie wurde mit einer anderen Schachtel ({ $content }) gespielt als unserer ({ $known }).
error-record-step = Schritt { $number } der Aufzeichnung, „{ $step }“, ist unmöglich: { $why }
error-record-finished = Die Partie in { $file } ist zu Ende; „pithead replay“ zeigt sie.
error-resume-game = Die Partie in { $file } ist { $game }; weiter geht es mit: pithead play { $game } --resume { $file }
error-game-needed = Welches Spiel? Erwartet wird eines von: { $known }; oder --resume, um mit dem letzten weiterzumachen.
error-resume-none = In { $folder } liegt keine Partie, die weitergehen könnte; „pithead games“ zeigt, was da ist.
error-resume-otherwise = Eine fortgesetzte Partie bleibt, wie sie begann; lass { $argument } weg.
error-envelope-missing = Die versiegelten Würfel dieser Partie liegen nicht neben ihr: Erwartet wird die Datei { $file }.
error-envelope-other = Die versiegelten Würfel neben dieser Partie gehören zu einer anderen.
error-verify-digest = Die Aufzeichnung wurde nach dem Schreiben geändert: Ihre Prüfsumme passt nicht.
error-verify-unfinished = Die Partie ist nicht zu Ende, darum ist der Umschlag mit ihren Würfeln noch versiegelt.
error-verify-commitment = Das Geheimnis ist nicht das, das vor dem ersten Wurf versprochen wurde.
error-verify-seed = Das Geheimnis, der Tisch oder eine Nonce gehört nicht zum Startwert im Kopf der Partie.
error-verify-erased = Aus dieser Partie wurde auf Wunsch ein Name gelöscht, und bei Partien dieses Alters hängen die Würfel davon ab; eine Kopie von vorher lässt sich weiter prüfen.
error-verify-outcome = Schritt { $number } sagt „{ $step }“, aber die versiegelten Würfel sagen „{ $due }“.
error-verify-form = Schritt { $number }, „{ $step }“, ist nicht so geschrieben, wie er sollte.
error-verify-step = Schritt { $number }, „{ $step }“, verstößt gegen die Regeln: { $why }
error-verify-early = Die Aufzeichnung endet, bevor die Partie es tut.
error-receipt-json = Das ist keine Quittung: { $problem }
error-receipt-table = Das ist die Aufzeichnung eines anderen Tisches als der in der Quittung.
error-receipt-commitment = Das Versprechen in der Aufzeichnung ist nicht das, das dir vor dem ersten Wurf gegeben wurde.
error-receipt-nonce = Deine eigene Nonce steht nicht in der Aufzeichnung.
error-receipt-seal = Die Nonce von { $name } ist nicht die, die versiegelt war, bevor du deine aufgedeckt hast.
error-receipt-none = Für diesen Platz gibt es keine Quittung: Er hat nichts zu den Würfeln beigetragen.
error-receipt-unsigned = Die Quittung ist nicht unterschrieben.
error-receipt-key = Die Quittung wurde mit einem anderen Schlüssel unterschrieben: { $key }
error-receipt-signature = Die Unterschrift auf der Quittung ist nicht die des Servers: Jemand hat die Quittung verändert.
error-receipt-cut = Die Aufzeichnung wurde gekürzt: Deine Quittung ist bis Schritt { $signed } unterschrieben, die Aufzeichnung endet mit Schritt { $steps }.
error-receipt-journal = Die Aufzeichnung ist nicht die gespielte Partie: Bis Schritt { $number } weicht sie von dem ab, was der Server dir unterschrieben hat.
error-key-file = Diese Datei ist kein Schlüssel eines Servers: { $file }
error-push-host = An diesen Push-Dienst sendet der Server nichts.
error-push-keys = Die Schlüssel dieses Browsers sind nicht zu gebrauchen.
error-push-none = Dieser Server ruft niemanden, dessen Seite geschlossen ist.
error-key-alone = Die Option --key braucht eine Quittung: pithead verify FILE --receipt FILE --key HEX
error-load-server = Der Server startet nicht: { $command }
error-load-system = „pithead load“ liest Rechenzeiten aus /proc und läuft nur unter Linux.
error-verify-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem die Schritte führen.

## Fast kernels
error-sim-game = Für { $game } gibt es noch keinen schnellen Kern.
error-sim-gpu = Es wurde keine Grafikkarte gefunden, die numba-cuda benutzen kann.
error-sim-gpu-bots = Auf der Grafikkarte spielen bisher nur Bots vom Typ random.
error-sim-ray = Der Ray-Cluster unter { $address } ist nicht erreichbar: { $problem }.
error-sim-ray-gpu = Ein Cluster spielt auf Prozessoren: --ray und --gpu vertragen sich nicht.
error-sim-each-seat = { $what } nennt { $count }; erwartet wird einer für alle oder einer für jeden der { $seats } Plätze.
error-sim-position = Der schnelle Kern kann diese Stellung nicht fassen: Keine Partie führt zu ihr.

## Command line
error-file-missing = Es gibt keine Datei { $file }.
error-file-exists = Es gibt schon eine Datei { $file }, und nichts wird überschrieben; nimm einen anderen Namen oder verschiebe sie.
error-file-read = Die Datei { $file } ist nicht zu lesen: { $problem }.
error-file-write = { $file } lässt sich nicht schreiben: { $problem }.
error-line-json = Diese Zeile ist kein JSON der erwarteten Form: { $problem }.
error-line-long = Diese Zeile ist länger als { $most } Bytes.
error-rule-unknown = Es gibt keine Regel { $number } von { $game }; „pithead rules { $game }“ zeigt sie alle.
error-rule-words = Keine Regel von { $game } sagt „{ $words }“; „pithead rules { $game }“ zeigt sie alle.
error-bot-unknown = Es gibt keinen Bot „{ $name }“ für { $game }; erwartet wird einer von: { $known }.
error-bot-package = Das Paket des Bots „{ $name }“ bringt keinen mit: { $found }.
error-players = Plätze: { $seats }, Menschen: { $people }, Bots: { $bots }; das geht nicht auf.
error-names = { $names ->
    [one] Ein Name
   *[other] { $names } Namen
 } für { $people ->
    [0] keinen Menschen
    [one] einen Menschen
   *[other] { $people } Menschen
 }; erwartet wird für jeden einer.
error-option = { $game } hat keine solche Option, oder nicht mit diesem Wert: { $problem }.
error-option-unknown = { $game } hat keine Option { $option }; es hat: { $known }.
error-option-bare = { $option } braucht einen Wert.
error-option-one-person = Diese Optionen sind für eine Person allein; wähle andere, um mit Menschen zu spielen.
error-undo-barrier = Es lässt sich nichts zurücknehmen: Seither wurde gewürfelt, oder jemand anderes hat gezogen.
error-language = Es gibt keine Sprache „{ $language }“; erwartet wird eine von: { $known }.
error-choice-unclear = „{ $text }“ könnte „{ $first }“ oder „{ $second }“ sein; tippe etwas mehr.
error-choice-near = „{ $text }“ ist keine deiner Möglichkeiten; meintest du „{ $near }“?
error-choice-unknown = „{ $text }“ ist keine deiner Möglichkeiten; tippe eine Nummer oder Worte wie „{ $example }“.
error-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }.

## Tables
error-table-unknown = Einen solchen Tisch gibt es nicht.
error-table-not-begun = Die Partie hat noch nicht begonnen: Es sind noch Stühle frei.
error-table-over = Die Partie ist zu Ende.
error-table-playing = Die Partie ist noch nicht zu Ende.
error-table-away = Du bist nicht an diesem Tisch; komm erst zurück.
error-table-out-of-time = Deine Zeit für diesen Zug ist um; komm zurück, wenn er vorbei ist.
error-table-not-away = Du bist gar nicht weg.
error-table-nothing-to-undo = Es gibt nichts von dir, was zurückzunehmen wäre.
error-table-not-asked = Niemand bittet dich, etwas zurückzunehmen.
error-table-seated = Du sitzt schon an diesem Tisch.
error-table-taken = Dieser Stuhl ist besetzt.
error-table-full = Jeder offene Stuhl ist besetzt.
error-salt-not-due = Von dir wird jetzt kein Korn Salz erwartet.
error-salt-other = Das ist nicht das Korn Salz, das du versiegelt hattest.
error-chain-broken = Zeile { $number } wurde geändert, verschoben oder herausgeschnitten.
error-chain-cut = Nach Zeile { $number } wurde etwas abgeschnitten oder angehängt.
error-seed-unseen = Das ist ein Übungsspiel: Wer seinen Startwert „{ $seed }“ kennt, kennt jeden Wurf im Voraus. Nur wer den Startwert gesehen hat, darf sich setzen.
error-table-needs-link = Dieser Stuhl ist für jemanden mit einem Link reserviert.
error-table-followed = Dieselben Leute spielen schon wieder.
error-table-frozen = Diese Partie begann nach Version { $rules } der Regeln, die dieser Server nicht kennt; sie wartet unversehrt.
error-link-unknown = Dieser Link gilt nicht mehr oder hat nie gegolten.
error-link-none = Es gibt keinen Link, der zurückzuziehen wäre.
error-link-expired = Dieser Link ist zu alt.

## Stores
error-store-failed = Der Zug ließ sich nicht aufbewahren ({ $problem }); nichts ging verloren, versuch es noch einmal.
error-store-open = { $file } lässt sich nicht als Ablage von Partien öffnen: { $problem }.
error-store-newer = Diese Ablage hat Version { $version } ihres Schemas; bekannt ist { $known }. Ein neueres Pithead hat sie geschrieben.
error-store-exists = In { $file } liegt schon etwas; eine Kopie kommt an einen leeren Ort.
error-store-driver = Eine Ablage in PostgreSQL braucht den Treiber: pip install "pithead[server]".

## The server
error-name = Ein Name braucht 1 bis { $most } Buchstaben, die sich zeigen lassen.
error-setting = Eine Einstellung ist nicht zu lesen: { $problem }.
error-port-taken = An { $host }, Port { $port }, kann nichts lauschen: Dort ist schon etwas anderes, oder es ist nicht erlaubt. Wähle mit --port einen anderen.
error-session-needed = Sag erst, wer du bist.
error-accounts-none = Hier werden keine Namen behalten.
error-name-kept = „{ $name }“ gehört schon jemand anderem.
error-account-needed = Behalte erst deinen Namen.
error-account-there = Dein Name wird schon behalten.
error-code-unknown = Das ist kein Notfallcode, oder er wurde schon benutzt.
error-device-link-unknown = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Mach auf deinem anderen Gerät einen neuen.
error-passkey-refused = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.
error-passkey-unknown = Dieser Passkey ist hier nicht bekannt.
error-too-many-passkeys = Du hast schon { $most } Passkeys. Entferne erst einen.
error-forbidden = Das steht dir nicht zu.
error-not-here = Unter dieser Adresse ist nichts.
error-method = So lässt sich diese Adresse nicht benutzen.
error-cross-site = Eine andere Seite darf das nicht in deinem Namen tun.
error-json-only = Hier wird nur JSON verstanden.
error-too-large = Das ist größer als { $most } Bytes.
error-too-deep = Dieses JSON ist zu tief verschachtelt.
error-too-slow = Die Anfrage kam nicht rechtzeitig an.
error-too-many = Zu viel auf einmal; warte ein wenig.
error-too-many-tables = Du hast schon { $most } offene Tische; beende erst einen davon.
error-operator-only = Das ist für den Betreiber des Servers.
error-too-costly = Du hast viel verlangt; komm in { $seconds } Sekunden wieder.
error-busy = Hier wird gerade zu viel gerechnet; versuche es gleich noch einmal.
error-chat-full = An diesem Tisch kann nichts mehr gesagt werden: Er hat { $most } Nachrichten.
error-too-many-sessions = Du hast schon { $most } Sitzungen; beende erst eine davon.
error-wire-json = Diese Nachricht ist nicht zu verstehen: { $problem }.
error-wire-order = Diese Nachricht hat jetzt keinen Sinn.
error-clock-needs-bot = Ein Tisch mit Uhr braucht einen Bot, der für alle einspringt, deren Zeit um ist.
error-broken = Auf unserer Seite ist etwas schiefgegangen; nichts ging verloren.
error-processes-need-postgres = Mehrere Prozesse können sich auf diesem System keine Datei teilen; nimm eine PostgreSQL-Datenbank.
error-web-not-built = Die Web-App wurde hier noch nicht gebaut: „make web“ baut sie, und das veröffentlichte Paket hat sie schon.
error-static-edition = In { $folder } liegt keine statische Ausgabe: „make static“ schreibt eine.
error-scene-unknown = Die Partie hat { $most } Schritte; nach { $at } gibt es keine Szene.
error-lesson-before = Die Antworten vor dieser Lektion führen nicht hierher: „{ $lesson }“ hat noch keine richtige Antwort.

## Clients
error-link-form = „{ $url }“ ist kein Link zu einem Tisch; erwartet wird etwas wie http://host:8018/table/ab12#seat=…
error-server-away = Der Server unter { $url } antwortet nicht: { $problem }.
error-from-server = Der Server sagt: { $message }
error-bot-silent = Der Bot hat nicht mit einer Zeile JSON geantwortet, die ein „event“ hat.
error-bot-refused = Der Zug des Bots wurde abgelehnt: { $message }
error-bot-hidden = Die Suche, die jedes Spiel spielt, muss alles sehen, und { $game } verbirgt etwas; spiel gegen „random“.
error-arena-weights = { $game } hat keine Dateien mit Gewichten.
error-extra-missing = Das braucht { $package }, das nicht installiert ist: pip install "pithead[{ $extra }]".
error-env-action = Die Aktion { $action } gibt es jetzt nicht; erlaubt sind { $legal }.
error-env-over = Das Spiel ist aus: Niemand kann mehr handeln.
error-env-actions = Erwartet wird eine Aktion von 0 bis { $most } für jedes der { $games } Spiele.
error-env-no-agent = Auf jedem Platz sitzt ein Bot; mindestens einer muss „agent“ heißen, dessen Aktionen von außen kommen.
error-env-no-kernel = { $game } hat keinen Kern und kann darum nicht auf einer Grafikkarte gespielt werden; nimm einen Batch.
error-env-unknown-action = Für „{ $event }“ gibt es in { $game } keine Nummer: Kein Zufallsspiel der Erkundung hat es angetroffen.
error-lab-game = Für { $game } gibt es kein Labor.
error-lab-study = Das Labor hat keine Studie namens { $name }, nur: { $known }.
error-ladder-two = Eine Leiter braucht zwei verschiedene Bots.
error-ladder-bank = { $file } enthält Verteilungen, die anders gespielt wurden: mit anderem Spiel, Startwert, Budget oder anderer Zahl von Plätzen.
error-ladder-nothing = Abgebrochen, bevor das erste Spiel zu Ende war.
error-ladder-unmeasured = Für { $game } mit { $seats } Spielern wurde nichts gemessen.
error-puzzle-number = Es gibt keine Aufgabe { $number }: Sie haben die Nummern 1 bis { $most }.
error-puzzle-theme = Ein Thema { $theme } gibt es hier nicht, nur: { $known }.
error-daily-only = Nur ein beendeter Tagesberg wird mit Bots verglichen.

## Der Trainer
error-coach-game = Für { $game } gibt es keinen Trainer.
error-coach-people = Solange Menschen gegeneinander spielen, gibt es keine Tipps.
error-coach-turn = Du bist nicht am Zug, also gibt es nichts zu zeigen.
error-coach-decision = Schritt { $number } ist keine Entscheidung, die für dich beurteilt werden könnte.
error-coach-busy = Eine Analyse nach der anderen; warte, bis deine fertig ist.
error-coach-not-begun = Niemand hat begonnen, dieses Spiel zu analysieren.
error-coach-stopped = Die Analyse wurde angehalten, weil niemand mehr nach ihr fragte.
error-ladder-exact = { $game } bringt keine Stellungen mit, in denen jeder Zug bekannt ist, und kann so nicht gemessen werden.
error-game-package = Das Paket von { $name } ({ $found }) ist kein GamePackage dieses Namens mit einer Ausgabe.
error-puzzles-none = { $game } bringt keine Rätsel mit.
error-lessons-none = { $game } bringt keine Lektionen mit.
error-daily-none = { $game } hat kein Spiel des Tages.
error-real-table-none = { $game } sagt nicht, was am echten Tisch gezählt wird.
error-real-table-rounds = Für alle { $expected ->
    [one] muss eine Runde
   *[other] müssen { $expected } Runden
 } angegeben sein, nicht { $rounds }.
error-real-table-count = „{ $piece }“ kann niemand { $count ->
    [one] einmal
   *[other] { $count }-mal
 } haben.
error-real-table-single = Davon hat jeder nur eines: { $pieces }.
error-evening-deals = Ein Abend hat 1 bis { $most } Verteilungen.
error-evening-full = Dieser Abend ist voll: Er hat Platz für { $most } Spieler.
error-evening-entered = Du bist bei diesem Abend schon dabei.
error-evening-begun = Dieser Abend hat begonnen: Niemand kommt mehr dazu oder geht.
error-evening-count = { $count } Spieler füllen keine Tische zu { $seats }, von denen es mindestens zwei gibt: { $missing } fehlen noch.
error-evening-sealed = Diese Verteilung ist versiegelt, bis der Abend vorbei ist.
error-evening-unknown = So einen Abend gibt es hier nicht.
error-evening-deal = Diese Verteilung gibt es nicht: Der Abend hat die Verteilungen 0 bis { $most }.
error-evening-playing = Dieser Abend wird noch gespielt: Seine Verteilungen werden verglichen, wenn er vorbei ist.
error-week = „{ $week }“ ist keine Woche wie 2026-W47, in der hier gespielt wurde.
error-week-none = Für { $game } gibt es kein Duplicate der Woche.
error-study-many = Du hast { $most } Studien; lösche eine, um eine neue zu schreiben.
error-study-unknown = So eine Studie gibt es hier nicht.
error-study-place = Diese Stelle gibt es in der Studie nicht: Sie hat die Stellen 0 bis { $most }.
error-stats-none = In { $folder } und seinem Ordner „games“ ist keine solche beendete Partie.
error-stats-day = „{ $day }“ nach { $option } ist kein Tag wie 2026-05-01.
error-banned = { $until ->
    [ever] Du darfst diesen Server nicht mehr besuchen.
   *[other] Du darfst diesen Server bis { $until } nicht besuchen.
 }{ $why ->
    [none] { "" }
   *[other] { " " }Der Betreiber sagt: { $why }
 }
error-muted = { $until ->
    [ever] Du darfst hier nicht mehr schreiben.
   *[other] Du darfst hier bis { $until } nicht schreiben.
 }{ $why ->
    [none] { "" }
   *[other] { " " }Der Betreiber sagt: { $why }
 }
error-person-unknown = Mit so jemandem hast du an keinem Tisch gesessen.
error-invitation-unknown = Diese Einladung gilt nicht mehr.
error-restriction-unknown = So eine Sperre gibt es nicht.
error-report-unknown = So eine Meldung gibt es nicht.
error-too-many-seeks = Zu viele warten hier auf eine Partie; versuch es gleich noch einmal.
error-person-none = Niemand auf diesem Server hat die Kennung „{ $person }“.
