# What each phase is good for, for newcomers.
hint-mini-miners-draft = Pick one dwarf and pass the rest on. Low numbers act first, high numbers have the nasty tricks.
hint-mini-miners-discarding = One of your dwarves sits this round out.
hint-mini-miners-levy = Take one of the dwarves that lie open.
hint-mini-miners-market = Buy tools, give them to your dwarves, then say that you are done. A tool helps only the dwarf that carries it.
hint-mini-miners-placing = Near the exit it is safe and poor; deep down lies the gold, and every cave-in between you and the exit blocks the way.
hint-mini-miners-aiming = This dwarf may play a trick on another one, or leave it.
hint-mini-miners-announcing = Say which tools this dwarf uses before it draws from the mine deck.
hint-mini-miners-choosing = A special card: take the nuggets, or its bonus instead.
hint-mini-miners-bracing = The mine comes down. A helmet saves the dwarf; without one its gold is lost.
hint-mini-miners-escaping = With a clear way the dwarf brings its gold home. It may also stay behind and clear one cave-in for the others.
