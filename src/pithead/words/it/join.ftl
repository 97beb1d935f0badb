# Giocare a un tavolo lontano.
join-welcome = { -pithead }: { $game } al tavolo { $table }. Scrivi il numero di una scelta o la scelta stessa; «?» aiuta.
join-waiting = Si aspetta che ogni sedia sia occupata …
join-left = Hai lasciato il terminale; la partita continua sul server. Lo stesso link ti riporta qui.
join-stale = Intanto il tavolo è cambiato; guarda di nuovo.
join-receipt = La tua ricevuta di questa partita: { $file }
join-asked = Scrivi «{ $yes }» o «{ $no }».
join-help = Scrivi il numero di una scelta, o la scelta a parole, come «{ $example }».
    { $undo }: riprendere la tua ultima mossa, subito o se gli altri sono d'accordo
    { $yes }, { $no }: essere d'accordo quando un altro vuole riprendere una mossa, o no
    { $say } …: dire qualcosa al tavolo
    { $leave }: lasciar giocare un bot finché non torni
    { $resign }: arrendersi
