# Mitä `pithead db` tulostaa.
db-restored = Varastossa on nyt se, mikä oli tiedostossa { $file }.
db-broken = { $stream } on rikki: { $problem }
db-checked = Pöytiä: { $tables }, rivejä: { $lines }, rikki: { $broken }.
