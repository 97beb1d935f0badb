# What a puzzle is about.
puzzle-mini-miners-theme-escape = Milloin paeta kaivoksesta
puzzle-mini-miners-theme-rivals = Ketä kiusata
puzzle-mini-miners-theme-place = Missä kaivaa
puzzle-mini-miners-theme-tools = Mikä työkalu
puzzle-mini-miners-theme-troop = Ketkä pelata
puzzle-mini-miners-theme-dig = Miten kaivaa
