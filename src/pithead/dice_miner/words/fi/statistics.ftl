# Sivu, jonka `pithead statistics` tulostaa.
statistics-ties = tasapelinratkaisuja pelissä
statistics-cheers = jaettuja oluita pelissä
statistics-magic = käytettyä taikaa pelissä
statistics-cached = talletettuja noppia pelissä
