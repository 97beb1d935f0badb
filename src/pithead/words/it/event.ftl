# Serate duplicate, classifiche del giorno, il duplicato della settimana e studi nell’app web.

## Serate duplicate
event-evenings = Serate duplicate
event-evenings-lead = Tutti hanno gli stessi dadi e le stesse carte. Ti confronti con chi aveva il tuo posto nella stessa smazzata, così la fortuna decide poco.
event-evenings-new = Annuncia una serata
event-evenings-open = Si può ancora entrare
event-evenings-playing = In corso
event-evenings-over = Finite
event-evenings-none = Nessuno ha ancora annunciato una serata.
event-listed = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
 }, { $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
 }
event-look = Guarda
event-name = Come si chiama?
event-name-first = Una serata sotto la montagna
event-deals = Quante smazzate?
event-seats = Posti a un tavolo
event-form = Chi incontra chi?
event-form-swiss = Svizzero: chi è alla pari
event-form-round-robin = Tutti a turno
event-scoring = Che cosa conta?
event-scoring-matchpoints = Chi batti al tuo posto
event-scoring-swings = Di quanto
event-pace = Dal vivo o a giorni?
event-pace-live = Dal vivo: 2 minuti a decisione
event-pace-day = A giorni: un giorno a decisione
event-pace-free = Ognuno con calma
event-pace-why = Chi lascia passare il tempo è aiutato da un bot, così la serata va avanti.
event-bots = Sedie per i bot
event-bots-none = Nessuna
event-bots-add = Aggiungi bot
event-announce = Annuncia
event-link = Link a questa serata
event-enter = Partecipa
event-leave = Rinuncia
event-begin = Comincia
event-begin-missing = { $missing ->
    [one] Manca ancora un giocatore: tavoli da { $seats }, almeno due.
   *[other] Mancano ancora { $missing } giocatori: tavoli da { $seats }, almeno due.
 }
event-begin-wait = Chi ospita comincia appena ci sono tutti.
event-players = Giocatori
event-players-none = Nessuno partecipa ancora.
event-bot = bot
event-standings = Classifica
event-standings-none = La classifica arriva quando tutti i tavoli hanno giocato la prima smazzata.
event-place = Posto
event-who = Chi
event-score = Punteggio
event-deals-counted = Smazzate
event-won = Vinte
event-margin = Vantaggio
event-progress = Smazzata { $number } di { $deals }: { $done } tavoli su { $tables } hanno finito.
event-next = Il tuo prossimo tavolo
event-next-with = Smazzata { $number }, contro { $names }
event-go = Al tuo tavolo
event-wait = Hai giocato questa smazzata. La prossima comincia quando l’ultimo tavolo ha finito.
event-back = Alla serata
event-sealed-end = Quel che altri hanno fatto di questa smazzata si vede quando tutti l’hanno giocata; la partita si può rivedere quando la serata è finita.
event-results = Smazzata per smazzata
event-deal = Smazzata { $number }
event-seat = Posto { $number }
event-points = Risultato
event-parted = Dove si sono divisi:
event-parted-not = Giocato come agli altri tavoli.
event-decided = Che cosa ha deciso:
event-decided-gain = { $gain } per chi ha vinto
event-decided-why = Il passo che ha dato di più a chi ha vinto, pesato a colpo d’occhio. L’analisi intera di una partita è dietro il suo link.
event-replay = Rivedi: { $names }
event-seals = Le smazzate sigillate
event-seals-before = Questi sigilli sono stati pubblicati con l’annuncio, prima che qualcuno entrasse. Ogni browser aggiunge il suo sale. Così nessuno può scegliere una smazzata, né cambiarla dopo.
event-seals-check = Apri i sigilli e controllali
event-seals-checking = Controllo in corso…
event-check-seal = Il segreto di ogni smazzata corrisponde al suo sigillo.
event-check-kept = I sigilli sono quelli che questo browser ha conservato quando sei entrato, e il tuo sale è in ogni smazzata.
event-check-tables = Ogni tavolo ha giocato la smazzata sigillata.
event-check-dice = Ogni lancio e ogni carta di ogni tavolo segue dalla smazzata.
event-check-passed = Le smazzate erano quelle sigillate.
event-check-failed = Qualcosa non torna.

## Classifiche del giorno
event-boards = Classifiche del giorno
event-boards-lead = Conta un tentativo, secondo la data del server. I migliori stanno davanti, e chi è pari divide il posto.
event-board-game = { $game }: la montagna di oggi
event-board-puzzle = { $game }: il problema del giorno
event-board-none = Oggi non ci ha ancora provato nessuno.
event-board-people = { $people ->
    [one] 1 tentativo
   *[other] { $people } tentativi
 }
event-board-next = { $hours ->
    [one] Il prossimo giorno comincia fra un’ora.
   *[other] Il prossimo giorno comincia fra { $hours } ore.
 }
event-board-soon = Il prossimo giorno comincia entro un’ora.
event-streak = Serie
event-streak-days = { $days ->
    [one] 1 giorno di fila
   *[other] { $days } giorni di fila
 }
event-now = Ogni giorno, ogni settimana

## Il duplicato della settimana
event-week = Duplicato della settimana
event-week-of = Duplicato della settimana: { $game }
event-week-lead = Questa settimana tutti hanno le stesse smazzate, ognuna una volta, contro { $rival }. Per ognuna ricevi la parte degli altri che batti allo stesso posto, bot e persone.
event-week-deal = Smazzata { $number }, posto { $seat }
event-week-play = Gioca
event-week-done = Giocata
event-week-left = { $days ->
    [one] Ancora un giorno
   *[other] Ancora { $days } giorni
 }
event-week-progress = { $done } di { $deals } smazzate
event-week-none = Non ha ancora giocato nessuno; i bot ci stanno lavorando.
event-week-seals = Le smazzate sono state sigillate quando la settimana è cominciata. Si possono guardare e controllare quando è finita.
event-week-back = Al duplicato della settimana
event-week-from = settimana del { $day }
event-week-now = Questa settimana
event-week-past = Settimane passate
event-week-over = Questa settimana è finita e le sue smazzate sono aperte. Una quota con un collegamento è la partita di qualcuno, che puoi rivedere.
event-week-opened = Le smazzate, aperte
event-week-opened-says = Ciò che fu estratto all’inizio della settimana, accanto al sigillo pubblicato allora. Dal seme dipendono ogni tiro e ogni carta della smazzata.
event-week-seal = Sigillo
event-week-secret = Estratto
event-week-seed = Seme

## Studi
event-study = Studio
event-studies = I tuoi studi
event-studies-lead = Una posizione, una linea di gioco, commenti e disegni. Chi ha il link lo legge passo per passo; solo tu lo cambi.
event-studies-none = Non hai ancora scritto uno studio. Cominciane uno da una partita finita (rivedendola) o da una posizione qui sotto.
event-studies-most = Al massimo { $most } studi.
event-study-listed = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
 }
event-study-open = Apri
event-study-begin = Fai uno studio da qui
event-study-position = Una posizione in notazione
event-study-position-text = La forma JSON di una posizione, come la scrivono la riga di comando e i problemi.
event-study-make = Comincia lo studio
event-study-title = Titolo
event-study-untitled = Studio di { $game }
event-study-by = di { $name }
event-study-by-you = tuo
event-study-place = Punto { $number } di { $count }
event-study-comment = Commento
event-study-draw = Disegni
event-study-from = Cosa
event-study-to = Freccia verso
event-study-to-none = nessuna freccia, un anello
event-study-add = Disegna
event-study-pen = Disegna sul tabellone: tocca una cosa due volte per un anello, due per una freccia
event-study-clear = Cancella i disegni qui
event-study-cut = Taglia la linea qui
event-study-save = Salva
event-study-changed = non ancora salvato
event-study-delete = Cancella questo studio
event-study-sure = Cancella davvero
event-study-play = Scegli sul tabellone per continuare la linea da qui.
event-study-roll = Fai cadere dadi e carte
event-study-ring = Un anello intorno a { $thing }
event-study-arrow = Una freccia da { $from } a { $to }
event-study-link = Link a questo studio
