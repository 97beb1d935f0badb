# La pagina che stampa `pithead statistics`.
statistics-ties = spareggi a partita
statistics-cheers = birre condivise a partita
statistics-magic = magia spesa a partita
statistics-cached = dadi congelati a partita
