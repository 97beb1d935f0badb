# The rules in plain words, one message for each number: MM-4.2 is rule-mm-4-2.
rule-mm-section-1 = Die Schachtel
rule-mm-section-2 = Spielaufbau
rule-mm-section-3 = Rekrutierungsphase
rule-mm-section-4 = Marktphase
rule-mm-section-5 = Platzierungsphase
rule-mm-section-6 = Sammelphase
rule-mm-section-7 = Die Werkzeuge
rule-mm-section-8 = Die Zwerge
rule-mm-section-9 = Erholungsphase und Spielende
rule-mm-section-10 = Handel und Sichtbarkeit
rule-mm-section-11 = Ereignisse
rule-mm-section-12 = Optionale Regeln
rule-mm-1-1 = In der Schachtel liegen:
    – 18 Zwerge mit den Initiative-Werten 1 bis 18 (fünf Namen, und wer welches Werkzeug hat: Vermutung);
    – 36 Werkzeugkarten von sieben Arten: Sheriffstern, Dynamit, Schaufel, Lupe, Wagen, Grubenhelm und Laterne (wie viele wovon: Vermutung);
    – 40 Minenkarten in vier Stapeln zu zehn, I bis IV (Inhalt: Vermutung);
    – 8 Ereignisse (sechs davon: Vermutung);
    – 16 Standardmarker und 5 Bonusmarker (Inhalt: Vermutung);
    – 6 Einsturzmarker, 52 Goldnuggets und 14 Diamanten, die je 7 Nuggets wert sind.
rule-mm-1-2 = Vom Ausgang führt ein Stollen über die Felder T1 bis T16 zum letzten Feld D. Vier Gruben, P1 bis P4, hängen bei T3, T7, T11 und T14 am Stollen (Vermutung). Die Gruben sind 2, 3, 3 und 7 wert, D ist 7 wert (abgeleitet). Stapel I gehört zu T1 bis T4, II zu T5 bis T8, III zu T9 bis T12, IV zu T13 bis T16 (Vermutung). Entfernungen zählen die Schritte auf diesen Wegen; Taverne und Ausgang sind keine Felder.
rule-mm-1-3 = Gold liegt an drei verschiedenen Orten: auf einer Zwergenkarte, in der Schatzkammer eines Spielers oder im Goldvorrat. Der Goldvorrat geht nie aus (unsere Auslegung).
rule-mm-2-1 = Zu zweit oder zu dritt beginnt ihr mit je 8 Gold, zu viert mit 6. Bei 2, 3 oder 4 Spielern sind 12, 15 oder 16 Zwerge im Spiel, zufällig gezogen, wenn nicht der Gastgeber sie aussucht (unsere Auslegung); ihr bekommt je 6, 5 oder 4 Karten auf die Hand und spielt in jeder Runde 5, 4 oder 3 Zwerge.
rule-mm-2-2 = Die Standardmarker liegen zufällig verteilt und offen auf T1 bis T16, die Bonusmarker auf den vier Gruben und auf D. Sie bleiben das ganze Spiel dort, außer ein Effekt verschiebt sie.
rule-mm-2-3 = Die Werkzeuge werden gemischt, und fünf liegen offen aus: der Markt. Sobald dort drei gleiche liegen, werden Markt, Stapel und Abwurfstapel zusammen gemischt und fünf neue ausgelegt, bis keine drei mehr gleich sind. Das geschieht höchstens 20-mal und nie mit weniger als fünf Karten (unsere Auslegung).
rule-mm-2-4 = Jeder der vier Minenkartenstapel wird für sich gemischt. Ein Ereignis liegt offen aus und gilt nur für diese Runde.
rule-mm-3-1 = Alle wählen gleichzeitig und verdeckt einen Zwerg von ihrer Hand und geben den Rest weiter, bis alles verteilt ist; die letzte Karte kommt von selbst. In Runde 1 und 3 gehen die Karten nach links, in Runde 2 und 4 nach rechts.
rule-mm-3-2 = Danach werfen alle einen Zwerg ab, wieder verdeckt und gleichzeitig. Er setzt diese Runde aus, für alle sichtbar. Die übrigen werden aufgedeckt.
rule-mm-4-1 = Auf dem Markt beginnt, wer den Zwerg mit dem niedrigsten Initiative-Wert spielt; die anderen folgen nach ihrem jeweils niedrigsten Wert.
rule-mm-4-2 = In deinem Zug darfst du in beliebiger Folge, solange dein Gold reicht: für 1 die oberste Karte des Stapels nehmen, die nur du siehst; für 2 eine Karte des Marktes nehmen, die sofort ersetzt wird; oder für 1 Markt, Stapel und Abwurfstapel mischen und fünf neue Karten auslegen. Ist der Stapel leer, wird der Abwurfstapel kostenlos zum neuen Stapel (unsere Auslegung).
rule-mm-4-3 = Gekaufte Werkzeuge kommen verdeckt in deinen Werkzeugvorrat. Die anderen wissen, wie viele du hast, aber nicht welche. Was du vom offenen Markt gekauft hast, haben sie allerdings gesehen, und es steht im Protokoll.
rule-mm-4-4 = Bevor du deinen Zug beendest, rüstest du deine Zwerge aus deinem Werkzeugvorrat aus, auch mit Werkzeugen früherer Runden. Jeder trägt verdeckt eine Werkzeugkarte, wenn keine Fertigkeit etwas anderes sagt. Nach deinem Zug ändert sich daran nichts mehr.
rule-mm-4-5 = Nach dem letzten Spieler kommt der Feilscher (12) an die Reihe, dann der Amboss (15) (unsere Auslegung).
rule-mm-5-1 = Die Zwerge werden in der Reihenfolge ihrer Initiative-Werte platziert, der niedrigste zuerst, jeder auf ein freies Feld des Stollens oder auf D; mit einer Laterne darf es auch eine freie Grube sein. Frei ist ein Feld, auf dem kein Zwerg steht und das keine Verbotene Zone ist. Platziert werden muss.
rule-mm-5-2 = Ein Zwerg, der verschoben wird, braucht für eine Grube keine Laterne. In eine Verbotene Zone kann er auch so nicht; durch sie hindurch fliehen darf man (unsere Auslegung).
rule-mm-5-3 = Platzierungsfertigkeiten werden gleich nach dem Platzieren eingesetzt, und noch einmal, wenn der Zwerg neu platziert wird.
rule-mm-6-1 = Die Zwerge sind vom Ausgang her der Reihe nach dran: T1, T2, T3, P1, T4 und so weiter; eine Grube folgt gleich auf ihre Kreuzung. Jeder gräbt und flieht dann.
rule-mm-6-2 = Graben: Ziehe eine Karte vom Stapel deines Feldes; das ist Pflicht (unsere Auslegung). Ist der Stapel leer, gibt es keine Karte. In Gruben und auf D ziehst du nicht, sondern nimmst den aufgedruckten Wert; Werkzeuge und Fertigkeiten, die mit dem Ziehen zu tun haben, wirken dort nicht.
rule-mm-6-3 = Eine Goldnugget-Karte bringt so viele Nuggets aus dem Goldvorrat auf deine Zwergenkarte. Bei einer Spezialnuggets-Karte wählst du: die Nuggets, oder den Bonus und keine Nuggets.
rule-mm-6-4 = Eine Einsturzkarte ohne Grubenhelm: Für jede kommt ein Einsturzmarker auf das Feld, und dein Zwerg wird entfernt. Die anderen aufgedeckten Karten verfallen.
rule-mm-6-5 = Ein entfernter Zwerg verlässt das Spielbrett. Das Gold auf seiner Karte geht in den Goldvorrat, seine Werkzeugkarten werden abgeworfen, seine Karte wird umgedreht, und er tut in dieser Runde nichts mehr.
rule-mm-6-6 = Wäre ein siebter Einsturzmarker fällig, bricht die Mine zusammen: Alle Zwerge in ihr werden entfernt, mit oder ohne Helm, auch der Verursacher, und die Sammelphase endet. Die Taverne ist sicher. Du darfst das mit Dynamit selbst auslösen, wirst aber vorher gewarnt (unsere Auslegung).
rule-mm-6-7 = Ein Marker mit Plus oder Minus ändert die Nuggets auf der Karte am Ende des Grabens, nie unter 0; das ist Pflicht. Alle anderen Marker sind freiwillig.
rule-mm-6-8 = Flucht: Erst setzt du, wenn du magst, Werkzeuge und Boni ein. Liegt zwischen dem Feld deines Zwergs und dem Ausgang kein Einsturzmarker, flieht er; bleiben kann er nicht. Er kommt in die Taverne und sein Gold in deine Schatzkammer. Marker auf dem eigenen Feld halten ihn nicht auf, Marker in Gruben niemanden sonst. Ist der Weg versperrt, wird er entfernt.
rule-mm-6-9 = Opfer: Statt zu fliehen, ob der Weg frei ist oder nicht, darf dein Zwerg einen beliebigen Einsturzmarker vom Spielbrett räumen. Danach wird er entfernt.
rule-mm-7-1 = Wer ein Werkzeug verwendet, deckt es auf; aufgedeckte Werkzeuge wirken weiter. Jedes wirkt einmal je Anlass (ein Graben, eine Flucht, ein Platzieren, ein Abzielen) und beim nächsten wieder. Nur der Zwerg, der es trägt, darf es verwenden.
rule-mm-7-2 = Ein Werkzeugsymbol auf der Zwergenkarte oder auf dem Marker unter dem Zwerg wirkt wie das Werkzeug und kommt zu den Karten hinzu. Es ist aber keine Karte: Es wird nie gestohlen, verliehen, abgeworfen oder gezählt. Ein Zwerg hat den Marker des Feldes, auf dem er gerade steht.
rule-mm-7-3 = Lupe (Graben): Ziehe für jede eine Karte mehr, sieh dir alle an und lege für jede Lupe eine auf oder unter den Stapel zurück. Mindestens eine behältst du (unsere Auslegung). Wagen (Graben): Ziehe für jeden eine Karte mehr und decke sie auf. Sag vor dem Ziehen, wie viele von beiden du verwendest.
rule-mm-7-4 = Grubenhelm (Reaktion): Jede Einsturzkarte legt ihren Marker, aber dein Zwerg ignoriert sie und zieht eine neue Karte vom selben Stapel, bis er genug andere Karten hat oder der Stapel leer ist. Lupen helfen bei diesen Karten nicht. Du darfst auch verzichten.
rule-mm-7-5 = Schaufel (Flucht): Entferne bis zu zwei Einsturzmarker von beliebigen Feldern, zwei je Schaufel. Dynamit (Flucht): Lege einen Einsturzmarker auf dein eigenes Feld, einen je Dynamit.
rule-mm-7-6 = Laterne (Platzierung): Dein Zwerg darf in eine Grube. Sheriffstern (Reaktion): Er bricht einen Effekt ab, der auf diesen Zwerg zielt, und der Angreifer zahlt dir 2 von Schatzkammer zu Schatzkammer, oder was da ist. Er wirkt jedes Mal.
rule-mm-7-7 = Die anderen Symbole: einen Einsturzmarker von einem beliebigen Feld entfernen (Graben); eine Werkzeugkarte in den Werkzeugvorrat ziehen (Graben); einen Einsturzmarker ignorieren (Flucht); alle ignorieren (Flucht); Verbotene Zone. Wer durch eine Spezialnuggets-Karte ignorieren darf, behält das bis zu seiner Flucht (unsere Auslegung).
rule-mm-8-1 = Zwerge setzen ihre Fertigkeiten in der Mine oder in der Taverne ein, nie wenn sie entfernt sind. Marktfertigkeiten wirken bei jedem Zwerg, der diese Runde gespielt wird (unsere Auslegung).
rule-mm-8-2 = Wollen zwei gleichzeitig handeln, kommt der niedrigere Initiative-Wert zuerst.
rule-mm-8-3 = Sechs Zwerge zielen auf andere: Gauner 7, Feilscher 12, Halunke 13, Rabauke 14, Schelm 17, Ticktack 18. Abzielen ist freiwillig; hat sich der Gauner aber angekündigt, trifft er, wer immer als Nächstes flieht. Feilscher, Rabauke, Schelm und Ticktack dürfen auch auf eigene Zwerge zielen, der Halunke nur auf fremde (unsere Auslegung).
rule-mm-8-4 = Handlanger 1: Ein anderer deiner Zwerge darf sein verdecktes Werkzeug verwenden, als trüge er es selbst, nur nie den Sheriffstern; danach wird es abgeworfen. Verwendet er es selbst, bleibt es. Das geht nur, solange er nicht entfernt ist.
rule-mm-8-5 = Sechs Zwerge haben ihr Werkzeug eingebaut: Spürnase 2 die Lupe, Dickschädel 3 den Grubenhelm, Packesel 4 den Wagen, Funzel 6 die Laterne, Kaboom 8 das Dynamit, Maulwurf 10 die Schaufel (Vermutung, bis auf Kabooms Namen).
rule-mm-8-6 = Gadget 5: Zu Beginn deines Marktzugs bekommt er kostenlos das oberste Werkzeug vom Stapel, ungesehen von den anderen. Er darf noch eines tragen, von anderer Art.
rule-mm-8-7 = Gauner 7: Wenn er flieht, darf er sich ankündigen. Der nächste Zwerg, der flieht, gibt die Hälfte seines Goldes, aufgerundet, in deine Schatzkammer; entfernte Zwerge zählen nicht. Ein Sheriffstern beendet das, und du zahlst 2.
rule-mm-8-8 = Glückspilz 9: Wenn er flieht, bekommst du 2 Nuggets in deine Schatzkammer. Sie gelten nicht als gesammelt.
rule-mm-8-9 = Waghals 11: Er gräbt in einem Stapel seiner Wahl, der nicht leer ist, und zieht alle Karten dieses Grabens von dort.
rule-mm-8-10 = Feilscher 12: Am Ende der Marktphase darf er auf einen Zwerg mit Werkzeugkarten zielen, 1 in den Goldvorrat zahlen und eine davon zufällig nehmen; er trägt sie zusätzlich. Gegen einen Sheriffstern zahlst du nicht die 1, sondern 2 an dessen Besitzer.
rule-mm-8-11 = Halunke 13: Nach dem Platzieren darf er auf einen Zwerg zielen, der höchstens zwei Schritte entfernt ist. Dessen Besitzer legt 2 Gold aus der Schatzkammer, oder was da ist, auf die Karte des Halunken.
rule-mm-8-12 = Rabauke 14: Nach dem Platzieren darf er einen beliebigen anderen Zwerg in der Mine auf ein freies Nachbarfeld deiner Wahl verschieben.
rule-mm-8-13 = Amboss 15: Hat er am Ende der Marktphase keine Werkzeugkarte, nimmt er ein beliebiges Werkzeug vom Stapel (verdeckt) oder vom Abwurfstapel (offen). Ein durchsuchter Stapel wird gemischt.
rule-mm-8-14 = Wirt 16: Du darfst ihn in der Taverne platzieren. Dann bekommst du in der Erholungsphase 1 Nugget für je zwei Zwerge dort, egal von wem, er selbst zählt mit, abgerundet.
rule-mm-8-15 = Schelm 17: Nach dem Platzieren darf er die Marker unter zwei Zwergen vertauschen, für den Rest des Spiels. Ein Sheriffstern verhindert den Tausch. Jeder eingesetzte Stern kostet dich 2; reicht dein Gold nicht, wird der niedrigere Initiative-Wert zuerst bezahlt.
rule-mm-8-16 = Ticktack 18: Statt eines freien Feldes darf er den Platz eines Zwergs in der Mine einnehmen, der sofort neu platziert wird. Für eine Grube braucht er eine Laterne. Gegen einen Sheriffstern kommt er auf ein freies Feld und zielt auf niemand anderen.
rule-mm-9-1 = Zuerst kommen die Fertigkeiten der Erholungsphase. Dann gehen die Werkzeuge verdeckt zurück in die Werkzeugvorräte, und die Figuren verlassen das Spielbrett. Alle Zwerge, auch die abgeworfenen, werden gemischt und ausgeteilt, die Minenkarten kehren in ihre Stapel zurück, die Einsturzmarker verschwinden, und das nächste Ereignis wird aufgedeckt.
rule-mm-9-2 = Nach der letzten Runde, wenn ihre Erholungsfertigkeiten erledigt und die Werkzeuge zurück sind, bekommst du 1 Nugget für je drei Werkzeuge in deinem Werkzeugvorrat, abgerundet. Das meiste Gold gewinnt. Bei Gleichstand gewinnt, wer in dieser Runde den Zwerg mit dem niedrigsten Initiative-Wert gespielt hat, entfernt oder nicht.
rule-mm-9-3 = Abgeworfene Werkzeuge bleiben von Runde zu Runde im Abwurfstapel (unsere Auslegung).
rule-mm-10-1 = Zwischen zwei Schritten dürft ihr einander jederzeit Gold aus der Schatzkammer geben. Versprechen binden nicht, und der Gastgeber kann den Handel abschalten.
rule-mm-10-2 = Alle sehen das Gold, die Zahl der Werkzeuge, die gespielten Zwerge, die Abwurfstapel, die Marker und das Ereignis. Geheim sind die Arten der Werkzeuge im Vorrat und der verdeckten Werkzeuge, Hand und Wahl beim Rekrutieren, die Reihenfolge der Stapel und was man durch die Lupe sieht.
rule-mm-11-1 = Nachbarschaftsprobleme: Alle rekrutieren für den linken Nachbarn. Die Zwergentrupps werden weitergegeben, dann werfen alle einen Zwerg ab und decken die anderen auf. Bei der Aushebung wählst du für deinen linken Nachbarn; abgeworfen wird nichts.
rule-mm-11-2 = Diamantenfluss: Die Gruben und D sind 2 mehr wert. Die Diamanten selbst nicht.
rule-mm-11-3 = Die anderen sechs (Vermutung):
    – Schlussverkauf: Offene Werkzeuge kosten 1 statt 2.
    – Freibier: In der Erholungsphase bekommst du 1 Nugget für je zwei eigene Zwerge in der Taverne, abgerundet.
    – Nachbeben: Vor dem ersten Graben fällt ein Einsturzmarker auf ein zufälliges Stollenfeld; einem Zwerg dort geschieht nichts.
    – Waffenruhe: Niemand darf auf Zwerge zielen.
    – Verkehrte Welt: Platziert wird vom höchsten Initiative-Wert zum niedrigsten.
    – Reiche Ader: Ein Zwerg auf einem Feld des Stapels III oder IV, der eine Goldnugget- oder Spezialnuggets-Karte aufdeckt und das Graben übersteht, bekommt 1 Nugget mehr.
rule-mm-12-1 = Vereinfachtes Spiel: ohne Marker und ohne Ereignisse. Bei 4 Spielern bleiben die Zwerge 12 und 17 draußen, bei 3 auch 1, bei 2 auch 7, 8 und 11.
rule-mm-12-2 = Langes Spiel: vier Runden.
rule-mm-12-3 = Aushebung: Die Zwerge liegen offen aus. Vom ersten Spieler an nehmen im Uhrzeigersinn alle einen, bis bei 2, 3 oder 4 Spielern jeder 5, 4 oder 3 hat. Bei der ersten Wahl darf der erste Spieler nicht den niedrigsten Initiative-Wert nehmen. Abgeworfen wird nichts. Wer den niedrigsten Initiative-Wert hat, ist in der nächsten Runde erster Spieler; in Runde 1 entscheidet das Los (unsere Auslegung).
