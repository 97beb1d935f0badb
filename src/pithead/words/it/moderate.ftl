# Moderation in a terminal.
moderate-report = Segnalazione { $ref }, { $time }: persona { $person }, { $reason }. { $text }
moderate-restriction = { $ref }: { $kind } { $who } fino a { $until }. { $reason }
moderate-nothing = Non c’è nulla.
moderate-done = Fatto: { $ref }.
moderate-act-mute = silenzio
moderate-act-ban = bando
moderate-act-lift = revoca
moderate-act-close = segnalazione chiusa
