# What each phase is good for, for newcomers.
hint-dice-miner-heroes = Sankarisi vastaa koko pelin ajan kahta tai kolmea noppaa: katso, mitkä silmät miellyttävät.
hint-dice-miner-excavation = Tunnelit laskevat pisteitä jonona ykkösestä, eniten jalokiviä näyttävä saa ne kaksinkertaisina, vaarat vievät pisteitä ilman oikeaa työkalua.
hint-dice-miner-magic = Jokainen taikamerkki heittää yhden noppasi kerran uudelleen. Käytä se siihen, mistä pidät vähiten.
hint-dice-miner-replenish = Arkut vievät noppia seuraavalle kierrokselle sellaisinaan; kaikki muut heitetään uudelleen.
