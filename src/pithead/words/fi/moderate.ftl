# Moderation in a terminal.
moderate-report = Ilmoitus { $ref }, { $time }: henkilö { $person }, { $reason }. { $text }
moderate-restriction = { $ref }: { $kind } { $who } { $until } asti. { $reason }
moderate-nothing = Ei mitään.
moderate-done = Tehty: { $ref }.
moderate-act-mute = mykistys
moderate-act-ban = pääsyesto
moderate-act-lift = kumottu
moderate-act-close = ilmoitus käsitelty
