# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-chance-only = Il posto al tavolo { $seat } non può decidere come cadono i dadi; lo fa solo il caso.

## Set-up
error-solo-seats = La forma in solitario «{ $solo }» richiede { $expected ->
    [one] un posto al tavolo
   *[other] { $expected } posti al tavolo
 }, non { $seats }.
error-no-hero-now = Gli eroi si scelgono una volta sola, prima della prima montagna.
error-no-such-hero = Non c’è nessun eroe «{ $hero }»; atteso uno di: { $known }.
error-hero-taken = L’eroe «{ $hero }» è già stato scelto; ogni eroe gioca una volta sola.
error-no-deal-now = Gli eroi si distribuiscono solo all’inizio di una partita con eroi casuali.
error-deal-wrong = Si { $count ->
    [one] distribuisce un eroe
   *[other] distribuiscono { $count } eroi diversi
 } tra: { $known }.
error-no-fill-now = La montagna si riempie solo all’inizio di un round.
error-fill-count = { $expected ->
    [one] Un dado riempie
   *[other] { $expected } dadi riempiono
 } la montagna dal posto più basso in su, non { $count }.
error-fill-bag = Dal sacchetto non { $count ->
    [one] può uscire un dado
   *[other] possono uscire { $count } dadi
 } { $kind ->
    [tunnel] Tunnel
    [hazard] Pericolo
    [tool] Strumento
    [treasure] Tesoro
    [magic] { $count ->
        [one] Magico
       *[other] Magici
    }
   *[other] «{ $kind }»
 }: { $left ->
    [0] non ce ne sono
    [one] ce n’è uno solo
   *[other] ce ne sono { $left }
 }.
error-no-such-face = Nessun dado della scatola mostra «{ $face }».
error-no-such-slot = Non c’è nessun posto «{ $slot }»; i posti sono a1 a2, da b1 a b3, da c1 a c4, da d1 a d5, da e1 a e6.

## Excavation
error-not-excavation = Si prendono dadi e si condivide la Birra solo nella Fase di Scavo.
error-slot-empty = In { $slot } non c’è nessun dado.
error-not-on-top = Il dado in { $slot } non sta in alto: { $above ->
    [one] sopra di esso c’è un dado
   *[other] sopra di esso ci sono { $above } dadi
 }, e solo dopo aver condiviso la Birra si può prendere dal lato.
error-buried = Il dado in { $slot } è sepolto: sopra di esso ci sono due dadi, e dopo aver condiviso la Birra può essercene al massimo uno.
error-cheers-once = La Birra si condivide una volta per turno, prima di prendere il primo dado.
error-no-beer = In questo bottino non c’è un dado { $kind ->
    [tunnel] Tunnel
    [hazard] Pericolo
    [tool] Strumento
    [treasure] Tesoro
    [magic] Magico
   *[other] «{ $kind }»
 } che mostri la Birra.
error-cheers-to = La Birra va a un altro giocatore, ai posti al tavolo da 0 a { $most } ma non il proprio; { $to } non è tra questi.
error-cheers-to-bag = Chi gioca da solo dà la Birra soltanto al sacchetto: «cheers … to bag».
error-roll-first = Prima di tutto vanno lanciati i dadi.
error-must-take = Ora bisogna prendere un dado; solo il secondo dopo la Birra è facoltativo.

## Magic
error-not-magic = La magia si spende solo nella Fase Magica.
error-no-such-magic = In questo bottino non c’è un dado non usato che mostri «{ $die }».
error-hero-spent = { $count ->
    [0] Questo eroe non ha magia.
   *[other] La magia di questo eroe è già spesa per questo round.
 }
error-nothing-to-roll = Non c’è nessun dado che questa magia possa rilanciare.
error-choose-dice = Per la magia che si sta spendendo { $count ->
    [one] va scelto ancora un dado
   *[other] vanno scelti ancora { $count } dadi
 }.
error-spend-first = Prima di scegliere i dadi bisogna spendere un dado Magico o la magia dell’eroe.
error-not-in-trove = In questo bottino questo non c’è da scegliere: { $die }.
error-hazard-never-rolls = { $die } è un dado Pericolo, e la magia non li rilancia mai.
error-die-not-free = { $die } non si può scegliere: è usato, o già scelto.
error-no-roll-now = Non ci sono dadi da lanciare.
error-wrong-dice = I dadi attesi erano: { $expected }; «{ $came }» sono altri.

## Replenish
error-not-replenish = I dadi si congelano solo nella Fase di Rifornimento.
error-has-chosen = Il posto al tavolo { $seat } non ha più nulla da scegliere.
error-chests-full = { $count ->
    [0] Senza forzieri non si congela nessun dado.
    [one] L’unico forziere è pieno.
   *[other] Sono pieni tutti e { $count } i forzieri.
 }
error-own-chest = { $die } non può essere congelato dai propri forzieri; deve farlo un altro forziere.
error-no-lots-now = Si sorteggia solo tra chi ha ugualmente pochi punti.
error-lots-among = Il posto al tavolo { $seat } non può iniziare; si sorteggia tra i posti { $among }.

## Positions
error-picks = Prendere { $picks } dadi è impossibile: dopo la Birra sono due.
error-round = Non c’è un round { $round }; una partita ha i round da 1 a 3.
error-position-scores = «scores» richiede per ogni posto al tavolo lo stesso numero di round finiti, al massimo tre.
error-position-sharing = Una Birra che sta per essere lanciata richiede il caso in «to_act», il posto al tavolo in «turn», e in «sharing» tipo e posto.
error-position-rolling = «rolling» e «to_choose» non si accordano con il bottino: servono dadi non usati che non siano dadi Pericolo, e quando sono tutti scelti agisce il caso.
error-position-cached = «cached» elenca dadi che non sono nel bottino.
error-position-reroll = «waiting» deve indicare posti al tavolo che abbiano dadi da rilanciare oltre a quelli congelati.
error-position-waiting = Nella fase «{ $phase }» qualcuno deve essere in «waiting»; omettilo se sono tutti.
error-mountain-empty = La montagna è vuota, quindi lo scavo è finito.
error-spent-mark = «{ $face }» è segnato come usato, ma può esserlo solo la magia, e solo nella Fase Magica.
error-too-many-dice = In questa posizione { $count ->
    [one] c’è un dado
   *[other] ci sono { $count } dadi
 } { $kind ->
    [tunnel] Tunnel
    [hazard] Pericolo
    [tool] Strumento
    [treasure] Tesoro
    [magic] { $count ->
        [one] Magico
       *[other] Magici
    }
   *[other] «{ $kind }»
 }, ma nella scatola solo { $most }.
error-sixty-dice = Qui { $count ->
    [one] c’è un dado
   *[other] ci sono { $count } dadi
 }, ma nella scatola solo { $most }.
error-score-seats = «heroes» ha { $heroes ->
    [one] una voce
   *[other] { $heroes } voci
 } e «troves» { $troves }; attesa una per ciascuno, da 1 a 4 giocatori.

## Content files
error-content-six-faces = Un dado ha sei facce; il file di contenuti ne dà { $count } al dado «{ $kind }».
error-content-face = «{ $face }» in { $where } non è una faccia di un dado «{ $kind }».
error-content-count = Non possono esserci { $count } dadi «{ $kind }».
error-content-sixty-dice = La scatola contiene 60 dadi; con il file di contenuti diventano { $count }.
error-content-rows = Le file della montagna devono essere 2, 3, 4, 5, 6 dall’alto, perché almeno un dado stia in alto e ognuno poggi su due; non { $rows }.
error-content-heroes = Ci vuole un eroe per ciascuno di quattro giocatori; il file di contenuti { $count ->
    [0] non ne lascia nessuno
    [one] ne lascia uno solo
   *[other] ne lascia { $count }
 }.
error-content-hero-empty = L’eroe { $hero } non mostra nessuna faccia.
error-content-hero-face = «{ $face }» in { $where } non è una faccia che un eroe possa mostrare.
error-content-hero-magic = Le facce magiche dell’eroe { $hero } devono mostrare tutte lo stesso numero di simboli, perché «spend hero» sia chiaro.

## Fast kernels
error-sim-hero-faces = L’eroe { $hero } mostra { $count } facce; il nucleo veloce ne può contare al massimo { $most }.
error-solve-seats = Il risolutore conosce le partite a due; questa ha { $seats } posti.
error-solve-phase = Il risolutore conosce lo scavo e la magia dell’ultimo round, e questa posizione non è nessuno dei due.
error-solve-dice = Sulla montagna ci sono { $count } dadi; il risolutore ne può contare al massimo { $most }.
error-solve-big = Questa posizione è troppo grande per il risolutore: restano troppe birre, simboli magici o dadi.
error-solve-magic = Una magia lancia qui { $count } dadi; il risolutore ne può contare al massimo { $most }.
