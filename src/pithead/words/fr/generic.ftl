# Games that bring no words of their own.
generic-step = { $name } : { $event }.
generic-chance = Hasard : { $event }.
generic-ask = Choisissez
generic-total = total
generic-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
generic-refusal = Impossible : { $reason }.
generic-no-rules = Ce jeu n’apporte pas de livret de règles. Ce qui est permis est énuméré quand vient votre tour.
generic-no-facts = Ce jeu n’énonce aucun fait que l’on puisse corriger.
