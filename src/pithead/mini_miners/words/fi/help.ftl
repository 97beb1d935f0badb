# The options of a table on the command line.
help-mini-miners-simplified = Mini Miners ilman merkkejä, tapahtumia ja mutkikkaimpia kääpiöitä.
help-mini-miners-long = Mini Miners neljänä kierroksena kolmen sijaan.
help-mini-miners-open-draft = Mini Miners niin, että kääpiöt valitaan avoimesti, yksi kerrallaan.
help-mini-miners-no-trade = Mini Miners niin, ettei kultaa voi antaa toisille.
help-mini-miners-dwarves = Tämän Mini Miners -pelin kääpiöt pilkuilla erotettuina arpomisen sijaan.
