# Jouer à une table lointaine.
join-welcome = { -pithead } : { $game } à la table { $table }. Tapez le numéro d'un choix ou le choix lui-même ; « ? » aide.
join-waiting = On attend que chaque chaise soit prise …
join-left = Vous avez quitté le terminal ; la partie continue sur le serveur. Le même lien vous ramène.
join-stale = La table a changé entre-temps ; regardez de nouveau.
join-receipt = Votre reçu de cette partie : { $file }
join-asked = Tapez « { $yes } » ou « { $no } ».
join-help = Tapez le numéro d'un choix, ou le choix en mots, comme « { $example } ».
    { $undo }: reprendre votre dernier coup, tout de suite ou si les autres sont d'accord
    { $yes }, { $no }: accepter qu'un autre reprenne un coup, ou non
    { $say } …: dire quelque chose à la table
    { $leave }: laisser un bot jouer pour vous jusqu'à votre retour
    { $resign }: abandonner
