# What a table may choose.
option-mini-miners-simplified = Yksinkertaistettu ensipeli
option-mini-miners-long = Pitkä peli, neljä kierrosta
option-mini-miners-open-draft = Avoin värväys
option-mini-miners-trade = Pelaajat voivat antaa toisilleen kultaa
option-mini-miners-dwarves = Pelissä olevat kääpiöt nimeltä
