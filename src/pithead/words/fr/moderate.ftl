# Moderation in a terminal.
moderate-report = Signalement { $ref }, { $time } : personne { $person }, { $reason }. { $text }
moderate-restriction = { $ref } : { $kind } { $who } jusqu’à { $until }. { $reason }
moderate-nothing = Il n’y a rien.
moderate-done = Fait : { $ref }.
moderate-act-mute = silence
moderate-act-ban = bannissement
moderate-act-lift = levé
moderate-act-close = signalement traité
