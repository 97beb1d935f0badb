# What each phase is good for, for newcomers.
hint-mini-miners-draft = Wähle einen Zwerg und gib die übrigen weiter. Niedrige Zahlen handeln zuerst, hohe haben die gemeinen Tricks.
hint-mini-miners-discarding = Einer deiner Zwerge setzt diese Runde aus.
hint-mini-miners-levy = Nimm einen der Zwerge, die offen liegen.
hint-mini-miners-market = Kaufe Werkzeug, gib es deinen Zwergen und sage dann, dass du fertig bist. Ein Werkzeug hilft nur dem Zwerg, der es trägt.
hint-mini-miners-placing = Nahe am Ausgang ist es sicher und karg; tief unten liegt das Gold, und jeder Einsturz zwischen dir und dem Ausgang versperrt den Weg.
hint-mini-miners-aiming = Dieser Zwerg darf einem anderen einen Streich spielen, oder er lässt es.
hint-mini-miners-announcing = Sage, welches Werkzeug dieser Zwerg benutzt, bevor er vom Minenstapel zieht.
hint-mini-miners-choosing = Eine Sonderkarte: Nimm die Nuggets, oder stattdessen ihren Bonus.
hint-mini-miners-bracing = Die Mine stürzt ein. Ein Grubenhelm rettet den Zwerg; ohne ihn ist sein Gold verloren.
hint-mini-miners-escaping = Ist der Weg frei, bringt der Zwerg sein Gold heim. Er kann auch zurückbleiben und für die anderen einen Einsturz räumen.
