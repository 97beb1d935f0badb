# `pithead load` e la sua pagina.
load-title = Quanto regge il server
load-made = Fatto da «pithead load» su { $machine }: { $games } partite insieme (client: { $clients }), { $seconds } secondi ciascuna. Carico della macchina all’inizio (load average): { $load }.
load-read = Partite intere per due, con esattamente i messaggi che manda la pagina: nonce sigillate, una lingua, un'anteprima di ogni decisione, ricevute firmate. Un evento è un comando che è sul disco e che è stato detto a entrambi. Il tempo di processore è quello di tutti i processi del server, senza quello del database; i tempi di risposta sono a metà del massimo che il server ha retto, con il carico sulla stessa macchina. I due server eco salvano un messaggio e lo rimandano, e non fanno altro.
load-processes = processi
load-clock = eventi al secondo
load-processor = eventi per secondo di processore
load-us = µs di processore per evento
load-times = ms fino alla risposta: p50 / p99 / p99,9
load-bytes = byte per evento e spettatore
load-echo-each = eco, un commit per messaggio
load-echo-group = eco, molti messaggi in un commit
load-row = { $name }, processi: { $processes }; { $events } eventi per secondo di processore, { $us } µs ciascuno; p50, p99, p99,9 in ms: { $times }; { $bytes } byte a ogni spettatore
load-no-postgres = PostgreSQL non è stato misurato: indicane uno con --postgres.
