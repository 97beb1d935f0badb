# The options of a table on the command line.
help-mini-miners-simplified = Mini Miners sans marqueurs, sans événements et sans les nains les plus retors.
help-mini-miners-long = Mini Miners en quatre manches au lieu de trois.
help-mini-miners-open-draft = Mini Miners avec des nains choisis ouvertement, l’un après l’autre.
help-mini-miners-no-trade = Mini Miners sans dons d’or entre joueurs.
help-mini-miners-dwarves = Les nains de cette partie de Mini Miners, séparés par des virgules, au lieu de les tirer au sort.
