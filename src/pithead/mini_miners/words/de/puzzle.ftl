# What a puzzle is about.
puzzle-mini-miners-theme-escape = Wann man aus der Mine flieht
puzzle-mini-miners-theme-rivals = Wem man zusetzt
puzzle-mini-miners-theme-place = Wo man gräbt
puzzle-mini-miners-theme-tools = Welches Werkzeug
puzzle-mini-miners-theme-troop = Wen man ausspielt
puzzle-mini-miners-theme-dig = Wie man gräbt
