# What `pithead db` prints.
db-restored = The store holds what was in { $file }.
db-broken = { $stream } is broken: { $problem }
db-checked = Tables: { $tables }, lines: { $lines }, broken: { $broken }.
