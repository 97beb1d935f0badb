# Captions of the pictures in the rules: what the position shows.
figure-mini-miners-mine = La mine : de la sortie, une galerie descend jusqu’au diamant D. Des puits s’ouvrent dessous, et chaque niveau a son propre paquet.
figure-mini-miners-draft = Votre main : choisissez un des trois nains, les autres passent plus loin. Trois sont déjà à vous.
figure-mini-miners-discard = Six nains, et l’un d’eux ne joue pas cette manche.
figure-mini-miners-market = Le marché : un outil exposé coûte 2 pépites, un outil de la pioche 1.
figure-mini-miners-place = C’est à Lumignon, qui a une lanterne : les puits libres lui sont ouverts aussi. T2 est interdite.
figure-mini-miners-target = Qui la Fripouille peut-elle voler ? Ceux qui sont à deux pas au plus.
figure-mini-miners-collapse = Le Baudet a tiré deux pépites et un éboulement : sans casque, il est perdu.
figure-mini-miners-helmet = Avec un casque il s’en tire, tire une autre carte et boit à la taverne. Le marqueur reste sur T3.
figure-mini-miners-blocked = La Taupe veut sortir : les rochers sur T3 et T6 bloquent le chemin en pointillé vers la sortie.
figure-mini-miners-shovel = Une pelle retire deux marqueurs, et La Taupe est dehors avec son or.
figure-mini-miners-sacrifice = La Fripouille s’est sacrifiée : T3 est dégagée, et le chemin de Lumignon est libre.
figure-mini-miners-end = Après la dernière manche, le plus riche gagne ; chaque groupe de trois outils en vaut 1 de plus.
