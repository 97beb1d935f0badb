# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Non c’è nessun gioco «{ $name }»; atteso uno di: { $known }.
error-seats = A una partita servono da { $least } a { $most } giocatori, non { $seats }.
error-seat = Non c’è un posto al tavolo { $seat }; i posti al tavolo vanno da 0 a { $most }.
error-not-your-turn = Il posto al tavolo { $seat } non può agire ora: è il turno del posto { $turn }.
error-chance-only = Il posto al tavolo { $seat } non può decidere come cadono i dadi; lo fa solo il caso.
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

## Dice Miner: set-up
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

## Dice Miner: excavation
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

## Dice Miner: magic
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
error-not-in-trove = In questo bottino non c’è nessun { $die } da scegliere.
error-hazard-never-rolls = { $die } è un dado Pericolo, e la magia non li rilancia mai.
error-die-not-free = { $die } non si può scegliere: è usato, o già scelto.
error-no-roll-now = Non ci sono dadi da lanciare.
error-nothing-to-roll-now = Il caso ora non ha nulla da decidere.
error-wrong-dice = I dadi attesi erano: { $expected }; «{ $came }» sono altri.

## Dice Miner: replenish
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

## Dice Miner: positions
error-round = Non c’è un round { $round }; una partita ha i round da 1 a 3.
error-position-scores = «scores» richiede per ogni posto al tavolo lo stesso numero di round finiti, al massimo tre.
error-position-sharing = Una Birra che sta per essere lanciata richiede il caso in «to_act», il posto al tavolo in «turn», e in «sharing» tipo e posto.
error-position-rolling = «rolling» e «to_choose» non si accordano con il bottino: servono dadi non usati che non siano dadi Pericolo, e quando sono tutti scelti agisce il caso.
error-position-cached = «cached» elenca dadi che non sono nel bottino.
error-position-reroll = «waiting» deve indicare posti al tavolo che abbiano dadi da rilanciare oltre a quelli congelati.
error-mountain-empty = La montagna è vuota, quindi lo scavo è finito.
error-picks = Prendere { $picks } dadi è impossibile: dopo la Birra sono due.
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
error-score-json = Questo non si può conteggiare: { $problem }.
error-score-seats = «heroes» ha { $heroes ->
    [one] una voce
   *[other] { $heroes } voci
 } e «troves» { $troves }; attesa una per ciascuno, da 1 a 4 giocatori.

## Mini Miners: Turns
error-not-now = «{ $event }» ora non è possibile; atteso uno di: { $expected }.
error-draw-first = Prima di andare avanti vanno pescate delle carte.
error-game-over = La partita è finita.

## Mini Miners: Set-up
error-dwarves-count = Con questo numero di giocatori { $expected ->
    [one] serve un nano
   *[other] servono { $expected } nani diversi
 }, non { $count }.
error-no-such-dwarf = Qui non c’è nessun nano «{ $dwarf }»; i nani sono { $known }.
error-joined-wrong = { $expected ->
    [one] Deve partecipare esattamente un nano
   *[other] Devono partecipare esattamente { $expected } nani diversi
 } di questa forma del gioco.
error-markers-count = { $expected ->
    [one] A una casella serve un segnalino
   *[other] A { $expected } caselle serve un segnalino ciascuna
 }, e ne { $count ->
    [one] è arrivato uno
   *[other] sono arrivati { $count }
 }.
error-markers-wrong = I segnalini normali vanno nella galleria, i segnalini bonus nei pozzi e sull’ultima casella, ciascuno una volta sola.
error-no-such-event = L’evento «{ $event }» non è nel mazzo; restano { $known }.

## Mini Miners: Recruit
error-dealt-wrong = Ognuno dei { $count } giocatori deve ricevere { $size ->
    [one] un nano
   *[other] { $size } nani
 } tra quelli in gioco, ogni nano una volta sola.
error-not-in-hand = Il nano «{ $dwarf }» non è nella tua mano.
error-not-in-troop = Il nano «{ $dwarf }» non è tra quelli che hai scelto.
error-not-open = Il nano «{ $dwarf }» non è più tra quelli scoperti.
error-lowest-first = Il primo giocatore non può cominciare con «{ $dwarf }», che ha l’iniziativa più bassa.

## Mini Miners: Market
error-market-place = Al posto { $place } del mercato non c’è nessun attrezzo; i posti vanno da 1 a { $most }.
error-pile-empty = Non restano carte attrezzo né nel mazzo né negli scarti.
error-too-poor = Costa { $price }, e nella tua tesoreria { $gold ->
    [0] non c’è nulla
    [one] c’è solo { $gold }
   *[other] ci sono solo { $gold }
 }.
error-not-your-dwarf = Il nano «{ $dwarf }» non è tra i tuoi in questo round.
error-not-in-store = Nella tua scorta non c’è «{ $tool }».
error-hands-full = Il nano «{ $dwarf }» non può portare un’altra carta attrezzo.
error-same-tool = Il nano «{ $dwarf }» porta già «{ $tool }», e un secondo attrezzo deve essere di tipo diverso.
error-not-there = «{ $tool }» non si trova in: { $source }.
error-laid-wrong = Nei posti vuoti del mercato { $count ->
    [one] va messo un attrezzo
   *[other] vanno messi { $count } attrezzi
 } del mazzo.
error-drew-wrong = Il posto al tavolo { $seat } non può pescare «{ $tool }»: non è nel mazzo, o pesca qualcun altro.
error-stole-wrong = «{ $tool }» non può essere preso: il nano «{ $dwarf }» non lo porta coperto, o i posti al tavolo sono sbagliati.

## Mini Miners: Targets
error-no-target = «{ $attacker }» non può prendere di mira «{ $dwarf }» ora.
error-two-targets = «{ $dwarf }» è già scelto; scegli il secondo bersaglio.
error-no-star = Il nano «{ $dwarf }» non ha una stella da mostrare; «{ $tool }» non serve.
error-no-way-there = Il nano «{ $dwarf }» non può essere spostato in { $space }; le caselle vicine libere sono { $spaces }.

## Mini Miners: Placement
error-not-called = È chiamato «{ $called }», non «{ $dwarf }».
error-no-such-space = Sul tabellone non c’è nessuna casella { $space }.
error-space-taken = Su { $space } c’è un altro nano.
error-forbidden-zone = { $space } è una zona vietata.
error-no-lantern = Al nano «{ $dwarf }» serve una lanterna per essere piazzato nel pozzo { $space }.
error-lantern-borrowed = Il nano «{ $dwarf }» ha preso in prestito una lanterna e deve andare con essa in un pozzo, non in { $space }.
error-not-the-tavern = Il nano «{ $dwarf }» non può essere piazzato in taverna.
error-shook-wrong = La scossa deve cadere su una casella della galleria, non su { $space }.

## Mini Miners: Dig
error-cannot-use = Il nano «{ $dwarf }» non ha «{ $tool }» da usare ora.
error-cannot-borrow = Il Tuttofare non ha «{ $tool }» da prestare a «{ $dwarf }» ora.
error-no-such-deck = Il nano «{ $dwarf }» non può scegliere di scavare nel mazzo «{ $deck }»; sono possibili { $decks }.
error-cards-wrong = { $count ->
    [one] Questa non può essere la prossima carta
   *[other] Queste non possono essere le prossime { $count } carte
 } del mazzo { $deck }.
error-not-drawn = «{ $card }» non è tra le carte che hai pescato.
error-no-such-bonus = Il segnalino sotto «{ $dwarf }» ora non dà «{ $bonus }».

## Mini Miners: Escape
error-no-collapse = Su { $space } non c’è nessun segnalino crollo.
error-no-shovel = Usa una pala prima di togliere un segnalino crollo.
error-nothing-to-shovel = Sul tabellone non c’è nessun segnalino crollo per la pala.
error-shovel-first = La pala può togliere ancora { $count ->
    [one] un segnalino
   *[other] { $count } segnalini
 }; prima toglili o rinuncia.
error-must-escape = La strada è libera, e «{ $dwarf }» deve fuggire.
error-way-blocked = Tra «{ $dwarf }» e l’uscita { $count ->
    [one] c’è un segnalino crollo
   *[other] ci sono { $count } segnalini crollo
 }, e { $ignore ->
    [0] non se ne può ignorare nessuno
    [one] se ne può ignorare uno solo
   *[other] se ne possono ignorare solo { $ignore }
 }.

## Mini Miners: Trade
error-no-trade = A questo tavolo si gioca senza scambi.
error-give-to = L’oro si può dare solo a un altro giocatore, da 0 a { $most }, non a { $to }.
error-give-gold = { $most ->
    [0] Non hai pepite da dare.
   *[other] Puoi dare da 1 a { $most } pepite, non { $gold }.
 }

## Mini Miners: Positions
error-position-round = Il round { $round } non esiste; questa partita ha { $most ->
    [one] un round
   *[other] { $most } round
 }.
error-position-gold = L’oro non può essere meno di niente.
error-position-market = Il mercato ha { $expected ->
    [one] un posto
   *[other] { $expected } posti
 }, non { $count }; quelli vuoti si scrivono "".
error-position-collapses = Sul tabellone { $most ->
    [one] sta al massimo un segnalino
   *[other] stanno al massimo { $most } segnalini
 } crollo, non { $count }.
error-position-crew = Ogni nano del round deve essere in gioco, e nessuno può esserci due volte.
error-position-lurking = «{ $dwarf }» non può stare in agguato: può farlo solo un Imbroglione fuggito.
error-position-cards = Le carte in { $where } e altrove non sono quelle della scatola: alcune sono doppie, o mancano.
error-position-hidden = In { $where } ci sono carte nascoste: è quel che vede un solo giocatore, mentre serve la posizione intera.
error-position-phase = Il campo { $where } non si accorda con la fase { $phase }.
error-no-such-marker = Non c’è nessun segnalino «{ $marker }».

## Mini Miners: Content
error-content-supply = Serve almeno un segnalino crollo, non { $count }.
error-content-setup = I numeri per { $seats } giocatori non tornano: tutti i nani in gioco vengono distribuiti, e ognuno ne gioca meno di quanti ne riceve.
error-content-initiative = Le iniziative devono essere da 1 a { $most }, ciascuna una volta; sono { $came }.
error-content-does = Il nano «{ $dwarf }» non può fare «{ $does }»; sono note { $known }, e ogni abilità appartiene a un solo nano.
error-content-simplified = «{ $dwarf }», escluso dalla partita semplificata in { $seats }, non è un nano della scatola.
error-content-tools = Le carte attrezzo devono essere { $expected }, non { $count }.
error-content-deck = Il mazzo { $deck } deve avere { $expected ->
    [one] una carta
   *[other] { $expected } carte
 }, non { $count }.
error-content-card = «{ $card }» nel mazzo { $deck } non è una carta miniera; scrivi nugget:2, special:1:draw-tool o collapse.
error-content-events = { $least ->
    [one] Serve almeno un evento
   *[other] Servono almeno { $least } eventi
 }, non { $count }.
error-content-towards = { $space } porta a { $towards }, che non è né una casella né l’uscita.
error-content-space = A { $space } serve un mazzo se è una casella di galleria, altrimenti un valore.
error-content-tree = Queste caselle non portano all’uscita: { $spaces }.
error-content-markers = I segnalini «{ $kind }» devono essere { $expected }, non { $count }.
error-content-marker = «{ $marker }» tra i segnalini «{ $kind }» non è un segnalino.
error-content-forbidden = { $count ->
    [one] Una zona vietata lascia
   *[other] { $count } zone vietate lasciano
 } troppo poche caselle per tutti i nani.
error-no-such-tool = Non c’è nessun attrezzo «{ $tool }»; gli attrezzi sono { $known }.

## Content files
error-content-toml = Il file di contenuti non è TOML: { $where }.
error-content-entry = La voce { $where } del file di contenuti non si può leggere: { $problem }.
error-content-type = La voce { $where } del file di contenuti deve essere di tipo «{ $expected }».
error-content-unknown = Il file di contenuti ha una voce { $where } che nella scatola non c’è; attesa una di: { $known }.
error-content-table = La voce { $where } del file di contenuti deve essere una tabella.
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

## Records
error-record-json = Questa non è la registrazione di una partita: { $problem }.
error-record-large = Questo file ha { $size } byte, e nessuna registrazione ne ha più di { $most }.
error-record-rules = Questa partita è stata giocata con la versione { $rules } delle regole; quella nota è la { $known }.
error-record-content = Questa partita è stata giocata con una scatola ({ $content }) diversa dalla nostra ({ $known }).
error-record-step = Il passo { $number } della registrazione, «{ $step }», è impossibile: { $why }
error-record-finished = La partita in { $file } è finita; «pithead replay» la mostra.
error-envelope-missing = I dadi sigillati di questa partita non sono accanto a essa: atteso il file { $file }.
error-envelope-other = I dadi sigillati accanto a questa partita appartengono a un’altra.
error-verify-digest = La registrazione è stata cambiata dopo essere stata scritta: la somma di controllo non torna.
error-verify-unfinished = La partita non è finita, quindi la busta con i suoi dadi è ancora sigillata.
error-verify-commitment = Il segreto non è quello promesso prima del primo lancio.
error-verify-seed = Il segreto, il tavolo o un nonce non appartiene al seme nell’intestazione.
error-verify-outcome = Il passo { $number } dice «{ $step }», ma i dadi sigillati dicono «{ $due }».
error-verify-form = Il passo { $number }, «{ $step }», non è scritto come dovrebbe.
error-verify-step = Il passo { $number }, «{ $step }», è contro le regole: { $why }
error-verify-early = La registrazione finisce prima della partita.
error-verify-result = Il risultato nella registrazione non è quello a cui portano i passi.

## Fast kernels
error-sim-missing = I nuclei veloci hanno bisogno di { $package }: pip install "pithead[sim]".
error-sim-game = Per { $game } non c’è ancora un nucleo veloce.
error-sim-gpu = Non è stata trovata nessuna scheda grafica che numba-cuda possa usare.
error-sim-gpu-bots = Sulla scheda grafica per ora giocano solo bot random.
error-sim-ray = Il cluster Ray a { $address } non è raggiungibile: { $problem }.
error-sim-ray-gpu = Un cluster gioca sui processori: --ray e --gpu non vanno insieme.
error-ray-missing = Per i cluster serve ray: pip install "pithead[ray]".
error-sim-each-seat = { $what } ne indica { $count }; atteso uno per tutti, o uno per ciascuno dei { $seats } posti.
error-sim-hero-faces = L’eroe { $hero } mostra { $count } facce; il nucleo veloce ne può contare al massimo { $most }.
error-sim-troop = La squadra di un giocatore ha { $count } nani; il nucleo veloce ne può contenere al massimo { $most }.
error-sim-gold = { $gold } d’oro in un solo posto; il nucleo veloce ne può contare al massimo { $most }.
error-sim-position = Il nucleo veloce non può contenere questa posizione: nessuna partita ci arriva.
error-solve-seats = Il risolutore conosce le partite a due; questa ha { $seats } posti.
error-solve-phase = Il risolutore conosce lo scavo e la magia dell’ultimo round, e questa posizione non è nessuno dei due.
error-solve-dice = Sulla montagna ci sono { $count } dadi; il risolutore ne può contare al massimo { $most }.
error-solve-big = Questa posizione è troppo grande per il risolutore: restano troppe birre, simboli magici o dadi.
error-solve-magic = Una magia lancia qui { $count } dadi; il risolutore ne può contare al massimo { $most }.

## Command line
error-file-missing = Non c’è nessun file { $file }.
error-file-read = Il file { $file } non si può leggere: { $problem }.
error-file-write = { $file } non si può scrivere: { $problem }.
error-line-json = Questa riga non è un JSON della forma attesa: { $problem }.
error-line-long = Questa riga è più lunga di { $most } byte.
error-rule-unknown = Non c’è una regola { $number } di { $game }; «pithead rules { $game }» le elenca tutte.
error-bot-unknown = Non c’è nessun bot «{ $name }» per { $game }; atteso uno di: { $known }.
error-players = { $bots ->
    [one] Un bot non può
   *[other] { $bots } bot non possono
 } occupare { $seats ->
    [one] un posto al tavolo
   *[other] { $seats } posti al tavolo
 }.
error-names = { $names ->
    [one] Un nome
   *[other] { $names } nomi
 } per { $people ->
    [0] nessuna persona
    [one] una persona
   *[other] { $people } persone
 }; atteso uno ciascuno.
error-option = { $game } non ha questa opzione, o non con questo valore: { $problem }.
error-undo-barrier = Non si può ritirare nulla: da allora si sono lanciati dadi, o ha agito qualcun altro.
error-language = Non c’è nessuna lingua «{ $language }»; attesa una di: { $known }.
error-number = «{ $text }» non è un numero da { $least } a { $most }.

## Tables
error-table-unknown = Questo tavolo non esiste.
error-table-not-begun = La partita non è cominciata: ci sono ancora sedie libere.
error-table-over = La partita è finita.
error-table-playing = La partita non è ancora finita.
error-table-away = Non sei a questo tavolo; prima torna.
error-table-not-away = Non sei andato via.
error-table-nothing-to-undo = Non c'è niente di tuo da riprendere.
error-table-not-asked = Nessuno ti chiede di annullare qualcosa.
error-table-seated = Siedi già a questo tavolo.
error-table-taken = Questa sedia è occupata.
error-table-full = Tutte le sedie aperte sono occupate.
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
error-session-needed = Prima di' chi sei.
error-forbidden = Questo non spetta a te.
error-not-here = A questo indirizzo non c'è niente.
error-method = Questo indirizzo non si può usare così.
error-cross-site = Un'altra pagina non può farlo a tuo nome.
error-json-only = Qui si capisce solo JSON.
error-too-large = Questo è più grande di { $most } byte.
error-too-deep = Questo JSON è annidato troppo in profondità.
error-too-many = Troppo in una volta; aspetta un po'.
error-too-many-tables = Hai già { $most } tavoli aperti; prima finiscine uno.
error-wire-json = Questo messaggio non si capisce: { $problem }.
error-wire-order = Questo messaggio adesso non ha senso.
error-clock-needs-bot = Un tavolo con l'orologio ha bisogno di un bot che sostituisca chi ha finito il tempo.
error-broken = Qualcosa si è rotto da parte nostra; niente è andato perso.
error-workers-need-postgres = Più processi hanno bisogno di un database PostgreSQL; un file serve un solo processo.
error-web-not-built = L’app web non è stata ancora costruita qui: usa «make web», o installa il pacchetto pubblicato, che la contiene.
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
error-extra-missing = Serve più del solo gioco: pip install "pithead[server]".
error-env-action = Ora non c’è un’azione { $action }; sono permesse { $legal }.
error-env-over = La partita è finita: nessuno può più agire.
error-env-actions = Serve un’azione da 0 a { $most } per ciascuna delle { $games } partite.
error-env-no-agent = A ogni posto siede un bot; almeno uno deve chiamarsi «agent», le cui azioni vengono da fuori.
error-env-unknown-action = Per “{ $event }” non c’è un numero in { $game }: nessuna partita casuale dell’indagine l’ha incontrato.
error-lab-game = Per { $game } non c’è un laboratorio.
error-ladder-two = Una scala ha bisogno di due bot diversi.
error-ladder-nothing = Interrotto prima che finisse la prima partita.
error-ladder-unmeasured = Per { $game } in { $seats } non è stato misurato nulla.
error-puzzle-number = Non esiste il problema { $number }: sono numerati da 1 a { $most }.
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
