# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-draw-first = Prima di andare avanti vanno pescate delle carte.
error-game-over = La partita è finita.

## Set-up
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

## Recruit
error-dealt-wrong = Ognuno dei { $count } giocatori deve ricevere { $size ->
    [one] un nano
   *[other] { $size } nani
 } tra quelli in gioco, ogni nano una volta sola.
error-not-in-hand = Il nano «{ $dwarf }» non è nella tua mano.
error-not-in-troop = Il nano «{ $dwarf }» non è tra quelli che hai scelto.
error-not-open = Il nano «{ $dwarf }» non è più tra quelli scoperti.
error-lowest-first = Il primo giocatore non può cominciare con «{ $dwarf }», che ha l’iniziativa più bassa.

## Market
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

## Targets
error-no-target = «{ $attacker }» non può prendere di mira «{ $dwarf }» ora.
error-two-targets = «{ $dwarf }» è già scelto; scegli il secondo bersaglio.
error-no-star = Il nano «{ $dwarf }» non ha una stella da mostrare; «{ $tool }» non serve.
error-no-way-there = Il nano «{ $dwarf }» non può essere spostato in { $space }; le caselle vicine libere sono { $spaces }.

## Placement
error-not-called = È chiamato «{ $called }», non «{ $dwarf }».
error-no-such-space = Sul tabellone non c’è nessuna casella { $space }.
error-space-taken = Su { $space } c’è un altro nano.
error-forbidden-zone = { $space } è una zona vietata.
error-no-lantern = Al nano «{ $dwarf }» serve una lanterna per essere piazzato nel pozzo { $space }.
error-lantern-borrowed = Il nano «{ $dwarf }» ha preso in prestito una lanterna e deve andare con essa in un pozzo, non in { $space }.
error-not-the-tavern = Il nano «{ $dwarf }» non può essere piazzato in taverna.
error-shook-wrong = La scossa deve cadere su una casella della galleria, non su { $space }.

## Dig
error-cannot-use = Il nano «{ $dwarf }» non ha «{ $tool }» da usare ora.
error-cannot-borrow = Il Tuttofare non ha «{ $tool }» da prestare a «{ $dwarf }» ora.
error-no-such-deck = Il nano «{ $dwarf }» non può scegliere di scavare nel mazzo «{ $deck }»; sono possibili { $decks }.
error-cards-wrong = { $count ->
    [one] Questa non può essere la prossima carta
   *[other] Queste non possono essere le prossime { $count } carte
 } del mazzo { $deck }.
error-not-drawn = «{ $card }» non è tra le carte che hai pescato.
error-no-such-bonus = Il segnalino sotto «{ $dwarf }» ora non dà «{ $bonus }».

## Escape
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

## Trade
error-no-trade = A questo tavolo si gioca senza scambi.
error-give-to = L’oro si può dare solo a un altro giocatore, da 0 a { $most }, non a { $to }.
error-give-gold = { $most ->
    [0] Non hai pepite da dare.
   *[other] Puoi dare da 1 a { $most } pepite, non { $gold }.
 }

## Positions
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
error-position-cast = Il campo «cast» elenca i nani della partita: { $expected } diversi, non { $count }.
error-position-crew = Ogni nano del round deve essere in gioco, e nessuno può esserci due volte.
error-position-picked = Per questa partita chi ospita ha scelto altri nani: { $dwarves }. Nella posizione ci sono { $cast }.
error-position-lurking = «{ $dwarf }» non può stare in agguato: può farlo solo un Imbroglione fuggito.
error-position-cards = Le carte in { $where } e altrove non sono quelle della scatola: alcune sono doppie, o mancano.
error-position-hidden = In { $where } ci sono carte nascoste: è quel che vede un solo giocatore, mentre serve la posizione intera.
error-position-phase = Il campo { $where } non si accorda con la fase { $phase }: { $needs ->
    [nobody] nessuno è ancora in gioco, quindi «crew» deve essere vuoto.
    [every-seat] ogni posto al tavolo ha bisogno di un nano in «crew».
    [crew] il nano deve essere in «crew».
    [one-a-seat] ci deve essere una voce per ogni posto al tavolo.
    [cast] ogni nano di «cast» deve esserci esattamente una volta.
    [equal] tutti devono essere ugualmente lunghi, e le mani hanno almeno due nani.
    [choosing] qualcuno deve ancora scegliere, e la scelta deve venire dalla propria mano.
    [room] nessuno ha più nani di quanti se ne giocano, e qualcuno ne ha meno.
    [once] ogni posto al tavolo ha un solo turno di mercato.
    [to-fill] un posto del mercato deve essere vuoto, e un attrezzo nel mazzo.
    [event] nel mazzo ci deve essere un evento.
    [tool] nel mazzo ci deve essere un attrezzo.
    [owner] deve essere il proprietario del nano.
    [aim] deve essere chi questo nano può prendere di mira, e tanti quanti ne sceglie.
    [targets] qualcuno deve essere interpellato, e solo i bersagli lo sono.
    [mine] il nano deve stare nella miniera.
    [tools] il nano deve avere un attrezzo coperto.
    [way] il nano deve stare nella miniera, con una casella libera accanto.
    [aims] può mirare solo un nano già piazzato che prende di mira gli altri.
    [called] il nano deve ancora aspettare la chiamata, senza una casella.
    [home-crook] solo un Imbroglione nella taverna può stare in agguato.
    [collapse] sul tabellone ci deve essere un segnalino crollo.
    [marker] non può essere meno di quanto dà il segnalino sotto il nano; lascialo via se è proprio quello.
    [cards] ci devono essere carte miniera, come special:1:draw-tool.
    [number] il numero è troppo piccolo.
    [deck] ci deve essere un mazzo miniera con delle carte.
    [drawn] si pesca almeno una carta, e non più di quante ne ha il mazzo.
    [kept] almeno una carta si tiene, e in «looking» una deve tornare.
   *[other] si trova solo nel «then» di «fetching».
 }
error-position-simplified = Nel gioco semplificato non c’è quel che sta in { $where }: niente segnalini, niente eventi.
error-position-to-act = Nella fase { $phase } il campo to_act è { $expected }, non { $came }; si può omettere.
error-position-stuck = Il posto al tavolo { $seat } deve agire nella fase { $phase } e non può fare niente: la partita non andrebbe avanti.
error-no-such-marker = Non c’è nessun segnalino «{ $marker }».

## Content
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

## Fast kernels
error-sim-troop = La squadra di un giocatore ha { $count } nani; il nucleo veloce ne può contenere al massimo { $most }.
error-sim-gold = { $gold } d’oro in un solo posto; il nucleo veloce ne può contare al massimo { $most }.
error-score-tools = Una scorta ha da 0 a { $most } attrezzi.
