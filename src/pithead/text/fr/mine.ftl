# Mini Miners: names of things, and what they do in a sentence.

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
