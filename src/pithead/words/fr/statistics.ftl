# La page qu’affiche `pithead statistics`.
statistics-title = { $game } en chiffres
statistics-made = Mesuré, et non écrit à la main : { $command } a affiché cette page et l’affichera encore (contenu { $hash }).
statistics-read = Tout le monde à la table joue de la même façon : *hasard* prend n’importe quel choix permis, *glouton* celui qui promet le plus de points sur le moment. Personne ne prévoit ; qui joue bien fait mieux que les deux.
statistics-column = { $level }, { $seats } joueurs
statistics-random = hasard
statistics-greedy = glouton
statistics-games = parties
statistics-total = points à la fin, moyenne ± écart-type
statistics-quartiles = quartiles
statistics-winner = points du vainqueur, moyenne ± écart-type
statistics-lead = avance du premier, moyenne ± écart-type
statistics-tied = parties avec égalité en tête
statistics-decisions = décisions par partie, moyenne (maximum)
statistics-steps = étapes par partie, moyenne (maximum)
