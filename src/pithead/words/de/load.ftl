# `pithead load` und seine Seite.
load-title = Was der Server aushält
load-made = Gemacht von „pithead load“ auf { $machine }: { $games } Partien zugleich (Clients: { $clients }), je { $seconds } Sekunden. Auslastung der Maschine zu Beginn (load average): { $load }.
load-read = Ganze Partien zu zweit, mit genau den Nachrichten, die die Seite schickt: versiegelte Nonces, eine Sprache, eine Vorschau jeder Entscheidung, unterschriebene Quittungen. Ein Ereignis ist ein Befehl, der auf der Platte liegt und beiden mitgeteilt wurde. Die Rechenzeit ist die aller Prozesse des Servers, ohne die der Datenbank; die Antwortzeiten gelten bei der Hälfte dessen, was der Server höchstens schaffte, mit der Last auf derselben Maschine. Die beiden Echo-Server speichern eine Nachricht und schicken sie zurück, sonst nichts.
load-processes = Prozesse
load-clock = Ereignisse je Sekunde
load-processor = Ereignisse je Prozessorsekunde
load-us = µs Rechenzeit je Ereignis
load-times = ms bis zur Antwort: p50 / p99 / p99,9
load-bytes = Bytes je Ereignis und Betrachter
load-echo-each = Echo, ein Commit je Nachricht
load-echo-group = Echo, viele Nachrichten in einem Commit
load-row = { $name }, Prozesse: { $processes }; { $events } Ereignisse je Prozessorsekunde, je { $us } µs; p50, p99, p99,9 in ms: { $times }; { $bytes } Bytes an jeden Betrachter
load-no-postgres = PostgreSQL wurde nicht gemessen: Nenne eines mit --postgres.
