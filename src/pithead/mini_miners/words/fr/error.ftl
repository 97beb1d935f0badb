# Refusals: one sentence each, what was wrong and what was expected. The number of the rule follows by itself.

## Turns
error-draw-first = Il faut d’abord tirer des cartes avant de continuer.
error-game-over = La partie est terminée.

## Set-up
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

## Recruit
error-dealt-wrong = Chacun des { $count } joueurs doit recevoir { $size ->
    [one] { $size } nain
   *[other] { $size } nains
 } parmi ceux en jeu, chaque nain une seule fois.
error-not-in-hand = Le nain « { $dwarf } » n’est pas dans votre main.
error-not-in-troop = Le nain « { $dwarf } » n’est pas parmi ceux que vous avez choisis.
error-not-open = Le nain « { $dwarf } » n’est plus exposé.
error-lowest-first = Le premier joueur ne peut pas commencer par « { $dwarf } », qui a la plus petite initiative.

## Market
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

## Targets
error-no-target = « { $attacker } » ne peut pas cibler « { $dwarf } » maintenant.
error-two-targets = « { $dwarf } » est déjà choisi ; choisissez la seconde cible.
error-no-star = Le nain « { $dwarf } » n’a pas d’étoile à montrer ; « { $tool } » n’y fait rien.
error-no-way-there = Le nain « { $dwarf } » ne peut pas être déplacé en { $space } ; les cases voisines libres sont { $spaces }.

## Placement
error-not-called = C’est « { $called } » qui est appelé, pas « { $dwarf } ».
error-no-such-space = Il n’y a pas de case { $space } sur le plateau.
error-space-taken = Un autre nain se trouve en { $space }.
error-forbidden-zone = { $space } est une zone interdite.
error-no-lantern = Le nain « { $dwarf } » a besoin d’une lanterne pour être placé dans le puits { $space }.
error-lantern-borrowed = Le nain « { $dwarf } » a emprunté une lanterne et doit aller dans un puits, pas en { $space }.
error-not-the-tavern = Le nain « { $dwarf } » ne peut pas être placé à la taverne.
error-shook-wrong = La réplique doit tomber sur une case de la galerie, pas sur { $space }.

## Dig
error-cannot-use = Le nain « { $dwarf } » n’a pas de « { $tool } » à utiliser maintenant.
error-cannot-borrow = L’Homme à tout faire n’a pas de « { $tool } » à prêter à « { $dwarf } » maintenant.
error-no-such-deck = Le nain « { $dwarf } » ne peut pas choisir de creuser dans le paquet « { $deck } » ; possibles : { $decks }.
error-cards-wrong = { $count ->
    [one] Ce ne peut pas être la carte suivante
   *[other] Ce ne peuvent pas être les { $count } cartes suivantes
 } du paquet { $deck }.
error-not-drawn = « { $card } » n’est pas parmi les cartes que vous avez tirées.
error-no-such-bonus = Le marqueur sous « { $dwarf } » ne donne pas « { $bonus } » maintenant.

## Escape
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

## Trade
error-no-trade = À cette table, on joue sans échanges.
error-give-to = On ne peut donner de l’or qu’à un autre joueur, de 0 à { $most }, pas à { $to }.
error-give-gold = { $most ->
    [0] Vous n’avez pas de pépite à donner.
   *[other] Vous pouvez donner de 1 à { $most } pépites, pas { $gold }.
 }

## Positions
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
error-position-cast = Le champ « cast » énumère les nains de la partie : { $expected } différents, pas { $count }.
error-position-crew = Chaque nain de la manche doit être en jeu, et aucun ne peut y être deux fois.
error-position-picked = Pour cette partie, l’hôte a choisi d’autres nains : { $dwarves }. La position contient { $cast }.
error-position-lurking = « { $dwarf } » ne peut pas être aux aguets : seul le peut un Escroc qui s’est échappé.
error-position-cards = Les cartes de { $where } et d’ailleurs ne sont pas celles de la boîte : certaines sont en double, ou manquent.
error-position-hidden = { $where } contient des cartes cachées : c’est ce que voit un seul joueur, et il faut la position entière.
error-position-phase = Le champ { $where } ne va pas avec la phase { $phase } : { $needs ->
    [nobody] personne n’est encore joué, donc « crew » doit être vide.
    [every-seat] chaque place a besoin d’un nain dans « crew ».
    [crew] le nain doit être dans « crew ».
    [one-a-seat] il faut une entrée pour chaque place.
    [cast] chaque nain de « cast » doit y être exactement une fois.
    [equal] tous doivent être de même longueur, et les mains ont au moins deux nains.
    [choosing] quelqu’un doit encore choisir, et le choix doit venir de sa propre main.
    [room] personne n’a plus de nains qu’on n’en joue, et quelqu’un en a moins.
    [once] chaque place a un seul tour de marché.
    [to-fill] un emplacement doit être vide, et un outil dans la pioche.
    [event] il faut un événement dans la pioche.
    [tool] il faut un outil dans la pioche.
    [owner] ce doit être le propriétaire du nain.
    [aim] ce doit être qui ce nain peut cibler, et autant qu’il en cible.
    [targets] quelqu’un doit être interrogé, et seules les cibles le sont.
    [mine] le nain doit se trouver dans la mine.
    [tools] le nain doit avoir un outil face cachée.
    [way] le nain doit se trouver dans la mine, à côté d’une case libre.
    [aims] seul un nain déjà placé, qui cible les autres, peut viser.
    [called] le nain doit encore attendre son appel, sans case.
    [home-crook] seul un Escroc dans la taverne peut être à l’affût.
    [collapse] il faut un marqueur d’éboulement sur le plateau.
    [marker] ce ne peut être moins que ce que donne le marqueur sous le nain ; laissez-le de côté si c’est exactement cela.
    [cards] il faut des cartes mine, par exemple special:1:draw-tool.
    [number] le nombre est trop petit.
    [deck] il faut une pioche de mine avec des cartes.
    [drawn] on pioche au moins une carte, et pas plus que la pioche n’en a.
    [kept] on garde au moins une carte, et dans « looking » il faut en rendre une.
   *[other] cela ne se trouve que dans le « then » de « fetching ».
 }
error-position-simplified = Le jeu simplifié n’a pas ce qui est dans { $where } : ni marqueurs, ni événements.
error-position-to-act = Dans la phase { $phase }, le champ to_act est { $expected }, pas { $came } ; on peut l’omettre.
error-position-stuck = La place { $seat } doit agir dans la phase { $phase } et ne peut rien faire : la partie n’avancerait pas.
error-no-such-marker = Il n’y a pas de marqueur « { $marker } ».

## Content
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

## Fast kernels
error-sim-troop = La troupe d’un joueur compte { $count } nains ; le noyau rapide peut en contenir { $most } au plus.
error-sim-gold = { $gold } d’or à un seul endroit ; le noyau rapide peut en compter { $most } au plus.
error-score-tools = Une réserve a de 0 à { $most } outils.
