# `pithead load` and its page.
load-title = What the server takes
load-made = Made by “pithead load” on { $machine }: { $games } games at once (clients: { $clients }), { $seconds } seconds each. Load average of the machine at the beginning: { $load }.
load-read = Whole games for two, with exactly the messages that the page sends: sealed nonces, a language, a preview of each decision, signed receipts. An event is one command that is on the disk and was told to both. Processor time is that of all processes of the server, without the database's own; times to the answer are at half of the most that the server took, with the load on the same machine. The two echo servers store a message and send it back, and do nothing else.
load-processes = processes
load-clock = events a second
load-processor = events per processor second
load-us = µs of processor an event
load-times = ms to the answer: p50 / p99 / p99.9
load-bytes = bytes an event and viewer
load-echo-each = echo, a commit for each message
load-echo-group = echo, many messages in one commit
load-row = { $name }, processes: { $processes }; { $events } events per processor second, { $us } µs each; p50, p99, p99.9 in ms: { $times }; { $bytes } bytes to each viewer
load-no-postgres = PostgreSQL was not measured: name one with --postgres.
