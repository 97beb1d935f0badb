# The rules in plain words, one message for each number: DM-4.2 is rule-dm-4-2.
rule-dm-section-1 = Die Schachtel
rule-dm-section-2 = Vorbereitung
rule-dm-section-3 = Runden
rule-dm-section-4 = Grabungsphase
rule-dm-section-5 = Magiephase
rule-dm-section-6 = Wertungsphase
rule-dm-section-7 = Aufräumphase
rule-dm-section-8 = Spielende
rule-dm-section-9 = Allein spielen
rule-dm-1-1 = In der Schachtel liegen 60 Würfel: 27 Schachtwürfel, 10 Gefahrenwürfel, 7 Unterstützungswürfel, 8 Schatzwürfel und 8 Magiewürfel.
rule-dm-1-2 = Jeder Würfel hat sechs Seiten, und eine davon zeigt ein Bier.
    – Schacht: 1, 2, 3, 4, 5.
    – Schatz: 1, 1, 1, 2 und 3 Edelsteine.
    – Magie: 1, 1, 1, 2 und 3 Symbole (wie viele wovon: Vermutung).
    – Unterstützung: zwei Werkzeuge, zwei Schilde und eine Seite mit zwei Schatztruhen (wie viele wovon: Vermutung).
    – Gefahr: zwei Seiten mit 1 Höhleneinsturz, eine mit 2 Höhleneinstürzen, eine mit 3 Drachen, eine mit 4 Drachen (Vermutung, bis auf 1 Höhleneinsturz und 4 Drachen).
rule-dm-1-3 = Es gibt sechs Helden. Ein Held bringt Würfelseiten mit, die sich nie ändern:
    – Alchemist: dreimal 1 Magie.
    – Drachentöter: ein Schild und 1 Magie.
    – Ingenieur: Schacht 2 und ein Werkzeug.
    – Schürfer: 1 Edelstein und ein Werkzeug.
    – Markscheider: Schacht 1 und 1 Magie.
    – Schatzmeister: 1 Edelstein und zwei Schatztruhen.
rule-dm-1-4 = Auf dem Berg liegen 20 Würfel, von oben in Reihen zu 2, 3, 4, 5 und 6 (Reihen: abgeleitet). Die Plätze heißen nach Reihe und Stelle: a1 a2, b1 bis b3, c1 bis c4, d1 bis d5, e1 bis e6. Jeder Würfel ruht auf den zwei Plätzen unter ihm: b2 liegt auf c2 und c3, und über b2 liegen a1 und a2.
rule-dm-2-1 = Ihr spielt zu zweit bis zu viert; allein geht es nach Abschnitt 9. Alle würfeln mit einem Schachtwürfel, und wer am höchsten kommt, beginnt Runde 1. Bier schlägt die 5; bei Gleichstand würfeln die Gleichen noch einmal.
rule-dm-2-2 = Die Helden wählt ihr gegen den Uhrzeigersinn, angefangen rechts vom Startspieler, der also zuletzt wählt. Jeden Helden gibt es nur einmal. Mit der Option „random-heroes“ werden sie zufällig ausgeteilt.
rule-dm-2-3 = 20 Würfel werden blind aus dem Beutel gezogen, gewürfelt und landen auf zufälligen Plätzen des Bergs.
rule-dm-3-1 = Gespielt werden drei Runden mit je vier Phasen: Grabung, Magie, Wertung, Aufräumen. In der dritten Runde wird nicht aufgeräumt.
rule-dm-3-2 = Alle 60 Würfel kommen ins Spiel: In jeder Runde verlassen 20 den Beutel.
rule-dm-4-1 = Der Startspieler beginnt, dann geht es im Uhrzeigersinn weiter, bis der Berg leer ist.
rule-dm-4-2 = In deinem Zug nimmst du einen Würfel von der Oberseite: Über ihm liegt keiner, weder links noch rechts. Er kommt mit derselben Seite nach oben in deinen Würfelvorrat.
rule-dm-4-3 = Prost! Zeigt zu Beginn deines Zuges ein Würfel in deinem Vorrat ein Bier, darfst du es zuerst ausgeben: Nenne jemand anderen, würfle den Würfel und gib ihn weiter. Wer ihn bekommt, muss ihn mit der neuen Seite behalten. Das geht einmal pro Zug und mit jeder Art von Würfel.
rule-dm-4-4 = Nach dem Prost darfst du zwei Würfel nehmen, einen nach dem anderen. Jeder darf von der Oberseite oder aus der Flanke kommen, also nur auf einer seiner beiden oberen Seiten bedeckt sein. Den zweiten suchst du aus, wenn der erste fort und der Berg nachgerutscht ist.
rule-dm-4-5 = Nach dem Prost musst du einen ersten Würfel nehmen, den zweiten kannst du liegen lassen. Ist nur noch einer da, nimmst du den. (Unsere Auslegung.)
rule-dm-4-6 = Geht ein Würfel aus der Flanke, rutschen die Würfel darüber entlang der bedeckten Seite in die Lücke und behalten ihre Seiten. Geht c1, rutscht b1 nach c1 und a1 nach b1. Das Rutschen endet am ersten leeren Platz oder am Gipfel. (Abgeleitet.)
rule-dm-4-7 = Ein Bier, das du in diesem Zug nimmst, kannst du nicht im selben Zug ausgeben. Würfelseiten von Helden werden nie ausgegeben. (Unsere Auslegung.)
rule-dm-4-8 = Bier ausgeben kannst du, solange noch ein Würfel auf dem Berg liegt. Danach tut Bier nichts mehr. (Unsere Auslegung.)
rule-dm-5-1 = Es beginnt, wer als Nächstes einen Würfel genommen hätte, dann geht es im Uhrzeigersinn weiter. Alle haben einen Magiezug.
rule-dm-5-2 = In deinem Zug verwendest du Magieseiten eine nach der anderen, oder du hörst auf. Zeigt eine zum Beispiel drei Symbole, wählst du drei verschiedene Würfel deines Vorrats, die weder verwendet noch Gefahrenwürfel sind, und würfelst sie alle auf einmal.
rule-dm-5-3 = Ein verwendeter Magiewürfel wird in dieser Runde nicht neu gewürfelt. Ein unverwendeter schon, und zeigt er danach noch Magie, kannst du ihn später verwenden.
rule-dm-5-4 = Magie, die du verwendest, muss so viele Würfel neu würfeln, wie sie Symbole hat. Sich selbst kann ein Würfel nicht würfeln. Hast du weniger Würfel zur Auswahl, werden sie alle gewürfelt (unsere Auslegung).
rule-dm-5-5 = Magie würfelt nie Gefahrenwürfel, was immer sie zeigen. Ein Gefahrenwürfel mit Bier bleibt ein Gefahrenwürfel.
rule-dm-5-6 = Die Magieseiten deines Helden verwendest du einzeln, jede einmal pro Runde; der Alchemist hat drei davon. Würfelseiten von Helden werden nie neu gewürfelt.
rule-dm-5-7 = Denselben gewöhnlichen Würfel darfst du mit der nächsten Magie noch einmal würfeln.
rule-dm-5-8 = Am Ende der Runde sind verwendete Magiewürfel wieder frisch.
rule-dm-6-1 = Bier und Magie bringen keine Punkte.
rule-dm-6-2 = Schächte zählen in Sequenzen, die mit 1 beginnen und keine Lücke haben: 1, 2, 3 und so weiter. Eine Sequenz bringt die Summe ihrer Zahlen, und jeder Würfel gehört nur zu einer. Es zählt die beste Aufteilung. Beispiele: 1 2 3 bringt 6 Punkte, 1 2 4 bringt 3, 2 3 4 nichts, 1 1 2 2 3 bringt 9, 1 1 1 bringt 3, 1 2 2 3 bringt 6.
rule-dm-6-3 = Jeder Edelstein ist einen Punkt wert. Wer mehr Edelsteine hat als alle anderen, bekommt die doppelte Punktzahl; bei Gleichstand bekommt sie niemand. 3 und 4 Edelsteine bringen also 3 und 8 Punkte.
rule-dm-6-4 = Ohne Werkzeug kostet jeder Höhleneinsturz einen Punkt. Mit Werkzeug bringt jeder Höhleneinsturz so viele Punkte, wie du Werkzeuge hast. Bei Drachen ist es ebenso, mit Schilden. 2 Werkzeuge und 4 Höhleneinstürze: 8 Punkte. 2 Werkzeuge, 3 Höhleneinstürze, 4 Drachen und kein Schild: 6 − 4 = 2 Punkte.
rule-dm-6-5 = Die Würfelseiten deines Helden zählen wie Würfel, überall und in jeder Runde.
rule-dm-6-6 = Schatztruhen bringen keine Punkte. Eine Runde kann auch weniger als nichts bringen; ihre Punkte kommen zu deiner Gesamtpunktzahl.
rule-dm-7-1 = Zähle deine Schatztruhen, auch die deines Helden: So viele Würfel darfst du sichern, und sie behalten ihre Seite für die nächste Runde. Jeder Würfel darf gesichert werden, auch Gefahren und Bier. Ein Truhenwürfel kann sich nicht mit den eigenen Truhen sichern, nur mit anderen (unsere Auslegung). Alle wählen gleichzeitig und verdeckt (unsere Auslegung).
rule-dm-7-2 = Alle anderen Würfel der Vorräte werden neu gewürfelt.
rule-dm-7-3 = Wer insgesamt die wenigsten Punkte hat, beginnt die nächste Runde; unter Gleichen entscheidet das Los.
rule-dm-7-4 = 20 weitere Würfel aus dem Beutel füllen den Berg, wie in DM-2.3.
rule-dm-8-1 = Wer nach Runde 3 die meisten Punkte hat, gewinnt.
rule-dm-8-2 = Liegen mehrere vorn, würfeln sie ihren ganzen Vorrat neu, spielen noch eine Magiephase und werten noch einmal; Edelsteine werden nur unter ihnen verglichen. Die höchste Wertung gewinnt, und wer dann noch gleichauf ist, macht es wieder so. Diese Wertung entscheidet allein und kommt nicht zur Gesamtpunktzahl; den ersten Magiezug hat, wer in der Magiephase von Runde 3 begonnen hat, oder im Uhrzeigersinn der Nächste unter den Gleichen (unsere Auslegung).
rule-dm-9-1 = Gegen den Drachen (eine eigene Variante von uns): Du triffst nach den Regeln für zwei auf einen Bot, dessen Stärke du wählst, und beginnst Runde 1.
rule-dm-9-2 = Berg des Tages (eine eigene Variante von uns): Du spielst allein, und alle haben dieselben Würfel. Nach jedem deiner Züge verliert der Berg den Würfel der Oberseite, der am weitesten links liegt (von zweien den höheren). Beim Prost geht der Bierwürfel ohne Wurf für immer zurück in den Beutel. Nach drei Runden zählt deine Punktzahl, Edelsteine einfach, und du siehst, wie sie sich neben Bots auf demselben Berg ausnimmt.
