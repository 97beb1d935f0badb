# The options of a table on the command line.
help-mini-miners-simplified = Mini Miners ohne Marker, ohne Ereignisse und ohne die kniffligsten Zwerge.
help-mini-miners-long = Mini Miners in vier Runden statt in drei.
help-mini-miners-open-draft = Mini Miners mit Aushebung: Die Zwerge werden offen gewählt, einer nach dem anderen.
help-mini-miners-no-trade = Mini Miners ohne Handel: Niemand gibt anderen Gold.
help-mini-miners-dwarves = Die Zwerge dieser Partie Mini Miners, durch Kommas getrennt, statt sie zu ziehen.
