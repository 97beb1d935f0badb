# What speaks for a decision.
coach-mini-miners-finds = creuse en moyenne pour { $gold } d’or
coach-mini-miners-sure = vaut { $gold } d’or à coup sûr
coach-mini-miners-danger = rencontre un éboulement dans { $percent } % des fouilles
coach-mini-miners-marker = a ceci pour l’aider : { $tool }
coach-mini-miners-first = n’a personne entre soi et la sortie
coach-mini-miners-behind = attend { $count ->
    [one] un nain
   *[other] { $count } nains
 } sur le chemin de la sortie
coach-mini-miners-home = rapporte { $gold } d’or
coach-mini-miners-below = laisse { $count ->
    [one] un rival
   *[other] { $count } rivaux
 } en bas
coach-mini-miners-tavern = est en sûreté à la taverne
coach-mini-miners-hits = touche { $dwarf } de { $name }
coach-mini-miners-carries = { $gold } d’or y sont en jeu
coach-mini-miners-tool = met ceci en jeu : { $tool }
coach-mini-miners-tools = fait { $count ->
    [one] un outil
   *[other] { $count } outils
 }, et trois font une pépite à la fin
coach-mini-miners-uses = c’est le moment de ceci : { $tool }
coach-mini-miners-gold = donne { $gold } d’or tout de suite
coach-mini-miners-bonus = donne plus que { $gold } d’or : { $bonus }
coach-mini-miners-clears = dégage le chemin de { $count ->
    [one] un de vos nains
   *[other] { $count } de vos nains
 } avec { $gold } d’or
coach-mini-miners-clears-rivals = aussi pour { $count ->
    [one] un rival
   *[other] { $count } rivaux
 }
coach-mini-miners-called = vous donne { $dwarf }, appelé au numéro { $number }
coach-mini-miners-spares = peut se passer de { $dwarf } cette manche
coach-mini-miners-gone = écarte ceci : { $card }
coach-mini-miners-next = met ceci au-dessus pour le prochain qui creuse : { $card }
coach-mini-miners-lurks = guette { $count ->
    [one] un rival
   *[other] { $count } rivaux
 } dans la mine
coach-mini-miners-shuffles = cherche de meilleurs outils
coach-mini-miners-saves = économise { $gold } d’or pour la fin
coach-mini-miners-passes = garde tout pour plus tard
coach-mini-miners-passes-escape = abandonne ce nain, car la sortie coûte plus
coach-mini-miners-gives = donne { $gold } d’or à { $name }
