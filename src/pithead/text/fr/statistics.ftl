# The page that `pithead statistics` prints.
statistics-title = { $game ->
    [mini-miners] Mini Miners en chiffres
   *[other] Dice Miner en chiffres
 }
statistics-made = Mesuré, pas écrit à la main : { $command } a produit cette page et la produit de nouveau (contenu { $hash }).
statistics-read = { $game ->
    [mini-miners] À une même table, tous jouent de la même façon : *hasard* fait n’importe quel choix permis, *avide* celui qui promet le plus d’or sur-le-champ. Personne ne prévoit ses coups ; de bons joueurs feront donc mieux que les deux. Beaucoup de nombres de la boîte sont reconstitués (`pithead content mini-miners` dit lesquels) ; cette page sert à en juger.
   *[other] À une même table, tous jouent de la même façon : *hasard* fait n’importe quel choix permis, *avide* celui qui promet le plus de points sur-le-champ. Personne ne prévoit ses coups ; de bons joueurs feront donc mieux que les deux.
 }
statistics-column = { $level }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 }
statistics-random = hasard
statistics-greedy = avide
statistics-games = parties
statistics-total = { $game ->
    [mini-miners] or à la fin, moyenne ± écart type
   *[other] points à la fin, moyenne ± écart type
 }
statistics-quartiles = quartiles
statistics-winner = { $game ->
    [mini-miners] or du vainqueur, moyenne ± écart type
   *[other] points du vainqueur, moyenne ± écart type
 }
statistics-lead = avance du premier, moyenne ± écart type
statistics-tied = parties avec égalité en tête
statistics-decisions = décisions par partie, moyenne (maximum)
statistics-steps = étapes par partie, moyenne (maximum)
statistics-ties = départages par partie
statistics-cheers = bières partagées par partie
statistics-magic = magies dépensées par partie
statistics-cached = dés mis à l’abri par partie
statistics-escapes = nains qui s’échappent, par manche
statistics-removals = nains éliminés, par manche
statistics-hosts = Aubergistes à la taverne, par manche
statistics-sacrifices = dont sacrifices, par manche
statistics-escaped = part des nains qui s’échappent
statistics-fell = manches où la mine s’effondre
statistics-fell-games = parties où cela arrive
statistics-specials = cartes spéciales par partie
statistics-bonuses = part prise en bonus
statistics-open = outils exposés achetés, par joueur
statistics-blind = outils de la pioche achetés, par joueur
statistics-shuffles = mélanges payés, par joueur
statistics-markets = outils posés au marché, fois par partie
statistics-triples = dont trois pareils
statistics-where = Où les nains creusent
statistics-where-read = Pour chaque partie de la mine : la part de tous les nains qui y creusent, combien d’entre eux s’échappent, et l’or que ceux-là rapportent.
statistics-in-i = T1 à T4, paquet I
statistics-in-ii = T5 à T8, paquet II
statistics-in-iii = T9 à T12, paquet III
statistics-in-iv = T13 à T16, paquet IV
statistics-in-p = puits
statistics-in-d = dernière case
