# Pelaaminen kaukaisessa pöydässä.
join-welcome = { -pithead }: { $game } pöydässä { $table }. Kirjoita vaihtoehdon numero tai vaihtoehto itse; ”?” auttaa.
join-waiting = Odotetaan, kunnes jokainen tuoli on varattu …
join-left = Poistuit päätteestä; peli jatkuu palvelimella. Sama linkki tuo sinut takaisin.
join-stale = Pöytä on sillä välin muuttunut; katso uudelleen.
join-receipt = Kuittisi tästä pelistä: { $file }
join-asked = Kirjoita ”{ $yes }” tai ”{ $no }”.
join-help = Kirjoita vaihtoehdon numero tai vaihtoehto sanoin, kuten ”{ $example }”.
    { $undo }: peru viimeinen siirtosi, heti tai jos muut suostuvat
    { $yes }, { $no }: suostu, kun toinen haluaa perua siirron, tai älä
    { $say } …: sano jotakin pöydälle
    { $leave }: anna botin pelata puolestasi, kunnes palaat
    { $resign }: luovuta
