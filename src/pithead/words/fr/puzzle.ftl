# Problèmes : une position, un meilleur événement.
puzzle-welcome = Un problème de { $game } : un événement gagne nettement plus souvent que tous les autres. Choisissez comme dans une partie ; « { $quit } » quitte.
puzzle-ask = Problème { $number }, cote { $rating }. Qu’est-ce qui gagne le plus souvent ?
puzzle-right = Juste : rien ne gagne plus souvent.
puzzle-wrong = Pas le meilleur : il gagne { $percent } % moins souvent. Essayez-en un autre.
puzzle-shares = Combien de fois chacun gagne :
puzzle-by-rollouts = Après chacun, la partie a été jouée bien des fois jusqu’au bout ; une erreur type vaut { $error } %.
puzzle-by-solver = Exact : chaque lancer a été compté.
puzzle-making = { $made } problèmes sur { $wanted } de { $games } parties
puzzle-made = { $count } problèmes sont dans { $file }.
