# Mini Miners: names of things, and what they do in a sentence.

## Dwarves
mine-dwarf-handyman = Handlanger
mine-dwarf-sleuth = Spürnase
mine-dwarf-hardhead = Dickschädel
mine-dwarf-packmule = Packesel
mine-dwarf-gadget = Gadget
mine-dwarf-glimmer = Funzel
mine-dwarf-crook = Gauner
mine-dwarf-kaboom = Kaboom
mine-dwarf-lucky = Glückspilz
mine-dwarf-mole = Maulwurf
mine-dwarf-daredevil = Waghals
mine-dwarf-haggler = Feilscher
mine-dwarf-scoundrel = Halunke
mine-dwarf-bully = Rabauke
mine-dwarf-anvil = Amboss
mine-dwarf-innkeeper = Wirt
mine-dwarf-trickster = Schelm
mine-dwarf-ticktock = Ticktack

mine-ability-handyman = Leiht sein verdecktes Werkzeug einem anderen deiner Zwerge; danach wird es abgeworfen.
mine-ability-sleuth = Hat immer eine Lupe.
mine-ability-hardhead = Hat immer einen Grubenhelm.
mine-ability-packmule = Hat immer einen Wagen.
mine-ability-gadget = Bekommt ein kostenloses Werkzeug vom Stapel und darf noch eines von anderer Art tragen.
mine-ability-glimmer = Hat immer eine Laterne.
mine-ability-crook = Darf, wenn er flieht, dem nächsten Fliehenden die Hälfte des Goldes abnehmen.
mine-ability-kaboom = Hat immer Dynamit.
mine-ability-lucky = Bringt dir 2 Nuggets, wenn er flieht.
mine-ability-mole = Hat immer eine Schaufel.
mine-ability-daredevil = Gräbt in einem Stapel seiner Wahl.
mine-ability-haggler = Nimmt nach dem Markt für 1 Nugget eine zufällige Werkzeugkarte von einem Zwerg.
mine-ability-scoundrel = Nimmt nach dem Platzieren 2 Nuggets vom Besitzer eines Zwergs, der höchstens zwei Schritte entfernt ist.
mine-ability-bully = Verschiebt nach dem Platzieren einen anderen Zwerg auf ein freies Nachbarfeld.
mine-ability-anvil = Sucht sich, wenn er nach dem Markt keine Werkzeugkarte hat, eine aus Stapel oder Abwurfstapel aus.
mine-ability-innkeeper = Darf in der Taverne bleiben und bekommt 1 Nugget für je zwei Zwerge dort.
mine-ability-trickster = Vertauscht nach dem Platzieren die Marker unter zwei Zwergen.
mine-ability-ticktock = Darf das Feld eines anderen Zwergs einnehmen, der dann neu platziert wird.

## Tools
mine-tool-star = Sheriffstern
mine-tool-dynamite = Dynamit
mine-tool-shovel = Schaufel
mine-tool-magnifier = Lupe
mine-tool-cart = Wagen
mine-tool-helmet = Grubenhelm
mine-tool-lantern = Laterne

mine-tool-star-text = Bricht einen Effekt ab, der auf diesen Zwerg zielt, und der Angreifer zahlt dir 2.
mine-tool-dynamite-text = Lege bei der Flucht einen Einsturzmarker auf dein eigenes Feld.
mine-tool-shovel-text = Entferne bei der Flucht bis zu zwei Einsturzmarker von beliebigen Feldern.
mine-tool-magnifier-text = Ziehe beim Graben eine Karte mehr und lege eine auf oder unter den Stapel zurück.
mine-tool-cart-text = Ziehe beim Graben eine Karte mehr und decke sie auf.
mine-tool-helmet-text = Ignoriere Einsturzkarten und ziehe neue; ihre Marker werden trotzdem gelegt.
mine-tool-lantern-text = Dein Zwerg darf in einer Grube platziert werden.

## Events
mine-event-neighbours = Nachbarschaftsprobleme
mine-event-diamond-flow = Diamantenfluss
mine-event-clearance = Schlussverkauf
mine-event-free-beer = Freibier
mine-event-aftershock = Nachbeben
mine-event-truce = Waffenruhe
mine-event-upside-down = Verkehrte Welt
mine-event-rich-vein = Reiche Ader

mine-event-neighbours-text = Alle rekrutieren für den linken Nachbarn.
mine-event-diamond-flow-text = Die Gruben und das letzte Feld sind 2 mehr wert.
mine-event-clearance-text = Offene Werkzeuge kosten 1 statt 2.
mine-event-free-beer-text = In der Erholungsphase bekommst du 1 Nugget für je zwei eigene Zwerge in der Taverne.
mine-event-aftershock-text = Vor dem ersten Graben fällt ein Einsturzmarker auf ein zufälliges Stollenfeld.
mine-event-truce-text = Niemand darf auf Zwerge zielen.
mine-event-upside-down-text = Platziert wird vom höchsten Initiative-Wert zum niedrigsten.
mine-event-rich-vein-text = Wer auf einem Feld III oder IV Gold oder eine Spezialnuggets-Karte findet, bekommt 1 Nugget mehr.

## Places
mine-space-tunnel = Stollenfeld
mine-space-pit = Grube
mine-space-last = letztes Feld (Diamant)
mine-space-tavern = Taverne
mine-space-exit = Ausgang

## Phases
mine-phase-recruit = Rekrutierungsphase
mine-phase-market = Marktphase
mine-phase-placement = Platzierungsphase
mine-phase-collect = Sammelphase
mine-phase-recovery = Erholungsphase
