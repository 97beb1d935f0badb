# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Non c’è nessun gioco «{ $name }»; atteso uno di: { $known }.
error-seats = A una partita servono da { $least } a { $most } giocatori, non { $seats }.
error-seat = Non c’è un posto al tavolo { $seat }; i posti al tavolo vanno da 0 a { $most }.
error-not-your-turn = Il posto al tavolo { $seat } non può agire ora: è il turno del posto { $turn }.
error-event-unknown = «{ $text }» non è un evento; atteso uno che inizi con { $known }.
error-event-form = «{ $text }» non si capisce; atteso qualcosa come «{ $form }».
error-position-json = Questa non è una posizione: { $problem }.
error-position-seats = «{ $where }» ha { $count ->
    [one] una voce
   *[other] { $count } voci
 }; attesa una per { $seats ->
    [one] l’unico posto al tavolo
   *[other] ciascuno dei { $seats } posti al tavolo
 }.
error-position-turn = La fase «{ $phase }» richiede un posto al tavolo in «to_act» (o in «turn» mentre agisce il caso).
error-nothing-to-roll-now = Il caso ora non ha nulla da decidere.
error-score-json = Questo non si può conteggiare: { $problem }.
error-not-now = «{ $event }» ora non è possibile; atteso uno di: { $expected }.

## Content files
error-content-toml = Il file di contenuti non è TOML: { $where }.
error-content-entry = La voce { $where } del file di contenuti non si può leggere: { $problem }.
error-content-type = La voce { $where } del file di contenuti deve essere di tipo «{ $expected }».
error-content-unknown = Il file di contenuti ha una voce { $where } che nella scatola non c’è; attesa una di: { $known }.
error-content-table = La voce { $where } del file di contenuti deve essere una tabella.

## Records
error-record-json = Questa non è la registrazione di una partita: { $problem }.
error-record-link = Questo non è un link a una partita, o ne manca un pezzo ({ $problem }).
error-record-unlinked = Questa partita non sta in un link; la sua registrazione si può scaricare.
error-record-large = Questo file ha { $size } byte, e nessuna registrazione ne ha più di { $most }.
error-record-rules = Questa partita è stata giocata con la versione { $rules } delle regole; quella nota è la { $known }.
error-record-content = Questa partita è stata giocata con una scatola ({ $content }) diversa dalla nostra ({ $known }).
error-record-step = Il passo { $number } della registrazione, «{ $step }», è impossibile: { $why }
error-record-finished = La partita in { $file } è finita; «pithead replay» la mostra.
error-resume-game = La partita in { $file } è { $game }; per riprendere: pithead play { $game } --resume { $file }
error-game-needed = Quale gioco? Atteso uno di: { $known }; oppure --resume, per riprendere l’ultima partita.
error-resume-none = In { $folder } non c’è nessuna partita da riprendere; «pithead games» elenca quelle che ci sono.
error-resume-otherwise = Una partita ripresa resta come è cominciata; togli { $argument }.
error-envelope-missing = I dadi sigillati di questa partita non sono accanto a essa: atteso il file { $file }.
error-envelope-other = I dadi sigillati accanto a questa partita appartengono a un’altra.
error-verify-digest = La registrazione è stata cambiata dopo essere stata scritta: la somma di controllo non torna.
error-verify-unfinished = La partita non è finita, quindi la busta con i suoi dadi è ancora sigillata.
error-verify-commitment = Il segreto non è quello promesso prima del primo lancio.
error-verify-seed = Il segreto, il tavolo o un nonce non appartiene al seme nell’intestazione.
error-verify-erased = Da questa partita è stato tolto un nome per volere di quella persona, e nelle partite di quest’epoca i dadi ne dipendono; una copia di prima si verifica ancora.
error-verify-outcome = Il passo { $number } dice «{ $step }», ma i dadi sigillati dicono «{ $due }».
error-verify-form = Il passo { $number }, «{ $step }», non è scritto come dovrebbe.
error-verify-step = Il passo { $number }, «{ $step }», è contro le regole: { $why }
error-verify-early = La registrazione finisce prima della partita.
error-receipt-json = Questa non è una ricevuta: { $problem }
error-receipt-table = Questa è la registrazione di un tavolo diverso da quello della ricevuta.
error-receipt-commitment = La promessa nella registrazione non è quella che ti è stata data prima del primo lancio.
error-receipt-nonce = La tua nonce non è nella registrazione.
error-receipt-seal = La nonce di { $name } non è quella sigillata prima che tu rivelassi la tua.
error-receipt-none = Per questo posto non c’è ricevuta: non ha aggiunto nulla ai dadi.
error-receipt-unsigned = La ricevuta non è firmata.
error-receipt-key = La ricevuta è stata firmata con un’altra chiave: { $key }
error-receipt-signature = La firma sulla ricevuta non è quella del server: qualcuno ha modificato la ricevuta.
error-receipt-cut = La registrazione è stata tagliata: la tua ricevuta è firmata fino al passo { $signed }, e la registrazione finisce al passo { $steps }.
error-receipt-journal = La registrazione non è la partita giocata: fino al passo { $number } differisce da ciò che il server ha firmato per te.
error-key-file = Questo file non è la chiave di un server: { $file }
error-push-host = Il server non invia nulla a quel servizio push.
error-push-keys = Le chiavi di quel browser non sono utilizzabili.
error-push-none = Questo server non chiama chi ha chiuso la pagina.
error-key-alone = L’opzione --key richiede una ricevuta: pithead verify FILE --receipt FILE --key HEX
error-load-server = Il server non parte: { $command }
error-load-system = «pithead load» legge i tempi di processore da /proc, e funziona solo su Linux.
error-verify-result = Il risultato nella registrazione non è quello a cui portano i passi.

## Fast kernels
error-sim-game = Per { $game } non c’è ancora un nucleo veloce.
error-sim-gpu = Non è stata trovata nessuna scheda grafica che numba-cuda possa usare.
error-sim-gpu-bots = Sulla scheda grafica per ora giocano solo bot random.
error-sim-ray = Il cluster Ray a { $address } non è raggiungibile: { $problem }.
error-sim-ray-gpu = Un cluster gioca sui processori: --ray e --gpu non vanno insieme.
error-sim-each-seat = { $what } ne indica { $count }; atteso uno per tutti, o uno per ciascuno dei { $seats } posti.
error-sim-position = Il nucleo veloce non può contenere questa posizione: nessuna partita ci arriva.

## Command line
error-file-missing = Non c’è nessun file { $file }.
error-file-exists = Esiste già un file { $file }, e nulla viene sovrascritto; scegli un altro nome o spostalo.
error-file-read = Il file { $file } non si può leggere: { $problem }.
error-file-write = { $file } non si può scrivere: { $problem }.
error-line-json = Questa riga non è un JSON della forma attesa: { $problem }.
error-line-long = Questa riga è più lunga di { $most } byte.
error-rule-unknown = Non c’è una regola { $number } di { $game }; «pithead rules { $game }» le elenca tutte.
error-rule-words = Nessuna regola di { $game } dice «{ $words }»; «pithead rules { $game }» le elenca tutte.
error-bot-unknown = Non c’è nessun bot «{ $name }» per { $game }; atteso uno di: { $known }.
error-bot-package = Il pacchetto del bot «{ $name }» non ne porta uno: { $found }.
error-players = Posti: { $seats }, persone: { $people }, bot: { $bots }; i conti non tornano.
error-names = { $names ->
    [one] Un nome
   *[other] { $names } nomi
 } per { $people ->
    [0] nessuna persona
    [one] una persona
   *[other] { $people } persone
 }; atteso uno ciascuno.
error-option = { $game } non ha questa opzione, o non con questo valore: { $problem }.
error-option-unknown = { $game } non ha l’opzione { $option }; ha: { $known }.
error-option-bare = { $option } richiede un valore.
error-option-one-person = Queste opzioni sono per una sola persona; scegline altre per giocare con altre persone.
error-undo-barrier = Non si può ritirare nulla: da allora si sono lanciati dadi, o ha agito qualcun altro.
error-language = Non c’è nessuna lingua «{ $language }»; attesa una di: { $known }.
error-choice-unclear = «{ $text }» può essere «{ $first }» o «{ $second }»; scrivi qualcosa di più.
error-choice-near = «{ $text }» non è tra le tue scelte; intendevi «{ $near }»?
error-choice-unknown = «{ $text }» non è tra le tue scelte; scrivi un numero, o parole come «{ $example }».
error-number = «{ $text }» non è un numero da { $least } a { $most }.

## Tables
error-table-unknown = Questo tavolo non esiste.
error-table-not-begun = La partita non è cominciata: ci sono ancora sedie libere.
error-table-over = La partita è finita.
error-table-playing = La partita non è ancora finita.
error-table-away = Non sei a questo tavolo; prima torna.
error-table-out-of-time = Il tuo tempo per questo turno è finito; torna quando il turno sarà concluso.
error-table-not-away = Non sei andato via.
error-table-nothing-to-undo = Non c'è niente di tuo da riprendere.
error-table-not-asked = Nessuno ti chiede di annullare qualcosa.
error-table-seated = Siedi già a questo tavolo.
error-table-taken = Questa sedia è occupata.
error-table-full = Tutte le sedie aperte sono occupate.
error-salt-not-due = Adesso da te non si aspetta nessun grano di sale.
error-salt-other = Questo non è il grano di sale che avevi sigillato.
error-chain-broken = La riga { $number } è stata cambiata, spostata o tagliata via.
error-chain-cut = Dopo la riga { $number } qualcosa è stato tagliato o aggiunto.
error-seed-unseen = Questa è una partita di prova: chi conosce il suo seme, «{ $seed }», conosce in anticipo ogni lancio. Può sedersi solo chi ha visto il seme.
error-table-needs-link = Questa sedia è riservata a chi ha un link.
error-table-followed = Le stesse persone stanno già giocando di nuovo.
error-table-frozen = Questa partita è cominciata con la versione { $rules } delle regole, che questo server non conosce; aspetta intatta.
error-link-unknown = Questo link non vale più, o non è mai valso.
error-link-none = Non c'è nessun link da ritirare.
error-link-expired = Questo link è troppo vecchio.

## Stores
error-store-failed = Non è stato possibile salvare la mossa ({ $problem }); niente è andato perso, riprova.
error-store-open = { $file } non si può aprire come archivio di partite: { $problem }.
error-store-newer = Questo archivio ha la versione { $version } del suo schema; è nota la { $known }. L'ha scritto un Pithead più recente.
error-store-exists = { $file } contiene già qualcosa; una copia va in un posto vuoto.
error-store-driver = Un archivio PostgreSQL ha bisogno del driver: pip install "pithead[server]".

## The server
error-name = Un nome ha bisogno di 1 a { $most } lettere che si possano mostrare.
error-setting = Un'impostazione non è leggibile: { $problem }.
error-port-taken = Su { $host }, porta { $port }, non si può ascoltare: c’è già qualcos’altro, o non è permesso. Scegline un’altra con --port.
error-session-needed = Prima di' chi sei.
error-accounts-none = Qui non si conservano nomi.
error-name-kept = «{ $name }» appartiene già a qualcun altro.
error-account-needed = Prima conserva il tuo nome.
error-account-there = Il tuo nome è già conservato.
error-code-unknown = Questo non è un codice di recupero, oppure è già stato usato.
error-device-link-unknown = Questo link è già stato usato, o i suoi dieci minuti sono passati. Creane un altro sull’altro dispositivo.
error-passkey-refused = Non è stato possibile verificare la passkey. Riprova.
error-passkey-unknown = Questa passkey qui non è nota.
error-too-many-passkeys = Hai già { $most } passkey. Prima togline una.
error-forbidden = Questo non spetta a te.
error-not-here = A questo indirizzo non c'è niente.
error-method = Questo indirizzo non si può usare così.
error-cross-site = Un'altra pagina non può farlo a tuo nome.
error-json-only = Qui si capisce solo JSON.
error-too-large = Questo è più grande di { $most } byte.
error-too-deep = Questo JSON è annidato troppo in profondità.
error-too-slow = La richiesta non è arrivata in tempo.
error-too-many = Troppo in una volta; aspetta un po'.
error-too-many-tables = Hai già { $most } tavoli aperti; prima finiscine uno.
error-operator-only = Questo è per chi gestisce il server.
error-too-costly = Hai chiesto molto; torna tra { $seconds } secondi.
error-busy = Qui si sta calcolando troppo; riprova tra un momento.
error-chat-full = A questo tavolo non si può dire altro: ha già { $most } messaggi.
error-too-many-sessions = Hai già { $most } sessioni; prima chiudine una.
error-wire-json = Questo messaggio non si capisce: { $problem }.
error-wire-order = Questo messaggio adesso non ha senso.
error-clock-needs-bot = Un tavolo con l'orologio ha bisogno di un bot che sostituisca chi ha finito il tempo.
error-broken = Qualcosa si è rotto da parte nostra; niente è andato perso.
error-processes-need-postgres = Su questo sistema più processi non possono condividere un file; usa un database PostgreSQL.
error-web-not-built = L’app web non è stata ancora costruita qui: usa «make web», o installa il pacchetto pubblicato, che la contiene.
error-static-edition = In { $folder } non c’è un’edizione statica: «make static» ne scrive una.
error-scene-unknown = La partita ha { $most } passi; non c’è una scena dopo { $at }.
error-lesson-before = Le risposte prima di questa lezione non portano qui: «{ $lesson }» non ha ancora una risposta giusta.

## Clients
error-link-form = «{ $url }» non è un link a un tavolo; atteso qualcosa come http://host:8018/table/ab12#seat=…
error-server-away = Il server { $url } non risponde: { $problem }.
error-from-server = Il server dice: { $message }
error-bot-silent = Il bot non ha risposto con una riga di JSON che abbia un «event».
error-bot-refused = La mossa del bot è stata rifiutata: { $message }
error-bot-hidden = La ricerca che gioca a tutto deve vedere ogni cosa, e { $game } nasconde qualcosa; gioca contro «random».
error-arena-weights = { $game } non ha file di pesi.
error-extra-missing = Serve { $package }, che non è installato: pip install "pithead[{ $extra }]".
error-env-action = Ora non c’è un’azione { $action }; sono permesse { $legal }.
error-env-over = La partita è finita: nessuno può più agire.
error-env-actions = Serve un’azione da 0 a { $most } per ciascuna delle { $games } partite.
error-env-no-agent = A ogni posto siede un bot; almeno uno deve chiamarsi «agent», le cui azioni vengono da fuori.
error-env-no-kernel = { $game } non ha un nucleo e quindi non si può giocare su una scheda grafica; usa un Batch.
error-env-unknown-action = Per “{ $event }” non c’è un numero in { $game }: nessuna partita casuale dell’indagine l’ha incontrato.
error-lab-game = Per { $game } non c’è un laboratorio.
error-lab-study = Il laboratorio non ha uno studio chiamato { $name }, soltanto: { $known }.
error-ladder-two = Una scala ha bisogno di due bot diversi.
error-ladder-bank = { $file } contiene distribuzioni giocate in altro modo: con un altro gioco, seme, tempo o numero di posti.
error-ladder-nothing = Interrotto prima che finisse la prima partita.
error-ladder-unmeasured = Per { $game } in { $seats } non è stato misurato nulla.
error-puzzle-number = Non esiste il problema { $number }: sono numerati da 1 a { $most }.
error-puzzle-theme = Qui non c’è il tema { $theme }, solo: { $known }.
error-daily-only = Solo una montagna del giorno finita si confronta con i bot.

## L’allenatore
error-coach-game = Per { $game } non c’è un allenatore.
error-coach-people = Finché giocano persone fra loro non ci sono suggerimenti.
error-coach-turn = Non è il tuo turno, quindi non c’è nulla da mostrare.
error-coach-decision = Il passo { $number } non è una decisione che si possa giudicare per te.
error-coach-busy = Un’analisi alla volta; aspetta che la tua sia finita.
error-coach-not-begun = Nessuno ha iniziato ad analizzare questa partita.
error-coach-stopped = L’analisi è stata fermata, perché nessuno la chiedeva più.
error-ladder-exact = { $game } non porta posizioni in cui si sa quanto vale ogni scelta, quindi non si può misurare così.
error-game-package = Il pacchetto di { $name } ({ $found }) non è un GamePackage con quel nome e un'edizione.
error-puzzles-none = { $game } non ha rompicapi.
error-lessons-none = { $game } non porta lezioni.
error-daily-none = { $game } non ha una partita del giorno.
error-real-table-none = { $game } non dice che cosa si conta al tavolo vero.
error-real-table-rounds = Per ogni giocatore { $expected ->
    [one] serve un round
   *[other] servono { $expected } round
 }, non { $rounds }.
error-real-table-count = Nessuno può avere «{ $piece }» { $count ->
    [one] una volta
   *[other] { $count } volte
 }.
error-real-table-single = Ogni giocatore ne ha solo uno: { $pieces }.
error-evening-deals = Una serata ha da 1 a { $most } smazzate.
error-evening-full = Questa serata è al completo: ha posto per { $most } giocatori.
error-evening-entered = Sei già in questa serata.
error-evening-begun = Questa serata è cominciata: nessuno entra o esce più.
error-evening-count = { $count } giocatori non riempiono tavoli da { $seats }, almeno due: ne mancano { $missing }.
error-evening-sealed = Questa smazzata è sigillata finché la serata non è finita.
error-evening-unknown = Qui non c’è una serata così.
error-evening-deal = Questa smazzata non c’è: la serata ha le smazzate da 0 a { $most }.
error-evening-playing = Questa serata si gioca ancora: le smazzate si confrontano quando è finita.
error-week = “{ $week }” non è una settimana giocata qui, come 2026-W47.
error-week-none = Per { $game } non c’è un duplicato della settimana.
error-study-many = Hai { $most } studi; cancellane uno per scriverne un altro.
error-study-unknown = Qui non c’è uno studio così.
error-study-place = Questo punto non c’è nello studio: ha i punti da 0 a { $most }.
error-stats-none = In { $folder } e nella sua cartella “games” non c’è nessuna partita finita di questo tipo.
error-stats-day = “{ $day }” dopo { $option } non è un giorno come 2026-05-01.
error-banned = { $until ->
    [ever] Non puoi più venire su questo server.
   *[other] Non puoi venire su questo server fino a { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }Il gestore dice: { $why }
 }
error-muted = { $until ->
    [ever] Non puoi più scrivere qui.
   *[other] Non puoi scrivere qui fino a { $until }.
 }{ $why ->
    [none] { "" }
   *[other] { " " }Il gestore dice: { $why }
 }
error-person-unknown = Non ti sei mai seduto a un tavolo con questa persona.
error-invitation-unknown = Questo invito non vale più.
error-restriction-unknown = Non c’è una tale restrizione.
error-report-unknown = Non c’è una tale segnalazione.
error-too-many-seeks = Troppe persone aspettano una partita qui; riprova tra un momento.
error-person-none = Nessuno su questo server ha l’id “{ $person }”.
