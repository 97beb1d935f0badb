# Mini Miners: names of things and what they do, log lines, choices, the table and the score sheet.

## Dwarves
mine-dwarf-handyman = Homme à tout faire
mine-dwarf-sleuth = Fouineur
mine-dwarf-hardhead = Tête dure
mine-dwarf-packmule = Baudet
mine-dwarf-gadget = Gadget
mine-dwarf-glimmer = Lumignon
mine-dwarf-crook = Escroc
mine-dwarf-kaboom = Badaboum
mine-dwarf-lucky = Veinard
mine-dwarf-mole = La Taupe
mine-dwarf-daredevil = Casse-cou
mine-dwarf-haggler = Marchandeur
mine-dwarf-scoundrel = Fripouille
mine-dwarf-bully = Brute
mine-dwarf-anvil = Enclume
mine-dwarf-innkeeper = Aubergiste
mine-dwarf-trickster = Farceur
mine-dwarf-ticktock = Tic-tac

mine-ability-handyman = Prête son outil face cachée à un autre de vos nains ; ensuite il est défaussé.
mine-ability-sleuth = A toujours une loupe.
mine-ability-hardhead = A toujours un casque.
mine-ability-packmule = A toujours un wagonnet.
mine-ability-gadget = Reçoit un outil gratuit de la pioche et peut en porter un autre, d’une sorte différente.
mine-ability-glimmer = A toujours une lanterne.
mine-ability-crook = Quand il s’échappe, il peut prendre la moitié de l’or du prochain nain qui s’échappe.
mine-ability-kaboom = A toujours de la dynamite.
mine-ability-lucky = Vous rapporte 2 pépites quand il s’échappe.
mine-ability-mole = A toujours une pelle.
mine-ability-daredevil = Creuse dans le paquet de son choix.
mine-ability-haggler = Après le marché, prend à un nain une carte outil au hasard pour 1 pépite.
mine-ability-scoundrel = Une fois en place, prend 2 pépites au propriétaire d’un nain à deux pas au plus.
mine-ability-bully = Une fois en place, déplace un autre nain sur une case voisine libre.
mine-ability-anvil = Sans carte outil après le marché, en choisit une dans la pioche ou la défausse.
mine-ability-innkeeper = Peut rester à la taverne et gagne 1 pépite pour deux nains qui s’y trouvent.
mine-ability-trickster = Une fois en place, échange les marqueurs sous deux nains.
mine-ability-ticktock = Peut prendre la case d’un autre nain, qui est replacé.

## Tools
mine-tool-star = étoile de shérif
mine-tool-dynamite = dynamite
mine-tool-shovel = pelle
mine-tool-magnifier = loupe
mine-tool-cart = wagonnet
mine-tool-helmet = casque
mine-tool-lantern = lanterne

mine-tool-star-text = Annule un effet qui cible ce nain, et l’attaquant vous paie 2.
mine-tool-dynamite-text = En fuyant, posez un marqueur d’éboulement sur votre propre case.
mine-tool-shovel-text = En fuyant, retirez jusqu’à deux marqueurs d’éboulement n’importe où.
mine-tool-magnifier-text = En creusant, tirez une carte de plus et remettez-en une sur le paquet ou dessous.
mine-tool-cart-text = En creusant, tirez et révélez une carte de plus.
mine-tool-helmet-text = Ignorez les cartes éboulement et tirez-en d’autres ; leurs marqueurs sont posés quand même.
mine-tool-lantern-text = Votre nain peut être placé dans un puits.

## Events
mine-event-neighbours = Querelle de voisinage
mine-event-diamond-flow = Fleuve de diamants
mine-event-clearance = Soldes
mine-event-free-beer = Bière à volonté
mine-event-aftershock = Réplique
mine-event-truce = Trêve
mine-event-upside-down = Le monde à l’envers
mine-event-rich-vein = Riche filon

mine-event-neighbours-text = Chacun recrute pour son voisin de gauche.
mine-event-diamond-flow-text = Les puits et la dernière case valent 2 de plus.
mine-event-clearance-text = Les outils exposés coûtent 1 au lieu de 2.
mine-event-free-beer-text = Au repos, vous recevez 1 pépite pour deux de vos nains à la taverne.
mine-event-aftershock-text = Avant le premier creusement, un marqueur d’éboulement tombe sur une case de galerie au hasard.
mine-event-truce-text = Personne ne peut cibler de nain.
mine-event-upside-down-text = On place de la plus grande initiative à la plus petite.
mine-event-rich-vein-text = Qui trouve de l’or ou une carte spéciale sur une case III ou IV reçoit 1 pépite de plus.

## Places
mine-space-tunnel = case de galerie
mine-space-pit = puits
mine-space-last = dernière case (diamant)
mine-space-tavern = taverne
mine-space-exit = sortie

## Phases
mine-phase-recruit = recrutement
mine-phase-market = marché
mine-phase-placement = placement
mine-phase-collect = récolte
mine-phase-recovery = repos
mine-phase-setup = préparation
mine-phase-end = fin de partie

## One of them, as in « achète un casque »
mine-one-star = une étoile de shérif
mine-one-dynamite = de la dynamite
mine-one-shovel = une pelle
mine-one-magnifier = une loupe
mine-one-cart = un wagonnet
mine-one-helmet = un casque
mine-one-lantern = une lanterne
mine-one-hidden = un outil

## Things that lie there
mine-hidden-dwarf = un nain
mine-hidden-tool = outil inconnu
mine-hidden-card = une carte
mine-nothing = rien
mine-card-nugget = { $number ->
    [one] { $number } pépite
   *[other] { $number } pépites
 }
mine-card-special = { $number ->
    [one] { $number } pépite
   *[other] { $number } pépites
 } ou « { $bonus } »
mine-card-collapse = éboulement
mine-marker-remove-1 = retirer un éboulement
mine-marker-draw-tool = tirer un outil
mine-marker-ignore-1 = ignorer un éboulement
mine-marker-ignore-all = ignorer tous les éboulements
mine-marker-forbidden = zone interdite
mine-marker-blank = sans marqueur
mine-marker-gold = or { $gold }

## Short words on the map, at most six letters
mine-short-star = étoile
mine-short-dynamite = dynam.
mine-short-shovel = pelle
mine-short-magnifier = loupe
mine-short-cart = wagon.
mine-short-helmet = casque
mine-short-lantern = lant.
mine-short-remove-1 = retire
mine-short-draw-tool = outil
mine-short-ignore-1 = ign. 1
mine-short-ignore-all = ign. ∞
mine-short-forbidden = fermé
mine-short-tavern = taver.
mine-short-exit = SORTIE
mine-short-nuggets = { $number }
mine-short-special = { $number }*
mine-short-collapse = !

## The same where there is no room, at most three letters
mine-tiny-star = éto
mine-tiny-dynamite = dyn
mine-tiny-shovel = pel
mine-tiny-magnifier = lou
mine-tiny-cart = wag
mine-tiny-helmet = cas
mine-tiny-lantern = lan
mine-tiny-remove-1 = ret
mine-tiny-draw-tool = out
mine-tiny-ignore-1 = ig1
mine-tiny-ignore-all = ig∞
mine-tiny-forbidden = fer

## The table
mine-round = Manche { $round } sur { $rounds } · { $phase }
mine-line-market = Marché
mine-line-empty = (vide)
mine-line-blind = pioche ({ $count })
mine-line-waiting = À placer
mine-line-none = personne
mine-line-event = Événement
mine-line-no-event = sans événement
mine-line-left = !{ $count } en réserve
mine-line-collapses = !{ $count } sur { $most }
mine-line-discards = Outils défaussés
mine-line-dug = Déterré
mine-line-open = À choisir
mine-worth = valeur { $gold }
mine-deck = paquet { $deck }
mine-dig-announcing = { $dwarf } va creuser en { $space }
mine-dig-announced = annoncé : { $tools }
mine-dig-looking = { $dwarf } regarde : { $cards } ; à remettre : { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
 }
mine-dig-bracing = { $collapses ->
    [0] Aucun éboulement
    [one] Un éboulement
   *[other] { $collapses } éboulements
 } sur { $dwarf } en { $space }
mine-dig-choosing = { $dwarf } a trouvé : { $card }
mine-dig-gold = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } jusqu’ici
mine-dig-clearing = { $dwarf } peut retirer un marqueur d’éboulement
mine-dig-gleaning = { $dwarf } se tient sur « { $marker } »
mine-dig-drawing = { $dwarf } creuse en { $space }
mine-dig-escaping = { $dwarf } en { $space } { $gold ->
    [0] sans or
    [one] avec { $gold } pépite
   *[other] avec { $gold } pépites
 }
mine-dig-shovelling = la pelle peut encore en retirer { $count }
mine-dig-lurking = { $dwarf } guette le prochain nain qui s’échappe
mine-dig-reacting = { $dwarf } cible { $targets }
mine-way-free = la voie est libre
mine-way-blocked = { $count ->
    [0] aucun marqueur d’éboulement ne barre
    [one] un marqueur d’éboulement barre
   *[other] { $count } marqueurs d’éboulement barrent
 } le chemin
mine-way-ignored = { $count ->
    [0] aucun marqueur d’éboulement à ignorer
    [one] un marqueur d’éboulement ignoré
   *[other] { $count } marqueurs d’éboulement ignorés
 } en chemin

## What is asked
mine-ask-draft = choisissez un nain
mine-ask-discarding = écartez un nain
mine-ask-levy = choisissez un nain exposé
mine-ask-market = achetez et équipez
mine-ask-searching = un outil pour { $dwarf } ?
mine-ask-aiming = une cible pour { $dwarf } ?
mine-ask-reacting = une étoile pour { $dwarf } ?
mine-ask-moving = où pousser { $dwarf } ?
mine-ask-placing = où placer { $dwarf } ?
mine-ask-announcing = { $dwarf } creuse
mine-ask-looking = que remet { $dwarf } ?
mine-ask-bracing = un casque pour { $dwarf } ?
mine-ask-choosing = or ou bonus pour { $dwarf } ?
mine-ask-clearing = quel marqueur retire { $dwarf } ?
mine-ask-gleaning = { $dwarf } se sert du marqueur ?
mine-ask-escaping = comment { $dwarf } va sortir ?
mine-ask-lurking = { $dwarf } se met aux aguets ?

## Help
mine-help-map = La carte : la galerie serpente de la SORTIE au diamant D ; chaque case montre son paquet (de I à IV) ou sa valeur, et les puits s’ouvrent dessous. Une étoile marque ce que vous pouvez choisir.
mine-help-dwarf = « A14Brute » : un nain du joueur A, d’initiative 14. « ! » est un marqueur d’éboulement, « !2 » en sont deux.
mine-help-marker = Marqueurs : or +1 ou -1, ou un outil ; « retire » enlève un marqueur d’éboulement, « outil » fait tirer une carte outil, « ign. 1 » et « ign. ∞ » font ignorer des marqueurs d’éboulement, « fermé » est une zone interdite.
mine-help-tools = Les outils entre crochets sont face cachée, et « ? » en est un que vous ne devez pas connaître. Sur 80 colonnes, un nombre entre parenthèses est l’or d’un nain revenu à la taverne.
mine-help-give = Pour donner de l’or lors d’une de vos décisions, tapez combien et à qui, par exemple « { $example } » avec un nom à la place des points.

## Players
mine-player-gold = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }
mine-player = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } · { $tools ->
    [0] aucun outil
    [one] { $tools } outil
   *[other] { $tools } outils
 }
mine-player-store = Réserve : { $tools }
mine-player-hand = Main : { $dwarves }
mine-player-picks = Choisis : { $dwarves }
mine-player-troop = Troupe : { $dwarves }
mine-player-cards = { $count ->
    [0] aucun nain
    [one] { $count } nain
   *[other] { $count } nains
 } en main
mine-player-picked = a choisi
mine-player-thinks = choisit encore
mine-place-tavern = taverne
mine-place-removed = éliminé
mine-list-comma = { $first }, { $rest }

## What happens
mine-log-pick = { $name } choisit { $dwarf }.
mine-log-pick-you = Vous choisissez { $dwarf }.
mine-log-pick-hidden = { $name } choisit un nain en secret.
mine-log-pick-hidden-you = Vous choisissez un nain en secret.
mine-log-enlist = { $name } choisit { $dwarf }.
mine-log-enlist-you = Vous choisissez { $dwarf }.
mine-log-discard = { $name } écarte { $dwarf }.
mine-log-discard-you = Vous écartez { $dwarf }.
mine-log-discard-hidden = { $name } écarte un nain.
mine-log-discard-hidden-you = Vous écartez un nain.
mine-log-buy = { $name } achète { $tool } pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }.
mine-log-buy-you = Vous achetez { $tool } pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }.
mine-log-buy-blind = { $name } achète sans la voir la première carte de la pioche pour 1 pépite.
mine-log-buy-blind-you = Vous achetez sans la voir la première carte de la pioche pour 1 pépite.
mine-log-shuffle = { $name } paie 1 pépite pour un nouveau marché.
mine-log-shuffle-you = Vous payez 1 pépite pour un nouveau marché.
mine-log-equip = { $name } donne { $tool } à { $dwarf }, face cachée.
mine-log-equip-you = Vous donnez { $tool } à { $dwarf }, face cachée.
mine-log-equip-hidden = { $name } donne un outil à { $dwarf }, face cachée.
mine-log-equip-hidden-you = Vous donnez un outil à { $dwarf }, face cachée.
mine-log-end = { $name } quitte le marché.
mine-log-end-you = Vous quittez le marché.
mine-log-take-pile = { $dwarf } prend { $tool } dans la pioche.
mine-log-take-discards = { $dwarf } prend { $tool } dans la défausse.
mine-log-place = { $name } place { $dwarf } en { $space }.
mine-log-place-you = Vous placez { $dwarf } en { $space }.
mine-log-place-tavern = { $name } laisse { $dwarf } à la taverne.
mine-log-place-tavern-you = Vous laissez { $dwarf } à la taverne.
mine-log-target = { $dwarf } cible { $target } ({ $other }).
mine-log-target-to-you = { $dwarf } cible { $target }, un de vos nains.
mine-log-target-own = { $dwarf } cible { $target }.
mine-log-move = On pousse { $dwarf } en { $space }.
mine-log-use-star = { $dwarf } montre une étoile de shérif et gagne 2 pépites !
mine-log-use-dynamite = { $dwarf } allume la dynamite en { $space }.
mine-log-use-shovel = { $dwarf } empoigne la pelle.
mine-log-use-magnifier = { $dwarf } sort la loupe.
mine-log-use-cart = { $dwarf } approche le wagonnet.
mine-log-use-helmet = { $dwarf } met le casque.
mine-log-use-lantern = { $dwarf } allume la lanterne.
mine-log-borrow = { $dwarf } emprunte { $tool } à { $lender }.
mine-log-dig = { $dwarf } creuse en { $space }.
mine-log-dig-deck = { $dwarf } creuse dans le paquet { $deck }.
mine-log-return-top = { $dwarf } remet sur le paquet : { $card }.
mine-log-return-under = { $dwarf } remet sous le paquet : { $card }.
mine-log-gold = { $dwarf } prend l’or.
mine-log-bonus = { $dwarf } prend le bonus : { $bonus }.
mine-log-draw = { $dwarf } tire un outil grâce au marqueur.
mine-log-remove = { $dwarf } retire un marqueur d’éboulement en { $space }.
mine-log-sacrifice = { $dwarf } se sacrifie et retire un marqueur d’éboulement en { $space }.
mine-log-escape = { $dwarf } sort de la mine.
mine-log-announce = { $dwarf } se met à guetter le prochain nain qui s’échappe.
mine-log-pass-searching = { $dwarf } ne prend pas d’outil.
mine-log-pass-aiming = { $dwarf } ne cible personne.
mine-log-pass-reacting = { $dwarf } ne montre pas d’étoile.
mine-log-pass-bracing = { $dwarf } ne met pas de casque.
mine-log-pass-gleaning = { $dwarf } ne se sert pas du marqueur.
mine-log-pass-shovelling = { $dwarf } range la pelle.
mine-log-pass-escaping = { $dwarf } ne trouve pas d’issue.
mine-log-pass-lurking = { $dwarf } laisse passer tout le monde.
mine-log-give = { $name } donne { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } à { $other }.
mine-log-give-you = Vous donnez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } à { $other }.
mine-log-give-to-you = { $name } vous donne { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }.
mine-log-joined = Les nains de cette partie : { $dwarves }.
mine-log-scattered = Les marqueurs sont posés.
mine-log-laid = Nouveau au marché : { $tools }.
mine-log-turned = L’événement de cette manche : { $event }. { $text }
mine-log-starts = Le sort a décidé : { $name } choisit en premier.
mine-log-starts-you = Le sort a décidé : vous choisissez en premier.
mine-log-dealt = Les nains sont distribués.
mine-log-dealt-hand = Les nains sont distribués ; { $name } a en main : { $dwarves }.
mine-log-dealt-hand-you = Les nains sont distribués ; vous avez en main : { $dwarves }.
mine-log-drew = { $name } tire { $tool }.
mine-log-drew-you = Vous tirez { $tool }.
mine-log-drew-dwarf = { $dwarf } reçoit { $tool } gratuitement, face cachée.
mine-log-stole = { $name } prend { $tool } à { $other }.
mine-log-stole-you = Vous prenez { $tool } à { $other }.
mine-log-stole-to-you = { $name } vous prend { $tool }.
mine-log-shook = La mine tremble.
mine-log-looked = { $name } regarde : { $cards }.
mine-log-looked-you = Vous regardez : { $cards }.
mine-log-revealed = { $dwarf } déterre : { $cards }.

## What follows by itself
mine-then-troop = { $name } joue : { $dwarves }.
mine-then-troop-you = Vous jouez : { $dwarves }.
mine-then-aside = À l’écart : { $dwarves }.
mine-then-collapse = { $count ->
    [0] Aucun marqueur d’éboulement ne tombe
    [one] Un marqueur d’éboulement tombe
   *[other] { $count } marqueurs d’éboulement tombent
 } en { $space }.
mine-then-fell-in = La mine s’effondre !
mine-then-removed = Le nain { $dwarf } est éliminé.
mine-then-home = { $dwarf } est à l’abri à la taverne, { $gold ->
    [0] mais sans or
    [one] avec { $gold } pépite
   *[other] avec { $gold } pépites
 }.
mine-then-carries = { $dwarf } { $gold ->
    [0] ne porte plus d’or
    [one] porte maintenant { $gold } pépite
   *[other] porte maintenant { $gold } pépites
 }.
mine-then-takes-space = { $dwarf } prend { $space }, et il faut replacer { $other }.
mine-then-swapped = Les marqueurs en { $one } et en { $other } changent de place.
mine-then-lurking-over = { $dwarf } ne guette plus personne.
mine-then-treasury = { $name } { $gold ->
    [0] n’a plus d’or
    [one] a maintenant { $gold } pépite
   *[other] a maintenant { $gold } pépites
 }.
mine-then-treasury-you = Vous { $gold ->
    [0] n’avez plus d’or
    [one] avez maintenant { $gold } pépite
   *[other] avez maintenant { $gold } pépites
 }.
mine-then-round = La manche { $round } commence.

## Choices
mine-choice-named = { $what } : { $choice }
mine-choice-dwarf = { $initiative } · { $ability }
mine-choice-buy = { $tool } pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }
mine-choice-buy-blind = la première carte de la pioche, cachée aux autres, pour 1 pépite
mine-choice-shuffle = cinq nouveaux outils au marché pour 1 pépite
mine-choice-equip = { $text }
mine-choice-end = finir mon tour
mine-choice-take-pile = dans la pioche, caché aux autres
mine-choice-take-discards = dans la défausse, à la vue de tous
mine-choice-place-tavern = gagne 1 pépite pour deux nains à la taverne
mine-choice-target-crook = prendre la moitié de son or
mine-choice-target-haggler = payer 1 pépite et prendre un outil à { $name }
mine-choice-target-haggler-you = payer 1 pépite et vous prendre un outil
mine-choice-target-scoundrel = prendre 2 pépites à { $name } et les garder sur sa carte
mine-choice-target-scoundrel-you = vous prendre 2 pépites et les garder sur sa carte
mine-choice-target-bully = chasser ce nain de { $space }
mine-choice-target-trickster = le marqueur en { $space } : { $marker }
mine-choice-target-ticktock = prendre { $space } et faire replacer { $target }
mine-choice-use = { $text }
mine-choice-borrow = { $lender } prête son outil et le perd : { $text }
mine-choice-dig = { $number ->
    [0] ne tirer aucune carte
    [one] tirer une carte
   *[other] tirer { $number } cartes
 } du paquet { $deck }
mine-choice-return-top = remettre sur le paquet : { $card }
mine-choice-return-under = remettre sous le paquet : { $card }
mine-choice-gold = prendre { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }
mine-choice-bonus = au lieu de l’or : { $bonus }
mine-choice-draw = une carte outil pour votre réserve
mine-choice-remove = y retirer un marqueur d’éboulement
mine-choice-sacrifice = y retirer un marqueur ; perte : { $dwarf }{ $gold ->
    [0] {""}
    [one] {" "}et { $gold } pépite
   *[other] {" "}et { $gold } pépites
 }
mine-choice-escape = à la taverne { $gold ->
    [0] sans or
    [one] avec { $gold } pépite
   *[other] avec { $gold } pépites
 }
mine-choice-announce = prendre la moitié de l’or du prochain nain qui s’échappe
mine-choice-pass-searching = pas d’outil
mine-choice-pass-aiming = ne cibler personne
mine-choice-pass-reacting = pas d’étoile
mine-choice-pass-bracing = pas de casque ; perte : { $dwarf }
mine-choice-pass-gleaning = ne pas se servir du marqueur
mine-choice-pass-shovelling = ranger la pelle
mine-choice-pass-escaping = pas d’issue ; perte : { $dwarf }{ $gold ->
    [0] {""}
    [one] {" "}et { $gold } pépite
   *[other] {" "}et { $gold } pépites
 }
mine-choice-pass-lurking = laisser passer tout le monde
mine-choice-give = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } pour { $other }
mine-choice-give-to-you = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } pour vous

## What a choice changes
mine-preview-gold = votre or : { $before } → { $after }
mine-preview-rival = { $seat } : { $before } → { $after ->
    [one] { $after } pépite
   *[other] { $after } pépites
 }
mine-preview-lost = perte : { $dwarf }{ $gold ->
    [0] {""}
    [one] {" "}et { $gold } pépite
   *[other] {" "}et { $gold } pépites
 }
mine-preview-order = creuse { $count ->
    [0] en premier
    [one] après un nain
   *[other] après { $count } nains
 }
mine-preview-risk = { $collapses ->
    [0] aucun éboulement
    [one] { $collapses } éboulement
   *[other] { $collapses } éboulements
 } sur { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
mine-preview-marker = { $marker } en { $space }
mine-preview-falls = un marqueur d’éboulement en { $space }, { $count } sur { $most } au plateau
mine-preview-fell-in = la mine s’effondre !

## Spoken
mine-spoken-event = L’événement de cette manche est « { $event } » : { $text }
mine-spoken-dwarf = { $space }, { $ground }, { $marker } : { $dwarf } ({ $name }), initiative { $initiative }{ $gold ->
    [0] {""}
    [one] , avec { $gold } pépite
   *[other] , avec { $gold } pépites
 }.
mine-spoken-dwarf-you = { $space }, { $ground }, { $marker } : { $dwarf }, un de vos nains, initiative { $initiative }{ $gold ->
    [0] {""}
    [one] , avec { $gold } pépite
   *[other] , avec { $gold } pépites
 }.
mine-spoken-free = Libres : { $spaces }.
mine-spoken-space = { $space } { $ground }, { $marker }
mine-spoken-forbidden = Interdit : { $spaces }.
mine-spoken-collapses = Marqueurs d’éboulement, { $count } sur { $most } : { $spaces }.
mine-spoken-collapse = { $count ->
    [one] { $space }
   *[other] { $count } en { $space }
 }
mine-spoken-now = Maintenant : { $text }.
mine-spoken-no-collapses = Il n’y a pas de marqueur d’éboulement dans la mine.
mine-spoken-market = Au marché : { $tools }. { $pile ->
    [0] La pioche est vide
    [one] Il y a { $pile } outil dans la pioche
   *[other] Il y a { $pile } outils dans la pioche
 } ; défausse : { $discards }.
mine-spoken-place = { $place } { $tool }
mine-spoken-deck = { $cards ->
    [0] Le paquet { $deck } est vide
    [one] Le paquet { $deck } a { $cards } carte
   *[other] Le paquet { $deck } a { $cards } cartes
 } ; déterré jusqu’ici : { $dug }.
mine-spoken-player = { $name }, place { $seat }, a { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } et { $tools ->
    [0] aucun outil
    [one] { $tools } outil
   *[other] { $tools } outils
 } en réserve{ $known ->
    [no] {""}
   *[yes] {" "}: { $store }
 }.
mine-spoken-player-you = Vous, place { $seat }, avez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 } et { $tools ->
    [0] aucun outil
    [one] { $tools } outil
   *[other] { $tools } outils
 } en réserve{ $known ->
    [no] {""}
   *[yes] {" "}: { $store }
 }.
mine-spoken-member = { $dwarf } ({ $initiative }), { $place }{ $count ->
    [0] {""}
   *[other] , avec { $tools }
 }
mine-spoken-troop = { $name } joue : { $dwarves }.
mine-spoken-troop-you = Vous jouez : { $dwarves }.
mine-spoken-waits = pas encore en place
mine-spoken-face-down = { $count ->
    [one] { $count } outil face cachée
   *[other] { $count } outils face cachée
 }

## The score sheet
mine-sheet-gold = Or
mine-sheet-tools = Outils
mine-sheet-total = Total
mine-sheet-round = Manche { $round } : { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }
mine-sheet-haul = { $dwarf } { $gold }
mine-why-hauls = dans le trésor ; à cette manche : { $hauls }
mine-why-treasury = dans le trésor
mine-why-tools = { $tools ->
    [0] aucun outil
    [one] un outil
   *[other] { $tools } outils
 }, à la fin 1 pépite pour trois

## On drawn boards
mine-label-space = { $space }, { $ground }
mine-label-free = libre
mine-label-collapses = { $count ->
    [one] un marqueur d’éboulement
   *[other] { $count } marqueurs d’éboulement
 }
mine-label-stands = occupée par { $dwarf } ({ $name })
mine-label-stands-you = occupée par { $dwarf }, un de vos nains
mine-label-recruit = { $dwarf }, initiative { $initiative } : { $ability }
mine-label-dwarf = { $dwarf } ({ $name }), initiative { $initiative }, { $place }{ $gold ->
    [0] {""}
    [one] , avec { $gold } pépite
   *[other] , avec { $gold } pépites
 }{ $count ->
    [0] {""}
   *[other] , porte { $tools }
 } : { $ability }
mine-label-dwarf-you = { $dwarf }, un de vos nains, initiative { $initiative }, { $place }{ $gold ->
    [0] {""}
    [one] , avec { $gold } pépite
   *[other] , avec { $gold } pépites
 }{ $count ->
    [0] {""}
   *[other] , porte { $tools }
 } : { $ability }
mine-label-market = Marché, place { $place } : { $tool } pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
 }. { $text }
mine-label-market-empty = Marché, place { $place } : vide
mine-label-pile = Pioche d’outils, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } : la première, cachée aux autres, coûte 1 pépite
mine-label-discards = Outils défaussés : { $tools }
mine-label-deck = Paquet { $deck }, reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
mine-label-tool = { $tool }{ $count ->
    [0] {""}
   *[other] , { $count } en réserve
 } : { $text }
mine-label-tavern = Taverne : { $dwarves }
mine-sheet-hauls = Rapporté à la manche { $round }
mine-sheet-home = Rapporté
mine-sheet-lost = Perdus dans la mine
mine-sheet-rest = Tout l’autre or
mine-why-rest = départ, marché, capacités, événements et dons, entrées et sorties
mine-why-rest-round = marché, capacités, événements et dons, entrées et sorties
mine-label-fallen = Marqueurs d’éboulement : { $count } sur { $most }. S’il en tombe encore un après le dernier, la mine s’effondre.
mine-name-mine = La mine
mine-name-market = Marché
mine-name-pile = Pioche d’outils
mine-name-discards = Outils défaussés
mine-name-hand = Votre main
mine-name-picked = Choisis
mine-name-troop = Votre troupe
mine-name-open = À choisir
mine-name-store = Votre réserve
mine-name-tools = Outils
mine-name-used = Annoncés
mine-name-cards = Cartes mine
mine-name-dwarves = Nains
mine-name-events = Événements
mine-name-markers = Marqueurs
mine-name-nugget = Pépites
mine-name-special = Pépites ou un bonus
mine-name-collapse = Effondrement

## À une vraie table
mine-table-note = Les outils que portent les nains comptent aussi. Chaque diamant vaut { $value } pépites.
mine-name-treasury = Trésor et réserve
mine-name-diamond = Diamants
mine-name-lowest = En cas d’égalité : le plus petit nain joué à cette manche
mine-why-counted = { $nuggets ->
    [one] { $nuggets } pépite
   *[other] { $nuggets } pépites
 }, { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
 } × { $value }
mine-step-setup = Chacun prend 8 pépites, à quatre 6. Posez les marqueurs sur le plateau et cinq outils au marché, et révélez un événement.
mine-step-recruit = Choisissez un nain et passez le reste, à gauche aux manches impaires, à droite aux manches paires. Puis laissez-en un de côté et révélez les autres.
mine-step-market = Dans l’ordre de vos plus petits nains : 1 pour la première carte de la pioche, 2 pour un outil exposé, 1 pour tout mélanger. Équipez vos nains avant de finir votre tour.
mine-step-placement = Appelez les nains à partir de la plus petite initiative. Chacun va sur une case libre de la galerie, avec une lanterne aussi dans un puits.
mine-step-collect = De la sortie vers le fond, chaque nain creuse puis fuit, si aucun marqueur d’éboulement ne lui barre le chemin.
mine-step-recovery = D’abord viennent les capacités. Les outils retournent dans les réserves, les cartes dans leurs paquets, et les marqueurs d’éboulement quittent le plateau. Mélangez et distribuez tous les nains, et révélez l’événement suivant.
mine-step-end = D’abord viennent les capacités, et les outils retournent dans les réserves. Trois outils rapportent 1 pépite, et le plus riche gagne. Saisissez ci-dessous l’or et les outils.
