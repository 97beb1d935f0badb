# The rules in plain words, one message for each number: DM-4.2 is rule-dm-4-2.
rule-dm-section-1 = La boîte
rule-dm-section-2 = Préparation
rule-dm-section-3 = Manches
rule-dm-section-4 = Phase d’excavation
rule-dm-section-5 = Phase de magie
rule-dm-section-6 = Phase de décompte
rule-dm-section-7 = Phase de ravitaillement
rule-dm-section-8 = Fin de partie
rule-dm-section-9 = Jouer en solitaire
rule-dm-1-1 = La boîte contient 60 dés : 27 dés Tunnel, 10 dés Danger, 7 dés Outil, 8 dés Trésor et 8 dés Magie.
rule-dm-1-2 = Chaque dé a six faces, dont une bière.
    – Tunnel : 1, 2, 3, 4, 5.
    – Trésor : 1, 1, 1, 2 et 3 gemmes.
    – Magie : 1, 1, 1, 2 et 3 symboles (combien de chaque : hypothèse).
    – Outil : deux pioches, deux boucliers et une face à deux coffres (combien de chaque : hypothèse).
    – Danger : deux faces à 1 éboulement, une à 2 éboulements, une à 3 dragons, une à 4 dragons (hypothèse, sauf 1 éboulement et 4 dragons).
rule-dm-1-3 = Il y a six héros. Un héros apporte des faces qui ne changent jamais :
    – Alchimiste : trois fois 1 magie.
    – Tueur de dragons : un bouclier et 1 magie.
    – Ingénieur : tunnel 2 et une pioche.
    – Prospecteur : 1 gemme et une pioche.
    – Géomètre : tunnel 1 et 1 magie.
    – Trésorier : 1 gemme et deux coffres.
rule-dm-1-4 = La montagne porte 20 dés, en rangées de 2, 3, 4, 5 et 6 à partir du sommet (rangées : déduit). Les emplacements portent le nom de leur rangée et de leur rang : a1 a2, b1 à b3, c1 à c4, d1 à d5, e1 à e6. Chaque dé repose sur les deux emplacements en dessous : b2 repose sur c2 et c3, et a1 et a2 sont au-dessus de b2.
rule-dm-2-1 = On joue de deux à quatre ; pour jouer seul, voir la section 9. Chacun lance un dé Tunnel, et le plus haut commence la manche 1. La bière bat le 5 ; les ex æquo relancent.
rule-dm-2-2 = Les héros se choisissent dans le sens inverse des aiguilles d’une montre, à partir de la droite du premier joueur, qui choisit donc en dernier. Chaque héros ne sert qu’une fois. Avec l’option « random-heroes », ils sont distribués au hasard.
rule-dm-2-3 = Vingt dés sont tirés du sac au hasard, lancés, et tombent à des emplacements quelconques de la montagne.
rule-dm-3-1 = La partie compte trois manches de quatre phases : excavation, magie, décompte, ravitaillement. La troisième manche est sans ravitaillement.
rule-dm-3-2 = Les 60 dés servent tous : 20 quittent le sac à chaque manche.
rule-dm-4-1 = Le premier joueur commence, puis on tourne dans le sens des aiguilles d’une montre jusqu’à ce que la montagne soit vide.
rule-dm-4-2 = À votre tour, prenez un dé au sommet : aucun dé n’est au-dessus de lui, ni à gauche ni à droite. Il rejoint votre butin et garde sa face.
rule-dm-4-3 = Santé ! Si un dé de votre butin montre une bière au début de votre tour, vous pouvez d’abord la partager : désignez un autre joueur, lancez le dé et donnez-le-lui. Il doit le garder avec sa nouvelle face. Cela se fait une fois par tour, avec n’importe quelle sorte de dé.
rule-dm-4-4 = Après avoir trinqué, vous pouvez prendre deux dés, l’un après l’autre. Chacun peut venir du sommet ou du flanc, c’est-à-dire n’être couvert que sur un seul de ses deux côtés supérieurs. Le second se choisit une fois le premier parti et la pile descendue.
rule-dm-4-5 = Après avoir trinqué, le premier dé est obligatoire, le second facultatif. S’il ne reste qu’un dé, vous le prenez. (Notre interprétation.)
rule-dm-4-6 = Quand un dé part du flanc, les dés au-dessus glissent dans le trou le long du côté couvert et gardent leurs faces. Si c1 part, b1 glisse en c1 et a1 en b1. La glissade s’arrête au premier emplacement vide ou au sommet. (Déduit.)
rule-dm-4-7 = Une bière prise pendant ce tour ne se partage pas pendant ce tour. Les faces d’un héros ne se partagent jamais. (Notre interprétation.)
rule-dm-4-8 = On peut partager une bière tant qu’un dé se trouve sur la montagne. Ensuite, les bières n’ont plus d’effet. (Notre interprétation.)
rule-dm-5-1 = Commence celui qui aurait pris le dé suivant, puis on tourne dans le sens des aiguilles d’une montre. Chacun a un tour de magie.
rule-dm-5-2 = À votre tour, vous dépensez des faces de magie une par une, ou vous vous arrêtez. Pour une face à trois symboles, par exemple, choisissez trois dés différents de votre butin, ni dépensés ni dés Danger, et relancez-les tous à la fois.
rule-dm-5-3 = Un dé Magie dépensé ne peut plus être relancé pendant cette manche. Un dé non dépensé, si ; et s’il montre encore de la magie, vous pourrez le dépenser plus tard.
rule-dm-5-4 = Une magie dépensée doit relancer autant de dés qu’elle a de symboles. Un dé ne peut pas se relancer lui-même. S’il y a moins de dés à choisir, on les relance tous (notre interprétation).
rule-dm-5-5 = La magie ne relance jamais les dés Danger, quoi qu’ils montrent. Un dé Danger qui montre une bière reste un dé Danger.
rule-dm-5-6 = Les faces de magie de votre héros se dépensent une par une, chacune une fois par manche ; l’Alchimiste en a trois. Les faces d’un héros ne sont jamais relancées.
rule-dm-5-7 = Un même dé ordinaire peut être relancé encore par la prochaine magie que vous dépensez.
rule-dm-5-8 = À la fin de la manche, les dés Magie dépensés redeviennent disponibles.
rule-dm-6-1 = La bière et la magie ne rapportent rien.
rule-dm-6-2 = Les tunnels rapportent par suites qui commencent à 1 et n’ont pas de trou : 1, 2, 3, etc. Une suite vaut la somme de ses nombres, et chaque dé n’appartient qu’à une suite. C’est la meilleure répartition qui compte. Exemples : 1 2 3 vaut 6 ; 1 2 4 vaut 3 ; 2 3 4 ne vaut rien ; 1 1 2 2 3 vaut 9 ; 1 1 1 vaut 3 ; 1 2 2 3 vaut 6.
rule-dm-6-3 = Chaque gemme vaut un point. Celui qui a plus de gemmes que tous les autres les compte double ; en cas d’égalité, personne. Avec 3 et 4 gemmes, on marque 3 et 8 points.
rule-dm-6-4 = Sans pioche, chaque éboulement coûte un point. Avec des pioches, chaque éboulement rapporte autant de points que vous avez de pioches. Il en va de même pour les dragons avec les boucliers. 2 pioches et 4 éboulements : 8 points. 2 pioches, 3 éboulements, 4 dragons et aucun bouclier : 6 − 4 = 2 points.
rule-dm-6-5 = Les faces de votre héros comptent comme des dés, partout et à chaque manche.
rule-dm-6-6 = Les coffres ne rapportent rien. Une manche peut rapporter moins que zéro ; ses points s’ajoutent à votre total.
rule-dm-7-1 = Comptez vos coffres, ceux de votre héros aussi : vous pouvez mettre autant de dés à l’abri, et ils gardent leur face pour la manche suivante. N’importe quel dé convient, même un danger ou une bière. Un dé à coffres ne peut pas être abrité par ses propres coffres, seulement par d’autres (notre interprétation). Tous choisissent en même temps et en secret (notre interprétation).
rule-dm-7-2 = Tous les autres dés des butins sont relancés.
rule-dm-7-3 = Celui qui a le moins de points au total commence la manche suivante ; entre ex æquo, le sort décide.
rule-dm-7-4 = Vingt autres dés du sac remplissent la montagne, comme en DM-2.3.
rule-dm-8-1 = Celui qui a le plus de points après la manche 3 gagne.
rule-dm-8-2 = Si plusieurs joueurs sont en tête, ils relancent tout leur butin, jouent encore une phase de magie et un décompte ; les gemmes ne se comparent qu’entre eux. Le plus haut score gagne, et ceux qui sont encore à égalité recommencent. Ce score décide seul et ne s’ajoute pas au total ; le premier tour de magie revient à celui qui avait commencé la magie de la manche 3, ou au premier ex æquo qui le suit dans le sens des aiguilles d’une montre (notre interprétation).
rule-dm-9-1 = Contre le dragon (notre propre variante) : vous affrontez un bot du niveau de votre choix selon les règles à deux, et vous commencez la manche 1.
rule-dm-9-2 = Montagne du jour (notre propre variante) : vous jouez seul, et tout le monde a les mêmes dés. Après chacun de vos tours, la montagne perd le dé du sommet le plus à gauche (de deux, le plus haut). Quand vous trinquez, le dé à la bière retourne au sac pour de bon, sans être lancé. Après trois manches, votre score compte, gemmes simples, et vous voyez ce qu’il vaut à côté de bots sur la même montagne.
