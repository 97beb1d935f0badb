# Die Seite, die `pithead statistics` ausgibt.
statistics-ties = Stechen je Partie
statistics-cheers = ausgegebene Biere je Partie
statistics-magic = verwendete Magie je Partie
statistics-cached = gesicherte Würfel je Partie
