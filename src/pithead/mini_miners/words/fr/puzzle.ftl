# What a puzzle is about.
puzzle-mini-miners-theme-escape = Quand fuir la mine
puzzle-mini-miners-theme-rivals = À qui s’en prendre
puzzle-mini-miners-theme-place = Où creuser
puzzle-mini-miners-theme-tools = Quel outil
puzzle-mini-miners-theme-troop = Qui jouer
puzzle-mini-miners-theme-dig = Comment creuser
