# Mini Miners: names of things, and what they do in a sentence.

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
