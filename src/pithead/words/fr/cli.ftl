# What commands print.
cli-line = ligne { $number } : { $message }
cli-verified = Vérifié : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
 }, chaque lancer tiré de l’enveloppe scellée, chaque coup conforme aux règles ; { $totals } points, { $winners }.
cli-verified-seed = Vérifié : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
 }, chaque lancer tiré de la graine publique, chaque coup conforme aux règles ; { $totals } points, { $winners }.
cli-verified-receipt = C’est la partie de votre reçu : la promesse et chaque nonce sont ceux que vous avez vus avant le premier lancer.
cli-signed = Le serveur l’a signée jusqu’à l’étape { $steps }, avec la clé { $key }.
cli-unsigned = Le serveur ne l’a pas signée.
cli-written = Écrit : { $file }
cli-new-hint = Jouez-la avec « pithead play { $game } --resume { $file } ».
cli-random-done = { $games ->
    [0] Aucune partie écrite
    [one] Une partie écrite
   *[other] { $games } parties écrites
 } dans { $folder }.
cli-random-stopped = Interrompu ; { $games ->
    [0] aucune partie écrite
    [one] une partie écrite
   *[other] { $games } parties écrites
 } dans { $folder }.
cli-content-title = Ce que contient la boîte de { $game }, et à quel point nous en sommes sûrs
cli-content-guesses = Ce que nous avons supposé, et ce que cela change :
cli-content-measured = Mesuré avec des joueurs au hasard ou avides : { $command }
cli-content-hash = Empreinte de ces données : { $hash }
cli-content-sure = { $count ->
    [one] { $count } donnée
   *[other] { $count } données
 } : { $marks }.
cli-content-correct = Vous avez la boîte et vous savez mieux ? Écrivez les entrées qui diffèrent dans un fichier TOML et ajoutez --content votre-fichier.toml.
cli-replay-step = { $number } sur { $count }
cli-replay-start = Avant la première étape.
cli-bench-title = Parties au hasard sur un seul cœur, chaque événement vérifié ; les décisions sont celles des joueurs
cli-bench-own = { $name } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 } et { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } par seconde
cli-bench-skipped = { $name } a été laissé de côté, car { $package } n’est pas installé ; « make bench » a tout.
cli-bench-ratio = { $name } prend { $ratio } fois autant de décisions que { $peer }.
cli-bench-cores = Deux cœurs jouent { $ratio } fois autant de parties qu’un seul.
cli-bench-start = pithead --help demande { $milliseconds } ms de temps processeur.
cli-bench-screen = pithead play demande { $milliseconds } ms de temps processeur jusqu’au premier écran.
cli-stopped = Arrêté.
cli-starting = Le serveur démarre
cli-serving = { -pithead } est à { $url } et reste ouvert jusqu’à Ctrl-C.
cli-serving-already = { -pithead } tourne déjà, à l’adresse { $url }.
