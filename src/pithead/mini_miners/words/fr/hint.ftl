# What each phase is good for, for newcomers.
hint-mini-miners-draft = Choisissez un nain et passez les autres. Les petits numéros agissent d’abord, les grands ont les mauvais tours.
hint-mini-miners-discarding = L’un de vos nains saute cette manche.
hint-mini-miners-levy = Prenez un des nains exposés.
hint-mini-miners-market = Achetez des outils, donnez-les à vos nains, puis dites que vous avez fini. Un outil n’aide que le nain qui le porte.
hint-mini-miners-placing = Près de la sortie c’est sûr et pauvre ; au fond se trouve l’or, et chaque éboulement entre vous et la sortie barre le chemin.
hint-mini-miners-aiming = Ce nain peut jouer un tour à un autre, ou s’en abstenir.
hint-mini-miners-announcing = Dites quels outils ce nain utilise avant qu’il ne pioche dans le paquet de la mine.
hint-mini-miners-choosing = Une carte spéciale : prenez les pépites, ou plutôt son bonus.
hint-mini-miners-bracing = La mine s’éboule. Un casque sauve le nain ; sans lui, son or est perdu.
hint-mini-miners-escaping = Si le chemin est libre, le nain rapporte son or. Il peut aussi rester et dégager un éboulement pour les autres.
