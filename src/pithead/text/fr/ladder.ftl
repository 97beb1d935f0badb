ladder-title = L’échelle de { $game } : { $games } parties à { $seats }, { $budget } s par coup pour ceux qui calculent
ladder-level = niveau
ladder-elo = Elo
ladder-won = victoires contre celui du dessous
ladder-ms = ms par décision
ladder-read = ± est la moitié d’un intervalle de 95 % ; tous les dés ont été joués depuis chaque place. Le bot avide marque { $points } points. Avec 100 points d’avance on gagne 64 % des parties, avec 200 points 76 %.
ladder-stopped = Interrompu : le tableau contient ce qui a été joué jusqu’ici.
