# Games in files: listed, gone on with, deleted.
saved-none = In { $folder } e nella sua cartella «games» non c’è nessuna partita.
saved-running = In corso
saved-finished = Finite
saved-commands = Si riprende con «pithead games resume FILE», senza file l’ultima; «pithead games delete FILE» chiede e cancella.
saved-sure = Cancellare { $file } ({ $title }: { $names }{ $running ->
    [yes] , non finita
   *[no] {""}
 })? sì/no
saved-yes = sì
saved-deleted = Cancellata: { $file }
saved-kept = Conservata: { $file }
