# Ciò che abbiamo dovuto ricostruire della scatola, ogni cosa in una frase.
fact-dice-faces = Un dado di tipo { $kind } mostra { $faces }.
fact-dice-count = I dadi di tipo { $kind } sono { $count }.
fact-dice-hero = { $hero } mostra { $faces }.
fact-dice-rows = Le file della montagna tengono, dall’alto, { $rows } dadi.
