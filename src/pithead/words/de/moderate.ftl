# Moderation in a terminal.
moderate-report = Meldung { $ref }, { $time }: Person { $person }, { $reason }. { $text }
moderate-restriction = { $ref }: { $kind } { $who } bis { $until }. { $reason }
moderate-nothing = Da ist nichts.
moderate-done = Erledigt: { $ref }.
moderate-act-mute = stumm
moderate-act-ban = gesperrt
moderate-act-lift = aufgehoben
moderate-act-close = Meldung erledigt
