# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-chance-only = La place { $seat } ne peut pas décider comment tombent les dés ; seul le hasard le fait.

## Set-up
error-solo-seats = La forme solitaire « { $solo } » demande { $expected ->
    [one] { $expected } place
   *[other] { $expected } places
 }, pas { $seats }.
error-no-hero-now = Les héros se choisissent une seule fois, avant la première montagne.
error-no-such-hero = Il n’y a pas de héros « { $hero } » ; attendu : { $known }.
error-hero-taken = Le héros « { $hero } » est déjà choisi ; chaque héros ne joue qu’une fois.
error-no-deal-now = Les héros ne sont distribués qu’au début d’une partie avec des héros au hasard.
error-deal-wrong = Il faut distribuer { $count ->
    [one] { $count } héros
   *[other] { $count } héros différents
 } parmi : { $known }.
error-no-fill-now = La montagne ne se remplit qu’au début d’une manche.
error-fill-count = { $expected ->
    [one] { $expected } dé remplit
   *[other] { $expected } dés remplissent
 } la montagne à partir de l’emplacement le plus bas, pas { $count }.
error-fill-bag = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 } { $kind ->
    [tunnel] Tunnel
    [hazard] Danger
    [tool] Outil
    [treasure] Trésor
    [magic] Magie
   *[other] « { $kind } »
 } ne { $count ->
    [one] peut
   *[other] peuvent
 } pas sortir du sac : { $left ->
    [0] il n’y en a plus
    [one] il n’y en a qu’un
   *[other] il n’y en a que { $left }
 }.
error-no-such-face = Aucun dé de la boîte ne montre « { $face } ».
error-no-such-slot = Il n’y a pas d’emplacement « { $slot } » ; les emplacements sont a1 a2, b1 à b3, c1 à c4, d1 à d5, e1 à e6.

## Excavation
error-not-excavation = On ne prend des dés et on ne partage de la bière que pendant l’excavation.
error-slot-empty = Il n’y a pas de dé en { $slot }.
error-not-on-top = Le dé en { $slot } n’est pas au sommet : il y a { $above ->
    [one] { $above } dé
   *[other] { $above } dés
 } au-dessus de lui, et l’on ne prend sur le flanc qu’après avoir trinqué.
error-buried = Le dé en { $slot } est enseveli : il y a deux dés au-dessus de lui, et après avoir trinqué il peut y en avoir un au plus.
error-cheers-once = On partage une bière une fois par tour, avant de prendre le premier dé.
error-no-beer = Il n’y a pas dans ce butin de dé { $kind ->
    [tunnel] Tunnel
    [hazard] Danger
    [tool] Outil
    [treasure] Trésor
    [magic] Magie
   *[other] « { $kind } »
 } qui montre une bière.
error-cheers-to = Une bière va à un autre joueur, places 0 à { $most } sauf la sienne ; { $to } n’en fait pas partie.
error-cheers-to-bag = Qui joue seul ne donne de bière qu’au sac : « cheers … to bag ».
error-roll-first = Il faut d’abord lancer les dés.
error-must-take = Il faut maintenant prendre un dé ; seul le second après avoir trinqué est facultatif.

## Magic
error-not-magic = La magie ne se dépense que pendant la phase de magie.
error-no-such-magic = Il n’y a pas dans ce butin de dé non dépensé qui montre « { $die } ».
error-hero-spent = { $count ->
    [0] Ce héros n’a pas de magie.
   *[other] La magie de ce héros est dépensée pour cette manche.
 }
error-nothing-to-roll = Il n’y a aucun dé que cette magie puisse relancer.
error-choose-dice = Il faut encore choisir { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 } pour la magie en cours de dépense.
error-spend-first = Il faut dépenser un dé Magie ou la magie du héros avant de choisir des dés.
error-not-in-trove = Ceci n’est pas à choisir dans ce butin : { $die }.
error-hazard-never-rolls = { $die } est un dé Danger, et la magie ne les relance jamais.
error-die-not-free = { $die } ne peut pas être choisi : ce dé est dépensé, ou déjà choisi.
error-no-roll-now = Il n’y a pas de dés à lancer.
error-wrong-dice = Les dés attendus étaient : { $expected } ; « { $came } » en sont d’autres.

## Replenish
error-not-replenish = On ne met des dés à l’abri que pendant le ravitaillement.
error-has-chosen = La place { $seat } n’a plus rien à choisir.
error-chests-full = { $count ->
    [0] Sans coffre, aucun dé n’est mis à l’abri.
    [one] L’unique coffre est plein.
   *[other] Les { $count } coffres sont tous pleins.
 }
error-own-chest = { $die } ne peut pas être abrité par ses propres coffres ; il en faut un autre.
error-no-lots-now = On ne tire au sort qu’entre joueurs qui ont aussi peu de points.
error-lots-among = La place { $seat } ne peut pas commencer ; le sort décide entre les places { $among }.

## Positions
error-picks = Prendre { $picks } dés est impossible : après avoir trinqué, c’est deux.
error-round = Il n’y a pas de manche { $round } ; une partie a les manches 1 à 3.
error-position-scores = « scores » demande pour chaque place le même nombre de manches terminées, trois au plus.
error-position-sharing = Une bière sur le point d’être lancée demande le hasard dans « to_act », la place dans « turn », et dans « sharing » la sorte et la place.
error-position-rolling = « rolling » et « to_choose » ne vont pas avec le butin : il y faut des dés non dépensés qui ne sont pas des dés Danger, et le hasard agit dès que tous sont choisis.
error-position-cached = « cached » cite des dés qui ne sont pas dans le butin.
error-position-reroll = « waiting » doit nommer des places qui ont des dés à relancer en plus des dés à l’abri.
error-position-waiting = Dans la phase « { $phase } », quelqu’un doit être dans « waiting » ; omettez-le si c’est tout le monde.
error-mountain-empty = La montagne est vide, l’excavation est donc finie.
error-spent-mark = « { $face } » est marqué comme dépensé, mais seule la magie peut l’être, et seulement pendant la phase de magie.
error-too-many-dice = Il y a dans cette position { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 } { $kind ->
    [tunnel] Tunnel
    [hazard] Danger
    [tool] Outil
    [treasure] Trésor
    [magic] Magie
   *[other] « { $kind } »
 }, mais seulement { $most } dans la boîte.
error-sixty-dice = Il y a ici { $count ->
    [one] { $count } dé
   *[other] { $count } dés
 }, mais seulement { $most } dans la boîte.
error-score-seats = « heroes » a { $heroes ->
    [one] { $heroes } entrée
   *[other] { $heroes } entrées
 } et « troves » { $troves } ; il en faut une par joueur, de 1 à 4 joueurs.

## Content files
error-content-six-faces = Un dé a six faces ; le fichier de contenu en donne { $count } au dé « { $kind } ».
error-content-face = « { $face } » dans { $where } n’est pas une face d’un dé « { $kind } ».
error-content-count = Il ne peut pas y avoir { $count } dés « { $kind } ».
error-content-sixty-dice = La boîte contient 60 dés ; avec le fichier de contenu, il y en aurait { $count }.
error-content-rows = Les rangées de la montagne doivent être 2, 3, 4, 5, 6 à partir du sommet, pour qu’un dé au moins soit au sommet et que chacun repose sur deux ; pas { $rows }.
error-content-heroes = Il faut un héros pour chacun de quatre joueurs ; le fichier de contenu { $count ->
    [0] n’en laisse aucun
    [one] n’en laisse qu’un
   *[other] n’en laisse que { $count }
 }.
error-content-hero-empty = Le héros { $hero } ne montre aucune face.
error-content-hero-face = « { $face } » dans { $where } n’est pas une face qu’un héros puisse montrer.
error-content-hero-magic = Les faces de magie du héros { $hero } doivent toutes montrer le même nombre de symboles, pour que « spend hero » soit clair.

## Fast kernels
error-sim-hero-faces = Le héros { $hero } montre { $count } faces ; le noyau rapide peut en compter { $most } au plus.
error-solve-seats = Le solveur connaît les parties à deux ; celle-ci a { $seats } places.
error-solve-phase = Le solveur connaît l’excavation et la magie de la dernière manche, et cette position n’est ni l’une ni l’autre.
error-solve-dice = { $count } dés sont sur la montagne ; le solveur peut en dénombrer { $most } au plus.
error-solve-big = Cette position est trop grande pour le solveur : il reste trop de bières, de symboles de magie ou de dés.
error-solve-magic = Un sort lance ici { $count } dés ; le solveur peut en dénombrer { $most } au plus.
