# Ce qu'imprime `pithead db`.
db-restored = La réserve contient ce qui était dans { $file }.
db-broken = { $stream } est abîmé : { $problem }
db-checked = Tables : { $tables }, lignes : { $lines }, abîmées : { $broken }.
