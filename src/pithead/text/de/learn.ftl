# First steps: what to do, a hint after another answer, and a word after the right one.
learn-welcome = Erste Schritte in { $game }: { $count ->
    [one] eine kurze Lektion
   *[other] { $count } kurze Lektionen
 }. Wähle wie in einer Partie; „?“ hilft, „quit“ hört auf.
learn-step = Lektion { $number } von { $count }
learn-finished = Das war alles. Jetzt spiel los: pithead play { $game }
learn-hint-prefix = Diesmal nicht. { $hint }
learn-you = Du
learn-rival = Rivale

learn-dice-miner-top = Alle graben Würfel aus demselben Berg. Nehmen darfst du einen Würfel auf der Oberseite: Über ihm darf keiner liegen, weder links noch rechts. Dein Held, der Markscheider, zeigt immer eine Schacht-1. Nimm die Schacht-2.
learn-dice-miner-top-hint = Die Schacht-2 liegt auf a2.
learn-dice-miner-top-done = Der Würfel kommt in deinen Würfelvorrat und behält seine Seite.
learn-dice-miner-tunnels = Schächte zählen in Sequenzen, die mit 1 beginnen: 1, 2, 3 bringen 6 Punkte, aber eine Lücke beendet sie. Du hast 1 (dein Held) und 2. Mach mit dem nächsten weiter.
learn-dice-miner-tunnels-hint = Nach 1 und 2 kommt 3. Sie liegt auf b1.
learn-dice-miner-tunnels-done = 1 + 2 + 3 = 6 Punkte.
learn-dice-miner-gems = Jeder Edelstein ist ein Punkt, und wer allein die meisten zeigt, bekommt die doppelte Punktzahl. Ihr zeigt beide zwei. Geh in Führung.
learn-dice-miner-gems-hint = Der Edelstein liegt auf c3.
learn-dice-miner-gems-done = Drei Edelsteine gegen zwei: sechs Punkte für dich, zwei für den Rivalen.
learn-dice-miner-hazards = Höhleneinstürze und Drachen kosten je einen Punkt, wenn du nicht das Richtige dagegen hast: Werkzeug gegen Höhleneinstürze, einen Schild gegen Drachen. Dann zählt jeder, mal der Zahl deiner Werkzeuge oder Schilde. Du hast zwei Werkzeuge. Welche Gefahr willst du?
learn-dice-miner-hazards-hint = Werkzeuge machen Höhleneinstürze zu Punkten; Drachen verlangen einen Schild. Die Höhleneinstürze liegen auf d1.
learn-dice-miner-hazards-done = Zwei Höhleneinstürze mal zwei Werkzeuge: vier Punkte.
learn-dice-miner-cheers = Du beginnst diesen Zug mit einem Würfel, der Bier zeigt. Gib es aus: Würfle ihn, und dein Rivale behält ihn mit der neuen Seite. Dafür darfst du zwei Würfel nehmen, auch aus der Flanke. Sag Prost.
learn-dice-miner-cheers-hint = Wähle „cheers tunnel to 1“.
learn-dice-miner-cheers-done = Prost! Dein Rivale hat eine Schacht-5 bekommen.
learn-dice-miner-side = Jetzt darfst du einen Würfel aus der Flanke nehmen: einen, der nur auf einer seiner beiden oberen Seiten bedeckt ist. Die drei Edelsteine auf d1 sind oben rechts von c1 bedeckt.
learn-dice-miner-side-hint = Nimm die Edelsteine auf d1.
learn-dice-miner-side-done = Der Würfel darüber ist in die Lücke gerutscht: Schau auf d1.
learn-dice-miner-second = Ein zweiter Würfel gehört dir, wenn du willst, wieder von der Oberseite oder aus der Flanke. Nimm einen oder sag „done“.
learn-dice-miner-second-hint = Jeder Würfel, den man nehmen darf, ist richtig.
learn-dice-miner-second-done = Dein Zug ist zu Ende. So geht es weiter, bis der Berg leer ist.
learn-dice-miner-spend = Der Berg ist leer, und die Magie beginnt. Ein Magiewürfel mit zwei Symbolen würfelt zwei deiner Würfel neu. Deine Schächte sind 1 (Held), 2, 3, 5 und 5. Verwende die zwei Symbole.
learn-dice-miner-spend-hint = Wähle „spend magic:2“; heb dir die Magie des Helden noch auf.
learn-dice-miner-spend-done = Wähle nun zwei Würfel. Gefahrenwürfel sind nie erlaubt.
learn-dice-miner-first-roll = Beide Fünfen bringen ohne 4 nichts. Wähle die erste von ihnen.
learn-dice-miner-first-roll-hint = Wähle „roll tunnel:5“.
learn-dice-miner-first-roll-done = Noch eine.
learn-dice-miner-second-roll = Ein Magiewürfel muss so viele Würfel neu würfeln, wie er erlaubt. Wähle die andere Fünf.
learn-dice-miner-second-roll-hint = Wähle „roll tunnel:5“.
learn-dice-miner-second-roll-done = Eine 4 und eine 1! Deine Schächte sind 1, 2, 3, 4 und noch eine 1: elf Punkte.
learn-dice-miner-hero = Dein Held hat auch ein Magiesymbol. Du könntest es verwenden, aber jetzt ist alles in Ordnung. Hör hier auf.
learn-dice-miner-hero-hint = Sag „done“.
learn-dice-miner-hero-done = Wenn alle fertig sind, wird die Runde gewertet.
learn-dice-miner-cache = Vor der nächsten Runde werden alle Würfel neu gewürfelt, außer denen, die du sicherst: so viele, wie du Schatztruhen zeigst. Deine vier Drachen brauchen einen Schild. Sichere eines von beiden.
learn-dice-miner-cache-hint = Wähle „cache tool:shield“ oder „cache hazard:dragon4“.
learn-dice-miner-cache-done = Er behält seine Seite. Nach drei Runden gewinnen die meisten Punkte.
