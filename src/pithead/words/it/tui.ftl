# The terminal client.
tui-type = scrivi una scelta, per esempio «{ $example }», o il suo numero
tui-confirm = { $choice }: { $preview } – Invio conferma, Esc annulla
tui-key-undo = ritira
tui-key-sheet = punteggi
tui-key-rules = regole
tui-key-log = registro
tui-key-type = scrivi
tui-key-help = aiuto
tui-key-theme = chiaro/scuro
tui-key-leave = esci
tui-key-close = chiudi
tui-key-next = avanti
tui-key-back = indietro
tui-key-first = inizio
tui-key-last = fine
tui-sheet-title = Foglio dei punteggi, così come stanno le cose ora
tui-rules-title = Le regole
tui-log-title = Che cosa è successo
tui-help-title = Aiuto
tui-help = Con le frecce scorri le tue scelte; la riga sotto il tavolo dice che cosa cambierebbe ciascuna.
    Invio prende una scelta, e di nuovo Invio la conferma. Esc la rimette a posto.
    Con il mouse: fai clic su una scelta o su un punto segnato del tabellone, e di nuovo per confermare.
    Premi : e scrivi una scelta a parole o in notazione, o il suo numero.
    u ritira la tua ultima decisione di questo turno, finché non si sono lanciati dadi e nessun altro ha agito.
    s mostra il foglio dei punteggi con ogni punto spiegato, p che cosa ha ciascuno davanti a sé, r le regole, l il registro, t passa da chiaro a scuro.
    h mostra, nelle partite contro i bot, le scelte migliori e perché.
    q esce. Una partita viene conservata nel suo file dopo ogni passo, e riprende da lì.
tui-key-hint = consiglio
tui-thinking = L’allenatore pensa …
tui-hint-title = Fammi vedere
tui-key-again = rivincita
tui-key-verify = verifica
tui-key-analyse = analizza
tui-players-title = Tutti al tavolo
tui-round-title = Il round è finito
