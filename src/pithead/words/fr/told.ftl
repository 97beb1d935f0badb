# What the web app is told beside the board: whose turn it is, and what happened at the table.
told-yours = À vous : { $ask }
told-push = C’est à vous : { $game }
told-not-now = Pas maintenant. À vous : { $ask }
told-theirs = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
 }
told-chance = Les dés ou les cartes vont décider.
told-open = { $count ->
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
 }
told-sat = { $name } s’assoit.
told-rose = { $name } se lève.
told-staffed = { $name }, un bot, prend la chaise libre.
told-left-left = { $name } a quitté la table.
told-left-clock = { $name } n’a plus de temps.
told-left-resigned = { $name } abandonne.
told-returned = { $name } est de retour.
told-asked = { $name } aimerait reprendre une décision.
told-answered-yes = { $name } est d’accord.
told-answered-no = { $name } n’est pas d’accord.
told-undone = { $name } reprend une décision.
told-followed = Les mêmes personnes rejouent à une autre table.
told-guest = Mineur { $number }
told-salting = { $count ->
    [one] La partie commence dès que { $names } a ajouté un grain de sel aux dés.
   *[other] La partie commence dès que { $names } ont ajouté leurs grains de sel aux dés.
 }
told-check-digest = L’enregistrement est intact et complet.
told-check-envelope = L’enveloppe est bien celle qui a été promise avant le premier lancer.
told-check-moves = Chaque coup suit les règles.
told-check-rolls = Chaque lancer vient de l’enveloppe.
told-check-result = Le résultat est juste.
told-people = des personnes
