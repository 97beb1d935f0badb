# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Any game
error-game-unknown = Il n’y a pas de jeu « { $name } » ; attendu : { $known }.
error-seats = Il faut de { $least } à { $most } joueurs pour une partie, pas { $seats }.
error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $most }.
error-not-your-turn = La place { $seat } ne peut pas agir maintenant : c’est au tour de la place { $turn }.
error-chance-only = La place { $seat } ne peut pas décider comment tombent les dés ; seul le hasard le fait.
error-event-unknown = « { $text } » n’est pas un événement ; il doit commencer par l’un de ces mots : { $known }.
error-event-form = « { $text } » est illisible ; attendu : quelque chose comme « { $form } ».
error-position-json = Ce n’est pas une position : { $problem }.
error-position-seats = « { $where } » a { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
 } ; il en faut une { $seats ->
    [one] pour l’unique place
   *[other] pour chacune des { $seats } places
 }.
error-position-turn = La phase « { $phase } » demande une place dans « to_act » (ou dans « turn » tant que le hasard agit).

## Dice Miner: set-up
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

## Dice Miner: excavation
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

## Dice Miner: magic
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
error-not-in-trove = Il n’y a pas de { $die } à choisir dans ce butin.
error-hazard-never-rolls = { $die } est un dé Danger, et la magie ne les relance jamais.
error-die-not-free = { $die } ne peut pas être choisi : ce dé est dépensé, ou déjà choisi.
error-no-roll-now = Il n’y a pas de dés à lancer.
error-nothing-to-roll-now = Le hasard n’a rien à décider maintenant.
error-wrong-dice = Les dés attendus étaient : { $expected } ; « { $came } » en sont d’autres.

## Dice Miner: replenish
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

## Dice Miner: positions
error-round = Il n’y a pas de manche { $round } ; une partie a les manches 1 à 3.
error-position-scores = « scores » demande pour chaque place le même nombre de manches terminées, trois au plus.
error-position-sharing = Une bière sur le point d’être lancée demande le hasard dans « to_act », la place dans « turn », et dans « sharing » la sorte et la place.
error-position-rolling = « rolling » et « to_choose » ne vont pas avec le butin : il y faut des dés non dépensés qui ne sont pas des dés Danger, et le hasard agit dès que tous sont choisis.
error-position-cached = « cached » cite des dés qui ne sont pas dans le butin.
error-position-reroll = « waiting » doit nommer des places qui ont des dés à relancer en plus des dés à l’abri.
error-mountain-empty = La montagne est vide, l’excavation est donc finie.
error-picks = Prendre { $picks } dés est impossible : après avoir trinqué, c’est deux.
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
error-score-json = Il n’y a rien à décompter ici : { $problem }.
error-score-seats = « heroes » a { $heroes ->
    [one] { $heroes } entrée
   *[other] { $heroes } entrées
 } et « troves » { $troves } ; il en faut une par joueur, de 1 à 4 joueurs.

## Mini Miners: Turns
error-not-now = « { $event } » n’est pas possible maintenant ; attendu : { $expected }.
error-draw-first = Il faut d’abord tirer des cartes avant de continuer.
error-game-over = La partie est terminée.

## Mini Miners: Set-up
error-dwarves-count = Avec autant de joueurs, il faut { $expected ->
    [one] { $expected } nain
   *[other] { $expected } nains différents
 }, pas { $count }.
error-no-such-dwarf = Il n’y a pas de nain « { $dwarf } » à choisir ; les nains sont { $known }.
error-joined-wrong = Il faut exactement { $expected ->
    [one] { $expected } nain
   *[other] { $expected } nains différents
 } de cette forme du jeu.
error-markers-count = Il faut un marqueur sur { $expected ->
    [one] { $expected } case
   *[other] chacune des { $expected } cases
 }, et il en est venu { $count }.
error-markers-wrong = Les marqueurs standards vont dans la galerie, les marqueurs bonus dans les puits et sur la dernière case, chacun une seule fois.
error-no-such-event = L’événement « { $event } » n’est pas dans la pile ; il y reste { $known }.

## Mini Miners: Recruit
error-dealt-wrong = Chacun des { $count } joueurs doit recevoir { $size ->
    [one] { $size } nain
   *[other] { $size } nains
 } parmi ceux en jeu, chaque nain une seule fois.
error-not-in-hand = Le nain « { $dwarf } » n’est pas dans votre main.
error-not-in-troop = Le nain « { $dwarf } » n’est pas parmi ceux que vous avez choisis.
error-not-open = Le nain « { $dwarf } » n’est plus exposé.
error-lowest-first = Le premier joueur ne peut pas commencer par « { $dwarf } », qui a la plus petite initiative.

## Mini Miners: Market
error-market-place = Il n’y a pas d’outil à la place { $place } du marché ; les places vont de 1 à { $most }.
error-pile-empty = Il ne reste de cartes outil ni dans la pioche ni dans la défausse.
error-too-poor = Cela coûte { $price }, et votre trésor { $gold ->
    [0] est vide
   *[other] ne contient que { $gold }
 }.
error-not-your-dwarf = Le nain « { $dwarf } » n’est pas l’un des vôtres à cette manche.
error-not-in-store = Il n’y a pas de « { $tool } » dans votre réserve.
error-hands-full = Le nain « { $dwarf } » ne peut pas porter d’autre carte outil.
error-same-tool = Le nain « { $dwarf } » porte déjà « { $tool } », et un second outil doit être d’une autre sorte.
error-not-there = « { $tool } » ne se trouve pas ici : { $source }.
error-laid-wrong = Il faut poser { $count ->
    [one] { $count } outil
   *[other] { $count } outils
 } de la pioche aux places vides du marché.
error-drew-wrong = La place { $seat } ne peut pas tirer « { $tool } » : il n’est pas dans la pioche, ou c’est à un autre de tirer.
error-stole-wrong = « { $tool } » ne peut pas être pris : le nain « { $dwarf } » ne le porte pas face cachée, ou les places ne vont pas.

## Mini Miners: Targets
error-no-target = « { $attacker } » ne peut pas cibler « { $dwarf } » maintenant.
error-two-targets = « { $dwarf } » est déjà choisi ; choisissez la seconde cible.
error-no-star = Le nain « { $dwarf } » n’a pas d’étoile à montrer ; « { $tool } » n’y fait rien.
error-no-way-there = Le nain « { $dwarf } » ne peut pas être déplacé en { $space } ; les cases voisines libres sont { $spaces }.

## Mini Miners: Placement
error-not-called = C’est « { $called } » qui est appelé, pas « { $dwarf } ».
error-no-such-space = Il n’y a pas de case { $space } sur le plateau.
error-space-taken = Un autre nain se trouve en { $space }.
error-forbidden-zone = { $space } est une zone interdite.
error-no-lantern = Le nain « { $dwarf } » a besoin d’une lanterne pour être placé dans le puits { $space }.
error-lantern-borrowed = Le nain « { $dwarf } » a emprunté une lanterne et doit aller dans un puits, pas en { $space }.
error-not-the-tavern = Le nain « { $dwarf } » ne peut pas être placé à la taverne.
error-shook-wrong = La réplique doit tomber sur une case de la galerie, pas sur { $space }.

## Mini Miners: Dig
error-cannot-use = Le nain « { $dwarf } » n’a pas de « { $tool } » à utiliser maintenant.
error-cannot-borrow = L’Homme à tout faire n’a pas de « { $tool } » à prêter à « { $dwarf } » maintenant.
error-no-such-deck = Le nain « { $dwarf } » ne peut pas choisir de creuser dans le paquet « { $deck } » ; possibles : { $decks }.
error-cards-wrong = { $count ->
    [one] Ce ne peut pas être la carte suivante
   *[other] Ce ne peuvent pas être les { $count } cartes suivantes
 } du paquet { $deck }.
error-not-drawn = « { $card } » n’est pas parmi les cartes que vous avez tirées.
error-no-such-bonus = Le marqueur sous « { $dwarf } » ne donne pas « { $bonus } » maintenant.

## Mini Miners: Escape
error-no-collapse = Il n’y a pas de marqueur d’éboulement en { $space }.
error-no-shovel = Utilisez une pelle avant de retirer un marqueur d’éboulement.
error-nothing-to-shovel = Il n’y a pas de marqueur d’éboulement sur le plateau pour la pelle.
error-shovel-first = La pelle peut encore retirer { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
 } ; faites-le d’abord, ou renoncez-y.
error-must-escape = Le chemin est libre, et « { $dwarf } » doit s’échapper.
error-way-blocked = Il y a { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
 } d’éboulement entre « { $dwarf } » et la sortie, et on { $ignore ->
    [0] ne peut en ignorer aucun
    [one] ne peut en ignorer qu’un
   *[other] ne peut en ignorer que { $ignore }
 }.

## Mini Miners: Trade
error-no-trade = À cette table, on joue sans échanges.
error-give-to = On ne peut donner de l’or qu’à un autre joueur, de 0 à { $most }, pas à { $to }.
error-give-gold = { $most ->
    [0] Vous n’avez pas de pépite à donner.
   *[other] Vous pouvez donner de 1 à { $most } pépites, pas { $gold }.
 }

## Mini Miners: Positions
error-position-round = La manche { $round } n’existe pas ; cette partie a { $most ->
    [one] { $most } manche
   *[other] { $most } manches
 }.
error-position-gold = L’or ne peut pas être moins que rien.
error-position-market = Le marché a { $expected ->
    [one] { $expected } place
   *[other] { $expected } places
 }, pas { $count } ; les vides s’écrivent "".
error-position-collapses = Le plateau peut porter { $most ->
    [one] { $most } marqueur
   *[other] { $most } marqueurs
 } d’éboulement au plus, pas { $count }.
error-position-crew = Chaque nain de la manche doit être en jeu, et aucun ne peut y être deux fois.
error-position-lurking = « { $dwarf } » ne peut pas être aux aguets : seul le peut un Escroc qui s’est échappé.
error-position-cards = Les cartes de { $where } et d’ailleurs ne sont pas celles de la boîte : certaines sont en double, ou manquent.
error-position-hidden = { $where } contient des cartes cachées : c’est ce que voit un seul joueur, et il faut la position entière.
error-position-phase = Le champ { $where } ne va pas avec la phase { $phase }.
error-no-such-marker = Il n’y a pas de marqueur « { $marker } ».

## Mini Miners: Content
error-content-supply = Il faut au moins un marqueur d’éboulement, pas { $count }.
error-content-setup = Les nombres pour { $seats } joueurs ne vont pas : tous les nains en jeu sont distribués, et chacun en joue moins qu’il n’en reçoit.
error-content-initiative = Les initiatives doivent aller de 1 à { $most }, chacune une fois ; ce sont { $came }.
error-content-does = Le nain « { $dwarf } » ne peut pas faire « { $does } » ; on connaît { $known }, et chaque capacité appartient à un seul nain.
error-content-simplified = « { $dwarf } », écarté de la partie simplifiée à { $seats }, n’est pas un nain de la boîte.
error-content-tools = Il doit y avoir { $expected } cartes outil, pas { $count }.
error-content-deck = Le paquet { $deck } doit avoir { $expected ->
    [one] { $expected } carte
   *[other] { $expected } cartes
 }, pas { $count }.
error-content-card = « { $card } » dans le paquet { $deck } n’est pas une carte mine ; écrivez nugget:2, special:1:draw-tool ou collapse.
error-content-events = Il faut au moins { $least ->
    [one] { $least } événement
   *[other] { $least } événements
 }, pas { $count }.
error-content-towards = { $space } mène à { $towards }, qui n’est ni une case ni la sortie.
error-content-space = Il faut à { $space } un paquet si c’est une case de galerie, et une valeur sinon.
error-content-tree = Ces cases ne mènent pas à la sortie : { $spaces }.
error-content-markers = Il doit y avoir { $expected } marqueurs « { $kind } », pas { $count }.
error-content-marker = « { $marker } » parmi les marqueurs « { $kind } » n’est pas un marqueur.
error-content-forbidden = { $count ->
    [one] { $count } zone interdite laisse
   *[other] { $count } zones interdites laissent
 } trop peu de cases pour tous les nains.
error-no-such-tool = Il n’y a pas d’outil « { $tool } » ; les outils sont { $known }.

## Content files
error-content-toml = Le fichier de contenu n’est pas du TOML : { $where }.
error-content-entry = L’entrée { $where } du fichier de contenu est illisible : { $problem }.
error-content-type = L’entrée { $where } du fichier de contenu doit être du type « { $expected } ».
error-content-unknown = Le fichier de contenu a une entrée { $where } qui n’est pas dans la boîte ; attendu : { $known }.
error-content-table = L’entrée { $where } du fichier de contenu doit être une table.
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

## Records
error-record-json = Ce n’est pas l’enregistrement d’une partie : { $problem }.
error-record-large = Ce fichier fait { $size } octets, et aucun enregistrement n’en fait plus de { $most }.
error-record-rules = Cette partie a été jouée avec la version { $rules } des règles ; la version connue est { $known }.
error-record-content = Cette partie a été jouée avec une autre boîte ({ $content }) que la nôtre ({ $known }).
error-record-step = L’étape { $number } de l’enregistrement, « { $step } », est impossible : { $why }
error-record-finished = La partie dans { $file } est terminée ; « pithead replay » la montre.
error-envelope-missing = Les dés scellés de cette partie ne sont pas à côté d’elle : il manque le fichier { $file }.
error-envelope-other = Les dés scellés à côté de cette partie appartiennent à une autre.
error-verify-digest = L’enregistrement a été modifié après son écriture : sa somme de contrôle ne correspond pas.
error-verify-unfinished = La partie n’est pas terminée, l’enveloppe avec ses dés est donc encore scellée.
error-verify-commitment = Le secret n’est pas celui qui avait été promis avant le premier lancer.
error-verify-seed = Le secret n’appartient pas à la graine de l’en-tête.
error-verify-outcome = L’étape { $number } dit « { $step } », mais les dés scellés disent « { $due } ».
error-verify-form = L’étape { $number }, « { $step } », n’est pas écrite comme il faut.
error-verify-step = L’étape { $number }, « { $step } », est contraire aux règles : { $why }
error-verify-early = L’enregistrement s’arrête avant la fin de la partie.
error-verify-result = Le résultat de l’enregistrement n’est pas celui auquel mènent les étapes.

## Fast kernels
error-sim-missing = Les noyaux rapides ont besoin de { $package } : pip install "pithead[sim]".
error-sim-game = Il n’y a pas encore de noyau rapide de { $game }.
error-sim-gpu = Aucune carte graphique utilisable par numba-cuda n’a été trouvée.
error-sim-gpu-bots = Sur la carte graphique, seuls les bots random jouent pour l’instant.
error-sim-ray = La grappe Ray à { $address } est injoignable : { $problem }.
error-sim-ray-gpu = Une grappe joue sur des processeurs : --ray et --gpu ne vont pas ensemble.
error-ray-missing = Les grappes demandent ray : pip install "pithead[ray]".
error-sim-each-seat = { $what } en nomme { $count } ; attendu : un pour tous, ou un pour chacune des { $seats } places.
error-sim-hero-faces = Le héros { $hero } montre { $count } faces ; le noyau rapide peut en compter { $most } au plus.
error-sim-troop = La troupe d’un joueur compte { $count } nains ; le noyau rapide peut en contenir { $most } au plus.
error-sim-gold = { $gold } d’or à un seul endroit ; le noyau rapide peut en compter { $most } au plus.
error-sim-position = Le noyau rapide ne peut pas contenir cette position : aucune partie n’y mène.
error-solve-seats = Le solveur connaît les parties à deux ; celle-ci a { $seats } places.
error-solve-phase = Le solveur connaît l’excavation et la magie de la dernière manche, et cette position n’est ni l’une ni l’autre.
error-solve-dice = { $count } dés sont sur la montagne ; le solveur peut en dénombrer { $most } au plus.
error-solve-big = Cette position est trop grande pour le solveur : il reste trop de bières, de symboles de magie ou de dés.
error-solve-magic = Un sort lance ici { $count } dés ; le solveur peut en dénombrer { $most } au plus.

## Command line
error-file-missing = Il n’y a pas de fichier { $file }.
error-file-read = Le fichier { $file } est illisible : { $problem }.
error-file-write = Impossible d’écrire { $file } : { $problem }.
error-line-json = Cette ligne n’est pas un JSON de la forme attendue : { $problem }.
error-line-long = Cette ligne dépasse { $most } octets.
error-rule-unknown = Il n’y a pas de règle { $number } pour { $game } ; « pithead rules { $game } » les donne toutes.
error-bot-unknown = Il n’y a pas de bot « { $name } » pour { $game } ; attendu : { $known }.
error-players = { $bots ->
    [one] { $bots } bot ne peut
   *[other] { $bots } bots ne peuvent
 } pas occuper { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 }.
error-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
 } pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 } ; il en faut un chacun.
error-option = { $game } n’a pas cette option, ou pas avec cette valeur : { $problem }.
error-undo-barrier = On ne peut rien reprendre : depuis, des dés ont été lancés ou quelqu’un d’autre a joué.
error-language = Il n’y a pas de langue « { $language } » ; attendu : { $known }.
error-number = « { $text } » n’est pas un nombre de { $least } à { $most }.

## Tables
error-table-unknown = Il n'y a pas de telle table.
error-table-not-begun = La partie n'a pas commencé : il reste des chaises libres.
error-table-over = La partie est finie.
error-table-playing = La partie n'est pas encore finie.
error-table-away = Vous n'êtes pas à cette table ; revenez d'abord.
error-table-not-away = Vous n'êtes pas parti.
error-table-nothing-to-undo = Vous n'avez rien à reprendre.
error-table-not-asked = Personne ne vous demande de reprendre quoi que ce soit.
error-table-seated = Vous êtes déjà assis à cette table.
error-table-taken = Cette chaise est prise.
error-table-full = Toutes les chaises ouvertes sont prises.
error-table-needs-link = Cette chaise est gardée pour quelqu'un qui a un lien.
error-table-followed = Les mêmes personnes rejouent déjà.
error-table-frozen = Cette partie a commencé avec la version { $rules } des règles, que ce serveur ne connaît pas ; elle attend, intacte.
error-link-unknown = Ce lien n'est plus valable, ou ne l'a jamais été.
error-link-none = Il n'y a pas de lien à retirer.
error-link-expired = Ce lien est trop vieux.

## Stores
error-store-failed = Le coup n'a pas pu être gardé ({ $problem }) ; rien n'est perdu, réessayez.
error-store-open = { $file } ne s'ouvre pas comme réserve de parties : { $problem }.
error-store-newer = Cette réserve a la version { $version } de son schéma ; on connaît la { $known }. Un Pithead plus récent l'a écrite.
error-store-exists = { $file } contient déjà quelque chose ; une copie va dans un endroit vide.
error-store-driver = Une réserve PostgreSQL a besoin du pilote : pip install "pithead[server]".

## The server
error-name = Un nom a besoin de 1 à { $most } lettres qui peuvent être montrées.
error-setting = Un réglage est illisible : { $problem }.
error-session-needed = Dites d'abord qui vous êtes.
error-forbidden = Ce n'est pas à vous de le faire.
error-not-here = Il n'y a rien à cette adresse.
error-method = Cette adresse ne s'utilise pas ainsi.
error-cross-site = Une autre page ne peut pas faire cela en votre nom.
error-json-only = Ici on ne comprend que le JSON.
error-too-large = C'est plus grand que { $most } octets.
error-too-deep = Ce JSON est imbriqué trop profondément.
error-too-many = Trop à la fois ; attendez un peu.
error-too-many-tables = Vous avez déjà { $most } tables ouvertes ; terminez-en une d'abord.
error-wire-json = Ce message est incompréhensible : { $problem }.
error-wire-order = Ce message n'a pas de sens maintenant.
error-clock-needs-bot = Une table avec une pendule a besoin d'un bot qui remplace ceux dont le temps est écoulé.
error-broken = Quelque chose s'est cassé chez nous ; rien n'est perdu.
error-workers-need-postgres = Plusieurs processus ont besoin d'une base PostgreSQL ; un fichier sert un seul processus.
error-web-not-built = L’application web n’a pas été construite ici : lancez « make web », ou installez le paquet publié, qui la contient.
error-scene-unknown = La partie a { $most } étapes ; il n’y a pas de scène après { $at }.
error-lesson-before = Les réponses d’avant ne mènent pas à cette leçon : « { $lesson } » n’a pas encore de bonne réponse.

## Clients
error-link-form = « { $url } » n'est pas un lien vers une table ; on attend quelque chose comme http://host:8018/table/ab12#seat=…
error-server-away = Le serveur { $url } ne répond pas : { $problem }.
error-from-server = Le serveur dit : { $message }
error-bot-silent = Le bot n'a pas répondu par une ligne de JSON avec un « event ».
error-bot-refused = Le coup du bot a été refusé : { $message }
error-bot-hidden = La recherche qui joue à tout doit tout voir, et { $game } cache quelque chose ; jouez contre « random ».
error-arena-weights = { $game } n’a pas de fichiers de poids.
error-extra-missing = Il faut plus que le jeu seul : pip install "pithead[server]".
error-env-action = Il n’y a pas d’action { $action } maintenant ; sont permises { $legal }.
error-env-over = La partie est finie : plus personne ne peut agir.
error-env-actions = Il faut une action de 0 à { $most } pour chacune des { $games } parties.
error-env-no-agent = Chaque place a un bot ; l’un d’eux au moins doit être « agent », dont les actions viennent du dehors.
error-env-unknown-action = « { $event } » n’a pas de numéro dans { $game } : aucune partie au hasard du relevé ne l’a rencontré.
error-lab-game = Il n’y a pas de laboratoire pour { $game }.
error-ladder-two = Une échelle a besoin de deux bots différents.
error-ladder-nothing = Interrompu avant la fin de la première partie.
error-ladder-unmeasured = Rien n’a été mesuré pour { $game } à { $seats }.
error-puzzle-number = Il n’y a pas de problème { $number } : ils sont numérotés de 1 à { $most }.
error-daily-only = Seule une montagne du jour terminée est comparée aux bots.

## L’entraîneur
error-coach-game = Il n’y a pas d’entraîneur pour { $game }.
error-coach-people = Il n’y a pas de conseils tant que des personnes jouent l’une contre l’autre.
error-coach-turn = Ce n’est pas ton tour, il n’y a donc rien à montrer.
error-coach-decision = Le pas { $number } n’est pas une décision que l’on puisse juger pour toi.
error-coach-busy = Une analyse à la fois ; attends que la tienne soit finie.
error-coach-not-begun = Personne n’a commencé à analyser cette partie.
error-coach-stopped = L’analyse a été arrêtée, car plus personne ne la demandait.
error-ladder-exact = { $game } n’apporte pas de positions dont on connaît chaque choix, on ne peut donc pas le mesurer ainsi.
error-game-package = Le paquet de { $name } ({ $found }) n'est pas un GamePackage de ce nom avec une édition.
error-puzzles-none = { $game } n'a pas de problèmes.
error-lessons-none = { $game } n’apporte pas de leçons.
error-daily-none = { $game } n’a pas de partie du jour.
