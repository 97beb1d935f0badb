# What commands print.
cli-line = riga { $number }: { $message }
cli-verified = Verificato: { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }, ogni lancio dalla busta sigillata, ogni mossa secondo le regole; { $totals } punti, { $winners }.
cli-verified-seed = Verificato: { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }, ogni lancio dal seme pubblico, ogni mossa secondo le regole; { $totals } punti, { $winners }.
cli-verified-receipt = È la partita della tua ricevuta: la promessa e ogni nonce sono quelle che hai visto prima del primo lancio.
cli-signed = Il server l’ha firmata fino al passo { $steps }, con la chiave { $key }.
cli-unsigned = Il server non l’ha firmata.
cli-written = Scritto: { $file }
cli-new-hint = Si gioca con «pithead play { $game } --resume { $file }».
cli-random-done = { $games ->
    [one] Una partita scritta
   *[other] { $games } partite scritte
 } in { $folder }.
cli-random-stopped = Interrotto; { $games ->
    [0] nessuna partita scritta
    [one] una partita scritta
   *[other] { $games } partite scritte
 } in { $folder }.
cli-content-title = Che cosa c’è nella scatola di { $game }, e quanto ne siamo sicuri
cli-content-guesses = Che cosa abbiamo ipotizzato, e che cosa cambia:
cli-content-measured = Misurato con giocatori casuali o avidi: { $command }
cli-content-hash = Impronta di questi dati: { $hash }
cli-content-sure = { $count ->
    [one] Un dato
   *[other] { $count } dati
 }: { $marks }.
cli-content-correct = Hai la scatola e ne sai di più? Scrivi le voci diverse in un file TOML e aggiungi --content tuo-file.toml.
cli-replay-step = { $number } di { $count }
cli-replay-start = Prima del primo passo.
cli-bench-title = Gioco casuale su un solo core, ogni evento controllato; le decisioni sono le scelte dei giocatori
cli-bench-own = { $name }: { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
 } e { $games ->
    [one] una partita
   *[other] { $games } partite
 } al secondo
cli-bench-skipped = { $name } è stato saltato, perché { $package } non è installato; «make bench» ha tutto.
cli-bench-ratio = { $name } prende { $ratio } volte le decisioni di { $peer }.
cli-bench-cores = Due core giocano { $ratio } volte le partite di uno.
cli-bench-start = pithead --help richiede { $milliseconds } ms di tempo di processore.
cli-bench-screen = pithead play impiega { $milliseconds } ms di tempo macchina fino alla prima schermata.
cli-stopped = Fermato.
cli-starting = Il server si avvia
cli-serving = { -pithead } è su { $url } e resta aperto fino a Ctrl-C.
cli-serving-already = { -pithead } gira già, su { $url }.
