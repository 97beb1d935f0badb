# What commands print.
cli-line = rivi { $number }: { $message }
cli-verified = Tarkistettu: { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
 }, jokainen heitto sinetöidystä kuoresta, jokainen siirto sääntöjen mukaan; pisteet { $totals }, { $winners }.
cli-verified-seed = Tarkistettu: { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
 }, jokainen heitto julkisesta siemenestä, jokainen siirto sääntöjen mukaan; pisteet { $totals }, { $winners }.
cli-verified-receipt = Se on kuittisi peli: lupaus ja jokainen nonssi ovat ne, jotka näit ennen ensimmäistä heittoa.
cli-signed = Palvelin on allekirjoittanut sen askeleeseen { $steps } asti avaimella { $key }.
cli-unsigned = Palvelin ei ole allekirjoittanut sitä.
cli-written = Kirjoitettu: { $file }
cli-new-hint = Pelaa komennolla ”pithead play { $game } --resume { $file }”.
cli-random-done = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
 } kirjoitettu kansioon { $folder }.
cli-random-stopped = Keskeytetty; { $games ->
    [0] yhtään peliä ei kirjoitettu
    [one] yksi peli kirjoitettu
   *[other] { $games } peliä kirjoitettu
 } kansioon { $folder }.
cli-content-title = Mitä pelin { $game } laatikossa on ja miten varmoja siitä olemme
cli-content-guesses = Mitä arvasimme ja mitä se muuttaa:
cli-content-measured = Mitattu satunnaisilla tai ahneilla pelaajilla: { $command }
cli-content-hash = Näiden tietojen sormenjälki: { $hash }
cli-content-sure = { $count ->
    [one] Yksi tieto
   *[other] { $count } tietoa
 }: { $marks }.
cli-content-correct = Onko sinulla peli ja tiedät paremmin? Kirjoita poikkeavat kohdat TOML-tiedostoon ja lisää komentoon --content oma-tiedosto.toml.
cli-replay-step = { $number }/{ $count }
cli-replay-start = Ennen ensimmäistä askelta.
cli-bench-title = Satunnaista peliä yhdellä ytimellä, joka tapahtuma tarkistettuna; päätökset ovat pelaajien valintoja
cli-bench-own = { $name }: { $decisions ->
    [one] yksi päätös
   *[other] { $decisions } päätöstä
 } ja { $games ->
    [one] yksi peli
   *[other] { $games } peliä
 } sekunnissa
cli-bench-skipped = { $name } jäi pois, koska pakettia { $package } ei ole asennettu; ”make bench” tuo kaiken.
cli-bench-ratio = { $name } tekee { $ratio } kertaa niin monta päätöstä kuin { $peer }.
cli-bench-cores = Kaksi ydintä pelaa { $ratio } kertaa niin monta peliä kuin yksi.
cli-bench-start = pithead --help vie { $milliseconds } ms suoritinaikaa.
cli-bench-screen = pithead play käyttää { $milliseconds } ms suoritinaikaa ensimmäiseen näkymään.
cli-stopped = Pysäytetty.
cli-starting = Palvelin käynnistyy
cli-serving = { -pithead } on osoitteessa { $url } ja pysyy käynnissä, kunnes painat Ctrl-C.
cli-serving-already = { -pithead } on jo käynnissä osoitteessa { $url }.
