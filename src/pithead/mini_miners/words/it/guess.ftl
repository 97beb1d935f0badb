# Che cosa della scatola è un’ipotesi, e che cosa cambia: cifre di `pithead lab`.
guess-mine-decks = Ciò che sta sulle 40 carte miniera è un’ipotesi, e quella che conta di più. Con un crollo in più nel mazzo IV, al posto di 2 pepite, la miniera crolla nel { $after } % dei round invece che nel { $before } %, e un giocatore finisce con { $gold } oro in meno. Un crollo in meno nel mazzo I porta a casa { $home } nani in più su cento.
guess-mine-tools = Quante carte ci sono di ogni attrezzo è un’ipotesi che conta poco: due dinamiti in più per due lanterne costano a un giocatore { $gold } oro, due stelle per due pale quasi nulla.
guess-mine-markers = Ciò che sta sui segnalini è un’ipotesi. Senza quello che libera un crollo tornano a casa { $home } nani in meno su cento, e un giocatore finisce con { $gold } oro in meno.
guess-mine-dwarves = Quale attrezzo ha ciascuno di sei nani è un’ipotesi, e così i nomi di cinque e l’ordine di alcuni; un file di contenuti può darne a ciascuno un altro.
guess-mine-events = Sei degli otto eventi sono ipotesi: il regolamento ne nomina due.
guess-mine-board = Quale mazzo appartiene a quale casella, e dove si attaccano i pozzi, sono ipotesi; quanto valgono i pozzi e l’ultima casella segue dal regolamento.
