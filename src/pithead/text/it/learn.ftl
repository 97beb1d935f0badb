# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Primi passi in { $game }: { $count ->
    [one] una breve lezione
   *[other] { $count } brevi lezioni
 }. Scegli come in una partita; «?» aiuta, «quit» esce.
learn-step = Lezione { $number } di { $count }
learn-finished = È tutto. Ora gioca: pithead play { $game }
learn-hint-prefix = Non questa volta. { $hint }
learn-you = Tu
learn-rival = Rivale

learn-dice-miner-top = Tutti scavano dadi dalla stessa montagna. Puoi prendere un dado che sta in alto: nulla deve stargli sopra, da nessuna delle due parti. Il tuo eroe, il Topografo, mostra sempre un tunnel 1. Prendi il tunnel 2.
learn-dice-miner-top-hint = Il tunnel 2 è in a2.
learn-dice-miner-top-done = Il dado si unisce al tuo bottino e mantiene la sua faccia.
learn-dice-miner-tunnels = I tunnel contano in sequenze che iniziano con 1: 1, 2, 3 valgono 6 punti, ma un buco le interrompe. Hai 1 (il tuo eroe) e 2. Continua con il prossimo.
learn-dice-miner-tunnels-hint = Dopo 1 e 2 viene 3. È in b1.
learn-dice-miner-tunnels-done = 1 + 2 + 3 = 6 punti.
learn-dice-miner-gems = Ogni gemma è un punto, e chi da solo ne mostra di più raddoppia. Ne mostrate due a testa. Passa in testa.
learn-dice-miner-gems-hint = La gemma è in c3.
learn-dice-miner-gems-done = Tre gemme contro due: sei punti per te, due per il rivale.
learn-dice-miner-hazards = Crolli e draghi costano un punto ciascuno, a meno che tu abbia lo strumento adatto: un piccone contro i crolli, uno scudo contro i draghi. Allora ognuno conta, moltiplicato per il numero di quegli strumenti. Hai due picconi. Quale pericolo vuoi?
learn-dice-miner-hazards-hint = I picconi trasformano i crolli in punti; i draghi vogliono uno scudo. I crolli sono in d1.
learn-dice-miner-hazards-done = Due crolli per due picconi: quattro punti.
learn-dice-miner-cheers = Inizi questo turno con un dado che mostra la Birra. Condividila: lancia il dado, e il rivale lo tiene con la nuova faccia. In cambio puoi prendere due dadi, anche dal lato. Alla salute!
learn-dice-miner-cheers-hint = Scegli «cheers tunnel to 1».
learn-dice-miner-cheers-done = Alla salute! Il rivale ha ricevuto un tunnel 5.
learn-dice-miner-side = Ora puoi prendere un dado dal lato: uno coperto su uno solo dei suoi due lati superiori. Le tre gemme in d1 sono coperte in alto a destra da c1.
learn-dice-miner-side-hint = Prendi le gemme in d1.
learn-dice-miner-side-done = Il dado di sopra è scivolato nel buco: guarda d1.
learn-dice-miner-second = Se vuoi, un secondo dado è tuo, di nuovo dall’alto o dal lato. Prendine uno, o di’ «done».
learn-dice-miner-second-hint = Va bene qualsiasi dado che si possa prendere.
learn-dice-miner-second-done = Il tuo turno è finito. Si va avanti così finché la montagna è vuota.
learn-dice-miner-spend = La montagna è vuota, e comincia la magia. Un dado Magico con due simboli rilancia due dei tuoi dadi. I tuoi tunnel sono 1 (eroe), 2, 3, 5 e 5. Spendi i due simboli.
learn-dice-miner-spend-hint = Scegli «spend magic:2»; tieni per ora la magia dell’eroe.
learn-dice-miner-spend-done = Ora scegli due dadi. I dadi Pericolo non si rilanciano mai.
learn-dice-miner-first-roll = I due 5 non valgono nulla senza un 4. Scegli il primo.
learn-dice-miner-first-roll-hint = Scegli «roll tunnel:5».
learn-dice-miner-first-roll-done = Ancora uno.
learn-dice-miner-second-roll = Un dado Magico deve rilanciare tutti i dadi che consente. Scegli l’altro 5.
learn-dice-miner-second-roll-hint = Scegli «roll tunnel:5».
learn-dice-miner-second-roll-done = Un 4 e un 1! I tuoi tunnel sono 1, 2, 3, 4 e un altro 1: undici punti.
learn-dice-miner-hero = Anche il tuo eroe ha un simbolo magico. Potresti spenderlo, ma ora è tutto in ordine. Fermati qui.
learn-dice-miner-hero-hint = Di’ «done».
learn-dice-miner-hero-done = Quando tutti hanno finito, il round si conteggia.
learn-dice-miner-cache = Prima del prossimo round si rilanciano tutti i dadi, tranne quelli che congeli: tanti quanti sono i forzieri che mostri. Ai tuoi quattro draghi serve uno scudo. Congela uno dei due.
learn-dice-miner-cache-hint = Scegli «cache tool:shield» o «cache hazard:dragon4».
learn-dice-miner-cache-done = Mantiene la sua faccia. Dopo tre round vince chi ha più punti.
