# L’app web: le sue pagine, i pulsanti e i tasti. Ciò che dicono i giochi stessi viene dal server.

## La cornice
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-lobby = Sala
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-nav-about = Informazioni
web-foot = Fatto da appassionati e non ufficiale; disegni e parole sono nostri.
web-loading = Un momento…
web-starting = La miniera si apre…
web-starting-why = Tutto ciò che gioca viene caricato in questo browser. Dopo questa visita non serve più la rete.
web-starting-loaded = { $loaded } di { $all } MB
web-new-version = C’è una nuova versione di Pithead. Comincia quando lo dici tu, o quando riapri la pagina; le tue partite restano.
web-new-version-now = Comincia ora
web-new-version-later = Più tardi
web-new-version-others = Pithead è aperto in un’altra scheda, e una partita lì verrebbe interrotta. Chiudi prima quella scheda.
web-away = Il server non risponde. Riprova tra un momento.
web-broken = Qualcosa è andato storto. Riprova.
web-lost-title = Qui non è sepolto nulla
web-lost = Questo indirizzo non porta da nessuna parte.
web-pick-game = Di quale gioco?
web-no-lessons = Per { $game } non ci sono lezioni.
web-no-puzzles = Per { $game } non ci sono problemi da risolvere.
web-no-rules = Qui non c’è un regolamento per { $game }.
web-no-score = Per { $game } qui non c’è nulla da contare.
web-home = Alla pagina iniziale
web-rule = Regola { $rule }
web-close = Chiudi
web-save = Salva
web-saved = salvato
web-send = Invia
web-sending = Invio…

## La pagina iniziale
web-front-title = Giochi da sotto la montagna
web-front-lead = Gioca subito contro un bot, o manda un link agli amici. Nessuno deve registrarsi.
web-front-lead-static = Gioca contro i bot, o passatevi il dispositivo, tutto in questo browser: senza account, senza server e, dopo la prima visita, anche senza rete.
web-offline-edition = Gioca senza rete
web-offline-edition-why = Carica { $size } MB in questo browser, una volta sola. Poi tutto funziona senza questo server, con partite proprie.
web-game = Gioco
web-players-from-to = Da { $least } a { $most } giocatori
web-play-now = Gioca ora
web-rivals = Avversari
web-rivals-count = { $count ->
    [one] 1 bot
   *[other] { $count } bot
 }
web-level = Livello
web-with-friends = Con gli amici
web-setting-up = Preparazione…
web-learn = Impara giocando
web-learn-game = Impara { $game }
web-rules-game = Regole di { $game }
web-own-games = Le tue partite
web-own-finished = Le tue partite finite
web-games-wait = { $count ->
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
 }
web-result = Risultato
web-over = La partita è finita.
web-turn-of = Tocca a { $names }
web-chair-kept = Si gioca ancora: una sedia è riservata a te.
web-waits-for-players = Si aspettano altri giocatori.
web-outcome-won = Hai vinto, { $points }
web-outcome-shared = Condividi la vittoria, { $points }
web-outcome-lost = Ha vinto { $names }; tu e gli altri: { $points }
web-alone-short = in solitario
web-today = La montagna di oggi
web-today-lead = Oggi tutti hanno la stessa fortuna. Conta un solo tentativo.
web-today-play = Gioca il tentativo di oggi
web-today-go-on = Continua il tentativo
web-today-next = { $hours ->
    [one] La prossima montagna arriva fra un’ora.
   *[other] La prossima montagna arriva fra { $hours } ore.
 }
web-today-soon = La prossima montagna arriva fra meno di un’ora.
web-open-tables = Tavoli aperti
web-your-turn = Tocca a te
web-continue = Continua
web-free = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
 } su { $seats }
web-nobody-yet = ancora nessuno

## Un nuovo tavolo e i suoi inviti
web-new-title = Un nuovo tavolo
web-new-of = Nuovo tavolo: { $game }
web-how-many = In quanti si gioca?
web-who-sits = Chi siede dove?
web-chair = Posto { $number }
web-sitter-me = Io
web-sitter-here = Qualcuno a questo dispositivo
web-here-name = Giocatore { $number }
web-name-at = Nome del giocatore { $number }
web-sitter-friend = Un amico, con un link
web-sitter-open = Chiunque
web-sitter-bot = Bot: { $level }
web-options = Forma del gioco
web-alone = Da solo giochi la partita del giorno: oggi tutti hanno la stessa fortuna.
web-option-list = Nomi, uno dopo l’altro
web-clock = Orologio
web-clock-none = Nessun orologio
web-clock-move-2 = 2 minuti per decisione
web-clock-bank-15 = 15 minuti a testa, più 10 secondi a turno
web-clock-bank-45 = 45 minuti a testa, più 20 secondi a turno
web-clock-move-day = Un giorno per decisione
web-visible = Mostralo nella sala; chiunque può guardare
web-open-table = Apri il tavolo
web-invited = Hai un invito
web-invited-to = Un tavolo di { $game }. Ci sono già: { $names }.
web-your-name = Il tuo nome
web-sit-down = Siediti
web-invite-title = Invita i tuoi amici
web-invite-seat = Un link per il posto { $number }
web-invite-watch = Un link per guardare
web-make-link = Crea un link
web-link-only-here = Questo indirizzo vale solo su questo computer. Per gli amici avvia `pithead serve --host 0.0.0.0` e apri la pagina con il nome o l’indirizzo di questo computer nella tua rete; allora ci sarà anche nei link.
web-chair-to-bot = Dalla a un bot
web-nobody-comes = Non viene nessuno?
web-copy = Copia
web-copied = Copiato
web-share = Condividi…
web-qr = Codice QR
web-qr-of = Codice QR: { $title }
web-open-chair = Il posto libero è per chiunque; il tavolo è nella sala.
web-open-chair-link = Il posto libero è per chiunque conosca l’indirizzo di questa pagina.

## La sala
web-lobby-open = In attesa di giocatori
web-lobby-open-none = Nessun tavolo aperto ora. Aprine uno, e altri lo troveranno qui.
web-lobby-playing = In corso
web-lobby-playing-none = Ora nessuno gioca in pubblico.
web-lobby-over = Finite
web-lobby-over-none = Nessuna partita pubblica è ancora finita.
web-watch = Guarda
web-replay = Rivedi

## Al tavolo
web-curtain-title = Tocca a { $name }
web-curtain-text = Passa il dispositivo. Ciò che solo { $name } può sapere è dietro il sipario.
web-curtain-lift = Sono { $name }
web-curtain-replay = A questo dispositivo si gioca ancora, e rivedere la partita mostrerebbe ciò che solo una persona può sapere. Si potrà alla fine.
web-table = Tavolo
web-closed-title = Questo tavolo ti è chiuso
web-closed = Serve un altro link, oppure non esiste.
web-offline = Nessuna connessione. Le tue mosse sono al sicuro; continuiamo a provare.
web-connecting = Connessione…
web-no-line-title = Nessuna connessione
web-no-line = Le tue partite sono al sicuro sul server. Questa pagina si ricarica appena torna la connessione.
web-no-line-again = Riprova
web-board = Tabellone
web-your-move = La tua mossa
web-side = Giocatori, cronaca e chat
web-players = Giocatori
web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-log-then = Guarda il tabellone com’era allora
web-chat = Chat
web-chat-empty = Di’ qualcosa di gentile.
web-chat-text = Una parola al tavolo
web-watching = (guarda)
web-unread = { $count ->
    [one] nuovo messaggio al tavolo
   *[other] nuovi messaggi al tavolo
 }
web-confirm = Conferma
web-put-back = Rimetti
web-undo = Annulla
web-ask-undo = Chiedi di annullare
web-asked = { $name } vorrebbe ritirare una decisione.
web-agree = D’accordo
web-disagree = Non d’accordo
web-stale = Il tavolo era già andato avanti; non è successo nulla. Guarda di nuovo e scegli.
web-gain = { $points } per te
web-point = Indica qualcosa per vedere che cosa cambierebbe.
web-point-words = Indica una scelta per vedere che cosa cambierebbe.
web-in-words = In parole
web-extras = Puoi anche ({ $count })
web-type-move = O scrivi una mossa, come nel terminale
web-show-me = Mostrami
web-show-me-title = Che cosa farebbe l’allenatore
web-show-me-thinking = L’allenatore sta pensando…
web-show-me-best = L’allenatore: { $choice }, { $share } per te. { $why }
web-show-me-shares = La tua probabilità di vincere dopo ognuna, la migliore per prima
web-show-me-points = I punti attesi dopo ognuna, la migliore per prima
web-coach-best = Allenatore: era la mossa migliore.
web-coach-lost = Allenatore: −{ $loss }. Meglio: { $best }. { $why }
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
web-gold = { $points ->
    [one] { $points } pepita
   *[other] { $points } pepite
 }
web-gold-in-all = { $points ->
    [one] { $points } pepita in tutto
   *[other] { $points } pepite in tutto
 }
web-you = (tu)
web-free-chair = Posto libero
web-waiting-for-player = in attesa di un giocatore
web-bot = bot: { $level }
web-acting = sta scegliendo
web-here = presente
web-not-here = ora non c’è
web-away-left = è andato via; lo sostituisce un bot
web-away-clock = ha finito il tempo; lo sostituisce un bot
web-away-resigned = si è arreso
web-spectators = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
 }
web-scores = Punteggi
web-what-happened = Che cosa è successo?
web-round-scored = Si conta il round
web-round-sheet = Round { $number }, punto per punto
web-points-now = Punti allo stato attuale
web-sheet-now = Il punteggio adesso, punto per punto
web-leave = Lascia
web-return = Sono tornato
web-resign = Arrenditi
web-resign-sure = Sì, mi arrendo
web-resign-no = Continua a giocare

## Suggerimenti: a che serve una fase

## Aiuto
web-help = Aiuto
web-help-text = Dove è appesa una lanterna si può scegliere. Indica per vedere che cosa cambierebbe, prendi e conferma; fino ad allora si può rimettere tutto. Prendi qualcos’altro per sapere perché non si può.
web-key-arrows = muoversi sul tabellone
web-key-enter = prendere, e ancora una volta per confermare
web-key-escape = rimettere
web-key-undo = annullare, finché non si è saputo nulla di nuovo
web-key-best = mostra il meglio, contro i bot
web-key-type = scrivere una mossa
web-key-chat = chat
web-key-help = questo aiuto
web-describe = La posizione in frasi

## La fine
web-you-won = Hai vinto!
web-you-share = Condividi la vittoria!
web-alone-over = { $points ->
    [one] La montagna ti ha dato { $points } punto
   *[other] La montagna ti ha dato { $points } punti
 }
web-swap-seats = Tutti avanzano di una sedia
web-rematch-taken = Si gioca ancora, e ci sei anche tu.
web-rematch = Gioca ancora
web-rematch-join = Vai alla rivincita
web-download = Scarica la registrazione
web-sheet = Punto per punto
web-total = Totale
web-verify = Controlla i dadi
web-verify-text = Prima del primo lancio il server ha sigillato un segreto e mostrato questo numero. Ora il segreto è aperto, e chiunque può controllare che ogni dado sia caduto come doveva.
web-receipt-fits = Il tuo browser ha confrontato da solo la registrazione con ciò che aveva conservato da prima del primo lancio: coincidono.
web-receipt-differs = La registrazione non è quella della tua partita: contraddice ciò che il tuo browser aveva conservato da prima del primo lancio.
web-receipt-promise = Il segreto aperto è quello che ti era stato promesso.
web-receipt-nonce = Il tuo grano di sale è nei dadi.
web-receipt-seals = Ogni grano di sale è quello sigillato prima che tu mostrassi il tuo.
web-receipt-journal = La registrazione comincia con le mosse che il server ha firmato per te.
web-receipt-signature = La firma sulla tua ricevuta è quella del server.
web-receipt-unchecked = Questo browser non può verificare le firme; il comando qui sotto sì.
web-receipt-none = Questo browser non ha una ricevuta di questa partita: non è stata giocata qui, o i suoi dadi vengono da un seme pubblico.
web-receipt-download = Salva la ricevuta

## Rivedere
web-replay-title = { $game }, rivista
web-replay-position = Evento { $number } di { $count }
web-replay-slider = Posizione
web-replay-first = Inizio
web-replay-back = Indietro
web-replay-next = Avanti
web-replay-last = Fine
web-replay-share = Copia l’indirizzo di questa posizione
web-open-game = Apri una partita
web-open-game-text = Rivedi una partita giocata altrove, analizzala e controlla i suoi dadi.
web-open-link = Il link di una partita
web-open-it = Apri
web-open-file = O il file della sua registrazione
web-share-picture = Immagine del risultato
web-share-game = Condividi tutta la partita come link
web-share-game-text = Tutta la partita è in questo link. Ogni Pithead lo apre, con o senza server.
web-replay-keys = Le frecce, o j e k, vanno passo per passo; Home e Fine saltano.
web-replay-eyes = Con gli occhi di
web-to-table = Torna al tavolo
web-spectator = uno spettatore
web-what-if = E se…?
web-what-if-text = Questo è il tuo ramo: scegli per tutti e guarda che cosa sarebbe successo. La partita resta com’era.
web-what-if-back = Torna alla partita
web-what-if-bots = I bot giocano per gli altri

## Imparare
web-learn-title = Primi passi in { $game }
web-learn-step = Passo { $number } di { $count }
web-learn-next = Avanti
web-learn-right = Giusto!
web-learn-again = Ancora una volta dall’inizio
web-learn-over = È tutto ciò che serve. Ora gioca!

## Puzzles
web-puzzle-title = Un problema di { $game }
web-puzzle = Problema
web-puzzle-daily = Problema del giorno
web-puzzle-number = Problema { $number } di { $count }
web-puzzle-rated = punteggio { $rating }
web-puzzle-ask = Un evento vince chiaramente più spesso di tutti gli altri. Quale?
web-puzzle-give-up = Mostrami
web-puzzle-solution = La soluzione
web-puzzle-shares = Quanto spesso vince ciascuno
web-puzzle-yours = Il tuo punteggio: { $rating }; risolti: { $count }
web-puzzle-themes = Altri problemi
web-puzzle-theme = { $theme } ({ $count })
web-puzzle-next = Un altro problema
web-puzzle-daily-link = Al problema di oggi
web-percent = { $share } %

## The daily mountain
web-daily = A confronto con i bot
web-daily-beaten = Batti il { $beaten } % di { $games } partite di bot con gli stessi dadi.
web-daily-mean = { $points } punti in media
web-daily-counted = Questo era il tuo tentativo del giorno: conta.
web-daily-practice = Questo era per esercizio; conta il tentativo del giorno.

## Le regole
web-rules-title = Le regole di { $game }
web-rules-search = Cerca nelle regole
web-pieces = Il materiale
web-pieces-title = Il materiale di { $game }
web-pieces-none = Nessuno ha ancora scritto che cosa c’è in questa scatola.
web-contents = Indice
web-rules-found = { $count ->
    [0] Nessuna regola lo dice.
    [one] Una regola
   *[other] { $count } regole
 }
web-guesses = Che cosa abbiamo ipotizzato, e che cosa cambia
web-reconstructed = Che cosa abbiamo ricostruito ({ $count })
web-mark-public = visto in recensioni pubbliche
web-mark-deduced = dedotto
web-mark-guess = una congettura
web-mark-yours = dal tuo file

## Al tavolo vero
web-score = Al tavolo vero
web-score-title = { $game } al tavolo vero
web-score-lead = Inserite ciò che c’è davanti a ognuno: il foglio dice quanto vale. Resta in questo browser.
web-score-now = Che cosa viene adesso
web-score-steps = Tutta la partita, passo per passo
web-score-back = Indietro
web-score-next = Avanti
web-score-which = Quale round?
web-score-round = Round { $number }
web-score-player = Giocatore { $number }
web-score-name = Nome
web-score-pad = Quanti?
web-score-tap = Toccate ciò che c’è; un numero dice quanti sono.
web-score-piece = { $piece }: { $count }
web-score-less = Uno in meno
web-score-nothing = Qui non è ancora stato contato nulla.
web-score-clear = Cancella tutto
web-score-clear-sure = Sì, cancella tutto
web-score-keep = Tieni
web-score-ahead = { $count ->
    [one] { $names } è in testa.
   *[other] In testa alla pari: { $names }.
 }

## Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-system = Come il sistema
web-theme-light = Chiari
web-theme-dark = Scuri
web-motion = Movimento
web-motion-0 = Nessuno
web-motion-1 = Normale
web-motion-2 = Doppia velocità
web-pace = Mosse degli altri
web-pace-0-5 = Lentamente
web-pace-1 = Una alla volta
web-pace-2 = Doppia velocità
web-pace-3 = Tripla velocità
web-pace-0 = Tutte insieme
web-setting-forced = Dove la scelta è una sola, falla per me
web-sound = Piccoli suoni
web-setting-notify = Chiamami quando tocca a me (notifica, vibrazione)
web-notify-refused = Il browser qui non permette notifiche. Permettile nelle sue impostazioni per questa pagina e riprova.
web-notify-push = Anche quando Pithead è chiuso: il servizio push del tuo browser inoltra un messaggio cifrato che solo il tuo browser può leggere.
web-setting-confirm = Conferma ogni mossa prima di inviarla
web-setting-coach = Allenatore: dopo ogni mia mossa contro i bot, di’ quanto è costata
web-setting-shortcuts = Scorciatoie da tastiera
web-kept = Che cosa conserva questo browser
web-kept-edition = Pithead stesso occupa { $edition } MB in questo browser e gioca senza rete.
web-kept-not-yet = Pithead non è ancora conservato per giocare senza rete. Lascia aperta questa pagina per un minuto.
web-kept-all = Con le tue partite il browser conta { $all } MB per questo sito.
web-kept-only-here = Le tue partite sono in questo browser e in nessun altro posto. Può cancellarle se il disco è pieno, e ciò che è cancellato non torna.
web-kept-delete = Cancella tutto
web-kept-sure = Cancellare davvero tutte le partite e Pithead?
web-deleted-title = Tutto è cancellato
web-deleted = Le tue partite, il tuo nome e Pithead stesso non sono più in questo browser. Restano solo le tue impostazioni.
web-deleted-waits = Pithead è aperto in un’altra scheda. Appena la chiudi, anche le tue partite vengono cancellate.
web-deleted-again = Ricomincia
web-sessions = Dove sei conosciuto
web-session-here = questo browser
web-session-guest = un browser
web-session-program = un programma
web-session-seen = usato l’ultima volta il { $day }
web-session-end = Termina
web-session-sure = Sì, dimenticami qui
web-session-end-here = Ciò che termini perde subito i suoi tavoli. Un browser che termina sé stesso riceve un nuovo nome e non può tornare ai suoi posti.

## Informazioni
web-about-unofficial-title = Non ufficiale
web-about-unofficial = Pithead è fatto da persone a cui piacciono questi due giochi da tavolo. Non ha nulla a che fare con i loro autori o editori. Se ti piace, compra le scatole.
web-about-facts-title = Che cosa è ricostruito
web-about-facts = Le regole seguono i regolamenti pubblicati. Alcuni fatti stanno solo nelle scatole: facce di singoli dadi, eroi, carte e segnalini. Dove non potevamo essere sicuri li abbiamo ricostruiti; le pagine delle regole segnano ogni punto del genere, e un file di contenuti può correggerli.
web-about-drawings-title = Disegni e parole
web-about-drawings = Tutti i disegni e tutte le frasi sono nostri. Nulla è stato copiato.
web-about-fair-title = Dadi onesti
web-about-fair = I dadi di ogni partita sono sigillati prima del primo lancio e mescolati con un pizzico di sale di ogni giocatore, così che nessuno, nemmeno il server, possa sceglierli. Dopo la partita il sigillo si apre e tutti possono controllare.
web-about-privacy-title = Nessun account
web-about-privacy = Il tuo browser conserva un cookie, perché il server riconosca il tuo posto. Non c’è pubblicità né tracciamento, e nulla viene caricato da altrove.
web-about-privacy-static = Le tue partite restano in questo browser e non vanno altrove. Non c’è pubblicità né tracciamento, e nulla viene caricato da altrove.
web-about-api = Per i programmi: l’interfaccia di questo server

## The analysis of a finished game
web-luck = Fortuna
web-swing = La svolta più grande:
web-luck-counting = Dadi e carte vengono pesati: { $part }
web-analysis = Analisi
web-analysis-of = { $game }, analizzata
web-analysis-weighing = La partita viene pesata
web-analysis-wait = Ogni evento viene pesato con molte partite che avrebbero potuto seguirlo; resta qui finché non è finito.
web-curve = La probabilità di vincere, evento per evento
web-curve-points = I punti attesi, evento per evento
web-curve-label = Una linea per ogni giocatore su { $count } eventi; la tabella sotto dice lo stesso.
web-curve-event = Evento
web-curve-start = La partita comincia.
web-curve-go = Guarda l’evento { $number }
web-curve-hint = Le frecce vanno passo per passo; un clic sulla curva apre lì la partita.
web-curve-table = La curva come tabella
web-figures = Fortuna e abilità
web-figure = Valore
web-figures-all = Tutte le cifre, e quanto sono sicure
web-story-band = Ha giocato come: { $band }
web-story-play = { $play ->
    [flawless] Quasi nessun errore degno di questo nome.
    [small] Qualche svista, nessuna decisiva.
    [some] Alcuni errori, costati una buona parte della vittoria.
   *[many] Molti errori cari: un gioco migliore avrebbe cambiato la partita.
}
web-story-luck = { $luck ->
    [even] La fortuna non è stata né amica né nemica.
    [kind] La fortuna ha aiutato un po’.
    [very-kind] La fortuna ha aiutato molto.
    [unkind] La fortuna è stata un po’ contraria.
   *[very-unkind] La fortuna è stata dura.
}
web-story-worst = Soprattutto, meglio: { $best }.
web-figure-final = Risultato
web-figure-final-text = Com’è andata alla fine: la parte della vittoria, o i punti di chi gioca da solo.
web-figure-luck = Fortuna
web-figure-luck-text = Quanto hanno dato o tolto dadi e carte.
web-figure-own-luck = Fortuna ai propri occhi
web-figure-own-luck-text = La fortuna vista da chi conosceva le proprie carte.
web-figure-lost = Sprecato
web-figure-lost-text = Quanto le proprie decisioni sono costate rispetto alle migliori, in punti: di probabilità di vincere, o di chi gioca solo.
web-figure-adjusted = Senza fortuna
web-figure-adjusted-text = Il risultato tolta la fortuna.
web-figure-error-rate = Tasso di errore
web-figure-error-rate-text = Quanto ha perso in media una decisione con vera scelta rispetto alla migliore.
web-figure-given-away = Sprecato
web-figure-given-away-text = Quanto di ciò che era in gioco hanno sprecato le decisioni: 0 % è perfetto, 100 % è quanto perde chi sceglie a caso.
web-figure-band = Ha giocato come
web-figure-band-text = Ciò che è stato sprecato con un nome, dallo scopritore di filoni a chi scava al buio.
web-figures-sure = Dopo ogni ± c’è l’errore standard: in 19 casi su 20 il valore vero sta entro il doppio.
web-mistakes = Gli errori più grandi
web-mistakes-none = Nessuno ha fatto un errore che meriti una riga.
web-mistake-better = Meglio per { $name } era «{ $best }»: { $why }
web-lucky = I lanci e le carte più fortunati
web-lucky-gain = { $gain } per { $name }
web-lucky-none = Nessun lancio ha cambiato molto.

## You
web-nav-me = Tu
web-me-lead = Per giocare non serve conservare un nome. Chi lo fa ritrova le stesse partite su ogni dispositivo.
web-keep-title = Conserva il tuo nome
web-keep-first = Qui nessuno conosce ancora il tuo nome. Scegline uno nelle impostazioni o siediti a un tavolo: poi potrai conservarlo qui.
web-keep-why = Allora nessun altro qui potrà essere «{ $name }», e ritroverai le tue partite su ogni dispositivo. Senza password né e-mail: con una passkey, un link o un codice su carta.
web-keep-name = Conserva il mio nome
web-kept-name = «{ $name }» è tuo, dal { $day }.
web-code-title = Il tuo codice di recupero
web-code-why = Scrivilo o stampalo: viene mostrato solo questa volta. Ti fa entrare quando tutto il resto è perso, e poi è consumato.
web-code-print = Stampa
web-code-done = Ce l’ho
web-code-new = Nuovo codice di recupero
web-code-new-why = Un nuovo codice sostituisce il vecchio, se l’hai perso o se qualcuno l’ha visto.
web-passkeys = Passkey
web-passkey-add = Aggiungi una passkey
web-passkey-none = Questo browser non crea passkey per questo indirizzo: servono HTTPS e un nome invece di numeri.
web-passkey-of = Creata il { $day }, usata l’ultima volta il { $seen }
web-passkey-end = Togli
web-passkey-login = Entra con una passkey
web-device-add = Un altro dispositivo
web-device-why = Apri lì questo link entro dieci minuti, o fai leggere il quadrato alla fotocamera. Vale una volta.
web-device-link = Link per l’altro dispositivo
web-device-make = Crea un link
web-device-title = Entra su questo dispositivo
web-device-ask = Anche questo dispositivo diventa tuo: lo stesso nome e le stesse partite.
web-device-join = Entra qui
web-signin = Hai già un nome?
web-signin-warn = L’ospite «{ $name }» di questo browser resta indietro con le sue partite.
web-code-enter = Codice di recupero
web-code-use = Entra con il codice
web-export = Tutto su di te
web-export-why = Un file con le tue partite, le tue parole in chat, i tuoi dispositivi e le tue passkey.
web-export-do = Scarica tutto
web-delete-why = Cancellare significa: il tuo nome sparisce da ogni partita ed elenco, le tue parole in chat anche, le partite in corso sono abbandonate. Le partite degli altri restano intere e verificabili. Non si può annullare.
web-delete-do = Cancellami
web-delete-sure = Sì, cancella tutto su di me
web-delete-no = No

## Punteggi di forza
web-ratings = Punteggi di forza
web-ratings-of = Punteggi di forza: { $game }
web-ratings-lead = Persone e bot su una sola scala: chi ha 400 punti in più vince dieci partite per ognuna persa.
web-ratings-place = Posto
web-ratings-who = Chi
web-ratings-points = Forza
web-ratings-adjusted = Senza fortuna
web-ratings-games = Partite
web-ratings-bot = bot, misurato
web-ratings-gone = qualcuno che se n’è andato
web-ratings-none = Qui nessuno ha ancora giocato per la forza. Ogni partita con dadi sigillati conta.
web-ratings-how = Il numero vero sta entro ± al 95 %; un punto interrogativo vuol dire che è ancora una stima. L’elenco segue l’estremo inferiore di ±: un inizio fortunato non porta nessuno in cima. Contano le partite con dadi sigillati, senza consigli e senza mosse riprese dopo che qualcuno ha saputo qualcosa. “Senza fortuna” viene dalle partite analizzate ed è giusto prima dove i dadi decidono molto.
web-rating-own = Forza { $rating }
web-ratings-counts = Questa partita conta per la forza
web-ratings-counts-not = Questa partita non conta per la forza

## The history of one person
web-history = Le tue partite
web-history-more = Tutte le tue partite, e cosa dicono di te
web-history-filter = Scegli le partite
web-history-all = tutte
web-history-rival = Avversario
web-history-since = Dal giorno
web-history-until = Al giorno
web-history-find = Cerca
web-history-games = { $count ->
    [one] 1 partita finita
   *[other] { $count } partite finite
 }
web-history-none = Nessuna tua partita finita corrisponde.
web-history-empty = Qui non hai ancora finito una partita. Quando ne finisci una, sta qui: com’è andata, contro chi, e come migliori.
web-history-won = vinta
web-history-shared = vittoria condivisa
web-history-lost = persa
web-history-alone = giocata da solo
web-history-sums = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }: { $won } vinte, { $shared } condivise, { $lost } perse.
web-history-mean = In media { $points }.
web-history-rivals = Contro
web-history-companions = Al tuo fianco
web-history-counted = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }, { $won } vinte
web-history-best = I tuoi momenti migliori
web-history-worst = I tuoi errori più grandi
web-history-moment = Passo { $number }: { $change }
web-history-figures = fortuna { $luck }, { $loss } per decisione
web-history-analysis = Analisi
web-history-analyse = { $count ->
    [one] Analizza 1 partita
   *[other] Analizza { $count } partite
 }
web-history-analysing = { $done } di { $count } fatte
web-history-newer = Più recenti
web-history-older = Meno recenti
web-history-curve = { $figure }, in { $count } partite: { $first } all’inizio, { $last } di recente.
web-history-curve-error-rate = Perso per decisione
web-history-curve-skill = Abilità, in vittorie
web-history-curve-luck = Fortuna
web-history-curve-says = Ogni punto è una partita, la linea è la media di cinque, dalla partita più vecchia alla più nuova. Ciò che una decisione perde deve scendere; l’abilità è ciò che hanno cambiato le tue decisioni, la fortuna ciò che hanno fatto dadi e carte.

## Other people
web-find = Trovami una partita
web-find-do = Cerca
web-find-range = Punteggio dei rivali
web-find-anybody = qualsiasi
web-find-within = punteggio ±{ $points }
web-find-any-options = Qualsiasi opzione va bene
web-find-waiting = In attesa di altri.
web-find-stop = Smetti di aspettare
web-find-who = Chi aspetta una partita
web-find-nobody = In questo momento non aspetta nessun altro. Chi arriva e vuole lo stesso si siede con te.
web-find-join = Gioca con loro
web-clock-any = qualsiasi orologio
web-clock-other = un orologio proprio
web-terms-players = { $count } giocatori
web-terms-any-options = qualsiasi opzione
web-terms-usual = regole usuali
web-invitations = Inviti
web-invited-by = { $name } ti invita
web-invitation-no = No, grazie
web-ask-people = Persone con cui hai giocato
web-ask = Invita { $name }
web-ask-done = { $name } ha l’invito
web-people = Persone
web-people-lead = Con chi hai finito partite. Nella sala d’attesa di un tuo tavolo puoi invitarli.
web-people-none = Qui non hai ancora finito una partita con altre persone.
web-people-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }
web-people-last = Ultima partita
web-person-about = { $name }: blocca o segnala
web-block = Blocca { $name }
web-block-says = Non vi si abbina più, non ricevi i suoi inviti e non vedi ciò che scrive. Non lo viene a sapere.
web-blocked = Bloccati
web-blocked-short = Hai bloccato questa persona.
web-unblock = Sblocca
web-report = Segnala { $name } al gestore
web-report-why = Cosa non va
web-report-chat = ciò che scrive
web-report-name = il nome
web-report-unfair = gioco scorretto
web-report-other = altro
web-report-text = A parole tue, se vuoi
web-reported = Grazie: il gestore lo vedrà, con ciò che è stato scritto qui.
web-moderation = Moderazione
web-moderation-token = Token del gestore
web-moderation-open = Apri
web-moderation-again = Rileggi
web-reports = Segnalazioni
web-reports-none = Nessuno ha segnalato nessuno.
web-reported-by = segnalato da { $name }
web-report-table = tavolo { $table }
web-report-said = Che cosa ha scritto lì
web-report-close = Fatto
web-report-closed = È stato fatto.
web-restrictions = Silenziati e banditi
web-restrictions-none = A nessuno è vietato nulla.
web-restrict = Limita { $name }
web-restrict-address = Silenzia o bandisci un indirizzo
web-address = Indirizzo
web-restrict-kind = Che cosa
web-restrict-until = Per quanto
web-restrict-reason = Perché (lo leggerà)
web-restrict-do = Esegui
web-restrict-lift = Revoca
web-restrict-ends = fino a { $time }
web-restrict-hours = { $hours ->
    [0] per sempre
    [1] un’ora
    [24] un giorno
    [168] una settimana
    [720] un mese
   *[other] { $hours } ore
 }
web-act-mute = Silenzia
web-act-ban = Bandisci
web-act-lift = Revoca
web-act-close = Segnalazione chiusa
web-acts = Cosa è stato fatto qui
web-acts-none = Ancora nulla.
