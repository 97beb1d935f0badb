# Captions of the pictures in the rules: what the position shows.
figure-dice-miner-mountain = Une montagne toute neuve : vingt dés en rangées de deux à six. Chaque dé repose sur les deux du dessous.
figure-dice-miner-top = Des lanternes pendent aux dés du sommet : rien n’est au-dessus d’eux. Les autres doivent attendre.
figure-dice-miner-cheers = Votre dé Tunnel montre une bière : partagez-la, et votre rival garde le dé avec ce qu’il montrera alors.
figure-dice-miner-side = Après avoir trinqué, les gemmes en d1 peuvent partir par le flanc : seul c1 les couvre.
figure-dice-miner-slide = Les gemmes sont parties, et le tunnel 4 qui était dessus a glissé en d1.
figure-dice-miner-roll = Deux symboles de magie sont dépensés : choisissez deux dés à relancer. L’éboulement est un dé Danger et reste tel quel.
figure-dice-miner-spent = Le dé Magie dépensé est marqué et se repose pour cette manche ; la magie du héros est encore intacte.
figure-dice-miner-tunnels = Les tunnels 1 (du héros), 2 et 3 forment une suite sans trou : 6 points.
figure-dice-miner-gems = Trois gemmes contre deux : qui en a le plus les compte double, 6 points contre 2.
figure-dice-miner-hazards = Deux éboulements et deux pioches : chaque éboulement rapporte deux points, 4 en tout.
figure-dice-miner-chests = Deux coffres mettent deux dés à l’abri pour la manche suivante ; tous les autres sont relancés.
