# Captions of the pictures in the rules: what the position shows.
figure-mini-miners-mine = Kaivos: uloskäynniltä tunneli mutkittelee alas timantille D. Sen alla on kuoppia, ja joka kerroksella on oma pakkansa.
figure-mini-miners-draft = Kätesi: valitse yksi kolmesta kääpiöstä, muut jatkavat eteenpäin. Kolme on jo sinun.
figure-mini-miners-discard = Kuusi kääpiötä, ja yksi niistä jää pois tältä kierrokselta.
figure-mini-miners-market = Markkinat: esillä oleva työkalu maksaa 2 hippua, pakasta ostettu 1 hipun.
figure-mini-miners-place = Tuikun vuoro, ja hänellä on lyhty: vapaat kuopatkin ovat avoinna. T2 on kielletty.
figure-mini-miners-target = Keneltä Lurjus saa viedä? Niiltä, jotka ovat enintään kahden askeleen päässä.
figure-mini-miners-collapse = Kuormajuhta on nostanut kaksi hippua ja sortuman: ilman kypärää hänet menetetään.
figure-mini-miners-helmet = Kypärän ansiosta hän selviää, nostaa uuden kortin ja istuu kapakassa. Merkki jää ruutuun T3.
figure-mini-miners-blocked = Myyrä haluaa ulos: ruutujen T3 ja T6 kivet tukkivat pisteytetyn tien uloskäynnille.
figure-mini-miners-shovel = Yksi lapio poistaa kaksi merkkiä, ja Myyrä pääsee ulos kultineen.
figure-mini-miners-sacrifice = Lurjus on uhrautunut: T3 on raivattu, ja Tuikun tie on vapaa.
figure-mini-miners-end = Viimeisen kierroksen jälkeen eniten kultaa voittaa; kutakin kolmea työkalua kohti tulee 1 lisää.
