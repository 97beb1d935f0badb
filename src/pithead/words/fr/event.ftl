# Soirées en duplicate, tableaux du jour, le duplicate de la semaine et études dans l’application web.

## Soirées en duplicate
event-evenings = Soirées en duplicate
event-evenings-lead = Tout le monde a les mêmes dés et les mêmes cartes. On vous compare à ceux qui avaient votre place dans la même donne, donc la chance décide peu.
event-evenings-new = Annoncer une soirée
event-evenings-open = On peut encore entrer
event-evenings-playing = En cours
event-evenings-over = Finies
event-evenings-none = Personne n’a encore annoncé de soirée.
event-listed = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
 }, { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
 }
event-look = Regarder
event-name = Comment s’appelle-t-elle ?
event-name-first = Une soirée sous la montagne
event-deals = Combien de donnes ?
event-seats = Places à une table
event-form = Qui rencontre qui ?
event-form-swiss = Système suisse : à égalité
event-form-round-robin = Tous à tour de rôle
event-scoring = Qu’est-ce qui compte ?
event-scoring-matchpoints = Qui vous battez à votre place
event-scoring-swings = De combien
event-pace = En direct ou au fil des jours ?
event-pace-live = En direct : 2 minutes par décision
event-pace-day = Au fil des jours : un jour par décision
event-pace-free = Chacun prend son temps
event-pace-why = Qui laisse passer le temps est aidé par un bot, et la soirée continue.
event-bots = Chaises pour les bots
event-bots-none = Aucune
event-bots-add = Ajouter des bots
event-announce = Annoncer
event-link = Lien vers cette soirée
event-enter = Participer
event-leave = Se retirer
event-begin = Commencer
event-begin-missing = { $missing ->
    [one] Il manque un joueur : des tables de { $seats }, deux au moins.
   *[other] Il manque { $missing } joueurs : des tables de { $seats }, deux au moins.
 }
event-begin-wait = L’hôte commence dès que tout le monde est là.
event-players = Joueurs
event-players-none = Personne ne participe encore.
event-bot = bot
event-standings = Classement
event-standings-none = Le classement vient quand toutes les tables ont joué la première donne.
event-place = Rang
event-who = Qui
event-score = Score
event-deals-counted = Donnes
event-won = Gagnées
event-margin = Avance
event-progress = Donne { $number } sur { $deals } : { $done } tables sur { $tables } ont fini.
event-next = Votre prochaine table
event-next-with = Donne { $number }, contre { $names }
event-go = À votre table
event-wait = Vous avez joué cette donne. La suivante commence quand la dernière table a fini.
event-back = Vers la soirée
event-sealed-end = Ce que d’autres ont fait de cette donne se voit quand tous l’ont jouée ; la partie se revoit quand la soirée est finie.
event-results = Donne par donne
event-deal = Donne { $number }
event-seat = Place { $number }
event-points = Résultat
event-parted = Où ils se sont séparés :
event-parted-not = Joué comme aux autres tables.
event-decided = Ce qui a décidé :
event-decided-gain = { $gain } pour le gagnant
event-decided-why = Le pas qui a le plus apporté au gagnant, pesé d’un coup d’œil. L’analyse entière d’une partie est derrière son lien.
event-replay = Revoir : { $names }
event-seals = Les donnes scellées
event-seals-before = Ces sceaux ont été publiés avec l’annonce, avant que quiconque entre. Chaque navigateur ajoute son sel. Ainsi personne ne peut choisir une donne, ni la changer ensuite.
event-seals-check = Ouvrir les sceaux et les vérifier
event-seals-checking = Vérification…
event-check-seal = Le secret de chaque donne correspond à son sceau.
event-check-kept = Les sceaux sont ceux que ce navigateur a gardés à votre entrée, et votre sel est dans chaque donne.
event-check-tables = Chaque table a joué la donne scellée.
event-check-dice = Chaque lancer et chaque carte de chaque table suit de la donne.
event-check-passed = Les donnes étaient celles qui ont été scellées.
event-check-failed = Quelque chose ne correspond pas.

## Tableaux du jour
event-boards = Tableaux du jour
event-boards-lead = Un essai compte, selon la date du serveur. Les meilleurs sont devant, et à égalité on partage le rang.
event-board-game = { $game } : la montagne du jour
event-board-puzzle = { $game } : le problème du jour
event-board-none = Personne n’a encore essayé aujourd’hui.
event-board-people = { $people ->
    [one] 1 essai
   *[other] { $people } essais
 }
event-board-next = { $hours ->
    [one] Le jour suivant commence dans une heure.
   *[other] Le jour suivant commence dans { $hours } heures.
 }
event-board-soon = Le jour suivant commence dans l’heure.
event-streak = Série
event-streak-days = { $days ->
    [one] 1 jour de suite
   *[other] { $days } jours de suite
 }
event-now = Chaque jour, chaque semaine

## Le duplicate de la semaine
event-week = Duplicate de la semaine
event-week-of = Duplicate de la semaine : { $game }
event-week-lead = Cette semaine tout le monde a les mêmes donnes, chacune une fois, contre { $rival }. Pour chacune vous recevez la part des autres que vous battez à la même place, bots et gens.
event-week-deal = Donne { $number }, place { $seat }
event-week-play = Jouer
event-week-done = Jouée
event-week-left = { $days ->
    [one] Encore un jour
   *[other] Encore { $days } jours
 }
event-week-progress = { $done } sur { $deals } donnes
event-week-none = Personne n’a encore joué ; les bots s’y mettent.
event-week-seals = Les donnes ont été scellées au début de la semaine. On peut les regarder et les vérifier quand elle est finie.
event-week-back = Au duplicate de la semaine
event-week-from = semaine du { $day }
event-week-now = Cette semaine
event-week-past = Semaines passées
event-week-over = Cette semaine est terminée et ses donnes sont ouvertes. Une part avec un lien est la partie de quelqu’un, que vous pouvez revoir.
event-week-opened = Les donnes, ouvertes
event-week-opened-says = Ce qui a été tiré au début de la semaine, à côté du sceau publié alors. La graine décide de chaque lancer et de chaque carte de la donne.
event-week-seal = Sceau
event-week-secret = Tiré
event-week-seed = Graine

## Études
event-study = Étude
event-studies = Vos études
event-studies-lead = Une position, une suite de coups, des commentaires et des dessins. Qui a le lien la lit pas à pas ; vous seul la changez.
event-studies-none = Vous n’avez pas encore écrit d’étude. Commencez-en une depuis une partie finie (en la revoyant), ou d’une position ci-dessous.
event-studies-most = { $most } études au plus.
event-study-listed = { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
 }
event-study-open = Ouvrir
event-study-begin = Faire une étude d’ici
event-study-position = Une position en notation
event-study-position-text = La forme JSON d’une position, comme l’écrivent la ligne de commande et les problèmes.
event-study-make = Commencer l’étude
event-study-title = Titre
event-study-untitled = Étude de { $game }
event-study-by = par { $name }
event-study-by-you = par vous
event-study-place = Endroit { $number } sur { $count }
event-study-comment = Commentaire
event-study-draw = Dessins
event-study-from = Chose
event-study-to = Flèche vers
event-study-to-none = pas de flèche, un cercle
event-study-add = Dessiner
event-study-pen = Dessiner sur le plateau : touchez une chose deux fois pour un cercle, deux pour une flèche
event-study-clear = Effacer les dessins ici
event-study-cut = Couper la suite ici
event-study-save = Enregistrer
event-study-changed = pas encore enregistré
event-study-delete = Supprimer cette étude
event-study-sure = Supprimer vraiment
event-study-play = Choisissez sur le plateau pour continuer la suite d’ici.
event-study-roll = Laisser tomber les dés et les cartes
event-study-ring = Un cercle autour de { $thing }
event-study-arrow = Une flèche de { $from } à { $to }
event-study-link = Lien vers cette étude
