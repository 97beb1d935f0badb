# Spielen an einem fernen Tisch.
join-welcome = { -pithead }: { $game } am Tisch { $table }. Tippe die Nummer einer Möglichkeit oder sie selbst; „?“ hilft.
join-waiting = Warten, bis jeder Stuhl besetzt ist …
join-left = Du hast das Terminal verlassen; die Partie geht auf dem Server weiter. Derselbe Link bringt dich zurück.
join-stale = Der Tisch hat sich inzwischen geändert; schau noch einmal.
join-receipt = Deine Quittung für diese Partie: { $file }
join-asked = Tippe „{ $yes }“ oder „{ $no }“.
join-help = Tippe die Nummer einer Möglichkeit oder sie selbst, etwa „{ $example }“.
    { $undo }: den letzten eigenen Zug zurücknehmen, sofort oder wenn die anderen zustimmen
    { $yes }, { $no }: zustimmen, wenn jemand einen Zug zurücknehmen will, oder nicht
    { $say } …: etwas zum Tisch sagen
    { $leave }: einen Bot für dich spielen lassen, bis du zurückkommst
    { $resign }: aufgeben
