# Dice Miner: names of things, log lines, the table and the score sheet.

## Things
dice-kind-tunnel = dé Tunnel
dice-kind-hazard = dé Danger
dice-kind-tool = dé Outil
dice-kind-treasure = dé Trésor
dice-kind-magic = dé Magie
dice-hero-alchemist = Alchimiste
dice-hero-dragon-slayer = Tueur de dragons
dice-hero-engineer = Ingénieur
dice-hero-prospector = Prospecteur
dice-hero-surveyor = Géomètre
dice-hero-treasurer = Trésorier
dice-face-tunnel = tunnel { $number }
dice-face-treasure = { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
 }
dice-face-magic = { $number ->
    [one] { $number } magie
   *[other] { $number } magies
 }
dice-face-pickaxe = une pioche
dice-face-shield = un bouclier
dice-face-chest = { $number ->
    [one] { $number } coffre
   *[other] { $number } coffres
 }
dice-face-cave = { $number ->
    [one] { $number } éboulement
   *[other] { $number } éboulements
 }
dice-face-dragon = { $number ->
    [one] { $number } dragon
   *[other] { $number } dragons
 }
dice-face-beer = bière ({ $kind })
dice-face-spent = { $face }, dé dépensé
dice-phase-set-up = qui commence ?
dice-phase-heroes = choix des héros
dice-phase-deal = distribution des héros
dice-phase-fill = remplissage de la montagne
dice-phase-excavation = excavation
dice-phase-magic = magie
dice-phase-replenish = ravitaillement
dice-phase-reroll = relance
dice-phase-lots = tirage au sort
dice-phase-end = fin de partie

## Letters and short words on dice, at most six letters
dice-letter-tunnel = T
dice-letter-treasure = G
dice-letter-magic = M
dice-letter-tool = O
dice-letter-hazard = D
dice-short-beer = bière
dice-short-pickaxe = pioche
dice-short-shield = boucl.
dice-short-chest = coffre
dice-short-cave = éboul.
dice-short-dragon = dragon

## What happens
dice-log-choose = { $name } choisit le héros { $hero }.
dice-log-choose-you = Vous choisissez le héros { $hero }.
dice-log-take = { $name } prend en { $slot } : { $die }.
dice-log-take-you = Vous prenez en { $slot } : { $die }.
dice-log-cheers = { $name } partage une bière avec { $other } : santé !
dice-log-cheers-you = Vous partagez une bière avec { $other } : santé !
dice-log-cheers-to-you = { $name } partage une bière avec vous : santé !
dice-log-cheers-bag = { $name } boit une bière en solitaire : santé !
dice-log-cheers-bag-you = Vous buvez une bière en solitaire : santé !
dice-log-spend = { $name } dépense { $number ->
    [one] { $number } symbole de magie
   *[other] { $number } symboles de magie
 }.
dice-log-spend-you = Vous dépensez { $number ->
    [one] { $number } symbole de magie
   *[other] { $number } symboles de magie
 }.
dice-log-roll = { $name } relance : { $die }.
dice-log-roll-you = Vous relancez : { $die }.
dice-log-cache = { $name } met à l’abri dans un coffre : { $die }.
dice-log-cache-you = Vous mettez à l’abri dans un coffre : { $die }.
dice-log-done = { $name } a terminé.
dice-log-done-you = Vous avez terminé.
dice-log-rolled = Les dés disent : { $faces }.
dice-log-filled = Les dés dévalent sur la montagne.
dice-log-scored = Points de la manche { $round } : { $points }.
dice-log-starts = Le sort a décidé : { $name } commence.
dice-log-starts-you = Le sort a décidé : vous commencez.
dice-log-dealt = Les héros sont distribués : { $heroes }.

## Choices and what they change
dice-choice-take = { $die } en { $slot }
dice-choice-of = { $die } : { $choice }
dice-choice-roll = relancer : { $die }
dice-choice-cache = mettre à l’abri : { $die }
dice-choice-cheers = partager une bière avec { $other }, puis prendre deux dés
dice-choice-cheers-to-you = partager une bière avec vous, puis prendre deux dés
dice-choice-cheers-bag = boire une bière, puis prendre deux dés
dice-choice-spend = relancer { $number ->
    [one] { $number } dé
   *[other] { $number } dés
 }
dice-choice-done-excavation = laisser le second dé
dice-choice-done-magic = arrêter la magie
dice-choice-done-replenish = plus rien à mettre à l’abri
dice-preview-points = { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
 }
dice-preview-slides = des dés glissent en { $slots }

## Spoken
dice-spoken-row = Rangée { $row } : { $dice }.
dice-spoken-player = { $name }, { $hero }, { $points }. Butin : { $dice }.

## The table
dice-round = Manche { $round } sur 3 · { $phase }
dice-tie = Départage { $number } · { $phase }
dice-empty = (encore rien)
dice-player-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
 } · maintenant { $now }
dice-hero-shows = { $hero } : { $faces }

## The score sheet
dice-sheet-round = Manche { $round }
dice-sheet-tunnels = Tunnels
dice-sheet-treasure = Trésors
dice-sheet-hazards = Dangers
dice-sheet-total = Total
dice-why-no-tunnel = aucune suite qui commence à 1
dice-why-gems = { $gems ->
    [0] aucune gemme
    [one] une gemme
   *[other] { $gems } gemmes
 }{ $doubled ->
    [yes] , score doublé pour la majorité
   *[no] {""}
 }
dice-why-cave-ins = { $dangers ->
    [one] { $dangers } éboulement
   *[other] { $dangers } éboulements
 } × { $tools ->
    [0] −1 sans pioche
    [one] une pioche
   *[other] { $tools } pioches
 }
dice-why-dragons = { $dangers ->
    [one] { $dangers } dragon
   *[other] { $dangers } dragons
 } × { $tools ->
    [0] −1 sans bouclier
    [one] un bouclier
   *[other] { $tools } boucliers
 }
dice-why-no-hazard = aucun danger

## On drawn boards
dice-label-slot = { $slot } : { $die }
dice-label-face = { $face }, { $kind }
dice-label-die = { $die }{ $count ->
    [one] {""}
   *[other] , au nombre de { $count }
 }, butin de { $name }
dice-label-die-you = { $die }{ $count ->
    [one] {""}
   *[other] , au nombre de { $count }
 }, votre butin
dice-label-hero = { $hero } ({ $name })
dice-ask-heroes = choisissez un héros
dice-ask-take = prenez un dé au sommet
dice-ask-cheers = prenez un dé au sommet, ou partagez une bière
dice-ask-first = prenez un dé au sommet ou sur le côté
dice-ask-second = prenez un second dé, ou laissez-le
dice-ask-spend = dépensez de la magie, ou arrêtez
dice-ask-roll = choisissez un dé à relancer
dice-ask-cache = mettez un dé à l’abri dans un coffre, ou arrêtez
dice-why-round = notés à la fin de cette manche

# The reference of the box.
dice-name-dice = Dés
dice-name-heroes = Héros
dice-symbol-tunnel = Tunnels
dice-symbol-treasure = Gemmes
dice-symbol-magic = Magie
dice-symbol-pickaxe = Pioche
dice-symbol-shield = Bouclier
dice-symbol-cave = Éboulements
dice-symbol-dragon = Dragons
dice-symbol-chest = Coffre
dice-symbol-beer = Bière

## À une vraie table
dice-table-note = La bière, la magie et les coffres ne rapportent rien : laissez-les de côté.
dice-step-setup = Chacun lance un dé Tunnel ; le plus haut commence, et la bière bat le 5. Choisissez les héros dans le sens inverse des aiguilles d’une montre, le premier joueur en dernier. Lancez vingt dés du sac sur la montagne.
dice-step-excavation = Dans le sens des aiguilles d’une montre à partir du premier joueur, chacun prend un dé au sommet. Qui partage d’abord une bière peut en prendre deux, aussi sur le flanc. On continue jusqu’à ce que la montagne soit vide.
dice-step-magic = Commence celui qui aurait été le suivant, et chacun a un tour. Pour chaque symbole de magie, relancez un de vos dés, mais jamais un dé Danger.
dice-step-scoring = Les tunnels comptent à la suite depuis 1, les gemmes double pour qui en a le plus, les dangers contre leurs outils. Saisissez ci-dessous les dés de chacun.
dice-step-replenish = Gardez autant de dés que vous avez de coffres et relancez tous les autres. Celui qui a le moins de points commence. Vingt autres dés remplissent la montagne.
dice-step-end = Le plus de points sur les trois manches gagne. Ceux qui sont en tête à égalité relancent tous leurs dés, jouent encore une phase de magie et comptent une fois de plus.
