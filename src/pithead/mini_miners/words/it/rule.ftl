# The rules in plain words, one message for each number: MM-4.2 is rule-mm-4-2.
rule-mm-section-1 = La scatola
rule-mm-section-2 = Preparazione
rule-mm-section-3 = Reclutamento
rule-mm-section-4 = Mercato
rule-mm-section-5 = Piazzamento
rule-mm-section-6 = Raccolta
rule-mm-section-7 = Gli attrezzi
rule-mm-section-8 = I nani
rule-mm-section-9 = Riposo e fine della partita
rule-mm-section-10 = Scambi e segreti
rule-mm-section-11 = Eventi
rule-mm-section-12 = Varianti
rule-mm-1-1 = La scatola contiene:
    – 18 nani con iniziativa da 1 a 18 (cinque nomi, e chi ha quale attrezzo: ipotesi);
    – 36 carte attrezzo di sette tipi: stella da sceriffo, dinamite, pala, lente, carrello, elmetto e lanterna (quante di ciascuno: ipotesi);
    – 40 carte miniera in quattro mazzi da dieci, da I a IV (contenuto: ipotesi);
    – 8 eventi (sei di essi: ipotesi);
    – 16 segnalini normali e 5 segnalini bonus (contenuto: ipotesi);
    – 6 segnalini crollo, 52 pepite e 14 diamanti da 7 pepite l’uno.
rule-mm-1-2 = Dall’uscita una galleria porta, attraverso le caselle da T1 a T16, fino all’ultima casella, D. Quattro pozzi, da P1 a P4, si aprono sulla galleria in T3, T7, T11 e T14 (ipotesi). I pozzi valgono 2, 3, 3 e 7, D vale 7 (dedotto). Il mazzo I serve per le caselle da T1 a T4, il II da T5 a T8, il III da T9 a T12, il IV da T13 a T16 (ipotesi). Le distanze si contano in passi lungo questi percorsi; la taverna e l’uscita non sono caselle.
rule-mm-1-3 = L’oro sta in tre luoghi diversi: sulla carta di un nano, nella tesoreria di un giocatore o nella banca. La banca non si esaurisce mai (nostra interpretazione).
rule-mm-2-1 = In due o in tre si parte con 8 pepite a testa, in quattro con 6. Con 2, 3 o 4 giocatori partecipano 12, 15 o 16 nani, presi a caso se chi ospita non li sceglie (nostra interpretazione); si hanno in mano 6, 5 o 4 carte, e in ogni round ciascuno gioca 5, 4 o 3 nani.
rule-mm-2-2 = I segnalini normali stanno a caso e scoperti sulle caselle da T1 a T16, i segnalini bonus sui quattro pozzi e su D. Restano lì per tutta la partita, a meno che un effetto li sposti.
rule-mm-2-3 = Gli attrezzi si mescolano e cinque restano scoperti: il mercato. Quando ce ne sono tre uguali, si mescolano insieme mercato, mazzo e scarti e se ne scoprono cinque nuovi, finché non ce ne sono più tre uguali. Succede al massimo 20 volte, e mai con meno di cinque carte (nostra interpretazione).
rule-mm-2-4 = Ognuno dei quattro mazzi miniera si mescola per conto suo. Un evento è scoperto e vale solo per questo round.
rule-mm-3-1 = Tutti scelgono insieme e in segreto un nano dalla propria mano e passano il resto, finché le carte finiscono; l’ultima arriva da sé. Nei round 1 e 3 le carte passano a sinistra, nei round 2 e 4 a destra.
rule-mm-3-2 = Poi tutti scartano un nano, di nuovo in segreto e insieme. Salta questo round, sotto gli occhi di tutti. Gli altri vengono rivelati.
rule-mm-4-1 = Al mercato inizia chi gioca il nano con l’iniziativa più bassa; gli altri seguono in base alla propria iniziativa più bassa.
rule-mm-4-2 = Nel tuo turno, nell’ordine che vuoi e finché hai oro, puoi: pagare 1 per la prima carta del mazzo, che vedi solo tu; pagare 2 per una carta del mercato, che viene subito sostituita; o pagare 1 per mescolare mercato, mazzo e scarti e scoprire cinque carte nuove. Se il mazzo è vuoto, gli scarti diventano gratis il nuovo mazzo (nostra interpretazione).
rule-mm-4-3 = Gli attrezzi comprati vanno coperti nella tua scorta. Gli altri sanno quanti ne hai, non quali; ma quelli comprati al mercato scoperto li hanno visti, e il registro li ricorda.
rule-mm-4-4 = Prima di finire il turno equipaggi i tuoi nani con la tua scorta, anche con attrezzi di round precedenti. Ognuno porta una carta attrezzo, coperta, se un’abilità non dice altro. A turno finito non si cambia più nulla.
rule-mm-4-5 = Dopo l’ultimo giocatore tocca al Trafficone (12), poi all’Incudine (15) (nostra interpretazione).
rule-mm-5-1 = I nani si piazzano in ordine di iniziativa, dal più basso, ciascuno su una casella libera della galleria o su D; con una lanterna va bene anche un pozzo libero. Una casella è libera se non c’è un nano e non è zona vietata. Piazzare è obbligatorio.
rule-mm-5-2 = Un nano che viene spostato non ha bisogno di lanterna per un pozzo. Nemmeno così può finire in una zona vietata, ma fuggire attraverso di essa è permesso (nostra interpretazione).
rule-mm-5-3 = Le abilità di piazzamento si usano subito dopo aver piazzato il nano, e di nuovo se viene piazzato un’altra volta.
rule-mm-6-1 = I nani agiscono in ordine a partire dall’uscita: T1, T2, T3, P1, T4 e così via; un pozzo viene subito dopo il suo incrocio. Ognuno scava e poi fugge.
rule-mm-6-2 = Scavo: pesca una carta dal mazzo della tua casella; è obbligatorio (nostra interpretazione). Se il mazzo è vuoto, niente carta. Nei pozzi e su D non peschi, ma prendi il valore stampato; lì gli attrezzi e le abilità che riguardano la pesca non fanno nulla.
rule-mm-6-3 = Una carta pepita porta altrettante pepite dalla banca sulla carta del tuo nano. Con una carta speciale scegli: le pepite, oppure il bonus e nessuna pepita.
rule-mm-6-4 = Carta crollo senza elmetto: per ognuna si mette un segnalino crollo sulla casella, e il tuo nano viene rimosso. Le altre carte rivelate non valgono.
rule-mm-6-5 = Un nano rimosso lascia il tabellone. L’oro sulla sua carta torna alla banca, le sue carte attrezzo si scartano, la sua carta si gira, e per questo round non fa più nulla.
rule-mm-6-6 = Se serve un settimo segnalino crollo, la miniera cede: tutti i nani al suo interno vengono rimossi, con o senza elmetto, anche chi l’ha causato, e la raccolta finisce. La taverna è al sicuro. Puoi provocarlo con la dinamite, ma prima vieni avvertito (nostra interpretazione).
rule-mm-6-7 = Un segnalino con un più o un meno cambia le pepite sulla carta alla fine dello scavo, mai sotto 0; è obbligatorio. Tutti gli altri segnalini sono facoltativi.
rule-mm-6-8 = Fuga: prima, se vuoi, usi attrezzi e bonus. Se tra la casella del tuo nano e l’uscita non ci sono segnalini crollo, fugge, e non può restare: va in taverna, e il suo oro nella tua tesoreria. I segnalini sulla sua casella non lo bloccano, e quelli nei pozzi non bloccano nessun altro. Se la strada è chiusa, viene rimosso.
rule-mm-6-9 = Sacrificio: invece di fuggire, che la strada sia chiusa o no, il tuo nano può togliere un qualsiasi segnalino crollo dal tabellone. Poi viene rimosso.
rule-mm-7-1 = Per usare un attrezzo lo si scopre; gli attrezzi scoperti funzionano ancora. Ognuno vale una volta per occasione (uno scavo, una fuga, un piazzamento, un bersaglio) e di nuovo alla successiva. Può usarlo solo il nano che lo porta.
rule-mm-7-2 = Il simbolo di un attrezzo sulla carta del nano o sul segnalino sotto di lui vale come l’attrezzo e si aggiunge alle carte. Però non è una carta: non si ruba, non si presta, non si scarta e non si conta. Un nano ha il segnalino della casella su cui si trova in quel momento.
rule-mm-7-3 = Lente (scavo): per ognuna pesca una carta in più, guardale tutte e per ogni lente rimettine una sopra o sotto il mazzo. Almeno una la tieni (nostra interpretazione). Carrello (scavo): per ognuno pesca e rivela una carta in più. Di’ prima di pescare quanti ne usi degli uni e degli altri.
rule-mm-7-4 = Elmetto (reazione): ogni carta crollo mette comunque il suo segnalino, ma il tuo nano la ignora e pesca una carta nuova dallo stesso mazzo, finché ha abbastanza altre carte o il mazzo è vuoto. Le lenti non servono per queste carte. Puoi anche rinunciare.
rule-mm-7-5 = Pala (fuga): togli fino a due segnalini crollo dovunque siano, due per ogni pala. Dinamite (fuga): metti un segnalino crollo sulla tua casella, uno per ogni dinamite.
rule-mm-7-6 = Lanterna (piazzamento): il tuo nano può andare in un pozzo. Stella da sceriffo (reazione): annulla un effetto che prende di mira questo nano, e chi attacca ti paga 2 da tesoreria a tesoreria, o quel che ha. Funziona ogni volta.
rule-mm-7-7 = Gli altri simboli: togliere un segnalino crollo dovunque sia (scavo); pescare una carta attrezzo per la scorta (scavo); ignorare un segnalino crollo (fuga); ignorarli tutti (fuga); zona vietata. Ciò che una carta speciale fa ignorare resta al nano fino alla sua fuga (nostra interpretazione).
rule-mm-8-1 = I nani usano le loro abilità nella miniera o in taverna, mai da rimossi. Le abilità del mercato valgono per ogni nano giocato in questo round (nostra interpretazione).
rule-mm-8-2 = Se due vogliono agire insieme, prima l’iniziativa più bassa.
rule-mm-8-3 = Sei nani prendono di mira gli altri: Imbroglione 7, Trafficone 12, Canaglia 13, Bullo 14, Burlone 17, Tic-tac 18. È facoltativo, ma un Imbroglione che si è annunciato colpisce chiunque fugga per primo dopo di lui. Trafficone, Bullo, Burlone e Tic-tac possono mirare anche ai tuoi nani, la Canaglia solo a quelli degli altri (nostra interpretazione).
rule-mm-8-4 = Tuttofare 1: un altro dei tuoi nani può usare il suo attrezzo coperto come se lo portasse lui, mai però la stella; poi l’attrezzo si scarta. Se lo usa lui stesso, resta. Vale solo finché non è rimosso.
rule-mm-8-5 = Sei nani hanno già il loro attrezzo: Segugio 2 la lente, Testadura 3 l’elmetto, Mulo 4 il carrello, Lumino 6 la lanterna, Kabum 8 la dinamite, Talpa 10 la pala (ipotesi, tranne il nome di Kabum).
rule-mm-8-6 = Gadget 5: all’inizio del tuo turno al mercato riceve gratis il primo attrezzo del mazzo, senza che gli altri lo vedano. Può portarne un altro, di tipo diverso.
rule-mm-8-7 = Imbroglione 7: quando fugge può annunciarsi. Il prossimo nano che fugge dà metà del suo oro, arrotondata per eccesso, alla tua tesoreria; i nani rimossi non contano. Una stella mette fine alla cosa, e tu paghi 2.
rule-mm-8-8 = Fortunello 9: quando fugge ricevi 2 pepite nella tua tesoreria. Non contano come raccolte.
rule-mm-8-9 = Scavezzacollo 11: scava in un mazzo a sua scelta che non sia vuoto, e prende da lì tutte le carte di questo scavo.
rule-mm-8-10 = Trafficone 12: alla fine del mercato può prendere di mira un nano con carte attrezzo, pagare 1 alla banca e prenderne una a caso; la porta in aggiunta alla sua. Contro una stella non paghi quel 1, ma 2 al proprietario della stella.
rule-mm-8-11 = Canaglia 13: dopo il piazzamento può prendere di mira un nano a non più di due passi. Il suo proprietario mette 2 pepite dalla tesoreria, o quel che c’è, sulla carta della Canaglia.
rule-mm-8-12 = Bullo 14: dopo il piazzamento può spostare un qualsiasi altro nano della miniera su una casella vicina libera a tua scelta.
rule-mm-8-13 = Incudine 15: se alla fine del mercato non ha carte attrezzo, prende un attrezzo qualsiasi dal mazzo (in segreto) o dagli scarti (apertamente). Il mazzo, se è stato guardato, si mescola.
rule-mm-8-14 = Oste 16: puoi piazzarlo in taverna. Allora nel riposo ricevi 1 pepita ogni due nani che ci sono, di chiunque siano, lui compreso, arrotondando per difetto.
rule-mm-8-15 = Burlone 17: dopo il piazzamento può scambiare i segnalini sotto due nani, per il resto della partita. Una stella annulla lo scambio. Ogni stella usata ti costa 2, e se l’oro non basta si paga prima l’iniziativa più bassa.
rule-mm-8-16 = Tic-tac 18: invece di una casella libera può prendere il posto di un nano nella miniera, che viene subito piazzato di nuovo. Per un pozzo gli serve una lanterna. Contro una stella va su una casella libera e non prende di mira nessun altro.
rule-mm-9-1 = Prima vengono le abilità del riposo. Poi gli attrezzi tornano coperti nelle scorte e le figure lasciano il tabellone. Tutti i nani, anche gli scartati, si mescolano e si distribuiscono, le carte miniera tornano nei loro mazzi, i segnalini crollo spariscono e si scopre il prossimo evento.
rule-mm-9-2 = Dopo l’ultimo round, finite le abilità del riposo e tornati gli attrezzi, ricevi 1 pepita ogni tre attrezzi nella tua scorta, arrotondando per difetto. Vince chi ha più oro. In caso di parità vince chi in questo round ha giocato il nano con l’iniziativa più bassa, rimosso o no.
rule-mm-9-3 = Gli attrezzi scartati restano negli scarti da un round all’altro (nostra interpretazione).
rule-mm-10-1 = Tra un passo e l’altro i giocatori possono darsi oro dalle tesorerie in ogni momento. Le promesse non vincolano, e chi ospita può disattivare gli scambi.
rule-mm-10-2 = Tutti vedono l’oro, il numero degli attrezzi, i nani giocati, gli scarti, i segnalini e l’evento. Sono segreti i tipi degli attrezzi nelle scorte e di quelli coperti, le mani e le scelte nel reclutamento, l’ordine dei mazzi e le carte viste con una lente.
rule-mm-11-1 = Problemi di vicinato: ognuno recluta per il vicino di sinistra. Le squadre si consegnano, poi tutti scartano un nano e rivelano gli altri. Con la leva aperta scegli per il vicino di sinistra; non si scarta nulla.
rule-mm-11-2 = Fiume di diamanti: i pozzi e D valgono 2 in più. I diamanti stessi no.
rule-mm-11-3 = Gli altri sei (ipotesi):
    – Svendita: gli attrezzi scoperti costano 1 invece di 2.
    – Birra gratis: nel riposo ricevi 1 pepita ogni due nani tuoi in taverna, arrotondando per difetto.
    – Scossa di assestamento: prima del primo scavo un segnalino crollo cade su una casella di galleria a caso; a un nano che si trova lì non succede nulla.
    – Tregua: nessuno può prendere di mira i nani.
    – Mondo alla rovescia: i nani si piazzano dall’iniziativa più alta alla più bassa.
    – Ricco filone: un nano su una casella del mazzo III o IV che rivela una carta pepita o speciale e supera lo scavo riceve 1 pepita in più.
rule-mm-12-1 = Partita semplificata: niente segnalini e niente eventi. In 4 restano fuori i nani 12 e 17, in 3 anche l’1, in 2 anche 7, 8 e 11.
rule-mm-12-2 = Partita lunga: quattro round.
rule-mm-12-3 = Leva aperta: i nani sono scoperti. A partire dal primo giocatore, in senso orario, ognuno ne prende uno, finché con 2, 3 o 4 giocatori ciascuno ne ha 5, 4 o 3. Alla prima scelta il primo giocatore non può prendere l’iniziativa più bassa. Non si scarta nulla. Chi ha l’iniziativa più bassa è primo giocatore nel prossimo round; nel round 1 decide la sorte (nostra interpretazione).
