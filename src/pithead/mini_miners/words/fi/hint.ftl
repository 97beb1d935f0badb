# What each phase is good for, for newcomers.
hint-mini-miners-draft = Valitse kääpiö ja anna loput eteenpäin. Pienet numerot toimivat ensin, suurilla on ilkeät temput.
hint-mini-miners-discarding = Yksi kääpiöistäsi jää tältä kierrokselta pois.
hint-mini-miners-levy = Ota yksi esillä olevista kääpiöistä.
hint-mini-miners-market = Osta työkaluja, anna ne kääpiöillesi ja sano sitten olevasi valmis. Työkalu auttaa vain kantajaansa.
hint-mini-miners-placing = Lähellä uloskäyntiä on turvallista ja köyhää; syvällä on kulta, ja jokainen sortuma sinun ja uloskäynnin välissä tukkii tien.
hint-mini-miners-aiming = Tämä kääpiö voi tehdä toiselle kepposen tai jättää sen.
hint-mini-miners-announcing = Sano, mitä työkaluja tämä kääpiö käyttää, ennen kuin se nostaa kaivospakasta.
hint-mini-miners-choosing = Erikoiskortti: ota hiput tai niiden sijasta kortin etu.
hint-mini-miners-bracing = Kaivos sortuu. Kypärä pelastaa kääpiön; ilman sitä kulta on mennyttä.
hint-mini-miners-escaping = Jos tie on auki, kääpiö tuo kultansa kotiin. Se voi myös jäädä ja raivata muille yhden sortuman.
