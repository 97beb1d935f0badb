# What each phase is good for, for newcomers.
hint-mini-miners-draft = Scegli un nano e passa gli altri. I numeri bassi agiscono prima, quelli alti hanno i tiri mancini.
hint-mini-miners-discarding = Uno dei tuoi nani salta questo round.
hint-mini-miners-levy = Prendi uno dei nani scoperti.
hint-mini-miners-market = Compra attrezzi, dalli ai tuoi nani, poi di’ che hai finito. Un attrezzo aiuta solo il nano che lo porta.
hint-mini-miners-placing = Vicino all’uscita si sta al sicuro ma si trova poco; in fondo c’è l’oro, e ogni crollo tra te e l’uscita sbarra la via.
hint-mini-miners-aiming = Questo nano può giocare un tiro a un altro, oppure lasciar perdere.
hint-mini-miners-announcing = Di’ quali attrezzi usa questo nano prima che peschi dal mazzo della miniera.
hint-mini-miners-choosing = Una carta speciale: prendi le pepite, o invece il suo bonus.
hint-mini-miners-bracing = La miniera crolla. Un elmetto salva il nano; senza, il suo oro è perduto.
hint-mini-miners-escaping = Se la via è libera il nano porta a casa il suo oro. Può anche restare e sgombrare un crollo per gli altri.
