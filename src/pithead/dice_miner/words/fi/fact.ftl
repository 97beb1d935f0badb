# Mitä laatikosta piti päätellä, kukin lauseena.
fact-dice-faces = { $kind }: sivuilla { $faces }.
fact-dice-count = { $kind }: { $count } kappaletta.
fact-dice-hero = { $hero }: { $faces }.
fact-dice-rows = Vuoren riveillä on ylhäältä lukien { $rows } noppaa.
