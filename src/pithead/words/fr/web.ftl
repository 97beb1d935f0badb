# L’application web : ses pages, ses boutons et ses touches. Ce que disent les jeux eux-mêmes vient du serveur.

## Le cadre
web-skip = Aller au contenu
web-nav = Pages
web-nav-lobby = Salon
web-nav-rules = Règles
web-nav-settings = Réglages
web-nav-about = À propos
web-foot = Fait par des amateurs et non officiel ; dessins et mots sont les nôtres.
web-loading = Un instant…
web-starting = La mine s’ouvre…
web-starting-why = Tout ce qui joue est chargé dans ce navigateur. Après cette visite, il n’y a plus besoin de réseau.
web-starting-loaded = { $loaded } sur { $all } Mo
web-new-version = Une nouvelle version de Pithead est là. Elle commence quand vous le dites, ou à la prochaine ouverture de la page ; vos parties restent.
web-new-version-now = Commencer maintenant
web-new-version-later = Plus tard
web-new-version-others = Pithead est ouvert dans un autre onglet, et une partie y serait interrompue. Fermez d’abord cet onglet.
web-away = Le serveur ne répond pas. Réessayez dans un moment.
web-broken = Quelque chose a mal tourné. Réessayez.
web-lost-title = Rien n’est enterré ici
web-lost = Cette adresse ne mène nulle part.
web-pick-game = De quel jeu ?
web-no-lessons = Il n’y a pas de leçons pour { $game }.
web-no-puzzles = Il n’y a pas de problèmes pour { $game }.
web-no-rules = Il n’y a pas de règles de { $game } ici.
web-no-score = Il n’y a rien à compter ici pour { $game }.
web-home = À la page d’accueil
web-rule = Règle { $rule }
web-close = Fermer
web-save = Enregistrer
web-saved = enregistré
web-send = Envoyer
web-sending = Envoi…

## La page d’accueil
web-front-title = Des jeux venus de sous la montagne
web-front-lead = Jouez tout de suite contre un bot, ou envoyez un lien à vos amis. Personne ne s’inscrit.
web-front-lead-static = Jouez contre des bots, ou passez-vous l’appareil, dans ce seul navigateur : sans compte, sans serveur et, après la première visite, sans réseau.
web-offline-edition = Jouer sans réseau
web-offline-edition-why = Charge { $size } Mo dans ce navigateur, une seule fois. Ensuite tout marche sans ce serveur, avec des parties à part.
web-game = Jeu
web-players-from-to = De { $least } à { $most } joueurs
web-play-now = Jouer maintenant
web-rivals = Adversaires
web-rivals-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
 }
web-level = Niveau
web-with-friends = Avec des amis
web-setting-up = Mise en place…
web-learn = Apprendre en jouant
web-learn-game = Apprendre { $game }
web-rules-game = Règles de { $game }
web-own-games = Vos parties
web-own-finished = Vos parties terminées
web-games-wait = { $count ->
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
 }
web-result = Résultat
web-over = La partie est terminée.
web-turn-of = C’est le tour de { $names }
web-chair-kept = On rejoue : une chaise vous est réservée.
web-waits-for-players = On attend des joueurs.
web-outcome-won = Vous avez gagné, { $points }
web-outcome-shared = Vous partagez la victoire, { $points }
web-outcome-lost = Victoire de { $names } ; vous et les autres : { $points }
web-alone-short = en solitaire
web-today = La montagne du jour
web-today-lead = Aujourd’hui, tout le monde a la même chance. Un seul essai compte.
web-today-play = Jouer l’essai du jour
web-today-go-on = Continuer l’essai
web-today-next = { $hours ->
    [one] La prochaine montagne arrive dans une heure.
   *[other] La prochaine montagne arrive dans { $hours } heures.
 }
web-today-soon = La prochaine montagne arrive dans moins d’une heure.
web-open-tables = Tables ouvertes
web-your-turn = À vous de jouer
web-continue = Continuer
web-free = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
 } sur { $seats }
web-nobody-yet = encore personne

## Une nouvelle table et ses invitations
web-new-title = Une nouvelle table
web-new-of = Nouvelle table : { $game }
web-how-many = Combien de joueurs ?
web-who-sits = Qui s’assoit où ?
web-chair = Place { $number }
web-sitter-me = Moi
web-sitter-here = Quelqu’un sur cet appareil
web-here-name = Joueur { $number }
web-name-at = Nom du joueur { $number }
web-sitter-friend = Un ami, par un lien
web-sitter-open = N’importe qui
web-sitter-bot = Bot : { $level }
web-options = Forme du jeu
web-alone = Seul, vous jouez la partie du jour : aujourd’hui tout le monde a la même chance.
web-option-list = Des noms, l’un après l’autre
web-clock = Pendule
web-clock-none = Pas de pendule
web-clock-move-2 = 2 minutes par décision
web-clock-bank-15 = 15 minutes chacun, et 10 secondes par tour
web-clock-bank-45 = 45 minutes chacun, et 20 secondes par tour
web-clock-move-day = Un jour par décision
web-visible = La montrer au salon ; tout le monde peut regarder
web-open-table = Ouvrir la table
web-invited = Vous êtes invité
web-invited-to = Une table de { $game }. Déjà là : { $names }.
web-your-name = Votre nom
web-sit-down = S’asseoir
web-invite-title = Invitez vos amis
web-invite-seat = Un lien pour la place { $number }
web-invite-watch = Un lien pour regarder
web-make-link = Créer un lien
web-link-only-here = Cette adresse ne marche que sur cet ordinateur. Pour des amis, lancez `pithead serve --host 0.0.0.0` et ouvrez la page avec le nom ou l’adresse de cet ordinateur dans votre réseau ; les liens la porteront aussi.
web-chair-to-bot = La donner à un bot
web-nobody-comes = Personne ne vient ?
web-copy = Copier
web-copied = Copié
web-share = Partager…
web-qr = Code QR
web-qr-of = Code QR : { $title }
web-open-chair = La place libre est pour n’importe qui ; la table est au salon.
web-open-chair-link = La place libre est pour quiconque connaît l’adresse de cette page.

## Le salon
web-lobby-open = En attente de joueurs
web-lobby-open-none = Aucune table ouverte. Ouvrez-en une, et d’autres la trouveront ici.
web-lobby-playing = En cours
web-lobby-playing-none = Personne ne joue en public en ce moment.
web-lobby-over = Terminées
web-lobby-over-none = Aucune partie publique n’est encore terminée.
web-watch = Regarder
web-replay = Revoir

## À la table
web-curtain-title = Au tour de { $name }
web-curtain-text = Passez l’appareil. Ce que seul { $name } peut savoir est derrière le rideau.
web-curtain-lift = Je suis { $name }
web-curtain-replay = On joue encore sur cet appareil, et revoir la partie montrerait ce qu’une seule personne peut savoir. Cela attend la fin de la partie.
web-table = Table
web-closed-title = Cette table vous est fermée
web-closed = Il faut un autre lien, ou bien elle n’existe pas.
web-offline = Pas de connexion. Vos coups sont en sûreté ; nous continuons d’essayer.
web-connecting = Connexion…
web-no-line-title = Pas de connexion
web-no-line = Vos parties sont en sûreté sur le serveur. Cette page se recharge dès que la connexion revient.
web-no-line-again = Réessayer
web-board = Plateau
web-your-move = Votre coup
web-side = Joueurs, journal et discussion
web-players = Joueurs
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-then = Voir le plateau tel qu’il était alors
web-chat = Discussion
web-chat-empty = Dites quelque chose de gentil.
web-chat-text = Un mot à la table
web-watching = (regarde)
web-unread = { $count ->
    [one] nouveau mot à la table
   *[other] nouveaux mots à la table
 }
web-confirm = Confirmer
web-put-back = Reposer
web-undo = Annuler
web-ask-undo = Demander à annuler
web-asked = { $name } voudrait reprendre une décision.
web-agree = D’accord
web-disagree = Pas d’accord
web-stale = La table avait avancé ; rien n’a été fait. Regardez de nouveau et choisissez.
web-gain = { $points } pour vous
web-point = Montrez quelque chose pour voir ce que cela changerait.
web-point-words = Montrez un choix pour voir ce qu’il changerait.
web-in-words = En mots
web-extras = Vous pouvez aussi ({ $count })
web-type-move = Ou tapez un coup, comme dans le terminal
web-show-me = Montrez-moi
web-show-me-title = Ce que ferait l’entraîneur
web-show-me-thinking = L’entraîneur réfléchit…
web-show-me-best = L’entraîneur : { $choice }, { $share } pour vous. { $why }
web-show-me-shares = Vos chances de gagner après chacun, le meilleur d’abord
web-show-me-points = Les points attendus après chacun, le meilleur d’abord
web-coach-best = Entraîneur : c’était le meilleur coup.
web-coach-lost = Entraîneur : −{ $loss }. Mieux : { $best }. { $why }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-gold = { $points ->
    [one] { $points } pépite
   *[other] { $points } pépites
 }
web-gold-in-all = { $points ->
    [one] { $points } pépite en tout
   *[other] { $points } pépites en tout
 }
web-you = (vous)
web-free-chair = Place libre
web-waiting-for-player = attend un joueur
web-bot = bot : { $level }
web-acting = choisit
web-here = présent
web-not-here = absent pour l’instant
web-away-left = est parti ; un bot le remplace
web-away-clock = n’a plus de temps ; un bot le remplace
web-away-resigned = a abandonné
web-spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
 }
web-scores = Scores
web-what-happened = Que s’est-il passé ?
web-round-scored = La manche est comptée
web-round-sheet = Manche { $number }, point par point
web-points-now = Points en l’état actuel
web-sheet-now = Le score à cet instant, point par point
web-leave = Partir
web-return = Je suis de retour
web-resign = Abandonner
web-resign-sure = Oui, abandonner
web-resign-no = Continuer à jouer

## Conseils : à quoi sert une phase

## Aide
web-help = Aide
web-help-text = Là où pend une lanterne, on peut choisir. Montrez pour voir ce que cela changerait, prenez et confirmez ; jusque-là tout peut être reposé. Prenez autre chose pour apprendre pourquoi c’est impossible.
web-key-arrows = se déplacer sur le plateau
web-key-enter = prendre, et encore une fois pour confirmer
web-key-escape = reposer
web-key-undo = annuler, tant qu’on n’a rien appris depuis
web-key-best = montrer le meilleur, contre des bots
web-key-type = taper un coup
web-key-chat = discussion
web-key-help = cette aide
web-describe = La position en phrases

## La fin
web-you-won = Vous avez gagné !
web-you-share = Vous partagez la victoire !
web-alone-over = { $points ->
    [one] La montagne vous a donné { $points } point
   *[other] La montagne vous a donné { $points } points
 }
web-swap-seats = Tout le monde avance d’une chaise
web-rematch-taken = On rejoue, et vous êtes de la partie.
web-rematch = Rejouer
web-rematch-join = Aller à la revanche
web-download = Télécharger l’enregistrement
web-sheet = Point par point
web-total = Total
web-verify = Vérifier les dés
web-verify-text = Avant le premier lancer, le serveur a scellé un secret et montré ce nombre. Maintenant le secret est ouvert, et chacun peut vérifier que chaque dé est tombé comme il devait.
web-receipt-fits = Votre navigateur a comparé lui-même l’enregistrement avec ce qu’il avait gardé d’avant le premier lancer : ils concordent.
web-receipt-differs = L’enregistrement n’est pas celui de votre partie : il contredit ce que votre navigateur avait gardé d’avant le premier lancer.
web-receipt-promise = Le secret ouvert est celui qui vous avait été promis.
web-receipt-nonce = Votre grain de sel est dans les dés.
web-receipt-seals = Le grain de sel de chacun est celui qui était scellé avant que vous montriez le vôtre.
web-receipt-journal = L’enregistrement commence par les coups que le serveur a signés pour vous.
web-receipt-signature = La signature de votre reçu est celle du serveur.
web-receipt-unchecked = Ce navigateur ne sait pas vérifier les signatures ; la commande ci-dessous le sait.
web-receipt-none = Ce navigateur n’a pas de reçu de cette partie : elle n’a pas été jouée ici, ou ses dés viennent d’une graine publique.
web-receipt-download = Enregistrer le reçu

## Revoir
web-replay-title = { $game }, revue
web-replay-position = Événement { $number } sur { $count }
web-replay-slider = Position
web-replay-first = Début
web-replay-back = Reculer
web-replay-next = Avancer
web-replay-last = Fin
web-replay-share = Copier l’adresse de cette position
web-open-game = Ouvrir une partie
web-open-game-text = Revoyez une partie jouée ailleurs, analysez-la et vérifiez ses dés.
web-open-link = Le lien d’une partie
web-open-it = Ouvrir
web-open-file = Ou le fichier de son enregistrement
web-share-picture = Image du résultat
web-share-game = Partager toute la partie par un lien
web-share-game-text = Toute la partie est dans ce lien. Tout Pithead l’ouvre, avec ou sans serveur.
web-replay-keys = Les flèches, ou j et k, avancent pas à pas ; Début et Fin sautent.
web-replay-eyes = Avec les yeux de
web-to-table = Retour à la table
web-spectator = un spectateur
web-what-if = Et si… ?
web-what-if-text = C’est votre propre branche : choisissez pour tous et voyez ce qui se serait passé. La partie elle-même reste comme elle était.
web-what-if-back = Retour à la partie
web-what-if-bots = Des bots jouent pour les autres

## Apprendre
web-learn-title = Premiers pas dans { $game }
web-learn-step = Étape { $number } sur { $count }
web-learn-next = Suivant
web-learn-right = Exact !
web-learn-again = Encore une fois depuis le début
web-learn-over = C’est tout ce qu’il faut. Maintenant, jouez !

## Puzzles
web-puzzle-title = Un problème de { $game }
web-puzzle = Problème
web-puzzle-daily = Problème du jour
web-puzzle-number = Problème { $number } sur { $count }
web-puzzle-rated = cote { $rating }
web-puzzle-ask = Un événement gagne nettement plus souvent que tous les autres. Lequel ?
web-puzzle-give-up = Montrez-moi
web-puzzle-solution = La solution
web-puzzle-shares = Combien de fois chacun gagne
web-puzzle-yours = Votre cote : { $rating } ; résolus : { $count }
web-puzzle-themes = D’autres problèmes
web-puzzle-theme = { $theme } ({ $count })
web-puzzle-next = Un autre problème
web-puzzle-daily-link = Au problème du jour
web-percent = { $share } %

## The daily mountain
web-daily = Comparé aux bots
web-daily-beaten = Vous battez { $beaten } % de { $games } parties de bots avec les mêmes dés.
web-daily-mean = { $points } points en moyenne
web-daily-counted = C’était votre essai du jour ; il compte.
web-daily-practice = C’était pour s’exercer ; l’essai du jour compte.

## Les règles
web-rules-title = Les règles de { $game }
web-rules-search = Chercher dans les règles
web-pieces = Le matériel
web-pieces-title = Le matériel de { $game }
web-pieces-none = Personne n’a encore écrit ce que contient cette boîte.
web-contents = Sommaire
web-rules-found = { $count ->
    [0] Aucune règle ne dit cela.
    [one] Une règle
   *[other] { $count } règles
 }
web-guesses = Ce que nous avons supposé, et ce que cela change
web-reconstructed = Ce que nous avons reconstitué ({ $count })
web-mark-public = vu dans des critiques publiques
web-mark-deduced = déduit
web-mark-guess = une supposition
web-mark-yours = de votre propre fichier

## À une vraie table
web-score = À une vraie table
web-score-title = { $game } à une vraie table
web-score-lead = Saisissez ce qui se trouve devant chacun : la feuille dit ce que cela vaut. Tout reste dans ce navigateur.
web-score-now = Ce qui vient maintenant
web-score-steps = Toute la partie, étape par étape
web-score-back = Retour
web-score-next = Suivant
web-score-which = Quelle manche ?
web-score-round = Manche { $number }
web-score-player = Joueur { $number }
web-score-name = Nom
web-score-pad = Combien ?
web-score-tap = Touchez ce qui se trouve là ; un chiffre dit combien.
web-score-piece = { $piece } : { $count }
web-score-less = Un de moins
web-score-nothing = Rien n’a encore été compté ici.
web-score-clear = Tout effacer
web-score-clear-sure = Oui, tout effacer
web-score-keep = Garder
web-score-ahead = { $count ->
    [one] { $names } est en tête.
   *[other] À égalité en tête : { $names }.
 }

## Réglages
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Claires
web-theme-dark = Sombres
web-motion = Mouvement
web-motion-0 = Aucun
web-motion-1 = Normal
web-motion-2 = Deux fois plus vite
web-pace = Coups des autres
web-pace-0-5 = Lentement
web-pace-1 = Un par un
web-pace-2 = Deux fois plus vite
web-pace-3 = Trois fois plus vite
web-pace-0 = Tous à la fois
web-setting-forced = Quand il n’y a qu’un seul choix, le faire pour moi
web-sound = Petits sons
web-setting-notify = M’appeler quand c’est mon tour (notification, vibration)
web-notify-refused = Le navigateur n’autorise pas les notifications ici. Autorisez-les dans ses réglages pour cette page, puis réessayez.
web-notify-push = Même quand Pithead est fermé : le service push de votre navigateur transmet un message chiffré que lui seul peut lire.
web-setting-confirm = Confirmer chaque coup avant de l’envoyer
web-setting-coach = Entraîneur : après chacun de mes coups contre des bots, dire ce qu’il a coûté
web-setting-shortcuts = Raccourcis clavier
web-kept = Ce que garde ce navigateur
web-kept-edition = Pithead lui-même occupe { $edition } Mo dans ce navigateur et joue sans réseau.
web-kept-not-yet = Pithead n’est pas encore gardé pour jouer sans réseau. Laissez cette page ouverte une minute.
web-kept-all = Avec vos parties, le navigateur compte { $all } Mo pour ce site.
web-kept-only-here = Vos parties sont dans ce navigateur et nulle part ailleurs. Il peut les effacer si son disque est plein, et ce qui est effacé ne revient pas.
web-kept-delete = Tout effacer
web-kept-sure = Vraiment effacer toutes les parties et Pithead ?
web-deleted-title = Tout est effacé
web-deleted = Vos parties, votre nom et Pithead lui-même ne sont plus dans ce navigateur. Seuls vos réglages restent.
web-deleted-waits = Pithead est ouvert dans un autre onglet. Dès que vous le fermez, vos parties sont effacées aussi.
web-deleted-again = Recommencer
web-sessions = Où l’on vous connaît
web-session-here = ce navigateur
web-session-guest = un navigateur
web-session-program = un programme
web-session-seen = utilisé pour la dernière fois le { $day }
web-session-end = Terminer
web-session-sure = Oui, oubliez-moi ici
web-session-end-here = Ce qui est terminé perd aussitôt ses tables. Un navigateur qui se termine lui-même reçoit un nouveau nom et ne peut plus reprendre ses places.

## À propos
web-about-unofficial-title = Non officiel
web-about-unofficial = Pithead est fait par des gens qui aiment ces deux jeux de société. Il n’a rien à voir avec leurs auteurs ni leurs éditeurs. S’il vous plaît, achetez les boîtes.
web-about-facts-title = Ce qui est reconstitué
web-about-facts = Les règles suivent les livrets publiés. Certains faits ne se trouvent que dans les boîtes : faces de certains dés, héros, cartes et marqueurs. Là où nous ne pouvions pas être sûrs, nous les avons reconstitués ; les pages des règles signalent chaque endroit, et un fichier de contenu peut les corriger.
web-about-drawings-title = Dessins et mots
web-about-drawings = Tous les dessins et toutes les phrases sont les nôtres. Rien n’a été copié.
web-about-fair-title = Des dés honnêtes
web-about-fair = Les dés de chaque partie sont scellés avant le premier lancer et mêlés d’un grain de sel de chaque joueur, si bien que personne, pas même le serveur, ne peut les choisir. Après la partie le sceau est ouvert et chacun peut vérifier.
web-about-privacy-title = Pas de comptes
web-about-privacy = Votre navigateur garde un cookie, pour que le serveur reconnaisse votre place. Il n’y a ni publicité ni pistage, et rien n’est chargé d’ailleurs.
web-about-privacy-static = Vos parties restent dans ce navigateur et ne vont nulle part ailleurs. Il n’y a ni publicité ni pistage, et rien n’est chargé d’ailleurs.
web-about-api = Pour les programmes : l’interface de ce serveur

## The analysis of a finished game
web-luck = Chance
web-swing = Le plus grand tournant :
web-luck-counting = Dés et cartes sont pesés : { $part }
web-analysis = Analyse
web-analysis-of = { $game }, analysée
web-analysis-weighing = La partie est pesée
web-analysis-wait = Chaque événement est pesé par de nombreuses parties qui auraient pu suivre ; restez ici jusqu’à la fin.
web-curve = Les chances de gagner, événement par événement
web-curve-points = Les points attendus, événement par événement
web-curve-label = Une ligne par joueur sur { $count } événements ; le tableau ci-dessous dit la même chose.
web-curve-event = Événement
web-curve-start = La partie commence.
web-curve-go = Voir l’événement { $number }
web-curve-hint = Les flèches avancent pas à pas ; un clic sur la courbe ouvre la partie à cet endroit.
web-curve-table = La courbe en tableau
web-figures = Chance et habileté
web-figure = Valeur
web-figures-all = Tous les chiffres, et leur degré de certitude
web-story-band = A joué comme : { $band }
web-story-play = { $play ->
    [flawless] Presque aucune erreur digne de ce nom.
    [small] Quelques faux pas, aucun décisif.
    [some] Des erreurs qui ont coûté une bonne part de la victoire.
   *[many] Beaucoup d’erreurs coûteuses : mieux jouer aurait changé la partie.
}
web-story-luck = { $luck ->
    [even] La chance n’a été ni amie ni ennemie.
    [kind] La chance a un peu aidé.
    [very-kind] La chance a beaucoup aidé.
    [unkind] La chance a été un peu contraire.
   *[very-unkind] La chance a été dure.
}
web-story-worst = Surtout, mieux valait : { $best }.
web-figure-final = Résultat
web-figure-final-text = Ce qu’il en fut à la fin : la part de la victoire, ou les points quand on joue seul.
web-figure-luck = Chance
web-figure-luck-text = Ce que les dés et les cartes ont donné ou pris.
web-figure-own-luck = Chance à ses propres yeux
web-figure-own-luck-text = La chance vue par le joueur, qui connaissait ses cartes.
web-figure-lost = Gaspillé
web-figure-lost-text = Ce que les propres décisions ont coûté face aux meilleures, en points : de chance de gagner, ou d’un joueur seul.
web-figure-adjusted = Sans la chance
web-figure-adjusted-text = Le résultat, la chance mise à part.
web-figure-error-rate = Taux d’erreur
web-figure-error-rate-text = Ce qu’une décision avec un vrai choix a perdu en moyenne face à la meilleure.
web-figure-given-away = Gaspillé
web-figure-given-away-text = La part de l’enjeu que les décisions ont gaspillée : 0 % est sans faute, 100 % est ce que perd qui choisit au hasard.
web-figure-band = A joué comme
web-figure-band-text = Ce qui a été gaspillé sous un nom, du trouveur de filons à ceux qui creusent dans le noir.
web-figures-sure = Après chaque ± vient l’erreur type : dans 19 cas sur 20, la vraie valeur se trouve à moins du double.
web-mistakes = Les plus grosses erreurs
web-mistakes-none = Personne n’a commis d’erreur digne d’une ligne.
web-mistake-better = Mieux pour { $name } était « { $best } » : { $why }
web-lucky = Les lancers et les cartes les plus heureux
web-lucky-gain = { $gain } pour { $name }
web-lucky-none = Aucun lancer n’a changé grand-chose.

## You
web-nav-me = Vous
web-me-lead = Pour jouer, nul besoin de conserver un nom. Qui en conserve un retrouve les mêmes parties sur chaque appareil.
web-keep-title = Conserver votre nom
web-keep-first = Personne ici ne connaît encore votre nom. Choisissez-en un dans les paramètres ou asseyez-vous à une table : vous pourrez alors le conserver ici.
web-keep-why = Personne d’autre ne pourra alors être « { $name } » ici, et vous retrouverez vos parties sur chaque appareil. Sans mot de passe ni e-mail : une clé d’accès, un lien ou un code sur papier.
web-keep-name = Conserver mon nom
web-kept-name = « { $name } » est à vous, depuis le { $day }.
web-code-title = Votre code de secours
web-code-why = Notez-le ou imprimez-le : il n’est montré que cette fois. Il vous connecte quand tout le reste est perdu, et il est alors consommé.
web-code-print = Imprimer
web-code-done = Je l’ai
web-code-new = Nouveau code de secours
web-code-new-why = Un nouveau code remplace l’ancien, si vous l’avez perdu ou si quelqu’un l’a vu.
web-passkeys = Clés d’accès
web-passkey-add = Ajouter une clé d’accès
web-passkey-none = Ce navigateur ne crée pas de clés d’accès pour cette adresse : il faut HTTPS et un nom au lieu de chiffres.
web-passkey-of = Créée le { $day }, utilisée pour la dernière fois le { $seen }
web-passkey-end = Supprimer
web-passkey-login = Se connecter avec une clé d’accès
web-device-add = Un autre appareil
web-device-why = Ouvrez-y ce lien dans les dix minutes, ou faites lire le carré par son appareil photo. Il sert une fois.
web-device-link = Lien pour l’autre appareil
web-device-make = Créer un lien
web-device-title = Se connecter sur cet appareil
web-device-ask = Cet appareil devient aussi le vôtre : le même nom et les mêmes parties.
web-device-join = Se connecter ici
web-signin = Vous avez déjà un nom ?
web-signin-warn = L’invité « { $name } » de ce navigateur reste derrière, avec ses parties.
web-code-enter = Code de secours
web-code-use = Se connecter avec le code
web-export = Tout sur vous
web-export-why = Un fichier avec vos parties, vos messages, vos appareils et vos clés d’accès.
web-export-do = Tout télécharger
web-delete-why = Supprimer veut dire : votre nom quitte chaque partie et chaque liste, vos messages disparaissent, les parties en cours sont abandonnées. Les parties des autres restent entières et vérifiables. C’est irréversible.
web-delete-do = Supprimez-moi
web-delete-sure = Oui, supprimez tout sur moi
web-delete-no = Non

## Classements
web-ratings = Classements
web-ratings-of = Classement : { $game }
web-ratings-lead = Personnes et robots sur une seule échelle : qui a 400 points d’avance gagne dix parties pour une perdue.
web-ratings-place = Place
web-ratings-who = Qui
web-ratings-points = Classement
web-ratings-adjusted = Sans la chance
web-ratings-games = Parties
web-ratings-bot = robot, mesuré
web-ratings-gone = quelqu’un qui est parti
web-ratings-none = Personne n’a encore joué ici pour le classement. Chaque partie aux dés scellés compte.
web-ratings-how = Le vrai nombre se trouve à ± près avec 95 % ; un point d’interrogation veut dire que c’est encore une estimation. La liste suit la borne inférieure de ± : un début chanceux ne mène personne en tête. Comptent les parties aux dés scellés, sans conseils et sans coup repris après que quelqu’un a appris quelque chose. « Sans la chance » vient des parties analysées et devient juste plus tôt là où les dés décident beaucoup.
web-rating-own = Classement { $rating }
web-ratings-counts = Cette partie compte pour le classement
web-ratings-counts-not = Cette partie ne compte pas pour le classement

## The history of one person
web-history = Vos parties
web-history-more = Toutes vos parties, et ce qu’elles disent de vous
web-history-filter = Choisir des parties
web-history-all = toutes
web-history-rival = Adversaire
web-history-since = Du jour
web-history-until = Au jour
web-history-find = Chercher
web-history-games = { $count ->
    [one] 1 partie terminée
   *[other] { $count } parties terminées
 }
web-history-none = Aucune de vos parties terminées ne correspond.
web-history-empty = Vous n’avez pas encore terminé de partie ici. Dès que c’est fait, elle est ici : comment elle a fini, contre qui, et comment vous progressez.
web-history-won = gagnée
web-history-shared = victoire partagée
web-history-lost = perdue
web-history-alone = jouée seul
web-history-sums = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 } : { $won } gagnées, { $shared } partagées, { $lost } perdues.
web-history-mean = En moyenne { $points }.
web-history-rivals = Contre
web-history-companions = À vos côtés
web-history-counted = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }, { $won } gagnées
web-history-best = Vos meilleurs moments
web-history-worst = Vos plus grandes erreurs
web-history-moment = Étape { $number } : { $change }
web-history-figures = chance { $luck }, { $loss } par décision
web-history-analysis = Analyse
web-history-analyse = { $count ->
    [one] Analyser 1 partie
   *[other] Analyser { $count } parties
 }
web-history-analysing = { $done } sur { $count }
web-history-newer = Plus récentes
web-history-older = Plus anciennes
web-history-curve = { $figure }, sur { $count } parties : { $first } au début, { $last } dernièrement.
web-history-curve-error-rate = Perdu par décision
web-history-curve-skill = Habileté, en victoires
web-history-curve-luck = Chance
web-history-curve-says = Chaque point est une partie, la ligne est la moyenne de cinq, de la plus ancienne à la plus récente. Ce qu’une décision perd doit baisser ; l’habileté est ce que vos décisions ont changé, la chance ce qu’ont fait les dés et les cartes.

## Other people
web-find = Trouvez-moi une partie
web-find-do = Chercher
web-find-range = Classement des rivaux
web-find-anybody = n’importe lequel
web-find-within = classement ±{ $points }
web-find-any-options = Peu importent les options
web-find-waiting = En attente d’autres joueurs.
web-find-stop = Ne plus attendre
web-find-who = Qui attend une partie
web-find-nobody = Personne d’autre n’attend pour le moment. Qui vient et veut la même chose s’assied avec vous.
web-find-join = Jouer avec eux
web-clock-any = n’importe quelle pendule
web-clock-other = pendule particulière
web-terms-players = { $count } joueurs
web-terms-any-options = n’importe quelles options
web-terms-usual = règles habituelles
web-invitations = Invitations
web-invited-by = { $name } vous invite
web-invitation-no = Non, merci
web-ask-people = Des gens avec qui vous avez joué
web-ask = Inviter { $name }
web-ask-done = { $name } est invité
web-people = Personnes
web-people-lead = Avec qui vous avez terminé des parties. Dans la salle d’attente de votre table, vous pouvez les inviter.
web-people-none = Vous n’avez pas encore terminé de partie avec d’autres ici.
web-people-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
 }
web-people-last = Dernière partie
web-person-about = { $name } : bloquer ou signaler
web-block = Bloquer { $name }
web-block-says = Vous n’êtes plus réunis, vous ne recevez plus ses invitations et ne voyez plus ce qu’il écrit. Il n’en sait rien.
web-blocked = Bloqués
web-blocked-short = Vous avez bloqué cette personne.
web-unblock = Débloquer
web-report = Signaler { $name } à l’hôte
web-report-why = Ce qui ne va pas
web-report-chat = ce qu’il écrit
web-report-name = son nom
web-report-unfair = il joue de façon déloyale
web-report-other = autre chose
web-report-text = Avec vos mots, si vous voulez
web-reported = Merci : l’hôte le verra, avec ce qui a été écrit ici.
web-moderation = Modération
web-moderation-token = Jeton de l’hôte
web-moderation-open = Ouvrir
web-moderation-again = Relire
web-reports = Signalements
web-reports-none = Personne n’a signalé personne.
web-reported-by = signalé par { $name }
web-report-table = table { $table }
web-report-said = Ce qu’il a écrit là
web-report-close = Traité
web-report-closed = C’est traité.
web-restrictions = Réduits au silence et bannis
web-restrictions-none = Rien n’est interdit à personne.
web-restrict = Restreindre { $name }
web-restrict-address = Réduire au silence ou bannir une adresse
web-address = Adresse
web-restrict-kind = Quoi
web-restrict-until = Combien de temps
web-restrict-reason = Pourquoi (il le lira)
web-restrict-do = Exécuter
web-restrict-lift = Lever
web-restrict-ends = jusqu’à { $time }
web-restrict-hours = { $hours ->
    [0] pour toujours
    [1] une heure
    [24] un jour
    [168] une semaine
    [720] un mois
   *[other] { $hours } heures
 }
web-act-mute = Réduire au silence
web-act-ban = Bannir
web-act-lift = Lever
web-act-close = Signalement traité
web-acts = Ce qui a été fait ici
web-acts-none = Rien encore.
