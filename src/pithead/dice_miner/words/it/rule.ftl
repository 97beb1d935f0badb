# The rules in plain words, one message for each number: DM-4.2 is rule-dm-4-2.
rule-dm-section-1 = La scatola
rule-dm-section-2 = Preparazione
rule-dm-section-3 = I round
rule-dm-section-4 = Fase di Scavo
rule-dm-section-5 = Fase Magica
rule-dm-section-6 = Fase di Conteggio
rule-dm-section-7 = Fase di Rifornimento
rule-dm-section-8 = Fine della partita
rule-dm-section-9 = Giocare da soli
rule-dm-1-1 = La scatola contiene 60 dadi: 27 dadi Tunnel, 10 dadi Pericolo, 7 dadi Strumento, 8 dadi Tesoro e 8 dadi Magici.
rule-dm-1-2 = Ogni dado ha sei facce, e una di esse è una Birra.
    – Tunnel: 1, 2, 3, 4, 5.
    – Tesoro: 1, 1, 1, 2 e 3 gemme.
    – Magico: 1, 1, 1, 2 e 3 simboli (quanti di ciascuno: ipotesi).
    – Strumento: due picconi, due scudi e una faccia con due forzieri (quanti di ciascuno: ipotesi).
    – Pericolo: due facce con 1 crollo, una con 2 crolli, una con 3 draghi, una con 4 draghi (ipotesi, tranne 1 crollo e 4 draghi).
rule-dm-1-3 = Gli eroi sono sei. Un eroe porta con sé delle facce che non cambiano mai:
    – Alchimista: tre volte 1 magia.
    – Uccisore di Draghi: uno scudo e 1 magia.
    – Ingegnere: tunnel 2 e un piccone.
    – Cercatore: 1 gemma e un piccone.
    – Topografo: tunnel 1 e 1 magia.
    – Tesoriere: 1 gemma e due forzieri.
rule-dm-1-4 = La montagna ospita 20 dadi, dall’alto in file di 2, 3, 4, 5 e 6 (file: dedotto). I posti prendono il nome dalla fila e dalla posizione: a1 a2, da b1 a b3, da c1 a c4, da d1 a d5, da e1 a e6. Ogni dado poggia sui due posti sottostanti: b2 sta sopra c2 e c3, e sopra b2 stanno a1 e a2.
rule-dm-2-1 = Si gioca da due a quattro; per un giocatore solo vedi la sezione 9. Ognuno lancia un dado Tunnel, e chi ottiene di più inizia il round 1. La Birra batte il 5; chi è in parità rilancia.
rule-dm-2-2 = Gli eroi si scelgono in senso antiorario, partendo da chi siede a destra del giocatore iniziale, che quindi sceglie per ultimo. Ogni eroe gioca una volta sola. Con l’opzione «random-heroes» vengono distribuiti a caso.
rule-dm-2-3 = Venti dadi vengono pescati a caso dal sacchetto, lanciati, e finiscono in posti casuali della montagna.
rule-dm-3-1 = La partita ha tre round, ciascuno di quattro fasi: scavo, magia, conteggio, rifornimento. Nel terzo round non c’è rifornimento.
rule-dm-3-2 = Si usano tutti i 60 dadi: a ogni round ne escono 20 dal sacchetto.
rule-dm-4-1 = Parte il giocatore iniziale, poi si procede in senso orario finché la montagna è vuota.
rule-dm-4-2 = Nel tuo turno prendi un dado che sta in alto: nessun dado gli sta sopra, né a sinistra né a destra. Si unisce al tuo bottino e mantiene la sua faccia.
rule-dm-4-3 = Alla salute! Se all’inizio del tuo turno un dado del tuo bottino mostra la Birra, puoi prima condividerla: scegli un altro giocatore, lancia il dado e daglielo. Lui deve tenerlo con la nuova faccia. Si può fare una volta per turno, con un dado di qualsiasi tipo.
rule-dm-4-4 = Dopo aver condiviso la Birra puoi prendere due dadi, uno alla volta. Ciascuno può venire dall’alto o dal lato, cioè avere dadi sopra di sé su uno solo dei suoi due lati superiori. Il secondo si sceglie quando il primo è andato via e la pila è scivolata.
rule-dm-4-5 = Dopo la Birra il primo dado è obbligatorio, il secondo è facoltativo. Se resta un dado solo, prendi quello. (Nostra interpretazione.)
rule-dm-4-6 = Quando un dado esce dal lato, i dadi sopra di esso scivolano nel buco lungo il lato coperto e mantengono le loro facce. Se esce c1, b1 scivola in c1 e a1 in b1. La discesa finisce al primo posto vuoto o in cima. (Dedotto.)
rule-dm-4-7 = Una Birra presa in questo turno non si può condividere nello stesso turno. Le facce degli eroi non si condividono mai. (Nostra interpretazione.)
rule-dm-4-8 = Si può condividere la Birra finché c’è almeno un dado sulla montagna. Dopo, le Birre non fanno più nulla. (Nostra interpretazione.)
rule-dm-5-1 = Inizia chi avrebbe preso il dado successivo, poi si procede in senso orario. Ognuno ha un solo turno di magia.
rule-dm-5-2 = Nel tuo turno spendi le facce magiche una alla volta, oppure ti fermi. Se una mostra per esempio tre simboli, scegli tre dadi diversi del tuo bottino, che non siano usati né dadi Pericolo, e rilanciali tutti insieme.
rule-dm-5-3 = Un dado Magico usato non può essere rilanciato in questo round. Uno non usato sì, e se mostra ancora magia puoi spenderlo più tardi.
rule-dm-5-4 = La magia che spendi deve rilanciare tanti dadi quanti sono i suoi simboli. Un dado non può rilanciare sé stesso. Se hai meno dadi tra cui scegliere, si rilanciano tutti (nostra interpretazione).
rule-dm-5-5 = La magia non rilancia mai i dadi Pericolo, qualunque cosa mostrino. Un dado Pericolo con la Birra resta un dado Pericolo.
rule-dm-5-6 = Le facce magiche del tuo eroe si spendono una per una, ciascuna una volta per round; l’Alchimista ne ha tre. Le facce di un eroe non si rilanciano mai.
rule-dm-5-7 = Lo stesso dado normale può essere rilanciato di nuovo dalla prossima magia che spendi.
rule-dm-5-8 = Alla fine del round i dadi Magici usati tornano disponibili.
rule-dm-6-1 = Birra e magia non danno punti.
rule-dm-6-2 = I tunnel contano in sequenze che iniziano con 1 e non hanno buchi: 1, 2, 3 e così via. Una sequenza vale la somma dei suoi numeri, e ogni dado fa parte di una sola sequenza. Vale la disposizione migliore. Esempi: 1 2 3 vale 6; 1 2 4 vale 3; 2 3 4 niente; 1 1 2 2 3 vale 9; 1 1 1 vale 3; 1 2 2 3 vale 6.
rule-dm-6-3 = Ogni gemma vale un punto. Chi ha più gemme di tutti gli altri raddoppia; in caso di pareggio non raddoppia nessuno. Con 3 e 4 gemme si fanno 3 e 8 punti.
rule-dm-6-4 = Senza picconi ogni crollo costa un punto. Con i picconi ogni crollo porta tanti punti quanti sono i tuoi picconi. Lo stesso vale per i draghi, con gli scudi. 2 picconi e 4 crolli: 8 punti. 2 picconi, 3 crolli, 4 draghi e nessuno scudo: 6 − 4 = 2 punti.
rule-dm-6-5 = Le facce del tuo eroe contano come dadi, dappertutto e in ogni round.
rule-dm-6-6 = I forzieri non danno punti. Un round può anche portare meno di zero; i suoi punti si sommano al tuo totale.
rule-dm-7-1 = Conta i tuoi forzieri, anche quelli dell’eroe: puoi congelare altrettanti dadi, che mantengono la loro faccia per il prossimo round. Si può congelare qualsiasi dado, anche pericoli e Birre. Un dado con forzieri non può essere congelato dai propri, solo da altri (nostra interpretazione). Tutti scelgono insieme e in segreto (nostra interpretazione).
rule-dm-7-2 = Tutti gli altri dadi dei bottini vengono rilanciati.
rule-dm-7-3 = Chi ha meno punti in totale inizia il prossimo round; a parità decide la sorte.
rule-dm-7-4 = Altri venti dadi dal sacchetto riempiono la montagna, come in DM-2.3.
rule-dm-8-1 = Vince chi ha più punti dopo il round 3.
rule-dm-8-2 = Se in testa sono in più d’uno, rilanciano l’intero bottino, giocano un’altra Fase Magica e contano ancora; le gemme si confrontano solo tra loro. Vince il punteggio più alto, e chi è ancora in parità ricomincia. Questo punteggio decide da solo e non si somma al totale; il primo turno di magia spetta a chi aveva iniziato la Fase Magica del round 3, o al primo in parità che lo segue in senso orario (nostra interpretazione).
rule-dm-9-1 = Contro il drago (una nostra variante): affronti un bot del livello che preferisci con le regole per due, e inizi tu il round 1.
rule-dm-9-2 = Montagna del giorno (una nostra variante): giochi da solo, e i dadi sono gli stessi per tutti. Dopo ogni tuo turno la montagna perde il dado in alto più a sinistra (tra due, quello più in alto). Per condividere la Birra, il dado torna nel sacchetto per sempre, senza lancio. Dopo tre round conta il tuo punteggio, con le gemme semplici, e vedi come te la cavi accanto ai bot sulla stessa montagna.
