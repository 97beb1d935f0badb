# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Premiers pas dans { $game } : { $count ->
    [one] { $count } courte leçon
   *[other] { $count } courtes leçons
 }. Choisissez comme dans une partie ; « ? » vous aide, « quit » quitte.
learn-step = Leçon { $number } sur { $count }
learn-finished = C’est tout. Maintenant, jouez : pithead play { $game }
learn-hint-prefix = Pas cette fois. { $hint }
learn-you = Vous
learn-rival = Rival

learn-dice-miner-top = Tous creusent dans la même montagne de dés. Vous pouvez prendre un dé au sommet : rien ne doit se trouver au-dessus de lui, d’aucun des deux côtés. Votre héros, le Géomètre, montre toujours un tunnel 1. Prenez le tunnel 2.
learn-dice-miner-top-hint = Le tunnel 2 est en a2.
learn-dice-miner-top-done = Le dé rejoint votre butin et garde sa face.
learn-dice-miner-tunnels = Les tunnels rapportent par suites qui commencent à 1 : 1, 2, 3 valent 6 points, mais un trou les arrête. Vous avez 1 (votre héros) et 2. Continuez avec le suivant.
learn-dice-miner-tunnels-hint = Après 1 et 2 vient 3. Il est en b1.
learn-dice-miner-tunnels-done = 1 + 2 + 3 = 6 points.
learn-dice-miner-gems = Chaque gemme est un point, et celui qui seul en montre le plus les compte double. Vous en montrez deux chacun. Prenez la tête.
learn-dice-miner-gems-hint = La gemme est en c3.
learn-dice-miner-gems-done = Trois gemmes contre deux : six points pour vous, deux pour votre rival.
learn-dice-miner-hazards = Éboulements et dragons coûtent un point chacun, sauf si vous avez de quoi y répondre : une pioche contre les éboulements, un bouclier contre les dragons. Alors chacun compte, multiplié par le nombre de ces outils. Vous avez deux pioches. Quel danger voulez-vous ?
learn-dice-miner-hazards-hint = Les pioches changent les éboulements en points ; les dragons veulent un bouclier. Les éboulements sont en d1.
learn-dice-miner-hazards-done = Deux éboulements fois deux pioches : quatre points.
learn-dice-miner-cheers = Vous commencez ce tour avec un dé qui montre une bière. Partagez-la : lancez le dé, et votre rival le garde avec sa nouvelle face. En échange, vous pouvez prendre deux dés, aussi sur le flanc. Trinquez.
learn-dice-miner-cheers-hint = Choisissez « cheers tunnel to 1 ».
learn-dice-miner-cheers-done = Santé ! Votre rival a reçu un tunnel 5.
learn-dice-miner-side = Vous pouvez maintenant prendre un dé sur le flanc : un dé couvert sur un seul de ses deux côtés supérieurs. Les trois gemmes en d1 sont couvertes en haut à droite par c1.
learn-dice-miner-side-hint = Prenez les gemmes en d1.
learn-dice-miner-side-done = Le dé du dessus a glissé dans le trou : regardez d1.
learn-dice-miner-second = Un second dé est à vous si vous le voulez, de nouveau au sommet ou sur le flanc. Prenez-en un, ou dites « done ».
learn-dice-miner-second-hint = N’importe quel dé qu’on peut prendre convient.
learn-dice-miner-second-done = Votre tour est fini. On continue ainsi jusqu’à ce que la montagne soit vide.
learn-dice-miner-spend = La montagne est vide, et la magie commence. Un dé Magie à deux symboles relance deux de vos dés. Vos tunnels sont 1 (héros), 2, 3, 5 et 5. Dépensez les deux symboles.
learn-dice-miner-spend-hint = Choisissez « spend magic:2 » ; gardez la magie du héros pour l’instant.
learn-dice-miner-spend-done = Choisissez maintenant deux dés. Les dés Danger ne se relancent jamais.
learn-dice-miner-first-roll = Sans un 4, les deux 5 ne rapportent rien. Choisissez le premier.
learn-dice-miner-first-roll-hint = Choisissez « roll tunnel:5 ».
learn-dice-miner-first-roll-done = Encore un.
learn-dice-miner-second-roll = Un dé Magie doit relancer tous les dés qu’il permet. Choisissez l’autre 5.
learn-dice-miner-second-roll-hint = Choisissez « roll tunnel:5 ».
learn-dice-miner-second-roll-done = Un 4 et un 1 ! Vos tunnels sont 1, 2, 3, 4 et un autre 1 : onze points.
learn-dice-miner-hero = Votre héros a aussi un symbole de magie. Vous pourriez le dépenser, mais tout est en ordre maintenant. Arrêtez-vous là.
learn-dice-miner-hero-hint = Dites « done ».
learn-dice-miner-hero-done = Quand tous ont terminé, la manche est décomptée.
learn-dice-miner-cache = Avant la manche suivante, tous les dés sont relancés, sauf ceux que vous mettez à l’abri : autant que vous montrez de coffres. Vos quatre dragons ont besoin d’un bouclier. Mettez l’un des deux à l’abri.
learn-dice-miner-cache-hint = Choisissez « cache tool:shield » ou « cache hazard:dragon4 ».
learn-dice-miner-cache-done = Il garde sa face. Après trois manches, le plus de points gagne.
