# Captions of the pictures in the rules: what the position shows.
figure-dice-miner-mountain = Una montagna nuova: venti dadi in file da due a sei. Ogni dado poggia sui due sottostanti.
figure-dice-miner-top = Le lanterne pendono dai dadi in alto: sopra di loro non c’è nulla. Tutti gli altri devono aspettare.
figure-dice-miner-cheers = Il tuo dado tunnel mostra la Birra: condividila, e il rivale tiene il dado con ciò che mostrerà allora.
figure-dice-miner-side = Dopo il brindisi le gemme in d1 possono uscire dal lato: le copre solo c1.
figure-dice-miner-slide = Le gemme non ci sono più, e il tunnel 4 che ci stava sopra è scivolato in d1.
figure-dice-miner-roll = Due simboli magici sono spesi: scegli due dadi da rilanciare. Il crollo è un dado Pericolo e resta com’è.
figure-dice-miner-spent = Il dado Magico speso è segnato e per questo round riposa; la magia dell’eroe è ancora intatta.
figure-dice-miner-tunnels = I tunnel 1 (dell’eroe), 2 e 3 formano una sequenza senza buchi: 6 punti.
figure-dice-miner-gems = Tre gemme contro due: chi ne ha di più le conta doppie, 6 punti contro 2.
figure-dice-miner-hazards = Due crolli e due picconi: ogni crollo porta due punti, 4 in tutto.
figure-dice-miner-chests = Due forzieri congelano due dadi per il prossimo round; tutti gli altri si rilanciano.
