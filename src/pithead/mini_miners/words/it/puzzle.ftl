# What a puzzle is about.
puzzle-mini-miners-theme-escape = Quando scappare dalla miniera
puzzle-mini-miners-theme-rivals = A chi dare fastidio
puzzle-mini-miners-theme-place = Dove scavare
puzzle-mini-miners-theme-tools = Quale attrezzo
puzzle-mini-miners-theme-troop = Chi giocare
puzzle-mini-miners-theme-dig = Come scavare
