# La page qu’affiche `pithead statistics`.
statistics-ties = départages par partie
statistics-cheers = bières partagées par partie
statistics-magic = magie dépensée par partie
statistics-cached = dés gardés par partie
