# Playing in the terminal.
play-welcome = { -pithead }: { $game }. Kirjoita valinnan numero tai itse valinta; ”?” auttaa.
play-sealed = Ennen ensimmäistä heittoa tämän pelin nopat suljettiin sinetöityyn kuoreen: { $commitment }
play-saved = Peli on tallessa tiedostossa { $file }.
play-help = Kirjoita valinnan numero tai valinta sanoina, esimerkiksi ”{ $example }”.
    { $hint }: parhaat vaihtoehdot, voiton todennäköisyys kullakin ja miksi
    { $score }: pisteet, jokainen piste selitettynä
    { $rules }: kaikki säännöt, tai numeron kanssa se, jota kysyt
    { $table }: koko pöytä uudestaan
    { $look }: asema lauseina
    { $log }: kaikki, mitä on tapahtunut
    { $undo }: peru viimeisin päätöksesi, jos sen jälkeen ei ole heitetty noppia eikä kukaan muu ole toiminut
    { $quit }: lopeta; peli odottaa tiedostossaan
play-choices = { $name }, voit valita:
play-undone = Peruttu.
play-hand-over = Näppäimistön ääreen: { $name }. Paina sitten Enter.
play-left = Lopetit. Jatka komennolla: pithead play { $game } --resume { $file }
play-over = Peli on päättynyt.
play-won = { $count ->
    [one] { $names } voittaa { $points } pisteellä!
   *[other] { $names } jakavat voiton { $points } pisteellä.
 }
play-won-you = Voitat { $points } pisteellä!
play-won-short = { $count ->
    [one] { $names } voittaa
   *[other] { $names } jakavat voiton
 }
play-won-short-you = Voitat
play-given-up = peli luovutettiin
play-alone = Sait { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
 }.
play-percentile = Enemmän kuin { $percent } prosentissa samalla onnella pelatuista { $games } bottipelistä.
play-verify = Kuori on nyt auki. Tarkista itse joka heitto: pithead verify { $file }
play-about = { $choice }: { $more }
play-turn-of = Vuorossa: { $name }
play-human = Pelaaja { $number }
play-bot = Botti { $number } ({ $level })
play-seeded = Tämän pelin nopat seuraavat julkisesta siemenestä ”{ $seed }”: jokainen, joka sen pelaa, saa samat.
play-verify-seed = Tarkista itse joka heitto: pithead verify { $file }
play-analyse = Onni ja taito askel askeleelta: pithead analyse { $file }
play-total = yhteensä
play-again = Uudestaan? ”{ $again }” aloittaa uusintapelin, ”{ $verify }” tarkistaa joka heiton, { $coach ->
    [yes] ”{ $analyse }” erottaa onnen taidosta, ”{ $quit }” lopettaa.
   *[no] ”{ $quit }” lopettaa.
 }
