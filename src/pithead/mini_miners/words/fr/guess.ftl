# Ce qui est supposé de la boîte, et ce que cela change : chiffres de `pithead lab`.
guess-mine-decks = Ce qu’il y a sur les 40 cartes mine est une hypothèse, et celle qui compte le plus. Avec un effondrement de plus dans la pioche IV, à la place de 2 pépites, la mine s’effondre dans { $after } % des manches au lieu de { $before } %, et un joueur finit avec { $gold } or de moins. Un effondrement de moins dans la pioche I ramène { $home } nains de plus sur cent.
guess-mine-tools = Combien il y a de cartes de chaque outil est une hypothèse qui ne compte guère : deux dynamites de plus pour deux lanternes coûtent { $gold } or à un joueur, deux étoiles pour deux pelles presque rien.
guess-mine-markers = Ce qu’il y a sur les marqueurs est une hypothèse. Sans celui qui dégage un effondrement, { $home } nains de moins sur cent rentrent, et un joueur finit avec { $gold } or de moins.
guess-mine-dwarves = Quel outil a chacun de six nains est une hypothèse, de même que les noms de cinq et l’ordre de certains ; un fichier de contenu peut en donner un autre à chacun.
guess-mine-events = Six des huit événements sont des hypothèses : le livret en nomme deux.
guess-mine-board = Quelle pioche va à quelle case, et où pendent les fosses, sont des hypothèses ; ce que valent les fosses et la dernière case découle du livret.
