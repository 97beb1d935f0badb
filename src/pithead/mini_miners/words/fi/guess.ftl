# Mitä laatikosta arvattiin ja mitä se muuttaa: `pithead lab` -komennon lukuja.
guess-mine-decks = Se, mitä 40 kaivoskortissa on, on arvaus, ja sillä on eniten väliä. Jos pakassa IV on yksi romahdus lisää 2 hipun tilalla, kaivos romahtaa { $after } %:ssa kierroksista eikä { $before } %:ssa, ja pelaajalla on lopussa { $gold } kultaa vähemmän. Yksi romahdus vähemmän pakassa I tuo sadasta kääpiöstä { $home } enemmän kotiin.
guess-mine-tools = Se, montako korttia kutakin työkalua on, on arvaus, jolla on tuskin väliä: kaksi dynamiittia lisää kahden lyhdyn tilalla maksaa pelaajalle { $gold } kultaa, kaksi tähteä kahden lapion tilalla tuskin mitään.
guess-mine-markers = Se, mitä merkeissä on, on arvaus. Ilman sitä, joka raivaa romahduksen, sadasta kääpiöstä { $home } vähemmän pääsee kotiin, ja pelaajalla on lopussa { $gold } kultaa vähemmän.
guess-mine-dwarves = Se, mikä työkalu kuudella kääpiöllä kullakin on, on arvaus, samoin viiden nimet ja joidenkin järjestys; sisältötiedosto voi antaa jokaiselle toisen.
guess-mine-events = Kuusi kahdeksasta tapahtumasta on arvauksia: kirja nimeää kaksi.
guess-mine-board = Se, mikä pakka kuuluu mihinkin ruutuun ja missä kuopat ovat, on arvaus; kuoppien ja viimeisen ruudun arvo seuraa kirjasta.
