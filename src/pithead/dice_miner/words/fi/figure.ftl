# Captions of the pictures in the rules: what the position shows.
figure-dice-miner-mountain = Uusi vuori: kaksikymmentä noppaa kahden, kolmen, neljän, viiden ja kuuden riveissä. Jokainen noppa lepää kahden alemman päällä.
figure-dice-miner-top = Lyhdyt roikkuvat päällimmäisissä nopissa: niiden yläpuolella ei ole mitään. Muut joutuvat odottamaan.
figure-dice-miner-cheers = Tunnelinoppasi näyttää olutta: jaa se, ja vastustaja pitää nopan sen uudella tuloksella.
figure-dice-miner-side = Cheersin jälkeen paikan d1 jalokivet saa ottaa sivulta: vain c1 peittää ne.
figure-dice-miner-slide = Jalokivet ovat poissa, ja niiden päällä ollut tunneli 4 on liukunut paikkaan d1.
figure-dice-miner-roll = Kaksi taikamerkkiä on käytetty: valitse kaksi noppaa heitettäväksi. Sortuma on vaaranopassa ja jää ennalleen.
figure-dice-miner-spent = Käytetty taikanoppa on merkitty ja lepää tämän kierroksen; sankarin magia on vielä käyttämättä.
figure-dice-miner-tunnels = Tunnelit 1 (sankarin), 2 ja 3 ovat yksi aukoton sarja: 6 pistettä.
figure-dice-miner-gems = Kolme jalokiveä kahta vastaan: se, jolla on eniten, tuplaa ne, 6 pistettä 2:ta vastaan.
figure-dice-miner-hazards = Kaksi sortumaa ja kaksi hakkua: jokainen sortuma antaa kaksi pistettä, yhteensä 4.
figure-dice-miner-chests = Kaksi arkkua tallettaa kaksi noppaa seuraavaan kierrokseen; kaikki muut heitetään uudelleen.
