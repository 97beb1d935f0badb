# Was an der Schachtel vermutet ist, und was es ändert: Zahlen von `pithead lab`.
guess-mine-decks = Was auf den 40 Minenkarten steht, ist vermutet, und darauf kommt es am meisten an. Mit einem Einsturz mehr in Stapel IV, anstelle von 2 Nuggets, stürzt die Mine in { $after } % der Runden ein statt in { $before } %, und ein Spieler hat am Ende { $gold } Gold weniger. Ein Einsturz weniger in Stapel I bringt von hundert Zwergen { $home } mehr heim.
guess-mine-tools = Wie viele Karten es von jedem Werkzeug gibt, ist vermutet, doch darauf kommt es kaum an: Zweimal Dynamit mehr für zwei Laternen kostet einen Spieler { $gold } Gold, zwei Sterne für zwei Schaufeln so gut wie nichts.
guess-mine-markers = Was auf den Markern steht, ist vermutet. Ohne den, der einen Einsturz räumt, kommen von hundert Zwergen { $home } weniger heim, und ein Spieler hat am Ende { $gold } Gold weniger.
guess-mine-dwarves = Welches Werkzeug jeder von sechs Zwergen hat, ist vermutet, ebenso die Namen von fünfen und die Reihenfolge einiger; eine Inhaltsdatei kann jedem ein anderes geben.
guess-mine-events = Sechs der acht Ereignisse sind vermutet: Das Heft nennt zwei.
guess-mine-board = Welcher Stapel zu welchem Feld gehört und wo die Gruben hängen, ist vermutet; was die Gruben und das letzte Feld wert sind, folgt aus dem Heft.
