# Playing in the terminal.
play-welcome = { -pithead } : { $game }. Tapez le numéro d’un choix ou le choix lui-même ; « ? » vous aide.
play-sealed = Avant le premier lancer, les dés de cette partie ont été mis sous enveloppe scellée : { $commitment }
play-saved = La partie est gardée dans { $file }.
play-help = Tapez le numéro d’un choix, ou le choix en toutes lettres, par exemple « { $example } ».
    { $hint } : les meilleurs choix, votre chance de gagner avec chacun, et pourquoi
    { $score } : la feuille de score, chaque point expliqué
    { $rules } : toutes les règles, ou avec un numéro celle que vous demandez
    { $table } : de nouveau toute la table
    { $look } : la position en phrases
    { $log } : tout ce qui s’est passé
    { $undo } : reprend votre dernière décision, si depuis aucun dé n’a été lancé et personne d’autre n’a joué
    { $quit } : quitter ; la partie attend dans son fichier
play-choices = { $name }, à vous de choisir :
play-undone = Repris.
play-hand-over = Passez le clavier à { $name }, qui appuie ensuite sur Entrée.
play-left = Vous avez quitté. Pour continuer : pithead play { $game } --resume { $file }
play-over = La partie est terminée.
play-won = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
play-won-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 } !
play-won-short = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
 }
play-won-short-you = Vous gagnez
play-given-up = la partie a été abandonnée
play-alone = Vous avez marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
play-percentile = C’est plus que dans { $percent } % de { $games } parties de bots avec la même chance.
play-verify = L’enveloppe est maintenant ouverte. Vérifiez vous-même chaque lancer : pithead verify { $file }
play-about = { $choice } : { $more }
play-turn-of = Au tour de : { $name }
play-human = Joueur { $number }
play-bot = Bot { $number } ({ $level })
play-seeded = Les dés de cette partie découlent de la graine publique « { $seed } » : qui la joue reçoit les mêmes.
play-verify-seed = Vérifiez vous-même chaque lancer : pithead verify { $file }
play-analyse = La chance et le talent, étape par étape : pithead analyse { $file }
play-total = total
play-again = Encore ? « { $again } » commence la revanche, « { $verify } » vérifie chaque lancer, { $coach ->
    [yes] « { $analyse } » sépare la chance du talent, « { $quit } » termine.
   *[no] « { $quit } » termine.
 }
