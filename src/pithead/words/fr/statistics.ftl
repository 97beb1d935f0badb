# La page qu’affiche `pithead statistics`.
statistics-title = { $game ->
    [mini-miners] Mini Miners en chiffres
   *[other] Dice Miner en chiffres
 }
statistics-made = Mesuré, et non écrit à la main : { $command } a affiché cette page et l’affichera encore (contenu { $hash }).
statistics-read = { $game ->
    [mini-miners] Tout le monde à la table joue de la même façon : *hasard* prend n’importe quel choix permis, *glouton* celui qui promet le plus d’or sur le moment. Personne ne prévoit ; qui joue bien fait mieux que les deux. Beaucoup de nombres de la boîte sont reconstitués (`pithead content mini-miners` dit lesquels) ; cette page permet d’en juger.
   *[other] Tout le monde à la table joue de la même façon : *hasard* prend n’importe quel choix permis, *glouton* celui qui promet le plus de points sur le moment. Personne ne prévoit ; qui joue bien fait mieux que les deux.
 }
statistics-column = { $level }, { $seats } joueurs
statistics-random = hasard
statistics-greedy = glouton
statistics-games = parties
statistics-total = { $game ->
    [mini-miners] or à la fin, moyenne ± écart-type
   *[other] points à la fin, moyenne ± écart-type
 }
statistics-quartiles = quartiles
statistics-winner = { $game ->
    [mini-miners] or du vainqueur, moyenne ± écart-type
   *[other] points du vainqueur, moyenne ± écart-type
 }
statistics-lead = avance du premier, moyenne ± écart-type
statistics-tied = parties avec égalité en tête
statistics-decisions = décisions par partie, moyenne (maximum)
statistics-steps = étapes par partie, moyenne (maximum)
statistics-ties = départages par partie
statistics-cheers = bières partagées par partie
statistics-magic = magie dépensée par partie
statistics-cached = dés gardés par partie
statistics-escapes = nains qui s’échappent, par manche
statistics-removals = nains retirés, par manche
statistics-hosts = Aubergistes à la taverne, par manche
statistics-sacrifices = dont sacrifiés, par manche
statistics-escaped = part des nains qui s’échappent
statistics-fell = manches où la mine s’effondre
statistics-fell-games = parties où cela arrive
statistics-specials = cartes spéciales par partie
statistics-bonuses = dont prises comme bonus
statistics-open = outils exposés achetés, par joueur
statistics-blind = outils achetés à l’aveugle, par joueur
statistics-shuffles = mélanges payés, par joueur
statistics-markets = marché garni, fois par partie
statistics-triples = dont avec trois outils égaux
statistics-where = Où les nains creusent
statistics-where-read = Pour chaque partie de la mine : la part des nains qui y creusent, combien d’entre eux s’échappent, et l’or que ceux-ci rapportent.
statistics-in-i = T1 à T4, paquet I
statistics-in-ii = T5 à T8, paquet II
statistics-in-iii = T9 à T12, paquet III
statistics-in-iv = T13 à T16, paquet IV
statistics-in-p = puits
statistics-in-d = dernière case
