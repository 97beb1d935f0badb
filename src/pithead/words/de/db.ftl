# Was `pithead db` ausgibt.
db-restored = Die Ablage enthält jetzt, was in { $file } war.
db-broken = { $stream } ist beschädigt: { $problem }
db-checked = Tische: { $tables }, Zeilen: { $lines }, beschädigt: { $broken }.
