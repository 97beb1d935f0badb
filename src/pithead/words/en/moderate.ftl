# Moderation in a terminal.
moderate-report = Report { $ref }, { $time }: person { $person }, { $reason }. { $text }
moderate-restriction = { $ref }: { $kind } { $who } until { $until }. { $reason }
moderate-nothing = There is nothing.
moderate-done = Done: { $ref }.
moderate-act-mute = mute
moderate-act-ban = ban
moderate-act-lift = lift
moderate-act-close = report closed
