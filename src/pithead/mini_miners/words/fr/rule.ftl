# The rules in plain words, one message for each number: MM-4.2 is rule-mm-4-2.
rule-mm-section-1 = La boîte
rule-mm-section-2 = Préparation
rule-mm-section-3 = Recrutement
rule-mm-section-4 = Marché
rule-mm-section-5 = Placement
rule-mm-section-6 = Récolte
rule-mm-section-7 = Outils
rule-mm-section-8 = Nains
rule-mm-section-9 = Repos et fin de partie
rule-mm-section-10 = Échanges et secrets
rule-mm-section-11 = Événements
rule-mm-section-12 = Variantes
rule-mm-1-1 = La boîte contient :
    – 18 nains d’initiative 1 à 18 (cinq noms, et qui possède quel outil : hypothèse) ;
    – 36 cartes outil de sept sortes : étoile de shérif, dynamite, pelle, loupe, wagonnet, casque et lanterne (combien de chaque : hypothèse) ;
    – 40 cartes mine en quatre paquets de dix, de I à IV (contenu : hypothèse) ;
    – 8 événements (dont six : hypothèse) ;
    – 16 marqueurs standards et 5 marqueurs bonus (contenu : hypothèse) ;
    – 6 marqueurs d’éboulement, 52 pépites et 14 diamants qui valent 7 pépites chacun.
rule-mm-1-2 = Depuis la sortie, une galerie mène par les cases T1 à T16 à la dernière case, D. Quatre puits, P1 à P4, s’ouvrent sur la galerie en T3, T7, T11 et T14 (hypothèse). Les puits valent 2, 3, 3 et 7, et D vaut 7 (déduit). Le paquet I sert de T1 à T4, le II de T5 à T8, le III de T9 à T12, le IV de T13 à T16 (hypothèse). Les distances se comptent en pas le long de ces chemins ; la taverne et la sortie ne sont pas des cases.
rule-mm-1-3 = L’or se trouve en trois lieux différents : sur la carte d’un nain, dans le trésor d’un joueur ou à la banque. La banque ne s’épuise jamais (notre interprétation).
rule-mm-2-1 = À deux ou trois, chacun commence avec 8 pépites, à quatre avec 6. À 2, 3 ou 4 joueurs, 12, 15 ou 16 nains sont en jeu, tirés au hasard si l’hôte ne les choisit pas (notre interprétation) ; on reçoit 6, 5 ou 4 cartes en main, et à chaque manche chacun joue 5, 4 ou 3 nains.
rule-mm-2-2 = Les marqueurs standards sont posés au hasard, face visible, de T1 à T16, les marqueurs bonus dans les quatre puits et sur D. Ils y restent toute la partie, sauf si un effet les déplace.
rule-mm-2-3 = Les outils sont mélangés, et cinq sont exposés : c’est le marché. Dès que trois y sont identiques, on mélange ensemble marché, pioche et défausse et on en expose cinq nouveaux, jusqu’à ce qu’il n’y en ait plus trois pareils. Cela arrive 20 fois au plus, et jamais avec moins de cinq cartes (notre interprétation).
rule-mm-2-4 = Chacun des quatre paquets de la mine est mélangé à part. Un événement est révélé et ne vaut que pour cette manche.
rule-mm-3-1 = Tous choisissent en même temps et en secret un nain de leur main et passent le reste, jusqu’à ce que tout soit distribué ; la dernière carte vient d’elle-même. Aux manches 1 et 3, les cartes vont à gauche, aux manches 2 et 4, à droite.
rule-mm-3-2 = Ensuite tous défaussent un nain, encore en secret et en même temps. Il saute cette manche, à la vue de tous. Les autres sont révélés.
rule-mm-4-1 = Au marché commence celui qui joue le nain de plus petite initiative ; les autres suivent selon leur propre plus petite initiative.
rule-mm-4-2 = À votre tour, dans l’ordre que vous voulez et tant que votre or suffit : payez 1 pour la première carte de la pioche, que vous seul voyez ; payez 2 pour une carte du marché, aussitôt remplacée ; ou payez 1 pour mélanger marché, pioche et défausse et exposer cinq cartes nouvelles. Si la pioche est vide, la défausse la remplace gratuitement (notre interprétation).
rule-mm-4-3 = Les outils achetés vont face cachée dans votre réserve. Les autres savent combien vous en avez, mais pas lesquels ; ils ont pourtant vu vos achats au marché, et le journal s’en souvient.
rule-mm-4-4 = Avant de finir votre tour, vous équipez vos nains depuis votre réserve, aussi avec des outils des manches précédentes. Chacun porte une carte outil, face cachée, sauf si une capacité en dit autrement. Le tour fini, plus rien ne change.
rule-mm-4-5 = Après le dernier joueur vient le Marchandeur (12), puis l’Enclume (15) (notre interprétation).
rule-mm-5-1 = Les nains sont placés par initiative, la plus petite d’abord, chacun sur une case libre de la galerie ou sur D ; avec une lanterne, un puits libre convient aussi. Une case est libre s’il n’y a pas de nain et si ce n’est pas une zone interdite. Il faut placer son nain.
rule-mm-5-2 = Un nain qu’on déplace n’a pas besoin de lanterne pour un puits. Lui non plus ne peut pas finir dans une zone interdite, mais on peut fuir à travers elle (notre interprétation).
rule-mm-5-3 = Les capacités de placement s’utilisent juste après le placement du nain, et de nouveau s’il est replacé.
rule-mm-6-1 = Les nains agissent dans l’ordre à partir de la sortie : T1, T2, T3, P1, T4, etc. ; un puits vient juste après son croisement. Chacun creuse, puis fuit.
rule-mm-6-2 = Creuser : tirez une carte du paquet de votre case ; c’est obligatoire (notre interprétation). Si le paquet est vide, il n’y a pas de carte. Dans les puits et sur D, on ne tire rien, on prend la valeur imprimée ; les outils et capacités qui concernent le tirage n’y ont aucun effet.
rule-mm-6-3 = Une carte pépites apporte autant de pépites de la banque sur la carte de votre nain. Avec une carte spéciale, vous choisissez : les pépites, ou le bonus et aucune pépite.
rule-mm-6-4 = Une carte éboulement sans casque : pour chacune, un marqueur d’éboulement va sur la case, et votre nain est éliminé. Les autres cartes révélées sont perdues.
rule-mm-6-5 = Un nain éliminé quitte le plateau. L’or de sa carte va à la banque, ses cartes outil sont défaussées, sa carte est retournée, et il ne fait plus rien pendant cette manche.
rule-mm-6-6 = S’il faut un septième marqueur d’éboulement, la mine s’effondre : tous les nains qui s’y trouvent sont éliminés, avec ou sans casque, même celui qui en est la cause, et la récolte s’achève. La taverne est à l’abri. Vous pouvez le provoquer avec de la dynamite, mais vous êtes d’abord averti (notre interprétation).
rule-mm-6-7 = Un marqueur avec un plus ou un moins change les pépites de la carte à la fin du creusement, jamais au-dessous de 0 ; c’est obligatoire. Tous les autres marqueurs sont facultatifs.
rule-mm-6-8 = Fuite : utilisez d’abord, si vous voulez, outils et bonus. S’il n’y a pas de marqueur d’éboulement entre la case du nain et la sortie, il s’échappe, et il ne peut pas rester : il va à la taverne, et son or dans votre trésor. Les marqueurs de sa propre case ne l’arrêtent pas, et ceux des puits n’arrêtent personne d’autre. Si le chemin est bloqué, il est éliminé.
rule-mm-6-9 = Sacrifice : au lieu de fuir, que le chemin soit bloqué ou non, votre nain peut retirer n’importe quel marqueur d’éboulement du plateau. Puis il est éliminé.
rule-mm-7-1 = Pour utiliser un outil, on le retourne face visible ; les outils visibles servent encore. Chacun sert une fois par occasion (un creusement, une fuite, un placement, un ciblage), puis de nouveau à la suivante. Seul le nain qui le porte peut s’en servir.
rule-mm-7-2 = Un symbole d’outil sur la carte du nain ou sur le marqueur sous ses pieds vaut l’outil et s’ajoute aux cartes. Mais ce n’est pas une carte : on ne peut ni le voler, ni le prêter, ni le défausser, ni le compter. Un nain a le marqueur de la case où il se trouve à cet instant.
rule-mm-7-3 = Loupe (creuser) : pour chacune, tirez une carte de plus, regardez-les toutes et, par loupe, remettez-en une sur le paquet ou dessous. Vous en gardez au moins une (notre interprétation). Wagonnet (creuser) : pour chacun, tirez et révélez une carte de plus. Annoncez avant de tirer combien vous en utilisez des uns et des autres.
rule-mm-7-4 = Casque (réaction) : chaque carte éboulement pose son marqueur, mais votre nain l’ignore et tire une nouvelle carte du même paquet, jusqu’à ce qu’il ait assez d’autres cartes ou que le paquet soit vide. Les loupes n’aident pas pour ces cartes. Vous pouvez y renoncer.
rule-mm-7-5 = Pelle (fuite) : retirez jusqu’à deux marqueurs d’éboulement n’importe où, deux par pelle. Dynamite (fuite) : posez un marqueur d’éboulement sur votre propre case, un par dynamite.
rule-mm-7-6 = Lanterne (placement) : votre nain peut aller dans un puits. Étoile de shérif (réaction) : elle annule un effet qui cible ce nain, et l’attaquant vous paie 2, de trésor à trésor, ou ce qu’il a. Elle sert à chaque fois.
rule-mm-7-7 = Les autres symboles : retirer un marqueur d’éboulement n’importe où (creuser) ; tirer une carte outil pour la réserve (creuser) ; ignorer un marqueur d’éboulement (fuite) ; les ignorer tous (fuite) ; zone interdite. Ce qu’une carte spéciale permet d’ignorer reste acquis au nain jusqu’à sa fuite (notre interprétation).
rule-mm-8-1 = Les nains utilisent leurs capacités dans la mine ou à la taverne, jamais une fois éliminés. Les capacités du marché valent pour tout nain joué à cette manche (notre interprétation).
rule-mm-8-2 = Si deux nains veulent agir en même temps, la plus petite initiative passe d’abord.
rule-mm-8-3 = Six nains en ciblent d’autres : Escroc 7, Marchandeur 12, Fripouille 13, Brute 14, Farceur 17, Tic-tac 18. C’est facultatif, mais un Escroc qui s’est annoncé frappe le prochain qui s’échappe. Marchandeur, Brute, Farceur et Tic-tac peuvent aussi cibler vos propres nains, la Fripouille seulement ceux des autres (notre interprétation).
rule-mm-8-4 = Homme à tout faire 1 : un autre de vos nains peut utiliser son outil face cachée comme s’il le portait, mais jamais l’étoile ; ensuite l’outil est défaussé. S’il l’utilise lui-même, il le garde. Il ne faut pas qu’il soit éliminé.
rule-mm-8-5 = Six nains ont leur outil d’office : Fouineur 2 la loupe, Tête dure 3 le casque, Baudet 4 le wagonnet, Lumignon 6 la lanterne, Badaboum 8 la dynamite, La Taupe 10 la pelle (hypothèse, sauf le nom de Badaboum).
rule-mm-8-6 = Gadget 5 : au début de votre tour de marché, il reçoit gratuitement le premier outil de la pioche, sans que les autres le voient. Il peut en porter un de plus, d’une autre sorte.
rule-mm-8-7 = Escroc 7 : quand il s’échappe, il peut s’annoncer. Le prochain nain qui s’échappe donne la moitié de son or, arrondie au supérieur, à votre trésor ; les nains éliminés ne comptent pas. Une étoile y met fin, et vous payez 2.
rule-mm-8-8 = Veinard 9 : quand il s’échappe, vous recevez 2 pépites dans votre trésor. Elles ne comptent pas comme récoltées.
rule-mm-8-9 = Casse-cou 11 : il creuse dans un paquet de son choix qui n’est pas vide, et y prend toutes les cartes de ce creusement.
rule-mm-8-10 = Marchandeur 12 : à la fin du marché, il peut cibler un nain qui a des cartes outil, payer 1 à la banque et en prendre une au hasard ; il la porte en plus de la sienne. Face à une étoile, vous ne payez pas ce 1, mais 2 à son propriétaire.
rule-mm-8-11 = Fripouille 13 : après son placement, elle peut cibler un nain à deux pas au plus. Le propriétaire de ce nain met 2 pépites de son trésor, ou ce qu’il a, sur la carte de la Fripouille.
rule-mm-8-12 = Brute 14 : après son placement, elle peut déplacer n’importe quel autre nain de la mine sur une case voisine libre de votre choix.
rule-mm-8-13 = Enclume 15 : si elle n’a pas de carte outil à la fin du marché, elle prend l’outil de son choix dans la pioche (en secret) ou dans la défausse (ouvertement). Une pioche fouillée est mélangée.
rule-mm-8-14 = Aubergiste 16 : vous pouvez le placer à la taverne. Au repos, vous recevez alors 1 pépite pour deux nains qui s’y trouvent, à qui qu’ils soient, lui compris, arrondi à l’inférieur.
rule-mm-8-15 = Farceur 17 : après son placement, il peut échanger les marqueurs sous deux nains, pour le reste de la partie. Une étoile annule l’échange. Chaque étoile utilisée vous coûte 2 et, si l’or manque, la plus petite initiative est payée d’abord.
rule-mm-8-16 = Tic-tac 18 : au lieu d’une case libre, il peut prendre la place d’un nain dans la mine, qui est aussitôt replacé. Pour un puits, il lui faut une lanterne. Face à une étoile, il va sur une case libre et ne cible personne d’autre.
rule-mm-9-1 = D’abord viennent les capacités du repos. Puis les outils retournent face cachée dans les réserves, et les figurines quittent le plateau. Tous les nains, même défaussés, sont mélangés et distribués, les cartes mine reviennent dans leurs paquets, les marqueurs d’éboulement s’en vont, et l’événement suivant est révélé.
rule-mm-9-2 = Après la dernière manche, une fois les capacités du repos utilisées et les outils rendus, vous recevez 1 pépite pour trois outils de votre réserve, arrondi à l’inférieur. Le plus riche gagne. En cas d’égalité, c’est celui qui a joué le nain de plus petite initiative à cette manche, éliminé ou non.
rule-mm-9-3 = Les outils défaussés restent dans la défausse d’une manche à l’autre (notre interprétation).
rule-mm-10-1 = Entre deux étapes, les joueurs peuvent à tout moment se donner de l’or de leur trésor. Les promesses n’engagent pas, et l’hôte peut désactiver les échanges.
rule-mm-10-2 = Tout le monde voit l’or, le nombre d’outils, les nains joués, les défausses, les marqueurs et l’événement. Sont secrets les sortes d’outils des réserves et des outils face cachée, les mains et les choix du recrutement, l’ordre des paquets et les cartes vues à la loupe.
rule-mm-11-1 = Querelle de voisinage : chacun recrute pour son voisin de gauche. Les troupes sont remises, puis tous défaussent un nain et révèlent les autres. Avec le recrutement ouvert, choisissez pour votre voisin de gauche ; on ne défausse rien.
rule-mm-11-2 = Fleuve de diamants : les puits et D valent 2 de plus. Les diamants eux-mêmes, non.
rule-mm-11-3 = Les six autres (hypothèse) :
    – Soldes : les outils exposés coûtent 1 au lieu de 2.
    – Bière à volonté : au repos, vous recevez 1 pépite pour deux de vos nains à la taverne, arrondi à l’inférieur.
    – Réplique : avant le premier creusement, un marqueur d’éboulement tombe sur une case de galerie au hasard ; le nain qui s’y trouve n’a rien.
    – Trêve : personne ne peut cibler de nain.
    – Le monde à l’envers : on place de la plus grande initiative à la plus petite.
    – Riche filon : un nain sur une case du paquet III ou IV qui révèle une carte pépites ou spéciale et survit à son creusement reçoit 1 pépite de plus.
rule-mm-12-1 = Partie simplifiée : ni marqueurs ni événements. À 4, les nains 12 et 17 restent dans la boîte, à 3 aussi le 1, à 2 aussi les 7, 8 et 11.
rule-mm-12-2 = Partie longue : quatre manches.
rule-mm-12-3 = Recrutement ouvert : les nains sont face visible. À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun en prend un jusqu’à ce que, à 2, 3 ou 4 joueurs, chacun en ait 5, 4 ou 3. Au premier choix, le premier joueur ne peut pas prendre la plus petite initiative. On ne défausse rien. Celui qui a la plus petite initiative est premier joueur à la manche suivante ; à la manche 1, le sort décide (notre interprétation).
