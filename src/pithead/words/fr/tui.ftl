# The terminal client.
tui-type = tapez un choix, par exemple « { $example } », ou son numéro
tui-confirm = { $choice } : { $preview } – Entrée confirme, Échap annule
tui-key-undo = reprendre
tui-key-sheet = score
tui-key-rules = règles
tui-key-log = journal
tui-key-type = taper
tui-key-help = aide
tui-key-theme = clair/sombre
tui-key-leave = quitter
tui-key-close = fermer
tui-key-next = suivant
tui-key-back = précédent
tui-key-first = début
tui-key-last = fin
tui-sheet-title = Feuille de score, dans l’état actuel
tui-rules-title = Les règles
tui-log-title = Ce qui s’est passé
tui-help-title = Aide
tui-help = Les flèches parcourent vos choix ; la ligne sous la table dit ce que chacun changerait.
    Entrée prend un choix, et Entrée encore le confirme. Échap le repose.
    À la souris : cliquez sur un choix ou sur un endroit marqué du plateau, puis cliquez encore pour confirmer.
    Appuyez sur « : » et tapez un choix en toutes lettres ou en notation, ou son numéro.
    u reprend votre dernière décision de ce tour, tant qu’aucun dé n’a été lancé et que personne d’autre n’a joué.
    s montre la feuille de score avec chaque point expliqué, p ce que chacun a devant soi, r les règles, l le journal, t passe du clair au sombre.
    h montre, contre des bots, les meilleurs choix et pourquoi.
    q quitte. Une partie est gardée dans son fichier après chaque étape, et reprend de là.
tui-key-hint = conseil
tui-thinking = L’entraîneur réfléchit …
tui-hint-title = Montre-moi
tui-key-again = revanche
tui-key-verify = vérifier
tui-key-analyse = analyser
tui-players-title = Tous à la table
tui-round-title = La manche est terminée
