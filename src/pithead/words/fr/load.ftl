# `pithead load` et sa page.
load-title = Ce que tient le serveur
load-made = Fait par « pithead load » sur { $machine } : { $games } parties à la fois (clients : { $clients }), { $seconds } secondes chacune. Charge de la machine au début (load average) : { $load }.
load-read = Des parties entières à deux, avec exactement les messages que la page envoie : nonces scellés, une langue, un aperçu de chaque décision, reçus signés. Un événement est une commande qui est sur le disque et qui a été dite aux deux. Le temps de processeur est celui de tous les processus du serveur, sans celui de la base ; les temps de réponse sont à la moitié du maximum que le serveur a tenu, la charge étant sur la même machine. Les deux serveurs d’écho enregistrent un message et le renvoient, et ne font rien d’autre.
load-processes = processus
load-clock = événements par seconde
load-processor = événements par seconde de processeur
load-us = µs de processeur par événement
load-times = ms jusqu’à la réponse : p50 / p99 / p99,9
load-bytes = octets par événement et spectateur
load-echo-each = écho, un commit par message
load-echo-group = écho, beaucoup de messages en un commit
load-row = { $name }, processus : { $processes } ; { $events } événements par seconde de processeur, { $us } µs chacun ; p50, p99, p99,9 en ms : { $times } ; { $bytes } octets à chaque spectateur
load-no-postgres = PostgreSQL n’a pas été mesuré : nommez-en un avec --postgres.
