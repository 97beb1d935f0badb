ladder-title = Pelin { $game } tikkaat: { $games } peliä, { $seats } pelaajaa, { $budget } s siirtoa kohti niille, jotka laskevat
ladder-level = taso
ladder-elo = Elo
ladder-won = voitot alempaa vastaan
ladder-ms = ms päätöstä kohti
ladder-read = ± on puolet 95 %:n välistä; kaikki nopat pelattiin jokaiselta paikalta. Ahne botti merkitsee { $points } pistettä. 100 pistettä edellä oleva voittaa 64 % peleistä, 200 pistettä edellä oleva 76 %.
ladder-stopped = Keskeytetty: taulukossa on se, mitä ehdittiin pelata.
