# The terminal client.
tui-type = kirjoita valinta, esimerkiksi ”{ $example }”, tai sen numero
tui-confirm = { $choice }: { $preview } – Enter vahvistaa, Esc peruu
tui-key-undo = peru
tui-key-sheet = pisteet
tui-key-rules = säännöt
tui-key-log = loki
tui-key-type = kirjoita
tui-key-help = ohje
tui-key-theme = vaalea/tumma
tui-key-leave = lopeta
tui-key-close = sulje
tui-key-next = eteenpäin
tui-key-back = taaksepäin
tui-key-first = alkuun
tui-key-last = loppuun
tui-sheet-title = Pisteet, jos laskettaisiin nyt
tui-rules-title = Säännöt
tui-log-title = Mitä on tapahtunut
tui-help-title = Ohje
tui-help = Nuolinäppäimillä käyt läpi valintojasi; pöydän alla oleva rivi kertoo, mitä kukin muuttaisi.
    Enter valitsee, ja toinen Enter vahvistaa. Esc palauttaa valinnan.
    Hiirellä: napsauta valintaa tai laudan merkittyä paikkaa, ja vahvista napsauttamalla uudelleen.
    Paina : ja kirjoita valinta sanoin tai merkintätavalla, tai sen numero.
    u peruu tämän vuoron viimeisimmän päätöksesi, kunhan noppia ei ole heitetty eikä kukaan muu ole toiminut.
    s näyttää pisteet, jokainen piste selitettynä, p mitä kullakin on edessään, r säännöt, l lokin, t vaihtaa vaalean ja tumman välillä.
    h näyttää botteja vastaan parhaat vaihtoehdot ja miksi.
    q lopettaa. Peli tallentuu joka askeleen jälkeen tiedostoonsa ja jatkuu siitä.
tui-key-hint = vihje
tui-thinking = Valmentaja miettii …
tui-hint-title = Näytä minulle
tui-key-again = uusinta
tui-key-verify = tarkista
tui-key-analyse = analysoi
tui-players-title = Kaikki pöydässä
tui-round-title = Kierros on päättynyt
