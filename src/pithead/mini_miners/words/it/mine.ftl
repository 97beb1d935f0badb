# Mini Miners: names of things and what they do, log lines, choices, the table and the score sheet.

## Dwarves
mine-dwarf-handyman = Tuttofare
mine-dwarf-sleuth = Segugio
mine-dwarf-hardhead = Testadura
mine-dwarf-packmule = Mulo
mine-dwarf-gadget = Gadget
mine-dwarf-glimmer = Lumino
mine-dwarf-crook = Imbroglione
mine-dwarf-kaboom = Kabum
mine-dwarf-lucky = Fortunello
mine-dwarf-mole = Talpa
mine-dwarf-daredevil = Scavezzacollo
mine-dwarf-haggler = Trafficone
mine-dwarf-scoundrel = Canaglia
mine-dwarf-bully = Bullo
mine-dwarf-anvil = Incudine
mine-dwarf-innkeeper = Oste
mine-dwarf-trickster = Burlone
mine-dwarf-ticktock = Tic-tac

mine-ability-handyman = Presta il suo attrezzo coperto a un altro dei tuoi nani; poi l’attrezzo si scarta.
mine-ability-sleuth = Ha sempre una lente.
mine-ability-hardhead = Ha sempre un elmetto.
mine-ability-packmule = Ha sempre un carrello.
mine-ability-gadget = Riceve un attrezzo gratis dal mazzo e può portarne un altro di tipo diverso.
mine-ability-glimmer = Ha sempre una lanterna.
mine-ability-crook = Quando fugge, può prendere metà dell’oro del prossimo nano che fugge.
mine-ability-kaboom = Ha sempre la dinamite.
mine-ability-lucky = Quando fugge, ti porta 2 pepite.
mine-ability-mole = Ha sempre una pala.
mine-ability-daredevil = Scava nel mazzo che preferisce.
mine-ability-haggler = Dopo il mercato, per 1 pepita prende a un nano una carta attrezzo a caso.
mine-ability-scoundrel = Appena piazzato, prende 2 pepite dal proprietario di un nano a non più di due passi.
mine-ability-bully = Appena piazzato, sposta un altro nano su una casella vicina libera.
mine-ability-anvil = Se dopo il mercato non ha carte attrezzo, ne sceglie una dal mazzo o dagli scarti.
mine-ability-innkeeper = Può restare in taverna, e guadagna 1 pepita ogni due nani che ci sono.
mine-ability-trickster = Appena piazzato, scambia i segnalini sotto due nani.
mine-ability-ticktock = Può prendere il posto di un altro nano, che viene piazzato di nuovo.

## Tools
mine-tool-star = stella da sceriffo
mine-tool-dynamite = dinamite
mine-tool-shovel = pala
mine-tool-magnifier = lente
mine-tool-cart = carrello
mine-tool-helmet = elmetto
mine-tool-lantern = lanterna

mine-tool-star-text = Annulla un effetto che prende di mira questo nano, e chi attacca ti paga 2.
mine-tool-dynamite-text = Nella fuga, metti un segnalino crollo sulla tua casella.
mine-tool-shovel-text = Nella fuga, togli fino a due segnalini crollo dovunque siano.
mine-tool-magnifier-text = Nello scavo, pesca una carta in più e rimettine una sopra o sotto il mazzo.
mine-tool-cart-text = Nello scavo, pesca e rivela una carta in più.
mine-tool-helmet-text = Ignora le carte crollo e pescane di nuove; i loro segnalini si mettono lo stesso.
mine-tool-lantern-text = Il tuo nano può essere piazzato in un pozzo.

## Events
mine-event-neighbours = Problemi di vicinato
mine-event-diamond-flow = Fiume di diamanti
mine-event-clearance = Svendita
mine-event-free-beer = Birra gratis
mine-event-aftershock = Scossa di assestamento
mine-event-truce = Tregua
mine-event-upside-down = Mondo alla rovescia
mine-event-rich-vein = Ricco filone

mine-event-neighbours-text = Ognuno recluta per il vicino di sinistra.
mine-event-diamond-flow-text = I pozzi e l’ultima casella valgono 2 in più.
mine-event-clearance-text = Gli attrezzi scoperti costano 1 invece di 2.
mine-event-free-beer-text = Nel riposo ricevi 1 pepita ogni due nani tuoi in taverna.
mine-event-aftershock-text = Prima del primo scavo un segnalino crollo cade su una casella di galleria a caso.
mine-event-truce-text = Nessuno può prendere di mira i nani.
mine-event-upside-down-text = I nani si piazzano dall’iniziativa più alta alla più bassa.
mine-event-rich-vein-text = Chi trova oro o una carta speciale su una casella III o IV riceve 1 pepita in più.

## Places
mine-space-tunnel = casella di galleria
mine-space-pit = pozzo
mine-space-last = ultima casella (diamante)
mine-space-tavern = taverna
mine-space-exit = uscita

## Phases
mine-phase-recruit = reclutamento
mine-phase-market = mercato
mine-phase-placement = piazzamento
mine-phase-collect = raccolta
mine-phase-recovery = riposo
mine-phase-setup = preparazione
mine-phase-end = fine della partita

## One of them, as in “buys a helmet”
mine-one-star = una stella da sceriffo
mine-one-dynamite = della dinamite
mine-one-shovel = una pala
mine-one-magnifier = una lente
mine-one-cart = un carrello
mine-one-helmet = un elmetto
mine-one-lantern = una lanterna
mine-one-hidden = un attrezzo

## Things that lie there
mine-hidden-dwarf = un nano
mine-hidden-tool = attrezzo ignoto
mine-hidden-card = una carta
mine-nothing = niente
mine-card-nugget = { $number ->
    [one] 1 pepita
   *[other] { $number } pepite
 }
mine-card-special = { $number ->
    [one] 1 pepita
   *[other] { $number } pepite
 } oppure «{ $bonus }»
mine-card-collapse = crollo
mine-marker-remove-1 = togliere un crollo
mine-marker-draw-tool = pescare un attrezzo
mine-marker-ignore-1 = ignorare un crollo
mine-marker-ignore-all = ignorare tutti i crolli
mine-marker-forbidden = zona vietata
mine-marker-blank = nessun segnalino
mine-marker-gold = oro { $gold }

## Short words on the map, at most six letters
mine-short-star = stella
mine-short-dynamite = dinam.
mine-short-shovel = pala
mine-short-magnifier = lente
mine-short-cart = carr.
mine-short-helmet = elmet.
mine-short-lantern = lant.
mine-short-remove-1 = togli
mine-short-draw-tool = attr.
mine-short-ignore-1 = ign. 1
mine-short-ignore-all = ign. ∞
mine-short-forbidden = chiuso
mine-short-tavern = taver.
mine-short-exit = FUORI
mine-short-nuggets = { $number }
mine-short-special = { $number }*
mine-short-collapse = !

## The same where there is no room, at most three letters
mine-tiny-star = ste
mine-tiny-dynamite = din
mine-tiny-shovel = pal
mine-tiny-magnifier = len
mine-tiny-cart = car
mine-tiny-helmet = elm
mine-tiny-lantern = lan
mine-tiny-remove-1 = tog
mine-tiny-draw-tool = att
mine-tiny-ignore-1 = ig1
mine-tiny-ignore-all = ig∞
mine-tiny-forbidden = chi

## The table
mine-round = Round { $round } di { $rounds } · { $phase }
mine-line-market = Mercato
mine-line-empty = (vuoto)
mine-line-blind = al buio ({ $count })
mine-line-waiting = Da piazzare
mine-line-none = nessuno
mine-line-event = Evento
mine-line-no-event = nessun evento
mine-line-left = !{ $count } rimasti
mine-line-collapses = !{ $count } di { $most }
mine-line-discards = Attrezzi scartati
mine-line-dug = Portate alla luce
mine-line-open = Da scegliere
mine-worth = vale { $gold }
mine-deck = mazzo { $deck }
mine-dig-announcing = { $dwarf } sta per scavare in { $space }
mine-dig-announced = annunciati: { $tools }
mine-dig-looking = { $dwarf } vede { $cards } e rimette nel mazzo { $number ->
    [one] una carta
   *[other] { $number } carte
 }
mine-dig-bracing = { $collapses ->
    [one] Un crollo
   *[other] { $collapses } crolli
 } su { $dwarf } in { $space }
mine-dig-choosing = { $dwarf } ha trovato { $card }
mine-dig-gold = finora { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-dig-clearing = { $dwarf } può togliere un segnalino crollo
mine-dig-gleaning = { $dwarf } sta su «{ $marker }»
mine-dig-drawing = { $dwarf } scava in { $space }
mine-dig-escaping = { $dwarf } in { $space } con { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-dig-shovelling = la pala ne toglie ancora { $count }
mine-dig-lurking = { $dwarf } sta in agguato e aspetta il prossimo nano che fugge
mine-dig-reacting = { $dwarf } prende di mira { $targets }
mine-way-free = la strada verso l’uscita è libera
mine-way-blocked = { $count ->
    [one] un segnalino crollo chiude la strada
   *[other] { $count } segnalini crollo chiudono la strada
 }
mine-way-ignored = { $count ->
    [one] un segnalino crollo sulla strada viene ignorato
   *[other] { $count } segnalini crollo sulla strada vengono ignorati
 }

## What is asked
mine-ask-draft = scegli un nano
mine-ask-discarding = scarta un nano
mine-ask-levy = scegli un nano scoperto
mine-ask-market = compra ed equipaggia
mine-ask-searching = un attrezzo per { $dwarf }?
mine-ask-aiming = un bersaglio per { $dwarf }?
mine-ask-reacting = una stella per { $dwarf }?
mine-ask-moving = dove finisce { $dwarf }?
mine-ask-placing = dove va { $dwarf }?
mine-ask-announcing = { $dwarf } scava
mine-ask-looking = che cosa rimette nel mazzo { $dwarf }?
mine-ask-bracing = un elmetto per { $dwarf }?
mine-ask-choosing = oro o bonus per { $dwarf }?
mine-ask-clearing = quale segnalino toglie { $dwarf }?
mine-ask-gleaning = { $dwarf } usa il segnalino?
mine-ask-escaping = come esce { $dwarf }?
mine-ask-lurking = { $dwarf } si mette in agguato?

## Help
mine-help-map = La mappa: la galleria serpeggia dall’uscita (FUORI) fino al diamante D, e ogni casella mostra il suo mazzo (da I a IV) o il suo valore; sotto si aprono i pozzi. Un asterisco segna ciò che puoi scegliere.
mine-help-dwarf = «A14Bullo»: un nano del giocatore A con iniziativa 14. «!» è un segnalino crollo, «!2» sono due.
mine-help-marker = Segnalini: +1 o -1 pepita, oppure un attrezzo; «togli» leva un segnalino crollo, «attr.» fa pescare una carta attrezzo, «ign. 1» e «ign. ∞» ignorano i segnalini crollo, «chiuso» è una zona vietata.
mine-help-tools = Gli attrezzi tra parentesi sono coperti, e «?» è uno che non puoi conoscere. Su 80 colonne un numero tra parentesi tonde è l’oro di un nano che è tornato in taverna.
mine-help-give = Per regalare oro a una tua decisione, scrivi quanto e a chi, per esempio «{ $example }» con un nome al posto dei puntini.

## Players
mine-player-gold = { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-player = { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 } · { $tools ->
    [0] nessun attrezzo
    [one] 1 attrezzo
   *[other] { $tools } attrezzi
 }
mine-player-store = Scorta: { $tools }
mine-player-hand = Mano: { $dwarves }
mine-player-picks = Scelti: { $dwarves }
mine-player-troop = Squadra: { $dwarves }
mine-player-cards = { $count ->
    [one] 1 nano
   *[other] { $count } nani
 } in mano
mine-player-picked = ha scelto
mine-player-thinks = sta scegliendo
mine-place-tavern = taverna
mine-place-removed = perso
mine-list-comma = { $first }, { $rest }

## What happens
mine-log-pick = { $name } sceglie { $dwarf }.
mine-log-pick-you = Scegli { $dwarf }.
mine-log-pick-hidden = { $name } sceglie un nano in segreto.
mine-log-pick-hidden-you = Scegli un nano in segreto.
mine-log-enlist = { $name } sceglie { $dwarf }.
mine-log-enlist-you = Scegli { $dwarf }.
mine-log-discard = { $name } scarta { $dwarf }.
mine-log-discard-you = Scarti { $dwarf }.
mine-log-discard-hidden = { $name } scarta un nano.
mine-log-discard-hidden-you = Scarti un nano.
mine-log-buy = { $name } compra { $tool } per { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }.
mine-log-buy-you = Compri { $tool } per { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }.
mine-log-buy-blind = { $name } compra al buio la prima carta del mazzo per 1 pepita.
mine-log-buy-blind-you = Compri al buio la prima carta del mazzo per 1 pepita.
mine-log-shuffle = { $name } paga 1 pepita per un nuovo mercato.
mine-log-shuffle-you = Paghi 1 pepita per un nuovo mercato.
mine-log-equip = { $name } dà { $tool } a { $dwarf }, a faccia in giù.
mine-log-equip-you = Dai { $tool } a { $dwarf }, a faccia in giù.
mine-log-equip-hidden = { $name } dà un attrezzo a { $dwarf }, a faccia in giù.
mine-log-equip-hidden-you = Dai un attrezzo a { $dwarf }, a faccia in giù.
mine-log-end = { $name } lascia il mercato.
mine-log-end-you = Lasci il mercato.
mine-log-take-pile = { $dwarf } prende { $tool } dal mazzo.
mine-log-take-discards = { $dwarf } prende { $tool } dagli scarti.
mine-log-place = { $name } piazza { $dwarf } in { $space }.
mine-log-place-you = Piazzi { $dwarf } in { $space }.
mine-log-place-tavern = { $name } lascia { $dwarf } in taverna.
mine-log-place-tavern-you = Lasci { $dwarf } in taverna.
mine-log-target = { $dwarf } prende di mira { $target } di { $other }.
mine-log-target-to-you = { $dwarf } prende di mira { $target }, uno dei tuoi.
mine-log-target-own = { $dwarf } prende di mira { $target }.
mine-log-move = { $dwarf } viene spinto in { $space }.
mine-log-use-star = { $dwarf } mostra una stella da sceriffo e guadagna 2 pepite!
mine-log-use-dynamite = { $dwarf } accende la dinamite in { $space }.
mine-log-use-shovel = { $dwarf } impugna la pala.
mine-log-use-magnifier = { $dwarf } tira fuori la lente.
mine-log-use-cart = { $dwarf } spinge avanti il carrello.
mine-log-use-helmet = { $dwarf } si mette l’elmetto.
mine-log-use-lantern = { $dwarf } accende la lanterna.
mine-log-borrow = { $dwarf } prende in prestito { $tool } da { $lender }.
mine-log-dig = { $dwarf } scava in { $space }.
mine-log-dig-deck = { $dwarf } scava nel mazzo { $deck }.
mine-log-return-top = { $dwarf } rimette in cima al mazzo: { $card }.
mine-log-return-under = { $dwarf } rimette sotto il mazzo: { $card }.
mine-log-gold = { $dwarf } prende l’oro.
mine-log-bonus = { $dwarf } prende il bonus: { $bonus }.
mine-log-draw = { $dwarf } pesca un attrezzo grazie al segnalino.
mine-log-remove = { $dwarf } toglie un segnalino crollo da { $space }.
mine-log-sacrifice = { $dwarf } si sacrifica per togliere un segnalino crollo da { $space }.
mine-log-escape = { $dwarf } lascia la miniera.
mine-log-announce = { $dwarf } si mette in agguato e aspetta il prossimo nano che fugge.
mine-log-pass-searching = { $dwarf } non prende nessun attrezzo.
mine-log-pass-aiming = { $dwarf } non prende di mira nessuno.
mine-log-pass-reacting = { $dwarf } non mostra nessuna stella.
mine-log-pass-bracing = { $dwarf } non si mette l’elmetto.
mine-log-pass-gleaning = { $dwarf } non usa il segnalino.
mine-log-pass-shovelling = { $dwarf } mette via la pala.
mine-log-pass-escaping = { $dwarf } non trova una via d’uscita.
mine-log-pass-lurking = { $dwarf } lascia andare tutti.
mine-log-give = { $name } dà { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 } a { $other }.
mine-log-give-you = Dai { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 } a { $other }.
mine-log-give-to-you = { $name } ti dà { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }.
mine-log-joined = I nani di questa partita: { $dwarves }.
mine-log-scattered = I segnalini sono disposti.
mine-log-laid = Nuovi al mercato: { $tools }.
mine-log-turned = L’evento di questo round: { $event }. { $text }
mine-log-starts = La sorte decide: la prima scelta è di { $name }.
mine-log-starts-you = La sorte decide: la prima scelta è tua.
mine-log-dealt = I nani sono distribuiti.
mine-log-dealt-hand = I nani sono distribuiti; { $name } ha in mano { $dwarves }.
mine-log-dealt-hand-you = I nani sono distribuiti; hai in mano { $dwarves }.
mine-log-drew = { $name } pesca { $tool }.
mine-log-drew-you = Peschi { $tool }.
mine-log-drew-dwarf = { $dwarf } riceve gratis { $tool }, a faccia in giù.
mine-log-stole = { $name } prende { $tool } a { $other }.
mine-log-stole-you = Prendi { $tool } a { $other }.
mine-log-stole-to-you = { $name } ti prende { $tool }.
mine-log-shook = La miniera trema.
mine-log-looked = { $name } guarda: { $cards }.
mine-log-looked-you = Guardi: { $cards }.
mine-log-revealed = { $dwarf } porta alla luce: { $cards }.

## What follows by itself
mine-then-troop = { $name } gioca { $dwarves }.
mine-then-troop-you = Giochi { $dwarves }.
mine-then-aside = Saltano questo round: { $dwarves }.
mine-then-collapse = { $count ->
    [one] Un segnalino crollo cade
   *[other] { $count } segnalini crollo cadono
 } su { $space }.
mine-then-fell-in = La miniera cede!
mine-then-removed = { $dwarf } è perso.
mine-then-home = { $dwarf } è in salvo in taverna { $gold ->
    [0] senza oro
    [one] con 1 pepita
   *[other] con { $gold } pepite
 }.
mine-then-carries = { $dwarf } ora { $gold ->
    [0] non porta oro
    [one] porta 1 pepita
   *[other] porta { $gold } pepite
 }.
mine-then-takes-space = { $dwarf } prende { $space }, e { $other } viene piazzato di nuovo.
mine-then-swapped = I segnalini di { $one } e { $other } si scambiano di posto.
mine-then-lurking-over = { $dwarf } non sta più in agguato.
mine-then-treasury = { $name } ora ha { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }.
mine-then-treasury-you = Ora hai { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }.
mine-then-round = Inizia il round { $round }.

## Choices
mine-choice-named = { $what }: { $choice }
mine-choice-dwarf = { $initiative } · { $ability }
mine-choice-buy = { $tool } per { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-choice-buy-blind = la prima carta del mazzo, senza che gli altri la vedano, per 1 pepita
mine-choice-shuffle = cinque attrezzi nuovi al mercato per 1 pepita
mine-choice-equip = { $text }
mine-choice-end = finire il mio turno
mine-choice-take-pile = dal mazzo, senza che gli altri vedano
mine-choice-take-discards = dagli scarti, sotto gli occhi di tutti
mine-choice-place-tavern = guadagna 1 pepita ogni due nani in taverna
mine-choice-target-crook = prendi metà del suo oro
mine-choice-target-haggler = paga 1 pepita per un attrezzo di { $name }
mine-choice-target-haggler-you = paga 1 pepita per un tuo attrezzo
mine-choice-target-scoundrel = 2 pepite da { $name } sulla sua carta
mine-choice-target-scoundrel-you = 2 delle tue pepite sulla sua carta
mine-choice-target-bully = spingilo via da { $space }
mine-choice-target-trickster = il segnalino in { $space }: { $marker }
mine-choice-target-ticktock = prendi { $space }; { $target } viene piazzato di nuovo
mine-choice-use = { $text }
mine-choice-borrow = l’attrezzo di { $lender }, che lo perde: { $text }
mine-choice-dig = pesca { $number ->
    [one] una carta
   *[other] { $number } carte
 } dal mazzo { $deck }
mine-choice-return-top = di nuovo in cima al mazzo: { $card }
mine-choice-return-under = sotto il mazzo: { $card }
mine-choice-gold = prendi { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-choice-bonus = invece dell’oro: { $bonus }
mine-choice-draw = una carta attrezzo per la tua scorta
mine-choice-remove = togli un segnalino crollo da lì
mine-choice-sacrifice = togli un segnalino da lì; { $dwarf } è perso con { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-choice-escape = in taverna con { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-choice-announce = prendi metà dell’oro del prossimo nano che fugge
mine-choice-pass-searching = nessun attrezzo
mine-choice-pass-aiming = non prendere di mira nessuno
mine-choice-pass-reacting = niente stella
mine-choice-pass-bracing = niente elmetto: { $dwarf } è perso
mine-choice-pass-gleaning = non usare il segnalino
mine-choice-pass-shovelling = basta spalare
mine-choice-pass-escaping = nessuna via d’uscita: { $dwarf } è perso con { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-choice-pass-lurking = lascia andare tutti
mine-choice-give = { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 } per { $other }
mine-choice-give-to-you = { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 } per te

## What a choice changes
mine-preview-gold = il tuo oro { $before } → { $after }
mine-preview-rival = { $seat }: oro { $before } → { $after }
mine-preview-lost = { $dwarf } è perso{ $gold ->
    [0] {""}
    [one] {" "}con 1 pepita
   *[other] {" "}con { $gold } pepite
 }
mine-preview-order = { $count ->
    [0] scava per primo
    [one] scava dopo un nano
   *[other] scava dopo { $count } nani
 }
mine-preview-risk = crolli: { $collapses } su { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }
mine-preview-marker = { $marker } in { $space }
mine-preview-falls = un segnalino crollo su { $space }, { $count } di { $most } sul tabellone
mine-preview-fell-in = la miniera cede!

## Spoken
mine-spoken-event = L’evento di questo round è { $event }: { $text }
mine-spoken-dwarf = { $space }, { $ground }, { $marker }: { $dwarf } di { $name }, iniziativa { $initiative }{ $gold ->
    [0] {""}
    [one] , con 1 pepita
   *[other] , con { $gold } pepite
 }.
mine-spoken-dwarf-you = { $space }, { $ground }, { $marker }: { $dwarf }, uno dei tuoi, iniziativa { $initiative }{ $gold ->
    [0] {""}
    [one] , con 1 pepita
   *[other] , con { $gold } pepite
 }.
mine-spoken-free = Libere: { $spaces }.
mine-spoken-space = { $space } { $ground }, { $marker }
mine-spoken-forbidden = Vietate: { $spaces }.
mine-spoken-collapses = Segnalini crollo, { $count } di { $most }: { $spaces }.
mine-spoken-collapse = { $count ->
    [one] { $space }
   *[other] { $count } su { $space }
 }
mine-spoken-now = Ora: { $text }.
mine-spoken-no-collapses = Nella miniera non ci sono segnalini crollo.
mine-spoken-market = Al mercato: { $tools }. Nel mazzo { $pile ->
    [one] c’è un attrezzo
   *[other] ci sono { $pile } attrezzi
 }, negli scarti: { $discards }.
mine-spoken-place = { $place } { $tool }
mine-spoken-deck = Il mazzo { $deck } ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }; finora portate alla luce: { $dug }.
mine-spoken-player = { $name }, posto al tavolo { $seat }, ha { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 } e { $tools ->
    [0] nessun attrezzo
    [one] 1 attrezzo
   *[other] { $tools } attrezzi
 } nella scorta{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-player-you = Tu, posto al tavolo { $seat }, hai { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 } e { $tools ->
    [0] nessun attrezzo
    [one] 1 attrezzo
   *[other] { $tools } attrezzi
 } nella scorta{ $known ->
    [no] {""}
   *[yes] : { $store }
 }.
mine-spoken-member = { $dwarf } ({ $initiative }), { $place }{ $count ->
    [0] {""}
   *[other] , con { $tools }
 }
mine-spoken-troop = { $name } gioca { $dwarves }.
mine-spoken-troop-you = Giochi { $dwarves }.
mine-spoken-waits = non ancora piazzato
mine-spoken-face-down = { $count ->
    [one] un attrezzo coperto
   *[other] { $count } attrezzi coperti
 }

## The score sheet
mine-sheet-gold = Oro
mine-sheet-tools = Attrezzi
mine-sheet-total = Totale
mine-sheet-round = Round { $round }: { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }
mine-sheet-haul = { $dwarf } { $gold }
mine-why-hauls = nella tesoreria; in questo round: { $hauls }
mine-why-treasury = nella tesoreria
mine-why-tools = { $tools ->
    [0] nessun attrezzo
    [one] un attrezzo
   *[other] { $tools } attrezzi
 }, alla fine 1 pepita ogni tre

## On drawn boards
mine-label-space = { $space }, { $ground }
mine-label-free = libera
mine-label-collapses = { $count ->
    [one] un segnalino crollo
   *[other] { $count } segnalini crollo
 }
mine-label-stands = lì c’è { $dwarf } di { $name }
mine-label-stands-you = lì c’è { $dwarf }, uno dei tuoi
mine-label-recruit = { $dwarf }, iniziativa { $initiative }: { $ability }
mine-label-dwarf = { $dwarf } di { $name }, iniziativa { $initiative }, { $place }{ $gold ->
    [0] {""}
    [one] , con 1 pepita
   *[other] , con { $gold } pepite
 }{ $count ->
    [0] {""}
   *[other] , porta { $tools }
 }: { $ability }
mine-label-dwarf-you = { $dwarf }, uno dei tuoi, iniziativa { $initiative }, { $place }{ $gold ->
    [0] {""}
    [one] , con 1 pepita
   *[other] , con { $gold } pepite
 }{ $count ->
    [0] {""}
   *[other] , porta { $tools }
 }: { $ability }
mine-label-market = Mercato, posto { $place }: { $tool } per { $gold ->
    [one] 1 pepita
   *[other] { $gold } pepite
 }. { $text }
mine-label-market-empty = Mercato, posto { $place }: vuoto
mine-label-pile = Mazzo degli attrezzi, { $count ->
    [one] una carta
   *[other] { $count } carte
 }: la prima, che gli altri non vedono, costa 1 pepita
mine-label-discards = Attrezzi scartati: { $tools }
mine-label-deck = Mazzo { $deck }, { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
 }
mine-label-tool = { $tool }{ $count ->
    [0] {""}
   *[other] , { $count } nella scorta
 }: { $text }
mine-label-tavern = Taverna: { $dwarves }
mine-sheet-hauls = Portato a casa nel round { $round }
mine-sheet-home = Portato a casa
mine-sheet-lost = Persi nella miniera
mine-sheet-rest = Tutto l’altro oro
mine-why-rest = inizio, mercato, abilità, eventi e doni, in entrata e in uscita
mine-why-rest-round = mercato, abilità, eventi e doni, in entrata e in uscita
mine-label-fallen = Segnalini crollo: { $count } su { $most }. Se dopo l’ultimo ne cade ancora uno, la miniera crolla.
mine-name-mine = La miniera
mine-name-market = Mercato
mine-name-pile = Mazzo attrezzi
mine-name-discards = Attrezzi scartati
mine-name-hand = La tua mano
mine-name-picked = Scelti
mine-name-troop = La tua squadra
mine-name-open = Da scegliere
mine-name-store = La tua scorta
mine-name-tools = Attrezzi
mine-name-used = Annunciati
mine-name-cards = Carte miniera
mine-name-dwarves = Nani
mine-name-events = Eventi
mine-name-markers = Segnalini
mine-name-nugget = Pepite
mine-name-special = Pepite o un bonus
mine-name-collapse = Crollo

## Al tavolo vero
mine-table-note = Contano anche gli attrezzi che portano i nani. Ogni diamante vale { $value } pepite.
mine-name-treasury = Tesoreria e scorta
mine-name-diamond = Diamanti
mine-name-lowest = In caso di parità: il nano più basso giocato in questo round
mine-why-counted = { $nuggets ->
    [one] una pepita
   *[other] { $nuggets } pepite
 }, { $diamonds ->
    [one] un diamante
   *[other] { $diamonds } diamanti
 } × { $value }
mine-step-setup = Ognuno prende 8 pepite, in quattro 6. Mettete i segnalini sul tabellone e cinque attrezzi al mercato, e scoprite un evento.
mine-step-recruit = Scegliete un nano e passate il resto, a sinistra nei round dispari, a destra in quelli pari. Poi lasciatene fuori uno e rivelate gli altri.
mine-step-market = Nell’ordine dei vostri nani più bassi: 1 per la prima carta del mazzo, 2 per un attrezzo scoperto, 1 per mescolare tutto. Equipaggiate i nani prima di finire il turno.
mine-step-placement = Chiamate i nani dall’iniziativa più bassa in su. Ognuno va su una casella libera della galleria, con una lanterna anche in un pozzo.
mine-step-collect = Dall’uscita verso l’interno ogni nano scava e poi fugge, se nessun segnalino crollo gli chiude la strada.
mine-step-recovery = Prima vengono le abilità. Gli attrezzi tornano nelle scorte, le carte nei loro mazzi, i segnalini crollo lasciano il tabellone. Mescolate e distribuite tutti i nani e scoprite il prossimo evento.
mine-step-end = Prima vengono le abilità, e gli attrezzi tornano nelle scorte. Ogni tre attrezzi portano 1 pepita, e vince chi ha più oro. Inserite qui sotto oro e attrezzi.
