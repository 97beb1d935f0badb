# Captions of the pictures in the rules: what the position shows.
figure-mini-miners-mine = La miniera: dall’uscita una galleria scende fino al diamante D. Sotto si aprono i pozzi, e ogni livello ha il suo mazzo.
figure-mini-miners-draft = La tua mano: scegli uno dei tre nani, gli altri passano avanti. Tre sono già tuoi.
figure-mini-miners-discard = Sei nani, e uno di loro salta questo round.
figure-mini-miners-market = Il mercato: un attrezzo scoperto costa 2 pepite, uno del mazzo 1.
figure-mini-miners-place = Tocca a Lumino, che ha una lanterna: anche i pozzi liberi gli sono aperti. T2 è vietata.
figure-mini-miners-target = Chi può derubare la Canaglia? Chi sta a non più di due passi.
figure-mini-miners-collapse = Il Mulo ha pescato due pepite e un crollo: senza elmetto è perduto.
figure-mini-miners-helmet = Con l’elmetto si salva, pesca di nuovo e beve in taverna. Il segnalino resta su T3.
figure-mini-miners-blocked = La Talpa vuole uscire: le rocce su T3 e T6 chiudono la via punteggiata verso l’uscita.
figure-mini-miners-shovel = Una pala toglie due segnalini, e la Talpa è fuori con il suo oro.
figure-mini-miners-sacrifice = La Canaglia si è sacrificata: T3 è sgombra, e la strada di Lumino è libera.
figure-mini-miners-end = Dopo l’ultimo round vince chi ha più oro; ogni tre attrezzi valgono 1 in più.
