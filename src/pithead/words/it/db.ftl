# Che cosa stampa `pithead db`.
db-restored = L'archivio contiene ciò che era in { $file }.
db-broken = { $stream } è rovinato: { $problem }
db-checked = Tavoli: { $tables }, righe: { $lines }, rovinati: { $broken }.
