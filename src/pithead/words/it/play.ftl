# Playing in the terminal.
play-welcome = { -pithead }: { $game }. Scrivi il numero di una scelta o la scelta stessa; «?» aiuta.
play-sealed = Prima del primo lancio i dadi di questa partita sono finiti in una busta sigillata: { $commitment }
play-saved = La partita è conservata in { $file }.
play-help = Scrivi il numero di una scelta, o la scelta a parole, per esempio «{ $example }».
    { $hint }: le scelte migliori, la tua probabilità di vincere con ciascuna, e perché
    { $score }: il foglio dei punteggi, ogni punto spiegato
    { $rules }: tutte le regole, o con un numero quella che chiedi
    { $table }: di nuovo tutto il tavolo
    { $look }: la posizione a parole
    { $log }: tutto quello che è successo
    { $undo }: ritira la tua ultima decisione, se da allora non si sono lanciati dadi e nessun altro ha agito
    { $quit }: esci; la partita aspetta nel suo file
play-choices = { $name }, puoi scegliere:
play-undone = Ritirato.
play-hand-over = La tastiera passa a { $name }; poi premi Invio.
play-left = Sei uscito. Per riprendere: pithead play { $game } --resume { $file }
play-over = La partita è finita.
play-won = { $count ->
    [one] { $names } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }!
   *[other] { $names } si dividono la vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
 }
play-won-you = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }!
play-won-short = { $count ->
    [one] { $names } vince
   *[other] { $names } si dividono la vittoria
 }
play-won-short-you = Vinci
play-given-up = la partita è stata abbandonata
play-alone = Hai fatto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
play-percentile = È più che nel { $percent }% di { $games } partite di bot con la stessa fortuna.
play-verify = Ora la busta è aperta. Controlla tu ogni lancio: pithead verify { $file }
play-about = { $choice }: { $more }
play-turn-of = Di turno: { $name }
play-human = Giocatore { $number }
play-bot = Bot { $number } ({ $level })
play-seeded = I dadi di questa partita derivano dal seme pubblico «{ $seed }»: chi lo gioca riceve gli stessi.
play-verify-seed = Controlla tu ogni lancio: pithead verify { $file }
play-analyse = Fortuna e abilità, passo per passo: pithead analyse { $file }
play-total = totale
play-again = Ancora? «{ $again }» comincia la rivincita, «{ $verify }» controlla ogni lancio, { $coach ->
    [yes] «{ $analyse }» separa fortuna e abilità, «{ $quit }» chiude.
   *[no] «{ $quit }» chiude.
 }
